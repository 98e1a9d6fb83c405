import { describe, expect, test } from 'vitest'
import type { Seat } from '../../worker/games/kernel/index.ts'
import { awareAfter, commit, consequences } from '../../worker/table/change/commit.ts'
import type { Deed } from '../../worker/table/effects/deed.ts'
import type { Effect } from '../../worker/table/effects/effects.ts'
import { defaultHours } from '../../worker/table/ground/pace.ts'
import type { Vote } from '../../worker/table/storage/absence.ts'
import type { TakenSeat } from '../../worker/table/storage/rows.ts'
import type { TableSnapshot } from '../../worker/table/storage/snapshot.ts'
import type { Pace, TableHappening } from '../../worker/wire/schema/table.ts'
import {
  clock,
  earlier,
  happening,
  hour,
  now,
  pace,
  type Table,
  table,
  turn,
  vote,
} from './table.ts'

const follows = (
  after: TableSnapshot,
  before: TableSnapshot = table(),
  deeds: ReadonlyArray<Deed> = [],
) => consequences({ before, after, deeds, now })
const leaves = (
  after: TableSnapshot,
  before: TableSnapshot = table(),
  deeds: ReadonlyArray<Deed> = [],
  asked: ReadonlyArray<Seat> = [],
) => commit({ before, after, deeds, now }, new Set(asked))
/** The calls of a kind, each as `seat` or, where it goes to no seat, what it is about. */
const calls = (effects: ReadonlyArray<Effect>, kind: string) =>
  effects.flatMap((effect) => (effect.do === 'post' && effect.kind === kind ? [effect] : []))
const seatsCalled = (effects: ReadonlyArray<Effect>, kind: string) =>
  calls(effects, kind).map(({ seat }) => seat)
const news = (effects: ReadonlyArray<Effect>) =>
  calls(effects, 'news').map(({ about = '' }) => {
    const { account, news: told } = JSON.parse(about)
    return `${told.what} ${account}`
  })
/** Somebody in the queue. */
const waiter = (account: string, called: number | null = null) => ({
  account,
  name: account,
  called,
})
const seatsPut = (effects: ReadonlyArray<Effect>): ReadonlyArray<TakenSeat> =>
  effects.flatMap((effect) => (effect.do === 'put-seats' ? effect.seats : []))

test('a table that is as it must be has no consequences, and nothing leaves it', () => {
  expect(follows(table())).toEqual([])
  // The wake-up call for patience is put only where none waits.
  expect(leaves(table())).toMatchObject([{ kind: 'deadline', seat: null, unless: 'by-then' }])
})

