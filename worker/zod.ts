/**
 * Zod for the bundle, which takes this module for `zod` (wrangler.toml). Hono's package takes all of zod as one object, with
 * error messages in fifty languages, and none of it could be left out.
 */
export * as z from './zod-parts.ts'
