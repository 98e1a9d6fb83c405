/** The week's deals: each game once, the same for everybody, one try that counts. */
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Context } from 'hono'
import { database } from '../accounts/database.ts'
import {
  dealOf,
  drawDeal,
  endedTry,
  enterTry,
  finishedOf,
  gamesDealt,
  triesOf,
  weekResults,
} from '../accounts/deals.ts'
import { gameById, games } from '../games/index.ts'
import type { AnyGame, BotLevel } from '../games/kernel/index.ts'
import { madeOf } from '../table/ground/makeable.ts'
import { operations } from '../table/operations/index.ts'
import { perform, tableAt } from '../table/stub.ts'
import { freshId } from '../wire/ids.ts'
import { isRefusal } from '../wire/refusal.ts'
import { getPath, getPathPlay, getWeek, startDeal } from '../wire/routes/deals.ts'
import { personId } from '../wire/schema/basics.ts'
import { defaultPatience } from '../wire/schema/table.ts'
import { weekOf, weekSpan } from '../wire/week.ts'
import { limit, limitNetwork } from './limit.ts'
import { previewWords } from './preview-words.ts'
import { ProblemError } from './problem.ts'
import { type AppEnv, resource, signedIn } from './route.ts'
import { granted, personOf } from './table-door.ts'

export const deals = resource()

/** If nobody can play alone, two bots play along. */
const [seatsWithBots, botLevel] = [3, 'medium' as BotLevel]

/** Number of seats in a game's deals: one, where it can be played alone. */
const seatsOf = ({ seats }: AnyGame): number =>
  Math.max(seats.min, seats.min === 1 ? 1 : seatsWithBots)

const botsOf = (seats: number): BotLevel[] => Array.from({ length: seats - 1 }, () => botLevel)

/** A week that has begun; throws the problem `not-found` for any other. */
function begun(week: string, now: number) {
  const span = weekSpan(week)
  if (!span || span.from > now) throw new ProblemError('not-found')
  return { week, ...span, isNow: now < span.until }
}

deals.openapi(getWeek, async (c) => {
  const now = Date.now()
  const asked = c.req.valid('param').week
  const week = begun(asked === 'now' ? weekOf(now) : asked, now)
  const viewer = c.var.session?.account ?? null
  const db = database(c.env)
  const [dealt, mine, ranked, finished] = await Promise.all([
    gamesDealt(db, week.week),
    viewer === null ? [] : triesOf(db, week.week, viewer),
    weekResults(db, week.week, week.until, viewer),
    finishedOf(db, week.week, week.until),
  ])
  const list = games.flatMap((game) => {
    const drawn = dealt.find((deal) => deal.game === game.id)
    // A deal that nobody played in its week never was.
    if (!drawn && !week.isNow) return []
    const seats = drawn?.seats ?? seatsOf(game)
    const own = mine.find((one) => one.game === game.id) ?? null
    const isOpen = own?.isOver ?? false
    const all = ranked.filter((one) => one.game === game.id)
    return [
      {
        game: game.id,
        seats,
        bots: botsOf(seats),
        finished: finished.find((one) => one.game === game.id)?.count ?? 0,
        mine: own && { table: own.table, isOver: own.isOver },
        isOpen,
        results: (isOpen || !week.isNow ? all : []).map(({ game: _, ...result }) => result),
      },
    ]
  })
  return c.json({ ...week, deals: list }, 200)
})

deals.openapi(startDeal, async (c) => {
  const now = Date.now()
  const { week, game: id } = c.req.valid('param')
  const { until, isNow } = begun(week, now)
  const game = gameById(id)
  if (!game) throw new ProblemError('not-found')
  const { account } = signedIn(c)
  const db = database(c.env)
  const mine = (await triesOf(db, week, account)).find((one) => one.game === id)
  if (mine?.isOver) return c.json({ table: mine.table }, 200)
  const deal = isNow ? await drawDeal(db, freshDeal(week, game)) : await dealOf(db, week, id)
  if (!deal) throw new ProblemError('not-found')
  if (!mine) {
    await limit(c, 'tables', account)
    await limitNetwork(c, 'tablesOfNetwork')
  }
  const person = await personOf(c)
  const table = await enterTry(db, { table: freshId(), week, game: id, account }, now)
  // A try that was begun before has its table, unless the request that was to make it died.
  const found = await perform(tableAt(c.env, table), operations.getTable, account, {})
  if (!isRefusal(found) || found.problem !== 'not-found') return c.json({ table }, 200)
  const { options, seats, seed } = deal
  const made = await tableAt(c.env, table).create({
    ...{ id: table, game: id, options, seats, access: 'private', rated: false, seating: null },
    ...{
      title: previewWords[person.language].dealOf(Number(week.slice(-2))),
      pace: null,
      patience: defaultPatience,
    },
    ...{ account, name: person.name, hours: person.hours, language: person.language },
    bots: botsOf(seats).map((level) => ({ level })),
    deal: { week, until, seed },
  })
  // Asked twice at once, the second one finds the first one's table.
  if (isRefusal(made) && made.problem !== 'already-seated') granted(made)
  return c.json({ table }, 200)
})

/** A deal as it is drawn for a week: chance, and the options that a table has by itself. */
function freshDeal(week: string, game: AnyGame) {
  const seats = seatsOf(game)
  const { options } = granted(madeOf({ game: game.id, seats, options: {} }))
  const seed = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  return { week, game: game.id, seed, seats, options: options as Record<string, unknown> }
}

interface Asked {
  readonly week: string
  readonly game: string
  readonly person: string
}

/** The table where somebody played a deal to the end, for an account whose own try of it is over; throws the problem `sealed` before. */
async function pathAsked(c: Context<AppEnv>, { week, game, person }: Asked) {
  const { account } = signedIn(c)
  begun(week, Date.now())
  const db = database(c.env)
  const mine = (await triesOf(db, week, account)).find((one) => one.game === game)
  if (!mine?.isOver) throw new ProblemError('sealed')
  const found = personId.safeParse(person).success && (await endedTry(db, week, game, person))
  if (!found) throw new ProblemError('not-found')
  return { name: found.name, table: tableAt(c.env, found.table) }
}

deals.openapi(getPath, async (c) => {
  const asked = c.req.valid('param')
  const { name, table } = await pathAsked(c, asked)
  const path = await table.path(asked.person)
  if (!path) throw new ProblemError('not-found')
  return c.json({ person: asked.person, name, ...path }, 200)
})

deals.openapi(getPathPlay, async (c) => {
  const asked = c.req.valid('param')
  const { table } = await pathAsked(c, asked)
  const play = await table.playSeen(asked.person, asked.revision)
  if (!play) throw new ProblemError('not-found')
  return c.json({ play }, 200)
})
