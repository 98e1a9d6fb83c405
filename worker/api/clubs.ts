/** Clubs: founding them, what they are, their talk, events and table of honour. */
import type { Context } from 'hono'
import { honourOf } from '../accounts/club-honour.ts'
import { type ClubDeed, may } from '../accounts/club-rights.ts'
import { eventOf, planEvent, sayIn, strikeEvent, talkOf, unsay } from '../accounts/club-talk.ts'
import {
  clubFor,
  clubFoundedAt,
  clubsOf,
  clubTablesOf,
  deleteClub,
  describeClub,
  foundClub,
  standingIn,
} from '../accounts/clubs.ts'
import { database } from '../accounts/database.ts'
import { eventFile } from '../notices/calendar.ts'
import {
  addEvent,
  changeClub,
  createClub,
  dropEvent,
  getClub,
  getHonour,
  getTalk,
  listClubs,
  readEvent,
  removeClub,
  say,
  takeBackWord,
} from '../wire/routes/clubs.ts'
import type { ClubStanding } from '../wire/schema/clubs.ts'
import { seasonBegun, seasonOf, seasonSpan } from '../wire/season.ts'
import { limit } from './limit.ts'
import { ProblemError } from './problem.ts'
import { type AppEnv, resource, signedIn } from './route.ts'
import { personOf } from './table-door.ts'

export const clubs = resource()

/**
 * Standing in a club of the account that asks. Throws the problem `not-in-this-club` where it may not do
 * something there.
 */
export async function entitled(
  c: Context<AppEnv>,
  club: string,
  deed: ClubDeed,
): Promise<{ readonly account: string; readonly standing: ClubStanding | null }> {
  const { account } = signedIn(c)
  const standing = await standingIn(database(c.env), club, account)
  if (!may(standing, deed)) throw new ProblemError('not-in-this-club')
  return { account, standing }
}

/** The club as the account that asks sees it; throws the problem `not-found`. */
export async function clubAnswer(c: Context<AppEnv>, id: string) {
  const account = c.var.session?.account ?? null
  const club = await clubFor(database(c.env), id, account, Date.now())
  if (!club) throw new ProblemError('not-found')
  return { club }
}

clubs.openapi(listClubs, async (c) => {
  const { account } = signedIn(c)
  const db = database(c.env)
  const [mine, tables] = await Promise.all([clubsOf(db, account), clubTablesOf(db, account)])
  return c.json({ clubs: mine, tables }, 200)
})

clubs.openapi(createClub, async (c) => {
  const { account } = signedIn(c)
  await limit(c, 'clubs', account)
  const id = await foundClub(database(c.env), account, c.req.valid('json'), Date.now())
  if (id === null) throw new ProblemError('club-full')
  return c.json(await clubAnswer(c, id), 201)
})

clubs.openapi(getClub, async (c) => c.json(await clubAnswer(c, c.req.valid('param').id), 200))

clubs.openapi(changeClub, async (c) => {
  const { id } = c.req.valid('param')
  await entitled(c, id, 'describe')
  await describeClub(database(c.env), id, c.req.valid('json'))
  return c.json(await clubAnswer(c, id), 200)
})

clubs.openapi(removeClub, async (c) => {
  const { id } = c.req.valid('param')
  await entitled(c, id, 'delete')
  await deleteClub(database(c.env), id)
  return c.body(null, 204)
})

clubs.openapi(getHonour, async (c) => {
  const { id } = c.req.valid('param')
  await entitled(c, id, 'read')
  const { season: asked } = c.req.valid('query')
  const db = database(c.env)
  if (asked === 'all') {
    const honour = await honourOf(db, id, { from: 0, until: Number.MAX_SAFE_INTEGER })
    return c.json({ honour, season: null, before: null }, 200)
  }
  const season = seasonBegun(asked, Date.now())
  const span = season === null ? null : seasonSpan(season)
  if (!span) throw new ProblemError('not-found')
  const wasThere = ((await clubFoundedAt(db, id)) ?? span.from) < span.from
  const before = wasThere ? seasonOf(span.from - 1) : null
  return c.json({ honour: await honourOf(db, id, span), season, before }, 200)
})

clubs.openapi(getTalk, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = await entitled(c, id, 'read')
  return c.json(await talkOf(database(c.env), id, account, c.req.valid('query').before), 200)
})

clubs.openapi(say, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = await entitled(c, id, 'talk')
  await limit(c, 'clubWords', account)
  const db = database(c.env)
  await sayIn(db, id, account, c.req.valid('json').text, Date.now())
  return c.json(await talkOf(db, id, account), 200)
})

clubs.openapi(takeBackWord, async (c) => {
  const { id, number } = c.req.valid('param')
  const { account, standing } = await entitled(c, id, 'talk')
  const isGone = await unsay(database(c.env), id, account, number, may(standing, 'quieten'))
  if (!isGone) throw new ProblemError('not-found')
  return c.body(null, 204)
})

clubs.openapi(addEvent, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = await entitled(c, id, 'event')
  await limit(c, 'clubWords', account)
  await planEvent(database(c.env), id, c.req.valid('json'))
  return c.json(await clubAnswer(c, id), 200)
})

clubs.openapi(readEvent, async (c) => {
  const { id, number } = c.req.valid('param')
  await entitled(c, id, 'read')
  const event = await eventOf(database(c.env), id, number)
  if (!event) throw new ProblemError('not-found')
  const { language } = await personOf(c)
  const text = await eventFile(c.env, language, event)
  return c.body(text, 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="event.ics"',
  })
})

clubs.openapi(dropEvent, async (c) => {
  const { id, number } = c.req.valid('param')
  await entitled(c, id, 'event')
  if (!(await strikeEvent(database(c.env), id, number))) throw new ProblemError('not-found')
  return c.json(await clubAnswer(c, id), 200)
})
