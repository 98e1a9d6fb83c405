/** Reminders of tables without a clock, and one notice until its reader is here again. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../within.ts'
import { reader, turnNotice } from './notice-helpers.ts'
import { mailsTo } from './people.ts'
import { deliver, inPersonOf, ringAlarms, rowsOf } from './person-helpers.ts'
import { actingOf, pass, playUntilNext, sendNotices, tableFor } from './table-helpers.ts'
import { listen } from './table-socket.ts'
import { brisk, hour, setTime } from './time-helpers.ts'

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Reader = Awaited<ReturnType<typeof reader>>
const day = 24 * hour

const subjectsTo = async ({ email }: Reader) =>
  (await mailsTo(email)).map(({ subject }) => subject.split(':')[0]).toReversed()
const remindersTo = async (one: Reader) =>
  (await subjectsTo(one)).filter((subject) => subject === 'Waiting for you').length

/** A table of two at which somebody is awaited, and all know. */
async function waitingTable(
  settings: Readonly<Record<string, unknown>> = {},
  request: Readonly<Record<string, unknown>> = {},
) {
  const players = [await reader(settings), await reader(settings)] as const
  const { id } = await tableFor(players, request)
  await playUntilNext(id, players)
  const { acting, waiting } = await actingOf(id, players)
  const isListed = async () => (await acting.get('/api/tables?which=mine')).body.tables[0].yourTurn
  await eventually(async () => expect(await isListed()).toBe(true))
  await sendNotices(id)
  return { id, players, acting, waiting }
}

describe('a table without a clock', () => {
  test('is told of again after three days, once, and only to whoever is awaited', async () => {
    const { acting, waiting } = await waitingTable()
    pass(3 * day - hour)
    await ringAlarms()
    expect(await remindersTo(acting)).toBe(0)
    pass(hour)
    await ringAlarms()
    await ringAlarms()
    expect(await remindersTo(acting)).toBe(1)
    const [mail] = await mailsTo(acting.email)
    expect(mail?.text).toContain('The others are still waiting for your turn.')
    pass(10 * day)
    await ringAlarms()
    expect(await remindersTo(acting)).toBe(1)
    expect(await remindersTo(waiting)).toBe(0)
  })

  test('is told of after as many days as the person wants, also where they said so since, or not at all', async () => {
    const { acting } = await waitingTable({ remindAfter: 1 })
    await acting.patch('/api/me', { remindAfter: 7 })
    pass(6 * day)
    await ringAlarms()
    expect(await remindersTo(acting)).toBe(0)
    await acting.patch('/api/me', { remindAfter: null })
    pass(30 * day)
    await ringAlarms()
    expect(await remindersTo(acting)).toBe(0)
    await acting.patch('/api/me', { remindAfter: 2 })
    await ringAlarms()
    expect(await remindersTo(acting)).toBe(1)
  })

  test('is not told of again to whoever has played, nor during a pause, nor where a clock runs', async () => {
    const played = await waitingTable()
    await playUntilNext(played.id, played.players)
    const paused = await waitingTable()
    for (const one of paused.players)
      await one.post(`/api/tables/${paused.id}/wish`, { wish: 'pause', on: true })
    const timed = await waitingTable({}, { pace: { ...brisk, start: 200, cap: 300 } })
    const before = await remindersTo(timed.acting)
    pass(3 * day + hour)
    await ringAlarms()
    expect(await remindersTo(played.acting)).toBe(0)
    expect(await remindersTo(paused.acting)).toBe(0)
    expect(await remindersTo(timed.acting)).toBe(before)
  })

  test('is told of later to whoever looks at it just then', async () => {
    const { id, acting } = await waitingTable()
    pass(3 * day)
    const line = await listen(acting, id)
    await line.look(true, 0)
    await ringAlarms()
    expect(await remindersTo(acting)).toBe(0)
    await line.look(false, 0)
    pass(10 * 60_000)
    await ringAlarms()
    expect(await remindersTo(acting)).toBe(1)
  })

  test('sets the alarm for it once, not with each turn', async () => {
    const ada = await reader()
    const alarms = await inPersonOf(ada.id, env, async (person, storage) => {
      const set = vi.spyOn(storage, 'setAlarm').mockResolvedValue()
      vi.spyOn(storage, 'getAlarm').mockImplementation(
        async () => Number(set.mock.lastCall?.[0] ?? Number.NaN) || null,
      )
      for (let turn = 0; turn < 3; turn++) {
        pass(hour)
        await person.tell(turnNotice(ada.id))
      }
      return set.mock.calls.length
    })
    expect(alarms).toBe(1)
  })

  test('is told of after three days to people of earlier versions, whose settings lie as they were', async () => {
    const ada = await reader({ digestHour: 18 })
    const [row] = await rowsOf(ada.id, 'SELECT remind_after, once, told FROM settings')
    expect(row).toEqual({ remind_after: 3, once: 0, told: null })
    const { me } = (await ada.get('/api/me')).body
    expect(me).toMatchObject({ digestHour: 18, remindAfter: 3, once: false })
    for (const remindAfter of [0, 31, 1.5, 'often'])
      expect((await ada.patch('/api/me', { remindAfter })).status).toBe(400)
    expect((await ada.patch('/api/me', { once: 'yes' })).status).toBe(400)
  })
})

describe('one letter until I come back', () => {
  test('goes out, then nothing until its reader is here again; all lies in the letterbox', async () => {
    const ada = await reader({ once: true })
    for (let turn = 0; turn < 3; turn++) await deliver(env, turnNotice(ada.id))
    expect(await mailsTo(ada.email)).toHaveLength(1)
    expect(await rowsOf(ada.id, 'SELECT id FROM letters WHERE boxed = 1')).toHaveLength(3)
    expect((await ada.get('/api/me')).status).toBe(200)
    await deliver(env, turnNotice(ada.id))
    await deliver(env, turnNotice(ada.id))
    expect(await mailsTo(ada.email)).toHaveLength(2)
  })

  test('does not keep back that time runs out', async () => {
    const ada = await reader({ once: true })
    await deliver(env, turnNotice(ada.id))
    const deadline = Date.now() + hour
    await deliver(env, { ...turnNotice(ada.id), kind: 'reminder', nudgedBy: null, deadline })
    await deliver(env, turnNotice(ada.id))
    expect(await subjectsTo(ada)).toEqual(['Your turn', 'Waiting for you'])
  })

  test('may be the daily letter, with all that came until then', async () => {
    const ada = await reader({ once: true, zone: 'Europe/Berlin', digestHour: 18 })
    for (let turn = 0; turn < 2; turn++)
      await deliver(env, {
        ...turnNotice(ada.id),
        kind: 'invitation',
        by: 'Bob',
        isRematch: false,
      } as never)
    expect(await mailsTo(ada.email)).toHaveLength(0)
    expect(await rowsOf(ada.id, "SELECT 1 FROM deliveries WHERE state = 'held'")).toHaveLength(2)
  })

  test('is asked for by nobody who has not said so', async () => {
    const ada = await reader()
    for (let turn = 0; turn < 2; turn++) await deliver(env, turnNotice(ada.id))
    expect(await mailsTo(ada.email)).toHaveLength(2)
  })
})
