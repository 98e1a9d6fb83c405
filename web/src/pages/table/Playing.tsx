import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from 'solid-js'
import { createStore, reconcile } from 'solid-js/store'
import type { Entry, TableView } from '../../../../worker/api/schema.ts'
import {
  type AnyWords,
  copy,
  type GameEvent,
  type Move,
  moveInWords,
  type Play,
  promptInWords,
  type Seat,
  same,
  scoresSeen,
} from '../../../../worker/games/kernel/index.ts'
import { ApiProblem, api, Unreachable } from '../../api/client.ts'
import { type BoardModule, boards, type Happened } from '../../boards/index.ts'
import { meanwhile, waitsFor } from '../../bots/waiting.ts'
import { Notice } from '../../parts/Notice.tsx'
import { Postmark } from '../../parts/Postmark.tsx'
import { Stamp } from '../../parts/Stamp.tsx'
import {
  type Answer,
  browserDrawer,
  createPlanner,
  movesOf,
  type ReactivePlanner,
  type Sending,
  sensesOf,
} from '../../planner/index.ts'
import type { Reason } from '../../rules/index.ts'
import { reasonAgainst } from '../../rules/why.ts'
import { ago, inFull } from '../../time.ts'
import { language, t } from '../../words/index.ts'
import { Absence } from './absence/Absence.tsx'
import { MyClock } from './absence/Clock.tsx'
import { Matters } from './absence/Matters.tsx'
import { Ending } from './Ending.tsx'
import { Guarded } from './Guarded.tsx'
import { Log } from './Log.tsx'
import type { LiveTable } from './live.ts'
import { Moves } from './Moves.tsx'
import { Nudge } from './Nudge.tsx'
import { PlanStrip } from './PlanStrip.tsx'
import { Players } from './Players.tsx'
import { resendWhenBack } from './resend.ts'

const Hint = lazy(() => import('../../hints/Hint.tsx'))
const Drawers = lazy(() => import('./Drawers.tsx'))
const Guide = lazy(() => import('../../parts/Guide.tsx'))

interface PlayingProps {
  readonly table: TableView
  readonly live: LiveTable
}

/** Loads the game's engine, words and board; then the table is played. */
export function Playing(props: PlayingProps) {
  // Every turn brings a new table, but the same game: the board stays.
  const wanted = createMemo(() => [props.table.game, language()] as const, undefined, {
    equals: same,
  })
  const [loaded, { refetch }] = createResource(wanted, async ([id, spoken]) => {
    const module = await boards[id]?.()
    return module ? { module, words: await module.words(spoken) } : null
  })
  return (
    <Show
      when={!loaded.error}
      fallback={
        <Notice tone="bad">
          <p>{t().table.boardLost}</p>
          <button type="button" class="button" onClick={() => void refetch()}>
            {t().retry}
          </button>
        </Notice>
      }
    >
      <Show
        when={loaded.latest}
        fallback={
          <Show when={loaded.state === 'ready'} fallback={<p aria-busy="true">{t().loading}</p>}>
            <Notice tone="bad">
              <p>{t().table.noBoard}</p>
            </Notice>
          </Show>
        }
      >
        {(ready) => (
          <Show
            when={props.table.play?.version === ready().module.game.version && props.table.play}
            fallback={
              <Notice tone="bad">
                <p>{t().table.noBoard}</p>
                <button type="button" class="button" onClick={() => location.reload()}>
                  {t().crash.reload}
                </button>
              </Notice>
            }
          >
            {(play) => (
              // Another seat is another person's plan: begin anew.
              <Show when={props.table.you === null ? 'nobody' : `${props.table.you}`} keyed>
                {(seat) => (
                  <Board
                    table={props.table}
                    live={props.live}
                    play={play() as Play}
                    seat={seat === 'nobody' ? null : Number(seat)}
                    module={ready().module}
                    words={ready().words}
                  />
                )}
              </Show>
            )}
          </Show>
        )}
      </Show>
    </Show>
  )
}

