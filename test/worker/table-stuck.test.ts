import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Bots } from '../../worker/table/bots/bot-turns.ts'
import { Client } from './client.ts'
import {
  countedAt,
  lettersOf,
  outboxOf,
  pass,
  runAlarm,
  sendNotices,
  viewOf,
  wholeGame,
} from './table-helpers.ts'
import { evict, hour, ok, pacedTable, setTime, told, voteOn } from './time-helpers.ts'

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Two people, one of whom let a bot play that always fails; the bot has been given up. */
async function stuckTable() {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => {})
  const thoughts = vi.spyOn(Bots.prototype, 'think').mockRejectedValue(new Error('No idea.'))
  const table = await pacedTable(['Ada', 'Bob'])
  const counted = await countedAt(table.id)
  await ok(table.acting.post(`/api/tables/${table.id}/resign`))
  for (let tries = 0; tries < 12; tries++) {
    await runAlarm(table.id)
    pass(60_000)
  }
  return { ...table, reports, thoughts, counted }
}

describe('a bot that cannot go on', () => {
  test('is tried a few times, reported twice, parked for the operator, and the other decides', async () => {
    const { id, late, waiting, reports, thoughts, counted } = await stuckTable()
    expect(counted.map(({ blobs }) => blobs)).toEqual([['parked', 'bot']])
    expect(thoughts.mock.calls.length).toBe(6)
    const bots = reports.mock.calls.filter((call) => call.join().includes('"kind":"bot"'))
    expect(bots.map((call) => /"attempts":(\d+)/.exec(call.join())?.[1])).toEqual(['1', '6'])
    const { body } = await new Client().get(`/dev/tables/${id}/parked`)
    expect(body.parked).toMatchObject([
      { kind: 'bot', seat: late, attempts: 6, error: 'Error: No idea.' },
    ])
    // Reports name the object, as the table's id is its link.
    const object = /"object":"([0-9a-f]+)"/.exec(bots[0]?.join() ?? '')?.[1]
    expect(bots.join()).not.toContain(id)
    expect((await new Client().get(`/dev/tables/${object}/parked`)).body).toEqual(body)
    await evict(id)
    const { decisions } = await viewOf(waiting, id)
    expect(decisions).toMatchObject([{ seat: late, reason: 'stuck', voters: [1 - late] }])
    // The seat belongs to somebody who may come back.
    expect(decisions[0]?.choices).toEqual(['wait', 'bot', 'end'])
    expect(await told(waiting, id)).toEqual([`resigned ${late} ${late}`, `bot-stuck ${late}`])
    await sendNotices(id)
    const letters = await lettersOf(waiting, id)
    expect(letters.at(-1)).toMatchObject({ kind: 'decision' })
    expect(letters.at(-1)?.text).toContain('is stuck')
    pass(1000 * hour)
    await runAlarm(id)
    expect(thoughts.mock.calls.length).toBe(6)
  })

  test(
    'is replaced by another that plays on',
    async () => {
      const { id, late, waiting, thoughts } = await stuckTable()
      thoughts.mockRestore()
      const { seats, decisions } = await ok(voteOn(waiting, id, late, 'bot'))
      expect(seats[late]).toMatchObject({ bot: 'easy', botOnce: false })
      expect(decisions).toEqual([])
      await runAlarm(id)
      expect((await viewOf(waiting, id)).toAct).toEqual([1 - late])
    },
    wholeGame,
  )

  test(
    'is tried again a day later where the others wait, and is asked about again',
    async () => {
      const { id, late, waiting, thoughts } = await stuckTable()
      await ok(voteOn(waiting, id, late, 'wait'))
      pass(23 * hour)
      await runAlarm(id)
      expect(thoughts.mock.calls.length).toBe(6)
      for (let tries = 0; tries < 12; tries++) {
        pass(hour)
        await runAlarm(id)
      }
      expect(thoughts.mock.calls.length).toBe(12)
      expect((await viewOf(waiting, id)).decisions).toMatchObject([{ reason: 'stuck' }])
      thoughts.mockRestore()
      expect((await new Client().post(`/dev/tables/${id}/retry`)).status).toBe(204)
      await runAlarm(id)
      expect((await viewOf(waiting, id)).toAct).toEqual([1 - late])
    },
    wholeGame,
  )

  test('is forgotten when its person comes back', async () => {
    const { id, late, acting } = await stuckTable()
    const { decisions, seats } = await ok(acting.post(`/api/tables/${id}/return`))
    expect(decisions).toEqual([])
    expect(seats[late]?.bot).toBeNull()
    expect((await new Client().get(`/dev/tables/${id}/parked`)).body.parked).toEqual([])
    expect((await outboxOf(id)).filter(({ kind }) => kind === 'bot')).toEqual([])
  })

  test('can be left behind by ending the table', async () => {
    const { id, late, waiting } = await stuckTable()
    expect((await ok(voteOn(waiting, id, late, 'end'))).status).toBe('over')
  })
})
