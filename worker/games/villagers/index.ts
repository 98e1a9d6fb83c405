import { agendaGame } from '../kernel/index.ts'
import { beginBuild, building } from './build.ts'
import { drafting, nextDraft, takeSquares } from './draft.ts'
import { endBuild } from './end-build.ts'
import { holdMarkets } from './markets.ts'
import { unlocking } from './padlocks.ts'
import { redact } from './redact.ts'
import { clearRoad, placingCoin, updateRoad } from './road.ts'
import { result, score } from './scoring.ts'
import { setup } from './setup.ts'
import { resettling } from './specials.ts'
import { type Event, type Move, type Options, options, type State, type Task } from './state.ts'
import { tradingIn } from './trade-in.ts'

/** Villagers, by Haakon Gaarder. */
export const villagers = agendaGame<State, Task, Move, Options, Event>({
  id: 'villagers',
  version: 1,
  seats: { min: 2, max: 5 },
  options,
  turnRule: 'V4.1',
  setup,
  tasks: {
    draft: drafting,
    'next-draft': nextDraft,
    squares: takeSquares,
    road: updateRoad,
    coin: placingCoin,
    'clear-road': clearRoad,
    'begin-build': beginBuild,
    build: building,
    'trade-in': tradingIn,
    resettle: resettling,
    unlock: unlocking,
    'end-build': endBuild,
    markets: holdMarkets,
  },
  redact,
  score,
  result,
})