interface BoardAreaProps extends PlayingProps {
  readonly play: Play
  readonly seat: Seat | null
  readonly module: BoardModule
  readonly words: AnyWords
}

/** Posts a turn; whatever happens becomes one of the planner's answers. */
async function post(live: LiveTable, id: string, turn: Sending): Promise<Answer> {
  try {
    const { table, entry } = await api<{ table: TableView; entry: Entry }>(
      'POST',
      `/tables/${id}/turns`,
      turn,
    )
    live.take(table, entry)
    return { answer: 'played', play: table.play as Play | null }
  } catch (error) {
    if (error instanceof Unreachable) return { answer: 'unreachable' }
    if (error instanceof ApiProblem && error.code === 'stale-revision') {
      const table = error.problem.table as TableView
      live.take(table)
      return { answer: 'stale', play: table.play as Play | null }
    }
    return { answer: 'refused', reason: error }
  }
}

function Board(props: BoardAreaProps) {
  const { game } = props.module
  // Names seldom change while tables often do: what is worded with them stays.
  const called = createMemo(() => props.table.seats.map(({ name }) => name), [], { equals: same })
  const names = (seat: Seat) => called()[seat] ?? `${seat + 1}`
  const wording = (state: unknown, seat: Seat, move: Move) =>
    moveInWords(props.words, state, seat, move, names)
  const planner: ReactivePlanner | null =
    props.seat === null
      ? null
      : createPlanner({
          game,
          seat: props.seat,
          play: props.play,
          drawer: browserDrawer(props.table.id),
          send: (turn) => post(props.live, props.table.id, turn),
          sense: wording,
        })
  if (planner) resendWhenBack(planner, props.table.id, props.live.line)
  createEffect(
    on(
      () => props.play,
      (play) => planner?.rebase(play),
    ),
  )

  const shown = createMemo((): Play => planner?.play() ?? props.play)
  const [board, setBoard] = createStore({ state: copy(shown().state) as object })
  const over = () => props.table.status === 'over'
  /** Nobody plays here by hand: it is over, or a bot plays in my place. */
  const isIdle = () => over() || (props.seat !== null && props.table.seats[props.seat]?.bot != null)
  const moves = createMemo(() => (isIdle() ? [] : (planner?.moves() ?? [])))
  // The board gets its state and the moves of that state at once: a move is worded on its state.
  const [boardMoves, setBoardMoves] = createSignal(moves())
  createEffect(
    on(
      [shown, moves],
      ([play, legal]) => {
        setBoard('state', reconcile(copy(play.state) as object, { key: null, merge: true }))
        setBoardMoves(legal)
      },
      { defer: true },
    ),
  )
  const toAct = createMemo(() => (over() ? [] : game.toAct(shown().state)))
  /** Something else than the table as it stands is on the board. */
  const [away, setAway] = createSignal(false)
  /** What that is; `null` while it is not there yet. */
  const [moment, setMoment] = createSignal<Play | null>(null)
  const looked = createMemo(() => {
    const { scores } = props.table
    if (!away()) return { revision: props.play.revision, toAct: toAct(), scores }
    const play = moment()
    return (
      play && {
        revision: play.revision,
        toAct: game.toAct(play.state),
        scores: scoresSeen(game, play.state),
      }
    )
  })
  const [pointedAt, point] = createSignal<Move | null>(null)
  createEffect(on(moves, () => point(null), { defer: true }))

  function make(move: Move): void {
    planner?.add(move)
  }
  /** From the list of moves: its button is gone then, so the keyboard goes on at what comes next. */
  function makeFromList(move: Move): void {
    make(move)
    queueMicrotask(() => {
      const next = document.querySelector<HTMLElement>('.move, .seal:not(:disabled)')
      if (document.activeElement === document.body) next?.focus({ preventScroll: true })
    })
  }

  async function why(wish: Move): Promise<Reason | null> {
    // What a revealing move brings is not known yet: after it, nobody can say.
    if (props.seat === null || isIdle() || planner?.plan().reveals) return null
    return reasonAgainst(game, shown().state, props.seat, wish)
  }

  // What the board animates: a planned move at once, a turn when it arrives. What
  // was planned was seen already, so of my own turn only the rest is new.
  const [happened, setHappened] = createSignal<Happened | null>(null)
  let seen = 0
  createEffect(
    on(
      () => planner?.plan(),
      (plan, before) => {
        if (!plan || !before || plan.base !== before.base) return
        seen = plan.steps.reduce((count, step) => count + step.events.length, 0)
        const step = plan.steps.at(-1)
        if (step && plan.steps.length > before.steps.length)
          setHappened({
            key: `${plan.base.revision}.${plan.steps.length}`,
            seat: plan.seat,
            events: step.events,
            planned: true,
          })
      },
    ),
  )
  // The socket may tell of my turn before the planner has its answer: shown once the board shows it.
  const revision = createMemo(() => planner?.plan().base.revision ?? props.play.revision)
  let told = props.live.latest()?.revision ?? 0
  createEffect(
    on(
      [props.live.latest, revision],
      ([entry, reached]) => {
        if (!entry || entry.revision > reached || entry.revision <= told) return
        told = entry.revision
        const events = entry.seat === props.seat ? entry.events.slice(seen) : entry.events
        seen = 0
        setHappened({
          key: `${entry.revision}`,
          seat: entry.seat,
          events: events as GameEvent[],
          planned: false,
        })
      },
      { defer: true },
    ),
  )

  const plannedMoves = createMemo(() => {
    const plan = planner?.plan()
    return plan ? movesOf(plan) : []
  })
  const planned = createMemo(() => {
    const plan = planner?.plan()
    return plan ? sensesOf(plan, wording) : []
  })
  const dropped = () =>
    (planner?.dropped() ?? []).map(
      ({ move, meant }) => meant ?? wording(shown().state, props.seat ?? 0, move),
    )

  const mine = () => props.seat !== null && !isIdle() && toAct().includes(props.seat)
  const planning = () => planned().length > 0 || dropped().length > 0
  const say = () => {
    if (planner?.plan().reveals) return t().table.reveals
    if (mine() && props.seat !== null) return props.words.prompt(shown().state, props.seat, names)
    return planner?.complete() ? t().table.complete : waitsFor(props.table.seats, toAct(), names)
  }
  const lastAt = () => props.live.entries().at(-1)?.at ?? props.table.startedAt
  /** What the others are asked; nothing where that takes more than I may see. */
  const asked = (seat: Seat) => promptInWords(props.words, shown().state, seat, names)

  // Beside the board the column with moves and log stays below the prompt, however tall that is.
  let prompt: HTMLDivElement | undefined
  let desk: HTMLDivElement | undefined
  onMount(() => {
    const measure = new ResizeObserver(() =>
      desk?.style.setProperty('--prompt', `${prompt?.offsetHeight ?? 0}px`),
    )
    if (prompt) measure.observe(prompt)
    onCleanup(() => measure.disconnect())
  })

  return (
    <div class="playing">
      <div class="counter">
        <Players
          table={props.table}
          toAct={looked()?.toAct ?? []}
          scores={looked()?.scores ?? []}
          away={away()}
        />
        <Show when={!away() && lastAt()}>
          {(time) => <Postmark time={time()} label={t().table.lastPost} />}
        </Show>
      </div>
      <Absence table={props.table} live={props.live} names={names} hidden={away()} />
      <Show when={over() && !away()}>
        <Ending table={props.table} game={game} words={props.words} names={names} />
      </Show>
      <Suspense>
        <Drawers
          table={props.table}
          live={props.live}
          play={props.play}
          seat={props.seat}
          module={props.module}
          words={props.words}
          names={names}
          onAway={setAway}
          onShown={setMoment}
          looked={looked()}
        />
      </Suspense>
      <div
        class="desk"
        classList={{ 'desk-over': over() }}
        hidden={away()}
        ref={(element) => {
          desk = element
        }}
      >
        <div
          class="prompt"
          classList={{ 'prompt-mine': mine() }}
          role="status"
          hidden={over()}
          ref={(element) => {
            prompt = element
          }}
        >
          <Show when={!over()}>
            <p>
              <Show when={mine()}>
                <strong class="tag tag-wax">{t().table.yourTurn}</strong>{' '}
              </Show>
              <span>{say()}</span>
            </p>
            <Show when={mine()}>
              <MyClock table={props.table} />
            </Show>
            <Show when={mine() && props.table.since === 0 && !planning()}>
              <p class="small">{t().table.planEmpty}</p>
            </Show>
            <Show when={!mine() && !planner?.complete()}>
              <For each={toAct()}>
                {(seat) => (
                  <Show when={asked(seat)}>
                    {(question) => (
                      <p class="prompt-note">
                        <Stamp seat={seat} name={names(seat)} size="s" />
                        <span>{t().table.note(names(seat), question())}</span>
                      </p>
                    )}
                  </Show>
                )}
              </For>
              <p class="small">
                <Show when={lastAt()}>
                  {(time) => (
                    <>
                      <time dateTime={new Date(time()).toISOString()} title={inFull(time())}>
                        {t().table.lastCame(ago(time()))}
                      </time>{' '}
                    </>
                  )}
                </Show>
                {props.seat === null ? t().table.spectatorHint : meanwhile(props.table.seats)}
              </p>
              <Nudge table={props.table} live={props.live} names={names} />
            </Show>
          </Show>
        </div>
        <section class="board" aria-labelledby="board-title">
          <h2 id="board-title" class="quiet">
            {t().table.board}
          </h2>
          <Show when={!over() && props.seat !== null && props.module.guide}>
            {(guide) => (
              <Suspense>
                <Guide
                  game={game.id}
                  guide={guide()}
                  state={board.state}
                  seat={props.seat ?? 0}
                  language={language()}
                />
              </Suspense>
            )}
          </Show>
          <Guarded>
            <props.module.Board
              state={board.state}
              options={props.table.options}
              seats={props.table.seats.length}
              you={props.seat}
              toAct={toAct()}
              moves={boardMoves()}
              onMove={make}
              pointedAt={pointedAt()}
              onPoint={point}
              why={why}
              planned={plannedMoves()}
              revealing={planner?.plan().reveals != null}
              names={names}
              language={language()}
              words={props.words}
              over={over()}
              happened={happened()}
              looked={props.seat ?? 0}
              onLook={() => undefined}
              pane={null}
            />
          </Guarded>
        </section>
        <div class="side">
          <div class="side-scroll">
            <Show when={planner && mine() && moves().length > 1 && !props.table.rated}>
              <Suspense>
                <Hint
                  game={game}
                  words={props.words}
                  names={names}
                  seat={props.seat ?? 0}
                  play={shown()}
                  moves={moves()}
                  onMove={make}
                  onPoint={point}
                />
              </Suspense>
            </Show>
            <Show when={moves().length > 0}>
              <Moves
                moves={moves()}
                groups={props.module.groups}
                label={(move) => props.words.move(shown().state, props.seat ?? 0, move, names)}
                pointedAt={pointedAt()}
                onMove={makeFromList}
                onPoint={point}
              />
            </Show>
            <Log
              table={props.table}
              entries={props.live.entries()}
              words={props.words}
              names={names}
              more={props.live.more()}
              onOlder={props.live.older}
            />
            <Matters table={props.table} live={props.live} names={names} />
          </div>
          <Show when={!over() && (mine() || planning()) && planner}>
            {(reactive) => (
              <PlanStrip
                game={game.id}
                planner={reactive()}
                planned={planned()}
                dropped={dropped()}
              />
            )}
          </Show>
        </div>
      </div>
    </div>
  )
}
