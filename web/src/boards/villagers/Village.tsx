import { createMemo, createSignal, For, Index, Show } from 'solid-js'
import { type Seat, same } from '../../../../worker/games/kernel/index.ts'
import { kindOf } from '../../../../worker/games/villagers/hosts.ts'
import type { Pile } from '../../../../worker/games/villagers/state.ts'
import { seatOf } from '../../../../worker/games/villagers/village.ts'
import { onceDrawn } from '../../stage/behaviour.ts'
import { type Box, placed } from '../../stage/layout.ts'
import { locale } from '../../words/index.ts'
import { ZoomButtons } from '../kit/ZoomButtons.tsx'
import { createZoom } from '../kit/zoom.ts'
import { columnsOf } from './columns.ts'
import { classesOf, lookOf } from './look.ts'
import { PlacedCard } from './PlacedCard.tsx'
import type { ColumnPlace } from './places.ts'
import { PieceButton, useTable } from './table.ts'
import { groundPiece, spotPiece } from './targets.ts'

/** Under fingers, all heads of a column are one button, as large as they are, that opens them as a list. */
function Heads(props: {
  readonly seat: Seat
  readonly column: ReadonlyArray<number>
  readonly places: ReadonlyArray<Box>
}) {
  const table = useTable()
  const piles = () => {
    const { village } = seatOf(table.props.state, props.seat)
    return props.column.flatMap((index) => village[index] ?? [])
  }
  const spots = () =>
    props.column.flatMap((index, i) => [
      spotPiece(props.seat, index, 0, 0),
      ...(piles()[i]?.branches ?? []).flatMap((branch, b) =>
        branch.slice(0, -1).map((_, level) => spotPiece(props.seat, index, b, level + 1)),
      ),
    ])
  const isLit = () => spots().some((at) => table.selection.isLit(at))
  const isGold = () => spots().some((at) => table.selection.isGold(at))
  const names = () =>
    piles().flatMap(({ starter, branches }) =>
      [starter, ...branches.flat()].map(({ card }) => table.boardWords().names[card]),
    )
  const open = () => table.openSheet(`piles-${props.column.join('-')}`)
  return (
    <>
      <Show when={props.places[0]}>
        {(box) => (
          <button
            type="button"
            class="b-piece v-heads at"
            classList={{ 'b-lit': isLit(), 'b-gold': isGold() }}
            style={placed(box())}
            aria-haspopup="dialog"
            onClick={open}
          >
            <span class="quiet">
              {locale().labelled(table.boardWords().pile, names().join(', '))}
            </span>
          </button>
        )}
      </Show>
      <Show when={props.places[1]}>
        {(box) => (
          <button
            type="button"
            class="b-piece v-heads at"
            style={placed(box())}
            tabIndex={-1}
            aria-hidden="true"
            onClick={open}
          />
        )}
      </Show>
    </>
  )
}

/** A starter and the branches on it, each card on the one before. */
function PileOfCards(props: {
  readonly seat: Seat
  readonly pile: Pile
  readonly index: number
  readonly places: ColumnPlace | undefined
}) {
  const table = useTable()
  const starter = () => spotPiece(props.seat, props.index, 0, 0)
  const placeOf = (branch: number, level: number) =>
    props.places?.cards.get(spotPiece(props.seat, props.index, branch, level))
  return (
    <div class="v-pile">
      <PlacedCard
        seat={props.seat}
        placed={props.pile.starter}
        pile={props.index}
        branch={0}
        level={0}
        covered={props.pile.branches.length > 0}
        place={placeOf(0, 0)}
      />
      <Index each={props.pile.branches}>
        {(branch, b) => (
          <Index each={branch()}>
            {(placed, i) => (
              <PlacedCard
                seat={props.seat}
                placed={placed()}
                pile={props.index}
                branch={b}
                level={i + 1}
                covered={i + 1 < branch().length}
                place={placeOf(b, i + 1)}
              />
            )}
          </Index>
        )}
      </Index>
      <Show when={table.opens(props.pile, props.index) && props.places?.opening}>
        {(box) => (
          <button
            type="button"
            class="v-place at"
            style={placed(box())}
            tabIndex={-1}
            onClick={() => table.selection.tap(starter())}
          >
            <span class="quiet">{table.boardWords().branch}</span>
            <span aria-hidden="true">+</span>
          </button>
        )}
      </Show>
    </div>
  )
}

/** Piles that stand together in a column of a village, the last one whole. */
function VillageColumn(props: {
  readonly seat: Seat
  readonly column: ReadonlyArray<number>
  readonly place: ColumnPlace | undefined
}) {
  const table = useTable()
  const village = () => seatOf(table.props.state, props.seat).village
  return (
    <li
      class="v-village-column at"
      style={placed(props.place?.box)}
      data-branches={props.place?.wide}
    >
      <For each={props.column}>
        {(index) => (
          <Show when={village()[index]}>
            {(pile) => (
              <PileOfCards seat={props.seat} pile={pile()} index={index} places={props.place} />
            )}
          </Show>
        )}
      </For>
      <Heads seat={props.seat} column={props.column} places={props.place?.heads ?? []} />
    </li>
  )
}

/** A village as overlapping piles: of what is covered only the head, where suit and padlock count (V5.24). */
export function Village(props: { readonly seat: Seat }) {
  const table = useTable()
  const [row, setRow] = createSignal<HTMLUListElement>()
  const zoom = createZoom('villagers', () => props.seat, row, table.setZoom)
  const village = () => seatOf(table.props.state, props.seat).village
  const columns = createMemo(() => columnsOf(village().map(kindOf)), undefined, { equals: same })
  /** A pile of each column, which names it as long as it stands there: what stays is not drawn anew. */
  const names = createMemo(
    (before: ReadonlyArray<number>) =>
      columns().flatMap(
        (column) => column.find((pile) => before.includes(pile)) ?? column.at(-1) ?? [],
      ),
    [],
  )
  const ground = () => props.seat === table.props.you && table.selection.isLit(groundPiece)
  const places = () => table.layout().village
  // If the village is wider than its room, what can be tapped next comes into sight.
  onceDrawn(table.selection.chosen, () =>
    row()?.querySelector('.b-lit')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  )
  return (
    <>
      <ul
        class="v-village b-zoomed at"
        classList={{ ...((one) => one && classesOf(one))(places()?.look) }}
        style={{
          ...placed(places()?.area),
          ...((one) => one && lookOf(one))(places()?.look),
          '--line': `${places()?.line ?? 0}px`,
        }}
        data-group
        data-place={`village:${props.seat}`}
        ref={setRow}
      >
        <For each={names()}>
          {(name) => {
            const at = () => columns().findIndex((one) => one.includes(name))
            return (
              <VillageColumn
                seat={props.seat}
                column={columns()[at()] ?? []}
                place={places()?.columns[at()]}
              />
            )
          }}
        </For>
        <Show when={ground() && places()?.ground}>
          {(box) => (
            <li class="at" style={placed(box())}>
              <PieceButton at={groundPiece} label={table.boardWords().ground} class="v-place">
                <span aria-hidden="true">+</span>
              </PieceButton>
            </li>
          )}
        </Show>
        <li class="v-end at" style={placed(places()?.whole)} aria-hidden="true" />
      </ul>
      <div class="v-zoom at" style={placed(table.layout().zoom ?? undefined)}>
        <ZoomButtons of={zoom} />
      </div>
    </>
  )
}
