import { createEffect, type JSX, onCleanup } from 'solid-js'
import type { Selection } from '../../stage/selection.ts'
import type { Piece } from '../../stage/taps.ts'
import { followDrag } from './drag.ts'
import { type Direction, neighbour } from './neighbour.ts'
import { type Press, pressAfter, type Touch, waits } from './press.ts'

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Time in milliseconds that a pointer rests, and a finger presses, before a piece is explained. */
const restTime = 420

/** Point where a mouse was last seen over a piece. */
let seenAt: { readonly x: number; readonly y: number } | null = null

/** Returns true if a mouse has moved since then: a piece that comes to lie under a resting mouse is not asked about. */
function hasMoved({ clientX: x, clientY: y }: PointerEvent): boolean {
  const moved = seenAt === null || seenAt.x !== x || seenAt.y !== y
  seenAt = { x, y }
  return moved
}

interface TappableProps {
  readonly selection: Selection
  readonly at: Piece
  /** Name of the piece, for a screen reader. */
  readonly label: string
  /** Effect of a tap, for a screen reader. */
  readonly action?: string | null | undefined
  readonly isChosen: boolean
  /** The first of its group can always be reached with Tab; the others with the arrow keys, or with Tab while lit. */
  readonly first?: boolean | undefined
  readonly class: string
  /** Explains it beside `anchor`; nothing where there is nothing to say. */
  readonly explain: (anchor: HTMLElement, pinned: boolean) => void
  /** A tap where it is lit or chosen; by key, the keyboard goes on where the choice continues. */
  readonly onTap: (byKey: boolean) => void
  /** A tap elsewhere; without it, the piece is explained. */
  readonly otherwise?: (() => void) | undefined
  /** Pictures; a screen reader hears the label. */
  readonly children: JSX.Element
}

/** Leads the keyboard from a piece to its neighbour; whether the key was an arrow. */
function followArrow(piece: HTMLElement, event: KeyboardEvent): boolean {
  const direction = directions[event.key]
  if (!direction) return false
  const pieces = piece.closest('[data-group]')?.querySelectorAll<HTMLElement>('.b-piece')
  const next = neighbour<HTMLElement>(piece, pieces ?? [], direction)
  if (next) {
    event.preventDefault()
    next.focus()
  }
  return true
}

/** Follows how a pointer stands to a piece; `onWait`: it rested, or pressed, for a while. */
function createPress(onWait: (press: Press) => void) {
  let press: Press = 'free'
  let timer: ReturnType<typeof setTimeout> | undefined
  const touch = (how: Touch) => {
    const next = pressAfter(press, how)
    // A finger that presses anew begins to wait anew.
    if (next === press && how !== 'finger') return
    clearTimeout(timer)
    press = next
    if (!waits(press)) return
    timer = setTimeout(() => {
      touch('wait')
      onWait(press)
    }, restTime)
  }
  onCleanup(() => clearTimeout(timer))
  return { now: () => press, touch }
}

/** Meaning of a pointer's event for a piece; `null`: none. */
function touchOf(event: PointerEvent): Touch | null {
  const isMouse = event.pointerType === 'mouse'
  switch (event.type) {
    case 'pointerenter':
      return isMouse ? 'enter' : null
    case 'pointermove':
      return isMouse && hasMoved(event) && event.buttons === 0 ? 'move' : null
    case 'pointerleave':
      return 'leave'
    case 'pointerdown':
      hasMoved(event)
      return isMouse ? 'mouse' : 'finger'
    default:
      return 'lift'
  }
}

/** Points out, in the list of moves, the only one that a piece leads to. */
function pointFrom({ selection, at }: TappableProps): void {
  const [way, ...more] = selection.isLit(at) ? selection.waysBy(at) : []
  selection.point(way && more.length === 0 ? way.move : null)
}

/** Lets a pointer drag a piece; `onDrag`: it is no tap any more. */
function dragFrom(
  props: TappableProps,
  element: HTMLElement,
  event: PointerEvent,
  onDrag: () => void,
): void {
  followDrag(event, {
    element,
    playsAtOnce: props.selection.isPlayedAtOnce(props.at) && !props.isChosen,
    isChosen: () => props.isChosen,
    tap: () => props.onTap(false),
    letGo: () => props.selection.letGo(),
    onDrag,
  })
}

