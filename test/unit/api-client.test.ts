/** A client that somebody makes of the OpenAPI document. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateApi } from 'swagger-typescript-api'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'dorfpost-client-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Code of somebody who uses it: names and types of parameters, bodies and answers are there. */
const use = `
import { Api } from './client.ts'

const api = new Api({ baseUrl: 'https://dorfpost.example' })
const { data } = await api.api.createTable({ game: 'villagers', seats: 2 })
const id: string = data.table.id
await api.api.giveTime(id, 1)
await api.api.submitTurn(id, { revision: 0, turn: crypto.randomUUID(), moves: [{ do: 'pass' }] })
const mine = await api.api.listTables({ which: 'mine' })
export const waiting: string[] = mine.data.tables.filter(({ yourTurn }) => yourTurn).map(({ id }) => id)
// @ts-expect-error A game is needed.
await api.api.createTable({ seats: 2 })
// @ts-expect-error A seat in a path cannot be left out.
await api.api.giveTime(id)
`

test('a client is made of the OpenAPI document, and compiles', async () => {
  const document = execFileSync(
    process.execPath,
    [join(root, '.tools/api-document.ts'), 'https://dorfpost.example'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  await generateApi({
    spec: JSON.parse(document),
    output: folder,
    fileName: 'client.ts',
    cleanOutput: false,
    silent: true,
  })
  writeFileSync(join(folder, 'use.ts'), use)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2023',
        module: 'esnext',
        moduleResolution: 'bundler',
        allowImportingTsExtensions: true,
        types: [],
        lib: ['es2023', 'dom', 'dom.iterable'],
      },
      include: ['*.ts'],
    }),
  )
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const compile = () =>
    execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
  expect(compile).not.toThrow()
})
