import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Play, replay } from '../../worker/games/kernel/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import { defaultHours } from '../../worker/table/ground/pace.ts'
import { Journal } from '../../worker/table/storage/journal.ts'
import type { RecordView } from '../../worker/wire/schema/history.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { guest } from './client.ts'
import { addGame, choices } from './table-games.ts'
import {
  beforeAlarms,
  firstTurn,
  type Guest,
  lettersOf,
  outboxOf,
  pass,
  playOne,
  playUntilNext,
  putOutbox,
  runAlarm,
  sendNotices,
  startedTable,
  stubOf,
  tableFor,
  viewOf,
  wholeGame,
} from './table-helpers.ts'
import {
  brisk,
  evict,
  hour,
  ok,
  pacedTable,
  runOut,
  setTime,
  told,
  voteOn,
} from './time-helpers.ts'

addGame(choices)

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A table on which somebody's time is over. */
async function lateTable(names: ReadonlyArray<string>) {
  const table = await pacedTable(names)
  await runOut(table.id, table.acting, table.late)
  return { ...table, others: table.others as [Guest, ...Guest[]] }
}

const take = (player: Guest, id: string, seat: number, token: string) =>
  player.post(`/api/tables/${id}/seats/${seat}/take`, { token })

const tokenOf = async (player: Guest, id: string, seat: number): Promise<string> => {
  const { status, body } = await player.get(`/api/tables/${id}/seats/${seat}/link`)
  expect(status).toBe(200)
  return body.token
}

/** Has a seat opened by one voice, when it was kept long enough for its person: a week. */
const openSeat = (player: Guest, id: string, seat: number) => {
  pass(7 * 24 * hour)
  return voteOn(player, id, seat, 'open')
}

const resign = (player: Guest, id: string) => player.post(`/api/tables/${id}/resign`)
const comeBack = (player: Guest, id: string) => player.post(`/api/tables/${id}/return`)

/** Every table row, so that a refusal can be seen to change nothing; but not who looked, nor calls for the list: they go as soon as they are delivered. */
const everything = (id: string) =>
  runInDurableObject(stubOf(id), (_table, { storage }) =>
    ['facts', 'happenings', 'journal'].map((name) =>
      storage.sql
        .exec<{ outbox?: string; admissions?: string; listed?: string }>(`SELECT * FROM ${name}`)
        .toArray()
        .map(({ outbox = '[]', admissions: _, listed: __, ...row }) => ({
          ...row,
          outbox: JSON.parse(outbox).filter(({ kind }: { kind: string }) => kind !== 'index'),
        })),
    ),
  )

