/** Signing in by letter. */
import { z } from '@hono/zod-openapi'
import { email, id, language, linkToken } from './basics.ts'

/** Sends a letter with a link and a code. For a guest the address is added to the account. */
export const SignInRequest = z.object({ email, language })

export const SignInAnswer = z.object({ signIn: id })

/** A guest whose tables could come along: who asked for the letter elsewhere, or who is in this browser. */
const along = z.enum(['asked', 'here'])

/** Owners of the tables that come along. A guest who asked for the letter in this very browser comes anyway. */
const take = z.array(along).max(2).default([])

export const SignInLookRequest = z.object({ token: linkToken })

export const SignInLook = z
  .object({
    email: z.string(),
    /** Name of the account that the address has; `null`: it has none yet. */
    name: z.string().nullable(),
    /** True if the guest in this browser asked for the letter, and so comes along. */
    askedHere: z.boolean(),
    guests: z.array(z.object({ who: along, name: z.string(), tables: z.int() })),
  })
  .openapi('SignInLook')

export const SignInByLink = z.object({ token: linkToken, take })

export const SignInByCode = z.object({ signIn: id, code: z.string().regex(/^\d{6}$/), take })

export type SignInLook = z.infer<typeof SignInLook>
