import type { Json } from '../kernel/index.ts'
import type { Move } from './moves.ts'

/** A field of the move that somebody sent; `undefined` where there is none. */
export const field = (move: Move | null, key: string): Json | undefined =>
  (move as Readonly<Record<string, Json | undefined>> | null)?.[key]
