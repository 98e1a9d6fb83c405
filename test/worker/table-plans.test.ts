import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { settlement } from '../../worker/games/settlement/index.ts'
import { wordsOf } from '../../worker/games/words.ts'
import type { Entry } from '../../worker/wire/schema/entry.ts'
import type { Plan } from '../../worker/wire/schema/plans.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { toy } from '../kernel/toy.ts'
import { type Answer, Client, guest } from './client.ts'
import { addGame, choices } from './table-games.ts'
import {
  actingOf,
  allEntries,
  changeSeats,
  emptyOutboxes,
  type Guest,
  outboxOf,
  startedTable,
  stubOf,
  tableFor,
  viewOf,
} from './table-helpers.ts'

beforeAll(() => {
  addGame(toy)
  addGame(choices)
})

afterEach(emptyOutboxes)

type Hands = { hands: string[][]; points: number[] }

const handOf = ({ play, you }: TableView): string[] =>
  (play?.state as Hands | undefined)?.hands[you ?? 0] ?? []

const wish = (...moves: { do: string; card?: string }[]) => ({
  moves: moves.map((move) => ({ ...move })),
  meant: [],
  language: 'en' as const,
  text: moves.map((move) => move.do).join(),
})
const roll = wish({ do: 'roll' })
const draw = wish({ do: 'draw' })

/** Lays a plan in the place of what was laid before, on the table as it stands. */
async function lay(player: Guest, id: string, plan: Partial<Plan>): Promise<Answer> {
  const table = await viewOf(player, id)
  return player.put(`/api/tables/${id}/plan`, {
    steps: [],
    orders: [],
    forced: false,
    ...plan,
    version: table.plan?.version,
    revision: table.play?.revision,
  })
}

async function play(player: Guest, id: string, ...moves: { do: string }[]): Promise<Answer> {
  const { play: now } = await viewOf(player, id)
  const turn = { revision: now?.revision, moves, turn: crypto.randomUUID() }
  const answer = await player.post(`/api/tables/${id}/turns`, turn)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer
}

/** Ada, who must act, and Bob at a table of the toy game. */
async function toyTable(options = {}) {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const { id } = await tableFor([ada, bob], { game: 'toy', options })
  return { id, ada, bob }
}

/** The seats that will be told of their turn. */
const turnsIn = async (id: string) =>
  (await outboxOf(id)).filter(({ kind }) => kind === 'turn').map(({ seat }) => seat)

const said = (entries: ReadonlyArray<Entry>) =>
  entries.map(({ seat, by, events }) => [seat, by, events[0]?.event])

