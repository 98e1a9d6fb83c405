import { createMemo, createSignal, For, Index, Show } from 'solid-js'
import { isHidden, type Seat } from '../../../../worker/games/kernel/index.ts'
import type {
  BasicId,
  Card,
  CardId,
  VillagerId,
} from '../../../../worker/games/villagers/components/index.ts'
import type { Seen } from '../../../../worker/games/villagers/state.ts'
import { seatOf } from '../../../../worker/games/villagers/village.ts'
import type { Piece } from '../../stage/taps.ts'
import { sameWorth, worthOnceBuilt } from './facts.ts'
import { Glyph } from './glyphs.tsx'
import { labelOf, labelOfBack } from './labels.ts'
import { rankOf, ranksOf } from './room.ts'
import { BackOfStamp, Stamp } from './Stamp.tsx'
import { PieceButton, useTable } from './table.ts'
import { handPiece, squarePiece } from './targets.ts'

/**
 * How many cards of a fan, or of two side by side, lie under others, and how many are seen whole; and
 * for a phone, how many lie side by side in all ranks and in those of each fan.
 */
const fanned = (hand: number, square: number) => {
  const fans = [hand, square]
  const covered = fans.reduce((sum, cards) => sum + Math.max(0, cards - 1), 0)
  const whole = fans.filter((cards) => cards > 0).length
  const { columns } = ranksOf(fans)
  const [ofHand = 0, ofSquare = 0] = columns
  return {
    '--covered': `${Math.max(1, covered)}`,
    '--whole': `${whole}`,
    '--columns': `${ofHand + ofSquare}`,
    '--of-hand': `${ofHand}`,
    '--of-square': `${ofSquare}`,
  }
}

/** How a card of a fan looks where it lies in ranks. */
function inRank(i: number, cards: number, columns = 1) {
  const { isBehind, isFirst } = rankOf(i, cards, columns)
  return { 'v-behind': isBehind, 'v-rank': isFirst }
}

/** What a card that I see would be worth in a seat's village, once a position. */
function createWorth(seat: () => Seat, card: () => CardId | null) {
  const table = useTable()
  return createMemo(
    () => {
      const face = card()
      return face ? worthOnceBuilt(table.props.plain, seat(), face) : { silver: 0, bronze: 0 }
    },
    undefined,
    { equals: sameWorth },
  )
}

/** My hand as a fan: open to me, and to the others as far as they know it. Beside it, what I drafted this round. Empty, it keeps its room on a phone. */
export function Hand(props: { readonly seat: Seat }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const of = createMemo(() => seatOf(table.props.state, props.seat))
  /** Basic villagers in a hand are open to all, like villagers drafted this round. */
  const hand = createMemo((): { card: Card | BasicId; seen: Seen }[] => [
    ...of().hand,
    ...of().returned.map((card) => ({ card, seen: 'all' as const })),
  ])
  /** Copies of a card are one piece: of those, the one that was tapped is raised. */
  const [tapped, setTapped] = createSignal(-1)
  const isRaised = (i: number, card: VillagerId | BasicId) => {
    const raised =
      hand()[tapped()]?.card === card ? tapped() : hand().findIndex((one) => one.card === card)
    return raised === i && table.selection.chosen().includes(handPiece(card))
  }
  /** What a tap does on a card that is not lit: the other copy is raised, or it takes the place of what is chosen. */
  const otherwise = (i: () => number, piece: Piece) => {
    if (table.selection.chosen().includes(piece)) return () => setTapped(i())
    if (!table.takesPlace(piece)) return
    return () => {
      setTapped(i())
      table.selection.tap(piece)
    }
  }
  const ranks = () => ranksOf([hand().length, of().square.length])
  return (
    <section
      class="v-hand-pane"
      aria-label={boardWords().hand}
      data-ranks={ranks().ranks}
      style={fanned(hand().length, of().square.length)}
    >
      <Show when={hand().length > 0}>
        <ul class="v-hand" data-group data-place={`hand:${props.seat}`}>
          {/* By card: a card that leaves the hand leaves the others as they are drawn. */}
          <For each={hand().map(({ card }) => card as VillagerId | BasicId)}>
            {(card, i) => {
              const isKnown = () => hand()[i()]?.seen === 'all'
              const now = createWorth(
                () => props.seat,
                () => card,
              )
              return (
                <li classList={inRank(i(), hand().length, ranks().columns[0])}>
                  <PieceButton
                    at={handPiece(card)}
                    label={`${labelOf(boardWords(), card, now())}${isKnown() ? `, ${boardWords().known}` : ''}`}
                    subject={{ kind: 'card', card, mine: true }}
                    first={i() === 0}
                    class={table.isForbidden(handPiece(card)) ? 'v-forbidden' : ''}
                    isChosen={isRaised(i(), card)}
                    onTap={() => setTapped(i())}
                    otherwise={otherwise(i, handPiece(card))}
                  >
                    <Stamp card={card} silver={now().silver} bronze={now().bronze} />
                    <Show when={isKnown()}>
                      <span class="v-open" title={boardWords().known} aria-hidden="true">
                        <Glyph name="eye" />
                      </span>
                    </Show>
                  </PieceButton>
                </li>
              )
            }}
          </For>
        </ul>
      </Show>
      <Show when={table.props.pane !== null && hand().length + of().square.length === 0}>
        <p class="v-tag v-hand-empty" data-words>
          {boardWords().handEmpty}
        </p>
      </Show>
      <Square seat={props.seat} />
    </section>
  )
}

