import { createSignal, For, Index, type JSX, Show } from 'solid-js'
import { isHidden, type Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type BasicId,
  type Card,
  type CardId,
  cards,
} from '../../../../worker/games/villagers/components/index.ts'
import { bestBronze, bronzeValue, marketYield } from '../../../../worker/games/villagers/scoring.ts'
import { countess, type MarketDay, marketDays } from '../../../../worker/games/villagers/state.ts'
import { limits, seatOf, symbols, tops } from '../../../../worker/games/villagers/village.ts'
import { SuitShape } from '../../design/SuitShape.tsx'
import { basisOf, topSuits, worthOnceBuilt } from './facts.ts'
import { Glyph } from './glyphs.tsx'
import { labelOf, labelOfBack } from './labels.ts'
import { PieceButton } from './PieceButton.tsx'
import { BackOfStamp, Stamp } from './Stamp.tsx'
import { useTable } from './table.ts'
import { seatPiece, squarePiece } from './targets.ts'
import { Village } from './Village.tsx'

function Fact(props: {
  readonly label: string
  readonly sign: JSX.Element
  readonly children: JSX.Element
  readonly place?: string
}) {
  return (
    <div class="v-fact" title={props.label} data-place={props.place}>
      <dt>
        <span class="quiet">{props.label}</span>
        {props.sign}
      </dt>
      <dd>{props.children}</dd>
    </div>
  )
}