describe('a wish', () => {
  test('is played as soon as its seat is asked, told in the log, and needs no letter', async () => {
    const { id, ada, bob } = await toyTable()
    const [card = ''] = handOf(await viewOf(bob, id))
    const laid = await lay(bob, id, { steps: [[wish({ do: 'play', card })]] })
    expect(laid.status).toBe(200)
    expect(laid.body.table.plan.steps).toHaveLength(1)
    const { body } = await play(ada, id, { do: 'roll' })
    // The answer to Ada's turn has it all: hers, and that it is her turn again.
    expect(body.entry).toMatchObject({ seat: 0, by: 'person', revision: 1 })
    expect(body.table.play.revision).toBe(2)
    expect(body.table.toAct).toEqual([0])
    expect(said(await allEntries(ada, id))).toEqual([
      [0, 'person', 'rolled'],
      [1, 'plan', 'played'],
    ])
    expect(handOf(await viewOf(bob, id))).toEqual([])
    // Ada is asked again, and told if she has gone; Bob never.
    expect(await turnsIn(id)).toEqual([0])
    const { plan, since } = await viewOf(bob, id)
    expect(plan).toMatchObject({ steps: [], dropped: null })
    // A turn that the plan played is news to its owner.
    expect(since).toBe(0)
  })

  test('of several, the first possible one counts', async () => {
    const { id, ada, bob } = await toyTable()
    const [card = ''] = handOf(await viewOf(bob, id))
    const wishes = [wish({ do: 'play', card: 'c99' }), wish({ do: 'play', card }), roll]
    await lay(bob, id, { steps: [wishes] })
    await play(ada, id, { do: 'roll' })
    expect(said(await allEntries(bob, id)).at(-1)).toEqual([1, 'plan', 'played'])
  })

  test('of several moves is possible only as a whole, and only as far as its seat can foresee', async () => {
    const { id, ada, bob } = await toyTable()
    const blind = wish({ do: 'draw' }, { do: 'keep' })
    const [card = ''] = handOf(await viewOf(bob, id))
    const twice = wish({ do: 'play', card }, { do: 'play', card })
    await lay(bob, id, { steps: [[blind, twice]] })
    await play(ada, id, { do: 'roll' })
    const { plan, toAct } = await viewOf(bob, id)
    expect(toAct).toEqual([1])
    expect(plan).toMatchObject({
      steps: [],
      dropped: { revision: 1, wishes: ['draw,keep', 'play,play'] },
    })
  })

  test('is laid for each of the coming turns', async () => {
    const { id, ada, bob } = await toyTable({ cards: 20 })
    await lay(bob, id, { steps: [[roll], [draw]], orders: [] })
    await play(ada, id, { do: 'roll' })
    expect((await viewOf(bob, id)).plan?.steps).toEqual([[draw]])
    await play(ada, id, { do: 'roll' })
    expect(said(await allEntries(bob, id))).toEqual([
      [0, 'person', 'rolled'],
      [1, 'plan', 'rolled'],
      [0, 'person', 'rolled'],
      [1, 'plan', 'drew'],
    ])
    // The card that came is a question that the plan does not answer: its owner does, and is told.
    expect((await viewOf(bob, id)).toAct).toEqual([1])
    expect((await turnsIn(id)).at(-1)).toBe(1)
  })

  test('that play has left behind is dropped with all behind it, and only its owner finds out', async () => {
    const { id, ada, bob } = await toyTable()
    await lay(bob, id, { steps: [[wish({ do: 'play', card: 'c99' })], [roll]] })
    const { body } = await play(ada, id, { do: 'roll' })
    expect(JSON.stringify(body)).not.toContain('"c99"')
    const { plan, toAct } = await viewOf(bob, id)
    expect(toAct).toEqual([1])
    expect(plan).toMatchObject({
      steps: [],
      dropped: { revision: 1, wishes: ['play'], rules: ['toy.2'] },
    })
    expect(await turnsIn(id)).toEqual([1])
    // Laid anew, it has been read.
    await lay(bob, id, {})
    expect((await viewOf(bob, id)).plan?.dropped).toBeNull()
  })

  test('laid while its seat is asked is for the next time', async () => {
    const { id, ada, bob } = await toyTable()
    await lay(ada, id, { steps: [[roll]] })
    expect((await viewOf(ada, id)).play?.revision).toBe(0)
    await play(ada, id, { do: 'draw' })
    // Still Ada's turn, which she plays herself.
    expect((await viewOf(ada, id)).toAct).toEqual([0])
    await play(ada, id, { do: 'keep' })
    await play(bob, id, { do: 'roll' })
    expect(said(await allEntries(ada, id)).at(-1)).toEqual([0, 'plan', 'rolled'])
  })

  test('laid on an older revision is played at once if its turn has come meanwhile', async () => {
    const { id, ada, bob } = await toyTable()
    await play(ada, id, { do: 'roll' })
    const late = await bob.put(`/api/tables/${id}/plan`, {
      steps: [[roll]],
      orders: [],
      forced: false,
      version: 0,
      revision: 0,
    })
    expect(late.status).toBe(200)
    expect(late.body.table.toAct).toEqual([0])
    expect(said(await allEntries(bob, id)).at(-1)).toEqual([1, 'plan', 'rolled'])
  })

  test('is not laid over one that has changed meanwhile', async () => {
    const { id, bob } = await toyTable()
    await lay(bob, id, { steps: [[roll]] })
    const again = await bob.put(`/api/tables/${id}/plan`, {
      steps: [[draw]],
      orders: [],
      forced: false,
      version: 0,
      revision: 0,
    })
    expect(again.status).toBe(409)
    expect(again.body.type).toBe('/problems/stale-plan')
    expect(again.body.table.plan.steps).toEqual([[roll]])
  })

  test('plans of both play on and on in one go, and nobody is told of a turn', async () => {
    const { id, ada, bob } = await toyTable({ cards: 40 })
    await lay(ada, id, { steps: [[roll], [roll], [roll]] })
    await lay(bob, id, { steps: [[roll], [roll], [roll]] })
    const { body } = await play(ada, id, { do: 'roll' })
    expect(body.table.play.revision).toBe(7)
    expect(await turnsIn(id)).toEqual([1])
    expect((await viewOf(ada, id)).plan?.steps).toEqual([])
  })
})

