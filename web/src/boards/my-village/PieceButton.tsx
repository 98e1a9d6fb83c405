import type { JSX } from 'solid-js'
import type { Piece } from '../kit/selection.ts'
import { Tappable } from '../kit/Tappable.tsx'
import { type Explanation, useTable } from './table.ts'

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
  /** The first of its group can always be reached with Tab. */
  readonly first?: boolean
  readonly class?: string
  readonly children: JSX.Element
}

/** Something on the board that can be tapped, to be played where it is lit and to be explained otherwise. */
export function PieceButton(props: PieceButtonProps) {
  const table = useTable()
  const ways = () => (table.isLit(props.at) ? table.ways(props.at) : [])
  /** The sentence of the only move that a tap makes. */
  const action = () => {
    const [way, ...more] = ways()
    if (!way) return props.otherwise ? props.otherwiseLabel : null
    if (more.length > 0) return table.boardWords().chooseFirst
    const { you, words, names } = table.props
    return you === null ? null : words.move(table.plain(), you, way.move, names)
  }
  const otherwise = () => {
    const { otherwise } = props
    return otherwise
      ? () => {
          table.hide()
          otherwise()
        }
      : undefined
  }
  return (
    <Tappable
      table={table}
      at={props.at}
      label={props.label}
      action={action()}
      ways={ways()}
      isChosen={table.chosen() === props.at}
      first={props.first}
      class={`mv-piece ${props.class ?? ''}`}
      explain={(anchor, pinned) => {
        if (props.about) table.show({ at: props.at, about: props.about, anchor, pinned })
      }}
      onTap={() => table.tap(props.at)}
      otherwise={otherwise()}
    >
      <span class="mv-seen" aria-hidden="true">
        {props.children}
      </span>
    </Tappable>
  )
}
