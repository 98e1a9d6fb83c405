import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js'
import {
  type Move,
  moveInWords,
  promptInWords,
  type Seat,
  scoresSeen,
  taskOf,
  type Viewer,
  view,
} from '../../../../worker/games/kernel/index.ts'
import { Stamp } from '../../parts/Stamp.tsx'
import {
  emptyVariation,
  goingOn,
  goOn,
  movesOfVariation,
  movesOn,
  reached,
  stepBack,
  type Variation,
} from '../../planner/variation.ts'
import { ActionButton } from '../../stage/ActionButton.tsx'
import { Bar } from '../../stage/Bar.tsx'
import type { Happened } from '../../stage/board.ts'
import { Frame } from '../../stage/Frame.tsx'
import { useStage } from '../../stage/stage.ts'
import { locale } from '../../words/index.ts'
import { sceneFor, wordedVariation } from './bench-words.ts'
import { Moves } from './Moves.tsx'
import { memoryTexts } from './memory-words.ts'

interface BenchProps {
  readonly variation: Variation
  readonly onVariation: (variation: Variation) => void
  /** Viewer whose eyes see the board; `null`: it turns to the seat that is asked. */
  readonly viewer: Viewer
  /** Guesses what is hidden, where that stops the variation; absent where nobody can. */
  readonly onGuess: (() => void) | null
  /** Only this seat moves. */
  readonly only: Seat | null
  /** Name in the bar, and more about it. */
  readonly title: string
  readonly about: JSX.Element
  readonly onClose: () => void
  /** Trouble to show. */
  readonly trouble?: JSX.Element
  /** Tools for the variation. */
  readonly tools: JSX.Element
}

/** A variation as it is played on: who is asked, what they can do, and what has been played. */
function createBench(props: BenchProps) {
  const { setting } = useStage()
  const { game } = setting.module
  const asked = createMemo(() =>
    goingOn(game, props.variation).filter((seat) => props.only === null || seat === props.only),
  )
  const [chosen, choose] = createSignal<Seat | null>(null)
  const seat = createMemo(() => {
    const seats = asked()
    const wanted = chosen() ?? props.viewer
    return wanted !== null && seats.includes(wanted) ? wanted : (seats[0] ?? null)
  })
  const moves = createMemo(() => {
    const by = seat()
    return by === null ? [] : movesOn(game, props.variation, by)
  })
  const [pointedAt, point] = createSignal<Move | null>(null)
  createEffect(on(moves, () => point(null), { defer: true }))
  const [happened, setHappened] = createSignal<Happened | null>(null)
  let count = 0
  createEffect(
    on(
      () => props.variation,
      (variation, before) => {
        const step = variation.steps.at(-1)
        if (!before || !step || variation.steps.length <= before.steps.length) return
        setHappened({ key: `line.${count++}`, seat: step.seat, events: step.events, planned: true })
      },
    ),
  )
  /** Guessed pieces lie open to the rules, not to my eyes. */
  const shown = createMemo(() => {
    const now = reached(props.variation)
    return props.variation.guess ? view(game, now, props.variation.viewer) : now
  })
  const scene = createMemo(() =>
    sceneFor(game, props.variation, props.variation.steps.length, seat() ?? 0),
  )
  return {
    asked,
    choose,
    seat,
    moves,
    pointedAt,
    point,
    happened,
    shown,
    make(move: Move) {
      const by = seat()
      if (by === null) return
      const gifts = setting.module.gifts?.(reached(props.variation).state, by, move) ?? []
      props.onVariation(
        [move, ...gifts].reduce(
          (variation, each) => goOn(game, variation, by, each),
          props.variation,
        ),
      )
    },
    label: (move: Move) => moveInWords(setting.words, scene(), seat() ?? 0, move, setting.names),
    /** Reason why the variation ends here, though the game does not; `null`: it goes on. */
    halt() {
      if (props.variation.stop) return memoryTexts().variation.stop
      const by = seat()
      return by !== null && moves() === null
        ? memoryTexts().variation.unknown(setting.names(by))
        : null
    },
    you: () => props.viewer ?? seat(),
    steps: createMemo(() => wordedVariation(game, setting.words, props.variation, setting.names)),
  }
}
type BenchState = ReturnType<typeof createBench>

