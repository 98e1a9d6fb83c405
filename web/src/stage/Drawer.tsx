import { createEffect, createMemo, For, on, Show, untrack } from 'solid-js'
import { closeByBack } from '../device/back-key.ts'
import { isReady } from './actions.ts'
import { Sign } from './Sign.tsx'
import { type Panel, type PanelId, useStage } from './stage.ts'
import { stageTexts } from './words.ts'

/** Everything else there is at a table, by name. */
function Menu() {
  const { setting, look } = useStage()
  return (
    <ul class="menu">
      <For each={setting.panels}>
        {(panel) => (
          <li>
            <button type="button" class="menu-item" onClick={() => look.open(panel.id)}>
              {panel.label}
              <Show when={panel.mark}>
                <span class="count" classList={{ 'count-soft': !panel.urgent }}>
                  {panel.mark}
                </span>
              </Show>
            </button>
          </li>
        )}
      </For>
      <For each={setting.actions.filter((one) => one.inMenu && isReady(one))}>
        {(action) => (
          <li>
            <button
              type="button"
              class="menu-item"
              onClick={() => {
                look.shut()
                action.run()
              }}
            >
              {action.words}
            </button>
          </li>
        )}
      </For>
    </ul>
  )
}

/** A drawer that slides over the stage; nothing beneath it moves. */
export function Drawer() {
  const { setting, look } = useStage()
  let title: HTMLHeadingElement | undefined
  const panel = (): Panel | undefined => {
    const id = look.drawer()
    if (id === 'menu') return { id, label: stageTexts().menu, body: Menu }
    return setting.panels.find((one) => one.id === id)
  }
  // Panels change with all that happens at the table: the one that is open is not opened anew by that.
  const id = createMemo((): PanelId | undefined => panel()?.id)
  closeByBack(
    () => id() !== undefined,
    () => look.open(null),
  )
  // Somebody who opens it by keyboard goes on inside it.
  createEffect(
    on(
      id,
      (now) => {
        if (now) title?.focus({ preventScroll: true })
      },
      { defer: true },
    ),
  )
  return (
    <Show when={id()} keyed>
      {(now) => (
        <aside class="drawer" data-drawer={now} aria-labelledby="drawer-title">
          <header class="drawer-head">
            <Show when={now !== 'menu'}>
              <button
                type="button"
                class="bar-button"
                aria-label={stageTexts().menu}
                title={stageTexts().menu}
                onClick={() => look.open('menu')}
              >
                <Sign name="back" />
              </button>
            </Show>
            <h2
              id="drawer-title"
              class="drawer-title"
              tabindex="-1"
              ref={(element) => {
                title = element
              }}
            >
              {panel()?.label}
            </h2>
            <button
              type="button"
              class="bar-button"
              aria-label={stageTexts().close}
              title={stageTexts().close}
              onClick={() => look.open(null)}
            >
              <Sign name="close" />
            </button>
          </header>
          {/* Text that is written in it stays, whatever changes at the table. */}
          <div class="drawer-body">{untrack(() => panel()?.body())}</div>
        </aside>
      )}
    </Show>
  )
}
