/** An earlier version of the project, checked out beside this one. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const top = join(import.meta.dirname, '../..')
const git = (...args: ReadonlyArray<string>) =>
  execFileSync('git', args, { cwd: top, stdio: ['ignore', 'pipe', 'inherit'] })

/**
 * Checks a revision out into a folder of its own, with this version's packages, date of compatibility and built pages. The folder is gone
 * when the process ends.
 *
 * @param revision a tag, a branch or a commit of this repository
 * @returns the folder
 */
export function checkOut(revision: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'dorfpost-before-')), 'tree')
  git('worktree', 'add', '--detach', '--quiet', folder, revision)
  process.once('exit', () => {
    git('worktree', 'remove', '--force', folder)
    rmSync(join(folder, '..'), { recursive: true, force: true })
  })
  symlinkSync(join(top, 'node_modules'), join(folder, 'node_modules'), 'junction')
  mkdirSync(join(folder, 'web'), { recursive: true })
  symlinkSync(join(top, 'web/dist'), join(folder, 'web/dist'), 'junction')
  // Its own date of compatibility may be later than this version's runtime knows.
  const config = 'test/soak/wrangler.toml'
  const [date = ''] = dateLine.exec(readFileSync(join(top, config), 'utf8')) ?? []
  const before = readFileSync(join(folder, config), 'utf8')
  writeFileSync(join(folder, config), before.replace(dateLine, date))
  return folder
}

const dateLine = /^compatibility_date = .*$/m
