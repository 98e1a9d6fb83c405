import type { ModuleEvent, SoloEvent } from './event-types.ts'
import type { ModuleMove, SoloMove } from './state.ts'

const soloMoves: Readonly<Record<SoloMove['do'], true>> = {
  give: true,
  pay: true,
  suffer: true,
  serf: true,
  event: true,
  point: true,
  discard: true,
  jester: true,
}

/** Whether a move belongs to the game against the Countess. */
export const isSoloMove = (move: SoloMove | ModuleMove): move is SoloMove =>
  Object.hasOwn(soloMoves, move.do)

const soloEvents: Readonly<Record<SoloEvent['event'], true>> = {
  'event-revealed': true,
  'event-begun': true,
  'event-discarded': true,
  'events-shuffled': true,
  'reserve-shuffled': true,
  'countess-gets': true,
  'settled-with': true,
  'event-gold': true,
  'event-coins': true,
  'event-removed': true,
  'no-effect': true,
}

/** Whether an event belongs to the game against the Countess. */
export const isSoloEvent = (event: SoloEvent | ModuleEvent): event is SoloEvent =>
  Object.hasOwn(soloEvents, event.event)
