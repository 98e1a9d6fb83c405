/**
 * The board of Villagers.
 * Rules: V12.1–V12.8, V12.10, V12.11.
 */
import { createMemo, createResource, createSignal, lazy, Show, Suspense } from 'solid-js'
import { type Seat, same } from '../../../../worker/games/kernel/index.ts'
import { countess, type Pile } from '../../../../worker/games/villagers/state.ts'
import { standing } from '../../../../worker/games/villagers/village.ts'
import { closeByBack } from '../../device/back-key.ts'
import { Part } from '../../parts/Part.tsx'
import { createLasting, createSize, onEscape } from '../../stage/behaviour.ts'
import { placed, type Size } from '../../stage/layout.ts'
import { type Chosen, type Piece, takesPlace } from '../../stage/taps.ts'
import { begunOf } from './choosing.ts'
import { contentsOf } from './contents.ts'
import { Details } from './Details.tsx'
import { boardWordsIn, loadMoreWords } from './dictionary.ts'
import { Flights } from './Flights.tsx'
import { pileOf } from './facts.ts'
import { Ground } from './Ground.tsx'
import { Hand, OtherHand } from './Hand.tsx'
import { hintOf } from './hints.ts'
import { padlockPaidIn } from './labels.ts'
import { layoutOf } from './layout.ts'
import { Road } from './Road.tsx'
import { OpenSheet } from './Sheets.tsx'
import { Starters } from './Starters.tsx'
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
import { spotPiece } from './targets.ts'
import { Village } from './Village.tsx'

const More = lazy(() => import('./more.tsx'))

/** Shared data of the board's parts. */
function createShared(props: Props, size: () => Size): Table {
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
  const [zoom, setZoom] = createSignal(1)
  const shared = {
    props,
    selection,
    boardWords,
    zoom,
    setZoom,
    shownHand: () => shownHandOf(props),
    opens: (pile: Pile, index: number) => {
      const starter = spotPiece(props.looked, index, 0, 0)
      return (
        pile.branches.length === 1 &&
        selection.isLit(starter) &&
        selection.waysBy(starter).some(({ move }) => move.do === 'place' || move.do === 'resettle')
      )
    },
    pile: (column: number | null) => pileOf(props.state, column),
    name: (seat: Seat) => (seat === countess ? boardWords().names.countess : props.names(seat)),
    isForbidden: (piece: Piece) =>
      handPlays() && !firsts().has(piece) && !chosen().includes(piece) && !isLit(piece),
    takesPlace: (piece: Piece) => takesPlace(ways(), chosen(), piece),
    hint: () => hint(chosen()),
    hintStays: () => hint([]) !== null,
    sheet,
    openSheet,
  }
  const layout = createMemo(() => layoutOf(size(), contentsOf(shared)))
  return { ...shared, layout }
}

/** My hand, or that of the village looked at; mine stays while it is asked for, or the stage turned by itself to a village of which something else is asked. */
function shownHandOf({ you, looked, pane, selection }: Props): ReturnType<Table['shownHand']> {
  const at = selection.chosen().length
  const isLit = (kind: 'hand:' | 'square:') =>
    selection
      .ways()
      .some(({ pieces }) => pieces[at]?.startsWith(kind) && selection.isLit(pieces[at]))
  const stays = () => at > 0 || isLit('hand:') || (selection.isLed() && !isLit('square:'))
  if (looked !== you && !pane && !stays()) return { seat: looked, isMine: false }
  return you === null ? null : { seat: you, isMine: true }
}

/** Parts that only a table with modules or the Countess shows; its words are loaded for it. */
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
    <Show when={table.layout().road?.hint}>
      {(box) => (
        <div class="v-road-tags at" style={placed(box())}>
          <Show when={table.hint()}>{(hint) => <Hint>{hint()}</Hint>}</Show>
        </div>
      )}
    </Show>
  )
}

/** My hand, or that of the village looked at. */
function Hands() {
  const table = useTable()
  const shown = createMemo(table.shownHand, undefined, { equals: same })
  return (
    <Show when={shown()} keyed>
      {({ seat, isMine }) => (isMine ? <Hand seat={seat} /> : <OtherHand seat={seat} />)}
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
  const { size, follow } = createSize()
  const table = createShared(props, size)
  const { layout } = table
  return (
    <TableContext.Provider value={table}>
      <div
        ref={(element) => {
          root = element
          follow(element)
        }}
        class="v-board place-villagers"
        classList={{ 'v-touched': layout().touched }}
        data-pane={props.pane ?? undefined}
      >
        <Part large>
          <Ground seat={props.looked} phone={props.pane !== null} />
        </Part>
        <Show when={layout().road}>
          <Road />
        </Show>
        <Show when={layout().starters !== null}>
          <Part>
            <Starters />
          </Part>
        </Show>
        <Show when={layout().village}>
          <section class="v-village-pane" aria-label={table.boardWords().village}>
            <Tags seat={props.looked}>
              <Show when={props.pane}>{more('tags')}</Show>
            </Tags>
            <Part>
              <Village seat={props.looked} />
            </Part>
          </section>
        </Show>
        <RoadHint />
        <Part>
          <Hands />
        </Part>
        <Show when={layout().chips}>
          {(box) => (
            <div class="v-aside at" style={placed(box())}>
              {more('tags')}
            </div>
          )}
        </Show>
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
