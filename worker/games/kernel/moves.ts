import * as z from 'zod/mini'
import type { Json, Move } from './contract.ts'

/**
 * The schema of one kind of move: its name, its fields and nothing else.
 *
 * @example
 * const draft = moveSchema('draft', { column: z.int() })
 * draft.parse({ do: 'draft', column: 3 }) // { do: 'draft', column: 3 }
 * draft.safeParse({ do: 'draft', column: 3, free: true }).success // false
 */
export const moveSchema = <
  const D extends string,
  F extends Readonly<Record<string, z.ZodMiniType>>,
>(
  name: D,
  fields: F,
) => z.strictObject({ do: z.literal(name), ...fields })

/** Returns true if somebody sent a move of the game, possible or not; it may be any JSON. */
export const isMove = <M extends Move>(
  game: { readonly move: z.ZodMiniType<M> },
  sent: unknown,
): sent is M => game.move.safeParse(sent).success

/** The fields of a move that somebody sent. */
export type Fields = { readonly [key: string]: Json | undefined }

/** A sent move, whatever it is, as something whose fields can be asked for; `null` has none. */
export const fieldsOf = (sent: Move | null): Fields => ({ ...sent })
