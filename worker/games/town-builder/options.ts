/**
 * The options of a table.
 * Rules: T8.13–T8.15.
 */
import * as z from 'zod/mini'

/** Options that may be chosen for a table. */
export const options = z.object({
  /** T-R18 */
  autoClaim: z._default(z.boolean(), true),
  /** T-R55 */
  confirmEnd: z._default(z.boolean(), false),
})

/** Options that were chosen. */
export interface Options {
  readonly autoClaim: boolean
  readonly confirmEnd: boolean
}
