import type { SettlementEvent } from '../../../../worker/games/settlement/state.ts'
import { copyOf, find, type Ghost, showJourneys } from '../kit/motion.ts'
import { type Journey, journeysOf } from './journeys.ts'

/** What flies: a copy of the piece at the end, or a token. */
function ghostOf({ what }: Journey, end: HTMLElement): Ghost {
  const face = end.matches('.s-piece') ? end : end.querySelector<HTMLElement>('.s-piece')
  if (what === 'piece' && face) {
    const copy = copyOf(face)
    copy.element.classList.remove('s-deal')
    return copy
  }
  const element = document.createElement('span')
  element.className = 's-flying'
  element.dataset.kind = what
  return { element, isToken: what !== 'piece' }
}

/** Shows how the pieces got where they are now: pieces and tokens travel, new ones pop up. */
export function showTravel(
  root: HTMLElement,
  layer: HTMLElement,
  events: ReadonlyArray<SettlementEvent>,
): void {
  showJourneys(root, layer, events.flatMap(journeysOf), (journey) => {
    const to = find(root, journey.to)
    const from = journey.from ? find(root, journey.from) : null
    return to && { from, to, ghost: () => ghostOf(journey, to) }
  })
}
