import {
  copy,
  type Estimate,
  type Evaluator,
  filled,
  type Random,
  type Seat,
} from '../kernel/index.ts'
import { letters, monkStacks, professions } from './components/index.ts'
import { deeds } from './deeds.ts'
import { weights } from './likely-uses.ts'
import type { Move } from './moves.ts'
import { faceDown } from './outlook.ts'
import { points } from './scoring.ts'
import { type State, villageOf } from './state.ts'
import {
  areaWorth,
  buildingWorth,
  coinsWorth,
  goodsWorth,
  share,
  storyShare,
  turnsLeft,
  vacant,
  weigh,
} from './worth.ts'

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

/** The part of the estimate to which an area adds. */
const partOf = {
  abbot: 'religion',
  councilman: 'council',
  traveller: 'travel',
  craftsman: 'crafts',
  merchant: 'customers',
} as const

/** The points as of now, and what the village is good for in the turns that are left. */
function value(state: State, seat: Seat): Estimate {
  const village = villageOf(state, seat)
  const turns = turnsLeft(state)
  const estimate: Record<string, number> = {
    ...points(state, seat),
    'story-tree': 0,
    coins: 0,
    goods: 0,
    villagers: 0,
    lifetime: 0,
    crafts: 0,
    customers: 0,
  }
  if (turns === 0) return estimate
  const add = (part: string, worth: number) => {
    estimate[part] = (estimate[part] ?? 0) + worth
  }
  // Things that are kept for later are of less and less use.
  const fading = share(turns, weigh.full.kept)
  for (const one of professions) {
    const lives = village.villagers[one]
    add(partOf[one], areaWorth(village, one, turns) * (lives ? 1 : vacant(turns)))
    if (lives) add('villagers', weigh.villager * fading)
  }
  const { left, right } = village.school
  const offspring = Number(left) * weigh.descendant + Number(right) * weigh.laterDescendant
  add('villagers', offspring * fading)
  add(
    'lifetime',
    turns * weigh.turn - village.cloud * weigh.time * share(turns, weigh.full.lifetime),
  )
  add('story-tree', village.treeSp * storyShare(village, turns))
  add('coins', coinsWorth(village, turns) * fading)
  add('goods', (goodsWorth(village) + village.jokers * weigh.joker) * fading)
  add('council', (village.meetingPlace?.markers ?? 0) * weigh.marker * fading)
  for (const { id } of village.buildings) add('crafts', buildingWorth(village, id, turns))
  return estimate
}

export const evaluator: Evaluator<State, Move> = {
  deals,
  value,
  weights,
  deeds,
  horizon: 8,
  // Time that one spends ends the game for all.
  rivalry: 0.5,
  iterations: { easy: 20, medium: 80, hard: 600 },
  hasty: { easy: 80, medium: 8, hard: 0 },
}
