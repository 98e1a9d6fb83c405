import { createMemo, createSignal, For, Index, type JSX, Show } from 'solid-js'
import { type Seat, same } from '../../../../worker/games/kernel/index.ts'
import { kindOf } from '../../../../worker/games/villagers/hosts.ts'
import type { Pile, Placed } from '../../../../worker/games/villagers/state.ts'
import { printedGold } from '../../../../worker/games/villagers/symbols.ts'
import { seatOf } from '../../../../worker/games/villagers/village.ts'
import { onceDrawn } from '../../stage/behaviour.ts'
import type { Piece } from '../../stage/taps.ts'
import { locale } from '../../words/index.ts'
import { ZoomButtons } from '../kit/ZoomButtons.tsx'
import { createZoom } from '../kit/zoom.ts'
import { sameWorth, worth } from './facts.ts'
import { labelOf } from './labels.ts'
import { Lying } from './Road.tsx'
import { columnsOf } from './room.ts'
import { CoveredHead, Stamp, Strip } from './Stamp.tsx'
import type { Told } from './steps.ts'
import { PieceButton, type Table, useTable } from './table.ts'
import { groundPiece, spotPiece } from './targets.ts'
import { findOne } from './travel.ts'

interface PlacedCardProps {
  readonly seat: Seat
  readonly placed: Placed
  readonly pile: number
  readonly branch: number
  readonly level: number
  readonly covered: boolean
  /** It stands above others of its column: a line with all its symbols. */
  readonly strip?: boolean
}

/** A head on a phone, too small for a finger: its column has one button for all heads. */
function PhoneHead(props: PlacedCardProps & { readonly children: JSX.Element }) {
  const table = useTable()
  const at = () => spotPiece(props.seat, props.pile, props.branch, props.level)
  return (
    <span
      class="b-piece v-covered"
      classList={{
        'b-lit': table.selection.isLit(at()),
        'b-chosen': table.selection.chosen().includes(at()),
      }}
      data-place={at()}
      aria-hidden="true"
    >
      {props.children}
    </span>
  )
}

/** A second branch could start on a pile: its place is lit beside the first. */
const isOpening = (table: Table, { branches }: Pile, starter: Piece) =>
  branches.length === 1 &&
  table.selection.isLit(starter) &&
  table.selection.waysBy(starter).some(({ move }) => move.do === 'place' || move.do === 'resettle')

/**
 * The covered cards of a column, from the top: how many heads lie over its whole width, and how many
 * more over one branch.
 *
 * @param opening the place of a second branch stands beside the first
 */
function headsOf(piles: ReadonlyArray<Pile>, opening: boolean) {
  const branches = (piles.at(-1)?.branches ?? []).map((branch) => branch.length - 1)
  const depths = opening ? [...branches, 0] : branches
  const covered = piles.length - 1 + (depths.length > 0 ? 1 : 0)
  const [least, most] = [Math.min(...depths), Math.max(...depths)]
  if (depths.length === 0) return { across: covered, more: 0, branch: 0 }
  return { across: covered + least, more: most - least, branch: depths.indexOf(most) }
}

/** On a phone all heads of a column are one button, as large as a finger, that opens them as a list. */
function Heads(props: { readonly seat: Seat; readonly column: ReadonlyArray<number> }) {
  const table = useTable()
  const piles = () => {
    const { village } = seatOf(table.props.state, props.seat)
    return props.column.flatMap((index) => village[index] ?? [])
  }
  const heads = createMemo(() => {
    const [last, index] = [piles().at(-1), props.column.at(-1) ?? 0]
    const starter = spotPiece(props.seat, index, 0, 0)
    return headsOf(piles(), last !== undefined && isOpening(table, last, starter))
  })
  const spots = () =>
    props.column.flatMap((index, i) => [
      spotPiece(props.seat, index, 0, 0),
      ...(piles()[i]?.branches ?? []).flatMap((branch, b) =>
        branch.slice(0, -1).map((_, level) => spotPiece(props.seat, index, b, level + 1)),
      ),
    ])
  const isLit = () => spots().some((at) => table.selection.isLit(at))
  const names = () =>
    piles().flatMap(({ starter, branches }) =>
      [starter, ...branches.flat()].map(({ card }) => table.boardWords().names[card]),
    )
  const open = () => table.openSheet(`piles-${props.column.join('-')}`)
  return (
    <Show when={table.props.pane !== null && heads().across > 0}>
      <button
        type="button"
        class="b-piece v-heads"
        classList={{ 'b-lit': isLit() }}
        style={{ '--heads': `${heads().across}` }}
        aria-haspopup="dialog"
        onClick={open}
      >
        <span class="quiet">{locale().labelled(table.boardWords().pile, names().join(', '))}</span>
      </button>
      <Show when={heads().more > 0}>
        <button
          type="button"
          class="b-piece v-heads"
          style={{
            '--above': `${heads().across}`,
            '--heads': `${heads().more}`,
            '--branch': `${heads().branch}`,
          }}
          data-branch
          tabIndex={-1}
          aria-hidden="true"
          onClick={open}
        />
      </Show>
    </Show>
  )
}

