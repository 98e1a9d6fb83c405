import { createMemo, For, Index, Show } from 'solid-js'
import { type JudgeId, setUp, type TownId } from '../../../../worker/games/town-builder/index.ts'
import { roundsToCome } from '../../../../worker/games/town-builder/standings.ts'
import { protectedBy } from '../../../../worker/games/town-builder/zones.ts'
import { around, placed, within } from '../../stage/layout.ts'
import { CardFace, lookOf } from './CardFace.tsx'
import { finishes } from './facts.ts'
import { Glyph } from './glyphs.tsx'
import { labelOfCard } from './labels.ts'
import { PieceButton, useTable } from './table.ts'
import { cardPiece } from './targets.ts'

/** A card of the row, the discard pile or the revealed ones. */
export function CardButton(props: {
  readonly card: TownId
  readonly first: boolean
  readonly printed: boolean
}) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const keeper = createMemo(() => protectedBy(table.props.plain, props.card))
  /** I can take it now. */
  const isFree = () => table.props.moves.some((move) => 'card' in move && move.card === props.card)
  const done = createMemo(() => {
    const { plain, you } = table.props
    return you === null || props.printed || !isFree() ? [] : finishes(plain, you, props.card)
  })
  const names = () => boardWords().and(done().map((card) => boardWords().cards[card].name))
  const label = () => {
    const kept = keeper()
    return [
      labelOfCard(boardWords(), table.props.plain, props.card),
      kept === null ? '' : boardWords().protectedFor(table.props.names(kept)),
      done().length > 0 ? boardWords().wouldFinish(names()) : '',
    ]
  }
  return (
    <PieceButton
      at={cardPiece(props.card)}
      label={label().filter(Boolean).join('. ')}
      subject={{ kind: 'card', card: props.card }}
      first={props.first}
      class="tb-stamp"
    >
      <CardFace card={props.card} printed={props.printed} />
      <Show when={done().length > 0}>
        <span
          class="tb-finishes"
          title={boardWords().wouldFinish(names())}
          data-words
          aria-hidden="true"
        >
          <Glyph name="check" />
          {boardWords().finishesShort}
        </span>
      </Show>
      <Show when={keeper() === null ? null : { seat: keeper() }}>
        {(by) => (
          <span
            class="tb-keeper"
            style={{ '--seat': `var(--seat-${by().seat})` }}
            aria-hidden="true"
          >
            <Glyph name="lock" />
          </span>
        )}
      </Show>
    </PieceButton>
  )
}

/** Distance to the end, in words. */
export function useEnd() {
  const table = useTable()
  return () => {
    const { plain } = table.props
    const boardWords = table.boardWords()
    if (table.props.over) return boardWords.over
    const left = roundsToCome(plain)
    if (left?.sure && left.rounds === 0) return boardWords.lastRound
    return left ? boardWords.roundsLeft(left.rounds, left.sure) : boardWords.roundsUnknown
  }
}

/** Deck and discard pile beside the row. */
function Piles() {
  const table = useTable()
  const state = () => table.props.state
  const boardWords = () => table.boardWords()
  const end = useEnd()
  /** The card on top of the deck, where I have looked at it (T9.13). */
  const known = createMemo(() => {
    const top = state().deck.at(-1)
    return top && top in boardWords().cards ? (top as TownId | JudgeId) : null
  })
  const seenTop = () => {
    const card = known()
    return card ? boardWords().seenTop(boardWords().cards[card].name) : ''
  }
  return (
    <div class="tb-piles">
      <div class="at" style={placed(table.layout().row?.deck)}>
        <PieceButton
          at="deck"
          label={`${boardWords().deck(state().deck.length)}. ${end()} ${seenTop()}`}
          subject={{ kind: 'deck' }}
          first
          class="tb-pile tb-deck s-social"
        >
          <span class="tb-pile-face" data-place="deck" data-words aria-hidden="true">
            <b>{state().deck.length}</b>
            <small>
              {known() ? boardWords().cards[known() ?? 'bank'].name : boardWords().deckShort}
            </small>
          </span>
        </PieceButton>
      </div>
      <button
        type="button"
        class="tb-pile tb-discard at"
        style={placed(table.layout().row?.discard)}
        aria-pressed={table.browsed() === 'discard'}
        disabled={state().discard.length === 0}
        title={boardWords().discardHelp}
        onClick={() => table.browse(table.browsed() === 'discard' ? null : 'discard')}
      >
        <span class="quiet">{boardWords().discard(state().discard.length)}</span>
        <span class="tb-pile-face" data-place="discard" data-words aria-hidden="true">
          <b>{state().discard.length}</b>
          <small>{boardWords().discardShort}</small>
        </span>
      </button>
    </div>
  )
}

/**
 * The cards of the row in their places: a card that was taken leaves its place empty, so that no other
 * slides under the pointer, until the row is filled up.
 */
export function createPlaces(row: () => ReadonlyArray<TownId>) {
  return createMemo<ReadonlyArray<TownId>>((before) => {
    const now = row()
    if (now.every((card) => before.includes(card))) return before
    const stay = before.filter((card) => now.includes(card))
    return [...stay, ...now.filter((card) => !stay.includes(card))]
  }, [])
}

/** The card row on the town's square, with the piles; a chosen card is raised. */
export function Row() {
  const table = useTable()
  const row = () => table.props.state.row
  const cards = () => table.layout().row
  const outer = createMemo(() => around(cards()?.places ?? []))
  /** Place of a card of the row. */
  const place = (i: number) => placed(within(cards()?.places[i] ?? outer(), outer()))
  const look = () => cards()?.look
  return (
    <section class="tb-market" aria-label={table.boardWords().row}>
      <ol
        class="tb-row at"
        data-group
        data-place="row"
        style={{ ...placed(outer()), ...lookOf(look()) }}
      >
        <For each={table.places()}>
          {(card, i) => (
            <Show
              when={row().includes(card)}
              fallback={<li class="tb-empty at" style={place(i())} aria-hidden="true" />}
            >
              <li
                class="at"
                classList={{ 'tb-raised': table.chosen() === cardPiece(card) }}
                style={place(i())}
              >
                <CardButton card={card} first={row()[0] === card} printed={false} />
              </li>
            </Show>
          )}
        </For>
        <Index each={Array.from({ length: Math.max(0, setUp.row - table.places().length) })}>
          {(_, i) => (
            <li class="tb-empty at" style={place(table.places().length + i)} aria-hidden="true" />
          )}
        </Index>
      </ol>
      <Piles />
    </section>
  )
}
