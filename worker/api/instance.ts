/** A whole instance that leaves record by record, and arrives at an empty one. */
import { enterRows, firstAccount, idsAfter, rowsAfter } from '../accounts/instance.ts'
import { personStub } from '../accounts/person.ts'
import { tableStub } from '../accounts/tables.ts'
import { tournamentStub } from '../accounts/tournament-people.ts'
import type { Env } from '../env.ts'
import type { ObjectRows, RefusedRows } from '../wire/object-rows.ts'
import { putRecordIn, startInstance, takeInstanceOut } from '../wire/routes/instance.ts'
import type { InstanceRecord, objectKinds } from '../wire/schema/instance.ts'
import { onlyOperator } from './only-operator.ts'
import { ProblemError } from './problem.ts'
import { resource } from './route.ts'

export const instance = resource()

type Kind = (typeof objectKinds)[number]

/** Objects that leave at once: their answer is held in memory. */
const most = 10

const listed = { person: 'accounts', tournament: 'tournaments', table: 'tables' } as const

interface Movable {
  takeOut(): Promise<ObjectRows | null>
  putIn(id: string, file: ObjectRows): Promise<RefusedRows>
}

/** An object that leaves or arrives. */
const objects: Readonly<Record<Kind, (env: Env, id: string) => Movable>> = {
  person: (env, id) => personStub(env, id) as unknown as Movable,
  tournament: (env, id) => tournamentStub(env, id) as unknown as Movable,
  table(env, id) {
    const stub = tableStub(env, id)
    return {
      takeOut: async () => ((await stub.takeOut())?.file ?? null) as ObjectRows | null,
      putIn: async (named, file) => (await stub.putIn(named, file)) as RefusedRows,
    }
  },
}

instance.openapi(startInstance, async (c) => {
  await onlyOperator(c)
  const made = { kind: 'start', format: 'dorfpost.instance', version: 1 } as const
  const first = await firstAccount(c.env)
  return c.json({ ...made, origin: c.env.ORIGIN, at: Date.now(), first }, 200)
})

instance.openapi(takeInstanceOut, async (c) => {
  await onlyOperator(c)
  const { part } = c.req.valid('param')
  const { after } = c.req.valid('query')
  if (part === 'rows') {
    const { found, next } = await rowsAfter(c.env, after)
    const rows = found?.rows.map((row) => ({ ...row })) ?? []
    return c.json({ records: found ? [{ kind: part, of: found.of, rows }] : [], next }, 200)
  }
  const ids = await idsAfter(c.env, listed[part], after, most)
  const taken = await Promise.all(ids.map((id) => recordOf(c.env, part, id)))
  const records = taken.filter((record) => record !== null)
  return c.json({ records, next: ids.length < most ? null : (ids.at(-1) ?? null) }, 200)
})

/** All of an object; `null`: it keeps nothing. */
async function recordOf(env: Env, kind: Kind, id: string) {
  const file = await objects[kind](env, id).takeOut()
  if (!file) return null
  const rows = Object.entries(file.rows).map(
    ([name, all]) => [name, all.map((row) => ({ ...row }))] as const,
  )
  return { kind, id, step: file.step, rows: Object.fromEntries(rows) }
}

instance.openapi(putRecordIn, async (c) => {
  await onlyOperator(c)
  try {
    return c.json(await arrive(c.env, c.req.valid('json')), 200)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new ProblemError('file-refused', { detail: error.message })
  }
})

/** Takes a record over. Throws a `RangeError` that says why it cannot be. */
async function arrive(env: Env, record: InstanceRecord) {
  const nothing = { put: 0, known: 0, left: 0 }
  switch (record.kind) {
    case 'start': {
      const here = await firstAccount(env)
      if (here !== null && here !== record.first)
        throw new RangeError('Other people are here: an instance arrives at an empty one.')
      return nothing
    }
    case 'end':
      return nothing
    case 'rows':
      return { ...(await enterRows(env, record)) }
    default: {
      const refused = await objects[record.kind](env, record.id).putIn(record.id, record)
      if (refused !== null && refused !== 'there') throw new RangeError(refused.refused)
      return refused === 'there' ? { ...nothing, known: 1 } : { ...nothing, put: 1 }
    }
  }
}
