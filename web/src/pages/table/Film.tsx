import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  For,
  on,
  onCleanup,
  Show,
} from 'solid-js'
import type { GameEvent } from '../../../../worker/games/kernel/index.ts'
import { Bar } from '../../stage/Bar.tsx'
import type { Happened } from '../../stage/board.ts'
import { Frame } from '../../stage/Frame.tsx'
import { createBefore, positionWith } from '../../stage/playback.ts'
import { Sign } from '../../stage/Sign.tsx'
import { useStage } from '../../stage/stage.ts'
import { inWords, stateAfter, toldTurn } from '../../stage/telling.ts'
import { createTurning } from '../../stage/turning.ts'
import { appTexts, language } from '../../words/index.ts'
import { firstLook, firstTurn, lastLook, stepsOf } from './film-time.ts'
import { createInShort } from './in-short.ts'
import { memoryTexts } from './memory-words.ts'
import { createPast, happeningIn, type Past, positionOf } from './past.ts'

interface FilmProps {
  /** The last turn that I have seen. */
  readonly from: number
  readonly last: number
  /** Only these of the turns are shown; absent: all. */
  readonly only?: ReadonlyArray<number> | undefined
  readonly at: (turn: number) => Promise<Past>
  readonly onClose: () => void
}

const none = () => undefined
const nothing = { events: [], states: null }

/**
 * Progress in the telling of the turn that is shown: its steps one after the other while the film plays by itself,
 * else all.
 *
 * @param shown the turn, as the table stood after it; `null`: it is not there yet
 */
function createTelling(shown: Accessor<Past | null>, playing: Accessor<boolean>) {
  const { setting } = useStage()
  const [telling, tell] = createSignal<{ readonly of: Past; readonly steps: number } | null>(null)
  /** State to which the turn before led. */
  const before = createBefore(shown)
  const turn = createMemo(() => {
    const past = shown()
    const happened = past ? happeningIn(setting.module, past) : nothing
    return toldTurn(setting.module.telling, happened)
  })
  const all = () => turn().ends.length
  const steps = () => {
    const now = telling()
    if (!playing() || before() === null) return all()
    return now && now.of === shown() ? now.steps : 0
  }
  /** Number of events that were told at the end of a step. */
  const endOf = (step: number) => turn().ends[step - 1] ?? 0
  const words = () =>
    inWords(
      setting.module.telling,
      turn(),
      0,
      endOf(all()),
      setting.words,
      setting.names,
      language(),
    )
  return {
    /** All steps of the turn, and how many of them were told. */
    all,
    steps,
    eventsOf: (from: number, to: number) => turn().events.slice(endOf(from), endOf(to)),
    /** The state that was told last; `null`: as it stands after the turn. */
    state: createMemo(() => stateAfter(turn(), endOf(steps()))),
    /** The turn that is shown was told in steps, all or some of it. */
    isBegun: () => telling()?.of === shown(),
    tell(count: number) {
      const of = shown()
      if (of) tell({ of, steps: Math.min(all(), count) })
    },
    /** All of the turn in words. */
    inWords: words,
  }
}

