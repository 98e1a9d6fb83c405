/** Letters to somebody who has the table open: each lies in the letterbox at once, and goes out when they look away. */
import { evictDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { maxSilence } from '../../worker/sockets.ts'
import { maxIdle } from '../../worker/table/watching/presence.ts'
import { eventually } from '../within.ts'
import { put, reader } from './notice-helpers.ts'
import { mailsTo } from './people.ts'
import { ringAlarms } from './person-helpers.ts'
import {
  actingOf,
  outboxOf,
  pass,
  playUntilNext,
  runAlarm,
  sendNotices,
  stubOf,
  tableFor,
  viewOf,
} from './table-helpers.ts'
import { listen } from './table-socket.ts'
import { brisk, setTime } from './time-helpers.ts'

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Reader = Awaited<ReturnType<typeof reader>>

const minute = 60_000

/** A running table of two whose first letters are gone; `other` waits for `mover`, and has the table open. */
async function openTable(
  settings: Readonly<Record<string, unknown>> = {},
  request: Readonly<Record<string, unknown>> = {},
) {
  const players = [await reader(settings), await reader(settings)] as const
  const { id } = await tableFor(players, request)
  await sendNotices(id)
  const { acting: mover, waiting: other } = await actingOf(id, players)
  const line = await listen(other, id)
  const before = (await mailsTo(other.email)).length
  return { id, players, mover, other, line, mails: () => newMails(other, before) }
}

const newMails = async ({ email }: Reader, before: number) =>
  (await mailsTo(email)).slice(0, (await mailsTo(email)).length - before).map(subjectOf)
const subjectOf = ({ subject }: { readonly subject: string }) => subject

/** The letters about turns in somebody's letterbox, the newest first: whether each counts as read. */
async function boxOf(player: Reader, kind = 'turn'): Promise<boolean[]> {
  const { letters } = (await player.get('/api/letters')).body
  return letters
    .filter((letter: { kind: string }) => letter.kind === kind)
    .map(({ read }: { read: boolean }) => read)
}

/** It becomes the other's turn while their page is shown. */
async function turnComes({ id, players, line }: Awaited<ReturnType<typeof openTable>>) {
  await line.look(true, 0)
  pass(minute)
  await line.ping()
  await playUntilNext(id, players)
  await sendNotices(id)
}

/** Lets time go by with the page open, which pings. */
async function stay(
  { id, line }: Pick<Awaited<ReturnType<typeof openTable>>, 'id' | 'line'>,
  minutes: number,
) {
  for (let gone = 0; gone < minutes; gone++) {
    pass(minute)
    await line.ping()
    await runAlarm(id)
  }
}

describe('a turn that comes while its reader looks at the table', () => {
  test('lies in the letterbox at once, unread, and goes out no way', async () => {
    const table = await openTable()
    await turnComes(table)
    expect(await boxOf(table.other)).toEqual([false])
    expect(await table.mails()).toEqual([])
    await stay(table, 5)
    expect(await table.mails()).toEqual([])
    expect(await boxOf(table.other)).toEqual([false])
  })

  test('is told once when they look away without having acted', async () => {
    const table = await openTable()
    await turnComes(table)
    await table.line.look(false, 30)
    await runAlarm(table.id)
    // A page that is loaded anew looks away for a moment.
    expect(await table.mails()).toEqual([])
    await sendNotices(table.id)
    expect(await table.mails()).toEqual([expect.stringMatching(/^Your turn/)])
    await sendNotices(table.id)
    await stay(table, 3)
    expect(await table.mails()).toHaveLength(1)
    expect(await boxOf(table.other)).toEqual([false])
    expect(await outboxOf(table.id)).toEqual([])
  })

  test('is not told to whoever looks away for a moment only', async () => {
    const table = await openTable()
    await turnComes(table)
    await table.line.look(false, 30)
    await table.line.look(true, 0)
    await sendNotices(table.id)
    await stay(table, 5)
    expect(await table.mails()).toEqual([])
  })

  test('is told when the page is closed, though the table was thrown out of memory meanwhile', async () => {
    const table = await openTable()
    await turnComes(table)
    await evictDurableObject(stubOf(table.id))
    table.line.socket.close(1000)
    const viewer = table.mover
    const seatOf = async () => (await viewOf(viewer, table.id)).seats.find(({ you }) => !you)
    await eventually(async () => expect((await seatOf())?.present).toBe(false))
    await sendNotices(table.id)
    expect(await table.mails()).toHaveLength(1)
  })

  test('is told after ten minutes in which nobody used the page', async () => {
    const table = await openTable()
    await turnComes(table)
    const used = Date.now() - minute
    while (Date.now() + minute < used + maxIdle) await stay(table, 1)
    expect(await table.mails()).toEqual([])
    await stay(table, 1)
    expect(await table.mails()).toHaveLength(1)
    // The page goes on being shown: once is enough.
    await stay(table, 15)
    expect(await table.mails()).toHaveLength(1)
  })

  test('waits on as long as the page is used', async () => {
    const table = await openTable()
    await turnComes(table)
    for (let times = 0; times < 4; times++) {
      await stay(table, 8)
      table.line.socket.send(JSON.stringify({ looking: true, idle: 60 }))
      await table.line.ping()
    }
    expect(await table.mails()).toEqual([])
    await stay(table, 10)
    expect(await table.mails()).toHaveLength(1)
  })

  test('is told when the network went without a word', async () => {
    const table = await openTable()
    await turnComes(table)
    pass(maxSilence + 1)
    await runAlarm(table.id)
    pass(maxIdle)
    await runAlarm(table.id)
    expect(await table.mails()).toHaveLength(1)
  })

  test('is told nowhere once they have acted', async () => {
    const table = await openTable()
    await turnComes(table)
    await playUntilNext(table.id, table.players)
    await table.line.look(false, 0)
    await sendNotices(table.id)
    pass(maxIdle)
    await runAlarm(table.id)
    expect(await table.mails()).toEqual([])
    expect(await boxOf(table.other)).toEqual([true])
  })

  test('counts as read where they used the page since, and is told all the same when they go without acting', async () => {
    const table = await openTable()
    await table.line.look(true, 0)
    pass(minute)
    await playUntilNext(table.id, table.players)
    pass(2000)
    table.line.socket.send(JSON.stringify({ looking: true, idle: 1 }))
    await table.line.ping()
    await sendNotices(table.id)
    expect(await boxOf(table.other)).toEqual([true])
    expect(await table.mails()).toEqual([])
    await table.line.look(false, 0)
    await sendNotices(table.id)
    expect(await table.mails()).toHaveLength(1)
    expect(await boxOf(table.other)).toEqual([false])
  })

  test('is told though a second screen takes its line up again by itself', async () => {
    const table = await openTable()
    await turnComes(table)
    table.line.socket.close(1000)
    const again = await listen(table.other, table.id)
    await again.look(true, 65)
    await stay({ id: table.id, line: again }, 10)
    expect(await table.mails()).toHaveLength(1)
  })

  test('goes with the daily letter, and at the end of the quiet hours, of the moment in which they look away', async () => {
    for (const settings of [{ digestHour: 18 }, { quiet: { from: 720, to: 1080 } }]) {
      setTime('2026-06-03T09:00:00Z')
      const table = await openTable({ zone: 'Europe/Berlin', ...settings })
      await turnComes(table)
      setTime('2026-06-03T11:00:00Z')
      await table.line.look(false, 30)
      await sendNotices(table.id)
      await ringAlarms()
      expect(await table.mails()).toEqual([])
      setTime('2026-06-03T16:00:00Z')
      await ringAlarms()
      expect(await table.mails(), JSON.stringify(settings)).toHaveLength(1)
    }
  })
})

describe('other letters while their reader looks at the table', () => {
  test('the reminder of the clock is kept back as well, and goes out when they look away', async () => {
    const hours = { from: 0, to: 0, days: [1, 2, 3, 4, 5, 6, 7] }
    const table = await openTable({ hours }, { pace: brisk })
    await turnComes(table)
    const { you, seats } = await viewOf(table.other, table.id)
    const deadline = seats[you ?? 0]?.deadline ?? 0
    vi.setSystemTime(deadline - 30 * minute)
    await table.line.ping()
    table.line.socket.send(JSON.stringify({ looking: true, idle: 0 }))
    await table.line.ping()
    await runAlarm(table.id)
    expect(await boxOf(table.other, 'reminder')).toEqual([false])
    const soFar = await table.mails()
    expect(soFar.filter((subject) => /time/i.test(subject))).toEqual([])
    await table.line.look(false, 30)
    await sendNotices(table.id)
    expect(await table.mails()).toHaveLength(2)
  })

  test('that somebody mentioned them lies in the letterbox, and goes nowhere once they have read it', async () => {
    const table = await openTable({ channels: { talk: ['box', 'letter'] } })
    await table.line.look(true, 0)
    await table.other.patch('/api/me', { name: 'Bob' })
    const message = crypto.randomUUID()
    const said = await table.mover.post(`/api/tables/${table.id}/talk`, {
      text: '@Bob hi',
      message,
    })
    expect(said.status).toBe(200)
    await sendNotices(table.id)
    expect(await boxOf(table.other, 'talk')).toEqual([false])
    const upto = (await table.other.get(`/api/tables/${table.id}/talk`)).body.messages.at(-1).id
    await put(table.other, `/api/tables/${table.id}/talk/read`, { upto })
    await table.line.look(false, 0)
    await sendNotices(table.id)
    expect(await table.mails()).toEqual([])
  })

  test('a pause that began before their eyes is not written of, and before an idle page it is', async () => {
    for (const isUsed of [true, false]) {
      const players = [await reader(), await reader(), await reader()] as const
      const { id } = await tableFor(players, { pace: brisk })
      await sendNotices(id)
      const [watcher, ...others] = players
      const line = await listen(watcher, id)
      await line.look(true, 0)
      const before = (await mailsTo(watcher.email)).length
      pass(minute)
      for (const one of others)
        expect((await one.post(`/api/tables/${id}/wish`, { wish: 'pause', on: true })).status).toBe(
          200,
        )
      pass(2000)
      if (isUsed) line.socket.send(JSON.stringify({ looking: true, idle: 1 }))
      await line.ping()
      await sendNotices(id)
      await ringAlarms()
      expect(await boxOf(watcher, 'note')).toEqual([isUsed])
      expect(await newMails(watcher, before)).toEqual([])
      await line.look(false, isUsed ? 3 : 70)
      await sendNotices(id)
      await ringAlarms()
      expect(await newMails(watcher, before)).toHaveLength(isUsed ? 0 : 1)
    }
  })
})