describe('a vote', () => {
  test('of the one other decides at once', async () => {
    const { id, late, others, acting } = await lateTable(['Ada', 'Bob'])
    const { seats, decisions } = await ok(voteOn(others[0], id, late, 'week'))
    expect(decisions).toEqual([])
    expect(seats[late]).toMatchObject({ overAt: null, left: 7 * 14 * hour })
    expect(await told(acting, id)).toEqual([`over-time ${late}`, `week-given ${late}`])
  })

  test('needs more than half of the others; a new choice takes the place of the old', async () => {
    const { id, late, others } = await lateTable(['Ada', 'Bob', 'Cleo', 'Dan'])
    const [bob, cleo, dan] = others as [Guest, Guest, Guest]
    await ok(voteOn(bob, id, late, 'end'))
    await ok(voteOn(cleo, id, late, 'bot'))
    const { decisions } = await ok(voteOn(bob, id, late, 'wait'))
    expect(decisions[0]?.votes.map(({ choice }) => choice).toSorted()).toEqual(['bot', 'wait'])
    expect(decisions[0]?.voters).toHaveLength(3)
    await evict(id)
    const done = await ok(voteOn(dan, id, late, 'bot'))
    expect(done.seats[late]).toMatchObject({ bot: 'medium', botOnce: false })
    expect(done.decisions).toEqual([])
  })

  test('given twice is given once', async () => {
    const { id, late, others } = await lateTable(['Ada', 'Bob', 'Cleo'])
    await ok(voteOn(others[0], id, late, 'bot'))
    const { decisions, seats } = await ok(voteOn(others[0], id, late, 'bot'))
    expect(decisions[0]?.votes).toHaveLength(1)
    expect(seats[late]?.bot).toBeNull()
  })

  test('to wait leaves all as it is, and may be followed by another', async () => {
    const { id, late, others } = await lateTable(['Ada', 'Bob'])
    const waited = await ok(voteOn(others[0], id, late, 'wait'))
    expect(waited.decisions).toMatchObject([{ seat: late, reason: 'time', votes: [] }])
    await ok(voteOn(others[0], id, late, 'wait'))
    expect((await ok(voteOn(others[0], id, late, 'day'))).decisions).toEqual([])
  })

  test('to wait is asked again a day later, unless something was decided by then', async () => {
    const { id, late, acting, others } = await lateTable(['Ada', 'Bob'])
    const [other] = others
    await sendNotices(id)
    const asked = async () =>
      (await lettersOf(other, id)).filter(({ kind }) => kind === 'decision').length
    await ok(voteOn(other, id, late, 'wait'))
    pass(23 * hour)
    await evict(id)
    await runAlarm(id)
    expect(await asked()).toBe(1)
    pass(hour)
    await runAlarm(id)
    expect(await asked()).toBe(2)
    await ok(voteOn(other, id, late, 'wait'))
    await ok(voteOn(other, id, late, 'day'))
    pass(24 * hour)
    await runAlarm(id)
    // The day given is over as well, which was asked anew; what was asked before it was not.
    await sendNotices(id)
    expect(await told(acting, id)).toEqual([
      ...[`over-time ${late}`, `waited ${late}`, `waited ${late}`],
      ...[`day-given ${late}`, `over-time ${late}`],
    ])
    expect(await asked()).toBe(3)
  })

  test('is gone when the late one has played', async () => {
    const { id, players, late, others, acting } = await lateTable(['Ada', 'Bob', 'Cleo'])
    await ok(voteOn(others[0], id, late, 'bot'))
    await playUntilNext(id, players)
    const again = voteOn(others[1] as Guest, id, late, 'bot')
    expect((await again).body.type).toBe('/problems/nothing-to-decide')
    expect((await viewOf(acting, id)).seats[late]?.bot).toBeNull()
  })

  test('counts without those who are late themselves, or have handed their seat to a bot', async () => {
    const { id, late, others } = await lateTable(['Ada', 'Bob', 'Cleo'])
    const [bob, cleo] = others as [Guest, Guest]
    await ok(voteOn(bob, id, late, 'day'))
    const { seats } = await ok(resign(cleo, id))
    expect(seats[late]).toMatchObject({ overAt: null, left: 14 * hour })
    expect((await voteOn(cleo, id, late, 'day')).body.type).toBe('/problems/nothing-to-decide')
  })

  test('is nobody else’s: not the late one’s, not a stranger’s; nothing is changed by trying', async () => {
    const { id, late, acting, others } = await lateTable(['Ada', 'Bob'])
    const before = await everything(id)
    const eve = await guest('Eve')
    const tries = [
      await voteOn(acting, id, late, 'day'),
      await voteOn(eve, id, late, 'end'),
      await voteOn(others[0], id, 1 - late, 'end'),
      await voteOn(others[0], id, 9, 'end'),
      await voteOn(others[0], id, late, 'lose'),
      await eve.post(`/api/tables/${id}/resign`),
      await eve.post(`/api/tables/${id}/return`),
      await eve.post(`/api/tables/${id}/wish`, { wish: 'end', on: true }),
      await eve.get(`/api/tables/${id}/seats/${late}/link`),
      await others[0].get(`/api/tables/${id}/seats/${late}/link`),
      await take(eve, id, late, 'x'.repeat(43)),
    ]
    expect(tries.map(({ status, body }) => `${status} ${body.type}`)).toEqual([
      '403 /problems/not-your-vote',
      '403 /problems/not-your-seat',
      '409 /problems/nothing-to-decide',
      '409 /problems/nothing-to-decide',
      '400 /problems/bad-request',
      '403 /problems/not-your-seat',
      '403 /problems/not-your-seat',
      '403 /problems/not-your-seat',
      '403 /problems/not-your-seat',
      '410 /problems/seat-closed',
      '410 /problems/seat-closed',
    ])
    expect(
      tries.every(({ headers }) => headers.get('content-type') === 'application/problem+json'),
    ).toBe(true)
    expect(await everything(id)).toEqual(before)
  })

  test('needs a name, and a table that plays', async () => {
    const { id, late, others } = await lateTable(['Ada', 'Bob'])
    others[0].cookie = null
    expect((await voteOn(others[0], id, late, 'day')).status).toBe(401)
    const ada = await guest()
    const { id: early } = await tableFor([ada], { seats: 2, pace: brisk })
    expect((await voteOn(ada, early, 0, 'day')).body.type).toBe('/problems/not-started')
  })

  test('by which a bot plays this turn wakes it for this turn', async () => {
    const { id, late, others } = await lateTable(['Ada', 'Bob'])
    const { seats, toAct } = await ok(voteOn(others[0], id, late, 'turn'))
    expect(seats[late]).toMatchObject({ bot: 'medium', botOnce: true, deadline: null })
    expect(toAct).toEqual([late])
    expect((await outboxOf(id)).filter(({ kind }) => kind === 'bot')).toMatchObject([
      { seat: late, due: Date.now() },
    ])
  })

  test(
    'by which a bot plays this turn has it played once, and the seat is its person’s again',
    async () => {
      const { id, acting, late, others } = await lateTable(['Ada', 'Bob'])
      await ok(voteOn(others[0], id, late, 'turn'))
      await evict(id)
      await runAlarm(id)
      const { seats, toAct, decisions, play } = await viewOf(acting, id)
      expect(play?.revision).toBeGreaterThan(0)
      expect(seats[late]).toMatchObject({ bot: null, botOnce: false, overAt: null })
      expect(decisions).toEqual([])
      for (const { seat, deadline } of seats) expect(deadline !== null).toBe(toAct.includes(seat))
      const { body } = await acting.get(`/api/tables/${id}/history`)
      expect(body.entries.at(-1)).toMatchObject({ seat: late, by: 'bot' })
    },
    wholeGame,
  )

  test('about several late seats is one a seat', async () => {
    // No letters in words that this game does not have.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const players = [await guest('Ada'), await guest('Bob'), await guest('Cleo')] as const
    const { id } = await tableFor(players, { game: 'choices', pace: brisk })
    const [ada, bob, cleo] = players
    // All are asked at once; Cleo alone plays in time.
    const { play } = await viewOf(cleo, id)
    await ok(
      cleo.post(`/api/tables/${id}/turns`, {
        revision: play?.revision,
        moves: [{ do: 'choose', what: 'left' }],
        turn: crypto.randomUUID(),
      }),
    )
    await runOut(id, ada, 0)
    const { decisions } = await viewOf(cleo, id)
    expect(decisions.map(({ seat, voters }) => [seat, voters])).toEqual([
      [0, [2]],
      [1, [2]],
    ])
    expect((await voteOn(bob, id, 0, 'end')).body.type).toBe('/problems/not-your-vote')
    const { seats, decisions: rest } = await ok(voteOn(cleo, id, 0, 'day'))
    expect(seats.map(({ overAt }) => overAt !== null)).toEqual([false, true, false])
    // Ada has time again, so her voice counts, too.
    expect(rest.map(({ seat, voters }) => [seat, voters])).toEqual([[1, [0, 2]]])
    await putOutbox(id, [])
  })
})

