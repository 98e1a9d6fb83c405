import { createMemo, For, type JSX, Show } from 'solid-js'
import { same } from '../../../../worker/games/kernel/index.ts'
import { countess } from '../../../../worker/games/villagers/state.ts'
import { placed } from '../../stage/layout.ts'
import { PieceButton, useTable } from './table.ts'
import { forecastsOf, otherVillage, seatsAsked, whoseOf } from './tags.ts'
import { discardPiece, seatPiece } from './targets.ts'

/** Next thing to do. */
export const Hint = (props: { readonly children: JSX.Element }) => (
  <p class="v-tag v-hint" role="status" data-words>
    {props.children}
  </p>
)

/** A tag that opens or closes a sheet. */
function Tag(props: {
  readonly sheet: Parameters<ReturnType<typeof useTable>['openSheet']>[0]
  readonly class?: string
  /** Name of the place, for pieces that go to it. */
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
        <Tag sheet="discard" class="v-tag-counted" place={discardPiece}>
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

/** Owner of the village, number of its cards, and the gold that the next market and its bronze would pay now. */
function VillageTags(props: { readonly seat: number }) {
  const table = useTable()
  const whose = createMemo(() => whoseOf(table, props.seat))
  const forecasts = createMemo(() => forecastsOf(table, props.seat), [], { equals: same })
  return (
    <>
      <h2 class="v-tag v-tag-counted" data-words>
        {whose().whose} <i>{whose().count}</i>
      </h2>
      <For each={forecasts()}>
        {({ sheet, text }) => (
          <Tag sheet={sheet} place={sheet}>
            {text}
          </Tag>
        )}
      </For>
    </>
  )
}

/** The seats that can be chosen now. */
function SeatTags() {
  const table = useTable()
  return (
    <For each={seatsAsked(table)}>
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
    <div
      class="v-tags at"
      classList={{ 'v-swiped': table.layout().tags?.scrolls ?? false }}
      style={placed(table.layout().tags?.box)}
    >
      <div class="v-tags-left">
        <DiscardTag />
        <Tag sheet="possible" class="v-round-tag">
          <span class="quiet">{boardWords().possible}</span>
          <span aria-hidden="true">?</span>
        </Tag>
      </div>
      <div class="v-tags-mid">
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
            {otherVillage(table)}
          </button>
        </Show>
        {props.children}
      </div>
    </div>
  )
}
