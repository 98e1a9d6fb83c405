/** Changing the secret that signs: nobody is signed out, and what is kept is found as before. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { banNetwork, isBannedNetwork } from '../../worker/accounts/bans.ts'
import { calendarName, calendarOwner, renewCalendar } from '../../worker/accounts/calendar.ts'
import { claimLetter, closeAddress, isOpenAddress } from '../../worker/accounts/invitations.ts'
import { invitationToken, lookAtInvitation } from '../../worker/accounts/invited.ts'
import { freshPassId, lookAtPass, passToken } from '../../worker/accounts/passes.ts'
import { readUnsubscribeToken, unsubscribeToken } from '../../worker/accounts/secret.ts'
import { addressHash } from '../../worker/accounts/sign-in.ts'
import { personAt } from '../../worker/notices/person.ts'
import { Client, guest } from './client.ts'

const secret = 'a new secret that signs, 32 bytes or more'
const before = env.SESSION_SECRET
/** As it runs after a change; and long after, when the secret before is forgotten. */
const changed = {
  ...env,
  SESSION_SECRET: secret,
  SESSION_SECRET_BEFORE: before,
  HASH_SECRET: before,
}
const later = { ...env, SESSION_SECRET: secret, HASH_SECRET: before }

const meOf = async (client: Client, where: typeof env) =>
  (await client.get('/api/me', { env: where })).body.me?.id ?? null

test('a browser that comes before the old secret is forgotten stays signed in for good', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const old = ada.cookie
  expect(await meOf(ada, changed)).toBe(ada.id)
  expect(ada.cookie).not.toBe(old)
  const renewed = ada.cookie
  expect(await meOf(ada, changed)).toBe(ada.id)
  expect(ada.cookie).toBe(renewed)
  expect(await meOf(ada, later)).toBe(ada.id)
  // Somebody who did not come meanwhile is a stranger, and so is somebody who signs by the old secret then.
  expect(await meOf(bob, later)).toBeNull()
})

test('links in letters and calendars are good as long as the old secret is known, then new ones alone', async () => {
  const { id } = await guest('Ada')
  const now = Date.now()
  const pass = freshPassId()
  await personAt(env, id).keepPasses([
    { id: pass, table: 'T', createdAt: now, expiresAt: now + 1e6 },
  ])
  await renewCalendar(env, id)
  const email = 'secret@example.org'
  await claimLetter(env, email, 'T', now)
  const made = async (where: typeof env) => ({
    calendar: (await calendarName(where, id)) ?? '',
    unsubscribe: await unsubscribeToken(where, id),
    pass: await passToken(where, id, pass),
    invitation: await invitationToken(where, { email, table: 'T' }, now),
  })
  const good = async (where: typeof env, all: Awaited<ReturnType<typeof made>>) => [
    (await calendarOwner(where, all.calendar)) !== null,
    (await readUnsubscribeToken(where, all.unsubscribe)) !== null,
    (await lookAtPass(where, all.pass, now)) !== null,
    (await lookAtInvitation(where, all.invitation, now)) !== null,
  ]
  const [old, fresh] = [await made(env), await made(changed)]
  expect(await good(changed, old)).toEqual([true, true, true, true])
  expect(await good(changed, fresh)).toEqual([true, true, true, true])
  expect(await good(later, old)).toEqual([false, false, false, false])
  expect(await good(later, fresh)).toEqual([true, true, true, true])
})

test('a seat card is found by what is kept of it, whatever signs', async () => {
  const ada = await guest('Ada')
  const { body } = await ada.post('/api/me/card', {})
  const token = new URL(body.card.link).hash.slice(1)
  const entered = await new Client().post('/api/card', { token }, { env: later })
  expect(entered.body.me.id).toBe(ada.id)
})

test('another key of what is kept leaves sessions alone, and ends cards, bans of networks and the wish for no invitations', async () => {
  const rehashed = { ...env, HASH_SECRET: 'another key of what is kept, 32 bytes or more' }
  const ada = await guest('Ada')
  const { body } = await ada.post('/api/me/card', {})
  const token = new URL(body.card.link).hash.slice(1)
  const [network, email, now] = ['203.0.113.90', 'no-more@example.org', Date.now()]
  await banNetwork(env, network, 'x', now)
  await closeAddress(env, await addressHash(env, email), now)
  const kept = async (where: typeof env) => [
    await meOf(ada, where),
    (await new Client().post('/api/card', { token }, { env: where })).status,
    await isBannedNetwork(where, network),
    await isOpenAddress(where, email),
  ]
  expect(await kept(env)).toEqual([ada.id, 200, true, false])
  expect(await kept(rehashed)).toEqual([ada.id, 410, false, true])
})
