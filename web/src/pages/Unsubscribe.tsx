import { A, useSearchParams } from '@solidjs/router'
import { createSignal, Show } from 'solid-js'
import { api } from '../api/client.ts'
import { createAct } from '../parts/act.ts'
import { Notice, Trouble } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { refreshMe } from '../person.ts'
import { t } from '../words/index.ts'

/** Where a letter's last link leads. Opening it changes nothing; the button does. */
export default function Unsubscribe() {
  const [query] = useSearchParams<{ token?: string }>()
  const [done, setDone] = createSignal(false)
  const stop = createAct(async () => {
    await api('POST', `/unsubscribe?token=${encodeURIComponent(query.token ?? '')}`)
    setDone(true)
    await refreshMe()
  })
  return (
    <Page title={t().unsubscribe.title} narrow>
      <h1>{t().unsubscribe.title}</h1>
      <div class="sheet form">
        <Show when={query.token} fallback={<p>{t().unsubscribe.none}</p>}>
          <Show
            when={!done()}
            fallback={
              <Notice tone="good">
                <p>{t().unsubscribe.done}</p>
              </Notice>
            }
          >
            <p>{t().unsubscribe.text}</p>
            <button
              type="button"
              class="button button-main"
              disabled={stop.busy()}
              onClick={() => void stop.run()}
            >
              {t().unsubscribe.go}
            </button>
          </Show>
        </Show>
        <Trouble error={stop.error()} />
        <p>
          <A href="/settings">{t().settings.title}</A>
        </p>
      </div>
    </Page>
  )
}