describe('changes at the table', () => {
  test('the seat that is to act is awaited from now on, and nobody else', () => {
    const seats = { 0: { waitingSince: earlier }, 1: { waitingSince: null } }
    const effects = follows(table({ toAct: 1, seats }))
    expect(seatsPut(effects).map(({ waitingSince }) => waitingSince)).toEqual([null, now, null])
    expect(follows(table({ toAct: 0, seats: { 0: { waitingSince: earlier } } }))).toEqual([])
  })

  test('a play that asks nobody is over', () => {
    expect(follows(table({ toAct: null }))).toEqual([{ do: 'end', ended: null }])
    expect(follows(table({ toAct: null, settings: { status: 'over' } }))).toEqual([])
  })

  test('clocks run for awaited people, and for nobody during a pause', () => {
    const clocks = [clock(0), clock(1), clock(2)]
    const [running, ...others] = follows(table({ settings: { pace }, absence: { clocks } }))
    expect(others).toEqual([])
    expect(running).toMatchObject({
      ...{ do: 'put-clock', clock: { seat: 0, since: now, waiting: earlier } },
    })
    const after = table({
      settings: { pace },
      absence: { clocks: [clock(0, { waiting: earlier, since: earlier, deadline: now + hour })] },
      seats: { 1: { account: null }, 2: { account: null } },
    })
    expect(follows(after)).toEqual([])
    const votes = [vote('pause', 0)]
    const paused = { ...after, absence: { ...after.absence, votes, pausedAt: now } }
    expect(follows(paused)).toMatchObject([{ do: 'put-clock', clock: { since: null } }])
  })

  test('the votes about a turn, its hours and the offer of the seat go with it', () => {
    const hours = { zone: 'UTC', from: 0, to: 0, days: [1, 2, 3, 4, 5, 6, 7], away: [] }
    const effects = follows(
      table({
        toAct: 1,
        settings: { pace },
        absence: {
          clocks: [clock(0, { waiting: earlier }), clock(1, { waiting: earlier }), clock(2)],
          votes: [vote('about:0', 2, 'wait'), vote('gift:0', 2)],
          open: new Set([0]),
          nextHours: new Map([['a0', hours]]),
        },
        seats: { 0: { waitingSince: null }, 1: { waitingSince: earlier } },
      }),
    )
    expect(effects).toMatchObject([
      { do: 'take-hours', account: 'a0' },
      { do: 'put-clock', clock: { seat: 0, waiting: null, left: 52 * hour } },
      { do: 'clear-votes', ballot: 'about:0' },
      { do: 'clear-votes', ballot: 'gift:0' },
      { do: 'close-seat', seat: 0 },
      { do: 'put-clock', clock: { seat: 1, since: now } },
    ])
  })

  test('a bot for one turn goes once that is over', () => {
    const played = [turn(0, { by: 'bot' })]
    const bot = { bot: 'medium', botOnce: true } as const
    const over = table({ toAct: 1, revision: 6, seats: { 0: bot } })
    expect(follows(over, table(), played)).toEqual([{ do: 'dismiss-bot', seat: 0 }])
    const goesOn = table({ revision: 6, seats: { 0: bot } })
    expect(follows(goesOn, table(), played)).toEqual([])
    expect(follows(over, table(), [])).toEqual([])
  })

  test('an order of the host happens by itself, once', () => {
    const late = (choice: Pace['late'], happenings: TableHappening[]) =>
      table({
        settings: { pace: { ...pace, late: choice } },
        absence: {
          happenings,
          clocks: [clock(0, { waiting: earlier, left: 0, overAt: now }), clock(1), clock(2)],
        },
      })
    const over = happening('over-time', 0)
    expect(follows(late('bot', [over]))).toMatchObject([
      { do: 'note', what: 'bot-seat', seat: 0 },
      { do: 'put-seats', seats: [{ bot: 'medium', botOnce: false }, {}, {}] },
    ])
    expect(follows(late('day', [over]))).toMatchObject([
      { do: 'note', what: 'day-given', seat: 0 },
      { do: 'put-clock', clock: { seat: 0, overAt: null } },
    ])
    // A day comes once a turn; and what was answered is answered.
    const again = [{ ...happening('day-given', 0, 1) }, happening('over-time', 0, 2)]
    expect(follows(late('day', again))).toEqual([])
    expect(follows(late('bot', [over, happening('day-given', 0, 2)]))).toEqual([])
    expect(follows(late('ask', [over]))).toEqual([])
    expect(follows(late('bot', [over]), late('bot', [over]))).toEqual([])
  })

  test('votes carry as soon as enough count: the end, a pause, another pace, a seat', () => {
    const by = (...votes: Vote[]) => follows(table({ absence: { votes } }))
    expect(by(vote('end', 0), vote('end', 1))).toEqual([])
    expect(by(vote('end', 0), vote('end', 1), vote('end', 2))).toMatchObject([
      { do: 'note', what: 'ended' },
      { do: 'end', ended: 'together' },
    ])
    expect(by(vote('pause', 0))).toEqual([])
    expect(by(vote('pause', 0), vote('pause', 1))).toMatchObject([
      { do: 'pause', at: now },
      { do: 'note', what: 'paused' },
    ])
    const proposal = { pace, patience: 7 }
    const votes = [0, 1, 2].map((seat) => vote('pace', seat))
    expect(follows(table({ absence: { votes, proposal } }))).toMatchObject([
      { do: 'take-pace', proposal },
      { do: 'clear-votes', ballot: 'pace' },
      { do: 'note', what: 'pace-changed' },
      { do: 'put-seats', seats: [{ waitingSince: now }, {}, {}] },
    ])
    const gone = { 0: { account: null } }
    const open = [vote('about:0', 1, 'open'), vote('about:0', 2, 'open')]
    expect(follows(table({ seats: gone, absence: { votes: open } }))).toMatchObject([
      { do: 'clear-votes', ballot: 'about:0' },
      { do: 'note', what: 'opened', seat: 0 },
      { do: 'open-seat', seat: 0 },
    ])
  })

  test('after a pause the time of it does not count as waiting', () => {
    const pausedAt = now - 3 * hour
    expect(follows(table({ absence: { pausedAt } }))).toMatchObject([
      { do: 'pause', at: null },
      { do: 'note', what: 'resumed' },
      { do: 'put-seats', seats: [{ waitingSince: earlier + 3 * hour }, {}, {}] },
    ])
  })

  test('the queue is called for a free seat, one a day, and for no seat that is its own person’s', () => {
    const queue = [waiter('x'), waiter('y')]
    const open = new Set([1])
    expect(follows(table({ queue, absence: { open } }))).toEqual([
      { do: 'call-from-queue', account: 'x', at: now },
      { do: 'call-from-queue', account: 'y', at: now + 24 * hour },
    ])
    expect(follows(table({ queue, absence: { open, again: open } }))).toEqual([])
    const called = [waiter('x', now), waiter('y', now + 24 * hour)]
    expect(follows(table({ queue: called, absence: { open } }))).toEqual([])
    const later = [...called, waiter('z')]
    expect(follows(table({ queue: later, absence: { open } }))).toEqual([
      { do: 'call-from-queue', account: 'z', at: now + 48 * hour },
    ])
    // The seat is taken: nobody is called any more. People who sit here, and all people when it is over, wait no longer.
    expect(follows(table({ queue: called }))).toMatchObject([
      { account: 'x', at: null },
      { account: 'y', at: null },
    ])
    const seated = table({ queue: [waiter('a2'), waiter('x')], absence: { open } })
    expect(follows(seated)).toEqual([{ do: 'leave-queue', account: 'a2' }])
    const over = table({ toAct: null, settings: { status: 'over' }, queue: [waiter('x')] })
    expect(follows(over)).toEqual([{ do: 'leave-queue', account: 'x' }])
  })
})

