import type { Json } from '../kernel/index.ts'

/** The fields of a move as somebody sent it, which may be anything. */
export function fieldsOf(move: Json): Readonly<Record<string, Json | undefined>> {
  return typeof move === 'object' && move !== null && !Array.isArray(move)
    ? (move as Readonly<Record<string, Json | undefined>>)
    : {}
}
