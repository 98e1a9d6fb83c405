/** Faults that the soak looks for, it must find: a table that went well has no fault, and each thing done to it is one. */
import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  attempt,
  copy,
  type Move,
  type Play,
  Random,
  type Seat,
  start,
} from '../../worker/games/kernel/index.ts'
import { settlement as game } from '../../worker/games/settlement/index.ts'
import type { RecordView } from '../../worker/wire/schema/history.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { checkJournal, checkLists, checkRows, type Lists, type Replayed } from '../soak/check.ts'
import { type Answer, Person } from '../soak/person.ts'
import type { Acknowledged, Played, Row } from '../soak/play.ts'
import { checkPost, type Post } from '../soak/post.ts'

const settlement: AnyGame = game
const seed = new Uint8Array(32).fill(3)
const id = 'table'
/** Long enough between two turns that nobody counts as quick, and everybody must hear of each. */
const between = 360_000

interface Kept extends Lists, Post {}

/** One table as the server should have kept it: change a part to have something to find. */
interface Soaked {
  readonly record: RecordView
  readonly views: TableView[]
  readonly acknowledged: Acknowledged[]
  readonly rows: Row[]
  /** Tells whether the letters of seat 0 come once a day. */
  readonly isDaily: boolean
  readonly kept: Kept
}

class Known extends Person {
  readonly #soaked: Soaked
  readonly #seat: Seat

  constructor(soaked: Soaked, seat: Seat) {
    super('http://nowhere', `Person ${seat}`, '')
    this.#soaked = soaked
    this.#seat = seat
    this.id = `account-${seat}`
    this.email = seat === 0 ? 'person0@example.org' : null
    this.isDaily = seat === 0 && soaked.isDaily
    this.endpoint = seat === 1 ? 'https://fcm.googleapis.com/fcm/send/1' : null
  }

  override async see(): Promise<TableView> {
    return this.#soaked.views[this.#seat] as TableView
  }

