import { A, useLocation } from '@solidjs/router'
import {
  createEffect,
  createSignal,
  For,
  lazy,
  Match,
  on,
  Show,
  Suspense,
  Switch,
  untrack,
} from 'solid-js'
import type { Move } from '../../../../worker/games/kernel/index.ts'
import { sentenceOf } from '../../api/client.ts'
import { waitsFor } from '../../bots/waiting.ts'
import { botTexts } from '../../bots/words.ts'
import { doorTexts } from '../../door/words.ts'
import { byNext, type CameByNext } from '../../next.ts'
import { nextTable } from '../../person.ts'
import { Bar } from '../../stage/Bar.tsx'
import { Frame } from '../../stage/Frame.tsx'
import { GuideBubble } from '../../stage/GuideBubble.tsx'
import type { GuideState } from '../../stage/guide.ts'
import { createPhone, useRoom } from '../../stage/room.ts'
import { Sign } from '../../stage/Sign.tsx'
import { stageTexts } from '../../stage/words.ts'
import { ago, inFull } from '../../time.ts'
import { language, t } from '../../words/index.ts'
import { Meanwhile } from './AskWhere.tsx'
import { hasMyClock, MyClock } from './absence/Clock.tsx'
import { LineButton } from './gather/Line.tsx'
import { createHappenings } from './happenings.ts'
import { memoryTexts } from './memory-words.ts'
import { Nudge } from './Nudge.tsx'
import { PassOn } from './pass/PassOn.tsx'
import { positionOf } from './past.ts'
import { Send } from './Send.tsx'
import { Slips } from './Slips.tsx'
import type { Seated, Turn } from './turn.ts'

const Ending = lazy(async () => ({ default: (await import('./Ending.tsx')).Ending }))

interface NowProps {
  readonly at: Seated
  readonly turn: Turn
  readonly watched: boolean
  readonly guide: GuideState
  readonly pointedAt: Move | null
  readonly onPoint: (move: Move | null) => void
}

/** The table as it stands, to be played. */
export function Now(props: NowProps) {
  const { at, turn } = props
  const happenings = createHappenings(at, turn)
  /** The turn of another is played on the stage: what comes next is asked when that is seen. */
  const isPlayed = () => happenings.scene() !== null
  const position = () => {
    const play = happenings.scene()?.play
    return play
      ? positionOf(at.module.game, play)
      : { play: turn.shown(), toAct: turn.toAct(), scores: at.table.scores }
  }
  const sends = () =>
    !isPlayed() && !turn.over() && (turn.mine() || turn.planned().length > 0) ? turn.planner : null
  const [advising, setAdvising] = createSignal(false)
  // Advice is for one position; on another it is out of date.
  createEffect(on(turn.shown, () => setAdvising(false), { defer: true }))
  const [ended, showEnd] = createSignal(true)
  const { look } = useRoom()
  // Nothing lies over the end.
  createEffect(() => {
    if (turn.over() && ended()) untrack(() => look.shut())
  })
  const make = (move: Move) => {
    turn.planner?.add(move)
    // What is done need not be explained any longer.
    props.guide.done()
  }
  return (
    <Frame
      position={position()}
      you={at.seat}
      moves={isPlayed() ? [] : turn.moves()}
      onMove={make}
      pointedAt={props.pointedAt}
      onPoint={props.onPoint}
      planned={turn.plannedMoves()}
      revealing={turn.planner?.plan().reveals != null}
      happened={happenings.happened()}
      present
      bar={
        <Bar
          state={turn.shown().state}
          question={
            isPlayed()
              ? waitsFor(at.table.seats, [happenings.scene()?.seat ?? 0], at.names)
              : turn.question()
          }
          mine={turn.mine() && !isPlayed()}
          small={<Small at={at} turn={turn} watched={props.watched} />}
          answers={
            <Show
              when={turn.over()}
              fallback={
                <>
                  <Answers at={at} turn={turn} onMove={make} onPoint={props.onPoint} />
                  <Show when={at.seat === null && !props.watched}>
                    <button type="button" class="bar-button" onClick={() => look.open('back')}>
                      {doorTexts().back.ask}
                    </button>
                    <Show when={at.table.status === 'playing' && at.table.seats.length > 1}>
                      <LineButton table={at.table} onOpen={() => look.open('table')} />
                    </Show>
                  </Show>
                </>
              }
            >
              <button type="button" class="bar-button" onClick={() => showEnd(!ended())}>
                {ended() ? stageTexts().showBoard : stageTexts().showResult}
              </button>
            </Show>
          }
          tools={
            <Tools
              at={at}
              turn={turn}
              advising={advising()}
              onAdvise={() => setAdvising(!advising())}
            />
          }
          send={
            <Show
              when={sends()}
              fallback={
                <>
                  <PassOn table={at.table} />
                  <Sent isSent={turn.isSent()} />
                </>
              }
            >
              {(planner) => (
                <Send
                  planner={planner()}
                  closing={turn.closing()}
                  closes={turn.closes()}
                  only={turn.closing().length === turn.moves().length}
                  label={(move) => turn.wording(turn.shown().state, at.seat ?? 0, move)}
                />
              )}
            </Show>
          }
        />
      }
      over={
        <>
          <Show when={isPlayed()}>
            <button type="button" class="said" onClick={happenings.skip} aria-live="polite">
              <span class="said-text">{happenings.said()}</span>
              <Sign name="last" />
              <span class="quiet">{stageTexts().skip}</span>
            </button>
          </Show>
          <Show when={!turn.over()}>
            <GuideBubble
              guide={props.guide}
              step={[turn.shown(), look.seat(), look.pane(), look.drawer()]}
            />
          </Show>
          <Slips
            at={at}
            turn={turn}
            advising={advising()}
            onAdvised={() => setAdvising(false)}
            onMove={make}
            onPoint={props.onPoint}
          />
          <Suspense>
            <Show when={turn.over() && ended() && !isPlayed()}>
              <Ending
                table={at.table}
                game={at.module.game}
                words={at.words}
                names={at.names}
                onClose={() => showEnd(false)}
              />
            </Show>
          </Suspense>
        </>
      }
    />
  )
}