describe('a standing order', () => {
  const meaning = { meant: [], language: 'en' as const }
  const keep = { task: 'swap', move: { do: 'keep' }, text: 'keep', ...meaning }

  test('answers its question whenever it comes up in a planned turn, and stays', async () => {
    const { id, ada, bob } = await toyTable({ cards: 40 })
    await lay(bob, id, { steps: [[draw], [draw]], orders: [keep] })
    for (let round = 0; round < 2; round++) await play(ada, id, { do: 'roll' })
    expect(said(await allEntries(bob, id)).filter(([seat]) => seat === 1)).toEqual([
      [1, 'plan', 'drew'],
      [1, 'plan', undefined],
      [1, 'plan', 'drew'],
      [1, 'plan', undefined],
    ])
    expect((await viewOf(bob, id)).plan).toMatchObject({ steps: [], orders: [keep] })
  })

  test('leaves a turn alone that its person plays', async () => {
    const { id, ada } = await toyTable()
    await lay(ada, id, { orders: [keep] })
    await play(ada, id, { do: 'draw' })
    expect((await viewOf(ada, id)).toAct).toEqual([0])
  })

  test('answers no other question that takes the same move', async () => {
    const { id, ada, bob } = await toyTable()
    await lay(bob, id, { orders: [{ ...keep, move: { do: 'roll' } }] })
    await play(ada, id, { do: 'roll' })
    expect((await viewOf(bob, id)).toAct).toEqual([1])
  })

  test('may pass every turn; wishes come before it', async () => {
    const { id, ada, bob } = await toyTable({ cards: 40 })
    const [card = ''] = handOf(await viewOf(bob, id))
    const pass = { task: 'turn', move: { do: 'roll' }, text: 'roll', ...meaning }
    await lay(bob, id, { steps: [[wish({ do: 'play', card })]], orders: [pass] })
    await play(ada, id, { do: 'roll' })
    await play(ada, id, { do: 'roll' })
    await play(ada, id, { do: 'roll' })
    expect(said(await allEntries(bob, id)).filter(([seat]) => seat === 1)).toEqual([
      [1, 'plan', 'played'],
      [1, 'plan', 'rolled'],
      [1, 'plan', 'rolled'],
    ])
  })
})

describe('a wish that was laid in words', () => {
  /** The waiting seat wants the card in some column of the road; the acting seat takes from another or the same. */
  async function drafted(wanted: number, taken: number, language: 'en' | 'de') {
    const { id, players } = await startedTable()
    const { acting, waiting } = await actingOf(id, players)
    const { play: now, you } = await viewOf(waiting, id)
    const move = { do: 'draft', from: 'road', column: wanted }
    const meant = [
      wordsOf('villagers', language).move(now?.state, you ?? 0, move, (seat) => `${seat + 1}`),
    ]
    await lay(waiting, id, { steps: [[{ moves: [move], meant, language, text: 'this one' }]] })
    await play(acting, id, { do: 'draft', from: 'road', column: taken } as { do: string })
    return (await allEntries(waiting, id)).length
  }

  test('is played as long as it means the same, in whatever language', async () => {
    expect(await drafted(2, 4, 'en')).toBe(2)
    expect(await drafted(2, 4, 'de')).toBe(2)
  })

  test('is not played on another card that has taken the place', async () => {
    // One card in many is the same as before; then it may as well be drafted.
    const outcomes: number[] = []
    for (const column of [0, 1, 2, 3]) outcomes.push(await drafted(column, column, 'en'))
    expect(outcomes).toContain(1)
  })
})

