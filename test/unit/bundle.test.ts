import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { htmlEntities } from '../../worker/api/html-entities.ts'
import { z } from '../../worker/zod.ts'

const top = join(import.meta.dirname, '../../worker')

/** Types alone: nothing of them is in a bundle. */
const types = ['core', 'infer', 'input', 'output']

test('The bundle has all of zod that the worker uses, and no more', () => {
  const used = globSync('**/*.ts', { cwd: top })
    .map((file) => readFileSync(join(top, file), 'utf8'))
    .filter((source) => /import \{[^}]*\bz\b[^}]*\} from '(?:zod|@hono\/zod-openapi)'/.test(source))
    .flatMap((source) => [...source.matchAll(/\bz\s*\.\s*(\w+)/g)].map(([, name]) => name ?? ''))
    .filter((name) => !types.includes(name))
  // Hono's package gives every schema a method, by its class.
  expect([...new Set([...used, 'ZodType'])].sort()).toEqual(Object.keys(z).sort())
})

test('The bundle names characters of HTML as the library does whose table it leaves out', async () => {
  const table = join(top, '../node_modules/postal-mime/dist/esm/html-entities.js')
  const whole: { readonly htmlEntities: Record<string, string> } = await import(table)
  const named = Object.entries(htmlEntities).filter(([name]) => name.endsWith(';'))
  expect(named.length).toBeGreaterThan(120)
  for (const [name, character] of named)
    expect([name, whole.htmlEntities[name]]).toEqual([name, character])
})
