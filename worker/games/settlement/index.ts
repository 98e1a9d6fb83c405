import { agendaGame } from '../kernel/index.ts'
import { isEmpty } from './advice.ts'
import { ahead } from './ahead.ts'
import { deal, draft, takeArtifact } from './artifacts.ts'
import { placeBuilding, refill } from './construct.ts'
import { placeTerrain } from './explore.ts'
import { check, mask } from './monsters.ts'
import { move } from './moves.ts'
import { type Options, options } from './options.ts'
import { clear, drop, keep } from './pass.ts'
import { redact } from './redact.ts'
import { scroll } from './regions.ts'
import { beginRound, beginTurn, endRound, next } from './round.ts'
import { result, score } from './scoring.ts'
import { setup } from './setup.ts'
import type { Event, Move, State, Task } from './state.ts'
import { effects } from './streets.ts'
import { turn } from './turn.ts'
import { upgrade } from './upgrade.ts'

export type { Options } from './options.ts'

/** Settlement, for 1 to 4 players. */
export const settlement = agendaGame<State, Task, Move, Options, Event>({
  id: 'settlement',
  version: 2,
  seats: { min: 1, max: 4 },
  options,
  move,
  turnRule: 'S4.2',
  setup,
  tasks: {
    draft,
    deal,
    'begin-round': beginRound,
    'begin-turn': beginTurn,
    turn,
    next,
    'place-building': placeBuilding,
    refill,
    'place-terrain': placeTerrain,
    scroll,
    check,
    mask,
    effects,
    drop,
    keep,
    clear,
    artifact: takeArtifact,
    'end-round': endRound,
  },
  redact,
  ahead,
  passes: ['pass', 'end-turn'],
  waits: isEmpty,
  declines: (_state, _seat, move) => move.do === 'done' || move.do === 'drop-rest',
  score,
  result,
  upgrade,
})
