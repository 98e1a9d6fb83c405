import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  lazy,
  on,
  Show,
  Suspense,
} from 'solid-js'
import type { Event, Move, Options, State, Task } from '../../../../worker/games/villagers/state.ts'
import { countess } from '../../../../worker/games/villagers/state.ts'
import { owners } from '../../../../worker/games/villagers/village.ts'
import type { BoardProps } from '../index.ts'
import { bringIntoSight, createDetail, onEscape, onHappened } from '../kit/behaviour.ts'
import { Details } from './Details.tsx'
import { boardWordsIn, loadMoreWords } from './dictionary.ts'
import { Hand } from './Hand.tsx'
import { loadMorePictures } from './pictures.ts'
import { Road } from './Road.tsx'
import { SeatSheet, Square, seatColour } from './SeatSheet.tsx'
import { Status } from './Status.tsx'
import { type Detail, type Table, TableContext } from './table.ts'
import {
  type Chosen,
  litBy,
  movesBy,
  type Piece,
  sheetsOf,
  tap,
  waysAlong,
  waysOf,
} from './targets.ts'
import { showTravel } from './travel.ts'

const More = lazy(() => import('./more.tsx'))

/** Tasks that come up in the middle of something: their targets are brought into sight. */
const asking: ReadonlyArray<string> = [
  'trade-in',
  'resettle',
  'unlock',
  'look',
  'order',
  'steal',
  'tavern',
  'church',
  'rats',
  'arson',
  'freelancers',
  'events',
  'swing',
  'event-choice',
] satisfies Task['task'][]

/** The board of Villagers. */
export function Board(props: BoardProps<State, Move, Event, Options>) {
  const [chosenPieces, choose] = createSignal<Chosen>([])
  const [explaining, setExplaining] = createSignal(false)
  const { detail, close, show, hide } = createDetail<Detail>()
  /** On a narrow board one village is shown at a time. */
  const [village, setVillage] = createSignal(props.you ?? 0)
  let root: HTMLDivElement | undefined
  let layer: HTMLDivElement | undefined

  const say = createMemo(() => boardWordsIn(props.language))
  /** Only a table with modules or the Countess needs more than the base game's pictures and words. */
  const hasMore = props.state.solo !== null || props.state.options.modules.length > 0
  if (hasMore) void loadMorePictures()
  const [moreWords] = createResource(() => hasMore && props.language, loadMoreWords)
  const ways = createMemo(() =>
    props.you === null ? [] : waysOf(props.state, props.you, props.moves),
  )
  /** A choice lasts as long as it leads somewhere. */
  const chosen = createMemo((): Chosen => {
    const pieces = chosenPieces()
    return waysAlong(ways(), pieces).length > 0 ? pieces : []
  })
  const lit = createMemo(() => litBy(ways(), chosen()))
  const pointed = createMemo(() => {
    const move = props.pointedAt
    const [way] = move && props.you !== null ? waysOf(props.state, props.you, [move]) : []
    return new Set<Piece>(way?.pieces ?? [])
  })

  /** Where the planned move starts that only the table can play: the state is still that before it. */
  const awaited = createMemo(() => {
    const move = props.revealing ? props.planned?.at(-1) : undefined
    const [way] = move && props.you !== null ? waysOf(props.state, props.you, [move]) : []
    return way?.pieces[0] ?? null
  })

  /** The keyboard goes on at the targets of a choice, and where what it was on is gone, at what can be done next. */
  const goOn = () =>
    requestAnimationFrame(() => {
      if (chosen().length === 0 && document.activeElement !== document.body) return
      const next =
        root?.querySelector<HTMLElement>('.b-lit') ??
        document.querySelector<HTMLElement>('.seal:not(:disabled)')
      next?.focus({ preventScroll: true })
    })

  const play = (move: Move) => {
    choose([])
    close()
    props.onMove(move)
  }
  const table: Table = {
    props,
    say,
    ways: (piece) => movesBy(ways(), chosen(), piece),
    isLit: (piece) => lit().has(piece),
    chosen,
    name: (seat) => (seat === countess ? say().names.countess : props.names(seat)),
    isPointedAt: (piece) => pointed().has(piece),
    awaits: (piece) => awaited() === piece,
    tap(piece, byKey = false) {
      const tapped = tap(ways(), chosen(), piece)
      if (!tapped) return
      if ('play' in tapped) play(tapped.play)
      else {
        close()
        choose(tapped.choose)
      }
      if (byKey) goOn()
    },
    play,
    explaining,
    show,
    hide,
  }

  /** My own first, then clockwise from me. */
  const order = createMemo(() => owners(props.state, props.you ?? props.state.firstPlayer))
  const targetsOf = createMemo(() => sheetsOf(lit()))
  const hasTarget = (seat: number) => targetsOf().has(seat)
  // A narrow board shows the village where a target is, if targets are nowhere else.
  createEffect(
    on(targetsOf, (now) => {
      const [first] = order().filter((seat) => now.has(seat))
      if (first !== undefined && !now.has(null) && !now.has(village())) setVillage(first)
    }),
  )

  onHappened(props, (events) => {
    if (root?.isConnected && layer) showTravel(root, layer, events)
  })

  /** What must be chosen next, after something was chosen or played half. */
  const followUp = () => {
    const task = props.state.agenda.at(-1)?.task
    return chosen().at(-1) ?? (task && asking.includes(task) ? task : null)
  }
  bringIntoSight(followUp, () => root?.querySelectorAll('.b-lit, .v-action'))

  onEscape(() => {
    if (detail()) close()
    else choose(chosen().slice(0, -1))
  })

  return (
    <TableContext.Provider value={table}>
      <div
        ref={(element) => {
          root = element
        }}
        class="b-board v-board"
        classList={{ 'b-explaining': explaining(), 'v-choosing': chosen().length > 0 }}
      >
        <Status explaining={explaining()} onExplain={() => setExplaining(!explaining())} />
        <Suspense>
          <Show when={moreWords.latest}>{(words) => <More say={words()} />}</Show>
        </Suspense>
        <Road />
        <Show when={props.you === null ? null : { seat: props.you }}>
          {(mine) => (
            <div class="v-mine-row">
              <Show when={props.state.seats[mine().seat]?.square.length}>
                <div class="b-sheet v-square-sheet">
                  <Square seat={mine().seat} />
                </div>
              </Show>
              <Hand seat={mine().seat} />
            </div>
          )}
        </Show>
        <nav class="b-tabs" aria-label={say().villages}>
          <For each={order()}>
            {(seat) => (
              <button
                type="button"
                aria-pressed={village() === seat}
                classList={{ 'v-has-target': hasTarget(seat) }}
                style={{ '--seat': seatColour(seat) }}
                onClick={() => setVillage(seat)}
              >
                {seat === props.you ? say().myVillage : table.name(seat)}
              </button>
            )}
          </For>
        </nav>
        <div class="v-seats">
          <For each={order()}>
            {(seat) => (
              <div class="v-seat-cell" classList={{ 'v-shown': village() === seat }}>
                <SeatSheet seat={seat} />
              </div>
            )}
          </For>
        </div>
        <Details detail={detail()} onClose={close} />
        <div
          ref={(element) => {
            layer = element
          }}
          class="b-layer"
          aria-hidden="true"
        />
      </div>
    </TableContext.Provider>
  )
}
