import { dropTable, keepTable } from '../accounts/clubs.ts'
import { database } from '../accounts/database.ts'
import { archiveOf, openTables } from '../accounts/lists.ts'
import { madeOf } from '../table/made-of.ts'
import { operations } from '../table/operations/index.ts'
import { tableAt } from '../table/stub.ts'
import { freshId } from '../wire/ids.ts'
import { isRefusal } from '../wire/refusal.ts'
import { createTable, listTables, openSocket } from '../wire/routes/tables.ts'
import { entitled } from './clubs.ts'
import { limit, limitNetwork } from './limit.ts'
import { ProblemError } from './problem.ts'
import { jsonText, resource, signedIn, socketOf } from './route.ts'
import { answerOwn } from './session.ts'
import { granted, personOf, tableOf, visitOf } from './table-door.ts'

export const tables = resource()

const wrongField = (field: string, message: string) =>
  new ProblemError('bad-request', { fields: [{ field, message }] })

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
  } = c.req.valid('json')
  const { id: account, name, hours, language } = await personOf(c)
  const made = granted(madeOf({ game: gameId, seats, options }))
  if (bots.length >= seats) throw wrongField('bots', 'There are not so many seats.')
  if (bots.length > 0 && rated) throw wrongField('bots', 'Rated tables are for people.')
  if (club !== null) await entitled(c, club, 'table')
  await limit(c, 'tables', account)
  await limitNetwork(c, 'tablesOfNetwork')
  if (access === 'open') {
    await limit(c, 'openTables', account)
    await limitNetwork(c, 'openTablesOfNetwork')
  }
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
  }
  const db = database(c.env)
  // First, so that nobody else can sit down before it is known.
  if (club !== null) await keepTable(db, club, id, Date.now())
  const answer = await tableAt(c.env, id).create({ ...about, account, name })
  if (club !== null && isRefusal(answer)) await dropTable(db, id)
  return c.json(granted(answer), 201)
})

tables.openapi(listTables, async (c) => {
  const query = c.req.valid('query')
  const { which, before, game, club, text } = query
  const db = database(c.env)
  if (which === 'open')
    return c.json(await openTables(db, c.var.session?.account ?? null, query), 200)
  if (which === 'mine') return answerOwn(c, 'tables')
  return c.json(await archiveOf(db, signedIn(c).account, { before, game, club, text }), 200)
})

tables.openapi(openSocket, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  const visit = visitOf(c, c.req.valid('query'))
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    const seen = await table.answerAs(operations.getTable.shape.name, visit, {})
    if (typeof seen !== 'string') throw new ProblemError(seen.problem, seen.extra)
    return jsonText(c, seen)
  }
  const url = new URL(c.env.ORIGIN)
  for (const [name, value] of Object.entries(visit ?? {}))
    if (value !== null) url.searchParams.set(name, value)
  const answer = await table.fetch(url, { headers: { upgrade: 'websocket' } })
  if (answer.status === 404) throw new ProblemError('not-found')
  if (answer.status === 429) throw new ProblemError('too-many')
  return socketOf(answer)
})
