import { useSearchParams } from '@solidjs/router'
import { createEffect, createMemo, createSignal, For, Match, on, Show, Switch } from 'solid-js'
import type {
  PastView,
  Plan,
  StandingOrder,
  TableView,
  Wish,
} from '../../../../worker/api/schema.ts'
import {
  type AnyWords,
  type Names,
  type Play,
  type Score,
  type Seat,
  same,
} from '../../../../worker/games/kernel/index.ts'
import { ApiProblem, api } from '../../api/client.ts'
import type { BoardModule } from '../../boards/index.ts'
import { createAct } from '../../parts/act.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { foreseen, type Line, movesOfLine, turnsOf } from '../../planner/line.ts'
import { language } from '../../words/index.ts'
import { meantBy, wordedLine } from './Bench.tsx'
import { History, type Past } from './History.tsx'
import { guessesFor, LayAhead, most } from './LayAhead.tsx'
import type { KeptLine, Opening } from './lines.ts'
import type { LiveTable } from './live.ts'
import { memoryTexts } from './memory-words.ts'
import { Notes } from './Notes.tsx'
import { laidIn, Plans } from './Plans.tsx'
import { Points } from './Points.tsx'
import { type Moment, pointsTexts } from './points-words.ts'
import { Talk } from './Talk.tsx'
import { TryOut } from './TryOut.tsx'
import { Watch } from './Watch.tsx'
import './memory.css'

interface DrawersProps {
  readonly table: TableView
  readonly live: LiveTable
  readonly play: Play
  readonly seat: Seat | null
  readonly module: BoardModule
  readonly words: AnyWords
  readonly names: Names
  /** Says whether something else than the table as it stands is shown on the board. */
  readonly onAway: (away: boolean) => void
  /** Is told which position is looked at, while that is not the table as it stands. */
  readonly onShown: (play: Play | null) => void
  /** After how many turns it is that is looked at, and its points; `null` while it is not there yet. */
  readonly looked: { readonly revision: number; readonly scores: ReadonlyArray<Score> } | null
}

type Drawer = 'plans' | 'talk' | 'points' | 'notes' | 'watch'

/** What is shown in the place of the table as it stands. */
type Away =
  | { readonly what: 'line'; readonly base: Play; readonly opening: Opening }
  | { readonly what: 'lay'; readonly guesses: ReadonlyArray<Play> }

