import { createMemo, For, Index, Show } from 'solid-js'
import { isHidden } from '../../../../worker/games/kernel/index.ts'
import {
  basicIds,
  type CardId,
  cards,
  marketColumns,
} from '../../../../worker/games/villagers/components/index.ts'
import {
  countess,
  type FaceDown,
  type MarketDay,
  marketDays,
} from '../../../../worker/games/villagers/state.ts'
import { Part } from '../../parts/Part.tsx'
import type { Piece } from '../../stage/taps.ts'
import { locale } from '../../words/index.ts'
import { sameWorth, worthOnceBuilt } from './facts.ts'
import { Coin } from './glyphs.tsx'
import { labelOf, labelOfBack } from './labels.ts'
import { BackOfStamp, Stamp } from './Stamp.tsx'
import { Mark } from './sprite.tsx'
import { Hint } from './Tags.tsx'
import { PieceButton, useTable } from './table.ts'
import { basicPiece, discardPiece, reservePiece, roadPiece, stackPiece } from './targets.ts'
import { breakable } from './words.ts'

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
          <span class="v-count" aria-hidden="true">
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
    <Show when={state() !== 'held'}>
      <PieceButton
        at={`market:${props.day}`}
        label={`${table.boardWords().market[props.day]}. ${table.boardWords().marketState[props.day][state()]}`}
        subject={{ kind: 'market', day: props.day }}
        class={`v-market v-${state()}`}
      >
        <span aria-hidden="true">
          {table.boardWords()[state() === 'triggered' ? 'marketDue' : 'marketShort'][props.day]}
        </span>
      </PieceButton>
    </Show>
  )
}

/** The basic villagers as a list: they have no symbols to be seen. */
function Starters() {
  const table = useTable()
  const state = () => table.props.state
  /** On a phone the hint for what is chosen lies over them, so that nothing moves. */
  const hint = () => (table.props.pane === 'road' && !table.hintStays() ? table.hint() : null)
  return (
    <div class="v-starters">
      <Show when={hint()}>{(said) => <Hint>{said()}</Hint>}</Show>
      <b data-words>{table.boardWords().basics}</b>
      <ul data-group>
        <For each={basicIds}>
          {(basic, i) => (
            <li data-place={basicPiece(basic)}>
              <PieceButton
                at={basicPiece(basic)}
                label={`${labelOf(table.boardWords(), basic)}, ${table.boardWords().left(state().basics[basic])}`}
                subject={{ kind: 'card', card: basic }}
                first={i() === 0}
                class={`v-starter s-${cards[basic].suit}`}
              >
                <span aria-hidden="true" data-words>
                  <Mark suit={cards[basic].suit} />
                  <span lang={table.props.language}>
                    {breakable(table.boardWords().names[basic])}
                  </span>
                  <i>{state().basics[basic]}</i>
                </span>
              </PieceButton>
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}

/** A column of the Road: the open villager, and the stack behind it. */
function Column(props: { readonly column: number }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const slot = () => table.props.state.road[props.column] ?? null
  const stack = () => table.pile(props.column)
  /** Whose village a villager of the Road would go to: that is where its silver counts. */
  const taker = () =>
    table.props.plain.agenda.at(-1)?.task === 'give' ? countess : table.props.you
  const day = () => marketDays.find((one) => marketColumns[one] === props.column)
  /** Where only the stack is asked for, the open card that covers most of it is a part of it. */
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
    <li class="v-column" classList={{ 'v-bare': !slot() }}>
      <div class="v-stack" data-place={stackPiece(props.column)}>
        <FaceDownPile
          at={stackPiece(props.column)}
          label={boardWords().stack(props.column + 1, stack().length)}
          pile={stack()}
          first={props.column === 0}
        />
      </div>
      <div class="v-slot" data-place={roadPiece(props.column)}>
        <Show
          when={slot()}
          fallback={
            <span
              class="v-empty"
              role="img"
              aria-label={boardWords().emptySlot(props.column + 1)}
            />
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
      </div>
      <Show when={day()}>{(market) => <MarketCard day={market()} />}</Show>
    </li>
  )
}

/** The Road: the Reserve, six stacks with their open villagers, and the basic villagers. */
export function Road() {
  const table = useTable()
  const reserve = () => table.pile(null)
  return (
    <section class="v-road-pane" aria-label={table.boardWords().road}>
      <div class="v-reserve" data-place="reserve" data-group>
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
      <ol class="v-road" data-group>
        <Index each={table.props.state.road}>
          {(_, column) => (
            <Part>
              <Column column={column} />
            </Part>
          )}
        </Index>
      </ol>
      <Part>
        <Starters />
      </Part>
      <Show when={table.props.pane}>
        <span class="v-beyond" data-place={discardPiece} aria-hidden="true" />
      </Show>
    </section>
  )
}