  override async surely(): Promise<Answer> {
    return { status: 200, body: this.#soaked.record }
  }
}

/** The e-mail of a letter. */
const mailOf = (letter: { readonly id: string }) => ({
  to: 'person0@example.org',
  text: '',
  headers: JSON.stringify({ 'X-Dorfpost-Letter': letter.id }),
  created_at: 0,
})

/** A game for two, played at random; seat 0 takes e-mails. */
function soaked(): Soaked {
  const choice = Random.fromSeed(seed)
  let play: Play = start(settlement, {}, 2, seed)
  const plays = [play]
  const turns: { seat: Seat; moves: Move[]; at: number }[] = []
  for (let acting = settlement.toAct(play.state); acting.length > 0; ) {
    const [seat = 0] = acting
    const turn = attempt(settlement, copy(play))
    const move = choice.pick(turn.moves(seat))
    turn.play(seat, move)
    play = turn.end().play
    plays.push(play)
    turns.push({ seat, moves: [move], at: plays.length * between })
    acting = settlement.toAct(play.state)
  }
  const asked = plays.flatMap(({ state }, revision) =>
    settlement
      .toAct(state)
      .filter((seat) => revision > 0 && turns[revision - 1]?.seat !== seat)
      .map((seat) => ({ seat, revision, kind: 'turn' })),
  )
  // Somebody who is to begin hears that the table is full. The letter of the other one, who is asked meanwhile, says both.
  const [first = 0] = settlement.toAct(plays[0]?.state)
  const calls = [
    { seat: first, revision: 0, kind: 'full' },
    ...asked,
    // Somebody who ended it is not told.
    { seat: 1 - (turns.at(-1)?.seat ?? 0), revision: turns.length, kind: 'over' },
  ]
  const letters = calls.map(({ seat, revision, kind }) => ({
    id: `${kind}-${revision}-${seat}`,
    account: `account-${seat}`,
    table: id,
    revision,
    kind,
    readAt: kind === 'over' ? null : 1,
  }))
  const mailed = letters.filter(({ account }) => account === 'account-0')
  const result = settlement.result(play.state)
  return {
    record: {
      game: settlement.id,
      version: settlement.version,
      options: {},
      seats: 2,
      seed: Buffer.from(seed).toString('hex'),
      commitment: '',
      turns,
    } as RecordView,
    views: [0, 1].map(
      (seat) =>
        ({
          startedAt: between / 2,
          result,
          play: { revision: turns.length, state: settlement.redact(play.state, seat) },
        }) as unknown as TableView,
    ),
    isDaily: false,
    rows: [0, 1].map((seat) => ({
      ...{ account: `account-${seat}`, from: 0, at: between, awaited: [1], listed: [1] },
      ...{ isTheirs: seat === 1, saysTheirs: seat === 1 },
    })),
    acknowledged: turns.map(({ seat, moves }, i) => ({ revision: i + 1, seat, moves })),
    kept: {
      letters,
      mails: mailed.map(mailOf),
      deliveries: mailed.map(({ id: letter }) => ({
        ...{ letter, channel: 'letter', state: 'sent', attempts: 1 },
      })),
      lost: [],
      pushes: letters
        .filter(({ account }) => account === 'account-1')
        .map(() => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/1', topic: id })),
      tables: [{ id, status: 'over' }],
      lists: [0, 1].map((seat) => ({ account: `account-${seat}`, table: id, status: 'over' })),
      results: [0, 1].map((seat) => ({
        table: id,
        seat,
        account: `account-${seat}`,
        place: result?.places[seat] ?? 0,
      })),
    },
  }
}

/** All that the soak's checks say of it. */
async function faultsOf(one: Soaked): Promise<string[]> {
  const people = [0, 1].map((seat) => new Known(one, seat))
  const { acknowledged, kept } = one
  const played: Played = {
    id,
    game: settlement,
    people,
    lines: [],
    acknowledged,
    latencies: [],
    evictions: [],
    rows: one.rows,
    faults: [],
  }
  const { faults, replayed } = await checkJournal(played)
  const all: Replayed[] = replayed ? [replayed] : []
  return [
    ...faults,
    ...checkRows([played], []).faults,
    ...checkLists(all, kept).faults,
    ...checkPost(all, kept, []).faults,
  ]
}

const changedAt = <T>(list: ReadonlyArray<T>, index: number, change: (one: T) => T): T[] =>
  list.map((one, i) => (i === index ? change(one) : one))

/** Changes some of what the server keeps beside the table itself. */
const keeping =
  (change: (kept: Kept) => Partial<Kept>) =>
  (one: Soaked): Soaked => ({ ...one, kept: { ...one.kept, ...change(one.kept) } })

/** Damage that is possible, and words of the fault that is to be told. */
const sabotages: [string, (one: Soaked) => Soaked, RegExp][] = [
  [
    'the last turn is lost',
    (one) => ({ ...one, record: { ...one.record, turns: one.record.turns.slice(0, -1) } }),
    /lost or changed/,
  ],
  [
    'a turn is kept under another seat',
    (one) => ({
      ...one,
      acknowledged: changedAt(one.acknowledged, 4, (turn) => ({ ...turn, seat: 1 - turn.seat })),
    }),
    /lost or changed/,
  ],
  [
    'a turn was played that nobody was answered for',
    (one) => ({ ...one, acknowledged: one.acknowledged.slice(0, -1) }),
    /turns kept, .* answered for/,
  ],
  [
    'the end is another than the replay’s',
    (one) => ({
      ...one,
      views: one.views.map((view) => ({ ...view, result: { places: [2, 2], reason: 'x' } })),
    }),
    /ends differently/,
  ],
  [
    'a seat sees another state',
    (one) => ({
      ...one,
      views: changedAt(one.views, 1, (view) => ({
        ...view,
        play: { ...view.play, state: { ...(view.play?.state as object), round: 99 } } as never,
      })),
    }),
    /another for seat 1/,
  ],
  [
    'the list still says that it runs',
    keeping(() => ({ tables: [{ id, status: 'playing' }] })),
    /the list says playing/,
  ],
  [
    'somebody’s own list has lost it',
    keeping(({ lists }) => ({ lists: lists.slice(1) })),
    /the list of .* says undefined/,
  ],
  [
    'a letter about a turn that was played is unread',
    keeping(({ letters }) => ({
      letters: changedAt(letters, 0, (letter) => ({ ...letter, readAt: null })),
    })),
    /unread, though it is settled/,
  ],
  [
    'a result is missing',
    keeping(({ results }) => ({ results: results.slice(1) })),
    /the results say/,
  ],
  [
    'a letter was never written',
    keeping(({ letters }) => ({ letters: letters.slice(0, -1) })),
    /never written/,
  ],
  [
    'a letter was written twice',
    keeping(({ letters }) => ({ letters: [...letters, ...letters.slice(-1)] })),
    /written twice/,
  ],
  [
    'a letter tells of a turn that was not theirs',
    keeping(({ letters }) => ({
      letters: [
        ...letters,
        { id: 'stray', account: 'account-1', table: id, revision: 10_000, kind: 'turn', readAt: 1 },
      ],
    })),
    /nobody asked/,
  ],
  [
    'an e-mail never went out',
    keeping(({ mails }) => ({ mails: mails.slice(0, -1) })),
    /never went out/,
  ],
  [
    'an e-mail went out twice',
    keeping(({ mails }) => ({ mails: [...mails, ...mails.slice(-1)] })),
    /went out 2 times/,
  ],
  [
    'an e-mail went to somebody without an address',
    keeping(({ letters, mails }) => ({
      mails: [
        ...mails,
        ...letters
          .filter(({ account }) => account === 'account-1')
          .slice(0, 1)
          .map(mailOf),
      ],
    })),
    /without an address/,
  ],
  [
    'a list was not told of a turn',
    (one) => ({ ...one, rows: changedAt(one.rows, 0, (row) => ({ ...row, listed: [0] })) }),
    /the list of account-0 awaits 0, not 1/,
  ],
  [
    'a list does not say that it is their turn',
    (one) => ({ ...one, rows: changedAt(one.rows, 1, (row) => ({ ...row, saysTheirs: false })) }),
    /the list of account-1 awaits/,
  ],
  [
    'a table is not on a list',
    (one) => ({ ...one, rows: changedAt(one.rows, 1, (row) => ({ ...row, listed: null })) }),
    /the list of account-1 awaits/,
  ],
  [
    'a push never came',
    keeping(({ pushes }) => ({ pushes: pushes.slice(1) })),
    /pushes came to account-1/,
  ],
  ['a daily letter leaves a table out', (one) => daily(one, ''), /no daily letter tells of table/],
]

/** Seat 0 takes one letter a day, which says this. The game ended by seat 1. */
const daily = (one: Soaked, text: string): Soaked => ({
  ...one,
  isDaily: true,
  kept: {
    ...one.kept,
    mails: [{ to: 'person0@example.org', text, headers: '{}', created_at: 0 }],
    deliveries: one.kept.deliveries.map((way) => ({
      ...way,
      state: way.letter.startsWith('over') ? 'sent' : 'none',
    })),
  },
})

describe('The checks of the soak', () => {
  test('find nothing at a table where all went well', async () => {
    expect(await faultsOf(soaked())).toEqual([])
  })

  test('find nothing where a daily letter tells of the end', async () => {
    expect(await faultsOf(daily(soaked(), `https://dorfpost.example/t/${id}`))).toEqual([])
  })

  test.each(sabotages)('find that %s', async (_, sabotage, words) => {
    const faults = await faultsOf(sabotage(soaked()))
    expect(faults.some((fault) => words.test(fault))).toBe(true)
  })
})
