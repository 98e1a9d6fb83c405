import type { Context } from 'hono'
import { dropTable, keepTable } from '../accounts/clubs.ts'
import { database } from '../accounts/database.ts'
import { archiveOf, openTables } from '../accounts/lists.ts'
import { madeOf } from '../table/ground/makeable.ts'
import { operations } from '../table/operations/index.ts'
import { newSeries } from '../table/seats/series.ts'
import { tableAt } from '../table/stub.ts'
import { freshId } from '../wire/ids.ts'
import { isRefusal } from '../wire/refusal.ts'
import {
  comeByLink,
  continueTable,
  createTable,
  listTables,
  openSocket,
} from '../wire/routes/tables.ts'
import type { TableView } from '../wire/schema/table-view.ts'
import { entitled } from './clubs.ts'
import { limit, limitNetwork } from './limit.ts'
import { originOf } from './origin.ts'
import { ProblemError } from './problem.ts'
import { type AppEnv, jsonText, resource, signedIn, socketOf } from './route.ts'
import { answerOwn } from './session.ts'
import { granted, keepLinkKey, linkKeyIn, personOf, tableOf, visitOf } from './table-door.ts'

export const tables = resource()

const wrongField = (field: string, message: string) =>
  new ProblemError('bad-request', { fields: [{ field, message }] })

/** Counts a table that somebody makes. */
async function limitTables(
  c: Context<AppEnv>,
  account: string,
  access: TableView['access'],
): Promise<void> {
  await limit(c, 'tables', account)
  await limitNetwork(c, 'tablesOfNetwork')
  if (access !== 'open') return
  await limit(c, 'openTables', account)
  await limitNetwork(c, 'openTablesOfNetwork')
}

tables.openapi(createTable, async (c) => {
  const {
    game: gameId,
    options,
    seats,
    access,
    title,
    rated,
    pace,
    patience,
    bots,
    club,
    series,
  } = c.req.valid('json')
  const { id: account, name, hours, language } = await personOf(c)
  const made = granted(madeOf({ game: gameId, seats, options }))
  if (bots.length >= seats) throw wrongField('bots', 'There are not so many seats.')
  if (bots.length > 0 && rated) throw wrongField('bots', 'Rated tables are for people.')
  if (series && (seats < 2 || bots.length > 0))
    throw wrongField('series', 'A series is for two people or more.')
  if (club !== null) await entitled(c, club, 'table')
  await limitTables(c, account, access)
  const id = freshId()
  const about = {
    id,
    game: gameId,
    options: made.options,
    seats,
    access,
    title,
    rated,
    seating: null,
    pace,
    patience,
    hours,
    bots: bots.map((level) => ({ level })),
    language,
    ...(series && { series: newSeries }),
  }
  const db = database(c.env)
  // First, so that nobody else can sit down before it is known.
  if (club !== null) await keepTable(db, club, id, Date.now())
  const answer = await tableAt(c.env, id).create({ ...about, account, name })
  if (club !== null && isRefusal(answer)) await dropTable(db, id)
  return c.json(granted(answer), 201)
})

tables.openapi(continueTable, async (c) => {
  const { from, ...about } = c.req.valid('json')
  const { id: account, name, hours, language } = await personOf(c)
  await limitTables(c, account, about.access)
  const origin = await originOf(c.env, from)
  const { game, options, seats } = origin
  const id = freshId()
  const unrated = { rated: false, seating: null }
  const table = { ...about, ...unrated, id, game, options, seats, origin }
  const answer = await tableAt(c.env, id).create({ ...table, account, name, hours, language })
  return c.json(granted(answer), 201)
})

tables.openapi(listTables, async (c) => {
  const query = c.req.valid('query')
  const { which } = query
  const db = database(c.env)
  if (which === 'open')
    return c.json(await openTables(db, c.var.session?.account ?? null, query), 200)
  if (which === 'mine') return answerOwn(c, 'tables')
  return c.json(await archiveOf(db, signedIn(c).account, query), 200)
})

tables.openapi(openSocket, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  const visit = visitOf(c, c.req.valid('query'))
  const key = linkKeyIn(c, c.req.valid('param').id)
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    const seen = await table.answerAs(operations.getTable.shape.name, visit, {}, key)
    if (typeof seen !== 'string') throw new ProblemError(seen.problem, seen.extra)
    return jsonText(c, seen)
  }
  const url = new URL(c.env.ORIGIN)
  for (const [name, value] of Object.entries({ ...visit, key }))
    if (value !== null) url.searchParams.set(name, value)
  const answer = await table.fetch(url, { headers: { upgrade: 'websocket' } })
  if (answer.status === 404) throw new ProblemError('not-found')
  if (answer.status === 429) throw new ProblemError('too-many')
  return socketOf(answer)
})

tables.openapi(comeByLink, async (c) => {
  const { id } = c.req.valid('param')
  const { key } = c.req.valid('json')
  const isGood = await tableOf(c, id).isLinkGood(key)
  if (!isGood) throw new ProblemError('link-expired')
  keepLinkKey(c, id, key)
  return c.body(null, 204)
})
