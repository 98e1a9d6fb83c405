import type { Event } from '../../../../worker/games/villagers/state.ts'
import { type Journey, journeysOf } from './journeys.ts'

/** Between the starts of two journeys of one happening, and the longest that one is drawn out. */
const beat = 120
const longest = 1400

const durationOf = (root: Element): number =>
  Number.parseFloat(getComputedStyle(root).getPropertyValue('--travel')) || 0

/** What is on the board at one of some places: a piece itself, the top card of a branch, or a place. */
function find(root: Element, names: ReadonlyArray<string>): HTMLElement | null {
  for (const name of names) {
    if (name.startsWith('top:')) {
      const branch = root.querySelectorAll<HTMLElement>(`[data-at^="at:${name.slice(4)}:"]`)
      return branch[branch.length - 1] ?? null
    }
    const exact = root.querySelector<HTMLElement>(`[data-at="${name}"]`)
    if (exact) return exact
    const place = root.querySelector<HTMLElement>(`[data-place="${name}"]`)
    if (place) return place
  }
  return null
}

/** The last card in a place, or the place itself. */
const cardIn = (place: HTMLElement): HTMLElement => {
  if (place.matches('.v-piece')) return place
  const pieces = place.querySelectorAll<HTMLElement>('.v-piece')
  return pieces[pieces.length - 1] ?? place
}

/** What flies: a copy of the card at the end, a blank card of a suit, or a coin. */
function ghostOf(journey: Journey, end: HTMLElement): HTMLElement {
  if (journey.what === 'card') {
    const copy = end.cloneNode(true) as HTMLElement
    copy.classList.remove('v-lit', 'v-chosen', 'v-pointed', 'v-awaits')
    copy.removeAttribute('data-at')
    copy.style.fontSize = getComputedStyle(end).fontSize
    return copy
  }
  const ghost = document.createElement('span')
  if (journey.what === 'coin') {
    ghost.className = 'v-coin'
    ghost.dataset.metal = 'gold'
  } else {
    ghost.className = 'v-stamp v-back'
    ghost.dataset.suit = journey.what
  }
  return ghost
}

function pop(end: HTMLElement, delay: number, duration: number): void {
  end.animate([{ scale: 1 }, { scale: 1.18, offset: 0.4 }, { scale: 1 }], {
    duration,
    delay,
    easing: 'ease-out',
  })
}

function fly(
  layer: HTMLElement,
  journey: Journey,
  start: DOMRect,
  end: HTMLElement,
  delay: number,
  duration: number,
): void {
  const goal = end.getBoundingClientRect()
  if (goal.width === 0 || start.width === 0) return
  const ghost = ghostOf(journey, end)
  const isCoin = journey.what === 'coin'
  const width = isCoin ? 24 : goal.width
  const height = isCoin ? 24 : goal.height
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${goal.x + (goal.width - width) / 2}px`,
    top: `${goal.y + (goal.height - height) / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
  })
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  layer.append(ghost)
  const dx = start.x + start.width / 2 - (goal.x + goal.width / 2)
  const dy = start.y + start.height / 2 - (goal.y + goal.height / 2)
  const scale = isCoin ? 1 : Math.min(1.6, Math.max(0.4, start.width / goal.width))
  const timing = {
    duration,
    delay,
    easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
    fill: 'backwards',
  } as const
  if (journey.what === 'card')
    end.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay })
  const flight = ghost.animate(
    [
      { translate: `${dx}px ${dy}px`, scale, rotate: '-4deg' },
      { translate: `${dx / 2}px ${dy / 2 - 12}px`, scale: (scale + 1.06) / 2, rotate: '2deg' },
      { translate: '0 0', scale: 1, rotate: '0deg' },
    ],
    timing,
  )
  flight.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  )
  if (isCoin) pop(end, delay + duration, duration / 2)
}

/**
 * Shows how the pieces got where they are now: cards travel, coins pop. Nothing waits for it,
 * and nothing moves for whoever wants no motion.
 */
export function showTravel(
  root: HTMLElement,
  layer: HTMLElement,
  events: ReadonlyArray<Event>,
): void {
  const duration = durationOf(root)
  if (duration === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const journeys = events.flatMap(journeysOf)
  const step = Math.min(beat, longest / Math.max(1, journeys.length))
  journeys.forEach((journey, i) => {
    const place = find(root, journey.to)
    if (!place) return
    const end = cardIn(place)
    const start = journey.from && find(root, journey.from)?.getBoundingClientRect()
    if (start) fly(layer, journey, start, end, i * step, duration)
    else pop(end, i * step, duration)
  })
}
