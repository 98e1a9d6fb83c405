import { back, copy, faces, filled, isHidden, type Mind, type Random } from '../kernel/index.ts'
import { awards, type JudgeId, judges, setUp, type TownId, townCards } from './components/index.ts'
import { score } from './scoring.ts'
import type { TownMove, TownState } from './state.ts'

const isJudgeBack = (card: string): boolean => card === back('judge')

/** Where in the deck the judge may lie that nobody has seen come out (T-R3): places from the bottom. */
function judgePlaces(view: TownState): number[] {
  const { deck, districts, deckJudges, reshuffles } = view
  const shown = deck.filter(isJudgeBack).length
  if (reshuffles > 0 || deckJudges === shown) return []
  const { min, max } = setUp.townCardsBelowJudge
  const { bottom } = setUp.judges[districts.length as keyof typeof setUp.judges]
  const places: number[] = []
  for (let below = min; below <= max; below++) {
    const at = below + bottom
    const card = deck[at]
    if (card !== undefined && isHidden(card)) places.push(at)
  }
  return places
}

/** Hidden are the order of the deck, where its judge lies, and which judges and awards are not in play (section 9). */
function deals(view: TownState): (random: Random) => TownState {
  const seen = faces(view)
  const rest = <P extends string>(all: ReadonlyArray<{ readonly id: P }>): P[] =>
    all.flatMap(({ id }) => (seen.has(id) ? [] : [id]))
  const cards = rest(townCards)
  const hiddenJudges = rest(judges)
  const hiddenAwards = rest(awards)
  const places = judgePlaces(view)
  return (random) => {
    const state = copy(view)
    const pool: TownId[] = random.shuffle([...cards])
    const unused: JudgeId[] = random.shuffle([...hiddenJudges])
    const at = places.length > 0 ? random.pick(places) : -1
    state.deck = state.deck.map((card, i) => {
      if (!isHidden(card)) return card
      const [face] = filled<string>([card], isJudgeBack(card) || i === at ? unused : pool)
      return face as TownId | JudgeId
    })
    state.unusedJudges = filled(state.unusedJudges, unused)
    state.unusedAwards = filled(state.unusedAwards, random.shuffle([...hiddenAwards]))
    return state
  }
}

export const mind: Mind<TownState, TownMove> = {
  deals,
  value: (state, seat) => ({ points: score(state)[seat]?.total ?? 0 }),
}
