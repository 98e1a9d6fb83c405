import { createSignal, Match, Show, Switch } from 'solid-js'
import type { Ways } from '../../../../worker/wire/schema/ways.ts'
import { createAct } from '../../parts/act.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { canPush, endPush, PushFailed, startPush } from '../../push.ts'
import { settingsTexts } from './words.ts'

interface PushHereProps {
  readonly ways: Ways
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** Push on this device: what it is for is said before the browser asks. */
export function PushHere(props: PushHereProps) {
  const texts = () => settingsTexts().push
  const [denied, setDenied] = createSignal(
    canPush() && Notification.permission === 'denied' && !props.on,
  )
  const [failed, setFailed] = createSignal(false)
  const change = createAct(async (on: boolean) => {
    setFailed(false)
    if (!on) await endPush()
    else {
      try {
        const isAllowed = await startPush(props.ways.pushKey ?? '')
        setDenied(!isAllowed)
        if (!isAllowed) return
      } catch (error) {
        if (!(error instanceof PushFailed)) throw error
        setFailed(true)
        return
      }
    }
    props.onChange(on)
  })
  return (
    <section class="push-here" aria-labelledby="push-title">
      <h3 id="push-title" class="field-label">
        {texts().title}
      </h3>
      <Switch
        fallback={
          <>
            <p class="soft">{texts().lead}</p>
            <Show
              when={props.on}
              fallback={
                <p>
                  <button
                    type="button"
                    class="button"
                    disabled={change.busy()}
                    onClick={() => void change.run(true)}
                  >
                    {texts().on}
                  </button>
                </p>
              }
            >
              <p role="status">{texts().isOn}</p>
              <p>
                <button
                  type="button"
                  class="button"
                  disabled={change.busy()}
                  onClick={() => void change.run(false)}
                >
                  {texts().off}
                </button>
              </p>
            </Show>
            <Show when={denied()}>
              <Notice tone="info">
                <p>{texts().denied}</p>
              </Notice>
            </Show>
            <Show when={failed()}>
              <Notice tone="bad">
                <p>{texts().failed}</p>
              </Notice>
            </Show>
            <Trouble error={change.error()} />
          </>
        }
      >
        <Match when={props.ways.pushKey === null}>
          <p class="soft">{texts().notHere}</p>
        </Match>
        <Match when={!canPush()}>
          <p class="soft">{texts().none}</p>
        </Match>
      </Switch>
    </section>
  )
}
