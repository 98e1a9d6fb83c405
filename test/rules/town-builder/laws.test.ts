import { vi } from 'vitest'
import {
  type TownId,
  type TownState,
  townBuilder,
  townCard,
} from '../../../worker/games/town-builder/index.ts'
import { describeLaws } from '../../kernel/laws.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Where every card of the box lies; replacement cards are no cards (T-R19). */
function cards(state: TownState): string[] {
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

/**
 * The same game, begun in the middle: districts with buildings, gold and foundations,
 * as many abilities among them as possible, so that random play uses and copies them.
 */
const midgame = {
  ...townBuilder,
  id: 'town-builder from the middle',
  setup(...from: Parameters<typeof townBuilder.setup>): TownState {
    const state = townBuilder.setup(...from)
    const clever = (id: TownId): number => Number(townCard(id).ability !== null)
    // Below lie the judges (T-R3); here are Town cards only.
    const pool = (state.deck.splice(32) as TownId[]).sort((a, b) => clever(a) - clever(b))
    for (const district of state.districts) {
      district.buildings = pool.splice(-4)
      const gold = pool.find((id) => townCard(id).yield.includes('gold'))
      if (gold) district.gold = pool.splice(pool.indexOf(gold), 1)
      district.foundations = pool.splice(0, 1).map((card) => ({ card, under: [], covered: [] }))
    }
    state.deck.push(...pool)
    const mine = state.districts[state.turn.seat]?.buildings ?? []
    state.turn.open = mine.filter((id) => townCard(id).ability?.kind === 'build')
    return state
  },
}

// T8.13: the only option of the box has no influence on play; ours are about convenience (T-R18, T-R55).
for (const [game, runs] of [
  [townBuilder, 2],
  [midgame, 3],
] as const)
  describeLaws({
    game,
    options: () =>
      [true, false].flatMap((autoClaim) =>
        [true, false].map((confirmEnd) => ({ autoClaim, confirmEnd })),
      ),
    conserved: (state) => cards(state as TownState),
    longest: 1000,
    runs,
  })
