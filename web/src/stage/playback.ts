/** What is told of turns that are played on the stage: the table stands already as it does after them. */
import { type Accessor, createMemo } from 'solid-js'
import { type GameEvent, scoresSeen } from '../../../worker/games/kernel/index.ts'
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
  { game, telling }: BoardModule,
  position: Position,
  playback: Playback | null,
): Position {
  if (!playback || !telling) return position
  const state = telling.state(playback.before, playback.told, position.play.state)
  return { ...position, play: { ...position.play, state }, scores: scoresSeen(game, state) }
}

/** What was shown before that which is shown now; `null`: nothing was. */
export function createBefore<T>(shown: Accessor<T>): Accessor<T | null> {
  const led = createMemo<{ readonly from: T | null; readonly to: T }>((was) => {
    const to = shown()
    return was?.to === to ? was : { from: was?.to ?? null, to }
  })
  return () => led().from
}
