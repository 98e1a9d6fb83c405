import { describe, expect, test } from 'vitest'
import type { Subject } from '../../web/src/boards/town-builder/table.ts'
import { cardPiece } from '../../web/src/boards/town-builder/targets.ts'
import { wishesFor } from '../../web/src/boards/town-builder/wishes.ts'
import { start } from '../../worker/games/kernel/index.ts'
import {
  awards,
  judges,
  type Source,
  type State,
  type TownId,
  townBuilder,
  townCards,
} from '../../worker/games/town-builder/index.ts'
import { rules as de } from '../../worker/games/town-builder/rules.de.ts'
import { rules as en } from '../../worker/games/town-builder/rules.en.ts'
import { expectRulesBehind, rulesBehind } from './why-not.ts'

/** The first turn of two, with this row. */
function turn(row: TownId[]): State {
  const { state } = start(townBuilder, {}, 2, new Uint8Array(32).fill(3))
  state.row = row
  return state
}
const card = (id: Source): Subject => ({ kind: 'card', card: id })
const why = (state: State, subject: Subject, seat = state.turn.seat, chosen?: TownId) =>
  rulesBehind(
    townBuilder,
    state,
    seat,
    wishesFor(state, seat, chosen ? cardPiece(chosen) : null, subject),
  )
const own = (state: State) => {
  const district = state.districts[state.turn.seat]
  if (!district) throw new Error('Nobody is to act.')
  return district
}

describe('why a piece cannot be used', () => {
  test('T5.4 a row card whose gold cost is lacking, T5.25 and that yields no gold', () => {
    expect(why(turn(['merchant-house', 'quarry']), card('merchant-house'))).toEqual([
      'T5.4',
      'T5.25',
    ])
  })

  test('T4.13 a row card without an action left; T7.6 one that somebody else has reserved', () => {
    const state = turn(['quarry', 'cottage'])
    state.protections = [{ card: 'cottage', seat: 1 - state.turn.seat, by: 'bridge' }]
    expect(why(state, card('cottage'))).toEqual(['T7.6'])
    state.turn.actions = 0
    expect(why(state, card('quarry'))).toEqual(['T4.13'])
  })

  test('T5.15 a foundation that does not need what is chosen; T5.21 somebody else’s', () => {
    const state = turn(['quarry', 'chapel'])
    own(state).foundations = [{ card: 'cottage', under: [], covered: [] } as never]
    expect(why(state, card('cottage'), state.turn.seat, 'quarry')).toEqual(['T5.15'])
    const other = state.districts[1 - state.turn.seat]
    if (other) other.foundations = [{ card: 'canal', under: [], covered: [] } as never]
    expect(why(state, card('canal'), state.turn.seat, 'quarry')).toEqual(['T5.21'])
  })

  test('T5.60 a building without an ability, T5.10 a foundation, T5.55 a build ability later on, T5.61 a second star', () => {
    const state = turn(['quarry'])
    own(state).buildings = ['cottage', 'orchard', 'bathhouse']
    own(state).foundations = [{ card: 'well', under: [], covered: [] } as never]
    expect(why(state, card('cottage'))).toEqual(['T5.60'])
    expect(why(state, card('well'))).toEqual(['T5.10'])
    expect(why(state, card('orchard'))).toEqual(['T5.55'])
    state.turn.starUsed = true
    expect(why(state, card('bathhouse'))).toEqual(['T5.61'])
    expect(why(state, card(own(state).crest))).toEqual(['T5.61'])
  })

  test('T5.52 the building of another', () => {
    const state = turn(['quarry'])
    const other = state.districts[1 - state.turn.seat]
    if (other) other.buildings = ['bathhouse']
    expect(why(state, card('bathhouse'))).toEqual(['T5.52'])
  })

  test('T5.41 an award whose condition is not met; T4.13 a judge', () => {
    const state = turn(['quarry'])
    const [open] = state.awards
    if (!open) throw new Error('No award is open.')
    expect(why(state, { kind: 'award', award: open.award })).toEqual(['T5.41'])
    // A judge is chosen when one is asked for only: nobody would wonder.
    expect(why(state, { kind: 'judge', judge: 'judge-trade' })).toEqual([])
  })

  test('T4.3 anything in the turn of another', () => {
    const state = turn(['quarry'])
    expect(why(state, card('quarry'), 1 - state.turn.seat)).toEqual(['T4.3'])
  })

  test.for([1, 3])('every rule that a piece answers with is to be read: %i players', (seats) => {
    const subjects = (state: State): Subject[] => [
      ...townCards.map(({ id }) => card(id)),
      ...state.districts.map((district) => card(district.crest)),
      ...awards.map(({ id }) => ({ kind: 'award', award: id }) as const),
      ...judges.map(({ id }) => ({ kind: 'judge', judge: id }) as const),
    ]
    expectRulesBehind({
      game: townBuilder,
      options: {},
      seats,
      rules: [en, de],
      wishes: (state, seat) =>
        subjects(state as State).flatMap((subject) =>
          wishesFor(state as State, seat, null, subject),
        ),
    })
  })
})
