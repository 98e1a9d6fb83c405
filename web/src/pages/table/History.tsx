import {
  batch,
  createEffect,
  createMemo,
  createSignal,
  For,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js'
import type { Entry } from '../../../../worker/api/schema.ts'
import type { GameEvent, Play, Viewer } from '../../../../worker/games/kernel/index.ts'
import type { Happened } from '../../boards/index.ts'
import { Icon } from '../../design/Icon.tsx'
import { Trouble } from '../../parts/Notice.tsx'
import { Stamp } from '../../parts/Stamp.tsx'
import { ago, inFull } from '../../time.ts'
import { memoryTexts } from './memory-words.ts'
import { type Scenery, Stage } from './Stage.tsx'
import { paragraphsOf } from './sentences.ts'

/** A table after one of its turns. */
export interface Past {
  readonly play: Play
  /** The turn that led there; `null`: the beginning. */
  readonly entry: (Pick<Entry, 'seat' | 'by' | 'events'> & { readonly at: number | null }) | null
}

interface HistoryProps extends Scenery {
  /** How many turns there are. */
  readonly last: number
  /** The turn that is looked at; 0: the beginning. */
  readonly turn: number
  readonly onTurn: (turn: number) => void
  /** Reads how the table stood after a turn. What has been read comes at once. */
  readonly at: (turn: number) => Promise<Past>
  readonly viewer: Viewer
  /** The last turn that I have seen myself; `null` where that means nothing. */
  readonly since: number | null
  readonly onClose: (() => void) | null
  readonly onTry: (past: Play) => void
  /** The link of a turn; absent where it has none. */
  readonly link: ((turn: number) => string) | null
}

const none = () => undefined

/** Pictures of the buttons that step. */
const signs = {
  first: 'M80 96h56v320H80zM432 96v320L176 256z',
  previous: 'M368 96v320L112 256z',
  next: 'M144 96v320l256-160z',
  last: 'M376 96h56v320h-56zM80 96v320l256-160z',
} as const

/** Stepping through what happened: the board follows each turn, and says it in sentences. */
export function History(props: HistoryProps) {
  const [past, setPast] = createSignal<{ turn: number; past: Past } | null>(null)
  const [error, setError] = createSignal<unknown>(null)
  const [happened, setHappened] = createSignal<Happened | null>(null)
  const [copied, setCopied] = createSignal(false)
  let wanted = -1

  async function show(turn: number): Promise<void> {
    wanted = turn
    try {
      const found = await props.at(turn)
      // Somebody who turns the pages quickly only sees where they stop.
      if (wanted !== turn) return
      const before = past()?.turn
      batch(() => {
        setError(null)
        setPast({ turn, past: found })
        if (found.entry && before === turn - 1)
          setHappened({
            key: `past.${turn}`,
            seat: found.entry.seat,
            events: found.entry.events as GameEvent[],
            planned: false,
          })
      })
      if (turn < props.last) props.at(turn + 1).catch(none)
    } catch (reason) {
      if (wanted === turn) setError(() => reason)
    }
  }
  createEffect(
    on(
      () => props.turn,
      (turn) => {
        setCopied(false)
        void show(turn)
      },
    ),
  )

  const go = (turn: number) => {
    const next = Math.min(props.last, Math.max(0, turn))
    if (next !== props.turn) props.onTurn(next)
  }
  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const target = event.target as HTMLElement | null
    // Whoever writes is let alone; the slider steps by itself.
    if (target?.closest('input:not([type=range]), textarea, select, [contenteditable], dialog'))
      return
    if (target?.closest('input') && event.key !== 'Escape') return
    switch (event.key) {
      case 'ArrowLeft':
        go(props.turn - 1)
        break
      case 'ArrowRight':
        go(props.turn + 1)
        break
      case 'Home':
        go(0)
        break
      case 'End':
        go(props.last)
        break
      case 'Escape':
        props.onClose?.()
        break
      default:
        return
    }
    event.preventDefault()
  }
  onMount(() => {
    addEventListener('keydown', onKey)
    onCleanup(() => removeEventListener('keydown', onKey))
  })

  const entry = () => past()?.past.entry ?? null
  const paragraphs = createMemo(() => {
    const turn = entry()
    return turn ? paragraphsOf(turn.events, props.words, props.names) : []
  })
  const fresh = () =>
    props.since !== null && props.since < props.last && props.turn > props.since
      ? props.last - props.since
      : 0
  async function copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // Where that is not allowed, the address bar has it.
    }
  }
  const step = (label: string, sign: string, to: () => number) => (
    <button
      type="button"
      class="button past-step"
      aria-label={label}
      title={label}
      disabled={Math.min(props.last, Math.max(0, to())) === props.turn}
      onClick={() => go(to())}
    >
      <Icon path={sign} />
    </button>
  )
  const reached = () =>
    props.turn === 0 ? memoryTexts().past.beginning : memoryTexts().past.of(props.turn, props.last)
  return (
    <div class="desk past">
      <div class="prompt past-head">
        <p class="bench-title">
          <strong class="tag">{memoryTexts().past.title}</strong>
          <span class="small" role="status">
            {reached()}
          </span>
          <Show when={props.onClose}>
            {(close) => (
              <button type="button" class="button bench-close" onClick={() => close()()}>
                {memoryTexts().back}
              </button>
            )}
          </Show>
        </p>
        <Show when={fresh() > 0}>
          <p class="small">{memoryTexts().past.since(fresh())}</p>
        </Show>
        <Trouble error={error()} onRetry={() => void show(props.turn)} />
      </div>
      <div class="past-bar">
        {step(memoryTexts().past.first, signs.first, () => 0)}
        {step(memoryTexts().past.previous, signs.previous, () => props.turn - 1)}
        <input
          class="past-slider"
          type="range"
          min={0}
          max={props.last}
          value={props.turn}
          aria-label={memoryTexts().past.turn}
          aria-valuetext={reached()}
          onInput={(event) => go(event.currentTarget.valueAsNumber)}
        />
        {step(memoryTexts().past.next, signs.next, () => props.turn + 1)}
        {step(memoryTexts().past.last, signs.last, () => props.last)}
      </div>
      <section class="sheet past-text" aria-live="polite">
        <Show when={entry()} fallback={<p class="soft">{memoryTexts().past.beginning}</p>}>
          {(turn) => (
            <div class={`log-entry seat-${turn().seat}`}>
              <Stamp seat={turn().seat} name={props.names(turn().seat)} size="s" />
              <div class="log-text">
                <For
                  each={paragraphs()}
                  fallback={<p class="log-auto">{memoryTexts().past.quiet}</p>}
                >
                  {({ text, auto }) => <p classList={{ 'log-auto': auto }}>{text}</p>}
                </For>
                <p class="log-time">
                  <By by={turn().by} />
                  <Show when={turn().at}>
                    {(at) => (
                      <time dateTime={new Date(at()).toISOString()} title={inFull(at())}>
                        {ago(at())}
                      </time>
                    )}
                  </Show>
                </p>
              </div>
            </div>
          )}
        </Show>
      </section>
      <Show when={past()}>
        {(shown) => (
          <Stage
            module={props.module}
            words={props.words}
            names={props.names}
            options={props.options}
            seats={props.seats}
            onShown={props.onShown}
            play={shown().past.play}
            you={props.viewer}
            moves={[]}
            onMove={none}
            pointedAt={null}
            onPoint={none}
            planned={[]}
            revealing={false}
            happened={happened()}
          />
        )}
      </Show>
      <div class="past-tools">
        <button
          type="button"
          class="button"
          disabled={!past()}
          onClick={() => {
            const shown = past()
            if (shown) props.onTry(shown.past.play)
          }}
        >
          {memoryTexts().past.try}
        </button>
        <Show when={props.link}>
          {(link) => (
            <button type="button" class="button" onClick={() => void copy(link()(props.turn))}>
              {copied() ? memoryTexts().past.copied : memoryTexts().past.link}
            </button>
          )}
        </Show>
        <p class="small past-keys">
          {memoryTexts().past.keys}
          <Show when={props.onClose}> {memoryTexts().past.escape}</Show>
        </p>
      </div>
    </div>
  )
}

/** Who decided a turn, where it was not its person. */
export function By(props: { readonly by: Entry['by'] }) {
  const said = () => (props.by === 'person' ? null : memoryTexts().past.by[props.by])
  return (
    <Show when={said()}>
      {(text) => <span class={`log-by log-by-${props.by}`}>{text()} · </span>}
    </Show>
  )
}
