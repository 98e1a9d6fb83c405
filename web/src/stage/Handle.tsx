import { For, Show } from 'solid-js'
import { Sign, type SignName } from './Sign.tsx'
import { type PanelId, useStage } from './stage.ts'
import { stageTexts } from './words.ts'

/** The parts of the drawer that have a place on the handle. */
const pinned: ReadonlyArray<{ readonly id: PanelId; readonly sign: SignName }> = [
  { id: 'log', sign: 'log' },
  { id: 'talk', sign: 'talk' },
  { id: 'points', sign: 'points' },
]

/** The handle of the drawer at the stage's edge: what came since my turn, log, talk, points, and more. */
export function Handle() {
  const { setting, look } = useStage()
  const panel = (id: PanelId) => setting.panels.find((one) => one.id === id)
  const shown = () => pinned.filter(({ id }) => panel(id))
  const toggle = (id: PanelId) => look.open(look.drawer() === id ? null : id)
  const hidden = () =>
    setting.panels.some(({ id, urgent }) => urgent && !pinned.some((one) => one.id === id))
  return (
    <div
      class="handle"
      classList={{ 'handle-offers': setting.since !== null }}
      role="toolbar"
      aria-label={stageTexts().drawer}
      aria-orientation="vertical"
    >
      <Show when={setting.since}>
        {(since) => (
          <button type="button" class="handle-button handle-since" onClick={() => since().recall()}>
            <Sign name="film" />
            {stageTexts().since}
            <span class="badge" title={stageTexts().sinceMark(since().count)}>
              {since().count}
            </span>
          </button>
        )}
      </Show>
      <For each={shown()}>
        {({ id, sign }) => (
          <button
            type="button"
            class="handle-button"
            aria-expanded={look.drawer() === id}
            onClick={() => toggle(id)}
          >
            <Sign name={sign} />
            {stageTexts()[id as 'log' | 'talk' | 'points']}
            <Show when={panel(id)?.urgent && panel(id)?.mark}>
              <span class="badge">{panel(id)?.mark}</span>
            </Show>
          </button>
        )}
      </For>
      <button
        type="button"
        class="handle-button"
        aria-expanded={look.drawer() === 'menu'}
        onClick={() => toggle('menu')}
      >
        <Sign name="more" />
        {stageTexts().menu}
        <Show when={hidden()}>
          <span class="badge badge-dot" />
        </Show>
      </button>
    </div>
  )
}
