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
  Show,
  Suspense,
} from 'solid-js'
import { Portal } from 'solid-js/web'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import type { Options } from '../../../../worker/games/villagers/options.ts'
import { countess, type Move, type State } from '../../../../worker/games/villagers/state.ts'
import { owners } from '../../../../worker/games/villagers/village.ts'
import type { BoardProps } from '../index.ts'
import { createDetail, onEscape, onHappened } from '../kit/behaviour.ts'
import { type Chosen, litBy, movesBy, type Piece, tap, waysAlong } from '../kit/selection.ts'
import { Details } from './Details.tsx'
import { boardWordsIn, loadMoreWords } from './dictionary.ts'
import { Ground } from './Ground.tsx'
import { Hand, OtherHand } from './Hand.tsx'
import { hintOf } from './hints.ts'
import { Road } from './Road.tsx'
import { OpenSheet, type SheetId } from './Sheets.tsx'
import { openSprite } from './sprite.tsx'
import { Tags } from './Tags.tsx'
import { type Detail, type Subject, type Table, TableContext } from './table.ts'
import { sheetsOf, waysOf } from './targets.ts'
import { showTravel } from './travel.ts'
import { Village } from './Village.tsx'

const More = lazy(() => import('./more.tsx'))

/** What is chosen, what is lit, and what a tap does. */
function createChoice(props: BoardProps<State, Move, Event, Options>, close: () => void) {
  const [chosenPieces, choose] = createSignal<Chosen>([])
  const ways = createMemo(() =>
    props.you === null ? [] : waysOf(props.state, props.you, props.moves),
  )
  /** A choice lasts as long as it leads somewhere. */
  const chosen = createMemo((): Chosen => {
    const pieces = chosenPieces()
    return waysAlong(ways(), pieces).length > 0 ? pieces : []
  })
  const lit = createMemo(() => litBy(ways(), chosen()))
  const firsts = createMemo(() => new Set(ways().map(({ pieces }) => pieces[0])))
  const handPlays = createMemo(() => [...firsts()].some((piece) => piece.startsWith('hand:')))
  const alone = (move: Move | null | undefined) =>
    move && props.you !== null ? waysOf(props.state, props.you, [move])[0] : undefined
  const pointed = createMemo(() => new Set<Piece>(alone(props.pointedAt)?.pieces ?? []))
  /** Where the planned move starts that only the table can play: the state is still that before it. */
  const awaited = createMemo(() =>
    props.revealing ? (alone(props.planned?.at(-1))?.pieces[0] ?? null) : null,
  )
  const play = (move: Move) => {
    choose([])
    close()
    props.onMove(move)
  }
  return {
    ways: (piece: Piece) => movesBy(ways(), chosen(), piece),
    lit,
    isLit: (piece: Piece) => lit().has(piece),
    /** While the hand is played from, what of it cannot be. */
    isForbidden: (piece: Piece) =>
      handPlays() && !firsts().has(piece) && !chosen().includes(piece) && !lit().has(piece),
    isPointedAt: (piece: Piece) => pointed().has(piece),
    awaits: (piece: Piece) => awaited() === piece,
    chosen,
    play,
    letGo: () => choose(chosen().slice(0, -1)),
    /** What a tap does; whether it did anything. */
    tap(piece: Piece): boolean {
      const tapped = tap(ways(), chosen(), piece)
      if (!tapped) return false
      if ('play' in tapped) play(tapped.play)
      else {
        close()
        choose(tapped.choose)
      }
      return true
    },
  }
}

/** The village on the stage: the one looked at in the rail, or the Countess's, who has no seat there. */
function createLooked(
  props: BoardProps<State, Move, Event, Options>,
  lit: () => ReadonlySet<Piece>,
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
  // The village where a target is comes on the stage, if targets are nowhere else; mine comes back afterwards.
  let led = false
  createEffect(
    on(targetsOf, (now) => {
      const [first] = owners(props.state, props.you ?? 0).filter((seat) => now.has(seat))
      if (first !== undefined && !now.has(null) && !now.has(looked())) {
        led = first !== props.you
        lookAt(first)
      } else if (led && props.you !== null && now.size > 0 && !now.has(looked())) {
        led = false
        lookAt(props.you)
      }
    }),
  )
  return { looked, lookAt }
}

