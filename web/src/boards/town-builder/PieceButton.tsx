import { type JSX, onCleanup } from 'solid-js'
import { type Direction, neighbour } from './neighbour.ts'
import { type Subject, useTable } from './table.ts'
import type { Piece } from './targets.ts'

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** How long a pointer rests, and a finger presses, before a piece is explained. */
const restTime = 420

interface PieceButtonProps {
  readonly at: Piece
  /** What it is, for a screen reader. */
  readonly label: string
  /** What its explanation is about; without it, it has none. */
  readonly subject?: Subject
  /** The first of its group can always be reached with Tab; the others with the arrow keys, or with Tab while lit. */
  readonly first?: boolean
  readonly class?: string
  readonly children: JSX.Element
}

/** Something on the board that can be tapped: played where it is lit, explained otherwise. */
export function PieceButton(props: PieceButtonProps) {
  const table = useTable()
  let resting: ReturnType<typeof setTimeout> | undefined
  let pressedLong = false
  let self: HTMLButtonElement | undefined

  const explain = (pinned: boolean) => {
    if (props.subject && self) table.show({ subject: props.subject, anchor: self, pinned })
  }
  const stop = () => clearTimeout(resting)
  onCleanup(stop)

  const isLit = () => table.isLit(props.at)
  const isChosen = () => table.chosen() === props.at
  const ways = () => (isLit() ? table.ways(props.at) : [])
  /** The sentence of the only move that a tap makes. */
  const action = () => {
    const [way] = ways()
    if (!way) return null
    const { state, you, words, names } = table.props
    if (way.pieces[0] === props.at && way.pieces.length > 1)
      return ways().length > 1 ? table.say().several : table.say().lit
    return you === null ? null : words.move(state, you, way.move, names)
  }
  const point = () => {
    const [way, ...more] = ways()
    table.props.onPoint(way && more.length === 0 ? way.move : null)
  }

  const onClick = (event: MouseEvent) => {
    if (pressedLong) {
      pressedLong = false
      return
    }
    stop()
    // A click without a place comes from the keyboard.
    if (table.explaining() || !(isLit() || isChosen())) explain(true)
    else table.tap(props.at, event.detail === 0)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (direction && self) {
      const group = self.closest('[data-group]')
      const pieces = group?.querySelectorAll<HTMLElement>('.tb-piece') ?? []
      const next = neighbour<HTMLElement>(self, pieces, direction)
      if (!next) return
      event.preventDefault()
      next.focus()
    } else if (event.key === 'i') explain(true)
  }

  return (
    <button
      ref={(element) => {
        self = element
      }}
      type="button"
      class={`tb-piece ${props.class ?? ''}`}
      classList={{
        'tb-lit': isLit(),
        'tb-chosen': isChosen(),
        'tb-pointed': table.isPointedAt(props.at),
        'tb-awaits': table.awaits(props.at),
      }}
      data-at={props.at}
      tabIndex={props.first || isLit() || isChosen() ? 0 : -1}
      aria-pressed={isLit() || isChosen() ? isChosen() : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={() => {
        if (!self?.matches(':focus-visible')) return
        explain(false)
        point()
      }}
      onBlur={() => {
        table.hide()
        table.props.onPoint(null)
      }}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return
        point()
        resting = setTimeout(() => explain(false), restTime)
      }}
      onPointerLeave={(event) => {
        stop()
        if (event.pointerType !== 'mouse') return
        table.hide()
        table.props.onPoint(null)
      }}
      onPointerDown={(event) => {
        pressedLong = false
        if (event.pointerType === 'mouse') return
        resting = setTimeout(() => {
          pressedLong = true
          explain(true)
        }, restTime)
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => {
        // A finger that presses long asks for the explanation, not for the browser's menu.
        if (pressedLong) event.preventDefault()
      }}
    >
      <span class="quiet">{[props.label, action()].filter(Boolean).join('. ')}</span>
      {props.children}
    </button>
  )
}
