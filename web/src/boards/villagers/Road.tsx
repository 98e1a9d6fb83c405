import { createMemo, For, Index, Show } from 'solid-js'
import { isHidden } from '../../../../worker/games/kernel/index.ts'
import { type CardId, marketColumns } from '../../../../worker/games/villagers/components/index.ts'
import {
  countess,
  type FaceDown,
  type MarketDay,
  marketDays,
  type State,
} from '../../../../worker/games/villagers/state.ts'
import { Part } from '../../parts/Part.tsx'
import { placed } from '../../stage/layout.ts'
import type { Piece } from '../../stage/taps.ts'
import { locale } from '../../words/index.ts'
import { sameWorth, suitOnBack, worthOnceBuilt } from './facts.ts'
import { Coin } from './glyphs.tsx'
import { labelOf, labelOfBack } from './labels.ts'
import { classesOf, lookOf } from './look.ts'
import { BackOfStamp, Stamp } from './Stamp.tsx'
import { Mark } from './sprite.tsx'
import { showLit } from './swiped.ts'
import { PieceButton, useTable } from './table.ts'
import { discardPiece, reservePiece, roadPiece, stackPiece } from './targets.ts'

/** Gold lying on a card. */
export const Lying = (props: { readonly coins: number }) => (
  <Show when={props.coins > 0}>
    <span class="v-lying" aria-hidden="true">
      <Coin metal="gold" value={props.coins} />
    </span>
  </Show>
)

/** A face-down pile: its top card as I see it, and how many there are. */
function FaceDownPile(props: {
  readonly at: Piece
  readonly label: string
  readonly pile: ReadonlyArray<FaceDown>
  readonly first?: boolean
}) {
  const table = useTable()
  const top = () => props.pile[0]?.card
  /** Known to me, although it lies face down. */
  const known = () => {
    const card = top()
    return card && !isHidden(card) ? (card as CardId) : null
  }
  const label = () => {
    const card = top()
    if (!card) return `${props.label}, ${table.boardWords().empty}`
    const face = known()
    const seen = face
      ? `. ${table.boardWords().seenByYou} ${labelOf(table.boardWords(), face, worthOnceBuilt(table.props.plain, table.props.you, face))}`
      : ''
    return `${props.label}. ${labelOfBack(table.boardWords(), card)}${seen}`
  }
  return (
    <Show
      when={top()}
      fallback={
        <PieceButton at={props.at} label={label()} class="v-hole" first={props.first ?? false}>
          <span class="v-empty" aria-hidden="true" />
        </PieceButton>
      }
    >
      {(card) => (
        <PieceButton
          at={props.at}
          label={label()}
          subject={{ kind: 'card', card: card() }}
          class="v-pile-back"
          first={props.first ?? false}
        >
          <BackOfStamp card={card()} />
          <span
            class={`v-count v-count-${suitOnBack(card()) ? 'suit' : 'bare'} s-${suitOnBack(card()) ?? 'none'}`}
            aria-hidden="true"
          >
            <Show when={suitOnBack(card())}>{(suit) => <Mark suit={suit()} />}</Show>
            {props.pile.length}
          </span>
          <Show when={known()}>
            {(face) => (
              <span class="v-known" lang={table.props.language} aria-hidden="true">
                <span class="v-known-name">{table.boardWords().names[face()]}</span>
              </span>
            )}
          </Show>
        </PieceButton>
      )}
    </Show>
  )
}

/** A market card at its stack; once its day has come, it says so. */
function MarketCard(props: { readonly day: MarketDay }) {
  const table = useTable()
  const state = () => table.props.state.markets[props.day]
  return (
    <PieceButton
      at={`market:${props.day}`}
      label={`${table.boardWords().market[props.day]}. ${table.boardWords().marketState[props.day][state()]}`}
      subject={{ kind: 'market', day: props.day }}
      class={`v-market v-${state()}`}
    >
      <span aria-hidden="true" data-words>
        {table.boardWords()[state() === 'triggered' ? 'marketDue' : 'marketShort'][props.day]}
      </span>
    </PieceButton>
  )
}

/** The day of the market that is told at a stack; `null`: none is, or it was held. */
const marketAt = ({ markets }: State, column: number): MarketDay | null =>
  marketDays.find((one) => marketColumns[one] === column && markets[one] !== 'held') ?? null

/** The days of the market, each beside its stack. */
function Markets() {
  const table = useTable()
  const days = () => marketDays.filter((day) => table.props.state.markets[day] !== 'held')
  return (
    <For each={days()}>
      {(day, i) => (
        <Show when={table.layout().road?.markets[i()]}>
          {(box) => (
            <div class="v-market-place at" style={placed(box())}>
              <MarketCard day={day} />
            </div>
          )}
        </Show>
      )}
    </For>
  )
}

