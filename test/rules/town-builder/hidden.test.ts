import { describe, expect, test, vi } from 'vitest'
import { type Play, start, view } from '../../../worker/games/kernel/index.ts'
import { endStanding, type State, townBuilder } from '../../../worker/games/town-builder/index.ts'
import { able, card, cards, coin, ownAward, ownJudge } from './own-cards.ts'
import { site, Table } from './table.ts'

vi.mock('../../../worker/games/town-builder/components/index.ts', async (original) => {
  const { withOwnCards } = await import('./own-cards.ts')
  return withOwnCards(await original())
})

const fresh = (seats: number) =>
  start(townBuilder, {}, seats, new Uint8Array(32).fill(3)) as Play<State, unknown>
const seen = (seats: number, viewer: number | null = null): State =>
  view(townBuilder, fresh(seats), viewer).state

describe('section 9: hidden information', () => {
  test('T9.1, T9.3, T9.19 the deck’s order and cards are hidden from everybody', () => {
    for (const viewer of [null, 0, 1]) expect(new Set(seen(2, viewer).deck)).toEqual(new Set(['?']))
  })

  test('T9.2 its number of cards is public, face-down judges included', () => {
    expect(seen(2).deck).toHaveLength(56)
    expect(endStanding(seen(4)).deck).toBe(57)
  })

  test('T9.4, T9.5 judges in the deck are hidden; known are the bottom one, and in a solo game its place', () => {
    expect(seen(3).deck.flatMap((back, i) => (String(back) === '?judge' ? [i] : []))).toEqual([0])
    expect(seen(1).deck.flatMap((back, i) => (String(back) === '?judge' ? [i] : []))).toEqual([25])
    expect(seen(2).deck).not.toContain('?judge')
  })

  test('T9.5 once the judges are out the deck shows none', () => {
    const table = new Table({ seats: 3, deckJudges: 0 })
    expect(new Set(table.seenBy(0).deck)).toEqual(new Set(['?']))
  })

  describe('public pieces', () => {
    const gold = [coin(), coin()]
    const foundations = [site(card(), card())]
    const buildings = cards(2)
    const [row, discard, judgeRow] = [cards(5), cards(3), [ownJudge('trade')]]
    const awards = [
      { award: ownAward({ op: 'buildings-at-least', count: 1 }), round: null, by: [] },
    ]
    const table = new Table({
      row,
      discard,
      judgeRow,
      awards,
      districts: [{ gold, foundations, buildings }],
    })

    test.each([0, 1, null])('T9.6 card row, judge row and open awards (viewer %s)', (viewer) => {
      expect(table.seenBy(viewer)).toMatchObject({ row, judgeRow, awards })
    })

    test.each([0, 1, null])(
      'T9.7 buildings, foundations and what lies under them (viewer %s)',
      (viewer) => {
        expect(table.seenBy(viewer).districts[0]).toMatchObject({ buildings, foundations })
      },
    )

    test.each([0, 1, null])('T9.8 the gold, card by card (viewer %s)', (viewer) => {
      expect(table.seenBy(viewer).districts[0]?.gold).toEqual(gold)
    })

    test.each([0, 1, null])('T9.9 the discard pile (viewer %s)', (viewer) => {
      expect(table.seenBy(viewer).discard).toEqual(discard)
    })
  })

  test('T9.10 the unused piles are hidden', () => {
    expect(seen(4, 0).unusedJudges).toEqual(Array(3).fill('?judge'))
    expect(seen(4, 0).unusedAwards).toEqual(Array(6).fill('?award'))
  })

  test('T9.11, T-R19 a replacement card is nothing but points: the unused piles stay untouched', () => {
    const award = ownAward({ op: 'buildings-at-least', count: 1 }, 4)
    const table = new Table({
      awards: [{ award, round: 1, by: [1] }],
      districts: [{ buildings: cards(1) }],
    })
    const before = table.state.unusedAwards
    table.do({ do: 'claim', award })
    expect(table.state.unusedAwards).toEqual(before)
    expect(table.seenBy(1).awards).toEqual([{ award, round: 1, by: [1, 0] }])
  })

  test('T9.12 what an ability reveals is public', () => {
    const fishery = able({ kind: 'star', op: 'reveal-take-resource', count: 3 })
    const house = card({ resourceCost: { stone: 2 } })
    const table = new Table({ districts: [{ buildings: [fishery], foundations: [site(house)] }] })
    table.do({ do: 'star', with: fishery })
    expect(table.seenBy(null).revealed).toEqual(table.state.revealed)
    expect(table.events.every(({ to }) => to === undefined)).toBe(true)
  })

  test('T9.13 a card looked at stays known to its viewer until it moves', () => {
    const well = able({ kind: 'star', op: 'look-at-top', mayDiscard: true })
    const table = new Table({
      row: cards(4),
      districts: [{ buildings: [well] }],
      turn: { actions: 0 },
    })
    const top = table.state.deck.at(-1)
    table.do({ do: 'star', with: well }, { do: 'leaveTop' })
    // The next refill has drawn it.
    expect(table.state.row).toContain(top)
    expect(table.state.seenTop).toEqual([])
    expect(table.seenBy(0).deck.at(-1)).toBe('?')
  })

  test('T9.14, T9.15, T9.17 rounds, reshuffles, the turn, protections and scores are public', () => {
    const safe = card()
    const table = new Table({
      round: 3,
      lastRound: 4,
      reshuffles: 1,
      row: [safe],
      protections: [{ card: safe, seat: 1, by: 'bridge' }],
      districts: [{ buildings: cards(2) }],
      turn: { gold: 1, starUsed: true, open: [] },
    })
    const view = table.seenBy(null)
    expect(endStanding(view)).toMatchObject({
      round: 3,
      lastRound: 4,
      roundsLeft: 1,
      reshuffles: 1,
    })
    expect(view.turn).toEqual(table.state.turn)
    expect(view.protections).toEqual(table.state.protections)
    expect(townBuilder.score(view)).toEqual(townBuilder.score(table.state))
  })

  test('T9.18 a view has neither seed nor stream', () => {
    expect(view(townBuilder, fresh(2), 0)).toMatchObject({ seed: null, drawn: 0 })
  })

  test('T9.20 a reshuffle hides the order of cards that everybody has seen', () => {
    const table = new Table({
      seats: 4,
      row: cards(4),
      deck: cards(1),
      discard: cards(5),
      turn: { actions: 0 },
    })
    table.do({ do: 'end' })
    expect(table.seenBy(0)).toMatchObject({ discard: [], deck: Array(5).fill('?') })
    expect(table.seen('reshuffled')).toMatchObject([{ cards: 5, auto: true }])
  })
})

