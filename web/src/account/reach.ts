/** Ways by which a person hears of their turn outside the page: a page promises only that. */
import { createEffect, createResource, createSignal } from 'solid-js'
import type { ChannelSetup } from '../../../worker/wire/schema/channels.ts'
import type { Me } from '../../../worker/wire/schema/me.ts'
import { arrived } from '../api/arrived.ts'
import { perform } from '../api/client.ts'
import { me } from './me.ts'
import { pushHere } from './push.ts'

/** Returns true if e-mail tells somebody of their turn. */
export const letterComes = (person: Me | null | undefined): boolean =>
  Boolean(person?.email && person.mail && person.channels.turn.includes('letter'))

/** True if push is on here, for all parts of the page; `undefined`: not looked yet. */
const [pushed, setPushed] = createSignal<boolean | undefined>()

/** Number of addresses that are just being given to me: until that is done, nobody needs to ask for one. */
const [coming, setComing] = createSignal(0)

/** Does what gives me an address, maybe among other things. */
export async function withAddressComing(act: () => Promise<void>): Promise<void> {
  setComing((before) => before + 1)
  try {
    await act()
  } finally {
    setComing((before) => before - 1)
  }
}

/** Question that is not answered yet, and its account: several parts of a page ask at once. */
let asked: { readonly id: string; readonly ways: Promise<ChannelSetup> } | null = null

function askWays(id: string): Promise<ChannelSetup> {
  if (asked?.id === id) return asked.ways
  const ways = perform('GET /me/ways').finally(() => {
    if (asked?.ways === ways) asked = null
  })
  asked = { id, ways }
  return ways
}

export type Reach = 'letter' | 'push' | 'webhook'

/**
 * Ways by which I hear of my turn; `null`: nothing is set up. `undefined`: not known yet, or set up and not
 * wanted for turns.
 */
export function createReach() {
  const [loaded] = createResource(
    () => (me()?.only || letterComes(me()) ? false : me()?.id),
    askWays,
  )
  createEffect(() => {
    if (me()) void pushHere().then((subscription) => setPushed(subscription !== null))
  })
  const ways = () => arrived(loaded)
  const reach = (): Reach | null | undefined => {
    const person = me()
    if (letterComes(person)) return 'letter'
    const known = ways()
    if (!person || person.only || coming() > 0) return undefined
    if (!known || pushed() === undefined) return undefined
    const hook = known.webhook?.offAt === null
    if (!pushed() && !hook && !(person.email && person.mail)) return null
    if (pushed() && person.channels.turn.includes('push')) return 'push'
    return hook && person.channels.turn.includes('webhook') ? 'webhook' : undefined
  }
  return { reach, ways, setPushed }
}
