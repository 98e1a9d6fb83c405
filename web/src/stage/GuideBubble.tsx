import { createEffect, createSignal, on, onCleanup, onMount, Show } from 'solid-js'
import { find } from '../boards/kit/motion.ts'
import { type Place, placeBeside, wordsAround } from '../boards/kit/placer.ts'
import { RuleLink } from '../rules/RuleLink.tsx'
import { t } from '../words/index.ts'
import type { GuideState } from './guide.ts'

interface GuideBubbleProps {
  readonly guide: GuideState
  /** Differs whenever the board may have changed. */
  readonly step: unknown
  /** It stays until what it says is done: there is nothing to put it away by. */
  readonly told?: boolean
}

/** So many pieces are tried, at the most, for one that leaves room beside it. */
const mostTried = 10

/** What a note may point at: those of its pieces that are there, or else what can be done. */
function thingsOf(stage: Element, names: ReadonlyArray<string>): ReadonlyArray<HTMLElement> {
  const isThere = (element: HTMLElement | null): element is HTMLElement =>
    element?.checkVisibility() === true && element.getBoundingClientRect().width > 0
  const named = names.map((name) => find(stage, name)).filter(isThere)
  if (named.length > 0) return named.slice(0, mostTried)
  return [...stage.querySelectorAll<HTMLElement>('.b-lit')].filter(isThere).slice(0, mostTried)
}

/** A note of the first-game guide, beside the thing that it speaks of. */
export function GuideBubble(props: GuideBubbleProps) {
  const [place, setPlace] = createSignal<Place | null>(null)
  let bubble: HTMLElement | undefined
  function settle(): void {
    const stage = bubble?.closest('.stage')
    const note = props.guide.note()
    if (!stage || !bubble || !note) return
    const { x, y, width, height } = stage.getBoundingClientRect()
    const handle = stage.querySelector('.handle')?.getBoundingClientRect()
    // The handle keeps its place at the edge.
    const room = { x, y, width: width - (handle?.width ?? 0), height }
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight }
    const [best] = thingsOf(stage, note.at)
      .map((thing) => placeBeside(thing.getBoundingClientRect(), size, room, wordsAround(thing)))
      .sort((one, other) => one.cost - other.cost)
    setPlace(best ? { ...best, x: best.x - x, y: best.y - y } : null)
  }
  const later = () => requestAnimationFrame(settle)
  createEffect(on([() => props.guide.note(), () => props.step], later))
  onMount(() => {
    addEventListener('resize', later)
    onCleanup(() => removeEventListener('resize', later))
  })
  return (
    <Show when={props.guide.note()}>
      {(note) => (
        <aside
          ref={bubble}
          class="guide"
          classList={{ 'guide-loose': place() === null }}
          data-side={place()?.side}
          aria-label={t().guide.label}
          style={{
            left: place() ? `${place()?.x}px` : undefined,
            top: place() ? `${place()?.y}px` : undefined,
            '--at': `${place()?.at ?? 0}px`,
          }}
        >
          <div role="status">
            <b class="guide-title">{note().title}</b> <span>{note().text}</span>
          </div>
          <p class="guide-row">
            <Show when={!props.told}>
              <button type="button" class="guide-done" onClick={() => props.guide.done()}>
                {t().guide.done}
              </button>
            </Show>
            <Show when={note().rule}>
              {(rule) => <RuleLink game={rule().game} rule={rule().number} />}
            </Show>
            <Show when={!props.told}>
              <button type="button" class="guide-off" onClick={() => props.guide.off()}>
                {t().guide.off}
              </button>
            </Show>
          </p>
        </aside>
      )}
    </Show>
  )
}
