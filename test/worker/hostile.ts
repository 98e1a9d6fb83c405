/** Requests made of the OpenAPI document: as it wants them, and spoiled. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { Client } from './client.ts'
import { stubOf } from './table-helpers.ts'

interface Schema {
  readonly $ref?: string
  readonly type?: string | ReadonlyArray<string>
  readonly enum?: ReadonlyArray<unknown>
  readonly const?: unknown
  readonly anyOf?: ReadonlyArray<Schema>
  readonly oneOf?: ReadonlyArray<Schema>
  readonly allOf?: ReadonlyArray<Schema>
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: ReadonlyArray<string>
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: string
  readonly pattern?: string
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema?: Schema
}

export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly parameters: ReadonlyArray<Parameter>
  readonly body: Schema | null
}

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string
            readonly parameters?: ReadonlyArray<Parameter>
            readonly requestBody?: {
              readonly content: { readonly 'application/json': { readonly schema: Schema } }
            }
          }
        >
      >
    >
  >
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** Everything the API says it can do. */
export async function readDocument() {
  const document: Document = (await new Client().get('/api/openapi.json')).body
  const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json'].schema ?? null,
    })),
  )
  return { document, operations }
}

const strange = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom<unknown>(
    -1,
    1.5,
    2 ** 53,
    '',
    ' ',
    '\u0000',
    '‮abc',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '__proto__',
    '../../etc/passwd',
    'A'.repeat(5000),
    [],
    {},
    null,
    { __proto__: null, constructor: { prototype: {} } },
    Array.from({ length: 300 }, () => 1),
  ),
)

/** Values that fit a schema, nearly always: patterns that we do not know are left to chance. */
function fitting(schema: Schema, document: Document): fc.Arbitrary<unknown> {
  if (schema.$ref) {
    const target = document.components.schemas[schema.$ref.split('/').at(-1) ?? '']
    if (!target) throw new Error(`No schema ${schema.$ref}.`)
    return fitting(target, document)
  }
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map((one) => fitting(one, document)))
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map((one) => fitting(one, document)))
      .map((parts) => Object.assign({}, ...parts))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'string':
      return text(schema)
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1e9),
        max: Math.min(schema.maximum ?? 50, 1e9),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fitting(schema.items ?? {}, document), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, one]) => [
            key,
            fitting(one, document),
          ]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      )
    default:
      return fc.jsonValue()
  }
}

function text({ format, pattern, minLength = 0, maxLength = 30 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri' || format === 'url') return fc.webUrl()
  if (pattern === '^[A-Za-z0-9_-]{22}$') return fc.stringMatching(/^[A-Za-z0-9_-]{22}$/)
  if (pattern === '^\\d{6}$') return fc.stringMatching(/^\d{6}$/)
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 30)) })
}

/** A value with one of its places spoiled, or replaced altogether. */
const spoiled = (whole: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(whole, strange, fc.nat()).map(([value, odd, at]) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return odd
    const keys = Object.keys(value)
    const key = keys[at % (keys.length + 1)]
    return key === undefined ? { ...value, surprise: odd } : { ...value, [key]: odd }
  })

export interface Attempt {
  readonly path: string
  readonly body: unknown
}

/** Requests for an operation. `known` are real values for parameters of the path, used most of the time. */
export function attempts(
  { path, parameters, body }: Operation,
  document: Document,
  known: Readonly<Record<string, ReadonlyArray<string>>>,
  how: 'fitting' | 'any',
): fc.Arbitrary<Attempt> {
  const wild = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.stringMatching(/^[\w-]{22}$/),
  )
  const values = parameters.map(({ name, in: place, schema = {} }) => {
    const real = known[name]
    if (place === 'path') {
      const right = real ? fc.constantFrom(...real) : fitting(schema, document).map(String)
      return how === 'fitting' ? right : fc.oneof({ weight: 4, arbitrary: right }, wild)
    }
    const right = real ? fc.constantFrom(...real) : fitting(schema, document).map(String)
    return fc.option(how === 'fitting' ? right : fc.oneof(right, wild), { nil: null })
  })
  const content = body ? fitting(body, document) : fc.constant(undefined)
  const sent =
    how === 'fitting' || !body
      ? content
      : fc.oneof(content, spoiled(content), spoiled(content), strange)
  return fc.tuple(fc.tuple(...values), sent).map(([given, value]) => {
    const query = new URLSearchParams()
    let filled = path
    for (const [i, { name, in: place }] of parameters.entries()) {
      const one = given[i]
      if (one === null || one === undefined) continue
      if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(one))
      else query.set(name, one)
    }
    return { path: query.size > 0 ? `${filled}?${query}` : filled, body: value }
  })
}

/** Everything that is stored of a table, its wake-up calls aside. */
export const tableStorage = (id: string) =>
  runInDurableObject(stubOf(id), (_table, { storage }) => {
    const names = storage.sql
      .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
      .toArray()
      .map(({ name }) => name)
      .filter((name) => !/^(sqlite_|_cf_)/.test(name))
    return Object.fromEntries(
      names.map((name) => [
        name,
        storage.sql
          .exec(`SELECT * FROM "${name}"`)
          .toArray()
          // Somebody who looks on is noted for a day, so that their session's end is heard of; and
          // what waits to be told goes by itself, a moment after the answer that it follows from.
          .map(({ admissions: _, outbox: __, listed: ___, ...row }) => row),
      ]),
    )
  })

/** Every row of D1 that speaks of an account, table by table. */
export async function rowsOf(account: string): Promise<Record<string, unknown[]>> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'd1%'",
  ).all<{ name: string }>()
  const kept: Record<string, unknown[]> = {}
  for (const { name } of results) {
    const rows = await env.DB.prepare(`SELECT * FROM "${name}"`).all()
    kept[name] = rows.results.filter((row) => Object.values(row).includes(account))
  }
  return kept
}