/** Says in the place of the button that sends, near the thumb, that the turn is on its way. */
const Sent = (props: { readonly isSent: boolean }) => (
  <span class="bar-told" role="status">
    <Show when={props.isSent}>
      <span class="bar-sent">
        <Sign name="done" />
        {stageTexts().sent}
      </span>
    </Show>
  </span>
)

interface PartProps {
  readonly at: Seated
  readonly turn: Turn
}

/** The line under the question: how sending goes, what is planned, until when, or what the others are asked. */
function Small(props: PartProps & { readonly watched: boolean }) {
  const { at, turn } = props
  const status = () => turn.planner?.status() ?? 'planning'
  const lastAt = () => at.live.entries().at(-1)?.at ?? at.table.startedAt
  const asked = () => turn.toAct().filter((seat) => seat !== at.seat && turn.askedOf(seat))
  return (
    <Switch>
      <Match when={status() === 'unreachable'}>
        <span class="bad">{t().table.unreachable}</span>
      </Match>
      <Match when={status() === 'refused'}>
        <span class="bad">
          {t().table.refused} {sentenceOf(turn.planner?.refusal())}
        </span>
      </Match>
      <Match when={turn.planned().length > 0}>
        <b>{stageTexts().planned(turn.planned().length)}</b>
        <span class="bar-last">
          {stageTexts().last} {turn.planned().at(-1)}
        </span>
      </Match>
      <Match when={props.watched}>
        <span>
          {memoryTexts().watch.looking} <A href={`/t/${at.table.id}`}>{memoryTexts().watch.play}</A>
        </span>
      </Match>
      <Match when={turn.mine() && turn.isSent()}>
        <b>{stageTexts().sentOn}</b>
      </Match>
      <Match when={turn.mine()}>
        <Show
          when={hasMyClock(at.table)}
          fallback={at.table.since === 0 && <span>{t().table.planEmpty}</span>}
        >
          <MyClock table={at.table} />
        </Show>
      </Match>
      <Match when={!turn.over()}>
        <For each={asked()}>
          {(seat) => (
            <span class="bar-note">{t().table.note(at.names(seat), turn.askedOf(seat) ?? '')}</span>
          )}
        </For>
        <Show when={lastAt()}>
          {(time) => (
            <time
              class="bar-aside"
              dateTime={new Date(time()).toISOString()}
              title={inFull(time())}
            >
              {t().table.lastCame(ago(time()))}
            </time>
          )}
        </Show>
        <span classList={{ 'bar-aside': asked().length > 0 }}>
          <Show when={at.seat !== null} fallback={t().table.spectatorHint}>
            <Meanwhile seats={at.table.seats} />
          </Show>
        </span>
      </Match>
    </Switch>
  )
}

