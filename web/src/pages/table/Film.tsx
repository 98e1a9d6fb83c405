import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { Bar } from '../../stage/Bar.tsx'
import { Frame } from '../../stage/Frame.tsx'
import { useRoom } from '../../stage/room.ts'
import { Sign } from '../../stage/Sign.tsx'
import { appTexts } from '../../words/index.ts'
import { firstLook, firstTurn, lastLook, turnTime } from './film-time.ts'
import { memoryTexts } from './memory-words.ts'
import { createPast, type Past, positionOf } from './past.ts'
import { paragraphsOf } from './sentences.ts'

interface FilmProps {
  /** The last turn that I have seen. */
  readonly from: number
  readonly last: number
  readonly at: (turn: number) => Promise<Past>
  readonly onClose: () => void
}

const none = () => undefined

/** The turns that are shown one after the other, by themselves while `playing`. */
function createFilm(props: FilmProps) {
  const { look } = useRoom()
  const first = firstTurn(props.from, props.last)
  const [turn, setTurn] = createSignal(first)
  const [playing, setPlaying] = createSignal(
    !matchMedia('(prefers-reduced-motion: reduce)').matches,
  )
  const past = createPast(turn, () => props.last, props.at)
  const steps = () => Array.from({ length: props.last - first }, (_, i) => first + 1 + i)
  const isDone = () => turn() >= props.last
  const next = () => (isDone() ? props.onClose() : setTurn((now) => now + 1))
  createEffect(
    on([past.shown, playing], ([shown, isPlaying]) => {
      if (!shown || !isPlaying) return
      const wait = turn() === first ? firstLook : turnTime(steps().length)
      const timer = setTimeout(next, isDone() ? wait + lastLook : wait)
      onCleanup(() => clearTimeout(timer))
    }),
  )
  // The stage shows the village of the seat that moves.
  createEffect(() => {
    const seat = past.shown()?.entry?.seat
    if (seat !== undefined) look.lookAt(seat)
  })
  onCleanup(() => look.lookAt(look.home))
  return { first, turn, playing, setPlaying, past, steps, next }
}

/** What a turn of the film is in words, and the buttons that hold it, go on and end it. */
function FilmStrip(props: FilmProps & { readonly film: ReturnType<typeof createFilm> }) {
  const { setting } = useRoom()
  const { first, turn, playing, setPlaying, past, steps, next } = props.film
  const sentence = createMemo(() => {
    const entry = past.shown()?.entry
    if (!entry || turn() === first) return ''
    const said = paragraphsOf(entry.events, setting.words, setting.names)
    return said.map(({ text }) => text).join(' ') || memoryTexts().past.quiet
  })
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

/** What happened since my last turn, one turn after the other, by itself or step by step. */
export function Film(props: FilmProps) {
  const { setting } = useRoom()
  const film = createFilm(props)
  const { turn, past } = film
  return (
    <Show when={past.shown()}>
      {(shown) => (
        <Frame
          position={positionOf(setting.module.game, shown().play)}
          you={setting.you}
          moves={[]}
          onMove={none}
          pointedAt={null}
          onPoint={none}
          planned={[]}
          revealing={false}
          happened={past.happened()}
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
