/** Refusals of the check of the lock file. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'dorfpost-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Lock {
  packages: Record<string, { integrity?: string }>
}

/** Runs the check on the lock file, changed; returns its exit code and what it says. */
function checked(change: (lock: Lock) => void) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  change(lock)
  const file = join(folder, 'package-lock.json')
  writeFileSync(file, JSON.stringify(lock))
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, '.tools/lock-complete.ts'), file],
    { encoding: 'utf8' },
  )
  return { status, stdout }
}

test('our lock file has everything', () => {
  expect(checked(() => {})).toMatchObject({ status: 0 })
})

test('a package without integrity is refused', () => {
  const found = checked(({ packages }) => {
    delete packages['node_modules/hono']?.integrity
  })
  expect(found.status).toBe(1)
  expect(found.stdout).toContain('Without integrity in the lock file: node_modules/hono\n')
})

test('a binary of another platform that is missing is refused', () => {
  const found = checked(({ packages }) => {
    delete packages['node_modules/@swc/core-win32-x64-msvc']
  })
  expect(found.status).toBe(1)
  expect(found.stdout).toContain('Not in the lock file: @swc/core-win32-x64-msvc')
})

test('the project itself and its own folders need no hash', () => {
  const found = checked(({ packages }) => {
    Object.assign(packages, { own: {}, 'node_modules/own': { link: true, resolved: 'own' } })
  })
  expect(found.status).toBe(0)
})
