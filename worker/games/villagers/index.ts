import { agendaGame } from '../kernel/index.ts'
import { ahead } from './ahead.ts'
import { resettling } from './apprentice.ts'
import { beginBuild, building, openBuild } from './build.ts'
import { countessDraws, giving } from './countess.ts'
import { developing, drawing, settling } from './developments.ts'
import { drafting, nextDraft, takeSquares } from './draft.ts'
import { endBuild } from './end-build.ts'
import type { Event } from './event-types.ts'
import { choosing, eventPhase, facingArson, facingRats, swinging } from './events.ts'
import { hiring } from './freelancers.ts'
import { withJester } from './jester.ts'
import { holdMarkets } from './markets.ts'
import { move } from './moves.ts'
import { type Options, options } from './options.ts'
import { unlocking } from './padlocks.ts'
import { redact } from './redact.ts'
import { clearRoad, placingCoin, refillAll, updateRoad } from './road.ts'
import { looking, ordering } from './saints.ts'
import { result, score } from './scoring.ts'
import { stealing } from './scoundrels.ts'
import { setup } from './setup.ts'
import type { Move, State, Task } from './state.ts'
import { tradingIn } from './trade-in.ts'

/** Villagers, by Haakon Gaarder: the base game, its modules, and the game against the Countess. */
export const villagers = agendaGame<State, Task, Move, Options, Event>({
  id: 'villagers',
  version: 2,
  seats: { min: 1, max: 5 },
  options,
  move,
  turnRule: 'V4.1',
  setup,
  tasks: {
    draft: withJester(drafting),
    'next-draft': nextDraft,
    squares: takeSquares,
    road: updateRoad,
    coin: withJester(placingCoin),
    'clear-road': clearRoad,
    'begin-build': beginBuild,
    build: withJester(building),
    'trade-in': withJester(tradingIn),
    resettle: withJester(resettling),
    unlock: withJester(unlocking),
    'end-build': endBuild,
    markets: holdMarkets,
    look: withJester(looking),
    order: withJester(ordering),
    steal: stealing,
    freelancers: hiring,
    'open-build': openBuild,
    developments: developing,
    church: drawing,
    tavern: withJester(settling),
    rats: withJester(facingRats),
    give: withJester(giving),
    refill: refillAll,
    arson: withJester(facingArson),
    events: withJester(eventPhase),
    swing: withJester(swinging),
    'event-choice': withJester(choosing),
    countess: countessDraws,
  },
  redact,
  ahead,
  passes: ['end-turn'],
  declines: (_state, _seat, move) => move.do === 'no-coin' || move.do === 'no-hire',
  score,
  result,
})
