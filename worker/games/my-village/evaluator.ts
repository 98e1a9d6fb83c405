import {
  copy,
  type Estimate,
  type Evaluator,
  filled,
  type Random,
  type Seat,
} from '../kernel/index.ts'
import {
  customer,
  endThreshold,
  letters,
  lifeTrack,
  monkStacks,
  professions,
} from './components/index.ts'
import { coffins } from './death.ts'
import { leavesOffice } from './market-office.ts'
import type { Move } from './moves.ts'
import { faceDown } from './outlook.ts'
import { points } from './scoring.ts'
import { players, type State, villageOf } from './state.ts'

/** Only the order of the face-down stacks is hidden (M9.1): all that is not to be seen lies there. */
function deals(view: State): (random: Random) => State {
  const hidden = faceDown(view)
  return (random) => {
    const state = copy(view)
    state.customers.deck = filled(state.customers.deck, random.shuffle([...hidden.customers]))
    for (const stack of monkStacks) {
      const pile = state.monks[stack]
      pile.under = filled(pile.under, random.shuffle([...hidden.monks[stack]]))
    }
    for (const letter of letters)
      state.travel[letter] = filled(
        state.travel[letter],
        random.shuffle([...hidden.travel[letter]]),
      )
    return state
  }
}

/** What a thing is worth at the start, in points, that scores nothing by itself but helps to score; it fades towards the end. */
const worth = {
  coin: 0.5,
  good: 0.7,
  joker: 0.8,
  marker: 0.7,
  villager: 2.5,
  descendant: 1.5,
  laterDescendant: 2,
  building: 1.5,
  /** A step of the time marker: so much of a villager is gone. */
  step: -0.3,
} as const

/** What an unsaved story point is worth, in saved ones: the headman must get home before the rats come. */
const unsaved = 0.65

/** What an unserved customer is worth, as a share of its points. */
const unserved = 0.45

/** The points as of now, and what the village is good for in the turns that are left. */
function value(state: State, seat: Seat): Estimate {
  const village = villageOf(state, seat)
  const left = Math.max(0, 1 - coffins(state) / endThreshold.coffins[players(state)])
  // Even shortly before the end there is a turn to use things in.
  const time = Math.min(1, 0.15 + left)
  const { left: leftSpace, right } = village.school
  const goods =
    village.buildings.reduce((sum, { goods }) => sum + goods, 0) +
    village.fields.filter(({ plow }) => plow).length
  const living = professions.filter((one) => village.villagers[one]).length
  const helpers =
    living * worth.villager +
    Number(leftSpace) * worth.descendant +
    Number(right) * worth.laterDescendant
  return {
    ...points(state, seat),
    'story-tree': village.treeSp * Math.min(unsaved, 0.2 + left * 2),
    coins: Math.min(village.coins, 8) * worth.coin * time,
    goods: (goods * worth.good + village.jokers * worth.joker) * time,
    villagers: helpers * time,
    lifetime: village.cloud * worth.step * time * (10 / lifeTrack.cloudSpaces),
    crafts: village.buildings.length * worth.building * left,
    customers: village.market.reduce((sum, id) => sum + customer(id).pp, 0) * unserved * time,
    council:
      points(state, seat).council + (village.meetingPlace?.markers ?? 0) * worth.marker * time,
  }
}

/** Orders are not for turns; what costs coins or forgoes something is chosen less readily. */
const weights = (state: State, seat: Seat, moves: ReadonlyArray<Move>): number[] =>
  moves.map((move) => {
    switch (move.do) {
      case 'order':
        return 0
      case 'change':
        return move.by === 'coins' ? 0.15 : 0.1
      case 'end-turn':
        return moves.some((other) => other.do === 'activate') ? 0.2 : 1
      case 'forgo':
        return 0.3
      case 'settle':
        return leavesOffice(state, seat, move) ? 0.05 : 0.3
      case 'acquire':
        return 2
      case 'activate':
        return 1.5
      default:
        return 1
    }
  })

export const evaluator: Evaluator<State, Move> = {
  deals,
  value,
  weights,
  horizon: 8,
  iterations: { easy: 40, medium: 160, hard: 600 },
}
