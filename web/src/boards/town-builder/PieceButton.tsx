import type { JSX } from 'solid-js'
import type { Piece } from '../kit/selection.ts'
import { Tappable } from '../kit/Tappable.tsx'
import { type Subject, useTable } from './table.ts'

interface PieceButtonProps {
  readonly at: Piece
  /** What it is, for a screen reader. */
  readonly label: string
  /** What its explanation is about; without it, it has none. */
  readonly subject?: Subject
  /** The first of its group can always be reached with Tab. */
  readonly first?: boolean
  readonly class?: string
  readonly children: JSX.Element
}

/** Something on the board that can be tapped: played where it is lit, explained otherwise. */
export function PieceButton(props: PieceButtonProps) {
  const table = useTable()
  const ways = () => (table.isLit(props.at) ? table.ways(props.at) : [])
  /** The sentence of the only move that a tap makes. */
  const action = () => {
    const does = ways().length > 0 ? table.tapped(props.at) : null
    if (!does) return null
    const { plain: state, you, words, names } = table.props
    if ('choose' in does)
      return ways().length > 1 ? table.boardWords().several : table.boardWords().lit
    return you === null ? null : words.move(state, you, does.play, names)
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
      class={`tb-piece ${props.class ?? ''}`}
      explain={(anchor, pinned) => {
        if (props.subject) table.show({ at: props.at, subject: props.subject, anchor, pinned })
      }}
      onTap={(byKey) => table.tap(props.at, byKey)}
      otherwise={table.takesPlace(props.at) ? () => table.tap(props.at, false) : undefined}
    >
      {props.children}
    </Tappable>
  )
}
