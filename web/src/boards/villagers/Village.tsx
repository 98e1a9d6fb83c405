import { createEffect, createMemo, For, Index, type JSX, on, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { cards } from '../../../../worker/games/villagers/components/index.ts'
import type { Pile, Placed } from '../../../../worker/games/villagers/state.ts'
import { printedGold, seatOf } from '../../../../worker/games/villagers/village.ts'
import { worth } from './facts.ts'
import { labelOf } from './labels.ts'
import { PieceButton } from './PieceButton.tsx'
import { Lying } from './Road.tsx'
import { columnsOf, type PileKind } from './room.ts'
import { CoveredHead, Stamp, Strip } from './Stamp.tsx'
import { useTable } from './table.ts'
import { groundPiece, spotPiece } from './targets.ts'

interface PlacedCardProps {
  readonly seat: Seat
  readonly placed: Placed
  readonly pile: number
  readonly branch: number
  readonly level: number
  readonly covered: boolean
  /** It stands above others of its column: a line with all its symbols. */
  readonly strip?: boolean
  /** The piles of its column. */
  readonly column: ReadonlyArray<number>
}

/** A head too small for a finger: on a phone it opens its column as a list. */
function PhoneHead(
  props: PlacedCardProps & { readonly label: string; readonly children: JSX.Element },
) {
  const table = useTable()
  const at = () => spotPiece(props.seat, props.pile, props.branch, props.level)
  return (
    <button
      type="button"
      class="b-piece v-covered"
      classList={{ 'b-lit': table.isLit(at()), 'b-chosen': table.chosen().includes(at()) }}
      data-place={at()}
      aria-haspopup="dialog"
      onClick={() => table.openSheet(`piles-${props.column.join('-')}`)}
    >
      <span class="quiet">{props.label}</span>
      {props.children}
    </button>
  )
}

function PlacedCard(props: PlacedCardProps) {
  const table = useTable()
  const of = () => seatOf(table.props.state, props.seat)
  const side = () => of().founders
  const now = () => worth(table.props.state, props.seat, props.placed.card)
  const gold = () => printedGold(of(), props.placed.card)
  const label = () =>
    labelOf(table.say(), props.placed.card, {
      side: side(),
      ...now(),
      goldUp: gold(),
      coins: props.placed.coins,
      covered: props.covered,
    })
  const isHead = () => props.covered || props.strip
  const looks = () => (
    <>
      <Show
        when={isHead()}
        fallback={<Stamp card={props.placed.card} side={side()} {...now()} gold={gold()} />}
      >
        <Show
          when={props.covered}
          fallback={<Strip card={props.placed.card} side={side()} {...now()} gold={gold()} />}
        >
          <CoveredHead card={props.placed.card} />
        </Show>
      </Show>
      <Lying coins={props.placed.coins} />
    </>
  )
  return (
    <Show
      when={table.props.pane === null || !isHead()}
      fallback={
        <PhoneHead {...props} label={label()}>
          {looks()}
        </PhoneHead>
      }
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
        first={props.pile === 0 && props.level === 0}
        class={isHead() ? 'v-covered' : ''}
      >
        {looks()}
      </PieceButton>
    </Show>
  )
}

/** A starter and the branches on it, each card on the one before. */
function PileOfCards(props: {
  readonly seat: Seat
  readonly pile: Pile
  readonly index: number
  readonly strip?: boolean
  readonly column: ReadonlyArray<number>
}) {
  const table = useTable()
  const starter = () => spotPiece(props.seat, props.index, 0, 0)
  /** A second branch could start here: its place is lit beside the first. */
  const opening = () =>
    props.pile.branches.length === 1 &&
    table.isLit(starter()) &&
    table.ways(starter()).some(({ move }) => move.do === 'place' || move.do === 'resettle')
  return (
    <div
      class="v-pile"
      classList={{ 'v-stripped': props.strip ?? false }}
      data-branches={props.pile.branches.length + (opening() ? 1 : 0)}
    >
      <PlacedCard
        seat={props.seat}
        placed={props.pile.starter}
        pile={props.index}
        branch={0}
        level={0}
        covered={props.pile.branches.length > 0}
        strip={props.strip ?? false}
        column={props.column}
      />
      <Show when={props.pile.branches.length > 0}>
        <div class="v-branches">
          <Index each={props.pile.branches}>
            {(branch, b) => (
              <div class="v-branch">
                <Index each={branch()}>
                  {(placed, i) => (
                    <PlacedCard
                      seat={props.seat}
                      placed={placed()}
                      pile={props.index}
                      branch={b}
                      level={i + 1}
                      covered={i + 1 < branch().length}
                      column={props.column}
                    />
                  )}
                </Index>
              </div>
            )}
          </Index>
          <Show when={opening()}>
            <div class="v-branch">
              <button
                type="button"
                class="v-place"
                tabIndex={-1}
                onClick={() => table.tap(starter())}
              >
                <span class="quiet">{table.say().branch}</span>
                <span aria-hidden="true">+</span>
              </button>
            </div>
          </Show>
        </div>
      </Show>
    </div>
  )
}

/** A village as overlapping piles: of what is covered only the head, where suit and padlock count (V5.24). */
export function Village(props: { readonly seat: Seat }) {
  const table = useTable()
  let row: HTMLUListElement | undefined
  const village = () => seatOf(table.props.state, props.seat).village
  const kind = ({ starter, branches }: Pile): PileKind => {
    if (branches.length > 0 || starter.card === 'founders') return 'chain'
    return (cards[starter.card].capacity ?? 1) === 0 ? 'person' : 'bare'
  }
  const columns = createMemo(() => columnsOf(village().map(kind)), undefined, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  })
  const ground = () => props.seat === table.props.you && table.isLit(groundPiece)
  /** How many cards wide the village is. */
  const wide = () =>
    columns().reduce(
      (sum, column) =>
        sum +
        Math.max(1, column.length > 1 ? 1 : (village()[column[0] ?? 0]?.branches.length ?? 1)),
      ground() ? 1 : 0,
    )
  // Where the village is wider than its room, what can be tapped next comes into sight.
  createEffect(
    on(
      () => table.chosen().join(),
      () =>
        requestAnimationFrame(() =>
          row?.querySelector('.b-lit')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
        ),
    ),
  )
  return (
    <ul
      class="v-village"
      classList={{ 'v-tight': wide() > 8 }}
      style={{ '--wide': String(wide()) }}
      data-group
      data-zoom
      data-place={`village:${props.seat}`}
      ref={(element) => {
        row = element
      }}
    >
      <For each={columns()}>
        {(column) => (
          <li
            class="v-village-column"
            classList={{ 'v-singles': column.length > 1 }}
            data-branches={column.length > 1 ? 1 : village()[column[0] ?? 0]?.branches.length}
          >
            <For each={column}>
              {(index, i) => (
                <Show when={village()[index]}>
                  {(pile) => (
                    <PileOfCards
                      seat={props.seat}
                      pile={pile()}
                      index={index}
                      strip={i() < column.length - 1}
                      column={column}
                    />
                  )}
                </Show>
              )}
            </For>
          </li>
        )}
      </For>
      <Show when={ground()}>
        <li class="v-village-column">
          <PieceButton at={groundPiece} label={table.say().ground} class="v-place">
            <span aria-hidden="true">+</span>
          </PieceButton>
        </li>
      </Show>
    </ul>
  )
}