/** A board to play on alone: every seat's moves, and the variation that they make. */
export function Bench(props: BenchProps) {
  const { setting } = useStage()
  const { game } = setting.module
  const bench = createBench(props)
  const isMine = () => bench.seat() !== null && bench.seat() === bench.you()
  const question = () => {
    const halted = bench.halt()
    if (halted !== null) return halted
    const by = bench.seat()
    if (by === null)
      return bench.asked().length === 0 && props.only === null ? memoryTexts().variation.end : ''
    const asked =
      promptInWords(setting.words, reached(props.variation).state, by, setting.names) ?? ''
    return locale().labelled(setting.names(by), asked)
  }
  return (
    <Frame
      position={{
        play: bench.shown(),
        toAct: bench.asked(),
        scores: scoresSeen(game, bench.shown().state),
      }}
      you={bench.you()}
      moves={isMine() ? (bench.moves() ?? []) : []}
      onMove={bench.make}
      pointedAt={bench.pointedAt()}
      onPoint={bench.point}
      planned={
        props.variation.stop && props.variation.stop.seat === bench.you()
          ? [props.variation.stop.move]
          : []
      }
      revealing={props.variation.stop !== null}
      happened={bench.happened()}
      present={false}
      bar={
        <Bar
          state={bench.shown().state}
          question={question()}
          mine={false}
          small={
            <>
              <b class="bench-title">{props.title}</b>
              {props.about}
            </>
          }
          answers={<SeatChoice bench={bench} />}
          tools={<BenchTools {...props} count={bench.steps().length} />}
          send={
            <button type="button" class="bar-button bar-back" onClick={() => props.onClose()}>
              {memoryTexts().back}
            </button>
          }
        />
      }
      over={<BenchVariation {...props} bench={bench} />}
    />
  )
}

/** Choice of the seat to move, where several are asked at once. */
const SeatChoice = (props: { readonly bench: BenchState }) => {
  const { setting } = useStage()
  return (
    <Show when={props.bench.asked().length > 1}>
      <span class="quiet">{memoryTexts().variation.forSeat}</span>
      <For each={props.bench.asked()}>
        {(one) => (
          <button
            type="button"
            class="bar-button bench-for"
            aria-pressed={one === props.bench.seat()}
            onClick={() => props.bench.choose(one)}
          >
            {setting.names(one)}
          </button>
        )}
      </For>
    </Show>
  )
}

/** One step back, and all of them. */
function BenchTools(props: BenchProps & { readonly count: number }) {
  useStage().look.lend('plan', {
    count: () => props.count,
    undone: () => 0,
    isBusy: () => false,
    undo: () => props.onVariation(stepBack(props.variation)),
    redo: () => undefined,
    clear: () => props.onVariation(emptyVariation(props.variation.base, props.variation.viewer)),
  })
  return (
    <>
      <ActionButton id="undo" sign="undo" class="bar-button bench-undo" />
      <ActionButton id="clear" sign="clear" class="bar-button bench-again" />
    </>
  )
}

/** The variation so far, what can be done with it, and every seat's moves as a list; it folds away from the stage. */
function BenchVariation(props: BenchProps & { readonly bench: BenchState }) {
  const { setting } = useStage()
  const { bench } = props
  const seatOf = (i: number) => movesOfVariation(props.variation)[i]?.seat ?? 0
  let list: HTMLOListElement | undefined
  createEffect(
    on(bench.steps, () => queueMicrotask(() => list?.scrollTo({ top: list.scrollHeight }))),
  )
  return (
    <details
      class="bench bench-line"
      open={!matchMedia('(width < 960px)').matches}
      data-task={taskOf(reached(props.variation).state)}
    >
      <summary class="bench-summary">
        {memoryTexts().variation.steps}
        <span class="count count-soft">{bench.steps().length}</span>
      </summary>
      {props.trouble}
      <Show when={bench.steps().length > 0}>
        <ol
          class="plan-steps bench-steps"
          ref={list}
          tabindex={0}
          aria-label={memoryTexts().variation.steps}
        >
          <For each={bench.steps()}>
            {(sentence, i) => (
              <li class="plan-step bench-step">
                <Show when={props.only === null}>
                  <Stamp
                    seat={seatOf(i())}
                    name={setting.names(seatOf(i()))}
                    person={setting.table?.seats[seatOf(i())]?.person}
                    size="s"
                  />
                </Show>
                <span>
                  {sentence}
                  <Show when={props.variation.guess?.at === i()}>
                    <span class="small bench-guessed">{memoryTexts().variation.guessed}</span>
                  </Show>
                </span>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={bench.halt() !== null && props.onGuess}>
        {(guess) => (
          <p class="form-row">
            <button type="button" class="button button-main bench-guess" onClick={() => guess()()}>
              {memoryTexts().variation.guess}
            </button>
            <span class="small">{memoryTexts().variation.guessHint}</span>
          </p>
        )}
      </Show>
      {props.tools}
      <Show when={(bench.moves() ?? []).length > 0}>
        <Moves
          moves={bench.moves() ?? []}
          groups={setting.module.groups}
          label={bench.label}
          pointedAt={bench.pointedAt()}
          onMove={(move) => {
            bench.make(move)
            queueMicrotask(() => {
              if (document.activeElement === document.body)
                document.querySelector<HTMLElement>('.bench .move')?.focus({ preventScroll: true })
            })
          }}
          onPoint={bench.point}
        />
      </Show>
    </details>
  )
}
