import { listDurableObjectIds, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Env } from '../../worker/env.ts'
import type { Notice } from '../../worker/notices/notice.ts'
import { Person } from '../../worker/person/person.ts'

/** The people's namespace, with all that their objects can do. */
const people = env.PEOPLE as unknown as DurableObjectNamespace<Person>

export const personOf = (account: string) => people.get(people.idFromName(account))

/** Rows of what a person's object keeps; none where it keeps nothing. */
export const rowsOf = <T extends Record<string, SqlStorageValue>>(
  account: string,
  query: string,
  ...values: SqlStorageValue[]
): Promise<T[]> =>
  runInDurableObject(personOf(account), (_person, { storage: { sql } }) =>
    sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'letters'").toArray().length === 0
      ? []
      : sql.exec<T>(query, ...values).toArray(),
  )

/** Does something as a person's object does, in other surroundings, such as with a post that fails. */
export const inPersonOf = <T>(
  account: string,
  surroundings: Env,
  act: (person: Person, storage: DurableObjectStorage) => T | Promise<T>,
): Promise<T> =>
  runInDurableObject(personOf(account), (person, ctx) =>
    act(surroundings === env ? person : new Person(ctx, surroundings), ctx.storage),
  )

/** Delivers a notice in its account's object. */
export const deliver = (surroundings: Env, notice: Notice): Promise<void> =>
  inPersonOf(notice.account, surroundings, (person) => person.tell(notice))

/** Has all people's objects do what their alarms are for, if those are due or not. */
export async function ringAlarms(): Promise<void> {
  for (const id of await listDurableObjectIds(env.PEOPLE))
    await runDurableObjectAlarm(people.get(id))
}

/** Everything that a person's object keeps, whatever tables there are. */
export const keptOf = (account: string): Promise<unknown> =>
  runInDurableObject(personOf(account), (_person, { storage: { sql } }) =>
    sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> 'meta'",
      )
      .toArray()
      .map(({ name }) => [name, sql.exec(`SELECT * FROM ${name}`).toArray()]),
  )