/** The board of Villagers: road, village and hand on their ground. */
export function Board(props: BoardProps<State, Move, Event, Options>) {
  openSprite()
  const { detail, close, show, hide } = createDetail<Detail>()
  const [sheet, openSheet] = createSignal<SheetId | null>(null)
  const [layer, setLayer] = createSignal<HTMLDivElement>()
  let root: HTMLDivElement | undefined

  const say = createMemo(() => boardWordsIn(props.language))
  /** Only a table with modules or the Countess needs more than the base game's words. */
  const hasMore = props.state.solo !== null || props.state.options.modules.length > 0
  const [moreWords] = createResource(() => hasMore && props.language, loadMoreWords)
  const choice = createChoice(props, close)
  const { looked, lookAt } = createLooked(props, choice.lit)
  const myTurn = () => props.you !== null && props.toAct.includes(props.you)

  /** The keyboard goes on at the targets of a choice, and where what it was on is gone, at what can be done next. */
  const goOn = () =>
    requestAnimationFrame(() => {
      if (choice.chosen().length === 0 && document.activeElement !== document.body) return
      const next =
        root?.querySelector<HTMLElement>('.b-lit') ??
        document.querySelector<HTMLElement>('.bar-send:not(:disabled)')
      next?.focus({ preventScroll: true })
    })

  const table: Table = {
    props,
    say,
    ...choice,
    name: (seat) => (seat === countess ? say().names.countess : props.names(seat)),
    tap(piece, byKey = false) {
      if (choice.tap(piece) && byKey) goOn()
    },
    explaining: () => false,
    show,
    hide,
    hint: () =>
      hintOf(say(), {
        state: props.state,
        moves: props.moves,
        myTurn: myTurn(),
        chosen: choice.chosen(),
      }),
    sheet,
    openSheet,
    lookAt,
  }
  // A sheet is for one position.
  createEffect(on(looked, () => openSheet(null), { defer: true }))

  onHappened(props, (events) => {
    const flying = layer()
    if (root?.isConnected && flying) showTravel(root, flying, events)
  })
  onEscape(() => {
    if (detail()) close()
    else if (sheet()) openSheet(null)
    else choice.letGo()
  })

  /** My hand stays in view while something of it is asked for or chosen. */
  const handAsked = () =>
    choice.chosen().length > 0 || [...choice.lit()].some((piece) => piece.startsWith('hand:'))
  const more = (part: 'tags' | 'sheets' | Subject) => (
    <Suspense>
      <Show when={moreWords.latest}>{(words) => <More say={words()} part={part} />}</Show>
    </Suspense>
  )
  return (
    <TableContext.Provider value={table}>
      <div
        ref={(element) => {
          root = element
        }}
        class="v-board place-villagers"
        classList={{ 'v-choosing': choice.chosen().length > 0 }}
        data-pane={props.pane ?? undefined}
      >
        <Ground seat={looked()} phone={props.pane !== null} />
        <Show when={props.pane !== 'village'}>
          <Road />
        </Show>
        <Show when={props.pane !== 'road'}>
          <section class="v-village-pane" aria-label={say().village}>
            <Tags seat={looked()}>
              <Show when={props.pane}>{more('tags')}</Show>
            </Tags>
            <Village seat={looked()} />
          </section>
        </Show>
        <Show when={props.pane === 'road'}>
          <div class="v-road-tags">
            <Show when={table.hint()}>
              {(hint) => (
                <p class="v-tag v-hint" role="status" data-words>
                  {hint()}
                </p>
              )}
            </Show>
          </div>
        </Show>
        <Show
          when={looked() !== props.you && !props.pane && !handAsked()}
          fallback={
            <Show when={props.you === null ? null : { seat: props.you }}>
              {(mine) => <Hand seat={mine().seat} />}
            </Show>
          }
        >
          <OtherHand seat={looked()} />
        </Show>
        <Show when={!props.pane}>{more('tags')}</Show>
        {more('sheets')}
        <Show when={sheet() !== 'events' && sheet()}>
          {(open) => <OpenSheet sheet={open()} seat={looked()} />}
        </Show>
        <Details detail={detail()} onClose={close} more={more} />
        <Portal>
          <div ref={setLayer} class="b-layer v-layer place-villagers" aria-hidden="true" />
        </Portal>
      </div>
    </TableContext.Provider>
  )
}