/** What else there is at a table, a row of drawers: plans, looking back, trying out, talk, notes, the link to look on. */
export default function Drawers(props: DrawersProps) {
  const [search, setSearch] = useSearchParams<{ turn?: string; watch?: string }>()
  const [drawer, setDrawer] = createSignal<Drawer | null>(null)
  const [away, setAway] = createSignal<Away | null>(null)
  const last = () => props.play.revision
  const turn = createMemo(() => {
    const wanted = Number(search.turn ?? Number.NaN)
    return Number.isInteger(wanted) && wanted >= 0 ? Math.min(wanted, last()) : null
  })
  const look = (next: number | null) =>
    setSearch(
      { turn: next === null ? null : `${next}` },
      { replace: turn() !== null, scroll: false },
    )
  createEffect(() => props.onAway(away() !== null || turn() !== null))
  /** What is on the board. */
  const moment = (): Moment => {
    if (away() !== null) return 'tried'
    const after = turn()
    return after === null ? 'now' : { after: props.looked?.revision ?? after }
  }
  // The present is as calm as it was: what came while somebody looked elsewhere is in the log.
  const leave = () => {
    setAway(null)
    look(null)
  }

  // What was once read stays as it was: the past does not change.
  const pasts = new Map<number, Promise<Past>>()
  function at(revision: number): Promise<Past> {
    const known = pasts.get(revision)
    if (known) return known
    const watch = search.watch === undefined ? '' : '?watch=1'
    const asked = api<PastView>(
      'GET',
      `/tables/${props.table.id}/history/${revision}${watch}`,
    ).then(({ play, entry }): Past => ({ play: play as Play, entry }))
    pasts.set(revision, asked)
    asked.catch(() => pasts.delete(revision))
    return asked
  }
  createEffect(
    on(
      () => props.seat,
      () => pasts.clear(),
      { defer: true },
    ),
  )

  const plan = () => props.table.plan
  const mayPlan = () => plan() !== null && props.table.status === 'playing'
  const lay = createAct(async (next: Plan) => {
    const version = plan()?.version ?? 0
    try {
      const { table } = await api<{ table: TableView }>('PUT', `/tables/${props.table.id}/plan`, {
        ...next,
        version,
        revision: props.play.revision,
      })
      props.live.take(table)
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'stale-plan')
        props.live.take(error.problem.table as TableView)
      throw error
    }
  })
  /** Lays a changed plan, and shows it. */
  async function keepPlan(next: Plan): Promise<void> {
    if (!(await lay.run(next))) return
    setAway(null)
    setDrawer('plans')
    showRow()
  }
  const present = (): Plan => ({
    steps: plan()?.steps ?? [],
    orders: plan()?.orders ?? [],
    pass: plan()?.pass ?? false,
    forced: plan()?.forced ?? false,
  })
  /**
   * My moves of a line as wishes, one for each time that I am asked, as far as nothing is guessed.
   * What I am asked now I answer myself: a line from the present on begins with that.
   */
  function laidAhead(line: Line): Wish[] {
    const seat = props.seat
    if (seat === null) return []
    const known = foreseen(line)
    const isMine = (_: string, i: number) => movesOfLine(known)[i]?.seat === seat
    const texts = wordedLine(props.module.game, props.words, known, props.names).filter(isMine)
    const senses = meantBy(props.module.game, props.words, known).filter(isMine)
    let from = 0
    const wishes = turnsOf(known, seat).map((moves): Wish => {
      const to = from + moves.length
      const wish = {
        moves: moves.map((move) => ({ ...move })),
        meant: senses.slice(from, to),
        language: language(),
        text: texts.slice(from, to).join(' · ').slice(0, 400),
      }
      from = to
      return wish
    })
    const isNow = isAsked() && line.base.revision === last()
    return wishes.slice(isNow ? 1 : 0, most.steps)
  }
  function layLine(line: Line): void {
    const steps = [...present().steps]
    for (const [i, wish] of laidAhead(line).entries()) steps[i] = withWish(steps[i], wish)
    void keepPlan({ ...present(), steps })
  }
  /** An order takes the place of the one that answered the same question with the same words. */
  const layOrder = (order: StandingOrder) => {
    const others = present().orders.filter(
      ({ task, text }) => task !== order.task || text !== order.text,
    )
    void keepPlan({ ...present(), orders: [...others, order] })
  }

  const isAsked = () => props.seat !== null && props.table.toAct.includes(props.seat)
  let row: HTMLElement | undefined
  /** What is opened or said here is seen, wherever on the page somebody was. */
  const showRow = () => queueMicrotask(() => row?.scrollIntoView({ block: 'start' }))
  function openLay(): void {
    setDrawer(null)
    look(null)
    setAway({
      what: 'lay',
      guesses:
        props.seat === null ? [] : guessesFor({ module: props.module }, props.play, props.seat),
    })
    showRow()
  }
  /** Makes room for the board; the points stay, and follow it. */
  const makeRoom = () => setDrawer((open) => (open === 'points' ? open : null))
  function tryFrom(base: Play, opening: Opening = { moves: [] }): void {
    makeRoom()
    setAway({ what: 'line', base, opening })
    showRow()
  }
  /** A line that was kept at another turn is followed from how that turn left the table. */
  const openKept = createAct(async (line: KeptLine) => {
    const { play } = await at(line.revision)
    setAway(null)
    tryFrom(play, line)
  })
  function lookBack(): void {
    makeRoom()
    setAway(null)
    const since = props.table.since
    // Whoever has moved already sees what came since; whoever has not, the latest turn.
    look(props.seat !== null && since < last() ? since : last())
  }

  const toggle = (which: Drawer) => setDrawer((open) => (open === which ? null : which))
  /** What my plan does, beside its name. */
  const laidMark = () => {
    if (plan()?.dropped) return '!'
    const laid = laidIn(present())
    return [
      ...(laid > 0 ? [`${laid}`] : []),
      ...(present().pass ? [memoryTexts().plans.passNow] : []),
    ].join(' · ')
  }
  /** How many turns came since my own last one. */
  const news = () =>
    props.seat !== null && props.table.since > 0 ? Math.max(0, last() - props.table.since) : 0
  const unread = () => props.table.talk.unread
  const drawers = (): { which: Drawer; label: string; mark: string; urgent: boolean }[] => [
    ...(mayPlan()
      ? [
          {
            which: 'plans' as const,
            label: memoryTexts().plans.title,
            mark: laidMark(),
            urgent: plan()?.dropped != null,
          },
        ]
      : []),
    {
      which: 'talk',
      label: memoryTexts().talk.title,
      mark: unread() > 0 ? `${unread()}` : '',
      urgent: true,
    },
    ...(props.table.status === 'playing' || moment() !== 'now'
      ? [{ which: 'points' as const, label: pointsTexts().title, mark: '', urgent: false }]
      : []),
    ...(props.seat !== null
      ? [{ which: 'notes' as const, label: memoryTexts().notes.title, mark: '', urgent: false }]
      : []),
    { which: 'watch', label: memoryTexts().watch.title, mark: '', urgent: false },
  ]
  /** The drawer that is open, as long as there is one of that kind. */
  const opened = () => drawers().find(({ which }) => which === drawer()) ?? null
  const scenery = () => ({
    module: props.module,
    words: props.words,
    names: props.names,
    options: props.table.options,
    seats: props.table.seats.length,
    onShown: props.onShown,
  })
  return (
    <>
      <nav
        class="drawers"
        aria-label={memoryTexts().tools}
        ref={(element) => {
          row = element
        }}
      >
        <For each={drawers()}>
          {({ which, label, mark, urgent }) => (
            <button
              type="button"
              class="drawer"
              aria-expanded={drawer() === which}
              onClick={() => toggle(which)}
            >
              {label}
              <Show when={mark !== ''}>
                <span class="count" classList={{ 'count-soft': !urgent }}>
                  {mark}
                </span>
                <Show when={which === 'talk'}>
                  <span class="quiet">{memoryTexts().talk.unread(unread())}</span>
                </Show>
              </Show>
            </button>
          )}
        </For>
        <Show when={last() > 0}>
          <button
            type="button"
            class="drawer"
            aria-pressed={turn() !== null && away() === null}
            onClick={() => (turn() !== null && away() === null ? leave() : lookBack())}
          >
            {memoryTexts().past.title}
            <Show when={news() > 0}>
              <span class="count count-soft" title={memoryTexts().past.since(news())}>
                {news()}
              </span>
            </Show>
          </button>
        </Show>
        <Show when={props.table.status === 'playing'}>
          <button
            type="button"
            class="drawer"
            aria-pressed={away()?.what === 'line'}
            onClick={() => (away()?.what === 'line' ? leave() : tryFrom(props.play))}
          >
            {memoryTexts().line.title}
          </button>
        </Show>
      </nav>
      <Show when={opened()?.which}>
        {(open) => (
          <section class="sheet drawer-sheet" data-drawer={open()}>
            <div class="drawer-head">
              <h2 class="sheet-title">
                {open() === 'points' ? pointsTexts().heading(moment()) : opened()?.label}
              </h2>
              <button type="button" class="link" onClick={() => setDrawer(null)}>
                {memoryTexts().close}
              </button>
            </div>
            <Switch>
              <Match when={open() === 'plans' && plan()}>
                {(laid) => (
                  <>
                    <LayTrouble error={lay.error()} />
                    <Plans
                      game={props.module.game.id}
                      plan={laid()}
                      yourTurn={isAsked()}
                      busy={lay.busy()}
                      onChange={(next) => void lay.run(next)}
                      onLay={openLay}
                      onTry={() => tryFrom(props.play)}
                      mayPass={props.module.game.passes !== undefined}
                    />
                  </>
                )}
              </Match>
              <Match when={open() === 'talk'}>
                <Talk table={props.table} live={props.live} names={props.names} />
              </Match>
              <Match when={open() === 'points'}>
                <Points
                  scores={props.looked?.scores ?? null}
                  words={props.words}
                  names={props.names}
                />
              </Match>
              <Match when={open() === 'notes'}>
                <Notes id={props.table.id} />
              </Match>
              <Match when={open() === 'watch'}>
                <Watch id={props.table.id} />
              </Match>
            </Switch>
          </section>
        )}
      </Show>
      <Switch>
        <Match when={away()?.what === 'line' && (away() as Extract<Away, { what: 'line' }>)}>
          {(now) => (
            <Show when={now()} keyed>
              {({ base, opening }) => (
                <>
                  <Trouble error={openKept.error()} />
                  <LayTrouble error={lay.error()} />
                  <TryOut
                    {...scenery()}
                    base={base}
                    viewer={props.seat}
                    shelf={props.table.id}
                    opening={opening}
                    onClose={leave}
                    onOpen={(line) => void openKept.run(line)}
                    onLay={mayPlan() ? layLine : null}
                    mayLay={(line) => laidAhead(line).length > 0}
                    onOrder={mayPlan() ? layOrder : null}
                  />
                </>
              )}
            </Show>
          )}
        </Match>
        <Match when={away()?.what === 'lay' && (away() as Extract<Away, { what: 'lay' }>)}>
          {(now) => (
            <Show when={plan()}>
              {(laid) => (
                <>
                  <LayTrouble error={lay.error()} />
                  <LayAhead
                    {...scenery()}
                    guesses={now().guesses}
                    seat={props.seat ?? 0}
                    plan={laid()}
                    busy={lay.busy()}
                    onWish={(step, wish) => {
                      const steps = [...present().steps]
                      steps[step] = withWish(steps[step], wish)
                      void keepPlan({ ...present(), steps })
                    }}
                    onOrder={layOrder}
                    onTry={() => tryFrom(props.play)}
                    onClose={leave}
                  />
                </>
              )}
            </Show>
          )}
        </Match>
        <Match when={turn() !== null}>
          <History
            {...scenery()}
            last={last()}
            turn={turn() ?? 0}
            onTurn={look}
            at={at}
            viewer={props.seat}
            since={props.seat === null || props.table.since === 0 ? null : props.table.since}
            onClose={leave}
            onTry={(base) => tryFrom(base)}
            link={(one) => `${location.origin}/t/${props.table.id}?turn=${one}`}
          />
        </Match>
      </Switch>
    </>
  )
}

/** A step with one more wish; the same moves once more would never come to their turn. */
const withWish = (step: ReadonlyArray<Wish> = [], wish: Wish): Wish[] =>
  step.some(({ moves }) => same(moves, wish.moves)) ? [...step] : [...step, wish]

/** Why a plan was not kept: that it had changed meanwhile is said in its own words. */
function LayTrouble(props: { readonly error: unknown }) {
  return (
    <Show
      when={props.error instanceof ApiProblem && props.error.code === 'stale-plan'}
      fallback={<Trouble error={props.error} />}
    >
      <Notice tone="bad">
        <p>{memoryTexts().plans.changed}</p>
      </Notice>
    </Show>
  )
}
