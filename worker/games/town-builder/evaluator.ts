import {
  back,
  copy,
  type Estimate,
  type Evaluator,
  faces,
  filled,
  isHidden,
  type Random,
  type Seat,
} from '../kernel/index.ts'
import {
  awards,
  buildingTypes,
  type JudgeId,
  judge,
  judges,
  setUp,
  type TownCard,
  type TownId,
  townCard,
  townCards,
} from './components/index.ts'
import { reshuffleLimit } from './deck.ts'
import { missing } from './matching.ts'
import { score } from './scoring.ts'
import { awardStandings } from './standings.ts'
import { type District, districtOf, type Move, type State } from './state.ts'

const isJudgeBack = (card: string): boolean => card === back('judge')

/** Places in the deck where the judge may lie that nobody has seen come out (T-R3), counted from the bottom. */
function judgePlaces(view: State): number[] {
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

/** Places of cards. Others that the state names, such as the gold of the last payment, may lie in the deck again. */
const lying = (view: State): Partial<State> => {
  const { deck, row, discard, revealed, judgeRow, unusedJudges, awards, unusedAwards } = view
  const { districts } = view
  return { deck, row, discard, revealed, judgeRow, unusedJudges, awards, unusedAwards, districts }
}

/** Hidden are the order of the deck, where its judge lies, and which judges and awards are not in play (section 9). */
function deals(view: State): (random: Random) => State {
  const seen = faces(lying(view))
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

/** Weights that bots reckon with; points, if nothing else is said. `npm run bench:bots -- town-builder` tells how they play by them. */
const weigh = {
  /** Cards that leave the deck in a turn, and those of a deck made of the discard pile. */
  cardsPerTurn: 2.2,
  reshuffled: 35,
  /** An action, as long as there is something to do with it. */
  action: 1.1,
  /** Actions of a turn that find something which a foundation asks for. */
  usefulActions: 1.8,
  /** Likelihood that a foundation is finished for which there are actions left. */
  surety: 0.8,
  /** Worth of a foundation beside its points. */
  foundation: 0.5,
  ability: 1,
  /** A building of a type that an open judge favours. */
  favoured: 0.7,
  /** Likelihood that the village comes to hold what an end ability counts, and the points of one judge or award. */
  counted: 0.85,
  honours: 1,
  /** Gold in store, up to a number; and in the last turns. */
  gold: 0.6,
  goldLast: 0.05,
  mostGold: 4,
  /** A star ability in a turn, for a number of turns at most. */
  star: 0.25,
  mostStars: 6,
  /** The share of an award that nearly fulfilling it is worth. */
  award: 0.4,
  /** Weights of moves in a game in mind. */
  move: { claim: 8, resource: 3, ability: 2, end: 0.5, other: 1 },
} as const

/** Turns that a seat will still have, as far as the deck tells. */
function turnsLeft(state: State): number {
  const seats = state.districts.length
  if (state.lastRound !== null) return Math.max(0, state.lastRound - state.round)
  const reshuffles = reshuffleLimit(state) - state.reshuffles - 1
  const cards = state.deck.length + Math.max(0, reshuffles) * weigh.reshuffled
  return 1 + cards / (weigh.cardsPerTurn * seats)
}

/** Gain of buildings' end abilities by one more building (T7.80, T7.82). */
function addedTo(buildings: ReadonlyArray<TownId>, { type, points }: TownCard): number {
  let sum = 0
  for (const one of buildings) {
    const { ability } = townCard(one)
    const counts =
      (ability?.op === 'points-per-type' && ability.type === type) ||
      (ability?.op === 'points-per-printed-value' && ability.value === points)
    if (counts) sum += ability.points
  }
  return sum
}

/** Worth of a card on its way beside its points: its ability, those that count it, and judges (T6.9, T7.80-T7.84). */
function besidePoints(state: State, { foundations, buildings }: District, id: TownId): number {
  const card: TownCard = townCard(id)
  const { ability, type } = card
  const own = [...buildings, ...foundations.map((foundation) => foundation.card)].map(townCard)
  const judged = state.judgeRow.filter((one) => judge(one).favours === type).length
  const sum = judged * weigh.favoured + addedTo(buildings, card)
  switch (ability?.op) {
    case 'points-per-type':
      return sum + own.filter((one) => one.type === ability.type).length * weigh.counted
    case 'points-per-different-type': {
      const types = new Set(own.map((one) => one.type)).size
      return sum + Math.min(buildingTypes.length, 1 + types) * weigh.counted
    }
    case 'points-per-printed-value':
      return sum + own.filter((one) => one.points === ability.value).length * weigh.counted
    case 'points-per-judge':
    case 'points-per-award':
      return sum + weigh.honours
    case undefined:
      return sum
    default:
      return sum + weigh.ability
  }
}

/**
 * Points that the foundations may still bring, each less the actions that it still asks for: the
 * best first, as long as there are actions for them.
 */
function foundationsWorth(state: State, district: District, turns: number): number {
  const hoped = district.foundations
    .map((foundation) => {
      const open = missing(foundation)
      const beside = besidePoints(state, district, foundation.card)
      const own = townCard(foundation.card).points + beside + weigh.foundation
      return { open, worth: own - open * weigh.action }
    })
    .sort((one, other) => other.worth - one.worth)
  let actions = turns * weigh.usefulActions
  let sum = 0
  for (const { open, worth } of hoped) {
    if (open > actions || worth <= 0) continue
    actions -= open
    sum += worth * weigh.surety
  }
  return sum
}

/** Points as if the game ended now, foundations on their way, gold, and abilities that will be of use. */
function value(state: State, seat: Seat): Estimate {
  const district = districtOf(state, seat)
  const { buildings, gold } = district
  const turns = turnsLeft(state)
  const [scores] = score(state).filter((one) => one.seat === seat)
  const now = Object.fromEntries(
    (scores?.categories ?? []).map(({ category, points }) => [category, points]),
  )
  const useful = buildings.filter((card) => townCard(card).ability?.kind === 'star').length
  return {
    ...now,
    foundations: foundationsWorth(state, district, turns),
    gold: Math.min(gold.length, weigh.mostGold) * (turns > 1 ? weigh.gold : weigh.goldLast),
    stars: useful * weigh.star * Math.min(turns, weigh.mostStars),
    awards: (now.awards ?? 0) + hopes(state, seat),
  }
}

/** Awards that are still to be had, by how near the seat is. */
function hopes(state: State, seat: Seat): number {
  let sum = 0
  for (const { points, status, by, seats, needed } of awardStandings(state)) {
    if (status === 'closed' || by.includes(seat)) continue
    const near = Math.min(1, (seats[seat]?.has ?? 0) / needed)
    sum += points * near * near * weigh.award
  }
  return sum
}

/** Choosing which gold to pay matters little; what is free to take is taken. */
/** Likely moves. Nobody ends a turn with an award unclaimed: it costs nothing, and is kept (T5.42, T5.48). */
function weights(_state: State, _seat: Seat, moves: ReadonlyArray<Move>): number[] {
  const isAward = moves.some((move) => move.do === 'claim')
  return moves.map((move) => {
    if ('pay' in move) return 0
    switch (move.do) {
      case 'claim':
        return weigh.move.claim
      case 'resource':
      case 'supply':
        return weigh.move.resource
      case 'build':
      case 'star':
        return weigh.move.ability
      case 'end':
        return isAward ? 0 : weigh.move.end
      default:
        return weigh.move.other
    }
  })
}

export const evaluator: Evaluator<State, Move> = {
  deals,
  value,
  weights,
  horizon: 4,
  iterations: { easy: 12, medium: 70, hard: 700 },
  hasty: { easy: 50, medium: 0, hard: 0 },
  isWeighed: ({ round, lastRound }) => round === lastRound,
}
