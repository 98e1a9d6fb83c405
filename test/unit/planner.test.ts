import { beforeEach, describe, expect, test } from 'vitest'
import type { Drawer, StoredPlan } from '../../web/src/planner/drawer.ts'
import {
  add,
  emptyPlan,
  movesOf,
  nextMoves,
  planned,
  redo,
  type Sense,
  undo,
} from '../../web/src/planner/plan.ts'
import { type Answer, Planner, type Sending } from '../../web/src/planner/planner.ts'
import { IllegalMove, type Play, start, submit, view } from '../../worker/games/kernel/index.ts'
import { myVillage } from '../../worker/games/my-village/index.ts'
import { type ToyMove, type ToyState, toy } from '../kernel/toy.ts'

type ToyPlay = Play<ToyState, { cards: number }>

const seed = new Uint8Array(32).fill(7)
const seat = 0
const handCard = (play: Play): ToyMove => ({
  do: 'play',
  card: (play as ToyPlay).state.hands[seat]?.[0] ?? '',
})

/** A table of two with its truth, as the server keeps it. */
class Server {
  truth: ToyPlay = start(toy, { cards: 12 }, 2, seed)
  answered = new Map<string, Answer>()
  received: Sending[] = []
  /** `before`: nothing arrives; `after`: it is played but the answer is lost. */
  broken: 'before' | 'after' | null = null

  get view(): Play {
    return view(toy, this.truth, seat) as Play
  }
  other(move: ToyMove): void {
    this.truth = submit(toy, this.truth, 1, [move]).play
  }
  /** Hands the table on until `seat` is to act again. */
  otherRolls(): void {
    this.other({ do: 'roll' })
  }
  send = async (turn: Sending): Promise<Answer> => {
    this.received.push(turn)
    if (this.broken === 'before') return { answer: 'unreachable' }
    const answer = this.#answer(turn)
    return this.broken === 'after' ? { answer: 'unreachable' } : answer
  }
  #answer(turn: Sending): Answer {
    const earlier = this.answered.get(turn.turn)
    if (earlier) return earlier
    if (turn.revision !== this.truth.revision) return { answer: 'stale', play: this.view }
    try {
      this.truth = submit(toy, this.truth, seat, turn.moves as ToyMove[]).play
    } catch (error) {
      return { answer: 'refused', reason: error }
    }
    const answer: Answer = { answer: 'played', play: this.view }
    this.answered.set(turn.turn, answer)
    return answer
  }
}

let server: Server
let drawer: Drawer & { kept: StoredPlan | null }
let turns: number

function planner(play: Play = server.view, sense?: Sense): Planner {
  return new Planner({
    game: toy,
    seat,
    play,
    drawer,
    send: server.send,
    newTurn: () => `turn ${++turns}`,
    changed() {},
    ...(sense && { sense }),
  })
}

beforeEach(() => {
  server = new Server()
  turns = 0
  drawer = {
    kept: null,
    load: () => structuredClone(drawer.kept),
    save: (plan) => {
      drawer.kept = structuredClone(plan)
    },
  }
})

describe('a plan', () => {
  test('plays on the view what the view can show, and leaves the view as it was', () => {
    const base = server.view as ToyPlay
    const before = structuredClone(base)
    const plan = add(toy, emptyPlan(base, seat), handCard(base))
    expect(planned(plan).state.hands[seat]).toEqual([])
    expect(plan.steps[0]?.events).toMatchObject([{ event: 'played', seat }])
    expect(base).toEqual(before)
  })

  test.each(['draw', 'roll'] as const)('ends with a move that reveals: %s', (move) => {
    const base = server.view as ToyPlay
    const plan = add(toy, emptyPlan(base, seat), { do: move })
    expect(plan.reveals).toEqual({ do: move })
    expect(planned(plan)).toBe(base)
    expect(nextMoves(toy, plan)).toEqual([])
    expect(() => add(toy, plan, handCard(base))).toThrow(IllegalMove)
    expect(movesOf(plan)).toEqual([{ do: move }])
  })

  test('with nothing in it, stays as it is when a move is taken back or played again', () => {
    const empty = emptyPlan(server.view as ToyPlay, seat)
    expect(undo(empty)).toBe(empty)
    expect(redo(toy, empty)).toBe(empty)
  })

  test('takes no move that the rules forbid', () => {
    const base = server.view as ToyPlay
    expect(() => add(toy, emptyPlan(base, seat), { do: 'keep' })).toThrow(IllegalMove)
  })

  test('takes back and redoes together what one tap made, and what a later tap made by itself', () => {
    const play = start(myVillage, {}, 2, seed)
    const [acting = 0] = myVillage.toAct(play.state)
    const empty = emptyPlan(view(myVillage, play, acting), acting)
    const [first] = nextMoves(myVillage, empty)
    if (!first) throw new Error('Nothing can be done.')
    const one = add(myVillage, empty, first)
    const [second] = nextMoves(myVillage, one)
    if (!second) throw new Error('Nothing can be done after it.')
    const both = add(myVillage, one, second, true)
    expect(movesOf(undo(both))).toEqual([])
    expect(movesOf(redo(myVillage, undo(both)))).toEqual([first, second])
    // The same move, made by a tap of its own.
    const again = add(myVillage, add(myVillage, undo(both), first), second)
    expect(movesOf(undo(again))).toEqual([first])
  })
})