describe('a turn that is passed', () => {
  /** Ada and Bob in their first turns of Settlement, in which everybody may pass. */
  async function settling() {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob], { game: 'settlement' })
    const players = [ada, bob]
    for (;;) {
      const table = await viewOf(ada, id)
      const [seat = 0] = table.toAct
      const [acting, waiting] = [players[seat] ?? ada, players[1 - seat] ?? bob]
      const moves = settlement.moves((await viewOf(acting, id)).play?.state as never, seat)
      if (moves.some((move) => move.do === 'pass')) return { id, acting, waiting, seat }
      await play(acting, id, moves[0] as { do: string })
    }
  }

  /** Passes, and takes the artifact that this asks for. */
  async function passes(player: Guest, id: string, seat: number) {
    await play(player, id, { do: 'pass' })
    const [artifact] = settlement.moves((await viewOf(player, id)).play?.state as never, seat)
    await play(player, id, artifact as { do: string })
  }

  test('is so whenever its person is asked and wants to, nothing else being possible', async () => {
    const { id, acting, waiting, seat } = await settling()
    await lay(waiting, id, {
      steps: [[wish({ do: 'explore', region: 99 } as { do: string })]],
      pass: true,
    })
    await passes(acting, id, seat)
    expect(said(await allEntries(acting, id)).slice(-3)).toEqual([
      [seat, 'person', 'passed'],
      [seat, 'person', 'artifact-taken'],
      [1 - seat, 'plan', 'passed'],
    ])
    expect((await viewOf(waiting, id)).plan).toMatchObject({ pass: true })
    expect((await viewOf(acting, id)).plan).toMatchObject({ pass: false })
  })

  test('comes after wishes, and never in a turn that its person plays', async () => {
    const { id, acting, waiting, seat } = await settling()
    const { play: now, you } = await viewOf(waiting, id)
    const [state] = settlement.ahead?.(now?.state as never, you ?? 0) ?? []
    const [move] = state ? settlement.moves(state, you ?? 0) : []
    expect(move?.do).not.toBe('pass')
    await lay(waiting, id, { steps: [[wish(move as { do: string })]], pass: true })
    await lay(acting, id, { pass: true })
    expect((await viewOf(acting, id)).toAct).toEqual([seat])
    await passes(acting, id, seat)
    const planned = (await allEntries(waiting, id)).filter(({ by }) => by === 'plan')
    expect(planned[0]?.events[0]?.event).not.toBe('passed')
  })

  test('is none where the game knows no move that passes', async () => {
    const { id, ada, bob } = await toyTable()
    await lay(bob, id, { pass: true })
    await play(ada, id, { do: 'roll' })
    expect((await viewOf(bob, id)).toAct).toEqual([1])
  })
})

describe('a forced move', () => {
  test('is played at once for whoever wants so, and for nobody else', async () => {
    const ada = await guest('Ada')
    const made = await ada.post('/api/tables', { game: 'toy', seats: 1 })
    const { id } = made.body.table
    await play(ada, id, { do: 'draw' })
    expect((await viewOf(ada, id)).play?.revision).toBe(1)
    await play(ada, id, { do: 'keep' })
    await lay(ada, id, { forced: true })
    // Alone there is nobody to swap with: a drawn card can only be kept.
    await play(ada, id, { do: 'draw' })
    expect(said(await allEntries(ada, id)).at(-1)).toEqual([0, 'forced', undefined])
    expect((await viewOf(ada, id)).play?.revision).toBe(4)
  })
})

describe('when all act at once', () => {
  test('a plan waits until its seat is asked anew', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob], { game: 'choices' })
    const left = wish({ do: 'choose', what: 'left' } as { do: string })
    await lay(bob, id, { steps: [[left]] })
    await play(ada, id, { do: 'choose', what: 'left' } as { do: string })
    expect((await viewOf(bob, id)).toAct).toEqual([1])
    await play(bob, id, { do: 'choose', what: 'right' } as { do: string })
    // A player who has just chosen is here, and chooses on in person.
    expect((await viewOf(bob, id)).plan?.steps).toEqual([[left]])
  })
})

