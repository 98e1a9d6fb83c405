import {
  type State,
  type TownId,
  townBuilder,
  townCard,
} from '../../../worker/games/town-builder/index.ts'

/**
 * The same game, begun in the middle: districts with buildings, gold and foundations,
 * as many abilities among them as possible, so that random play uses and copies them.
 */
export const midgame = {
  ...townBuilder,
  id: 'town-builder from the middle',
  setup(...from: Parameters<typeof townBuilder.setup>): State {
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
