import type { SettlementEvent } from '../../../../worker/games/settlement/state.ts'
import { type Journey, journeysOf } from './journeys.ts'

/** Between the starts of two journeys of one happening, and the longest that one is drawn out. */
const beat = 120
const longest = 1400

const durationOf = (root: Element): number =>
  Number.parseFloat(getComputedStyle(root).getPropertyValue('--travel')) || 0

/** What is on the board by that name; my own supply before the copies of it elsewhere. */
function find(root: Element, name: string): HTMLElement | null {
  const at = root.querySelector<HTMLElement>(`[data-at="${name}"]`)
  return at ?? root.querySelector<HTMLElement>(`[data-place="${name}"]`)
}

/** What flies: a copy of the piece at the end, or a token. */
function ghostOf({ what }: Journey, end: HTMLElement): HTMLElement {
  const face = end.matches('.s-piece') ? end : end.querySelector<HTMLElement>('.s-piece')
  if (what === 'piece' && face) {
    const copy = face.cloneNode(true) as HTMLElement
    copy.classList.remove('s-lit', 's-chosen', 's-pointed', 's-awaits', 's-deal')
    copy.removeAttribute('data-at')
    copy.style.fontSize = getComputedStyle(face).fontSize
    return copy
  }
  const ghost = document.createElement('span')
  ghost.className = 's-flying'
  ghost.dataset.kind = what
  return ghost
}

function pop(end: HTMLElement, delay: number, duration: number): void {
  end.animate([{ scale: 1 }, { scale: 1.12, offset: 0.4 }, { scale: 1 }], {
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
  const isToken = journey.what !== 'piece'
  const ghost = ghostOf(journey, end)
  const [width, height] = isToken ? [22, 22] : [goal.width, goal.height]
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
  const scale = isToken ? 1 : Math.min(1.6, Math.max(0.4, start.width / goal.width))
  if (!isToken) end.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay })
  const flight = ghost.animate(
    [
      { translate: `${dx}px ${dy}px`, scale, rotate: '-4deg' },
      { translate: `${dx / 2}px ${dy / 2 - 12}px`, scale: (scale + 1.06) / 2, rotate: '2deg' },
      { translate: '0 0', scale: 1, rotate: '0deg' },
    ],
    { duration, delay, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'backwards' },
  )
  flight.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  )
  if (isToken) pop(end, delay + duration, duration / 2)
}

/**
 * Shows how the pieces got where they are now: pieces and tokens travel, new ones pop up.
 * Nothing waits for it, and nothing moves for whoever wants no motion.
 */
export function showTravel(
  root: HTMLElement,
  layer: HTMLElement,
  events: ReadonlyArray<SettlementEvent>,
): void {
  const duration = durationOf(root)
  if (duration === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const journeys = events.flatMap(journeysOf)
  const step = Math.min(beat, longest / Math.max(1, journeys.length))
  journeys.forEach((journey, i) => {
    const end = find(root, journey.to)
    if (!end) return
    const start = journey.from ? find(root, journey.from)?.getBoundingClientRect() : undefined
    if (start) fly(layer, journey, start, end, i * step, duration)
    else pop(end, i * step, duration)
  })
}
