import { createMemo, type JSX, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { FoundersSide } from '../../../../worker/games/villagers/components/index.ts'
import type { Placed } from '../../../../worker/games/villagers/state.ts'
import { printedGold } from '../../../../worker/games/villagers/symbols.ts'
import { seatOf } from '../../../../worker/games/villagers/village.ts'
import { placed } from '../../stage/layout.ts'
import { sameWorth, worth } from './facts.ts'
import { labelOf } from './labels.ts'
import type { CardPlace } from './places.ts'
import { Lying } from './Road.tsx'
import { CoveredHead, Stamp, Strip } from './Stamp.tsx'
import { PieceButton, useTable } from './table.ts'
import { spotPiece } from './targets.ts'

interface PlacedCardProps {
  readonly seat: Seat
  readonly placed: Placed
  readonly pile: number
  readonly branch: number
  readonly level: number
  readonly covered: boolean
  /** Place in its column. */
  readonly place: CardPlace | undefined
}

/** A head on a phone, too small for a finger: its column has one button for all heads. */
function PhoneHead(props: PlacedCardProps & { readonly children: JSX.Element }) {
  const table = useTable()
  const at = () => spotPiece(props.seat, props.pile, props.branch, props.level)
  return (
    <span
      class="b-piece v-covered"
      classList={{
        'v-paid': props.placed.coins > 0,
        'b-lit': table.selection.isLit(at()),
        'b-gold': table.selection.isGold(at()),
        'b-chosen': table.selection.chosen().includes(at()),
      }}
      data-place={at()}
      aria-hidden="true"
    >
      {props.children}
    </span>
  )
}

/** Look of a card of a village: whole, or a line of it. */
function CardLooks(
  props: PlacedCardProps & {
    readonly worth: { readonly silver: number; readonly bronze: number }
    readonly side: FoundersSide
    readonly gold: number
  },
) {
  const shown = () => ({ card: props.placed.card, side: props.side, gold: props.gold })
  return (
    <>
      <Show when={props.place?.line} fallback={<Stamp {...shown()} {...props.worth} />}>
        {(look) => (
          <Show
            when={props.covered}
            fallback={<Strip look={look()} {...shown()} {...props.worth} />}
          >
            <CoveredHead card={props.placed.card} look={look()} />
          </Show>
        )}
      </Show>
      <Lying coins={props.placed.coins} />
    </>
  )
}

/** A card of a village in its place: whole, or a line. */
export function PlacedCard(props: PlacedCardProps) {
  const table = useTable()
  const of = () => seatOf(table.props.state, props.seat)
  const side = () => of().founders
  const now = createMemo(() => worth(table.props.plain, props.seat, props.placed.card), undefined, {
    equals: sameWorth,
  })
  const gold = () => printedGold(of(), props.placed.card)
  const label = () =>
    labelOf(table.boardWords(), props.placed.card, {
      side: side(),
      ...now(),
      goldUp: gold(),
      coins: props.placed.coins,
      covered: props.covered,
    })
  const isFirst = () => props.pile === 0 && props.level === 0
  const line = () => props.place?.line ?? null
  const looks = () => <CardLooks {...props} worth={now()} side={side()} gold={gold()} />
  return (
    <div
      class="v-lies at"
      classList={{ 'v-over': (props.place?.seen ?? 0) < (props.place?.box.w ?? 0) }}
      style={{ ...placed(props.place?.box), '--seen': `${props.place?.seen ?? 0}px` }}
    >
      <Show
        when={!table.layout().touched || !line()}
        fallback={<PhoneHead {...props}>{looks()}</PhoneHead>}
      >
        <PieceButton
          at={spotPiece(props.seat, props.pile, props.branch, props.level)}
          label={label()}
          subject={{
            kind: 'card',
            card: props.placed.card,
            coins: props.placed.coins,
            lies: {
              seat: props.seat,
              spot: { pile: props.pile, branch: props.branch, level: props.level },
              covered: props.covered,
            },
          }}
          first={isFirst()}
          class={line() ? (props.placed.coins > 0 ? 'v-covered v-paid' : 'v-covered') : ''}
        >
          {looks()}
        </PieceButton>
      </Show>
    </div>
  )
}
