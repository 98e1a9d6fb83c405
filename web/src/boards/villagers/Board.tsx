/**
 * The board of Villagers.
 * Rules: V12.1–V12.8, V12.10, V12.11.
 */
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  lazy,
  on,
  onCleanup,
  Show,
  Suspense,
  untrack,
} from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import type { Options } from '../../../../worker/games/villagers/options.ts'
import { countess, type Move, type State } from '../../../../worker/games/villagers/state.ts'
import { owners, standing } from '../../../../worker/games/villagers/village.ts'
import { closeByBack } from '../../back-key.ts'
import { Part } from '../../parts/Part.tsx'
import type { BoardProps } from '../index.ts'
import { createDetail, onEscape } from '../kit/behaviour.ts'
import { onceArrived } from '../kit/motion.ts'
import type { Chosen } from '../kit/selection.ts'
import { createChoice } from './choice.ts'
import { Details } from './Details.tsx'
import { boardWordsIn, loadMoreWords } from './dictionary.ts'
import { Flights } from './Flights.tsx'
import { pileOf } from './facts.ts'
import { Ground } from './Ground.tsx'
import { Hand, OtherHand } from './Hand.tsx'
import { hintOf, nameOf } from './hints.ts'
import { padlockPaidIn } from './labels.ts'
import { paneToGoOn } from './panes.ts'
import { Road } from './Road.tsx'
import { ranksOf } from './room.ts'
import { OpenSheet, type SheetId } from './Sheets.tsx'
import { drawAhead, openSprite } from './sprite.tsx'
import { Hint, Tags } from './Tags.tsx'
import { type Detail, type Subject, type Table, TableContext, useTable } from './table.ts'
import { sheetsOf } from './targets.ts'
import { Village } from './Village.tsx'

const More = lazy(() => import('./more.tsx'))

/** The keyboard goes on at the targets of a choice, and where what it was on is gone, at what can be done next. */
const goOn = (root: () => HTMLElement | undefined, isChoosing: () => boolean) =>
  requestAnimationFrame(() => {
    if (!isChoosing() && document.activeElement !== document.body) return
    const next =
      root()?.querySelector<HTMLElement>('.b-lit') ??
      document.querySelector<HTMLElement>('.bar-send:not(:disabled)')
    next?.focus({ preventScroll: true })
  })

/** The village on the stage: the one looked at in the rail, or the Countess's, who has no seat there. */
function createLooked(
  props: BoardProps<State, Move, Event, Options>,
  { lit, chosen }: Pick<ReturnType<typeof createChoice>, 'lit' | 'chosen'>,
  root: () => HTMLElement | undefined,
) {
  const [atCountess, lookAtCountess] = createSignal(false)
  const looked = () => (atCountess() && props.state.solo ? countess : props.looked)
  const lookAt = (seat: Seat) => {
    lookAtCountess(seat === countess)
    if (seat !== countess && seat !== props.looked) props.onLook(seat)
  }
  createEffect(
    on(
      () => props.looked,
      () => lookAtCountess(false),
      { defer: true },
    ),
  )
  const targetsOf = createMemo(() => sheetsOf(lit()))
  createEffect(() => props.onReach([...targetsOf()].filter((seat) => seat !== null)))
  // The village where a target is comes on the stage, if targets are nowhere else; mine comes back afterwards.
  const [led, lead] = createSignal<Seat | null>(null)
  const goal = (): Seat | null => {
    const [now, { you }] = [targetsOf(), props]
    if (now.size === 0 || now.has(looked())) return null
    const [first] = owners(props.state, you ?? 0).filter((seat) => now.has(seat))
    if (first !== undefined && !now.has(null)) return first
    return led() === null ? null : you
  }
  const turn = () => {
    const seat = goal()
    if (seat === null || !root()?.isConnected) return
    const isHere = root()?.contains(document.activeElement)
    lead(seat === props.you ? null : seat)
    lookAt(seat)
    if (isHere) goOn(root, () => chosen().length > 0)
  }
  createEffect(
    on(targetsOf, (_, before) => {
      if (untrack(goal) === null) return
      // What my move brought to my village is seen to arrive there first.
      if (before) onceArrived(turn)
      else turn()
    }),
  )
  return { looked, lookAt, isLed: () => led() !== null && led() === looked() }
}

