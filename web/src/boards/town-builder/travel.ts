import type { Event, TownId } from '../../../../worker/games/town-builder/index.ts'
import { townCard } from '../../../../worker/games/town-builder/index.ts'
import { find, flyThrough, pause, pop, travelTime } from '../../stage/motion.ts'
import { type Journey, journeysOf } from './journeys.ts'

export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const named = '[data-at], [data-place]'
const namesOf = (element: HTMLElement) =>
  [element.dataset.at, element.dataset.place].filter((name) => name !== undefined)

/** Class of cards that close up in the row, to be found while they move. */
const closesUp = 'closes-up'

/** Class that hides a stamp until it flies. */
const waits = 'waits'

/** Places of everything on a board at rest, measured from its corner, so that scrolling changes nothing. */
export function spotsOn(root: HTMLElement): Map<string, Spot> {
  for (const moving of root.getAnimations?.({ subtree: true }) ?? [])
    if (moving.id === closesUp) moving.finish()
  const corner = root.getBoundingClientRect()
  const spots = new Map<string, Spot>()
  for (const element of root.querySelectorAll<HTMLElement>(named)) {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width === 0) continue
    for (const name of namesOf(element))
      spots.set(name, { x: x - corner.x, y: y - corner.y, width, height })
  }
  return spots
}

/** A small stamp with the card's picture, to travel in its stead. */
function ghostOf(card: TownId): HTMLElement {
  const ghost = document.createElement('span')
  ghost.className = `tb-ghost s-${townCard(card).type}`
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '-50 -100 100 104')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  const drawn = { href: `#tb-${card}`, x: '-50', y: '-100', width: '100', height: '104' }
  for (const [name, value] of Object.entries(drawn)) use.setAttribute(name, value)
  svg.append(use)
  ghost.append(svg)
  return ghost
}

/**
 * Sky over a board, in which stamps fly: their layer, the distance of the board from its corner, and the time
 * of a flight.
 */
interface Sky {
  readonly layer: HTMLElement
  readonly offset: { readonly x: number; readonly y: number }
  readonly time: number
}

/** Distance of a board from the corner of its layer, which may cover the whole screen. */
function offsetOf(root: HTMLElement, layer: HTMLElement) {
  const [board, above] = [root.getBoundingClientRect(), layer.getBoundingClientRect()]
  return { x: board.x - above.x, y: board.y - above.y }
}

/** Has a stamp fly from one spot of the board to another. */
function fly(at: Sky, card: TownId, from: Spot, to: Spot, delay: number) {
  const ghost = ghostOf(card)
  const size = 56
  const { layer, offset, time } = at
  const middle = ({ x, y, width, height }: Spot) =>
    `${offset.x + x + width / 2}px ${offset.y + y + height / 2}px`
  const scale = ({ width, height }: Spot) =>
    Math.min(1.7, Math.max(0.4, Math.min(width, height) / size))
  const frames = [
    { translate: middle(from), scale: scale(from), rotate: '-5deg' },
    { translate: middle(to), scale: scale(to), rotate: '0deg' },
  ]
  flyThrough(layer, ghost, frames, delay, time)
  // Until it flies it is not seen: the pile that it leaves is.
  ghost.animate({ visibility: ['hidden', 'hidden'] }, { id: waits, duration: delay })
}

/** Closes up the cards that stay in the row, so that they do not jump. */
function closeUp(
  root: HTMLElement,
  before: ReadonlyMap<string, Spot>,
  now: Map<string, Spot>,
  time: number,
) {
  for (const piece of root.querySelectorAll<HTMLElement>('.tb-row .b-piece')) {
    const name = piece.dataset.at ?? ''
    const [from, to] = [before.get(name), now.get(name)]
    if (!from || !to || Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 2) continue
    piece.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: '0 0' }], {
      id: closesUp,
      duration: time,
      easing: 'ease-out',
    })
  }
}

/** A blueprint becomes a house: the blue goes from its foot upward. */
function wipe(house: HTMLElement, delay: number): void {
  const stands = house.querySelector('.tb-stands')
  if (!stands) return
  const blue = stands.cloneNode(true) as SVGElement
  blue.setAttribute('class', 'tb-blue plan')
  stands.after(blue)
  const going = blue.animate(
    [{ clipPath: 'inset(-10% -10% -10% -10%)' }, { clipPath: 'inset(-10% -10% 110% -10%)' }],
    { duration: 520, delay, easing: 'ease-in', fill: 'both' },
  )
  const remove = () => blue.remove()
  going.finished.then(remove, remove)
}

/**
 * Shows how the pieces got from where they lay `before` to where they are now.
 * Nothing waits for it, and nothing moves where reduced motion is set. Returns where they are now.
 */
export function showTravel(
  root: HTMLElement,
  layer: HTMLElement,
  before: ReadonlyMap<string, Spot>,
  events: ReadonlyArray<Event>,
): ReadonlyMap<string, Spot> {
  const time = travelTime(root)
  const now = spotsOn(root)
  if (time === 0) return now
  const journeys: Journey[] = events.flatMap(journeysOf)
  const step = pause(journeys.length)
  const sky: Sky = { layer, offset: offsetOf(root, layer), time }
  closeUp(root, before, now, time)
  /** Ends of the journeys of cards, with the time: another one begins there, and not sooner. */
  const came = new Map<TownId, { readonly spot: Spot; readonly at: number }>()
  journeys.forEach(({ card, from, to }, i) => {
    const goal = to.find((name) => now.has(name))
    const end = goal === undefined ? null : find(root, goal)
    const target = goal === undefined ? undefined : now.get(goal)
    if (!end || !target) return
    const last = card && came.get(card)
    const start = last?.spot ?? from?.map((name) => before.get(name)).find((spot) => spot)
    if (!card || !start) {
      pop(end, i * step, time)
      if (end.matches('.tb-house')) wipe(end, i * step)
      return
    }
    const delay = Math.max(i * step, last?.at ?? 0)
    fly(sky, card, start, target, delay)
    came.set(card, { spot: target, at: delay + time })
    if (goal === `card:${card}`)
      end.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time * 0.85 + delay })
  })
  return now
}
