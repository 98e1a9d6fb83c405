import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
