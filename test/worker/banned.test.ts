/** All that tells an account something or lets it act ends as the operator shuts it out. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshId } from '../../worker/wire/ids.ts'
import { Authenticator } from './authenticator.ts'
import { Client } from './client.ts'
import { answerAddress, newestTo, receive } from './mail-helpers.ts'
import { put, reader, turnNotice, world } from './notice-helpers.ts'
import { mailsTo, signedIn } from './people.ts'
import { deliver, inPersonOf, ringAlarms, rowsOf } from './person-helpers.ts'
import { PushReceiver } from './push-receiver.ts'
import {
  actingOf,
  pass,
  playUntilNext,
  runAlarm,
  sendNotices,
  storageOf,
  tableFor,
} from './table-helpers.ts'
import { hour, ok, setTime, voteOn } from './time-helpers.ts'

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const how = {
  env: { ...env, OPERATOR_SECRET: 'the secret of the operator' },
  headers: { authorization: 'Bearer the secret of the operator' },
}
const bansOf = (account: string) => `/api/operator/bans/accounts/${account}`
const ban = (account: string) => new Client().put(bansOf(account), { reason: 'Insults.' }, how)
const letIn = (account: string) => new Client().delete(bansOf(account), how)
const codeOf = ({ body }: { body: { type?: string } }) => body.type?.replace('/problems/', '')

test('push, webhook, calendar and passkey of a banned account end, and do not come back with it', async () => {
  const [email, url] = [
    'shut-out@example.org',
    `https://discord.com/api/webhooks/1/${'s'.repeat(60)}`,
  ]
  const ada = await signedIn(email, 'Ada')
  const heard = world(() => new Response(null, { status: 204 }))
  expect((await put(ada, '/api/me/webhook', { url })).status).toBe(200)
  const browser = await PushReceiver.at('https://fcm.googleapis.com/fcm/send/shut-out')
  expect((await put(ada, '/api/me/push', browser.subscription)).status).toBe(200)
  const { pathname } = new URL((await ada.post('/api/me/calendar')).body.calendar)
  const device = new Authenticator(env.ORIGIN)
  const { options } = (await ada.post('/api/me/passkeys/begin')).body
  const added = await ada.post('/api/me/passkeys', { response: await device.create(options) })
  expect(added.status).toBe(200)

  // All of them work before.
  heard.length = 0
  await deliver(env, turnNotice(ada.id))
  const origins = () => heard.map((one) => new URL(one.url).hostname).toSorted()
  expect(origins()).toEqual(['discord.com', 'fcm.googleapis.com'])
  expect((await new Client().get(pathname)).status).toBe(200)
  const enter = async () => {
    const there = new Client()
    const asked = (await there.post('/api/sign-in/passkey/begin')).body.options
    return there.post('/api/sign-in/passkey', { response: await device.get(asked) })
  }
  expect((await enter()).body.me.id).toBe(ada.id)

  expect((await ban(ada.id)).status).toBe(204)
  const isEnded = async () => {
    heard.length = 0
    await deliver(env, turnNotice(ada.id))
    expect(heard).toEqual([])
    expect((await new Client().get(pathname)).status).toBe(404)
    expect((await enter()).status).toBe(422)
  }
  await isEnded()
  expect(await rowsOf(ada.id, 'SELECT endpoint FROM pushes')).toEqual([])
  expect((await letIn(ada.id)).status).toBe(204)
  await isEnded()
})

test('answers by mail of a banned account play nothing, and the link of its letters lets nobody in', async () => {
  const [ada, bob] = [await reader(), await reader()]
  const { id } = await tableFor([ada, bob])
  await sendNotices(id)
  const { acting } = await actingOf(id, [ada, bob])
  const player = acting as typeof ada
  const mail = await newestTo(player.email, true)
  const answer = () => receive({ from: player.email, to: answerAddress(mail), text: '1' })
  const token = /[#&]as=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  expect(token).toBeDefined()

  expect((await ban(player.id)).status).toBe(204)
  const before = await storageOf(id)
  await answer()
  expect(await storageOf(id)).toEqual(before)
  expect(await newestTo(player.email, true)).toEqual(mail)
  const entered = await new Client().post('/api/pass', { token })
  expect(codeOf(entered)).toBe('pass-over')

  expect((await letIn(player.id)).status).toBe(204)
  await answer()
  expect(await storageOf(id)).not.toEqual(before)
})

const day = 24 * hour

test('no letter goes to a banned account by e-mail, of whatever kind, nor what was held for it', async () => {
  const [ada, daily] = [await reader(), await reader({ digestHour: 18 })]
  const subjects = async (to: typeof ada) => (await mailsTo(to.email)).map(({ subject }) => subject)
  await deliver(env, turnNotice(daily.id))
  for (const { id } of [ada, daily]) expect((await ban(id)).status).toBe(204)
  for (const { id } of [ada, daily]) {
    for (const kind of ['turn', 'started', 'full', 'over'] as const)
      await deliver(env, turnNotice(id, { kind }))
    const table = freshId()
    await inPersonOf(id, env, async (person) => {
      await person.note({ note: 'cleared', table, title: 'Old' }, Date.now())
      const news = { what: 'paused', title: 'Old', host: 'Bob', by: 'Bob' } as const
      await person.news({ table, news, key: '1', standing: null })
      await person.tournament({
        ...{ what: 'bye', tournament: freshId(), title: 'Cup', round: 1, table: null, place: 0 },
        ...{ others: [], deadline: null, standings: [] },
      })
    })
  }
  for (let days = 0; days < 5; days++) {
    pass(day)
    await ringAlarms()
  }
  expect([await subjects(ada), await subjects(daily)]).toEqual([[], []])

  // Somebody who is let in again finds them in the letterbox, and is written to from then on.
  expect((await letIn(ada.id)).status).toBe(204)
  const kept = await rowsOf(ada.id, 'SELECT id FROM letters')
  expect(kept).toHaveLength(7)
  await deliver(env, turnNotice(ada.id, { title: 'Let in' }))
  await ringAlarms()
  expect(await subjects(ada)).toEqual([expect.stringContaining('Let in')])
})

test('a table goes on without a banned account: no turn’s letter, no reminder, and the others decide once it is late', async () => {
  const [ada, bob] = [await reader(), await reader()]
  const { id } = await tableFor([ada, bob])
  // It becomes its turn, and its letter waits for the grace to end.
  const late = await playUntilNext(id, [ada, bob])
  const [shut, other] = late === 0 ? [ada, bob] : [bob, ada]
  expect((await ban(shut.id)).status).toBe(204)
  await sendNotices(id)
  for (let days = 0; days < 7; days++) {
    pass(day)
    await runAlarm(id)
    await ringAlarms()
  }
  await sendNotices(id)
  expect(await mailsTo(shut.email)).toEqual([])
  expect(await mailsTo(other.email)).not.toEqual([])
  const decided = await ok(voteOn(other, id, late, 'bot'))
  expect(decided.seats[late]?.bot).toBe('medium')
})
