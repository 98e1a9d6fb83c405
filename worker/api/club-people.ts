/** Coming into clubs and going, roles, and who is free to play. */
import type { Context } from 'hono'
import { keepApart } from '../accounts/blocks.ts'
import { appoint, changeStanding, freeFor, leaveClub, setFree } from '../accounts/club-people.ts'
import { mayExclude } from '../accounts/club-rights.ts'
import { clubNameOf, standingIn } from '../accounts/clubs.ts'
import { database } from '../accounts/database.ts'
import { deletedAmong } from '../accounts/people.ts'
import { gameById } from '../games/index.ts'
import { enterNote } from '../notices/note.ts'
import {
  accept,
  block,
  exclude,
  invite,
  join,
  leave,
  listFree,
  sayBusy,
  sayFree,
  setRole,
} from '../wire/routes/club-people.ts'
import { clubAnswer, entitled } from './clubs.ts'
import { limit } from './limit.ts'
import { ProblemError } from './problem.ts'
import { type AppEnv, resource, signedIn } from './route.ts'
import { personOf } from './table-door.ts'

export const clubPeople = resource()

const day = 24 * 60 * 60 * 1000

/** Tells somebody by a letter of the house what became of them in a club. */
const tell = async (
  c: Context<AppEnv>,
  account: string,
  about: {
    readonly what: 'invited' | 'accepted' | 'founder'
    readonly club: string
    readonly by: string
  },
) => {
  const name = await clubNameOf(database(c.env), about.club)
  if (name === null) throw new ProblemError('not-found')
  const now = Date.now()
  await enterNote(c.env, account, { note: 'club', name, at: now, ...about }, now)
}

clubPeople.openapi(join, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = signedIn(c)
  const db = database(c.env)
  const { club } = await clubAnswer(c, id)
  const standing = await standingIn(db, id, account)
  if (standing === 'blocked') throw new ProblemError('club-closed')
  const isLet = club.admission === 'link' || standing === 'invited'
  if (standing === null || standing === 'asked' || standing === 'invited') {
    if (!isLet && club.admission === 'invitation') throw new ProblemError('club-closed')
    await limit(c, 'clubs', account)
    const isDone = await changeStanding(
      db,
      id,
      account,
      isLet ? [null, 'asked', 'invited'] : [null, 'asked'],
      isLet ? 'member' : 'asked',
      Date.now(),
    )
    if (!isDone) throw new ProblemError('club-full')
  }
  return c.json(await clubAnswer(c, id), 200)
})

clubPeople.openapi(leave, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = signedIn(c)
  const db = database(c.env)
  // Leaving must not lift a block.
  const standing = await standingIn(db, id, account)
  if (standing !== null && standing !== 'blocked') await leaveClub(db, id, account)
  return c.body(null, 204)
})

clubPeople.openapi(sayFree, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = await entitled(c, id, 'free')
  const { games, paces, days } = c.req.valid('json')
  if (games.some((game) => !gameById(game)))
    throw new ProblemError('bad-request', {
      fields: [{ field: 'games', message: 'There is no such game.' }],
    })
  await setFree(database(c.env), id, account, { games, paces, until: Date.now() + days * day })
  return c.json(await clubAnswer(c, id), 200)
})

clubPeople.openapi(sayBusy, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = await entitled(c, id, 'free')
  await setFree(database(c.env), id, account, null)
  return c.json(await clubAnswer(c, id), 200)
})

clubPeople.openapi(listFree, async (c) => {
  const { account } = signedIn(c)
  const found = await freeFor(database(c.env), account, c.req.valid('query'), Date.now())
  return c.json({ people: found }, 200)
})

clubPeople.openapi(invite, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = await entitled(c, id, 'invite')
  const { name: by } = await personOf(c)
  const db = database(c.env)
  const asked = [...new Set(c.req.valid('json').people)]
  const gone = await deletedAmong(db, asked)
  for (const person of asked) {
    if (gone.includes(person)) continue
    if (person === account || (await keepApart(db, account, [person]))) continue
    const standing = await standingIn(db, id, person)
    // Somebody who asked is let in by that.
    if (standing === 'asked') await changeStanding(db, id, person, ['asked'], 'member', Date.now())
    if (standing !== null) continue
    await limit(c, 'clubInvitations', account)
    if (!(await changeStanding(db, id, person, [null], 'invited', Date.now())))
      throw new ProblemError('club-full')
    await tell(c, person, { what: 'invited', club: id, by })
  }
  return c.json(await clubAnswer(c, id), 200)
})

clubPeople.openapi(accept, async (c) => {
  const { id, person } = c.req.valid('param')
  await entitled(c, id, 'accept')
  const { name: by } = await personOf(c)
  const isDone = await changeStanding(database(c.env), id, person, ['asked'], 'member', Date.now())
  if (!isDone) throw new ProblemError('not-found')
  await tell(c, person, { what: 'accepted', club: id, by })
  return c.json(await clubAnswer(c, id), 200)
})

clubPeople.openapi(setRole, async (c) => {
  const { id, person } = c.req.valid('param')
  const { role } = c.req.valid('json')
  const { account } = await entitled(c, id, 'appoint')
  if (!(await appoint(database(c.env), id, account, person, role)))
    throw new ProblemError('not-found')
  const { name: by } = await personOf(c)
  if (role === 'founder') await tell(c, person, { what: 'founder', club: id, by })
  return c.json(await clubAnswer(c, id), 200)
})

clubPeople.openapi(exclude, async (c) => {
  const { id, person } = c.req.valid('param')
  await overOthers(c, id, person)
  await leaveClub(database(c.env), id, person)
  return c.json(await clubAnswer(c, id), 200)
})

clubPeople.openapi(block, async (c) => {
  const { id, person } = c.req.valid('param')
  const standing = await overOthers(c, id, person)
  await changeStanding(database(c.env), id, person, [standing], 'blocked', Date.now())
  return c.json(await clubAnswer(c, id), 200)
})

/**
 * Standing of a person that the asking account may exclude; throws the problem `not-found` where they are
 * not in the club, else `not-in-this-club`.
 */
async function overOthers(c: Context<AppEnv>, club: string, person: string) {
  const { standing } = await entitled(c, club, 'accept')
  const theirs = await standingIn(database(c.env), club, person)
  if (theirs === null) throw new ProblemError('not-found')
  if (!mayExclude(standing, theirs)) throw new ProblemError('not-in-this-club')
  return theirs
}
