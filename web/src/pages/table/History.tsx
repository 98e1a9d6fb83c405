import {
  createEffect,
  createMemo,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js'
import type { Play, Viewer } from '../../../../worker/games/kernel/index.ts'
import type { Entry } from '../../../../worker/wire/schema/entry.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { ago, inFull } from '../../parts/time.ts'
import { Bar } from '../../stage/Bar.tsx'
import { Frame } from '../../stage/Frame.tsx'
import { Sign, type SignName } from '../../stage/Sign.tsx'
import { useStage } from '../../stage/stage.ts'
import { memoryTexts } from './memory-words.ts'
import { createPast, type Past, positionOf } from './past.ts'
import { paragraphsOf } from './sentences.ts'

interface HistoryProps {
  /** Number of turns. */
  readonly last: number
  /** The turn that is looked at; 0: the beginning. */
  readonly turn: number
  readonly onTurn: (turn: number) => void
  /** Reads how the table stood after a turn. A turn that has been read comes at once. */
  readonly at: (turn: number) => Promise<Past>
  readonly viewer: Viewer
  /** The last turn that I have seen myself; `null` where that means nothing. */
  readonly since: number
  /** Number of turns that came since my own last one. */
  readonly news: number
  readonly onClose: (() => void) | null
  readonly onTry: (past: Play) => void
  /** The link of a turn; absent where it has none. */
  readonly link: ((turn: number) => string) | null
  /** More buttons in the bar. */
  readonly more?: JSX.Element
}

const none = () => undefined

/** Arrow keys step, Home and End jump, Escape leaves. */
function useStepKeys(props: HistoryProps, go: (turn: number) => void): void {
  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const target = event.target as HTMLElement | null
    // Somebody who writes is let alone; the slider steps by itself, and pieces go to their neighbours.
    if (target?.closest('input:not([type=range]), textarea, select, [contenteditable], dialog'))
      return
    if (target?.closest('input, .board') && event.key !== 'Escape') return
    if (event.key === 'ArrowLeft') go(props.turn - 1)
    else if (event.key === 'ArrowRight') go(props.turn + 1)
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(props.last)
    else if (event.key === 'Escape' && props.onClose && useless()) props.onClose()
    else return
    event.preventDefault()
  }
  const { look } = useStage()
  /** Nothing else is there for Escape to close. */
  const useless = () => look.drawer() === null && look.seat() === look.home
  onMount(() => {
    addEventListener('keydown', onKey)
    onCleanup(() => removeEventListener('keydown', onKey))
  })
}

/** Stepping through what happened: the board follows each turn, and the bar says it in sentences. */
export function History(props: HistoryProps) {
  const { setting } = useStage()
  const past = createPast(
    () => props.turn,
    () => props.last,
    props.at,
  )
  const go = (turn: number) => {
    const next = Math.min(props.last, Math.max(0, turn))
    if (next !== props.turn) props.onTurn(next)
  }
  useStepKeys(props, go)
  const entry = () => past.shown()?.entry ?? null
  const paragraphs = createMemo(() => {
    const { silent } = setting.module.telling ?? {}
    const told = entry()?.events.filter((event) => !silent?.(event)) ?? []
    return paragraphsOf(told, setting.words, setting.names)
  })
  const quiet = () => {
    const now = entry()
    if (!now) return memoryTexts().past.beginning
    return now.back == null
      ? memoryTexts().past.quiet
      : memoryTexts().past.takesBack(setting.names(now.seat))
  }
  const reached = () =>
    past.turn() === 0
      ? memoryTexts().past.beginning
      : memoryTexts().past.of(past.turn(), props.last)
  return (
    <Show
      when={past.shown()}
      fallback={
        <main id="content" class="frame frame-loading" tabindex="-1" aria-busy="true">
          <Trouble error={past.error()} onRetry={past.again} />
        </main>
      }
    >
      {(shown) => (
        <Frame
          position={positionOf(setting.module.game, shown().play)}
          you={props.viewer}
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
              question={reached()}
              mine={false}
              small={<When entry={entry()} news={props.turn > props.since ? props.news : 0} />}
              answers={<Stepper {...props} go={go} reached={reached()} />}
              send={<HistoryActs {...props} play={shown().play} />}
            />
          }
          over={
            <div class="slips past-slips">
              <Trouble error={past.error()} onRetry={past.again} />
              <section class="slip past-text" aria-live="polite">
                <div class="log-text">
                  <For each={paragraphs()} fallback={<p class="log-auto">{quiet()}</p>}>
                    {({ text, auto }) => <p classList={{ 'log-auto': auto }}>{text}</p>}
                  </For>
                </div>
              </section>
            </div>
          }
        />
      )}
    </Show>
  )
}

