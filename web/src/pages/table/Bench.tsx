import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js'
import type { StandingOrder } from '../../../../worker/api/schema.ts'
import {
  type AnyGame,
  type AnyWords,
  type Move,
  moveInWords,
  type Names,
  promptInWords,
  type Seat,
  taskOf,
  type Viewer,
  view,
} from '../../../../worker/games/kernel/index.ts'
import type { Happened } from '../../boards/index.ts'
import { Stamp } from '../../parts/Stamp.tsx'
import {
  emptyLine,
  goingOn,
  goOn,
  type Line,
  movesOfLine,
  movesOn,
  positionAt,
  questionBefore,
  reached,
  stepBack,
} from '../../planner/line.ts'
import { language } from '../../words/index.ts'
import { Moves } from './Moves.tsx'
import { memoryTexts } from './memory-words.ts'
import { type Scenery, Stage } from './Stage.tsx'

/** A position of a line as a seat's moves in it are worded: what is guessed of others is not told. */
const sceneFor = (game: AnyGame, line: Line, index: number, seat: Seat): unknown => {
  const { state } = positionAt(line, index)
  return line.guess && index >= line.guess.at ? game.redact(state, seat) : state
}

/** The moves of a line in words, each worded on the state it is made in. */
export function wordedLine(game: AnyGame, words: AnyWords, line: Line, names: Names): string[] {
  return movesOfLine(line).map(({ seat, move }, i) =>
    moveInWords(words, sceneFor(game, line, i, seat), seat, move, names),
  )
}

/** What the moves of a line mean, for the table to compare: with seats called by their numbers. */
export const meantBy = (game: AnyGame, words: AnyWords, line: Line): string[] =>
  wordedLine(game, words, line, (seat) => `${seat + 1}`).map((text) => text.slice(0, 400))

/** The last move of a line as a standing order: how its question is always answered. */
export function orderOf(
  game: AnyGame,
  words: AnyWords,
  line: Line,
  names: Names,
): StandingOrder | null {
  const last = movesOfLine(line).at(-1)
  if (!last) return null
  return {
    task: questionBefore(line),
    move: { ...last.move },
    meant: meantBy(game, words, line).slice(-1),
    language: language(),
    text: (wordedLine(game, words, line, names).at(-1) ?? '').slice(0, 400),
  }
}

interface BenchProps extends Scenery {
  readonly line: Line
  readonly onLine: (line: Line) => void
  /** Whose eyes see the board; `null`: it turns to whoever is asked. */
  readonly viewer: Viewer
  /** Guesses what is hidden, where that stops the line; absent where nobody can. */
  readonly onGuess: (() => void) | null
  /** Only this seat moves. */
  readonly only: Seat | null
  /** What stands above the board, and beside it below the moves. */
  readonly head: JSX.Element
  readonly tools: JSX.Element
}

