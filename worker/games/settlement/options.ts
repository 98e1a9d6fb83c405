/**
 * The options of a table: there are none.
 * Rules: S8.1, S8.8, S8.9.
 */
import * as z from 'zod/mini'

/** There is nothing to choose (S3.16, S8.8). */
export const options = z.object({})
export type SettlementOptions = z.infer<typeof options>
