/**
 * The options of a table: there are none.
 * Rules: M8.1–M8.3.
 */
import * as z from 'zod/mini'

/** There are no modules and no variants (M8.1). */
export const options = z.object({})
export type Options = z.infer<typeof options>
