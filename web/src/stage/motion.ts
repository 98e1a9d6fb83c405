/**
 * Between the starts of two journeys of one happening, and the longest that one is drawn out, in milliseconds: all of
 * them have arrived before what is told next may take the stage elsewhere.
 */
const beat = 120
const longest = 400

/** The side of a coin or token that travels, in pixels. */
const tokenSize = 24

/** A time of a style sheet in milliseconds. A sheet that was built says `.48s` where its source says `480ms`. */
export function millisecondsOf(time: string): number {
  const number = Number.parseFloat(time) || 0
  return time.trim().endsWith('ms') ? number : number * 1000
}

/** Time that one journey takes on a board, in milliseconds: its `--travel`; 0 where reduced motion is set. */
export function travelTime(root: Element): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return millisecondsOf(getComputedStyle(root).getPropertyValue('--travel'))
}

/** Time that each of so many journeys waits for the one before it, in milliseconds. */
export const pause = (journeys: number): number => Math.min(beat, longest / Math.max(1, journeys))

/** The piece of that name on a board, or else the place. */
export const find = (root: Element, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-at="${name}"]`) ??
  root.querySelector<HTMLElement>(`[data-place="${name}"]`)

/** Something shows that it is new, or that something came to it. */
export function pop(end: Element, delay: number, duration: number): void {
  end.animate([{ scale: 1 }, { scale: 1.14, offset: 0.4 }, { scale: 1 }], {
    duration,
    delay,
    easing: 'ease-out',
  })
}

/** Has something travel on a layer, which loses it at the end. */
export function flyThrough(
  layer: Element,
  ghost: HTMLElement,
  frames: Keyframe[],
  delay: number,
  duration: number,
): void {
  layer.append(ghost)
  const flight = ghost.animate(frames, {
    duration,
    delay,
    easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
    fill: 'backwards',
  })
  const remove = () => ghost.remove()
  flight.finished.then(remove, remove)
}

/** Thing that travels: a copy of a piece, which is not seen at its goal until then, or a token, which adds to the goal. */
export interface Ghost {
  readonly element: HTMLElement
  readonly isToken: boolean
  /** It keeps a size of its own and vanishes at its goal, which is in sight all the time. */
  readonly leaves?: boolean
  /** It comes to lie on what is at its goal: only this part of that is not seen until then; `null`: none. */
  readonly adds?: HTMLElement | null
}

/** Properties that a part of a piece may get from where the piece lies, rather than from itself. */
const given = [
  ...['display', 'order', 'gap', 'grid-template-rows', 'grid-template-columns'],
  ...['inline-size', 'block-size', 'max-inline-size', 'max-block-size', 'padding', 'margin'],
  ...['inset', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing'],
  ...['color', 'white-space', 'text-overflow', 'text-align', 'overflow', 'background-color'],
  ...['border-width', 'border-style', 'border-color'],
]

/** A copy looks as its piece does where that lies: the layer it travels on is another place. */
function lookAlike(piece: Element, copy: HTMLElement | SVGElement): void {
  const looks = getComputedStyle(piece)
  for (const one of given) copy.style.setProperty(one, looks.getPropertyValue(one))
  // A drawing is what it is.
  if (copy instanceof SVGElement) return
  for (const [i, part] of [...piece.children].entries())
    lookAlike(part, copy.children[i] as HTMLElement | SVGElement)
}

/** A copy of a piece without its light. */
export function copyOf(piece: HTMLElement): Ghost {
  const element = piece.cloneNode(true) as HTMLElement
  element.classList.remove('b-lit', 'b-gold', 'b-chosen', 'b-pointed', 'b-awaits')
  element.removeAttribute('data-at')
  element.removeAttribute('data-place')
  lookAlike(piece, element)
  return { element, isToken: false }
}

function fly(
  layer: Element,
  { element, isToken, leaves = false, adds }: Ghost,
  start: DOMRect,
  end: HTMLElement,
  delay: number,
  duration: number,
): void {
  const goal = end.getBoundingClientRect()
  if (goal.width === 0 || start.width === 0) return
  // The layer may lie in the stage rather than in the screen.
  const origin = layer.getBoundingClientRect()
  const [width, height] = isToken ? [tokenSize, tokenSize] : [goal.width, goal.height]
  Object.assign(element.style, {
    position: 'absolute',
    left: `${goal.x - origin.x + goal.width / 2}px`,
    top: `${goal.y - origin.y + goal.height / 2}px`,
    ...(leaves ? {} : { width: `${width}px`, height: `${height}px` }),
    // Its middle is where it turns and grows.
    transform: 'translate(-50%, -50%)',
    transformOrigin: '0 0',
    margin: '0',
  })
  element.inert = true
  goals.set(element, end)
  const dx = start.x + start.width / 2 - (goal.x + goal.width / 2)
  const dy = start.y + start.height / 2 - (goal.y + goal.height / 2)
  const scale = isToken || leaves ? 1 : Math.min(1.6, Math.max(0.4, start.width / goal.width))
  const frames = [
    { translate: `${dx}px ${dy}px`, scale, rotate: '-4deg' },
    {
      translate: `${dx / 2}px ${dy / 2 - 12}px`,
      scale: (scale + 1.06) / 2,
      rotate: '2deg',
      opacity: 1,
    },
    leaves
      ? { translate: '0 0', scale: 0.3, rotate: '0deg', opacity: 0.3 }
      : { translate: '0 0', scale: 1, rotate: '0deg' },
  ]
  flyThrough(layer, element, frames, delay, duration)
  if (isToken) pop(end, delay + duration, duration / 2)
  else if (!leaves) {
    const hidden = adds === undefined ? end : adds
    hidden?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay })
  }
}

/** Goals of the things that fly on a layer. */
const goals = new WeakMap<Element, Element>()

/** A ghost that still flies to a place that has left the stage, as another pane took it, goes with it. */
function dropLost(layer: Element): void {
  for (const ghost of [...layer.children])
    if (goals.get(ghost)?.isConnected === false) ghost.remove()
}

/** Beginning and end of a journey on a board, as it is laid out now, and what travels. */
export interface Route {
  /** A piece, or where one lay; without it, the end pops. */
  readonly from: Pick<Element, 'getBoundingClientRect'> | null
  readonly to: HTMLElement
  ghost(): Ghost
}

/**
 * Shows how the pieces got where they are now, one journey after the other: pieces
 * and tokens travel, new ones pop up. Nothing waits for it, and nothing moves under
 * reduced motion.
 *
 * @param root the board
 * @param layer covers the screen, above the board
 * @param routeOf finds a journey's ends; `null` where its goal is not shown
 */
export function showJourneys<J>(
  root: HTMLElement,
  layer: HTMLElement,
  journeys: ReadonlyArray<J>,
  routeOf: (journey: J) => Route | null,
): void {
  dropLost(layer)
  const duration = travelTime(root)
  if (duration === 0) return
  const step = pause(journeys.length)
  journeys.forEach((journey, i) => {
    const route = routeOf(journey)
    if (!route) return
    const start = route.from?.getBoundingClientRect()
    if (start) fly(layer, route.ghost(), start, route.to, i * step, duration)
    else pop(route.to, i * step, duration)
  })
}

/**
 * Calls back once what was just played has been drawn, and all that travels on the page has arrived: in the frame
 * after the next one, where nothing does.
 */
export function onceArrived(run: () => void): void {
  const wait = async () => {
    // An animation without an end is not waited for.
    const moving = (document.getAnimations?.() ?? []).filter(
      ({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
    await Promise.allSettled(moving.map(({ finished }) => finished))
    run()
  }
  requestAnimationFrame(() => requestAnimationFrame(wait))
}
