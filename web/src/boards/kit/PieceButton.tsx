import { type JSX, Show } from 'solid-js'
import { useSelection } from '../../stage/selection.ts'
import type { Piece } from '../../stage/taps.ts'
import { Tappable } from './Tappable.tsx'

export interface PieceButtonProps<D> {
  readonly at: Piece
  /** Name of the piece, for a screen reader. */
  readonly label: string
  /** Subject of its explanation; without it, it has none. */
  readonly subject?: D | undefined
  /** The first of its group can always be reached with Tab. */
  readonly first?: boolean
  readonly class?: string
  /** It is chosen; without it, as the selection says of its name. */
  readonly isChosen?: boolean
  /** A tap, before what it does. */
  readonly onTap?: () => void
  /** Effect of a tap if it is neither lit nor chosen; by default as the game says. */
  readonly otherwise?: (() => void) | undefined
  /** Description of that effect, for a screen reader. */
  readonly otherwiseLabel?: string | undefined
  readonly children: JSX.Element
}

/** Something on a board that can be tapped: played where it is lit, explained otherwise. */
export function PieceButton(props: PieceButtonProps<unknown>) {
  const selection = useSelection()
  const isChosen = () => props.isChosen ?? selection.isChosen(props.at)
  const otherwise = () => {
    const { otherwise } = props
    if (otherwise)
      return () => {
        selection.hide()
        otherwise()
      }
    return selection.isTappable(props.at) ? () => selection.tap(props.at) : undefined
  }
  return (
    <Tappable
      selection={selection}
      at={props.at}
      label={props.label}
      action={selection.says(props.at) ?? props.otherwiseLabel}
      isChosen={isChosen()}
      first={props.first}
      class={[selection.class, selection.looks(props.at).class, props.class]
        .filter(Boolean)
        .join(' ')}
      explain={(anchor, pinned) => {
        if (props.subject !== undefined)
          selection.explain({ at: props.at, subject: props.subject, anchor, pinned })
      }}
      onTap={(byKey) => {
        props.onTap?.()
        selection.tap(props.at, byKey)
      }}
      otherwise={otherwise()}
    >
      <Show when={selection.seen} fallback={props.children}>
        <span class={selection.seen} aria-hidden="true">
          {props.children}
        </span>
      </Show>
    </Tappable>
  )
}
