import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import { copyOf, find, type Ghost, showJourneys } from '../kit/motion.ts'
import { type Journey, journeysOf } from './journeys.ts'

/** What is on the board at the first of some places: a piece itself, the top card of a branch, or a place. */
function findAny(root: Element, names: ReadonlyArray<string>): HTMLElement | null {
  for (const name of names) {
    if (name.startsWith('top:')) {
      const branch = root.querySelectorAll<HTMLElement>(`[data-at^="at:${name.slice(4)}:"]`)
      return branch[branch.length - 1] ?? null
    }
    // Purses and hands of the others are in the rail.
    const found =
      find(root, name) ?? document.querySelector<HTMLElement>(`.seat [data-place="${name}"]`)
    if (found) return found
  }
  return null
}

/** The last card in a place, or the place itself. */
const cardIn = (place: HTMLElement): HTMLElement => {
  if (place.matches('.b-piece')) return place
  const pieces = place.querySelectorAll<HTMLElement>('.b-piece')
  return pieces[pieces.length - 1] ?? place
}

/** What flies: a copy of the card at the end, a blank card of a suit, or a coin. */
function ghostOf({ what }: Journey, end: HTMLElement): Ghost {
  if (what === 'card') return copyOf(end)
  const element = document.createElement('span')
  if (what === 'coin') {
    element.className = 'v-coin'
    element.dataset.metal = 'gold'
    return { element, isToken: true }
  }
  element.className = `v-stamp v-back v-blank s-${what}`
  return { element, isToken: false, leaves: true }
}

/** Shows how the pieces got where they are now: cards travel, coins pop. */
export function showTravel(
  root: HTMLElement,
  layer: HTMLElement,
  events: ReadonlyArray<Event>,
): void {
  showJourneys(root, layer, events.flatMap(journeysOf), (journey) => {
    const place = findAny(root, journey.to)
    if (!place) return null
    const to = cardIn(place)
    const from = journey.from ? findAny(root, journey.from) : null
    return { from, to, ghost: () => ghostOf(journey, to) }
  })
}
