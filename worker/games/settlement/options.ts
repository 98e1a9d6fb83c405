/**
 * The options of a table.
 * Rules: S8.1, S8.8, S8.9.
 */
import * as z from 'zod/mini'

/** The rulebook has no variants (S3.16, S8.8); what is ours to choose is how openly it is played. */
export const options = z.object({
  /** Invited heroes lie face down, and points are hidden, until the end (S-R25). */
  faceDown: z._default(z.boolean(), false),
  /** The first artifacts are dealt instead of chosen (S3.9): nobody in a first game can tell them apart. */
  dealt: z._default(z.boolean(), false),
})
export type Options = z.infer<typeof options>