describe('ending together', () => {
  async function endedTable() {
    const table = await lateTable(['Ada', 'Bob'])
    return { ...table, ended: await ok(voteOn(table.others[0], table.id, table.late, 'end')) }
  }

  test('leaves the table over, without places, and says why', async () => {
    const { ended } = await endedTable()
    expect(ended).toMatchObject({
      status: 'over',
      toAct: [],
      decisions: [],
      endedAt: Date.now(),
      result: { places: [], reason: 'ended-together' },
    })
    expect(ended.seats.map(({ deadline }) => deadline)).toEqual([null, null])
    expect(ended.scores).toHaveLength(2)
  })

  test('is told to everybody but who decided it, and nothing after it', async () => {
    const { id, players, others } = await endedTable()
    await sendNotices(id)
    pass(1000 * hour)
    await sendNotices(id)
    for (const player of players)
      expect((await lettersOf(player, id)).filter(({ kind }) => kind === 'over')).toHaveLength(
        player === others[0] ? 0 : 1,
      )
    expect(await outboxOf(id)).toEqual([])
    const { body } = await (players[0] as Guest).get('/api/tables')
    expect(body.tables.find((card: { id: string }) => card.id === id)).toMatchObject({
      status: 'over',
      yourTurn: false,
      deadline: null,
    })
  })

  test('is the end: no turn, no vote, no handing over', async () => {
    const { id, acting, late, others } = await endedTable()
    const view = await viewOf(acting, id)
    const moves = villagers.moves(view.play?.state as never, late).slice(0, 1)
    const turn = { revision: view.play?.revision, moves, turn: crypto.randomUUID() }
    for (const answer of [
      await acting.post(`/api/tables/${id}/turns`, turn),
      await voteOn(others[0], id, late, 'bot'),
      await resign(acting, id),
      await comeBack(acting, id),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.body.type).toBe('/problems/already-over')
    }
  })

  test('can be verified up to there', async () => {
    const { id, players } = await pacedTable(['Ada', 'Bob'])
    for (let turn = 0; turn < 6; turn++) await playOne(id, players)
    const shown = (await viewOf(players[0] as Guest, id)).play?.commitment
    for (const player of players)
      await ok(player.post(`/api/tables/${id}/wish`, { wish: 'end', on: true }))
    const { body } = await (await guest()).get(`/api/tables/${id}/record`)
    const record: RecordView = body
    expect(record.turns).toHaveLength(6)
    expect(record.commitment).toBe(shown)
    const seed = Uint8Array.from(record.seed.match(/../g) ?? [], (hex) => Number.parseInt(hex, 16))
    let end: Play | null = null
    for (const play of replay(villagers, record.options, record.seats, seed, record.turns as never))
      end = play
    const table: TableView = await viewOf(players[0] as Guest, id)
    expect(villagers.redact(end?.state as never, 0)).toEqual(table.play?.state)
    expect(villagers.result(end?.state as never)).toBeNull()
  })

  test('at any time takes all who play, and may be thought better of', async () => {
    const { id, players } = await startedTable()
    const wish = (player: Guest, on: boolean) =>
      player.post(`/api/tables/${id}/wish`, { wish: 'end', on })
    expect((await ok(wish(players[0], true))).status).toBe('playing')
    expect((await ok(wish(players[0], false))).wishes.end).toEqual([])
    expect((await ok(wish(players[1], true))).status).toBe('playing')
    await evict(id)
    expect((await ok(wish(players[0], true))).status).toBe('over')
  })
})

