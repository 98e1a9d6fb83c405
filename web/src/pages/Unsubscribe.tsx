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
  const [query] = useSearchParams<{ token?: string; table?: string; kind?: string }>()
  const [done, setDone] = createSignal(false)
  const stop = createAct(async () => {
    const { token = '', table, kind } = query
    const said = new URLSearchParams({ token, ...(table && { table }), ...(kind && { kind }) })
    await api('POST', `/unsubscribe?${said}`)
    setDone(true)
    await refreshMe()
  })
  /** What the letter's link is about: one table, one kind of letters, or all of them. */
  const texts = () =>
    query.table ? t().unsubscribe.ofTable : query.kind ? t().unsubscribe.ofKind : t().unsubscribe
  return (
    <Page title={texts().title} narrow>
      <h1>{texts().title}</h1>
      <div class="sheet form">
        <Show when={query.token} fallback={<p>{t().unsubscribe.none}</p>}>
          <Show
            when={!done()}
            fallback={
              <Notice tone="good">
                <p>{texts().done}</p>
              </Notice>
            }
          >
            <p>{texts().text}</p>
            <button
              type="button"
              class="button button-main"
              disabled={stop.busy()}
              onClick={() => void stop.run()}
            >
              {texts().go}
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