function PlacedCard(props: PlacedCardProps) {
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
  const isHead = () => props.covered || props.strip
  const looks = () => (
    <>
      <Show
        when={isHead()}
        fallback={
          <Stamp
            card={props.placed.card}
            side={side()}
            silver={now().silver}
            bronze={now().bronze}
            gold={gold()}
          />
        }
      >
        <Show
          when={props.covered}
          fallback={
            <Strip
              card={props.placed.card}
              side={side()}
              silver={now().silver}
              bronze={now().bronze}
              gold={gold()}
            />
          }
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
}) {
  const table = useTable()
  const starter = () => spotPiece(props.seat, props.index, 0, 0)
  const opening = () => isOpening(table, props.pile, starter())
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
                onClick={() => table.selection.tap(starter())}
              >
                <span class="quiet">{table.boardWords().branch}</span>
                <span aria-hidden="true">+</span>
              </button>
            </div>
          </Show>
        </div>
      </Show>
    </div>
  )
}

/** How many cards stand side by side in a column, with the place of a second branch where that is offered. */
function branchesOf(table: Table, seat: Seat, column: ReadonlyArray<number>): number {
  const [index = 0, ...more] = column
  const pile = seatOf(table.props.state, seat).village[index]
  if (!pile || more.length > 0) return 1
  const opening = isOpening(table, pile, spotPiece(seat, index, 0, 0)) ? 1 : 0
  return Math.max(1, pile.branches.length + opening)
}

/** Piles that stand together in a column of a village, the last one whole. */
function VillageColumn(props: { readonly seat: Seat; readonly column: ReadonlyArray<number> }) {
  const table = useTable()
  const village = () => seatOf(table.props.state, props.seat).village
  const isShared = () => props.column.length > 1
  return (
    <li
      class="v-village-column"
      classList={{ 'v-singles': isShared() }}
      data-branches={branchesOf(table, props.seat, props.column)}
    >
      <For each={props.column}>
        {(index, i) => (
          <Show when={village()[index]}>
            {(pile) => (
              <PileOfCards
                seat={props.seat}
                pile={pile()}
                index={index}
                strip={i() < props.column.length - 1}
              />
            )}
          </Show>
        )}
      </For>
      <Heads seat={props.seat} column={props.column} />
    </li>
  )
}

/** Where in a seat's village the last of some events is seen: at a card that came, was paid for or is counted; `null`: nowhere. */
function seenAt(events: ReadonlyArray<Told>, seat: Seat): string | null {
  for (const event of events.toReversed()) {
    if (event.event === 'unlocked' && event.owner === seat && event.gold > 0)
      return `top:${seat}:${event.pile}:${event.branch}`
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.event === 'traded-in') return spotPiece(seat, event.pile, 0, 0)
    if (event.event === 'placed' || event.event === 'card-counted')
      return spotPiece(seat, event.pile, event.level === 0 ? 0 : event.branch, event.level)
  }
  return null
}

/** A village as overlapping piles: of what is covered only the head, where suit and padlock count (V5.24). */
export function Village(props: { readonly seat: Seat }) {
  const table = useTable()
  const [row, setRow] = createSignal<HTMLUListElement>()
  const zoom = createZoom('villagers', () => props.seat, row)
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
  /** How many cards wide the village is, with the places that are offered beside cards. */
  const wide = () =>
    columns().reduce((sum, column) => sum + branchesOf(table, props.seat, column), ground() ? 1 : 0)
  const bring = (piece: Element | null | undefined) =>
    piece?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  // Where the village is wider than its room, what can be tapped next comes into sight.
  onceDrawn(table.selection.chosen, () => bring(row()?.querySelector('.b-lit')))
  // What is built or told here comes into sight, where it lies beyond an edge.
  onceDrawn(
    () => table.props.happened,
    () => {
      const [village, { happened }] = [row(), table.props]
      const spot = happened && seenAt(happened.events, props.seat)
      if (village && spot) bring(findOne(village, spot))
    },
  )
  return (
    <>
      <ul
        class="v-village b-zoomed"
        classList={{ 'v-tight': wide() > 8 && table.props.pane === null }}
        style={{ '--wide': String(wide()) }}
        data-group
        data-place={`village:${props.seat}`}
        ref={setRow}
      >
        <For each={names()}>
          {(name) => (
            <VillageColumn
              seat={props.seat}
              column={columns().find((one) => one.includes(name)) ?? []}
            />
          )}
        </For>
        <Show when={ground()}>
          <li class="v-village-column">
            <PieceButton at={groundPiece} label={table.boardWords().ground} class="v-place">
              <span aria-hidden="true">+</span>
            </PieceButton>
          </li>
        </Show>
      </ul>
      <ZoomButtons of={zoom} />
    </>
  )
}
