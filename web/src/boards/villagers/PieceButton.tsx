import type { JSX } from 'solid-js'
import type { Piece } from '../kit/selection.ts'
import { Tappable } from '../kit/Tappable.tsx'
import { padlockPaidIn } from './labels.ts'
import { type Subject, useTable } from './table.ts'

interface PieceButtonProps {
  readonly at: Piece
  /** What it is, for a screen reader. */
  readonly label: string
  /** What its explanation is about; without it, it has none. */
  readonly subject?: Subject | undefined
  /** The first of its group can always be reached with Tab. */
  readonly first?: boolean
  readonly class?: string
  /** It is chosen; without it, as the table says of its name. */
  readonly isChosen?: boolean
  /** A tap, before what it does. */
  readonly onTap?: () => void
  /** A tap where it is neither lit nor chosen; without it, the piece is explained. */
  readonly otherwise?: (() => void) | undefined
  readonly children: JSX.Element
}

/** Something on the board that can be tapped: played where it is lit, explained otherwise. */
export function PieceButton(props: PieceButtonProps) {
  const table = useTable()
  const ways = () => (table.isLit(props.at) ? table.ways(props.at) : [])
  /** The sentence of the only move that a tap makes. */
  const action = () => {
    const [way, ...more] = ways()
    if (!way) return null
    if (more.length > 0) return table.boardWords().chooseFirst
    const { plain: state, you, words, names } = table.props
    if (you === null) return null
    const paid = padlockPaidIn(table.boardWords(), state, you, way.move, names)
    return [words.move(state, you, way.move, names), paid].filter(Boolean).join('. ')
  }
  return (
    <Tappable
      table={table}
      at={props.at}
      label={props.label}
      action={action()}
      ways={ways()}
      chosenFirst={table.isChosenFirst(props.at)}
      isChosen={props.isChosen ?? table.chosen().includes(props.at)}
      first={props.first}
      class={props.class ?? ''}
      explain={(anchor, pinned) => {
        if (props.subject) table.show({ at: props.at, subject: props.subject, anchor, pinned })
      }}
      onTap={(byKey) => {
        props.onTap?.()
        table.tap(props.at, byKey)
      }}
      otherwise={props.otherwise}
    >
      {props.children}
    </Tappable>
  )
}
