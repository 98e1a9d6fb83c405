/** Other ways into an account: seat cards, letters’ passes, invitations, passkeys. */
import { z } from '@hono/zod-openapi'
import { base64url, id, linkToken, personName, time } from './basics.ts'
import { tableInShort } from './devices.ts'

/** Token in a seat card's link, behind its `#`. */
export const CardLink = z.object({ token: linkToken })

export const CardRequest = z.object({ anew: z.boolean().default(false) })

export const CardAnswer = z.object({
  card: z
    .object({ link: z.url(), createdAt: time, usedAt: time.nullable() })
    .nullable()
    .openapi('Card'),
})

export const CardLook = z
  .object({
    name: z.string(),
    /** Their account. */
    person: id,
    /** The account has an address by now: its owner signs in, and the card does nothing. */
    kept: z.boolean(),
    /** I am that person in this browser already. */
    here: z.boolean(),
    /** Tables where they sit: games that are not over, the latest first. */
    tables: z.array(tableInShort),
  })
  .openapi('CardLook')

/** Effect of a letter's link: the account it plays for, and the table. */
export const PassLook = z
  .object({
    name: z.string(),
    /** Their account, by which their picture goes. */
    person: id,
    table: id,
    /** I am that person at that table in this browser already. */
    here: z.boolean(),
  })
  .openapi('PassLook')

/** Token in an invitation's link, behind its `#`. */
export const InvitationLink = z.object({ token: z.string().min(20).max(800) })

/** Address that it proves, and for which table; `known`: the address has an account by now. */
export const InvitationLook = z
  .object({ email: z.string(), table: id, known: z.boolean() })
  .openapi('InvitationLook')

/** Number of links in my letters that are still good. */
export const PassCount = z.object({ open: z.int() })

const bytes = (most: number) => z.string().max(most).regex(base64url)

/** The id of a WebAuthn credential. */
export const passkeyId = bytes(1400)

const credential = {
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}

const clientDataJSON = bytes(8000)

export const PasskeyList = z.object({
  passkeys: z.array(
    z
      .object({ id: z.string(), name: z.string(), createdAt: time, usedAt: time.nullable() })
      .openapi('Passkey'),
  ),
})

const challenge = z.string()

/** The browser's WebAuthn takes it as it is, to make a passkey; it holds more than what any such request has. */
export const NewPasskeyOptions = z.object({
  options: z.object({
    challenge,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  }),
})

export type NewPasskeyOptions = z.output<typeof NewPasskeyOptions>

/** The same, to sign in by one. */
export const PasskeyOptions = z.object({ options: z.object({ challenge }) })
export type PasskeyOptions = z.output<typeof PasskeyOptions>

/** Answer of the browser's WebAuthn when it made a passkey. */
export const PasskeyMade = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON,
      attestationObject: bytes(20_000),
      /** Ways on which the browser reaches it, such as `usb` or `hybrid`. */
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
})

/** Answer of the browser's WebAuthn to a challenge. */
export const PasskeyAnswer = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON,
      authenticatorData: bytes(8000),
      signature: bytes(4000),
    }),
  }),
})

export const PasskeyChange = z.object({ name: personName })

export type CardAnswer = z.infer<typeof CardAnswer>

export type PasskeyMade = z.infer<typeof PasskeyMade>

export type PasskeyList = z.infer<typeof PasskeyList>

export type CardLook = z.infer<typeof CardLook>

export type InvitationLook = z.infer<typeof InvitationLook>

export type PassLook = z.infer<typeof PassLook>

export type PassCount = z.infer<typeof PassCount>
