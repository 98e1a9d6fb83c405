import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as signature from '../../worker/accounts/ecdsa-signature.ts'
import * as few from '../../worker/accounts/few-of-ramda.ts'
import noDistribution from '../../worker/accounts/no-distribution.ts'
import * as noStatements from '../../worker/accounts/no-statements.ts'
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

test('The bundle has all of ramda that ratings use, which does the same', async () => {
  const modules = join(top, '../node_modules')
  const source = readFileSync(join(modules, 'openskill/dist/index.js'), 'utf8')
  const used = [...source.matchAll(/import \{([^}]*)\} from "ramda"/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
  )
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(few).toSorted())
  const whole: typeof few = await import(join(modules, 'ramda/es/index.js'))
  const lists = [[], [3], [2, 1, 2, 5, 0, 1], [-1, 4, -3]]
  const all = (ramda: typeof few) =>
    lists.flatMap((list) => [
      ramda.identity(list),
      ramda.head(list),
      ramda.map((one) => one * 2, list),
      ramda.filter((one) => one > 1, list),
      ramda.reduce((sum, one) => sum * 2 + one, 1, list),
      ramda.range(list.length - 2, 4),
      ramda.sortBy((one) => one % 3, list),
      ...lists.flatMap((other) => [ramda.zip(list, other), ramda.xprod(list, other)]),
    ])
  expect(all(few)).toEqual(all(whole))
})

test('The bundle leaves out the normal distribution, which the model of ratings does without', () => {
  const source = readFileSync(join(top, '../node_modules/openskill/dist/index.js'), 'utf8')
  const partOf = (file: string) =>
    source
      .split(`// src/${file}.ts`)
      .slice(1)
      .map((part) => part.split('// src/')[0])
      .join('')
  expect(partOf('statistics')).toContain('@stdlib/')
  for (const file of ['rate', 'rating', 'ordinal', 'models/plackett-luce', 'util', 'constants'])
    expect([file, /phiMajor|erf\(|quantile\(|statistics/.test(partOf(file))]).toEqual([file, false])
  expect(partOf('rate')).toContain('plackett_luce_default')
  expect(partOf('models/plackett-luce')).toContain('model')
  expect(noDistribution).toThrow(/no normal distribution/)
})

/** Files of the library for passkeys that the bundle has a module of ours for, with that module's name. */
const passkeys = join(top, '../node_modules/@simplewebauthn/server/esm')
const replaced = [
  ...readFileSync(join(top, '../wrangler.toml'), 'utf8').matchAll(
    /^"\.{1,2}\/(.*)" = "\.\/worker\/accounts\/(.*)\.ts"/gm,
  ),
].map(([, path = '', by = '']) => {
  const files = globSync(`**/${path}`, { cwd: passkeys })
  expect([path, files.length]).toEqual([path, 1])
  return { file: join(passkeys, files[0] ?? ''), by }
})

const namesOf = (by: string) =>
  replaced
    .filter((one) => one.by === by)
    .flatMap(({ file }) => [
      ...readFileSync(file, 'utf8').matchAll(/^export (?:async function|function|const) (\w+)/gm),
    ])
    .map(([, name]) => name)
    .toSorted()

test('The bundle leaves out files on statements of authenticators that the library has, with all their names', () => {
  expect(namesOf('no-statements')).toEqual(Object.keys(noStatements).toSorted())
})

test('The bundle reads signatures under the name that the library has', () => {
  expect(namesOf('ecdsa-signature')).toEqual(Object.keys(signature))
})

test('The bundle has two libraries for passkeys besides that one: none for certificates', () => {
  const left = new Set(replaced.map(({ file }) => file))
  const seen = new Set<string>()
  const others = new Set<string>()
  const follow = (file: string): void => {
    if (left.has(file) || seen.has(file)) return
    seen.add(file)
    const source = readFileSync(file, 'utf8')
    for (const [, from = ''] of source.matchAll(/\b(?:import|from) '([^']+)';$/gm))
      if (from.startsWith('.')) follow(join(file, '..', from))
      else others.add(from)
  }
  for (const entry of ['index.js', 'helpers/index.js']) follow(join(passkeys, entry))
  expect(seen.size).toBeGreaterThan(30)
  expect([...others].toSorted()).toEqual(['@hexagon/base64', '@levischuck/tiny-cbor'])
})