/** The turns that are shown one after the other, by themselves while `playing`. */
function createFilm(props: FilmProps) {
  const { setting, look } = useStage()
  const first = props.only ? (props.only[0] ?? 1) - 1 : firstTurn(props.from, props.last)
  const [turn, setTurn] = createSignal(first)
  const [playing, setPlaying] = createSignal(
    !matchMedia('(prefers-reduced-motion: reduce)').matches,
  )
  const past = createPast(turn, () => props.last, props.at)
  const steps = () =>
    props.only ?? Array.from({ length: props.last - first }, (_, i) => first + 1 + i)
  const telling = createTelling(past.shown, playing)
  /** `undefined`: it is the last one. */
  const following = () => steps().find((step) => step > turn())
  const isDone = () => following() === undefined
  const next = () => {
    const step = following()
    if (step === undefined) props.onClose()
    else setTurn(step)
  }
  createEffect(
    on([past.shown, playing, telling.steps], ([shown, isPlaying, told]) => {
      if (!shown || !isPlaying) return
      const all = telling.all()
      const { atOnce, time } = stepsOf(steps().length, all)
      const isFirst = turn() === first
      const more = !isFirst && told < all
      // The first step is told as soon as the turn is there.
      const wait = isFirst ? firstLook : told === 0 && all > 0 ? 0 : time
      const timer = setTimeout(
        () => (more ? telling.tell(told + atOnce) : next()),
        isDone() && !more ? wait + lastLook : wait,
      )
      onCleanup(() => clearTimeout(timer))
    }),
  )
  /** First event of the step that was told last; it is of several where there are very many. */
  const lastStep = () => {
    const { atOnce } = stepsOf(steps().length, telling.all())
    return Math.max(0, Math.floor((telling.steps() - 1) / atOnce) * atOnce)
  }
  /** Events that the board shows as happening: the events of the last step, or, step by step, the whole turn. */
  const happened = createMemo((last: Happened | null): Happened | null => {
    const [shown, told] = [past.shown(), telling.steps()]
    if (!shown?.entry || !telling.isBegun()) return playing() ? last : past.happened()
    if (!playing()) return last
    const from = lastStep()
    const events = telling.eventsOf(from, told)
    return { key: `film.${past.turn()}.${from}`, seat: shown.entry.seat, events, planned: false }
  }, null)
  const turnTo = createTurning(setting.module, look, () => true)
  // The stage shows the village of the seat that moves, or where it is seen what that does.
  createEffect(on(happened, (now) => now && turnTo(now.events, { seat: now.seat })))
  return { first, turn, playing, setPlaying, past, steps, next, telling, happened }
}

/** Words for a turn of the film, and the buttons that hold it, go on and end it. */
function FilmStrip(props: FilmProps & { readonly film: ReturnType<typeof createFilm> }) {
  const { first, turn, playing, setPlaying, past, steps, next, telling } = props.film
  const inShort = createInShort(useStage().setting)
  /** Text of all that mattered in the turn, the same for each of its steps. */
  const sentence = createMemo((last: string) => {
    const shown = past.shown()
    if (!shown?.entry || turn() === first) return ''
    if (playing() && !telling.isBegun()) return last
    const { entry, play } = shown
    const events = entry.events as ReadonlyArray<GameEvent>
    const short = inShort({ seat: entry.seat, events, state: play.state })
    if (short === null) return last
    // All of it is said if the game cannot tell it in short.
    return short || telling.inWords() || memoryTexts().past.quiet
  }, '')
  return (
    <section class="film" aria-label={appTexts().table.since}>
      <div class="film-row">
        <p class="film-say" aria-live="polite">
          {sentence()}
        </p>
        <button
          type="button"
          class="bar-button film-button"
          aria-label={playing() ? memoryTexts().past.hold : memoryTexts().past.play}
          onClick={() => setPlaying(!playing())}
        >
          <Sign name={playing() ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          class="bar-button film-button"
          aria-label={memoryTexts().past.next}
          onClick={next}
        >
          <Sign name="next" />
        </button>
        <button
          type="button"
          class="bar-button film-button"
          aria-label={memoryTexts().close}
          onClick={() => props.onClose()}
        >
          <Sign name="close" />
        </button>
      </div>
      <div class="film-track" aria-hidden="true">
        <For each={steps()}>{(step) => <i classList={{ 'film-on': step <= turn() }} />}</For>
      </div>
    </section>
  )
}

/** Film of the turns since my last one, one after the other, by itself or step by step. */
export function Film(props: FilmProps) {
  const { setting } = useStage()
  const film = createFilm(props)
  const { turn, past, telling, happened } = film
  const position = createMemo(() => {
    const now = past.shown()
    return (
      now &&
      positionWith(setting.module, positionOf(setting.module.game, now.play), telling.state())
    )
  })
  return (
    <Show when={position()}>
      {(shown) => (
        <Frame
          position={shown()}
          you={setting.you}
          moves={[]}
          onMove={none}
          pointedAt={null}
          onPoint={none}
          planned={[]}
          revealing={false}
          happened={happened()}
          isMidway={telling.state() !== null}
          present={false}
          bar={
            <Bar
              state={shown().play.state}
              question={appTexts().table.since}
              mine={false}
              small={<span>{memoryTexts().past.of(turn(), props.last)}</span>}
            />
          }
          over={<FilmStrip {...props} film={film} />}
        />
      )}
    </Show>
  )
}
