import type { Event } from '../../../../worker/games/my-village/index.ts'
import { type Journey, journeysOf } from './journeys.ts'

/** Between the starts of two journeys of one happening, and the longest that one is drawn out. */
const beat = 140
const longest = 1500

const durationOf = (root: Element): number =>
  Number.parseFloat(getComputedStyle(root).getPropertyValue('--travel')) || 0

const find = (root: Element, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-at="${name}"]`) ??
  root.querySelector<HTMLElement>(`[data-place="${name}"]`)

function pop(end: HTMLElement, delay: number, duration: number): void {
  end.animate([{ scale: 1 }, { scale: 1.14, offset: 0.4 }, { scale: 1 }], {
    duration,
    delay,
    easing: 'ease-out',
  })
}

/** What flies: a copy of the piece at the end, or a token of its kind. */
function ghostOf(what: Journey['what'], end: HTMLElement): HTMLElement {
  if (what === 'piece') {
    const copy = end.cloneNode(true) as HTMLElement
    copy.classList.remove('mv-lit', 'mv-chosen', 'mv-pointed', 'mv-awaits', 'mv-reach')
    copy.removeAttribute('data-at')
    copy.removeAttribute('data-place')
    copy.style.fontSize = getComputedStyle(end).fontSize
    return copy
  }
  const ghost = document.createElement('span')
  ghost.className = 'mv-token'
  ghost.dataset.what = what
  return ghost
}

function fly(
  layer: HTMLElement,
  { what }: Journey,
  start: DOMRect,
  end: HTMLElement,
  delay: number,
  duration: number,
): void {
  const goal = end.getBoundingClientRect()
  if (goal.width === 0 || start.width === 0) return
  const ghost = ghostOf(what, end)
  const width = what === 'piece' ? goal.width : 22
  const height = what === 'piece' ? goal.height : 22
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${goal.x + (goal.width - width) / 2}px`,
    top: `${goal.y + (goal.height - height) / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
  })
  ghost.inert = true
  layer.append(ghost)
  const dx = start.x + start.width / 2 - (goal.x + goal.width / 2)
  const dy = start.y + start.height / 2 - (goal.y + goal.height / 2)
  if (what === 'piece')
    end.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay })
  const flight = ghost.animate(
    [
      { translate: `${dx}px ${dy}px`, rotate: '-3deg' },
      { translate: `${dx / 2}px ${dy / 2 - 10}px`, rotate: '2deg' },
      { translate: '0 0', rotate: '0deg' },
    ],
    { duration, delay, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'backwards' },
  )
  const remove = () => ghost.remove()
  flight.finished.then(remove, remove)
  if (what !== 'piece') pop(end, delay + duration, duration / 2)
}

/**
 * Shows how the pieces got where they are now. Nothing waits for it, and nothing
 * moves for whoever wants no motion.
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
    const end = find(root, journey.to)
    if (!end) return
    const start = journey.from && find(root, journey.from)?.getBoundingClientRect()
    if (start) fly(layer, journey, start, end, i * step, duration)
    else pop(end, i * step, duration)
  })
}