/** A board to play on alone: every seat's moves, and the line that they make. */
export function Bench(props: BenchProps) {
  const game = () => props.module.game
  const asked = createMemo(() =>
    goingOn(game(), props.line).filter((seat) => props.only === null || seat === props.only),
  )
  const [chosen, choose] = createSignal<Seat | null>(null)
  const seat = createMemo(() => {
    const seats = asked()
    const wanted = chosen() ?? props.viewer
    return wanted !== null && seats.includes(wanted) ? wanted : (seats[0] ?? null)
  })
  const moves = createMemo(() => {
    const by = seat()
    return by === null ? [] : movesOn(game(), props.line, by)
  })
  const [pointedAt, point] = createSignal<Move | null>(null)
  createEffect(on(moves, () => point(null), { defer: true }))
  const [happened, setHappened] = createSignal<Happened | null>(null)
  let count = 0
  createEffect(
    on(
      () => props.line,
      (line, before) => {
        const step = line.steps.at(-1)
        if (!before || !step || line.steps.length <= before.steps.length) return
        setHappened({ key: `line.${count++}`, seat: step.seat, events: step.events, planned: true })
      },
    ),
  )
  function make(move: Move): void {
    const by = seat()
    if (by !== null) props.onLine(goOn(game(), props.line, by, move))
  }
  function makeFromList(move: Move): void {
    make(move)
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>('.bench .move, .bench .tool:not(:disabled)')?.focus({
        preventScroll: true,
      })
    })
  }
  /** What is guessed lies open to the rules, not to my eyes. */
  const shown = createMemo(() => {
    const now = reached(props.line)
    return props.line.guess ? view(game(), now, props.line.viewer) : now
  })
  const scene = createMemo(() => sceneFor(game(), props.line, props.line.steps.length, seat() ?? 0))
  /** Why the line ends here, though the game does not; `null`: it goes on. */
  const halt = () => {
    if (props.line.stop) return memoryTexts().line.stop
    const by = seat()
    return by !== null && moves() === null ? memoryTexts().line.unknown(props.names(by)) : null
  }
  const you = () => props.viewer ?? seat()
  const isMine = () => seat() !== null && seat() === you()
  const steps = createMemo(() => wordedLine(game(), props.words, props.line, props.names))
  let list: HTMLOListElement | undefined
  createEffect(on(steps, () => queueMicrotask(() => list?.scrollTo({ top: list.scrollHeight }))))
  const say = () => {
    const halted = halt()
    if (halted !== null) return halted
    const by = seat()
    if (by === null)
      return asked().length === 0 && props.only === null ? memoryTexts().line.end : ''
    return promptInWords(props.words, reached(props.line).state, by, props.names) ?? ''
  }
  return (
    <div class="desk bench" data-task={taskOf(reached(props.line).state)}>
      <div class="prompt bench-head">
        {props.head}
        <p class="bench-say" role="status">
          <Show when={seat() !== null}>
            <Stamp seat={seat() ?? 0} name={props.names(seat() ?? 0)} size="s" />
            <strong>{memoryTexts().line.asked(props.names(seat() ?? 0))}</strong>
          </Show>
          <span>{say()}</span>
        </p>
        <Show when={asked().length > 1}>
          <p class="form-row">
            <span class="quiet" id="bench-for">
              {memoryTexts().line.forSeat}
            </span>
            <For each={asked()}>
              {(one) => (
                <button
                  type="button"
                  class="button"
                  aria-pressed={one === seat()}
                  onClick={() => choose(one)}
                >
                  {props.names(one)}
                </button>
              )}
            </For>
          </p>
        </Show>
      </div>
      <Stage
        module={props.module}
        words={props.words}
        names={props.names}
        options={props.options}
        seats={props.seats}
        onShown={props.onShown}
        play={shown()}
        you={you()}
        moves={isMine() ? (moves() ?? []) : []}
        onMove={make}
        pointedAt={pointedAt()}
        onPoint={point}
        planned={props.line.stop && isMineStop(props.line, you()) ? [props.line.stop.move] : []}
        revealing={props.line.stop !== null}
        happened={happened()}
      />
      <div class="side">
        <div class="side-scroll">
          <Show when={(moves() ?? []).length > 0}>
            <Moves
              moves={moves() ?? []}
              groups={props.module.groups}
              label={(move) => moveInWords(props.words, scene(), seat() ?? 0, move, props.names)}
              pointedAt={pointedAt()}
              onMove={makeFromList}
              onPoint={point}
            />
          </Show>
        </div>
        <section
          class="sheet bench-line"
          classList={{ 'bench-line-new': steps().length > 0 }}
          aria-label={memoryTexts().line.steps}
        >
          <Show when={steps().length > 0}>
            <ol
              class="plan-steps bench-steps"
              tabindex={0}
              aria-label={memoryTexts().line.steps}
              ref={(element) => {
                list = element
              }}
            >
              <For each={steps()}>
                {(sentence, i) => (
                  <li class="plan-step bench-step">
                    <Show when={props.only === null}>
                      <Stamp
                        seat={movesOfLine(props.line)[i()]?.seat ?? 0}
                        name={props.names(movesOfLine(props.line)[i()]?.seat ?? 0)}
                        size="s"
                      />
                    </Show>
                    <span>
                      {sentence}
                      <Show when={props.line.guess?.at === i()}>
                        <span class="small bench-guessed">{memoryTexts().line.guessed}</span>
                      </Show>
                    </span>
                  </li>
                )}
              </For>
            </ol>
          </Show>
          <Show when={halt()}>
            {(why) => (
              <>
                <p class="small bench-halt">{why()}</p>
                <Show when={props.onGuess}>
                  {(guess) => (
                    <p class="form-row">
                      <button
                        type="button"
                        class="button button-main bench-guess"
                        onClick={() => guess()()}
                      >
                        {memoryTexts().line.guess}
                      </button>
                      <span class="small">{memoryTexts().line.guessHint}</span>
                    </p>
                  )}
                </Show>
              </>
            )}
          </Show>
          <p class="form-row">
            <button
              type="button"
              class="button"
              disabled={steps().length === 0}
              onClick={() => props.onLine(stepBack(props.line))}
            >
              {memoryTexts().line.undo}
            </button>
            <button
              type="button"
              class="button"
              disabled={steps().length === 0}
              onClick={() => props.onLine(emptyLine(props.line.base, props.line.viewer))}
            >
              {memoryTexts().line.again}
            </button>
          </p>
          {props.tools}
        </section>
      </div>
    </div>
  )
}

const isMineStop = (line: Line, you: Viewer): boolean => line.stop?.seat === you
