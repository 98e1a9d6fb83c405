import { createMemo, createSignal, For, Index, type JSX, Show } from 'solid-js'
import { isHidden, type Seat } from '../../../../worker/games/kernel/index.ts'
import type {
  BasicId,
  Card,
  CardId,
  VillagerId,
} from '../../../../worker/games/villagers/components/index.ts'
import type { Seen } from '../../../../worker/games/villagers/state.ts'
import { seatOf } from '../../../../worker/games/villagers/village.ts'
import { around, type Box, placed, within } from '../../stage/layout.ts'
import type { Piece } from '../../stage/taps.ts'
import { sameWorth, worthOnceBuilt } from './facts.ts'
import { Glyph } from './glyphs.tsx'
import { labelOf, labelOfBack } from './labels.ts'
import { classesOf, lookOf } from './look.ts'
import { BackOfStamp, Stamp } from './Stamp.tsx'
import { showLit } from './swiped.ts'
import { PieceButton, useTable } from './table.ts'
import { handPiece, squarePiece } from './targets.ts'

/** A list of cards, each of which lies in its place; the places of the list and of its area count from the stage. */
function FanList(props: {
  readonly place: string
  readonly boxes: ReadonlyArray<Box>
  readonly children: JSX.Element
}) {
  return (
    <ul class="v-hand at" style={placed(around(props.boxes))} data-group data-place={props.place}>
      {props.children}
    </ul>
  )
}

/** Place of a card in its list. */
const inFan = (boxes: ReadonlyArray<Box>, i: number) =>
  placed(within(boxes[i] ?? none, around(boxes)))
const none: Box = { x: 0, y: 0, w: 0, h: 0 }

/** Area of a hand: it is swiped where it is wider than the stage. */
function HandArea(props: {
  readonly label: string
  readonly class?: string
  readonly children: JSX.Element
}) {
  const table = useTable()
  const hand = () => table.layout().hand
  let line: HTMLElement | undefined
  showLit(table, () => line)
  return (
    <section
      ref={(element) => {
        line = element
      }}
      class={`v-hand-pane at ${props.class ?? ''}`}
      classList={classesOf(hand().look)}
      aria-label={props.label}
      style={{ ...placed(hand().area), ...lookOf(hand().look) }}
    >
      {props.children}
    </section>
  )
}

/** Worth of a card that I see, if it were in a seat's village, once a position. */
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
  /** Effect of a tap on a card that is not lit: the other copy is raised, or it takes the place of what is chosen. */
  const otherwise = (i: () => number, piece: Piece) => {
    if (table.selection.chosen().includes(piece)) return () => setTapped(i())
    if (!table.takesPlace(piece)) return
    return () => {
      setTapped(i())
      table.selection.tap(piece)
    }
  }
  const boxes = () => table.layout().hand.hand
  return (
    <HandArea label={boardWords().hand}>
      <Show when={hand().length > 0}>
        <FanList place={`hand:${props.seat}`} boxes={boxes()}>
          {/* By card: a card that leaves the hand leaves the others as they are drawn. */}
          <For each={hand().map(({ card }) => card as VillagerId | BasicId)}>
            {(card, i) => {
              const isKnown = () => hand()[i()]?.seen === 'all'
              const now = createWorth(
                () => props.seat,
                () => card,
              )
              return (
                <li class="v-held at" style={inFan(boxes(), i())}>
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
        </FanList>
      </Show>
      <Show when={table.props.pane !== null && table.layout().hand.empty}>
        {(box) => (
          <p class="v-hand-empty at" style={placed(box())}>
            <span class="v-tag" data-words>
              {boardWords().handEmpty}
            </span>
          </p>
        )}
      </Show>
      <Square seat={props.seat} />
    </HandArea>
  )
}

/** The villagers drafted this round, open to all (V4.7). */
export function Square(props: { readonly seat: Seat }) {
  const table = useTable()
  const of = createMemo(() => seatOf(table.props.state, props.seat))
  const square = () => of().square
  const boxes = () => table.layout().hand.square
  return (
    <Show when={square().length > 0}>
      <div class="v-square">
        <b class="at" style={placed(table.layout().hand.title ?? none)} data-words>
          {table.boardWords().square}
        </b>
        <FanList place={`square:${props.seat}`} boxes={boxes()}>
          <Index each={square()}>
            {(card, i) => {
              const now = createWorth(() => props.seat, card)
              return (
                <li class="v-held at" style={inFan(boxes(), i)}>
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
        </FanList>
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
  const boxes = () => table.layout().hand.hand
  return (
    <HandArea class="v-other-hand" label={table.boardWords().handCards(hand().length)}>
      <Show when={hand().length > 0}>
        <FanList place={`hand:${props.seat}`} boxes={boxes()}>
          <Index each={hand()}>
            {(held, i) => {
              const face = () => (isHidden(held().card) ? null : (held().card as CardId))
              const now = createWorth(() => props.seat, face)
              return (
                <li class="v-held at" style={inFan(boxes(), i)}>
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
        </FanList>
      </Show>
      <Square seat={props.seat} />
    </HandArea>
  )
}