describe('resigning', () => {
  test('hands the seat to a bot, and the game goes on', async () => {
    const { id, acting, late, waiting } = await pacedTable(['Ada', 'Bob'])
    const { seats, you } = await ok(resign(acting, id))
    expect(you).toBe(late)
    expect(seats[late]).toMatchObject({ bot: 'medium', botOnce: false, deadline: null })
    expect((await outboxOf(id)).some(({ kind, seat }) => kind === 'bot' && seat === late)).toBe(
      true,
    )
    expect(await told(waiting, id)).toEqual([`resigned ${late} ${late}`])
    expect((await ok(resign(acting, id))).happenings).toHaveLength(1)
  })

  test('of one who is not asked brings no time to an end', async () => {
    const { id, waiting, late } = await pacedTable(['Ada', 'Bob'])
    const { seats } = await ok(resign(waiting, id))
    expect(seats[late]?.deadline).not.toBeNull()
  })

  test('brings no notices for turns any more', async () => {
    const { id, players, waiting, late } = await pacedTable(['Ada', 'Bob'])
    await sendNotices(id)
    await ok(resign(waiting, id))
    const before = (await lettersOf(waiting, id)).length
    const acting = players[late] as Guest
    for (let turn = 0; turn < 9; turn++) {
      const table = await viewOf(acting, id)
      if (!table.toAct.includes(late)) break
      await ok(acting.post(`/api/tables/${id}/turns`, firstTurn(table)))
    }
    await sendNotices(id)
    expect(await lettersOf(waiting, id)).toHaveLength(before)
  })
})

