import type { JSX } from 'solid-js'
import type { Piece } from '../kit/selection.ts'
import { Tappable } from '../kit/Tappable.tsx'
import type { Subject } from './subject.ts'
import { useTable } from './table.ts'

interface PieceButtonProps {
  readonly at: Piece
  /** What it is, for a screen reader. */
  readonly label: string
  /** What its explanation is about; without it, it has none. */
  readonly subject?: Subject | undefined
  /** The first of its group can always be reached with Tab. */
  readonly first?: boolean
  readonly class?: string
  /** Pictures only: hidden from a screen reader, which hears the label. */
  readonly children: JSX.Element
}

/** Texts that end in a full stop are joined to labels by another one: each is read once. */
const sentences = (label: string): string => label.replaceAll('.. ', '. ').replace(/\.$/, '')

/** Something on the board that can be tapped: played where it is lit, paid for by exchange where that helps, explained otherwise. */
export function PieceButton(props: PieceButtonProps) {
  const table = useTable()
  const ways = () => (table.isLit(props.at) ? table.waysBy(props.at) : [])
  /** It is lit, but a tap would only wait (S-R12). */
  const isFaint = () =>
    table.isLit(props.at) && table.chosen() !== props.at && table.idleMove(props.at) !== null
  const isDeal = () => !table.isLit(props.at) && table.deals(props.at).length > 0
  /** The sentence of the only move that a tap makes. */
  const action = () => {
    const [way, ...more] = ways()
    if (!way) return isDeal() ? table.boardWords().exchangeable : null
    if (more.length > 0) return table.boardWords().chooseFirst
    const { plain: state, you, words, names } = table.props
    return you === null ? null : words.move(state, you, way.move, names)
  }
  return (
    <Tappable
      table={table}
      at={props.at}
      label={sentences(props.label)}
      action={action()}
      ways={ways()}
      isChosen={table.chosen() === props.at}
      first={props.first}
      offers={isDeal()}
      class={`s-piece ${isDeal() ? 's-deal' : ''} ${isFaint() ? 's-faint' : ''} ${props.class ?? ''}`}
      explain={(anchor, pinned) => {
        if (props.subject) table.show({ at: props.at, subject: props.subject, anchor, pinned })
      }}
      onTap={(byKey) => table.tap(props.at, byKey)}
    >
      {props.children}
    </Tappable>
  )
}
