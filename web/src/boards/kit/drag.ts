import { copyOf } from '../../stage/motion.ts'

/** Distance that a pointer goes before it drags, in pixels; shorter is a tap. */
const least = 8

/** Least distance at which a piece that is played by one tap is dropped from where it lay, in pixels. */
const away = 90

/** A piece that may be dragged, as its board sees it. */
export interface Draggable {
  readonly element: HTMLElement
  /** A tap plays it at once: there is no target to choose. */
  readonly playsAtOnce: boolean
  readonly isChosen: () => boolean
  /** Effect of a tap: play it or choose it. */
  readonly tap: () => void
  readonly letGo: () => void
  /** The pointer drags: it is no tap any more. */
  readonly onDrag: () => void
}

/** The piece under a pointer that a choice may go on with. */
const targetAt = (x: number, y: number, but: HTMLElement): HTMLElement | null => {
  for (const element of document.elementsFromPoint(x, y)) {
    const piece = element.closest<HTMLElement>('.b-lit')
    if (piece && piece !== but) return piece
  }
  return null
}

/** The copy that follows the pointer, in the layer of its board. */
function ghostOf(piece: HTMLElement): HTMLElement | null {
  // Some boards have their layer beside the stage, over everything.
  const layer = document.querySelector('.b-layer')
  if (!layer) return null
  const { element } = copyOf(piece)
  const { x, y, width, height } = piece.getBoundingClientRect()
  const origin = layer.getBoundingClientRect()
  Object.assign(element.style, {
    position: 'absolute',
    left: `${x - origin.x}px`,
    top: `${y - origin.y}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    // Its style may align it in the row or the grid where it stood.
    alignSelf: 'start',
    justifySelf: 'start',
    pointerEvents: 'none',
    rotate: '-3deg',
  })
  element.classList.add('b-dragged')
  element.inert = true
  layer.append(element)
  return element
}

/** No click comes of a drag, wherever it ends. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }))
}

/**
 * Follows a pointer that was pressed on a lit or chosen piece. While it drags, the piece is chosen,
 * so that its targets light up, and dropped on one of them as if that had been tapped; dropped
 * elsewhere, it is let go. A piece without targets is played where it is dropped away from its place; the piece
 * that it was dropped on is tapped if what is asked next asks for that.
 */
export function followDrag(press: PointerEvent, piece: Draggable): void {
  let ghost: HTMLElement | null = null
  let over: HTMLElement | null = null
  let choseIt = false
  let drags = false
  const aim = (target: HTMLElement | null) => {
    if (target === over) return
    over?.classList.remove('b-over')
    target?.classList.add('b-over')
    over = target
  }
  const begin = () => {
    drags = true
    piece.onDrag()
    ghost = ghostOf(piece.element)
    piece.element.classList.add('b-lifted')
    if (!piece.playsAtOnce && !piece.isChosen()) {
      piece.tap()
      choseIt = true
    }
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return
    const [dx, dy] = [event.clientX - press.clientX, event.clientY - press.clientY]
    if (!drags && Math.hypot(dx, dy) < least) return
    if (!drags) begin()
    if (ghost) ghost.style.translate = `${dx}px ${dy}px`
    if (!piece.playsAtOnce) aim(targetAt(event.clientX, event.clientY, piece.element))
  }
  const playAt = ({ clientX: x, clientY: y }: PointerEvent) => {
    const wasLit = targetAt(x, y, piece.element) !== null
    piece.tap()
    if (!wasLit) setTimeout(() => targetAt(x, y, piece.element)?.click())
  }
  const end = (event: PointerEvent) => {
    // A second finger pinches: the first one lets its piece go.
    const isSecond = event.type === 'pointerdown'
    if (isSecond === (event.pointerId === press.pointerId)) return
    removeEventListener('pointermove', move)
    removeEventListener('pointerdown', end)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    if (!drags) return
    const target = over
    aim(null)
    ghost?.remove()
    piece.element.classList.remove('b-lifted')
    const dropped = event.type === 'pointerup'
    if (dropped) swallowClick()
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > away
    if (piece.playsAtOnce) {
      if (dropped && far) playAt(event)
      // After the click that the browser makes of it.
    } else if (dropped && target) setTimeout(() => target.click())
    else if (choseIt && piece.isChosen()) piece.letGo()
  }
  addEventListener('pointermove', move)
  addEventListener('pointerdown', end)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}