describe('section 11: barriers', () => {
  test('T-R54, T11.1, T11.8, T11.9, T11.15 undo reaches back to what has revealed a card or used chance', () => {
    const stand = able({ kind: 'star', op: 'add-to-row', count: 1 })
    const armoury = able({ kind: 'build', op: 'add-judge' })
    const [house, gold] = [card(), coin()]
    const table = new Table({
      row: [house, gold, ...cards(2)],
      districts: [{ buildings: [stand, armoury] }],
      turn: { open: [armoury] },
    })
    expect(table.plansAhead({ do: 'start', card: house })).toBe(true)
    expect(table.plansAhead({ do: 'gold', card: gold })).toBe(true)
    expect(table.plansAhead({ do: 'star', with: table.me.crest })).toBe(true)
    expect(table.plansAhead({ do: 'star', with: stand })).toBe(false)
    expect(table.plansAhead({ do: 'build', with: armoury })).toBe(false)
    table.do({ do: 'start', card: house }, { do: 'gold', card: gold })
    expect(table.plansAhead({ do: 'end' })).toBe(false)
  })

  test('T11.2, T11.6, T4.28 an action is a barrier only if a reshuffle hangs on it', () => {
    const [house, stone] = [card({ resourceCost: { stone: 2 } }), card()]
    const setting = (deck: ReturnType<typeof cards>) =>
      new Table({
        seats: 4,
        row: [stone, ...cards(2)],
        deck,
        districts: [{ foundations: [site(house, card())] }],
      })
    const move = { do: 'resource', card: stone, to: house } as const
    expect(setting(cards(3)).plansAhead(move)).toBe(true)
    expect(setting([]).plansAhead(move)).toBe(false)
  })

  test('T11.8, T11.9 targets are chosen by themselves if there is one, the use itself never', () => {
    const table = new Table({ row: cards(1), turn: { actions: 0 } })
    expect(table.acting).toBe(0)
    const [only] = table.state.row
    table.do({ do: 'star', with: table.me.crest })
    expect(table.seen('discarded')).toEqual([
      { event: 'discarded', seat: 0, card: only, from: 'row' },
    ])
  })

  test('T11.21, T-R56 there is always a first legal move in a fixed order, and an end', () => {
    const table = new Table({ seats: 3 })
    expect(table.moves).toEqual(table.moves)
    expect(table.finish().acting).toBe(-1)
  })
})
