import { createSignal, Show } from 'solid-js'
import type { Ways } from '../../../../worker/wire/schema.ts'
import { api } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { settingsTexts } from './words.ts'

interface WaysProps {
  readonly ways: Ways
  readonly onChange: (ways: Ways) => void
}

/** My webhook: set, tried, removed. Its address is never shown again. */
export function Webhook(props: WaysProps) {
  const texts = () => settingsTexts().webhook
  const [url, setUrl] = createSignal('')
  const [visibleTo, setHeard] = createSignal(false)
  const change = createAct(async (method: string, path: string, body?: unknown) => {
    setHeard(false)
    props.onChange(await api<Ways>(method, path, body))
    setHeard(method !== 'DELETE')
    setUrl('')
  })
  return (
    <section class="sheet form" aria-labelledby="webhook-title">
      <h2 id="webhook-title">{texts().title}</h2>
      <Show
        when={props.ways.webhook}
        fallback={
          <>
            <p class="soft">{texts().lead}</p>
            <form
              class="form"
              onSubmit={(event) => {
                event.preventDefault()
                void change.run('PUT', '/me/webhook', { url: url().trim() })
              }}
            >
              <label class="field">
                <span class="field-label">{texts().address}</span>
                <span class="form-row">
                  <input
                    type="url"
                    class="input"
                    required
                    autocomplete="off"
                    placeholder="https://discord.com/api/webhooks/…"
                    value={url()}
                    onInput={(event) => setUrl(event.currentTarget.value)}
                  />
                  <button type="submit" class="button" disabled={change.busy()}>
                    {texts().save}
                  </button>
                </span>
              </label>
            </form>
          </>
        }
      >
        {(webhook) => (
          <>
            <p>{texts().isOn(texts().services[webhook().service])}</p>
            <Show when={webhook().offAt !== null}>
              <Notice tone="info">
                <p>{texts().isOff}</p>
              </Notice>
            </Show>
            <div class="form-row">
              <button
                type="button"
                class="button"
                disabled={change.busy()}
                onClick={() => void change.run('POST', '/me/webhook/test')}
              >
                {texts().test}
              </button>
              <button
                type="button"
                class="button"
                disabled={change.busy()}
                onClick={() => void change.run('DELETE', '/me/webhook')}
              >
                {texts().remove}
              </button>
            </div>
          </>
        )}
      </Show>
      <Show when={visibleTo()}>
        <Notice tone="good">
          <p>{texts().heard}</p>
        </Notice>
      </Show>
      <Trouble error={change.error()} />
    </section>
  )
}
