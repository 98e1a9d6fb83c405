/** What is told of turns that are played on the stage: the table stands already as it does after them. */
import { type GameEvent, type Seat, scoresSeen } from '../../../worker/games/kernel/index.ts'
import type { BoardModule } from '../boards/index.ts'
import type { Position } from './room.ts'

/** How the table stood before, what was told since, and what is still to come. */
export interface Playback<S = unknown, E extends GameEvent = GameEvent> {
  readonly before: S
  readonly told: ReadonlyArray<E>
  readonly upcoming: ReadonlyArray<E>
}

/** A position as it was told so far, where the module says how; else as it stands. */
export function positionTold(
  { game, told }: BoardModule,
  position: Position,
  playback: Playback | null,
): Position {
  if (!playback || !told) return position
  const state = told(playback.before, playback.told, position.play.state)
  return { ...position, play: { ...position.play, state }, scores: scoresSeen(game, state) }
}

/** Where an event names the seats that it is about. */
const named = ['seat', 'owner', 'from', 'to'] as const

/** Whether an event may change what is told of a seat; the end of a game is about all of them. */
function isAbout(event: GameEvent & Partial<Record<(typeof named)[number], unknown>>, seat: Seat) {
  return event.event === 'ended' || named.some((name) => event[name] === seat)
}

/** Whether what is told of a seat is still as it was before: nothing of what it did was told to its end. */
export const isHeld = (playback: Playback | null, seat: Seat): playback is Playback =>
  playback?.upcoming.some((event) => isAbout(event, seat)) ?? false