describe('a seat whose person may come back', () => {
  test.for([['that was handed over'], ['that is late']] as const)(
    '%s is not given away by one voice alone for a week, nor is anything changed by trying',
    async ([how]) => {
      const { id, acting, waiting, late } = await pacedTable(['Ada', 'Bob'])
      if (how === 'that is late') await runOut(id, acting, late)
      else await ok(resign(acting, id))
      const before = await everything(id)
      const refused = await voteOn(waiting, id, late, 'open')
      expect([refused.status, refused.body.type]).toEqual([409, '/problems/seat-kept'])
      expect((await waiting.get(`/api/tables/${id}/seats/${late}/link`)).status).toBe(410)
      expect(await everything(id)).toEqual(before)
      for (const { choices } of (await viewOf(waiting, id)).decisions)
        expect(choices).not.toContain('open')
      const since = how === 'that is late' ? Date.parse('2026-06-03T10:00Z') : Date.now()
      vi.setSystemTime(since + 7 * 24 * hour - 1)
      expect((await voteOn(waiting, id, late, 'open')).status).toBe(409)
      vi.setSystemTime(since + 7 * 24 * hour)
      expect((await ok(voteOn(waiting, id, late, 'open'))).decisions[0]?.open).toBe(true)
    },
  )

  test('is given away by two, told to all, and the table is not rated any more', async () => {
    const { id, acting, late, others } = await pacedTable(['Ada', 'Bob', 'Cleo'])
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      storage.sql.exec('UPDATE facts SET rated = 1')
    })
    await evict(id)
    await ok(resign(acting, id))
    const [bob, cleo] = others as [Guest, Guest]
    await ok(voteOn(bob, id, late, 'open'))
    expect((await viewOf(bob, id)).decisions[0]?.open).toBe(false)
    await ok(voteOn(cleo, id, late, 'open'))
    const dora = await guest('Dora')
    expect((await viewOf(bob, id)).rated).toBe(true)
    await ok(take(dora, id, late, await tokenOf(bob, id, late)))
    expect((await viewOf(bob, id)).rated).toBe(false)
    await sendNotices(id)
    await sendNotices(id)
    const heard = async (player: Guest) =>
      (await player.get('/api/letters')).body.letters
        .map(({ subject }: { subject: string }) => subject)
        .filter((subject: string) => subject.startsWith('Somebody new plays'))
    for (const player of [acting, bob, cleo]) expect(await heard(player)).toHaveLength(1)
    expect(await heard(dora)).toEqual([])
    const { results } = await env.DB.prepare('SELECT rated FROM tables WHERE id = ?').bind(id).all()
    expect(results).toEqual([{ rated: 0 }])
  })
})

