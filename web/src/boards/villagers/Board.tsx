/**
 * The board of Villagers.
 * Rules: V12.1–V12.8, V12.10, V12.11.
 */
import { createMemo, createResource, lazy, Show, Suspense } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { countess } from '../../../../worker/games/villagers/state.ts'
import { standing } from '../../../../worker/games/villagers/village.ts'
import { closeByBack } from '../../device/back-key.ts'
import { Part } from '../../parts/Part.tsx'
import { createLasting, onEscape } from '../../stage/behaviour.ts'
import { type Chosen, takesPlace } from '../../stage/taps.ts'
import { begunOf } from './choosing.ts'
import { Details } from './Details.tsx'
import { boardWordsIn, loadMoreWords } from './dictionary.ts'
import { Flights } from './Flights.tsx'
import { pileOf } from './facts.ts'
import { Ground } from './Ground.tsx'
import { Hand, OtherHand } from './Hand.tsx'
import { hintOf } from './hints.ts'
import { padlockPaidIn } from './labels.ts'
import { Road } from './Road.tsx'
import { ranksOf } from './room.ts'
import { OpenSheet } from './Sheets.tsx'
import { drawAhead, openSprite } from './sprite.tsx'
import { Hint, Tags } from './Tags.tsx'
import {
  type Props,
  type SheetId,
  type Subject,
  type Table,
  TableContext,
  useTable,
} from './table.ts'
import { Village } from './Village.tsx'

const More = lazy(() => import('./more.tsx'))

/** Shared data of the board's parts. */
function createShared(props: Props): Table {
  const { selection } = props
  const { ways, chosen, isLit } = selection
  // A sheet is for one position, and a choice goes on beside it.
  const [sheet, openSheet] = createLasting<SheetId | null>(
    () => [props.looked, chosen(), selection.made()],
    () => null,
  )
  const boardWords = createMemo(() => boardWordsIn(props.language))
  const firsts = createMemo(() => new Set(ways().map(({ pieces }) => pieces[0])))
  const handPlays = createMemo(() => [...firsts()].some((piece) => piece.startsWith('hand:')))
  const paid = () => {
    const move = begunOf({ ways: ways() }, chosen())
    return props.you === null || !move
      ? null
      : padlockPaidIn(boardWords(), props.plain, props.you, move, props.names)
  }
  const hint = (chosen: Chosen) =>
    hintOf(boardWords(), {
      state: props.state,
      moves: props.moves,
      myTurn: props.you !== null && props.toAct.includes(props.you),
      chosen,
      paid: paid(),
    })
  closeByBack(
    () => sheet() !== null,
    () => openSheet(null),
  )
  onEscape(() => {
    if (selection.detail()) selection.close()
    else if (sheet()) openSheet(null)
    else selection.letGo()
  })
  return {
    props,
    selection,
    boardWords,
    pile: (column) => pileOf(props.state, column),
    name: (seat) => (seat === countess ? boardWords().names.countess : props.names(seat)),
    isForbidden: (piece) =>
      handPlays() && !firsts().has(piece) && !chosen().includes(piece) && !isLit(piece),
    takesPlace: (piece) => takesPlace(ways(), chosen(), piece),
    hint: () => hint(chosen()),
    hintStays: () => hint([]) !== null,
    sheet,
    openSheet,
  }
}

/** What only a table with modules or the Countess shows; its words are loaded for it. */
function createMore(props: Props) {
  const hasMore = props.state.solo !== null || props.state.options.modules.length > 0
  const [moreWords] = createResource(() => hasMore && props.language, loadMoreWords)
  return (part: 'tags' | 'sheets' | Subject) => (
    <Suspense>
      <Show when={moreWords.latest}>{(words) => <More boardWords={words()} part={part} />}</Show>
    </Suspense>
  )
}

/** The hint where the road fills a phone: what is said all the time has a row of its own. */
function RoadHint() {
  const table = useTable()
  return (
    <div class="v-road-tags">
      <Show when={table.hintStays() && table.hint()}>{(hint) => <Hint>{hint()}</Hint>}</Show>
    </div>
  )
}

/** My hand, or that of the village looked at. */
function Hands(props: { readonly looked: Seat; readonly mineStays: boolean }) {
  const table = useTable()
  return (
    <Show
      when={props.looked !== table.props.you && !table.props.pane && !props.mineStays}
      fallback={
        <Show when={table.props.you === null ? null : { seat: table.props.you }}>
          {(mine) => <Hand seat={mine().seat} />}
        </Show>
      }
    >
      <OtherHand seat={props.looked} />
    </Show>
  )
}

/** The board of Villagers: road, village and hand on their ground. */
export function Board(props: Props) {
  openSprite()
  const standingNow = props.plain.seats.flatMap(({ village }) => standing(village))
  drawAhead([...new Set(standingNow.map(({ placed }) => placed.card))])
  let root: HTMLDivElement | undefined
  const more = createMore(props)
  const table = createShared(props)
  const { selection } = props
  const isChoosing = () => selection.chosen().length > 0
  const isLit = (kind: 'hand:' | 'square:') => {
    const at = selection.chosen().length
    return selection
      .ways()
      .some(({ pieces }) => pieces[at]?.startsWith(kind) && selection.isLit(pieces[at]))
  }
  /** In how many ranks my hand lies on a phone. */
  const ranks = () => {
    const mine = props.you === null ? undefined : props.state.seats[props.you]
    return mine && ranksOf([mine.hand.length, mine.square.length]).ranks
  }
  /** It is asked for, or the stage turned by itself to a village of which something else is asked. */
  const handStays = () => isChoosing() || isLit('hand:') || (selection.isLed() && !isLit('square:'))
  return (
    <TableContext.Provider value={table}>
      <div
        ref={(element) => {
          root = element
        }}
        class="v-board place-villagers"
        classList={{ 'v-choosing': isChoosing() }}
        data-pane={props.pane ?? undefined}
        data-ranks={ranks()}
      >
        <Part>
          <Ground seat={props.looked} phone={props.pane !== null} />
        </Part>
        <Show when={props.pane !== 'village'}>
          <Road />
        </Show>
        <Show when={props.pane !== 'road'}>
          <section class="v-village-pane" aria-label={table.boardWords().village}>
            <Tags seat={props.looked}>
              <Show when={props.pane}>{more('tags')}</Show>
            </Tags>
            <Part>
              <Village seat={props.looked} />
            </Part>
          </section>
        </Show>
        <Show when={props.pane === 'road'}>
          <RoadHint />
        </Show>
        <Part>
          <Hands looked={props.looked} mineStays={handStays()} />
        </Part>
        <Show when={!props.pane}>{more('tags')}</Show>
        {more('sheets')}
        <Show when={table.sheet() !== 'events' && table.sheet()}>
          {(open) => <OpenSheet sheet={open()} seat={props.looked} />}
        </Show>
        <Details more={more} />
        <Flights root={() => root} />
      </div>
    </TableContext.Provider>
  )
}