/** Mover and time of the turn, and the number of turns since my own last turn. */
function When(props: {
  readonly entry: Past['entry']
  /** Number of turns that came since my own last one, where this is one of them; else 0. */
  readonly news: number
}) {
  const { setting } = useStage()
  return (
    <>
      <Show when={props.entry}>
        {(turn) => (
          <span>
            <b>{setting.names(turn().seat)}</b> <By by={turn().by} />
            <Show when={turn().at}>
              {(time) => (
                <time dateTime={new Date(time()).toISOString()} title={inFull(time())}>
                  {ago(time())}
                </time>
              )}
            </Show>
          </span>
        )}
      </Show>
      <Show when={props.news > 0}>
        <span>{memoryTexts().past.since(props.news)}</span>
      </Show>
    </>
  )
}

/** The slider and the buttons that step. */
function Stepper(
  props: HistoryProps & { readonly go: (turn: number) => void; readonly reached: string },
) {
  const step = (label: string, sign: SignName, to: () => number) => (
    <button
      type="button"
      class="bar-button past-step"
      aria-label={label}
      title={label}
      disabled={Math.min(props.last, Math.max(0, to())) === props.turn}
      onClick={() => props.go(to())}
    >
      <Sign name={sign} />
    </button>
  )
  return (
    <div class="past-bar">
      {step(memoryTexts().past.first, 'first', () => 0)}
      {step(memoryTexts().past.previous, 'previous', () => props.turn - 1)}
      <input
        class="past-slider"
        type="range"
        min={0}
        max={props.last}
        value={props.turn}
        aria-label={memoryTexts().past.turn}
        aria-valuetext={props.reached}
        onInput={(event) => props.go(event.currentTarget.valueAsNumber)}
      />
      {step(memoryTexts().past.next, 'next', () => props.turn + 1)}
      {step(memoryTexts().past.last, 'last', () => props.last)}
    </div>
  )
}

/** Acts on a past turn: try out from there, pass on its link, go back to the present. */
function HistoryActs(props: HistoryProps & { readonly play: Play }) {
  const [copied, setCopied] = createSignal(false)
  createEffect(
    on(
      () => props.turn,
      () => setCopied(false),
    ),
  )
  async function copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // If that is not allowed, the address bar has it.
    }
  }
  return (
    <div class="bar-acts past-tools">
      <Show when={props.link}>
        {(link) => (
          <button
            type="button"
            class="bar-button past-link"
            onClick={() => void copy(link()(props.turn))}
          >
            {copied() ? memoryTexts().past.copied : memoryTexts().past.link}
          </button>
        )}
      </Show>
      <button type="button" class="bar-button" onClick={() => props.onTry(props.play)}>
        {memoryTexts().past.try}
      </button>
      {props.more}
      <Show when={props.onClose}>
        {(close) => (
          <button type="button" class="bar-button bar-back" onClick={() => close()()}>
            {memoryTexts().back}
          </button>
        )}
      </Show>
    </div>
  )
}

/** Decider of a turn, where it was not its person. */
export function By(props: { readonly by: Entry['by'] }) {
  const said = () => (props.by === 'person' ? null : memoryTexts().past.by[props.by])
  return (
    <Show when={said()}>
      {(text) => <span class={`log-by log-by-${props.by}`}>{text()} · </span>}
    </Show>
  )
}
