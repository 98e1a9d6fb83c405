import type { Card, CardId } from '../../../../worker/games/villagers/components/index.ts'
import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import { copyOf, find, type Ghost, type Route, showJourneys } from '../../stage/motion.ts'
import { type Journey, journeysOf } from './journeys.ts'

/** Element on the board at a place: a piece itself, the top card of a branch, or the place. */
export function findOne(root: Element, name: string): HTMLElement | null {
  if (name.startsWith('top:')) {
    const branch = root.querySelectorAll<HTMLElement>(`[data-at^="at:${name.slice(4)}:"]`)
    return branch[branch.length - 1] ?? null
  }
  // Purses and hands of the others are in the rail.
  return find(root, name) ?? document.querySelector<HTMLElement>(`.seat [data-place="${name}"]`)
}

const findAll = (root: Element, names: ReadonlyArray<string>): HTMLElement[] =>
  names.flatMap((name) => findOne(root, name) ?? [])

/** The last card in a place, or the place itself. */
function lastIn(place: HTMLElement): HTMLElement {
  if (place.matches('.b-piece')) return place
  const pieces = place.querySelectorAll<HTMLElement>('.b-piece')
  return pieces[pieces.length - 1] ?? place
}

/** Parts that scroll where they are larger than their room: the open cards of the Road, a hand, and a village. */
const rooms = '.v-road, .v-hand-pane, .v-village'

/** Scrolls each room to the last of these pieces in it, where that lies beyond an edge. */
function reveal(root: Element, pieces: ReadonlyArray<HTMLElement>): void {
  for (const room of root.querySelectorAll(rooms))
    pieces
      // A place may be a whole list of cards.
      .findLast((one) => room.contains(one) && one.matches('li, li *'))
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** End of a journey: at the piece that its card is now, else at the first of its places, or the last card there. */
function endOf(root: Element, { to, card }: Journey): HTMLElement | null {
  const places = findAll(root, to)
  const [first = null] = places
  if (!card) return first && lastIn(first)
  for (const place of places) {
    const piece = place.querySelector<HTMLElement>(`[data-at$=":${card}"]`)
    if (piece) return piece
  }
  return first
}

/**
 * Shows how the pieces got where they are now: cards travel, coins pop.
 *
 * @param draw draws a card that lies nowhere in sight
 * @param lay where a card of a hand lay before, and in which hand; `null` where it is not known
 */
export function showTravel(
  root: HTMLElement,
  layer: HTMLElement,
  events: ReadonlyArray<Event>,
  draw: (card: Card | CardId) => HTMLElement,
  lay: { readonly hand: string; readonly at: DOMRect } | null,
): void {
  const journeys = events.flatMap(journeysOf)
  reveal(
    root,
    journeys.flatMap((one) => [...findAll(root, one.from ?? []), endOf(root, one) ?? []].flat()),
  )
  showJourneys(root, layer, journeys, (journey): Route | null => {
    const to = endOf(root, journey)
    if (!to) return null
    const [place = null] = findAll(root, journey.from ?? [])
    const from =
      lay && journey.from?.[0] === lay.hand ? { getBoundingClientRect: () => lay.at } : place
    const ghost = (): Ghost => {
      if (journey.what === 'coin') {
        const element = document.createElement('span')
        element.className = 'v-coin'
        element.dataset.metal = journey.metal ?? 'gold'
        if (journey.worth) element.textContent = `${journey.worth}`
        return { element, isToken: true }
      }
      if (!journey.card || (journey.what === 'card' && to.matches('.b-piece'))) return copyOf(to)
      const element = draw(journey.card)
      // As large as where it comes from, unless that is a whole hand or a village, and as its name needs.
      const width = from?.getBoundingClientRect().width ?? 0
      element.style.inlineSize = `${Math.min(120, Math.max(96, width))}px`
      return { element, isToken: false, leaves: true }
    }
    return { from, to, ghost }
  })
}
