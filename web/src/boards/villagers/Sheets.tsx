import { For, Index, type JSX, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { bronzeValue } from '../../../../worker/games/villagers/bronze.ts'
import { type CardId, cards } from '../../../../worker/games/villagers/components/index.ts'
import { marketYield } from '../../../../worker/games/villagers/markets.ts'
import { possibleHidden } from '../../../../worker/games/villagers/redact.ts'
import type { MarketDay, Spot } from '../../../../worker/games/villagers/state.ts'
import { printedGold } from '../../../../worker/games/villagers/symbols.ts'
import { seatOf, standing, tops } from '../../../../worker/games/villagers/village.ts'
import { placed } from '../../stage/layout.ts'
import { basisOf, worth } from './facts.ts'
import { labelOf } from './labels.ts'
import { cardLook } from './layout-parts.ts'
import { lookOf } from './look.ts'
import type { LineLook } from './places.ts'
import { CoveredHead, Stamp, Strip } from './Stamp.tsx'
import { PieceButton, type SheetId, useTable } from './table.ts'
import { spotPiece } from './targets.ts'

/** A card on a sheet is so wide at least, in pixels. */
const leastRead = 100

/** A line on a sheet has room for all. */
const wholeLine: LineLook = {
  mark: true,
  lock: true,
  key: true,
  signs: true,
  coins: true,
  letters: 15,
}

/** A sheet of paper over the village, with a heading and a way to put it away. */
export function Sheet(props: {
  readonly heading: string
  readonly children: JSX.Element
  readonly onClose?: () => void
}) {
  const table = useTable()
  return (
    <section
      class="v-sheet at"
      style={{
        ...placed(table.layout().sheet),
        // A card to be read is as large as on the stage, and as its name needs.
        ...lookOf(cardLook(Math.max(leastRead, table.layout().hand.look.w), [])),
      }}
      aria-label={props.heading}
      data-words
    >
      <header>
        <h2>{props.heading}</h2>
        <Show when={props.onClose}>
          {(close) => (
            <button type="button" class="b-quiet-button" onClick={() => close()()}>
              {table.boardWords().close}
            </button>
          )}
        </Show>
      </header>
      <div class="v-sheet-body">{props.children}</div>
    </section>
  )
}

/** Villagers with a number of copies, to be read. */
function CardList(props: { readonly cards: ReadonlyArray<{ card: CardId; count: number }> }) {
  const table = useTable()
  return (
    <Show
      when={props.cards.length > 0}
      fallback={<p class="v-note">{table.boardWords().nothing}</p>}
    >
      <ul class="v-card-list" data-group>
        <For each={props.cards}>
          {({ card, count }, i) => (
            <li class="v-card">
              <PieceButton
                at={`list:${i()}`}
                label={`${labelOf(table.boardWords(), card)}, ${table.boardWords().count(count)}`}
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

/** Yield that a market would bring a village now, card by card (V12.7). */
function Forecast(props: { readonly seat: Seat; readonly day: MarketDay }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const brings = () => marketYield(table.props.state, props.seat, props.day)
  return (
    <Show
      when={brings().rows.length > 0}
      fallback={<p class="v-note">{boardWords().nothingYet}</p>}
    >
      <table>
        <caption class="quiet">{boardWords().forecastNow}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{boardWords().printedGold}</th>
            <Show when={props.day === 'second'}>
              <th scope="col">{boardWords().silver}</th>
            </Show>
            <th scope="col">{boardWords().coins}</th>
          </tr>
        </thead>
        <tbody>
          <For each={brings().rows}>
            {(row) => (
              <tr>
                <th scope="row">
                  {boardWords().names[row.card]}
                  <Show when={row.silver > 0}>
                    <small class="v-why">
                      {boardWords().texts[row.card]}
                      <Show when={basisOf(table.props.state, props.seat, row.card)}>
                        {(basis) => (
                          <>{` ${boardWords().basis(basis().count, basis().per, basis().gold)}`}</>
                        )}
                      </Show>
                    </small>
                  </Show>
                </th>
                <td>{row.gold || ''}</td>
                <Show when={props.day === 'second'}>
                  <td>{row.silver || ''}</td>
                </Show>
                <td>{row.coins || ''}</td>
              </tr>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{boardWords().total}</th>
            <td>{brings().gold}</td>
            <Show when={props.day === 'second'}>
              <td>{brings().silver}</td>
            </Show>
            <td>{brings().coins}</td>
          </tr>
        </tfoot>
      </table>
    </Show>
  )
}

/** Bronze symbol that would pay a village now, and what the others are worth (V6.31). */
function BronzeForecast(props: { readonly seat: Seat }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const state = () => table.props.state
  const cardsWithBronze = () =>
    tops(seatOf(state(), props.seat).village)
      .map(({ placed }) => placed.card)
      .filter((card) => cards[card].bronze)
  return (
    <>
      <table>
        <tbody>
          <For each={cardsWithBronze()}>
            {(card) => (
              <tr>
                <th scope="row">
                  {boardWords().names[card]}
                  <small class="v-why">{boardWords().texts[card]}</small>
                </th>
                <td>{bronzeValue(state(), props.seat, card)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <p class="v-note">{boardWords().bronzeBest}</p>
    </>
  )
}

/** Piles card by card, each a line to be tapped by a finger. */
function PileList(props: { readonly seat: Seat; readonly piles: ReadonlyArray<number> }) {
  const table = useTable()
  const of = () => seatOf(table.props.state, props.seat)
  const all = () => standing(of().village).filter(({ pile }) => props.piles.includes(pile))
  const isTop = ({ pile, branch, level }: Spot) => {
    const { branches = [] } = of().village[pile] ?? {}
    return level === 0 ? branches.length === 0 : branches[branch]?.length === level
  }
  return (
    <ul class="v-pile-list" data-group>
      <Index each={all()}>
        {(one, i) => {
          const card = () => one().placed.card
          const shown = () => ({
            side: of().founders,
            ...worth(table.props.state, props.seat, card()),
            gold: printedGold(of(), card()),
          })
          return (
            <li class="v-line">
              <PieceButton
                at={spotPiece(props.seat, one().pile, one().branch, one().level)}
                label={labelOf(table.boardWords(), card(), { ...shown(), covered: !isTop(one()) })}
                subject={{
                  kind: 'card',
                  card: card(),
                  coins: one().placed.coins,
                  lies: { seat: props.seat, spot: one(), covered: !isTop(one()) },
                }}
                first={i === 0}
              >
                <Show when={isTop(one())} fallback={<CoveredHead card={card()} look={wholeLine} />}>
                  <Strip card={card()} look={wholeLine} {...shown()} />
                </Show>
              </PieceButton>
            </li>
          )
        }}
      </Index>
    </ul>
  )
}

/** The sheet that is open. */
export function OpenSheet(props: { readonly sheet: SheetId; readonly seat: Seat }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const heading = () => {
    if (props.sheet === 'discard' || props.sheet === 'possible') return boardWords()[props.sheet]
    if (props.sheet === 'bronze') return boardWords().bronze
    if (props.sheet.startsWith('piles-')) return boardWords().pile
    return boardWords().market[props.sheet === 'market-first' ? 'first' : 'second']
  }
  return (
    <Sheet heading={heading()} onClose={() => table.openSheet(null)}>
      {props.sheet === 'discard' ? (
        // Most recent first.
        <CardList
          cards={table.props.state.discard.toReversed().map((card) => ({ card, count: 1 }))}
        />
      ) : props.sheet === 'possible' ? (
        <>
          <p class="v-note">{boardWords().possibleHelp}</p>
          <CardList cards={possibleHidden(table.props.state)} />
        </>
      ) : props.sheet.startsWith('piles-') ? (
        <PileList seat={props.seat} piles={props.sheet.slice(6).split('-').map(Number)} />
      ) : props.sheet === 'bronze' ? (
        <BronzeForecast seat={props.seat} />
      ) : (
        <Forecast seat={props.seat} day={props.sheet === 'market-first' ? 'first' : 'second'} />
      )}
    </Sheet>
  )
}