/** What a market would bring a village now, card by card on demand (V12.7). */
function Forecast(props: { readonly seat: Seat; readonly day: MarketDay }) {
  const table = useTable()
  const say = () => table.say()
  const brings = () => marketYield(table.props.state, props.seat, props.day)
  return (
    <details class="v-forecast">
      <summary>{say().forecast(say().market[props.day], brings().total)}</summary>
      <Show when={brings().rows.length > 0} fallback={<p class="v-note">{say().nothingYet}</p>}>
        <table>
          <caption class="quiet">{say().forecastNow}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{say().printedGold}</th>
              <Show when={props.day === 'second'}>
                <th scope="col">{say().silver}</th>
              </Show>
              <th scope="col">{say().coins}</th>
            </tr>
          </thead>
          <tbody>
            <For each={brings().rows}>
              {(row) => (
                <tr>
                  <th scope="row">
                    {say().names[row.card]}
                    <Show when={row.silver > 0}>
                      <small class="v-why">
                        {say().texts[row.card]}
                        <Show when={basisOf(table.props.state, props.seat, row.card)}>
                          {(basis) => (
                            <>{` ${say().basis(basis().count, basis().per, basis().gold)}`}</>
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
              <th scope="row">{say().total}</th>
              <td>{brings().gold}</td>
              <Show when={props.day === 'second'}>
                <td>{brings().silver}</td>
              </Show>
              <td>{brings().coins}</td>
            </tr>
          </tfoot>
        </table>
      </Show>
    </details>
  )
}

/** Which bronze symbol would pay a village now, and what the others are worth (V6.31). */
function BronzeForecast(props: { readonly seat: Seat }) {
  const table = useTable()
  const say = () => table.say()
  const state = () => table.props.state
  const cardsWithBronze = () =>
    tops(seatOf(state(), props.seat).village)
      .map(({ placed }) => placed.card)
      .filter((card) => cards[card].bronze)
  return (
    <Show when={cardsWithBronze().length > 0}>
      <details class="v-forecast">
        <summary>{say().bronzeNow(bestBronze(state(), props.seat)?.gold ?? 0)}</summary>
        <table>
          <tbody>
            <For each={cardsWithBronze()}>
              {(card) => (
                <tr>
                  <th scope="row">
                    {say().names[card]}
                    <small class="v-why">{say().texts[card]}</small>
                  </th>
                  <td>{bronzeValue(state(), props.seat, card)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <p class="v-note">{say().bronzeBest}</p>
      </details>
    </Show>
  )
}

/** Cards in another hand: backs, and faces where I know them. */
function Backs(props: { readonly seat: Seat }) {
  const table = useTable()
  const of = () => seatOf(table.props.state, props.seat)
  const hand = (): { card: Card | BasicId }[] => [
    ...of().hand,
    ...of().returned.map((card) => ({ card })),
  ]
  return (
    <Show when={hand().length > 0}>
      <ul
        class="v-backs"
        data-group
        data-place={`hand:${props.seat}`}
        aria-label={table.say().handCards(hand().length)}
      >
        <Index each={hand()}>
          {(held, i) => {
            const face = () => (isHidden(held().card) ? null : (held().card as CardId))
            return (
              <li>
                <PieceButton
                  at={`hand:${props.seat}:${i}`}
                  label={((card) =>
                    card
                      ? labelOf(
                          table.say(),
                          card,
                          worthOnceBuilt(table.props.state, props.seat, card),
                        )
                      : labelOfBack(table.say(), held().card))(face())}
                  subject={{ kind: 'card', card: held().card }}
                  first={i === 0}
                >
                  <Show when={face()} fallback={<BackOfStamp card={held().card} />}>
                    {(card) => (
                      <Stamp
                        card={card()}
                        {...worthOnceBuilt(table.props.state, props.seat, card())}
                      />
                    )}
                  </Show>
                </PieceButton>
              </li>
            )
          }}
        </Index>
      </ul>
    </Show>
  )
}

/** The villagers drafted this round, open to all (V4.7). */
export function Square(props: { readonly seat: Seat }) {
  const table = useTable()
  const square = () => seatOf(table.props.state, props.seat).square
  const now = (card: CardId) => worthOnceBuilt(table.props.state, props.seat, card)
  return (
    <Show when={square().length > 0}>
      <div class="v-square-wrap">
        <h3 class="v-subheading">{table.say().square}</h3>
        <ul class="v-square" data-group data-place={`square:${props.seat}`}>
          <Index each={square()}>
            {(card, i) => (
              <li>
                <PieceButton
                  at={squarePiece(props.seat, card())}
                  label={labelOf(table.say(), card(), now(card()))}
                  subject={{ kind: 'card', card: card() }}
                  first={i === 0}
                >
                  <Stamp card={card()} {...now(card())} />
                </PieceButton>
              </li>
            )}
          </Index>
        </ul>
      </div>
    </Show>
  )
}

/** The colour of a seat; the Countess signs in wax. */
export const seatColour = (seat: Seat): string =>
  seat === countess ? 'var(--wax)' : `var(--seat-${seat})`

/** A player's sheet: what they have, what their village would bring, and the village itself. */
export function SeatSheet(props: { readonly seat: Seat }) {
  const table = useTable()
  const [large, setLarge] = createSignal(false)
  const say = () => table.say()
  const state = () => table.props.state
  const mine = () => props.seat === table.props.you
  const of = () => seatOf(state(), props.seat)
  const isCountess = () => props.seat === countess
  const name = () => table.name(props.seat)
  const tokens = () => state().developments.filter(({ holder }) => holder === props.seat)
  const limit = () => limits(state(), props.seat)
  const shown = () => symbols(state(), props.seat)
  const built = () => (state().turn?.seat === props.seat ? (state().turn?.used ?? 0) : null)
  const drafting = () => state().agenda.at(-1)?.task === 'draft'
  const heading = () => `v-seat-${props.seat}`
  return (
    <section
      class="b-sheet v-seat"
      classList={{
        'v-mine': mine(),
        'v-large': large(),
        'v-acting': table.props.toAct.includes(props.seat),
      }}
      style={{ '--seat': seatColour(props.seat) }}
      aria-labelledby={heading()}
    >
      <header class="v-seat-head">
        <h2 id={heading()} class="b-heading">
          <span class="b-postmark" aria-hidden="true">
            {name().slice(0, 1).toUpperCase()}
          </span>
          <span>
            {mine()
              ? say().myVillage
              : isCountess()
                ? say().countessVillage
                : say().villageOf(name())}
          </span>
        </h2>
        <Show when={state().firstPlayer === props.seat && !state().solo}>
          <span class="v-go" title={say().firstPlayer} data-place="first-player">
            <span class="quiet">{say().firstPlayer}: </span>
            {say().go}
          </span>
        </Show>
        <For each={tokens()}>
          {({ id }) => <span class="v-token">{say().token(say().developments[id])}</span>}
        </For>
        <Show when={table.isLit(seatPiece(props.seat))}>
          <PieceButton at={seatPiece(props.seat)} label={say().chooseSeat(name())} class="v-plain">
            <span aria-hidden="true">{say().chooseSeat(name())}</span>
          </PieceButton>
        </Show>
        <Show when={!mine()}>
          <button
            type="button"
            class="b-quiet-button v-size"
            aria-pressed={large()}
            onClick={() => setLarge(!large())}
          >
            {large() ? say().smaller : say().larger}
          </button>
        </Show>
        <dl class="v-facts">
          <Fact label={say().gold} sign={<span class="v-purse" />} place={`gold:${props.seat}`}>
            <b>{of().gold}</b>
          </Fact>
          <Fact label={`${say().food}, ${say().drafts}`} sign={<Glyph name="apple" />}>
            {shown().food}{' '}
            <small hidden={isCountess()}>
              {drafting()
                ? `${say().drafts} ${say().of(of().square.length ?? 0, limit().draft)}`
                : say().draftLimit(limit().draft)}
            </small>
          </Fact>
          <Fact label={`${say().builder}, ${say().builds}`} sign={<Glyph name="house" />}>
            {shown().builder}{' '}
            <small hidden={isCountess()}>
              {built() === null
                ? say().buildLimit(limit().build)
                : `${say().builds} ${say().of(built() ?? 0, limit().build)}`}
            </small>
          </Fact>
          <For each={topSuits(state(), props.seat)}>
            {({ suit, count }) => (
              <Fact label={say().suits[suit]} sign={<SuitShape suit={suit} />}>
                {count}
              </Fact>
            )}
          </For>
        </dl>
      </header>
      <div class="v-forecasts">
        <For each={marketDays}>
          {(day) => (
            <Show when={state().markets[day] !== 'held'}>
              <Forecast seat={props.seat} day={day} />
            </Show>
          )}
        </For>
        <Show when={!table.props.over && !isCountess()}>
          <BronzeForecast seat={props.seat} />
        </Show>
      </div>
      <Show when={!mine()}>
        <Backs seat={props.seat} />
        <Square seat={props.seat} />
      </Show>
      <Village seat={props.seat} />
    </section>
  )
}
