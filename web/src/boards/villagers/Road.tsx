import { createSignal, For, Index, Show } from 'solid-js'
import { isHidden } from '../../../../worker/games/kernel/index.ts'
import {
  basicIds,
  type CardId,
  marketColumns,
} from '../../../../worker/games/villagers/components/index.ts'
import { possibleHidden } from '../../../../worker/games/villagers/redact.ts'
import {
  countess,
  type FaceDown,
  type MarketDay,
  marketDays,
} from '../../../../worker/games/villagers/state.ts'
import { worthOnceBuilt } from './facts.ts'
import { Coin } from './glyphs.tsx'
import { labelOf, labelOfBack } from './labels.ts'
import { PieceButton } from './PieceButton.tsx'
import { BackOfStamp, Stamp } from './Stamp.tsx'
import { useTable } from './table.ts'
import {
  basicPiece,
  discardPiece,
  type Piece,
  reservePiece,
  roadPiece,
  stackPiece,
} from './targets.ts'
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
    if (!card) return `${props.label}, ${table.say().empty}`
    const face = known()
    const seen = face
      ? `. ${table.say().seenByYou} ${labelOf(table.say(), face, worthOnceBuilt(table.props.state, table.props.you, face))}`
      : ''
    return `${props.label}. ${labelOfBack(table.say(), card)}${seen}`
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
                {breakable(table.say().names[face()])}
              </span>
            )}
          </Show>
        </PieceButton>
      )}
    </Show>
  )
}

/** A market card under its stack; turned once its day has come. */
function MarketCard(props: { readonly day: MarketDay }) {
  const table = useTable()
  const state = () => table.props.state.markets[props.day]
  return (
    <Show when={state() !== 'held'}>
      <PieceButton
        at={`market:${props.day}`}
        label={`${table.say().market[props.day]}. ${table.say().marketState[props.day][state()]}`}
        subject={{ kind: 'market', day: props.day }}
        class={`v-market v-${state()}`}
      >
        <span aria-hidden="true">{table.say().marketShort[props.day]}</span>
      </PieceButton>
    </Show>
  )
}

/** The Road: six stacks and six open villagers, the piles beside them, and the basic villagers. */
export function Road() {
  const table = useTable()
  const state = () => table.props.state
  const say = () => table.say()
  const [open, setOpen] = createSignal<'discard' | 'possible' | null>(null)
  const toggle = (list: 'discard' | 'possible') => setOpen(open() === list ? null : list)
  /** Whose village a villager of the Road would go to: that is where its silver counts. */
  const taker = () => (state().agenda.at(-1)?.task === 'give' ? countess : table.props.you)
  const dayOf = (column: number) => marketDays.find((day) => marketColumns[day] === column)
  /** The discard pile as a list: most recent first. */
  const discarded = () => state().discard.toReversed()

  return (
    <section class="b-sheet v-road-sheet" aria-labelledby="v-road">
      <h2 id="v-road" class="b-heading">
        {say().road}
      </h2>
      <div class="v-counter">
        <ol class="v-road" data-group>
          <Index each={state().road}>
            {(slot, column) => (
              <li class="v-column">
                <div class="v-stack" data-place={stackPiece(column)}>
                  <Show when={dayOf(column)}>{(day) => <MarketCard day={day()} />}</Show>
                  <FaceDownPile
                    at={stackPiece(column)}
                    label={say().stack(column + 1, state().stacks[column]?.length ?? 0)}
                    pile={state().stacks[column] ?? []}
                    first={column === 0}
                  />
                </div>
                <div class="v-slot" data-place={roadPiece(column)}>
                  <Show
                    when={slot()}
                    fallback={
                      <span class="v-empty" role="img" aria-label={say().emptySlot(column + 1)} />
                    }
                  >
                    {(card) => (
                      <PieceButton
                        at={roadPiece(column)}
                        label={`${labelOf(say(), card().card, { coins: card().coins, ...worthOnceBuilt(state(), taker(), card().card) })}, ${say().column(column + 1)}`}
                        subject={{ kind: 'card', card: card().card, coins: card().coins }}
                      >
                        <Stamp
                          card={card().card}
                          {...worthOnceBuilt(state(), taker(), card().card)}
                        />
                        <Lying coins={card().coins} />
                      </PieceButton>
                    )}
                  </Show>
                </div>
              </li>
            )}
          </Index>
        </ol>
        <div class="v-sides">
          <div class="v-side" data-place="reserve" data-group>
            <span class="v-caption" aria-hidden="true">
              {say().reserve}
            </span>
            <FaceDownPile
              at={reservePiece}
              label={`${say().reserve}: ${say().count(state().reserve.length)}`}
              pile={state().reserve}
              first
            />
          </div>
          <div class="v-side">
            <h3 class="v-caption">{say().basics}</h3>
            <ul class="v-side-row" data-group>
              <Index each={basicIds}>
                {(basic, i) => (
                  <li data-place={basicPiece(basic())}>
                    <PieceButton
                      at={basicPiece(basic())}
                      label={`${labelOf(say(), basic())}, ${say().left(state().basics[basic()])}`}
                      subject={{ kind: 'card', card: basic() }}
                      first={i === 0}
                    >
                      <Stamp card={basic()} />
                      <span class="v-count" aria-hidden="true">
                        {state().basics[basic()]}
                      </span>
                    </PieceButton>
                  </li>
                )}
              </Index>
            </ul>
          </div>
        </div>
      </div>
      <div class="v-lists" data-place="discard">
        <Show when={table.isLit(discardPiece)}>
          <PieceButton at={discardPiece} label={say().discard} class="v-plain">
            <span aria-hidden="true">{say().discard}</span>
          </PieceButton>
        </Show>
        <button
          type="button"
          class="b-quiet-button"
          aria-expanded={open() === 'discard'}
          aria-controls="v-cards-list"
          onClick={() => toggle('discard')}
        >
          <b aria-hidden="true">×</b> {say().discard} ({state().discard.length})
        </button>
        <button
          type="button"
          class="b-quiet-button"
          aria-expanded={open() === 'possible'}
          aria-controls="v-cards-list"
          onClick={() => toggle('possible')}
        >
          <b aria-hidden="true">?</b> {say().possible}
        </button>
      </div>
      <div id="v-cards-list" hidden={open() === null}>
        <Show when={open()}>
          {(list) => (
            <>
              <Show when={list() === 'possible'}>
                <p class="v-note">{say().possibleHelp}</p>
              </Show>
              <CardList
                cards={
                  list() === 'discard'
                    ? discarded().map((card) => ({ card, count: 1 }))
                    : possibleHidden(state())
                }
              />
            </>
          )}
        </Show>
      </div>
    </section>
  )
}

/** Villagers with a number of copies, to be read. */
function CardList(props: { readonly cards: ReadonlyArray<{ card: CardId; count: number }> }) {
  const table = useTable()
  return (
    <Show when={props.cards.length > 0} fallback={<p class="v-note">{table.say().nothing}</p>}>
      <ul class="v-card-list" data-group>
        <For each={props.cards}>
          {({ card, count }, i) => (
            <li>
              <PieceButton
                at={`list:${i()}`}
                label={`${labelOf(table.say(), card)}, ${table.say().count(count)}`}
                subject={{ kind: 'card', card }}
                first={i() === 0}
              >
                <Stamp card={card} />
                <Show when={count > 1}>
                  <span class="v-count" aria-hidden="true">
                    {count}×
                  </span>
                </Show>
              </PieceButton>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}
