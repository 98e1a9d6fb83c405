import type { Event } from '../../../../worker/games/my-village/index.ts'
import { copyOf, find, type Ghost, showJourneys } from '../kit/motion.ts'
import { type Journey, journeysOf } from './journeys.ts'

/** What flies: a copy of the piece at the end, or a token of its kind. */
function ghostOf({ what }: Journey, end: HTMLElement): Ghost {
  if (what === 'piece') {
    const copy = copyOf(end)
    copy.element.classList.remove('mv-reach')
    return copy
  }
  const element = document.createElement('span')
  element.className = 'mv-token'
  element.dataset.what = what
  return { element, isToken: true }
}

/** Shows how the pieces got where they are now. */
export function showTravel(
  root: HTMLElement,
  layer: HTMLElement,
  events: ReadonlyArray<Event>,
): void {
  showJourneys(root, layer, events.flatMap(journeysOf), (journey) => {
    const to = find(root, journey.to)
    // The shelves lie in the display, which is closed as a rule: a card comes from its button.
    const from = journey.from
      ? (find(root, journey.from) ??
        (journey.from.startsWith('shelf') ? find(root, 'display') : null))
      : null
    return to && { from, to, ghost: () => ghostOf(journey, to) }
  })
}