/** A stack of the Road: behind its open card, or beside the others. */
function Stack(props: { readonly column: number }) {
  const table = useTable()
  const stack = () => table.pile(props.column)
  /** If there is no room for a tag, a mark on the stack tells of its market. */
  const day = () =>
    table.layout().road?.markets.length === 0 ? marketAt(table.props.state, props.column) : null
  const label = () => {
    const { market, marketState } = table.boardWords()
    const said = table.boardWords().stack(props.column + 1, stack().length)
    const told = day()
    return told
      ? `${said}. ${market[told]}. ${marketState[told][table.props.state.markets[told]]}`
      : said
  }
  return (
    <li
      class="v-stack at"
      classList={{ 'v-bare': !table.props.state.road[props.column] }}
      style={placed(table.layout().road?.stacks[props.column])}
      data-place={stackPiece(props.column)}
    >
      <FaceDownPile
        at={stackPiece(props.column)}
        label={label()}
        pile={stack()}
        first={props.column === 0}
      />
      <Show when={day()}>
        {(told) => (
          <span
            class={`v-market-mark v-${table.props.state.markets[told()]}`}
            aria-hidden="true"
            data-words
          >
            {told() === 'first' ? '1.' : '2.'}
          </span>
        )}
      </Show>
    </li>
  )
}

/** An open villager of the Road, or its empty place. */
function Slot(props: { readonly column: number }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const slot = () => table.props.state.road[props.column] ?? null
  /** Seat to whose village a villager of the Road would go: that is where its silver counts. */
  const taker = () =>
    table.props.plain.agenda.at(-1)?.task === 'give' ? countess : table.props.you
  /** If only the stack is asked for, the open card that covers most of it is a part of it. */
  const tapStack = () => {
    const behind = stackPiece(props.column)
    return table.selection.isLit(behind) ? () => table.selection.tap(behind) : undefined
  }
  const worth = createMemo(
    () => {
      const open = slot()
      return open ? worthOnceBuilt(table.props.plain, taker(), open.card) : { silver: 0, bronze: 0 }
    },
    undefined,
    { equals: sameWorth },
  )
  return (
    <li
      class="v-slot at"
      style={placed(table.layout().road?.cards[props.column])}
      data-place={roadPiece(props.column)}
    >
      <Show
        when={slot()}
        fallback={
          <span class="v-empty" role="img" aria-label={boardWords().emptySlot(props.column + 1)} />
        }
      >
        {(card) => (
          <PieceButton
            at={roadPiece(props.column)}
            label={`${labelOf(boardWords(), card().card, { coins: card().coins, ...worth() })}, ${boardWords().column(props.column + 1)}`}
            subject={{ kind: 'card', card: card().card, coins: card().coins }}
            otherwise={tapStack()}
          >
            <Stamp card={card().card} silver={worth().silver} bronze={worth().bronze} />
            <Lying coins={card().coins} />
          </PieceButton>
        )}
      </Show>
    </li>
  )
}

/** The Road: the Reserve, six stacks with their open villagers, and the days of the market. */
export function Road() {
  const table = useTable()
  const reserve = () => table.pile(null)
  const places = () => table.layout().road
  const look = () => places()?.look
  let line: HTMLOListElement | undefined
  showLit(table, () => line)
  return (
    <section
      class={`v-road-pane v-piles-${places()?.piles}`}
      aria-label={table.boardWords().road}
      style={((one) => one && lookOf(one))(look())}
    >
      <div class="v-reserve at" style={placed(places()?.reserve)} data-place="reserve" data-group>
        <FaceDownPile
          at={reservePiece}
          label={locale().labelled(
            table.boardWords().reserve,
            table.boardWords().count(reserve().length),
          )}
          pile={reserve()}
          first
        />
      </div>
      <ol class="v-stacks" data-group>
        <Index each={table.props.state.road}>{(_, column) => <Stack column={column} />}</Index>
      </ol>
      <ol
        ref={(element) => {
          line = element
        }}
        class="v-road at"
        classList={((one) => one && classesOf(one))(look()) ?? {}}
        style={placed(places()?.area)}
        data-group
      >
        <Index each={table.props.state.road}>
          {(_, column) => (
            <Part>
              <Slot column={column} />
            </Part>
          )}
        </Index>
      </ol>
      <Markets />
      <Show when={places()?.beyond}>
        {(box) => (
          <span
            class="v-beyond at"
            style={placed(box())}
            data-place={discardPiece}
            aria-hidden="true"
          />
        )}
      </Show>
    </section>
  )
}
