import { createSignal, Match, Show, Switch } from 'solid-js'
import type { ChannelSetup } from '../../../../worker/wire/schema/channels.ts'
import { canPush, endPush, PushFailed, startPush } from '../../account/push.ts'
import { createAct } from '../../parts/act.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { settingsTexts } from './words.ts'

interface PushHereProps {
  readonly ways: ChannelSetup
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** The call that turns push on or off here, and why it could not. */
function createPush(props: PushHereProps) {
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
  return { denied, failed, change }
}

/** Turns push on or off on this device. */
const Turn = (props: {
  readonly on: boolean
  readonly busy: boolean
  readonly onTurn: (on: boolean) => void
}) => (
  <Show
    when={props.on}
    fallback={
      <p>
        <button
          type="button"
          class="button"
          disabled={props.busy}
          onClick={() => props.onTurn(true)}
        >
          {settingsTexts().push.on}
        </button>
      </p>
    }
  >
    <p role="status">{settingsTexts().push.isOn}</p>
    <p>
      <button
        type="button"
        class="button"
        disabled={props.busy}
        onClick={() => props.onTurn(false)}
      >
        {settingsTexts().push.off}
      </button>
    </p>
  </Show>
)

/** Push on this device: what it is for is said before the browser asks. */
export function PushHere(props: PushHereProps) {
  const texts = () => settingsTexts().push
  const { denied, failed, change } = createPush(props)
  return (
    <section class="push-here" aria-labelledby="push-title">
      <h3 id="push-title" class="field-label">
        {texts().title}
      </h3>
      <Switch
        fallback={
          <>
            <p class="soft">{texts().lead}</p>
            <Turn on={props.on} busy={change.busy()} onTurn={(on) => void change.run(on)} />
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
