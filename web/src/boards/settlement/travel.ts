import type { Event } from '../../../../worker/games/settlement/state.ts'
import { copyOf, find, type Ghost, showJourneys } from '../../stage/motion.ts'
import { type Journey, journeysOf } from './journeys.ts'

/** A piece or place by its name, if it is laid out now. */
function inView(root: Element, name: string): HTMLElement | null {
  const found = find(root, name)
  return found?.checkVisibility() ? found : null
}

/** End of a journey: of a place that holds several pieces, at the last one. */
const endOf = ({ what }: Journey, place: HTMLElement): HTMLElement =>
  (what === 'piece' && [...place.querySelectorAll<HTMLElement>('.s-piece')].at(-1)) || place

/** Ghost that flies: a copy of the piece at the end, or a token. */
function ghostOf({ what, seat, joins }: Journey, end: HTMLElement): Ghost {
  if (what === 'piece' && end.matches('.s-piece')) {
    const copy = copyOf(end)
    copy.element.classList.remove('s-deal')
    if (!joins) return copy
    // The count is said once they lie there.
    copy.element.querySelector('.s-count')?.remove()
    return { ...copy, adds: end.querySelector<HTMLElement>('.s-count') }
  }
  const element = document.createElement('span')
  element.className = 's-flying'
  if (seat !== undefined) element.style.setProperty('--ok', `var(--seat-${seat})`)
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const shown = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  shown.setAttribute('href', `#s-${what}`)
  drawing.append(shown)
  element.append(drawing)
  return { element, isToken: what !== 'piece' }
}

/** Shows how the pieces got where they are now: pieces and tokens travel, new ones pop up. */
export function showTravel(
  root: HTMLElement,
  layer: HTMLElement,
  events: ReadonlyArray<Event>,
): void {
  showJourneys(root, layer, events.flatMap(journeysOf), (journey) => {
    // The purse of a seat whose valley is not on the stage is in the rail.
    const place = (name: string) => inView(root, name) ?? inView(document.body, name)
    const goal = place(journey.to)
    const to = goal && endOf(journey, goal)
    const from = journey.from ? place(journey.from) : null
    return to && { from, to, ghost: () => ghostOf(journey, to) }
  })
}
