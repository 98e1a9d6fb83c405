import { type JSX, onCleanup } from 'solid-js'
import { type Way as Direction, neighbour } from '../neighbour.ts'
import { type Explanation, useTable } from './table.ts'
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
  /** What is explained about it; without it, nothing. */
  readonly about?: (() => Explanation) | undefined
  /** What a tap does where no move is lit; without it, the piece is explained. */
  readonly otherwise?: (() => void) | undefined
  /** What that tap does, for a screen reader. */
  readonly otherwiseLabel?: string | undefined
  /** The first of its group can always be reached with Tab; the others with the arrow keys, or with Tab while lit. */
  readonly first?: boolean
  readonly class?: string
  readonly children: JSX.Element
}

/** Something on the board that can be tapped, to be played where it is lit and to be explained otherwise. */
export function PieceButton(props: PieceButtonProps) {
  const table = useTable()
  let resting: ReturnType<typeof setTimeout> | undefined
  let pressedLong = false
  let self: HTMLButtonElement | undefined

  const explain = (pinned: boolean) => {
    if (props.about && self) table.show({ about: props.about, anchor: self, pinned })
  }
  const stop = () => clearTimeout(resting)
  onCleanup(stop)

  const isLit = () => table.isLit(props.at)
  const isChosen = () => table.chosen() === props.at
  const ways = () => (isLit() ? table.tappings(props.at) : [])
  /** The sentence of the only move that a tap makes. */
  const action = () => {
    const [way, ...more] = ways()
    if (!way) return props.otherwise ? props.otherwiseLabel : null
    if (more.length > 0) return table.say().chooseFirst
    const { you, words, names } = table.props
    return you === null ? null : words.move(table.plain(), you, way.move, names)
  }
  const point = () => {
    const [way, ...more] = ways()
    table.props.onPoint(way && more.length === 0 ? way.move : null)
  }

  const onClick = () => {
    if (pressedLong) {
      pressedLong = false
      return
    }
    stop()
    if (table.explaining()) explain(true)
    else if (isLit() || isChosen()) table.tap(props.at)
    else if (props.otherwise) {
      table.hide()
      props.otherwise()
    } else explain(true)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (direction && self) {
      const group = self.closest('[data-group]')
      const next = neighbour(
        self,
        group?.querySelectorAll<HTMLElement>('.mv-piece') ?? [],
        direction,
      )
      if (!next) return
      event.preventDefault()
      next.focus()
    } else if (event.key === 'i') {
      explain(true)
    }
  }

  return (
    <button
      ref={(element) => {
        self = element
      }}
      type="button"
      class={`mv-piece ${props.class ?? ''}`}
      classList={{
        'mv-lit': isLit(),
        'mv-chosen': isChosen(),
        'mv-pointed': table.isPointedAt(props.at),
        'mv-awaits': table.awaits(props.at),
      }}
      data-at={props.at}
      tabIndex={props.first || isLit() || isChosen() ? 0 : -1}
      aria-pressed={isLit() || isChosen() ? isChosen() : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={() => {
        if (self?.matches(':focus-visible')) {
          explain(false)
          point()
        }
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
      <span class="mv-seen" aria-hidden="true">
        {props.children}
      </span>
    </button>
  )
}