describe('a seat', () => {
  test('can be taken back at any time, with time to play', async () => {
    const { id, acting, late, others } = await lateTable(['Ada', 'Bob'])
    const { seats } = await beforeAlarms(id, async () => {
      await ok(voteOn(others[0], id, late, 'bot'))
      await evict(id)
      pass(30 * hour)
      return ok(comeBack(acting, id))
    })
    expect(seats[late]).toMatchObject({ bot: null, overAt: null, left: 2 * hour })
    expect(seats[late]?.deadline).toBeGreaterThan(Date.now())
    await ok(comeBack(acting, id))
    expect((await told(acting, id)).slice(1)).toEqual([
      `bot-seat ${late}`,
      `taken-back ${late} ${late}`,
    ])
  })

  test('that was handed over and taken back has the time that was left, however often', async () => {
    const { id, acting, late } = await pacedTable(['Ada', 'Bob'])
    for (const left of [9, 8, 7]) {
      pass(hour)
      await ok(resign(acting, id))
      const { seats } = await ok(comeBack(acting, id))
      expect(seats[late]).toMatchObject({ left: left * hour, overAt: null })
    }
  })

  test('a seat whose time was over is given a turn’s time once a turn', async () => {
    const { id, acting, late, others } = await lateTable(['Ada', 'Bob'])
    const letBotAndComeBack = () =>
      beforeAlarms(id, async () => {
        await ok(voteOn(others[0], id, late, 'bot'))
        return ok(comeBack(acting, id))
      })
    expect((await letBotAndComeBack()).seats[late]?.left).toBe(2 * hour)
    await runOut(id, acting, late)
    const { seats } = await letBotAndComeBack()
    expect(seats[late]).toMatchObject({ left: 0, deadline: Date.now() })
  })

  test(
    'that a bot plays in brings no time with its turns',
    async () => {
      const { id, acting, late, others } = await lateTable(['Ada', 'Bob'])
      await ok(voteOn(others[0], id, late, 'turn'))
      await runAlarm(id)
      expect((await viewOf(acting, id)).seats[late]).toMatchObject({ bot: null, left: 0 })
    },
    wholeGame,
  )

  test(
    'that a bot played a turn in has a turn’s time when it is asked again',
    async () => {
      const { id, players, acting, late, others } = await lateTable(['Ada', 'Bob'])
      await ok(voteOn(others[0], id, late, 'turn'))
      await runAlarm(id)
      for (let next = 1 - late; next !== late; ) next = await playUntilNext(id, players)
      const { seats, decisions } = await viewOf(acting, id)
      expect(decisions).toEqual([])
      expect(seats[late]).toMatchObject({ bot: null, overAt: null, left: 2 * hour })
    },
    wholeGame,
  )

  test('is its person’s again when they play by hand', async () => {
    const { id, acting, late } = await pacedTable(['Ada', 'Bob'])
    const turn = firstTurn(await viewOf(acting, id))
    await ok(resign(acting, id))
    const { seats } = await ok(acting.post(`/api/tables/${id}/turns`, turn))
    expect(seats[late]).toMatchObject({ bot: null, botOnce: false })
    expect((await told(acting, id)).at(-1)).toBe(`taken-back ${late} ${late}`)
  })

  test('is taken by somebody new by a link that only those at the table can see', async () => {
    const { id, acting, late, others } = await lateTable(['Ada', 'Bob'])
    const { decisions } = await ok(openSeat(others[0], id, late))
    expect(decisions).toMatchObject([{ seat: late, open: true }])
    const token = await tokenOf(others[0], id, late)
    expect(JSON.stringify(await everything(id))).not.toContain(token)
    await evict(id)
    const cleo = await guest('Cleo')
    expect((await cleo.get(`/api/tables/${id}/seats/${late}/link`)).status).toBe(403)
    const table = await ok(take(cleo, id, late, token))
    expect(table).toMatchObject({ you: late, toAct: [late], decisions: [] })
    expect(table.seats[late]).toMatchObject({ name: 'Cleo', overAt: null, left: 10 * hour })
    expect(table.seats[late]?.person).toBe(cleo.id)
    // The replaced person sees no more than any spectator, and can do nothing.
    expect((await viewOf(acting, id)).you).toBeNull()
    expect((await comeBack(acting, id)).body.type).toBe('/problems/not-your-seat')
    expect((await take(acting, id, late, token)).body.type).toBe('/problems/seat-closed')
    await ok(cleo.post(`/api/tables/${id}/turns`, firstTurn(table)))
  })

  test('is taken once, however many have its link', async () => {
    const { id, late, others } = await lateTable(['Ada', 'Bob'])
    await ok(openSeat(others[0], id, late))
    const token = await tokenOf(others[0], id, late)
    const [cleo, dan] = [await guest('Cleo'), await guest('Dan')]
    const answers = await Promise.all([take(cleo, id, late, token), take(dan, id, late, token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect((await take(others[0], id, late, token)).body.type).toBe('/problems/already-seated')
  })

  test('is taken once also where both had looked at the link before either sat down', async () => {
    const { id, late, others } = await lateTable(['Ada', 'Bob'])
    await ok(openSeat(others[0], id, late))
    const token = await tokenOf(others[0], id, late)
    const [cleo, dan] = [await guest('Cleo'), await guest('Dan')]
    const answers = await runInDurableObject(stubOf(id), (table) =>
      Promise.all(
        [cleo, dan].map(({ id: account }) =>
          table.perform('takeOpenSeat', account, {
            seat: late,
            token,
            name: 'Somebody',
            hours: defaultHours,
          }),
        ),
      ),
    )
    expect(answers.map((answer) => ('problem' in answer ? answer.problem : 'taken'))).toEqual([
      'taken',
      'seat-closed',
    ])
    expect((await viewOf(others[0], id)).seats[late]?.person).toBe(cleo.id)
  })

  test('is closed again when its person plays or comes back', async () => {
    const { id, players, late, others } = await lateTable(['Ada', 'Bob'])
    await ok(openSeat(others[0], id, late))
    const token = await tokenOf(others[0], id, late)
    await playUntilNext(id, players)
    expect((await take(await guest(), id, late, token)).body.type).toBe('/problems/seat-closed')
  })

  test('that is opened anew has another link', async () => {
    const { id, acting, late, others } = await lateTable(['Ada', 'Bob'])
    await ok(openSeat(others[0], id, late))
    const first = await tokenOf(others[0], id, late)
    await ok(comeBack(acting, id))
    expect((await viewOf(acting, id)).decisions).toEqual([])
    await runOut(id, acting, late)
    await ok(openSeat(others[0], id, late))
    expect(await tokenOf(others[0], id, late)).not.toBe(first)
    expect((await take(await guest(), id, late, first)).status).toBe(410)
  })

  test('of a bot can be opened to a person', async () => {
    const { id, acting, waiting, late } = await pacedTable(['Ada', 'Bob'])
    await ok(resign(acting, id))
    expect((await voteOn(waiting, id, late, 'end')).body.type).toBe('/problems/nothing-to-decide')
    const { decisions } = await ok(openSeat(waiting, id, late))
    expect(decisions).toMatchObject([{ seat: late, reason: 'bot', open: true }])
    const table = await ok(take(await guest('Cleo'), id, late, await tokenOf(waiting, id, late)))
    expect(table.seats[late]).toMatchObject({ name: 'Cleo', bot: null })
  })

  test('that somebody new took has no turns of theirs before', async () => {
    const { id, players, acting, late } = await pacedTable(['Ada', 'Bob'])
    await playOne(id, players)
    await ok(resign(acting, id))
    const other = players[1 - late] as Guest
    await ok(openSeat(other, id, late))
    const cleo = await guest('Cleo')
    await ok(take(cleo, id, late, await tokenOf(other, id, late)))
    await runAlarm(id)
    const mine = await cleo.get('/api/me/data')
    expect(mine.body.seats).toMatchObject([{ table: id, turns: [] }])
    expect((await acting.get('/api/me/data')).body.seats).toEqual([])
  })
})

describe('a seat whose account is deleted', () => {
  test.for([[null], [brisk]])('is to be decided about at once, pace %j', async ([pace]) => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob], { pace })
    await runAlarm(id)
    expect((await bob.delete('/api/me')).status).toBe(204)
    const { decisions, seats } = await viewOf(ada, id)
    expect(seats[1]).toMatchObject({ name: 'N. N.', deadline: null })
    expect(decisions).toMatchObject([
      { seat: 1, reason: 'gone', choices: ['wait', 'bot', 'open', 'end'], voters: [0] },
    ])
    await sendNotices(id)
    expect((await lettersOf(ada, id)).filter(({ kind }) => kind === 'decision')).toHaveLength(1)
    const { seats: after } = await ok(voteOn(ada, id, 1, 'bot'))
    expect(after[1]).toMatchObject({ bot: 'medium', botOnce: false })
  })

  test('is taken by somebody new', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob])
    await runAlarm(id)
    await bob.delete('/api/me')
    await ok(voteOn(ada, id, 1, 'open'))
    await evict(id)
    const table = await ok(take(await guest('Cleo'), id, 1, await tokenOf(ada, id, 1)))
    expect(table.seats[1]?.name).toBe('Cleo')
    expect(table.decisions).toEqual([])
  })

  test('goes to a bot where the host said so', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob], { pace: { ...brisk, late: 'turn' } })
    await runAlarm(id)
    await bob.delete('/api/me')
    expect((await viewOf(ada, id)).seats[1]).toMatchObject({ bot: 'medium', botOnce: false })
  })

  test('leaves no voice, no hours and no name behind', async () => {
    const { id, late, others } = await lateTable(['Ada', 'Bob', 'Cleo'])
    const [bob] = others
    await runAlarm(id)
    await ok(voteOn(bob, id, late, 'end'))
    await bob.delete('/api/me')
    const rows = await runInDurableObject(stubOf(id), (_table, { storage }) => {
      const journal = Journal.open(storage)
      return [journal?.absence.now(), storage.sql.exec('SELECT hours FROM facts').toArray()]
    })
    expect(JSON.stringify(rows)).not.toContain(bob.id)
    expect(rows[0]).toMatchObject({ votes: [] })
  })
})

test('a guest who signs in keeps clock and hours', async () => {
  const { id, acting, late } = await pacedTable(['Ada', 'Bob'])
  const before = (await viewOf(acting, id)).seats[late]
  const other = await guest('Ada again')
  await runInDurableObject(stubOf(id), (table) => table.reseat(acting.id, other.id, 'Ada'))
  expect((await viewOf(other, id)).seats[late]?.deadline).toBe(before?.deadline)
})
