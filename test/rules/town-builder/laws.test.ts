import { type State, townBuilder } from '../../../worker/games/town-builder/index.ts'
import { describeLaws } from '../../kernel/laws.ts'
import { midgame } from './midgame.ts'

/** Places of every card of the box; replacement cards are no cards (T-R19). */
function cards(state: State): string[] {
  return [
    ...state.deck,
    ...state.row,
    ...state.discard,
    ...state.revealed,
    ...state.judgeRow,
    ...state.unusedJudges,
    ...state.unusedAwards,
    ...state.awards.map(({ award }) => award),
    ...state.districts.flatMap(({ crest, gold, foundations, buildings }) => [
      crest,
      ...gold,
      ...buildings,
      ...foundations.flatMap(({ card, under }) => [card, ...under]),
    ]),
  ]
}

// T8.13: the only option of the box has no influence on play; ours are about convenience (T-R18, T-R55).
for (const [game, runs] of [
  [townBuilder, 2],
  [midgame, 2],
] as const)
  describeLaws({
    game,
    options: () =>
      [true, false].flatMap((autoClaim) =>
        [true, false].map((confirmEnd) => ({ autoClaim, confirmEnd })),
      ),
    conserved: (state) => cards(state as State),
    longest: 1000,
    runs,
  })
