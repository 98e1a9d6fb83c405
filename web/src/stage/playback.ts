import { type Accessor, createMemo } from 'solid-js'
import { scoresSeen } from '../../../worker/games/kernel/index.ts'
import type { BoardModule } from './board.ts'
import type { Position } from './stage.ts'

/** A position in the midst of a turn: with another state, of which the points are counted. `null`: as it stands. */
export const positionWith = (
  { game }: BoardModule,
  position: Position,
  state: unknown,
): Position =>
  state === null
    ? position
    : { ...position, play: { ...position.play, state }, scores: scoresSeen(game, state) }

/** Value that was shown before the present one; `null`: nothing was. */
export function createBefore<T>(shown: Accessor<T>): Accessor<T | null> {
  const led = createMemo<{ readonly from: T | null; readonly to: T }>((was) => {
    const to = shown()
    return was?.to === to ? was : { from: was?.to ?? null, to }
  })
  return () => led().from
}
