import type { Event } from '../../../../worker/games/my-village/index.ts'
import { copyOf, find, type Ghost, showJourneys, travelTime } from '../../stage/motion.ts'
import { suitOfProfession } from './Choices.tsx'
import { type Journey, journeysOf, type Person } from './journeys.ts'

/** In the tones of which area somebody is drawn. */
const suitOf = (who: Person): string =>
  who === 'headman' || who === 'child' ? 'timber' : suitOfProfession[who]

/**
 * Ghost that flies: a copy of the piece at the end, or a token of its kind, as where the end is the tab of a
 * phone's village.
 */
function ghostOf({ what }: Journey, end: HTMLElement): Ghost {
  if (what === 'piece' && !end.matches('.pane-tab')) {
    const copy = copyOf(end)
    copy.element.classList.remove('mv-reach')
    return copy
  }
  const element = document.createElement('span')
  element.className = 'mv-token'
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const isSign = what === 'coin' || what === 'story' || what === 'marker' || what === 'piece'
  drawing.setAttribute('class', isSign ? 'mv-sign' : `mv-pawn s-${suitOf(what)}`)
  const shown = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  shown.setAttribute(
    'href',
    `#mv-${isSign ? `s-${what === 'piece' ? 'cards' : what}` : `p-${what}`}`,
  )
  drawing.append(shown)
  element.append(drawing)
  return { element, isToken: true }
}

/** Places of things on a board, by their names. */
const lying = new WeakMap<HTMLElement, ReadonlyMap<string, DOMRect>>()

/** Parts of the tray: dice, customers, and the cards that a value reaches. */
const inTray = ['.mv-pool', '.mv-market-row', '.mv-uses-row']
  .map((part) => `${part} [data-at]`)
  .join()

/** Remembers where that lies: once something is taken, it is gone from there, and travels from there. */
export function rememberLying(root: HTMLElement): void {
  if (travelTime(root) === 0) return
  const pieces = root.querySelectorAll<HTMLElement>(inTray)
  const places = [...pieces].map(
    (piece) => [piece.dataset.at ?? '', piece.getBoundingClientRect()] as const,
  )
  lying.set(root, new Map(places))
}

/** Scrolls a village that is larger than its ground to what happens in it, above the sentence that tells it. */
function reveal(end: HTMLElement | null): void {
  const ground = end?.closest('.b-zoomed')
  if (!end || !ground) return
  const [at, view] = [end.getBoundingClientRect(), ground.getBoundingClientRect()]
  const foot = view.bottom - 96
  const isSeen = at.top >= view.top && at.bottom <= foot
  const isBeside = at.left >= view.left && at.right <= view.right
  if (!isSeen) ground.scrollTop += (at.top + at.bottom - view.top - foot) / 2
  if (!isBeside) ground.scrollLeft += (at.left + at.right - view.left - view.right) / 2
}

/** Shows how the pieces got where they are now; `isTold`: the village is scrolled to it, as somebody looks on, or as a phone shows a part of it. */
export function showTravel(
  root: HTMLElement,
  layer: HTMLElement,
  events: ReadonlyArray<Event>,
  isTold: boolean,
): void {
  const lay = lying.get(root)
  const journeys = events.flatMap(journeysOf)
  const last = journeys.at(-1)
  if (isTold && last) reveal(find(root, last.to))
  showJourneys(root, layer, journeys, (journey) => {
    const place = lay?.get(journey.piece ?? '')
    // A piece that is taken while a phone shows the tray goes to the tab of the village.
    const to = find(root, journey.to) ?? (place ? find(document.body, 'pane:village') : null)
    // The shelves lie in the display, which is closed as a rule: a card comes from its button.
    const from = journey.from
      ? (find(root, journey.from) ??
        (journey.from.startsWith('shelf') ? find(root, 'display') : null))
      : null
    return (
      to && {
        from: place ? { getBoundingClientRect: () => place } : from,
        to,
        ghost: () => ghostOf(journey, to),
      }
    )
  })
  rememberLying(root)
}