/** What the parts of the board share, and what is open over it: an explanation, or a sheet. */
function createShared(
  props: BoardProps<State, Move, Event, Options>,
  root: () => HTMLElement | undefined,
) {
  const { detail, close, show, hide } = createDetail<Detail>()
  const [sheet, openSheet] = createSignal<SheetId | null>(null)
  const boardWords = createMemo(() => boardWordsIn(props.language))
  const choice = createChoice(props, close)
  const { looked, lookAt, isLed } = createLooked(props, choice, root)
  const isChoosing = () => choice.chosen().length > 0
  const paid = () => {
    const move = choice.begun()
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
  const table: Table = {
    props,
    boardWords,
    pile: (column) => pileOf(props.state, column),
    ...choice,
    name: (seat) => (seat === countess ? boardWords().names.countess : props.names(seat)),
    tap(piece, byKey = false) {
      // Closed after the move, with the keyboard in it, it would have the whole page laid out in between.
      openSheet(null)
      if (choice.tap(piece) && byKey) goOn(root, isChoosing)
    },
    explaining: () => false,
    show,
    hide,
    hint: () => hint(choice.chosen()),
    hintStays: () => hint([]) !== null,
    sheet,
    openSheet,
    lookAt,
  }
  createEffect(() => {
    const piece = choice.chosen().at(-1)
    props.onHold(piece ? nameOf(props.state, boardWords(), piece) : null)
  })
  // The question tells what a chosen card's padlock costs, before it is paid.
  createEffect(() => props.onAsk(isChoosing() ? paid() : null))
  onCleanup(() => {
    props.onHold(null)
    props.onAsk(null)
  })
  // On a phone the pane where a choice goes on comes into view.
  createEffect(
    on(
      choice.chosen,
      (chosen) => {
        const other = props.pane && chosen.length > 0 ? paneToGoOn(props.pane, choice.lit()) : null
        if (other) props.onPane(other)
      },
      { defer: true },
    ),
  )
  // A sheet is for one position, and a choice goes on beside it.
  createEffect(on([looked, choice.chosen], () => openSheet(null), { defer: true }))
  closeByBack(
    () => sheet() !== null,
    () => openSheet(null),
  )
  onEscape(() => {
    if (detail()) close()
    else if (sheet()) openSheet(null)
    else choice.letGo()
  })
  return { table, choice, isChoosing, looked, isLed, detail, close }
}

/** What only a table with modules or the Countess shows; its words are loaded for it. */
function createMore(props: BoardProps<State, Move, Event, Options>) {
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
export function Board(props: BoardProps<State, Move, Event, Options>) {
  openSprite()
  const standingNow = props.plain.seats.flatMap(({ village }) => standing(village))
  drawAhead([...new Set(standingNow.map(({ placed }) => placed.card))])
  let root: HTMLDivElement | undefined
  const more = createMore(props)
  const { table, choice, isChoosing, looked, isLed, detail, close } = createShared(
    props,
    () => root,
  )

  const isLit = (kind: 'hand:' | 'square:') =>
    [...choice.lit()].some((piece) => piece.startsWith(kind))
  /** In how many ranks my hand lies on a phone. */
  const ranks = () => {
    const mine = props.you === null ? undefined : props.state.seats[props.you]
    return mine && ranksOf([mine.hand.length, mine.square.length]).ranks
  }
  /** It is asked for, or the stage turned by itself to a village of which something else is asked. */
  const handStays = () => isChoosing() || isLit('hand:') || (isLed() && !isLit('square:'))
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
          <Ground seat={looked()} phone={props.pane !== null} />
        </Part>
        <Show when={props.pane !== 'village'}>
          <Road />
        </Show>
        <Show when={props.pane !== 'road'}>
          <section class="v-village-pane" aria-label={table.boardWords().village}>
            <Tags seat={looked()}>
              <Show when={props.pane}>{more('tags')}</Show>
            </Tags>
            <Part>
              <Village seat={looked()} />
            </Part>
          </section>
        </Show>
        <Show when={props.pane === 'road'}>
          <RoadHint />
        </Show>
        <Part>
          <Hands looked={looked()} mineStays={handStays()} />
        </Part>
        <Show when={!props.pane}>{more('tags')}</Show>
        {more('sheets')}
        <Show when={table.sheet() !== 'events' && table.sheet()}>
          {(open) => <OpenSheet sheet={open()} seat={looked()} />}
        </Show>
        <Details detail={detail()} onClose={close} more={more} />
        <Flights root={() => root} />
      </div>
    </TableContext.Provider>
  )
}
