import { For, Show } from 'solid-js'
import { RuleLink } from '../rules/RuleLink.tsx'
import { appTexts } from '../words/index.ts'
import { markNote } from './guide.ts'
import { createPlacing, type GuideBubbleProps } from './guide-placing.ts'

/** Tells boards as long as a note is on the stage: they keep it free. */
function MarkNote() {
  markNote()
  return null
}

/** A note of the first-game guide, beside the thing that it speaks of; where it would hide that, one line. */
export function GuideBubble(props: GuideBubbleProps) {
  let bubble: HTMLElement | undefined
  const { place, rings, isLarge, isFolded, toggle, follow } = createPlacing(props, () => bubble)
  return (
    <Show when={props.guide.note()}>
      {(note) => (
        <>
          <Show when={!props.isInBar}>
            <MarkNote />
          </Show>
          <For each={rings()}>
            {({ x, y, width, height }) => (
              <div
                class="guide-ring"
                style={{
                  ...{ left: `${x}px`, top: `${y}px` },
                  ...{ width: `${width}px`, height: `${height}px` },
                }}
              />
            )}
          </For>
          <aside
            ref={(element) => {
              bubble = element
              follow(element)
            }}
            class="guide"
            classList={{ 'guide-loose': place() === undefined }}
            hidden={props.isInBar}
            data-side={place()?.points ? place()?.side : undefined}
            data-of={note().at.join(' ') || undefined}
            aria-label={appTexts().guide.label}
            style={{
              left: place() && `${place()?.x}px`,
              top: place() && `${place()?.y}px`,
              '--at': `${place()?.at ?? 0}px`,
            }}
          >
            <Show when={!props.isInBar}>
              <Show when={isLarge()}>
                <button
                  type="button"
                  class="guide-fold"
                  aria-expanded={!isFolded()}
                  onClick={toggle}
                >
                  {isFolded() ? appTexts().guide.unfold : appTexts().guide.fold}
                </button>
              </Show>
              <div class="guide-told" role="status">
                <b class="guide-title">{note().title}</b>{' '}
                <span class="guide-text">{note().text}</span>{' '}
                <Show when={note().rule}>
                  {(rule) => <RuleLink game={rule().game} rule={rule().number} />}
                </Show>
              </div>
              <Show when={!props.told}>
                <p class="guide-row">
                  <button type="button" class="guide-done" onClick={() => props.guide.done()}>
                    {appTexts().guide.done}
                  </button>
                  <button type="button" class="guide-off" onClick={() => props.guide.off()}>
                    {appTexts().guide.off}
                  </button>
                </p>
              </Show>
            </Show>
          </aside>
        </>
      )}
    </Show>
  )
}
