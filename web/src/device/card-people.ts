/**
 * People drawn on cards with a woman on one side and a man on the other (V2.2). Both sides are the same card, so it is
 * a matter of the eye, as light is: all such cards look as the viewer chose, no matter who played them.
 */
import { createSignal } from 'solid-js'
import type { Me } from '../../../worker/wire/schema/me.ts'
import { keep, kept } from './browser-storage.ts'

export type CardPeople = Me['cardPeople']

const known = (said: string | null | undefined): CardPeople => (said === 'men' ? 'men' : 'women')

const [cardPeople, setCardPeople] = createSignal(known(kept('card-people')))

export { cardPeople }

/** Shows these on this device from now on; an account that was kept here before there was such a choice says none. */
export function applyCardPeople(said: CardPeople | undefined): void {
  const chosen = known(said)
  setCardPeople(chosen)
  keep('card-people', chosen === 'women' ? null : chosen)
}
