/** Tournaments: making, finding and seeing them, and what people do there. */
import type { Context } from 'hono'
import { isMember, may } from '../accounts/club-rights.ts'
import { clubNameOf, standingIn } from '../accounts/clubs.ts'
import { database } from '../accounts/database.ts'
import { openTournaments, tournamentsOf, tournamentsOfClub } from '../accounts/tournaments.ts'
import { madeOf } from '../table/ground/makeable.ts'
import type { Deed } from '../tournaments/deeds.ts'
import type { Asker } from '../tournaments/rights.ts'
import { fewestInGroups } from '../tournaments/state.ts'
import { tournamentAt } from '../tournaments/stub.ts'
import { freshId } from '../wire/ids.ts'
import { isRefusal } from '../wire/refusal.ts'
import {
  cancelTournament,
  checkIn,
  createTournament,
  getTournament,
  listTournaments,
  register,
  removeEntrant,
  startTournament,
  withdraw,
} from '../wire/routes/tournaments.ts'
import { mostPeople, type TournamentRequest } from '../wire/schema/tournaments.ts'
import { entitled } from './clubs.ts'
import { limit, limitNetwork } from './limit.ts'
import { ProblemError } from './problem.ts'
import { type AppEnv, resource, signedIn } from './route.ts'
import { granted, personOf } from './table-door.ts'

export const tournaments = resource()

const day = 24 * 60 * 60 * 1000
/** Distance ahead of a start, in milliseconds. */
const horizon = 180 * day

const wrongField = (field: string, message: string) =>
  new ProblemError('bad-request', { fields: [{ field, message }] })

/** The fewest people at a table: one fewer than its size, where the game can be played so. Throws a problem that names what is wrong. */
function settingsOf(asked: TournamentRequest, now: number) {
  const { game, options, format, size, places, startAt } = asked
  if (format !== 'swiss' && format !== 'groups' && size !== 2)
    throw wrongField('size', 'This format is for tables of two.')
  if (format === 'knock-out' && asked.atOnce !== 1)
    throw wrongField('atOnce', 'A knock-out has one table at a time.')
  if (format !== 'knock-out' && asked.series)
    throw wrongField('series', 'Series are for a knock-out.')
  if (places > mostPeople[format])
    throw wrongField('places', `This format is for ${mostPeople[format]} people at most.`)
  if (places < size) throw wrongField('places', 'These are too few for one table.')
  if (format === 'groups' && places < fewestInGroups)
    throw wrongField('places', 'These are too few for two groups.')
  if (format === 'groups' && asked.advance >= asked.groupSize)
    throw wrongField('advance', 'Somebody of each group stays behind.')
  if (startAt <= now || startAt > now + horizon)
    throw wrongField('startAt', 'A tournament starts within the next 180 days.')
  const made = granted(madeOf({ game, seats: size, options }))
  // A group has as many tables as it needs, of two people at least.
  if (format === 'groups')
    for (let seats = 2; seats < size; seats++)
      if (isRefusal(madeOf({ game, seats, options })))
        throw wrongField('size', `This game cannot be played by ${seats} so.`)
  const smaller = size > 2 ? madeOf({ game, seats: size - 1, options }) : null
  const least = smaller && !isRefusal(smaller) ? size - 1 : size
  return { ...asked, options: made.options as Record<string, unknown>, least }
}

/** Account that asks, as a tournament sees it. */
async function askerIn(c: Context<AppEnv>, id: string): Promise<Asker> {
  const account = c.var.session?.account ?? null
  const club = await tournamentAt(c.env, id).club()
  if (club === undefined) throw new ProblemError('not-found')
  return { account, name: '', role: club === null ? null : await roleIn(c, club, account) }
}

/** Role of an account in the club of a tournament. */
async function roleIn(c: Context<AppEnv>, club: string, account: string | null) {
  const db = database(c.env)
  const standing = await standingIn(db, club, account)
  if (may(standing, 'event')) return 'organiser'
  if (isMember(standing)) return 'member'
  return standing === null && (await clubNameOf(db, club)) === null ? 'gone' : null
}

/** Does something in a tournament; the answer is the tournament. */
async function done(c: Context<AppEnv>, id: string, deed: Deed) {
  const { name } = await personOf(c)
  const asker = { ...(await askerIn(c, id)), name }
  return granted(await tournamentAt(c.env, id).act(asker, deed))
}

tournaments.openapi(listTournaments, async (c) => {
  const { which, club } = c.req.valid('query')
  const db = database(c.env)
  if (which === 'open') return c.json({ tournaments: await openTournaments(db) }, 200)
  if (which === 'mine')
    return c.json({ tournaments: await tournamentsOf(db, signedIn(c).account) }, 200)
  if (club === undefined) throw wrongField('club', 'Of which club?')
  await entitled(c, club, 'read')
  return c.json({ tournaments: await tournamentsOfClub(db, club) }, 200)
})

tournaments.openapi(createTournament, async (c) => {
  const { id: account, name } = await personOf(c)
  const asked = c.req.valid('json')
  const settings = settingsOf(asked, Date.now())
  if (asked.club !== null) await entitled(c, asked.club, 'event')
  await limit(c, 'tournaments', account)
  if (asked.club === null) await limitNetwork(c, 'openTablesOfNetwork')
  const id = freshId()
  await tournamentAt(c.env, id).create({ id, settings, account, name })
  return c.json(granted(await tournamentAt(c.env, id).see(await askerIn(c, id))), 201)
})

tournaments.openapi(getTournament, async (c) => {
  const { id } = c.req.valid('param')
  const asker = await askerIn(c, id)
  return c.json(granted(await tournamentAt(c.env, id).see(asker)), 200)
})

tournaments.openapi(register, async (c) => {
  const { id } = c.req.valid('param')
  await limit(c, 'registrations', signedIn(c).account)
  return c.json(await done(c, id, { deed: 'register' }), 200)
})

tournaments.openapi(withdraw, async (c) =>
  c.json(await done(c, c.req.valid('param').id, { deed: 'withdraw' }), 200),
)

tournaments.openapi(checkIn, async (c) =>
  c.json(await done(c, c.req.valid('param').id, { deed: 'check-in' }), 200),
)

tournaments.openapi(startTournament, async (c) =>
  c.json(await done(c, c.req.valid('param').id, { deed: 'start' }), 200),
)

tournaments.openapi(cancelTournament, async (c) =>
  c.json(await done(c, c.req.valid('param').id, { deed: 'cancel' }), 200),
)

tournaments.openapi(removeEntrant, async (c) => {
  const { id, entrant } = c.req.valid('param')
  return c.json(await done(c, id, { deed: 'remove', entrant }), 200)
})