describe('planning', () => {
  test('undo, redo and clear go back and forth, and a new move forgets what was undone', () => {
    const table = planner()
    table.add({ do: 'draw' })
    table.undo()
    expect(table.plan.undone).toEqual([{ do: 'draw' }])
    table.redo()
    expect(table.plan.reveals).toEqual({ do: 'draw' })
    table.clear()
    table.add(handCard(server.view))
    expect(table.plan.undone).toEqual([])
    expect(table.complete).toBe(true)
    table.undo()
    expect(table.complete).toBe(false)
  })

  test('goes on with the answer when the turn has a second part', async () => {
    const table = planner()
    table.add({ do: 'draw' })
    await table.submit()
    expect(table.plan.base.revision).toBe(1)
    expect(table.moves).toContainEqual({ do: 'swap', with: 1 })
    table.add({ do: 'keep' })
    await table.submit()
    expect(server.truth.revision).toBe(2)
    expect(drawer.kept).toBeNull()
  })

  test('survives a reload', () => {
    planner().add(handCard(server.view))
    const again = planner()
    expect(movesOf(again.plan)).toEqual([handCard(server.view)])
    expect(again.status).toBe('planning')
  })

  test('ignores a kept plan of another seat', () => {
    drawer.kept = { revision: 0, seat: 1, moves: [{ do: 'roll' }], turn: 'x', sent: false }
    expect(movesOf(planner().plan)).toEqual([])
  })
})

describe('submitting', () => {
  test('twice at once sends once', async () => {
    const table = planner()
    table.add({ do: 'roll' })
    await Promise.all([table.submit(), table.submit()])
    expect(server.received).toHaveLength(1)
    expect(server.truth.revision).toBe(1)
  })

  test('nothing sends nothing', async () => {
    await planner().submit()
    expect(server.received).toEqual([])
  })

  test('without a network keeps the plan, and sends it again under the same name', async () => {
    const table = planner()
    table.add({ do: 'roll' })
    server.broken = 'before'
    await table.submit()
    expect(table.status).toBe('unreachable')
    expect(movesOf(table.plan)).toEqual([{ do: 'roll' }])
    server.broken = null
    await table.submit()
    expect(table.status).toBe('planning')
    expect(server.received[0]).toEqual(server.received[1])
    expect(server.truth.revision).toBe(1)
  })

  test('after a lost answer and a reload plays the turn once', async () => {
    const table = planner()
    table.add({ do: 'draw' })
    const before = server.view
    server.broken = 'after'
    await table.submit()
    server.broken = null
    const reloaded = planner(before)
    expect(reloaded.status).toBe('unreachable')
    await reloaded.submit()
    expect(server.truth.revision).toBe(1)
    expect(reloaded.plan.base.revision).toBe(1)
    expect(drawer.kept).toBeNull()
  })

  test('a lost answer is asked for again when the new view arrives, and the plan is done', async () => {
    const table = planner()
    table.add({ do: 'draw' })
    server.broken = 'after'
    await table.submit()
    server.broken = null
    table.rebase(server.view)
    await Promise.resolve()
    await expect.poll(() => table.status).toBe('planning')
    expect(table.plan.base.revision).toBe(1)
    expect(movesOf(table.plan)).toEqual([])
    expect(table.dropped).toEqual([])
    expect(server.truth.revision).toBe(1)
  })

  test('a turn without an answer that the table refuses when asked again is planned on the new view', async () => {
    const table = planner()
    table.add(handCard(table.play))
    server.broken = 'before'
    await table.submit()
    server.broken = null
    // The game went on elsewhere; what was to be played is still there to be played.
    const moved = { ...server.view, revision: 4 }
    server.send = async () => ({ answer: 'refused', reason: new IllegalMove('It is too late.') })
    const again = planner()
    again.rebase(moved)
    await expect.poll(() => again.plan.base.revision).toBe(4)
    expect([again.status, again.refusal]).toEqual(['planning', null])
    expect(movesOf(again.plan)).toEqual([handCard(moved)])
    expect(drawer.kept).toMatchObject({ revision: 4, sent: false })
  })

  test('what is under way lies in the drawer as sent before its answer comes, and nothing can be planned meanwhile', async () => {
    const { send } = server
    let meanwhile: unknown
    server.send = (turn) => {
      meanwhile = [drawer.kept, table.status, table.moves]
      return send(turn)
    }
    const table = planner()
    table.add({ do: 'draw' })
    await table.submit()
    const kept = { sent: true, revision: 0, moves: [{ do: 'draw' }] }
    expect(meanwhile).toEqual([expect.objectContaining(kept), 'sending', []])
    expect(table.plan.base.revision).toBe(1)
  })

  test('a lost answer is asked for again over a reload that brings the new view: nothing is planned twice', async () => {
    const table = planner()
    table.add({ do: 'draw' })
    server.broken = 'after'
    await table.submit()
    server.broken = null
    const reloaded = planner()
    await expect.poll(() => reloaded.status).toBe('planning')
    expect(server.received[1]).toEqual(server.received[0])
    expect([movesOf(reloaded.plan), reloaded.dropped, drawer.kept]).toEqual([[], [], null])
  })

  test('a changed plan is a new turn', async () => {
    const table = planner()
    table.add({ do: 'roll' })
    server.broken = 'before'
    await table.submit()
    server.broken = null
    table.undo()
    table.add({ do: 'draw' })
    await table.submit()
    expect(server.received[0]?.turn).not.toBe(server.received[1]?.turn)
    expect(server.truth.revision).toBe(1)
  })

  test('a refused turn stays planned and says why', async () => {
    const table = planner()
    table.add({ do: 'roll' })
    server.truth = { ...server.truth, state: { ...server.truth.state, agenda: [] } }
    await table.submit()
    expect(table.status).toBe('refused')
    expect(table.refusal).toBeInstanceOf(IllegalMove)
    expect(movesOf(table.plan)).toEqual([{ do: 'roll' }])
  })
})

