import { createSignal, For, Index, onCleanup, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type Foundation,
  needOf,
  resources,
  type TownId,
  townCard,
} from '../../../../worker/games/town-builder/index.ts'
import { CardPicture } from './CardFace.tsx'
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

/** A foundation: its building printed in blue, the symbols it needs, and the cards under it. */
function Plan(props: {
  readonly foundation: Foundation
  readonly first: boolean
  /** Too little is seen of it for its name, while the next one covers it. */
  readonly packed: boolean
}) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const of = () => townCard(props.foundation.card)
  const need = () => needOf(props.foundation)
  /** What a card under it counts as, in the assignment that is shown. */
  const countsAs = (card: TownId) => need().symbols.find(({ by }) => by === card)?.symbol ?? 'stone'
  return (
    <li class="tb-site" classList={{ 'tb-packed': props.packed }}>
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
      <Covers foundation={props.foundation} />
      <ul class="tb-under" data-place={`under:${props.foundation.card}`} data-group>
        <For each={props.foundation.under}>
          {(card) => (
            <li>
              <PieceButton
                at={cardPiece(card)}
                label={boardWords().liesUnder(
                  boardWords().cards[props.foundation.card].name,
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
    </li>
  )
}

/** The place where a new foundation goes. */
function Plot(props: { readonly above: boolean }) {
  const boardWords = useTable().boardWords
  return (
    <li class="tb-site" classList={{ 'tb-above': props.above }}>
      <PieceButton at={sitePiece} label={boardWords().site} class="tb-plot">
        <span data-words aria-hidden="true">
          <b>+</b> {boardWords().asFoundation}
        </span>
      </PieceButton>
    </li>
  )
}

/** So many houses leave no room for a free plot beside the foundations. */
export const manyHouses = 6

/** How many foundations wide the blueprints may be beside so many houses; more of them overlap. */
export function roomFor(houses: number): number {
  if (houses < 2) return 5
  if (houses < 3) return 4.2
  if (houses < 4) return 3.6
  return houses < manyHouses ? 2.9 : 2.45
}

/** How many letters of a name stay together at least, the hyphen included. */
const longestPart = (name: string): number =>
  Math.max(
    ...breakable(name)
      .split(/(?<=\u00ad)|[ -]/u)
      .map((part) => part.length),
  )

/** How wide a foundation must be seen for so many letters beside its sign, in pixels; `plan`: how wide it is. */
function roomForName(letters: number, plan: number): number {
  const size = Math.max(12, 0.08 * plan)
  return letters * 0.58 * size + Math.max(12, 0.1 * plan) + 0.09 * plan
}

/** The blueprints of a seat, and the place where a new one goes. */
export function Foundations(props: { readonly seat: Seat }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const foundations = () => table.props.state.districts[props.seat]?.foundations ?? []
  const mine = () => props.seat === table.props.you
  const free = () => mine() && table.selection.isLit(sitePiece)
  /** The free plot lies above the foundations: beside them it would cover houses. */
  const isAbove = () => table.props.pane === null && houses() >= manyHouses
  /** Beside the foundations its room is kept free all the time, so that no foundation moves when a card is chosen. */
  const keepsPlot = () => (table.props.pane === null ? mine() && !isAbove() : free())
  const count = () => foundations().length + (keepsPlot() ? 1 : 0)
  const houses = () => table.props.state.districts[props.seat]?.buildings.length ?? 0
  const room = () => (table.props.pane === null ? roomFor(houses()) : 3)
  /** How much of a foundation is seen that the next one covers. */
  const seen = () => Math.min(1, (room() - 1) / Math.max(1, count() - 1))
  const [wide, setWide] = createSignal(0)
  /** Too little is seen of a covered foundation to read the longest part of its name. */
  const isPacked = ({ card }: Foundation) =>
    seen() < 1 && seen() * wide() < roomForName(longestPart(boardWords().cards[card].name), wide())
  return (
    <section
      ref={(element) => {
        const watch = new ResizeObserver(() =>
          setWide(element.querySelector<HTMLElement>('.tb-site')?.offsetWidth ?? 0),
        )
        watch.observe(element)
        onCleanup(() => watch.disconnect())
      }}
      class="tb-plans"
      classList={{ 'tb-many': count() > 2 }}
      style={{ '--count': `${count()}`, '--seen': `${Math.round(seen() * 97) / 100}` }}
      aria-label={boardWords().foundations}
    >
      <ul data-group>
        <Show when={free() && table.props.pane === null}>
          <Plot above={isAbove()} />
        </Show>
        <Index each={foundations()}>
          {(foundation, i) => (
            <Plan foundation={foundation()} first={i === 0} packed={isPacked(foundation())} />
          )}
        </Index>
        <Show when={free() && table.props.pane !== null}>
          <Plot above={false} />
        </Show>
      </ul>
    </section>
  )
}
