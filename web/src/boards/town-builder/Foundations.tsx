import { For, Index, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type Foundation,
  needOf,
  resources,
  type TownId,
  townCard,
} from '../../../../worker/games/town-builder/index.ts'
import { type Box, placed } from '../../stage/layout.ts'
import { CardPicture, lookOf } from './CardFace.tsx'
import { AbilitySign, Glyph, TypeSign } from './glyphs.tsx'
import { labelOfFoundation } from './labels.ts'
import { PieceButton, useTable } from './table.ts'
import { cardPiece, sitePiece, symbolPiece } from './targets.ts'
import { breakable } from './words.ts'

/** The missing symbols of a foundation that may count as covered (T7.69). */
function Covers(props: { readonly foundation: Foundation }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const { card } = props.foundation
  const open = () => resources.filter((symbol) => table.selection.isLit(symbolPiece(card, symbol)))
  return (
    <Show when={open().length > 0}>
      <ul class="tb-covers" data-group>
        <For each={open()}>
          {(symbol) => (
            <li>
              <PieceButton
                at={symbolPiece(card, symbol)}
                label={boardWords().coverSymbol(
                  boardWords().yields[symbol],
                  boardWords().cards[card].name,
                )}
                class="tb-cover"
              >
                <Glyph name={symbol} />
              </PieceButton>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}

/** The cards under a foundation. */
function Under(props: { readonly foundation: Foundation }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const { card: site } = props.foundation
  /** Resource that a card under it counts as, in the assignment that is shown. */
  const countsAs = (card: TownId) =>
    needOf(props.foundation).symbols.find(({ by }) => by === card)?.symbol ?? 'stone'
  return (
    <ul class="tb-under" data-place={`under:${site}`} data-group>
      <For each={props.foundation.under}>
        {(card) => (
          <li>
            <PieceButton
              at={cardPiece(card)}
              label={boardWords().liesUnder(
                boardWords().cards[site].name,
                `${boardWords().yields[countsAs(card)]} (${boardWords().cards[card].name})`,
              )}
              subject={{ kind: 'card', card }}
              class="tb-slip"
            >
              <Glyph name={countsAs(card)} />
            </PieceButton>
          </li>
        )}
      </For>
    </ul>
  )
}

/** A foundation: its building printed in blue, the symbols it needs, and the cards under it. */
function Plan(props: {
  readonly foundation: Foundation
  readonly first: boolean
  readonly place: Box | undefined
}) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const of = () => townCard(props.foundation.card)
  const need = () => needOf(props.foundation)
  return (
    <li class="tb-site at" style={placed(props.place)}>
      <PieceButton
        at={cardPiece(props.foundation.card)}
        label={labelOfFoundation(boardWords(), props.foundation)}
        subject={{ kind: 'card', card: props.foundation.card }}
        first={props.first}
        class="tb-stamp"
      >
        <span class={`tb-card tb-plan s-${of().type}`} aria-hidden="true">
          <svg class="tb-sheet" viewBox="0 0 100 150" preserveAspectRatio="none" aria-hidden="true">
            <use href="#tb-sheet" />
          </svg>
          <span class="tb-head" data-words>
            <TypeSign type={of().type} />
            <span class="tb-name" lang={table.props.language}>
              {breakable(boardWords().cards[props.foundation.card].name)}
            </span>
          </span>
          <CardPicture card={props.foundation.card} plan />
          <Show when={of().ability}>
            {(ability) => (
              <span class="tb-ability">
                <AbilitySign kind={ability().kind} />
              </span>
            )}
          </Show>
          <span class="tb-foot tb-need">
            <Index each={need().symbols}>
              {(slot) => (
                <span class="tb-slot" classList={{ 'tb-filled': slot().by !== null }}>
                  <Glyph name={slot().symbol} />
                </span>
              )}
            </Index>
          </span>
          <b class="tb-points">{of().points}</b>
        </span>
      </PieceButton>
      {/* A phone has a button for each symbol among the answers, and shows what lies there by its filled symbol. */}
      <Show when={table.props.pane === null}>
        <Covers foundation={props.foundation} />
        <Under foundation={props.foundation} />
      </Show>
    </li>
  )
}

/** The place where a new foundation goes. */
function Plot(props: { readonly place: Box }) {
  const boardWords = useTable().boardWords
  return (
    <li class="tb-site at" style={placed(props.place)}>
      <PieceButton at={sitePiece} label={boardWords().site} class="tb-plot">
        <span data-words aria-hidden="true">
          <b>+</b> {boardWords().asFoundation}
        </span>
      </PieceButton>
    </li>
  )
}

/** The blueprints of a seat, and the place where a new one goes. */
export function Foundations(props: { readonly seat: Seat }) {
  const table = useTable()
  const foundations = () => table.props.state.districts[props.seat]?.foundations ?? []
  const plans = () => table.layout().plans
  /** Its room is kept free all the time, so that no foundation moves when a card is chosen. */
  const plot = () => (table.selection.isLit(sitePiece) ? plans()?.plot : null)
  return (
    <section
      class="tb-plans"
      aria-label={table.boardWords().foundations}
      data-place={table.props.pane === 'row' ? `seat:${props.seat}` : undefined}
    >
      <ul data-group style={lookOf(plans()?.look)}>
        <Show when={plot()}>{(place) => <Plot place={place()} />}</Show>
        <Index each={foundations()}>
          {(foundation, i) => (
            <Plan foundation={foundation()} first={i === 0} place={plans()?.places[i]} />
          )}
        </Index>
      </ul>
    </section>
  )
}