describe('when the table moves on', () => {
  test('a stale plan is tried on the fresh view: what fits stays, the rest is dropped', async () => {
    const table = planner()
    const card = handCard(server.view)
    table.add(card)
    // Another window of mine was faster, and it is my turn again.
    server.truth = submit(toy, server.truth, seat, [card]).play
    server.otherRolls()
    await table.submit()
    expect(table.plan.base.revision).toBe(2)
    expect(movesOf(table.plan)).toEqual([])
    expect(table.dropped).toEqual([{ move: card, meant: null, rule: 'toy.2' }])
    table.forget()
    expect(table.dropped).toEqual([])
  })

  test('a plan that still fits is kept, and nothing is sent by itself', () => {
    const table = planner()
    const card = handCard(server.view)
    table.add(card)
    server.truth = submit(toy, server.truth, seat, [{ do: 'roll' }]).play
    server.otherRolls()
    table.rebase(server.view)
    expect(movesOf(table.plan)).toEqual([card])
    expect(table.dropped).toEqual([])
    expect(server.received).toEqual([])
  })

  describe('and a move means something else by now', () => {
    // As in the Road of Villagers: the slot is the same, the card in it is not.
    const sense: Sense = (state, _seat, { do: what }) =>
      `${what} at ${(state as ToyState).points.join(':')}`
    const movedOn = () => {
      server.truth = submit(toy, server.truth, seat, [{ do: 'roll' }]).play
      server.otherRolls()
    }

    test('it is dropped, by the name of what it was to do', () => {
      const table = planner(server.view, sense)
      const card = handCard(server.view)
      table.add(card)
      movedOn()
      table.rebase(server.view)
      expect(movesOf(table.plan)).toEqual([])
      expect(table.dropped).toEqual([{ move: card, meant: 'play at 0:0', rule: null }])
    })

    test('but not where only the language has changed, over a reload on the same position', () => {
      const table = planner(server.view, sense)
      const card = handCard(server.view)
      table.add(card)
      const french: Sense = (state, by, move) => `${sense(state, by, move)}, en français`
      const reloaded = planner(server.view, french)
      expect(movesOf(reloaded.plan)).toEqual([card])
      expect(reloaded.dropped).toEqual([])
    })

    test('also by the answer to a turn that came too late, and over a reload', async () => {
      const table = planner(server.view, sense)
      const card = handCard(server.view)
      table.add(card)
      const kept = structuredClone(drawer.kept)
      movedOn()
      await table.submit()
      expect(movesOf(table.plan)).toEqual([])
      expect(table.dropped).toMatchObject([{ meant: 'play at 0:0' }])
      drawer.kept = kept
      const reloaded = planner(server.view, sense)
      expect(movesOf(reloaded.plan)).toEqual([])
      expect(reloaded.dropped).toMatchObject([{ meant: 'play at 0:0' }])
    })
  })

  test('an older view changes nothing', () => {
    const old = server.view
    server.truth = submit(toy, server.truth, seat, [{ do: 'roll' }]).play
    server.otherRolls()
    const table = planner()
    table.rebase(old)
    expect(table.plan.base.revision).toBe(2)
  })

  test('not being to act any more drops the plan', () => {
    const table = planner()
    table.add({ do: 'roll' })
    server.truth = submit(toy, server.truth, seat, [{ do: 'roll' }]).play
    table.rebase(server.view)
    expect(table.moves).toEqual([])
    expect(table.dropped).toMatchObject([{ move: { do: 'roll' } }])
  })
})