describe('the end of a plan', () => {
  test('comes with the end of the table', async () => {
    const { id, ada, bob } = await toyTable({ cards: 6 })
    await lay(bob, id, { steps: [[roll], [roll], [roll]] })
    for (;;) {
      const { toAct } = await viewOf(ada, id)
      if (toAct.length === 0) break
      await play(toAct[0] === 0 ? ada : bob, id, { do: 'roll' })
    }
    expect((await viewOf(bob, id)).plan?.steps).toEqual([])
    const late = await lay(bob, id, { steps: [[roll]] })
    expect(late.status).toBe(409)
    expect(late.body.type).toBe('/problems/already-over')
    const rows = await runInDurableObject(stubOf(id), (_table, { storage }) =>
      storage.sql.exec('SELECT * FROM plans').toArray(),
    )
    expect(rows).toEqual([])
  })

  test('comes when somebody else takes the seat; to the same person’s other account it goes along', async () => {
    const { id, ada, bob } = await toyTable()
    await lay(bob, id, { steps: [[roll]] })
    const member = await guest('Bob of old')
    await stubOf(id).reseat(bob.id, member.id, 'Bob')
    expect((await viewOf(member, id)).plan?.steps).toEqual([[roll]])
    const heir = await guest('Cem')
    await changeSeats(id, (one) => (one.seat === 1 ? { ...one, account: heir.id } : one))
    await evictDurableObject(stubOf(id))
    expect((await viewOf(heir, id)).plan).toMatchObject({ version: 0, steps: [] })
    await play(ada, id, { do: 'roll' })
    expect((await viewOf(heir, id)).toAct).toEqual([1])
    expect(await allEntries(ada, id)).toHaveLength(1)
  })

  test('comes when its person deletes the account', async () => {
    const { id, ada, bob } = await toyTable()
    await lay(bob, id, { steps: [[roll]] })
    await stubOf(id).forget(bob.id)
    await play(ada, id, { do: 'roll' })
    expect(await allEntries(ada, id)).toHaveLength(1)
  })
})

describe('a plan is its owner’s alone', () => {
  test('nobody else’s table looks different for it', async () => {
    const { id, ada, bob } = await toyTable()
    const stranger = new Client()
    const looks = async () =>
      JSON.stringify([await viewOf(ada, id), await viewOf(stranger, id), await allEntries(ada, id)])
    const before = await looks()
    const [card = ''] = handOf(await viewOf(bob, id))
    await lay(bob, id, { steps: [[wish({ do: 'play', card })]], forced: true })
    expect(await looks()).toBe(before)
    expect((await viewOf(ada, id)).plan).toMatchObject({ version: 0, steps: [] })
    expect((await viewOf(stranger, id)).plan).toBeNull()
  })

  test('only who sits there can lay one, of a form that can be read', async () => {
    const { id, bob } = await toyTable()
    const eve = await guest('Eve')
    const good = { steps: [[roll]], orders: [], forced: false, version: 0, revision: 0 }
    expect((await eve.put(`/api/tables/${id}/plan`, good)).body.type).toBe(
      '/problems/not-your-seat',
    )
    expect((await new Client().put(`/api/tables/${id}/plan`, good)).status).toBe(401)
    for (const bad of [
      { ...good, steps: [[]] },
      { ...good, steps: [[{ moves: [], text: '' }]] },
      { ...good, orders: [{ move: { do: 'roll' } }] },
      { ...good, version: -1 },
      { ...good, steps: Array.from({ length: 40 }, () => [roll]) },
    ])
      expect((await bob.put(`/api/tables/${id}/plan`, bad)).status).toBe(400)
    // A value that is no move of the game, whatever the position, is refused, and says where it stands.
    for (const move of [
      { do: 'nonsense' },
      { do: '__proto__' },
      { do: 'play', card: { x: 1 } },
      { do: 'play', card: { toString: 1 } },
      { do: 'roll', more: 1 },
    ]) {
      const laid = await lay(bob, id, { steps: [[roll, wish(move as { do: string })]] })
      expect([laid.status, laid.body.fields?.[0]?.field]).toEqual([400, 'steps.0.1'])
      const ordered = await lay(bob, id, {
        orders: [{ task: 'turn', move, text: '', meant: [], language: 'en' }],
      })
      expect([ordered.status, ordered.body.fields?.[0]?.field]).toEqual([400, 'orders.0'])
    }
    expect((await viewOf(bob, id)).plan?.version).toBe(0)
  })
})
