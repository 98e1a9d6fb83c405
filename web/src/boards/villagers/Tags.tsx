import { createMemo, For, type JSX, Show } from 'solid-js'
import { bestBronze } from '../../../../worker/games/villagers/bronze.ts'
import { cards } from '../../../../worker/games/villagers/components/index.ts'
import { marketYield } from '../../../../worker/games/villagers/markets.ts'
import { countess, marketDays } from '../../../../worker/games/villagers/state.ts'
import { seatOf, standing, tops } from '../../../../worker/games/villagers/village.ts'
import { PieceButton, useTable } from './table.ts'
import { discardPiece, seatPiece } from './targets.ts'

/** What to do next. */
export const Hint = (props: { readonly children: JSX.Element }) => (
  <p class="v-tag v-hint" role="status" data-words>
    {props.children}
  </p>
)

/** A tag that opens or closes a sheet. */
function Tag(props: {
  readonly sheet: Parameters<ReturnType<typeof useTable>['openSheet']>[0]
  readonly class?: string
  /** What lies there, for what goes to it. */
  readonly place?: string
  readonly children: JSX.Element
}) {
  const table = useTable()
  return (
    <button
      type="button"
      class={`v-tag ${props.class ?? ''}`}
      data-place={props.place}
      aria-expanded={table.sheet() === props.sheet}
      data-words
      onClick={() => table.openSheet(table.sheet() === props.sheet ? null : props.sheet)}
    >
      {props.children}
    </button>
  )
}

/** The discard pile: looked through, or a target of what is chosen. */
function DiscardTag() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  return (
    <Show
      when={table.selection.isLit(discardPiece)}
      fallback={
        <Tag sheet="discard" place={discardPiece}>
          {boardWords().discard} <i>{table.props.state.discard.length}</i>
        </Tag>
      }
    >
      <PieceButton at={discardPiece} label={boardWords().discard} class="v-tag v-tag-lit">
        <span aria-hidden="true" data-words>
          {boardWords().discard}
        </span>
      </PieceButton>
    </Show>
  )
}

/** Whose village it is, how many stand in it, and what the next market and its bronze would pay now. */
function VillageTags(props: { readonly seat: number }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const state = () => table.props.state
  const of = () => seatOf(state(), props.seat)
  const whose = () =>
    props.seat === table.props.you
      ? boardWords().myVillage
      : props.seat === countess
        ? boardWords().countessVillage
        : boardWords().villageOf(table.name(props.seat))
  const day = () => marketDays.find((one) => state().markets[one] !== 'held')
  const hasBronze = () =>
    props.seat !== countess &&
    !table.props.over &&
    tops(of().village).some(({ placed }) => cards[placed.card].bronze)
  const forecast = createMemo(() => {
    const next = day()
    return next ? marketYield(table.props.plain, props.seat, next).total : null
  })
  const bronze = createMemo(() =>
    hasBronze() ? (bestBronze(table.props.plain, props.seat)?.gold ?? 0) : 0,
  )
  return (
    <>
      <h2 class="v-tag v-whose" data-words>
        {whose()} <i>{boardWords().count(standing(of().village).length)}</i>
      </h2>
      <Show when={day()}>
        {(one) => (
          <Tag sheet={`market-${one()}`}>
            {state().markets[one()] === 'triggered'
              ? boardWords().forecastDue(boardWords().marketDue[one()], forecast() ?? 0)
              : boardWords().forecast(boardWords().market[one()], forecast() ?? 0)}
          </Tag>
        )}
      </Show>
      <Show when={hasBronze()}>
        <Tag sheet="bronze">{boardWords().bronzeNow(bronze())}</Tag>
      </Show>
    </>
  )
}

/** The seats that can be chosen now. */
function SeatTags() {
  const table = useTable()
  const asked = () =>
    table.props.state.seats
      .map((_, seat) => seat)
      .filter((seat) => table.selection.isLit(seatPiece(seat)))
  return (
    <For each={asked()}>
      {(seat) => (
        <PieceButton
          at={seatPiece(seat)}
          label={table.boardWords().chooseSeat(table.name(seat))}
          class="v-tag v-tag-lit"
        >
          <span aria-hidden="true" data-words>
            {table.boardWords().chooseSeat(table.name(seat))}
          </span>
        </PieceButton>
      )}
    </For>
  )
}

/** Between road and village: whose it is, what the market would pay, what was discarded; and the hint for what is chosen. */
export function Tags(props: { readonly seat: number; readonly children?: JSX.Element }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  return (
    <div class="v-tags">
      <div class="v-tags-left">
        <DiscardTag />
        <Tag sheet="possible" class="v-round-tag">
          <span class="quiet">{boardWords().possible}</span>
          <span aria-hidden="true">?</span>
        </Tag>
      </div>
      <Show when={table.hint()} fallback={<VillageTags seat={props.seat} />}>
        {(hint) => <Hint>{hint()}</Hint>}
      </Show>
      <Show when={props.seat === table.props.you && table.props.state.turn?.tinner}>
        <p class="v-tag" data-words>
          {boardWords().tinner}
        </p>
      </Show>
      <SeatTags />
      <Show when={table.props.state.solo}>
        <button
          type="button"
          class="v-tag"
          data-words
          onClick={() => table.selection.lookAt(props.seat === countess ? 0 : countess)}
        >
          {props.seat === countess ? boardWords().myVillage : boardWords().countessVillage}
        </button>
      </Show>
      {props.children}
    </div>
  )
}
