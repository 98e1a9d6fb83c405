import { createEffect, createMemo, Index, on, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type {
  BasicId,
  Card,
  VillagerId,
} from '../../../../worker/games/villagers/components/index.ts'
import type { Seen } from '../../../../worker/games/villagers/state.ts'
import { worthOnceBuilt } from './facts.ts'
import { Glyph } from './glyphs.tsx'
import { labelOf } from './labels.ts'
import { PieceButton } from './PieceButton.tsx'
import { Stamp } from './Stamp.tsx'
import { useTable } from './table.ts'
import { handPiece } from './targets.ts'

const isWithin = (spot: DOMRect, seen: DOMRect) =>
  spot.left >= seen.left - 1 && spot.right <= seen.right + 1

/** My hand: open to me, and to the others as far as they know it. */
export function Hand(props: { readonly seat: Seat }) {
  const table = useTable()
  const say = () => table.say()
  const of = () => table.props.state.seats[props.seat]
  /** Basic villagers in a hand are open to all, like villagers drafted this round. */
  const hand = (): { card: Card | BasicId; seen: Seen }[] => [
    ...(of()?.hand ?? []),
    ...(of()?.returned ?? []).map((card) => ({ card, seen: 'all' as const })),
  ]
  let row: HTMLUListElement | undefined
  const lit = createMemo(() =>
    hand()
      .map(({ card }) => handPiece(card as VillagerId | BasicId))
      .filter(table.isLit)
      .join(),
  )
  // Where the hand is wider than the screen, what can be played comes into sight.
  createEffect(
    on(lit, () =>
      requestAnimationFrame(() => {
        const seen = row?.getBoundingClientRect()
        const spots = [...(row?.querySelectorAll('.b-lit') ?? [])].map((one) =>
          one.getBoundingClientRect(),
        )
        const [first] = spots
        if (seen && first && !spots.some((spot) => isWithin(spot, seen)))
          row?.scrollBy({ left: first.left - seen.left, behavior: 'smooth' })
      }),
    ),
  )
  return (
    <section class="b-sheet v-hand-sheet" aria-labelledby="v-hand">
      <h2 id="v-hand" class="b-heading">
        {say().hand} <span class="v-number">{hand().length}</span>
      </h2>
      <Show when={hand().length > 0} fallback={<p class="v-note">{say().emptyHand}</p>}>
        <ul
          class="v-hand"
          data-group
          data-place={`hand:${props.seat}`}
          ref={(element) => {
            row = element
          }}
        >
          <Index each={hand()}>
            {(held, i) => {
              const card = () => held().card as VillagerId | BasicId
              const now = () => worthOnceBuilt(table.props.state, props.seat, card())
              return (
                <li>
                  <PieceButton
                    at={handPiece(card())}
                    label={`${labelOf(say(), card(), now())}${held().seen === 'all' ? `, ${say().known}` : ''}`}
                    subject={{ kind: 'card', card: card(), mine: true }}
                    first={i === 0}
                  >
                    <Stamp card={card()} {...now()} />
                    <Show when={held().seen === 'all'}>
                      <span class="v-open" title={say().known} aria-hidden="true">
                        <Glyph name="eye" />
                      </span>
                    </Show>
                  </PieceButton>
                </li>
              )
            }}
          </Index>
        </ul>
      </Show>
    </section>
  )
}