/** The villagers drafted this round, open to all (V4.7). */
export function Square(props: { readonly seat: Seat }) {
  const table = useTable()
  const of = createMemo(() => seatOf(table.props.state, props.seat))
  const square = () => of().square
  const columns = () =>
    ranksOf([of().hand.length + of().returned.length, square().length]).columns[1]
  return (
    <Show when={square().length > 0}>
      <div class="v-square">
        <b data-words>{table.boardWords().square}</b>
        <ul class="v-hand" data-group data-place={`square:${props.seat}`}>
          <Index each={square()}>
            {(card, i) => {
              const now = createWorth(() => props.seat, card)
              return (
                <li classList={inRank(i, square().length, columns())}>
                  <PieceButton
                    at={squarePiece(props.seat, card())}
                    label={labelOf(table.boardWords(), card(), now())}
                    subject={{ kind: 'card', card: card() }}
                    first={i === 0}
                  >
                    <Stamp card={card()} silver={now().silver} bronze={now().bronze} />
                  </PieceButton>
                </li>
              )
            }}
          </Index>
        </ul>
      </div>
    </Show>
  )
}

/** Another hand: backs, and faces where I know them; beside it, what was drafted this round. */
export function OtherHand(props: { readonly seat: Seat }) {
  const table = useTable()
  const of = createMemo(() => seatOf(table.props.state, props.seat))
  const hand = createMemo((): { card: Card | BasicId }[] => [
    ...of().hand,
    ...of().returned.map((card) => ({ card })),
  ])
  return (
    <section
      class="v-hand-pane v-other-hand"
      aria-label={table.boardWords().handCards(hand().length)}
      style={fanned(hand().length, of().square.length)}
    >
      <Show when={hand().length > 0}>
        <ul class="v-hand" data-group data-place={`hand:${props.seat}`}>
          <Index each={hand()}>
            {(held, i) => {
              const face = () => (isHidden(held().card) ? null : (held().card as CardId))
              const now = createWorth(() => props.seat, face)
              return (
                <li>
                  <PieceButton
                    at={`hand:${props.seat}:${i}`}
                    label={((card) =>
                      card
                        ? labelOf(table.boardWords(), card, now())
                        : labelOfBack(table.boardWords(), held().card))(face())}
                    subject={{ kind: 'card', card: held().card }}
                    first={i === 0}
                  >
                    <Show when={face()} fallback={<BackOfStamp card={held().card} />}>
                      {(card) => (
                        <Stamp card={card()} silver={now().silver} bronze={now().bronze} />
                      )}
                    </Show>
                  </PieceButton>
                </li>
              )
            }}
          </Index>
        </ul>
      </Show>
      <Square seat={props.seat} />
    </section>
  )
}
