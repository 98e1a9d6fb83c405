import type { Json } from '../kernel/index.ts'

/** A field of whatever somebody sent as a move; `undefined` where there is none. */
export function field(move: Json, key: string): Json | undefined {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return undefined
  return (move as Readonly<Record<string, Json | undefined>>)[key]
}