/** Answers taps, keys, resting mice and long presses on a piece. */
function createTapping(props: TappableProps, self: () => HTMLElement | undefined) {
  const explain = (pinned: boolean) => {
    const anchor = self()
    if (anchor) props.explain(anchor, pinned)
  }
  const press = createPress((now) => explain(now === 'held'))
  const isAsked = () => props.selection.isLit(props.at) || props.isChosen
  const leave = () => {
    props.selection.hide()
    props.selection.point(null)
  }
  const onDrag = () => {
    press.touch('drag')
    props.selection.hide()
  }

  return {
    isAsked,
    onBlur: leave,
    onPointer(event: PointerEvent) {
      const touch = touchOf(event)
      if (touch === null) return
      press.touch(touch)
      const piece = self()
      const isDown = touch === 'mouse' || touch === 'finger'
      if (isDown && event.button === 0 && isAsked() && !props.selection.explaining() && piece)
        dragFrom(props, piece, event, onDrag)
      if (touch === 'enter') pointFrom(props)
      if (touch === 'leave' && event.pointerType === 'mouse') leave()
    },
    onClick(event: MouseEvent) {
      const wasHeld = press.now() === 'held'
      press.touch('tap')
      if (wasHeld) return
      if (props.selection.explaining()) explain(true)
      // A click without a place comes from the keyboard.
      else if (isAsked()) props.onTap(event.detail === 0)
      else if (props.otherwise) props.otherwise()
      else explain(true)
    },
    onKeyDown(event: KeyboardEvent) {
      const piece = self()
      if (piece && !followArrow(piece, event) && event.key === 'i') explain(true)
    },
    onFocus() {
      if (!self()?.matches(':focus-visible')) return
      explain(false)
      pointFrom(props)
    },
    onContextMenu(event: MouseEvent) {
      // A finger that presses long asks for the explanation, not for the browser's menu.
      if (press.now() === 'held') event.preventDefault()
    },
  }
}

/**
 * Something on a board that can be tapped: played where it is lit, explained otherwise. It is
 * explained as well when a mouse rests on it, a finger presses long or the key `i` is pressed. A
 * lit piece can be dragged onto its
 * targets as well. Arrow keys lead to its neighbours in the same `data-group`.
 */
export function Tappable(props: TappableProps) {
  const offers = () => props.selection.looks(props.at).offers ?? false
  let self: HTMLButtonElement | undefined
  const tapping = createTapping(props, () => self)
  // Once everything is drawn: a browser that is told of the focused piece has the page, half drawn, laid out at once.
  createEffect(() => {
    const index = props.first || tapping.isAsked() || offers() ? 0 : -1
    if (self && self.tabIndex !== index) self.tabIndex = index
  })
  return (
    <button
      ref={(element) => {
        self = element
      }}
      type="button"
      class="b-piece"
      classList={{
        // Not in `class`: where that changes, those below would be lost.
        [props.class]: true,
        'b-lit': props.selection.isLit(props.at),
        'b-gold': props.selection.isGold(props.at),
        'b-chosen': props.isChosen,
        'b-next': props.otherwise !== undefined,
        'b-pointed': props.selection.isPointedAt(props.at),
        'b-awaits': props.selection.awaits(props.at),
      }}
      data-at={props.at}
      aria-pressed={tapping.isAsked() ? props.isChosen : undefined}
      aria-haspopup={offers() ? 'dialog' : undefined}
      onClick={tapping.onClick}
      onKeyDown={tapping.onKeyDown}
      onFocus={tapping.onFocus}
      onBlur={tapping.onBlur}
      onPointerEnter={tapping.onPointer}
      onPointerMove={tapping.onPointer}
      onPointerLeave={tapping.onPointer}
      onPointerDown={tapping.onPointer}
      onPointerUp={tapping.onPointer}
      onPointerCancel={tapping.onPointer}
      onContextMenu={tapping.onContextMenu}
    >
      <span class="quiet">{[props.label, props.action].filter(Boolean).join('. ')}</span>
      {props.children}
    </button>
  )
}