/** The table to go to instead of this one, where I came by "next table" and have not begun. */
function createLater({ at, turn }: PartProps) {
  const came = useLocation<CameByNext>()
  return () =>
    turn.mine() && turn.planned().length === 0 && came.state?.byNext
      ? nextTable(at.table.id)
      : undefined
}

/** Buttons for what no piece on the stage stands for; while others are to move, for what can be done meanwhile. */
function Answers(
  props: PartProps & {
    readonly onMove: (move: Move) => void
    readonly onPoint: (move: Move | null) => void
  },
) {
  const { at, turn } = props
  const given = () =>
    (turn.mine() && at.module.answers?.(turn.shown().state, at.seat ?? 0, turn.moves())) || []
  /** Besides the one that the red button plays. */
  const closing = () => (turn.mine() ? turn.closing().slice(1) : [])
  const isPhone = createPhone()
  const later = createLater(props)
  /** While others move the next table is offered; my own turn can be put off. */
  const next = () => {
    if (turn.mine()) return isPhone() ? undefined : later()
    return turn.planned().length > 0 ? undefined : nextTable(at.table.id)
  }
  const button = (move: Move, label: string, quiet: boolean) => (
    <button
      type="button"
      class="bar-button bar-answer"
      classList={{ 'bar-answer-quiet': quiet }}
      lang={language()}
      onClick={() => props.onMove(move)}
      onPointerEnter={() => props.onPoint(move)}
      onPointerLeave={() => props.onPoint(null)}
      onFocus={() => props.onPoint(move)}
      onBlur={() => props.onPoint(null)}
    >
      {label}
    </button>
  )
  return (
    <>
      <For each={given()}>{({ move, label, quiet }) => button(move, label, quiet ?? false)}</For>
      <For each={closing()}>
        {(move) => button(move, turn.wording(turn.shown().state, at.seat ?? 0, move), true)}
      </For>
      <Show when={!turn.mine() && !turn.planner?.complete()}>
        <Nudge table={at.table} live={at.live} names={at.names} />
      </Show>
      <Show when={next()}>
        {(table) => (
          <A class="bar-button bar-next" href={`/t/${table().id}`} state={byNext}>
            {turn.mine() ? stageTexts().later : stageTexts().next}
          </A>
        )}
      </Show>
    </>
  )
}

/** Undo, redo and advice, in one box; on a phone also what puts this table off. */
function Tools(props: PartProps & { readonly advising: boolean; readonly onAdvise: () => void }) {
  const { at, turn } = props
  const isPhone = createPhone()
  const later = createLater(props)
  const isBusy = () => turn.planner?.status() === 'sending'
  const shown = () =>
    !turn.over() && turn.planner !== null && (turn.mine() || turn.planned().length > 0)
  const mayAsk = () => turn.mine() && turn.moves().length > 1 && !at.table.rated
  return (
    <Show when={shown()}>
      <button
        type="button"
        class="bar-button bar-undo"
        aria-label={t().table.undo}
        title={t().table.undo}
        disabled={turn.planned().length === 0 || isBusy()}
        onClick={() => turn.planner?.undo()}
      >
        <Sign name="undo" />
      </button>
      <button
        type="button"
        class="bar-button bar-redo"
        aria-label={t().table.redo}
        title={t().table.redo}
        disabled={!turn.planner?.plan().undone.length || isBusy()}
        onClick={() => turn.planner?.redo()}
      >
        <Sign name="redo" />
      </button>
      <Show when={!at.table.rated}>
        <button
          type="button"
          class="bar-button bar-hint"
          aria-label={botTexts().hint.ask}
          title={botTexts().hint.ask}
          aria-pressed={props.advising}
          disabled={!mayAsk()}
          onClick={() => props.onAdvise()}
        >
          <Sign name="hint" />
        </button>
      </Show>
      {/* On a phone a button of words would take a row from the board. */}
      <Show when={isPhone() && later()}>
        {(table) => (
          <A
            class="bar-button bar-next"
            href={`/t/${table().id}`}
            state={byNext}
            aria-label={stageTexts().later}
            title={stageTexts().later}
          >
            <Sign name="last" />
          </A>
        )}
      </Show>
    </Show>
  )
}