describe('people who are aware that they are to act', () => {
  test('all when it begins; then those asked before, and a person who has just played', () => {
    const before = table({ toAct: 0 })
    const after = table({ toAct: 1 })
    expect(awareAfter({ ...before, play: null }, after, null)).toEqual(new Set([0, 1, 2]))
    expect(awareAfter(before, after, turn(0))).toEqual(new Set([0]))
    expect(awareAfter(before, after, turn(0, { by: 'bot' }))).toEqual(new Set())
    expect(awareAfter(before, after, turn(1))).toEqual(new Set([0, 1]))
    expect(awareAfter(before, after, { did: 'ask-again', seat: 1 })).toEqual(new Set())
    expect(awareAfter(before, after, { did: 'ask-again', seat: 2 })).toEqual(new Set([1]))
    expect(awareAfter(before, after, null)).toBeNull()
  })

  test('when a turn is taken back, all who were asked as well', () => {
    const back = turn(2, { back: 4 })
    expect(awareAfter(table({ toAct: 0 }), table({ toAct: 2 }), back)).toEqual(new Set([0, 2]))
  })
})

describe('departures from the table', () => {
  test('somebody in the queue who is called is told then, once', () => {
    const before = table({ queue: [waiter('x', now), waiter('y')] })
    const after = table({ queue: [waiter('x', now), waiter('y', now + 24 * hour)] })
    const effects = leaves(after, before)
    expect(news(effects)).toEqual(['queue y'])
    expect(calls(effects, 'news')[0]?.due).toBeGreaterThanOrEqual(now + 24 * hour)
    expect(news(leaves(table({ queue: [waiter('y')] }), after))).toEqual([])
    // The list of tables does not show who waits.
    expect(calls(effects, 'index')).toEqual([])
  })

  test('a change of anything it keeps is counted once, with a call for the list', () => {
    const changed: ReadonlyArray<Table> = [
      { settings: { title: 'Theirs' } },
      { seats: { 1: { name: 'Eve' } } },
      { absence: { pausedAt: 1 } },
      { absence: { clocks: [clock(0)] } },
      { absence: { votes: [vote('end', 0)] } },
      { absence: { open: new Set([1]) } },
      { absence: { again: new Set([1]) } },
      { absence: { stuck: new Set([1]) } },
      { absence: { happenings: [happening('resigned', 1)] } },
      { absence: { proposal: { pace: null, patience: 3 } } },
      { absence: { hours: new Map([['a1', defaultHours]]) } },
      { absence: { nextHours: new Map([['a1', defaultHours]]) } },
    ]
    for (const one of changed) {
      const effects = leaves(table(one))
      expect(effects.filter((effect) => effect.do === 'count')).toEqual([
        { do: 'count', updatedAt: now },
      ])
      expect(calls(effects, 'index')).toMatchObject([{ due: now }])
    }
  })

  test('a table that never began is told to the lists, and to no seat that it is over', () => {
    const gathering = { ...table({ settings: { status: 'gathering' } }), play: null }
    const then = (change: Partial<TableSnapshot['settings']>) =>
      leaves({ ...gathering, settings: { ...gathering.settings, ...change } }, gathering)
    expect(calls(then({ title: 'Theirs' }), 'index')).toHaveLength(1)
    expect(calls(then({ status: 'over' }), 'index')).toHaveLength(1)
    expect(calls(then({ status: 'over' }), 'over')).toEqual([])
  })

  test('a turn after which the same people are awaited is told to the lists ten minutes later', () => {
    const effects = leaves(table({ revision: 6 }))
    expect(effects.filter((effect) => effect.do === 'count')).toHaveLength(1)
    expect(calls(effects, 'index')).toMatchObject([{ due: now + 10 * 60_000 }])
  })

  test('a table that is over keeps the time of its end', () => {
    const over = { status: 'over', endedAt: 2 } as const
    const before = table({ toAct: null, settings: over })
    const effects = leaves(table({ toAct: null, settings: { ...over, rematch: 'next' } }), before)
    expect(effects).toContainEqual({ do: 'count', updatedAt: 2 })
  })

  test('a message reaches the list later, and those it mentions', () => {
    const said = leaves(table(), table(), [{ did: 'say', message: 9, mentioned: [2] }])
    expect(said).toContainEqual({ do: 'count', updatedAt: 2 })
    expect(calls(said, 'index')).toMatchObject([{ due: now + 60_000, unless: 'later' }])
    expect(calls(said, 'talk')).toMatchObject([{ seat: 2, revision: 9 }])
    const read = leaves(table(), table(), [{ did: 'read' }])
    expect(calls(read, 'index')).toMatchObject([{ due: now }])
  })

  test('bots that must act are woken, and calls that were answered go', () => {
    const seats = { 1: { bot: 'easy' } } as const
    const played = leaves(table({ toAct: 1, revision: 6, seats }), table({ seats }), [turn(0)])
    expect(played).toContainEqual({ do: 'unpost', kind: 'bot', seat: 0 })
    expect(calls(played, 'bot')).toMatchObject([{ seat: 1, revision: 6, due: now, unless: 'any' }])
    const stuck = { stuck: new Set([1]) }
    expect(seatsCalled(leaves(table({ toAct: 1, seats, absence: stuck })), 'bot')).toEqual([1])
    const before = table({ toAct: 1, seats, absence: stuck })
    expect(seatsCalled(leaves(before, before), 'bot')).toEqual([])
    const back = leaves(table({ toAct: 0, seats }), before, [turn(2, { back: 4 })])
    expect(back).toContainEqual({ do: 'unpost', kind: 'turn', seat: 2 })
    expect(back.filter((effect) => effect.do === 'unpost')).toHaveLength(4)
  })

  test('a clock that changed calls for its reminder and its end, and for no earlier ones', () => {
    const runs = clock(0, { waiting: earlier, since: now, deadline: now + 48 * hour })
    const effects = leaves(table({ settings: { pace }, absence: { clocks: [runs] } }))
    expect(effects).toContainEqual({ do: 'unpost', kind: 'deadline', seat: 0 })
    expect(effects).toContainEqual({ do: 'unpost', kind: 'reminder', seat: 0 })
    expect(calls(effects, 'deadline')).toMatchObject([{ seat: 0, due: now + 48 * hour }])
    expect(seatsCalled(effects, 'reminder')).toEqual([0])
    const halted = { ...runs, since: null, deadline: null }
    const before = table({ settings: { pace }, absence: { clocks: [runs] } })
    const paused = leaves(table({ settings: { pace }, absence: { clocks: [halted] } }), before)
    expect(calls(paused, 'deadline')).toEqual([])
    expect(leaves(before, before)).toEqual([])
  })

  test('people who are newly asked are told; bots and people among bots are not', () => {
    const told = (seats: Table['seats']) =>
      seatsCalled(leaves(table({ toAct: 1, seats: seats ?? {} }), table(), [], [1, 2]), 'turn')
    expect(told({})).toEqual([1])
    expect(told({ 1: { bot: 'easy' } })).toEqual([])
    const bot = { account: null, bot: 'easy' } as const
    expect(told({ 0: bot, 2: bot })).toEqual([])
  })

  test('the beginning is told as the host’s word or as a full table', () => {
    const gathering = { ...table({ settings: { status: 'gathering' } }), play: null }
    const two = { ...gathering, takenSeats: gathering.takenSeats.slice(0, 2) }
    expect(seatsCalled(leaves(table(), two), 'full')).toEqual([0, 1, 2])
    expect(seatsCalled(leaves(table(), gathering), 'started')).toEqual([0, 1, 2])
    expect(leaves(table(), two)).toContainEqual({ do: 'forget-gone' })
    expect(leaves(table(), gathering)).not.toContainEqual({ do: 'forget-gone' })
  })

  test('the end is told and its result entered, unless people ended it; plans go', () => {
    const ended = leaves(table({ toAct: null, settings: { status: 'over' } }))
    expect(seatsCalled(ended, 'over')).toEqual([0, 1, 2])
    expect(calls(ended, 'result')).toHaveLength(1)
    expect(ended).toContainEqual({ do: 'drop-plans' })
    const together = leaves(table({ settings: { status: 'over', ended: 'together' } }))
    expect(seatsCalled(together, 'over')).toEqual([0, 1, 2])
    expect(calls(together, 'result')).toEqual([])
  })

  test('those who can decide about a seat are asked, later where they chose to wait', () => {
    const asked = (...happenings: TableHappening[]) =>
      calls(leaves(table({ seats: { 0: { account: null } }, absence: { happenings } })), 'decision')
    const soon = asked(happening('gone', 0, 4))
    expect(soon).toMatchObject([
      { seat: 1, about: '4' },
      { seat: 2, about: '4' },
    ])
    const [later] = asked(happening('gone', 0, 4), happening('waited', 0, 5))
    expect(later?.about).toBe('5')
    expect((later?.due ?? 0) - (soon[0]?.due ?? 0)).toBeGreaterThan(23 * hour)
    expect(asked(happening('gone', 0, 4), happening('opened', 0, 5))).toEqual([])
  })

  test('nobody is asked twice about a seat, nor about one that plays on', () => {
    const at = (seats: Table['seats'], ...happenings: TableHappening[]) =>
      table({ seats: seats ?? {}, absence: { happenings } })
    const gone = { 0: { account: null } }
    const [began, left] = [happening('resumed', null, 1), happening('gone', 0, 2)]
    expect(seatsCalled(leaves(at(gone, began, left), at(gone, began)), 'decision')).toEqual([1, 2])
    const later = at(gone, began, left, happening('title-changed', null, 3))
    expect(calls(leaves(later, at(gone, began, left)), 'decision')).toEqual([])
    expect(calls(leaves(at({ 0: { bot: 'easy' } }, left)), 'decision')).toEqual([])
    expect(calls(leaves(at({}, left)), 'decision')).toEqual([])
  })

  test('somebody new is told of to all who were here', () => {
    const happenings = [happening('taken', 1, 8)]
    const after = table({ seats: { 1: { account: 'new' } }, absence: { happenings } })
    const abouts = calls(leaves(after), 'taken').map(({ about }) => about)
    expect(abouts).toEqual(['8 a0', '8 a1', '8 a2'])
    const empty = calls(leaves(after, table({ seats: { 1: { account: null } } })), 'taken')
    expect(empty.map(({ about }) => about)).toEqual(['8 a0', '8 a2'])
  })

  test('news say which turn is meant, and go to no seat without a person', () => {
    const asks = { absence: { votes: [vote('back', 2, 'ask')] } }
    const seats = { 1: { account: null }, 2: { ownRevision: 4 } }
    const rows = calls(leaves(table({ ...asks, seats }), table({ seats })), 'news')
    expect(rows.map(({ about = '' }) => JSON.parse(about))).toMatchObject([
      { account: 'a0', news: { what: 'back-asked', by: 'N2', host: 'N0', turn: 4 } },
    ])
  })

  test('news: what was wanted, agreed on, or done by the host', () => {
    const told = (after: Table, deeds: ReadonlyArray<Deed> = [], before: Table = {}) =>
      news(leaves(table(after), table(before), deeds))
    const happened = (what: TableHappening['what']) => ({
      absence: { happenings: [happening(what, null)] },
    })
    expect(told({}, [{ did: 'propose-pace', by: 1 }])).toEqual(['pace-asked a0', 'pace-asked a2'])
    const all = (what: string) => [0, 1, 2].map((seat) => `${what} a${seat}`)
    expect(told(happened('pace-changed'))).toEqual(all('pace-changed'))
    expect(told(happened('resumed'))).toEqual(all('resumed'))
    const votes = [vote('pause', 0), vote('pause', 1)]
    const paused = { absence: { ...happened('paused').absence, votes } }
    expect(told(paused)).toEqual(['paused a2'])
    const asks = { absence: { votes: [vote('back', 2, 'ask')] } }
    expect(told(asks)).toEqual(['back-asked a0', 'back-asked a1'])
    const away = { seats: { 1: { bot: 'easy' } } } as const
    expect(told({ ...asks, ...away }, [], away)).toEqual(['back-asked a0', 'back-asked a1'])
    expect(told(asks, [], asks)).toEqual([])
    const back = [turn(2, { back: 4 })]
    expect(told({}, back, asks)).toEqual(['back a0', 'back a1', 'back-granted a2'])
    expect(told({}, back)).toEqual([])
    const gathering = { settings: { status: 'gathering' } } as const
    const hosted = (what: TableHappening['what']) =>
      told({ ...happened(what), ...gathering }, [], gathering)
    expect(hosted('title-changed')).toEqual(['changed a1', 'changed a2'])
    expect(hosted('taken')).toEqual([])
    expect(hosted('cancelled')).toEqual(['cancelled a1', 'cancelled a2'])
    const left = table({ ...happened('removed'), ...gathering })
    const without = { ...left, takenSeats: left.takenSeats.slice(0, 2) }
    expect(news(leaves(without, table(gathering)))).toEqual(['removed a2'])
  })

  test('invitations and nudges call for their letters', () => {
    expect(calls(leaves(table(), table(), [{ did: 'invite' }]), 'invitation')).toHaveLength(1)
    const nudged = leaves(table(), table(), [{ did: 'nudge', seat: 0, by: 2 }])
    expect(calls(nudged, 'reminder')).toMatchObject([
      { seat: 0, revision: 5, about: `nudge 2 ${now}` },
    ])
  })
})
