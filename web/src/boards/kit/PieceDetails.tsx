import { type JSX, Show } from 'solid-js'
import type { Move } from '../../../../worker/games/kernel/contract.ts'
import type { Reason } from '../../rules/index.ts'
import type { Explained } from '../../stage/selection.ts'
import type { Piece } from '../../stage/taps.ts'
import { DetailsPanel } from './DetailsPanel.tsx'
import { WhyNot } from './WhyNot.tsx'

interface PieceDetailsProps<D, M> {
  readonly selection: {
    detail(): Explained<D> | null
    close(): void
    waysBy(piece: Piece): ReadonlyArray<unknown>
  }
  readonly words: { readonly details: string; readonly close: string }
  readonly moves: ReadonlyArray<Move>
  /** Moves that one would make with the piece, the likeliest first. */
  readonly wishes: (detail: Explained<D>) => ReadonlyArray<M>
  readonly why: (wish: M) => Promise<Reason | null>
  readonly children: (detail: Explained<D>) => JSX.Element
}

/** The explanation of a piece, and why it cannot be used, where a tap on it leads to no move. */
export const PieceDetails = <D, M extends Move>(props: PieceDetailsProps<D, M>) => (
  <DetailsPanel
    detail={props.selection.detail()}
    onClose={props.selection.close}
    label={props.words.details}
    close={props.words.close}
  >
    {(detail) => (
      <>
        {props.children(detail)}
        <Show when={detail.pinned && props.selection.waysBy(detail.at).length === 0}>
          <WhyNot wishes={props.wishes(detail)} moves={props.moves} why={props.why} />
        </Show>
      </>
    )}
  </DetailsPanel>
)
