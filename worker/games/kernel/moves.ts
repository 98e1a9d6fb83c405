import * as z from 'zod/mini'
import type { Move } from './contract.ts'

/** The schema of one kind of move: its name, its fields and nothing else. */
export const moveSchema = <
  const D extends string,
  F extends Readonly<Record<string, z.ZodMiniType>>,
>(
  name: D,
  fields: F,
) => z.strictObject({ do: z.literal(name), ...fields })

/** Whether somebody sent a move of the game, possible or not; it may be any JSON. */
export const isMove = <M extends Move>(
  game: { readonly move: z.ZodMiniType<M> },
  sent: unknown,
): sent is M => game.move.safeParse(sent).success
