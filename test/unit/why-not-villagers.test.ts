import { describe, expect, test } from 'vitest'
import { basicPiece, handPiece, roadPiece } from '../../web/src/boards/villagers/targets.ts'
import { wishesFor } from '../../web/src/boards/villagers/wishes.ts'
import { start } from '../../worker/games/kernel/index.ts'
import { basicIds, type CardId, moduleIds } from '../../worker/games/villagers/components/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import { rules as de } from '../../worker/games/villagers/rules.de.ts'
import { rules as en } from '../../worker/games/villagers/rules.en.ts'
import type { Pile, State } from '../../worker/games/villagers/state.ts'
import { expectRulesBehind, rulesBehind } from './why-not.ts'

const lying = (card: CardId) => ({ card, coins: 0, as: null })
const pile = (starter: CardId, ...branches: CardId[][]): Pile => ({
  starter: lying(starter),
  branches: branches.map((branch) => branch.map(lying)),
})

/** A build turn of seat 0 with this hand and village. */
function building(hand: CardId[], ...village: Pile[]): State {
  const { state } = start(villagers, {}, 3, new Uint8Array(32).fill(1))
  const [mine] = state.seats
  if (!mine) throw new Error('Seat 0 is missing.')
  mine.hand = hand.map((card) => ({ card: card as never, seen: [0] }))
  mine.village = [pile('founders'), ...village]
  state.turn = { seat: 0, limit: 2, used: 0, tradeIns: 0, tinner: false }
  state.agenda = [{ task: 'build', seat: 0 }]
  return state
}
const why = (state: State, piece: string, chosen: string[] = [], seat = 0) =>
  rulesBehind(villagers, state, seat, wishesFor(state, seat, chosen, piece))

describe('why a piece cannot be used', () => {
  test('V5.20 a hand card whose chain is not begun', () => {
    expect(why(building(['carpenter']), 'hand:carpenter')).toEqual(['V5.20'])
  })

  test('V5.20 a hand card on a village card that is not its predecessor, V5.28 or not of its suit', () => {
    const state = building(['carpenter', 'cartwright'], pile('lumberjack'))
    expect(why(state, 'at:0:1:0:0', ['hand:cartwright'])).toEqual(['V5.20'])
    expect(why(state, 'at:0:0:0:0', ['hand:carpenter'])).toEqual(['V5.28'])
  })

  test('V4.27 a hand card without an action left', () => {
    const state = building(['carpenter'], pile('lumberjack'))
    if (state.turn) state.turn.used = 2
    expect(why(state, 'hand:carpenter')).toEqual(['V4.27'])
  })

  test('V5.44 a hand card whose padlock cannot be paid', () => {
    const state = building(['brewer'])
    const [mine] = state.seats
    if (mine) mine.gold = 0
    expect(why(state, 'hand:brewer')).toEqual(['V5.44'])
  })

  test('V4.1 the Road, a stack and the Reserve in a build turn', () => {
    const state = building([])
    for (const piece of ['road:2', 'stack:0', 'reserve'])
      expect(why(state, piece)).toEqual(['V4.1'])
  })

  test('V5.30 a basic villager after three trade-ins; V5.36 one whose stack is empty', () => {
    const state = building(['carpenter'])
    state.basics.miner = 0
    expect(why(state, 'basic:miner')).toEqual(['V5.36'])
    if (state.turn) state.turn.tradeIns = 3
    expect(why(state, 'basic:hayer')).toEqual(['V5.30'])
  })

  test('V5.54 a special of the draft phase; V5.61 a Smuggler without gold to halve', () => {
    expect(why(building(['prophet']), 'hand:prophet')).toEqual(['V5.54'])
    expect(why(building(['smuggler'], pile('miner')), 'hand:smuggler')).toContain('V5.61')
  })

  test('V4.1, V5.37 hand cards and basic villagers in the draft phase, and everything in the turn of another', () => {
    const { state } = start(villagers, {}, 3, new Uint8Array(32).fill(1))
    const [drafting = 0] = villagers.toAct(state)
    const other = (drafting + 1) % 3
    const held = (seat: number) => `hand:${state.seats[seat]?.hand[0]?.card ?? ''}`
    const base = state.seats[drafting]?.hand.find(({ card }) => card !== 'tinner')?.card ?? ''
    expect(why(state, `hand:${base}`, [], drafting)).toEqual(['V4.1'])
    expect(why(state, 'basic:miner', [], drafting)).toEqual(['V5.37'])
    expect(why(state, 'road:0', [], other)).toEqual(['V4.1'])
    expect(why(state, held(other), [], other)).toEqual(['V4.1'])
  })

  test('nothing is asked about what one can use, or about somebody else’s', () => {
    const state = building(['carpenter'], pile('lumberjack'))
    expect(why(state, 'hand:carpenter')).toEqual([])
    expect(wishesFor(state, 0, [], 'at:1:0:0:0')).toEqual([])
    expect(wishesFor(state, 0, [], 'hand:1:0')).toEqual([])
  })

  test.for<[string, object, number]>([
    ['the base game', {}, 3],
    ['all modules', { modules: [...moduleIds], courier: true }, 4],
    ['the Countess', {}, 1],
  ])('every rule that a piece answers with is to be read: %s', ([, options, seats]) => {
    const pieces = (state: State): string[] => [
      ...state.road.flatMap((_, column) => [roadPiece(column), `stack:${column}`]),
      'reserve',
      'jester',
      ...basicIds.map(basicPiece),
      ...state.seats.flatMap(({ hand }) => hand.map(({ card }) => handPiece(card as never))),
      ...state.seats.flatMap(({ village, square }, seat) => [
        ...square.map((card) => `square:${seat}:${card}`),
        ...village.flatMap((one, at) => [
          `at:${seat}:${at}:0:0`,
          ...one.branches.flatMap((branch, b) =>
            branch.map((_, i) => `at:${seat}:${at}:${b}:${i + 1}`),
          ),
        ]),
      ]),
      ...(state.solo?.open ?? []).map(({ id }) => `event:${id}`),
    ]
    expectRulesBehind({
      game: villagers,
      options,
      seats,
      rules: [en, de],
      wishes: (state, seat) =>
        pieces(state as State).flatMap((piece) => wishesFor(state as State, seat, [], piece)),
    })
  })
})
