import { describe, expect, test } from 'vitest'
import type { Subject } from '../../web/src/boards/settlement/subject.ts'
import { wishesFor } from '../../web/src/boards/settlement/targets.ts'
import { start } from '../../worker/games/kernel/index.ts'
import {
  allArtifacts,
  allRegions,
  allStreets,
} from '../../worker/games/settlement/components/index.ts'
import { settlement } from '../../worker/games/settlement/index.ts'
import { rules as de } from '../../worker/games/settlement/rules.de.ts'
import { rules as en } from '../../worker/games/settlement/rules.en.ts'
import type { State } from '../../worker/games/settlement/state.ts'
import { expectRulesBehind, rulesBehind } from './why-not.ts'

/** A turn of seat 0, who has nothing yet. */
function turn(): State {
  const { state } = start(settlement, {}, 2, new Uint8Array(32).fill(5))
  state.agenda = [{ task: 'turn', seat: 0, acted: false, invited: false, bonus: null }] as never
  return state
}
const why = (state: State, subject: Subject, seat = 0) =>
  rulesBehind(settlement, state, seat, wishesFor(state, subject, seat))

describe('why a piece cannot be used', () => {
  test('S5.21 a stack of region II before anything is explored', () => {
    expect(why(turn(), { kind: 'stack', region: 2 })).toEqual(['S5.21'])
  })

  test('S-R12 nothing stands against a region that yields nothing, nor against an empty street', () => {
    expect(why(turn(), { kind: 'region', seat: 0, region: 1 })).toEqual([])
    expect(why(turn(), { kind: 'street', seat: 0, street: 'upper' })).toEqual([])
  })

  test('a building in a turn: what keeps its street from being activated', () => {
    const state = turn()
    const [board] = state.boards
    if (!board) throw new Error('There is no board.')
    board.buildings[0] = { building: 'sawmill', tokens: 0 }
    const building = { kind: 'building', seat: 0, space: 0 } as const
    expect(why(state, building)).toEqual([])
    board.placed['street-upper'] = { basic: 1, bonus: 0 }
    expect(why(state, building)).toEqual(['S5.50'])
    board.settlers = { basic: 0, bonus: 0 }
    expect(why(state, building)).toEqual(['S5.3'])
  })

  test('S5.73 a hero who cannot be paid', () => {
    const state = turn()
    const [board] = state.boards
    if (board) board.supply = { wood: 0, clay: 0, stone: 0, diamond: 0, gold: 0 }
    const [hero] = state.heroRow
    if (hero) expect(why(state, { kind: 'hero', hero, position: 1 })).toEqual(['S5.73'])
  })

  test('a piece of somebody else’s is nobody’s wish', () => {
    expect(wishesFor(turn(), { kind: 'region', seat: 1, region: 1 }, 0)).toEqual([])
    expect(wishesFor(turn(), { kind: 'terrain', seat: 1, space: 0 }, 0)).toEqual([])
  })

  test.for([1, 3])('every rule that a piece answers with is to be read: %i players', (seats) => {
    const spaces = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
    const subjects = (state: State, seat: number): Subject[] => [
      ...state.heroRow.flatMap((hero, i) =>
        hero ? [{ kind: 'hero', hero, position: i + 1 } as const] : [],
      ),
      ...state.market.map((_, i) => ({ kind: 'market', market: i + 1 }) as const),
      ...allArtifacts.map(({ id }) => ({ kind: 'artifact', artifact: id }) as const),
      ...allRegions.flatMap((region) => [
        { kind: 'stack', region } as const,
        { kind: 'region', seat, region } as const,
      ]),
      ...allStreets.map((street) => ({ kind: 'street', seat, street }) as const),
      ...spaces.flatMap((space) => [
        { kind: 'terrain', seat, space } as const,
        { kind: 'building', seat, space } as const,
      ]),
    ]
    expectRulesBehind({
      game: settlement,
      options: {},
      seats,
      rules: [en, de],
      wishes: (state, seat) =>
        subjects(state as State, seat).flatMap((subject) =>
          wishesFor(state as State, subject, seat),
        ),
    })
  })
})
