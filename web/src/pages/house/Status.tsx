import { createResource, For, Show } from 'solid-js'
import { locales } from '../../../../worker/games/kernel/language.ts'
import { perform } from '../../api/client.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { language } from '../../words/index.ts'
import { houseTexts } from './words.ts'

/** Page that tells if the parts of this instance work, as they say themselves. */
export default function Status() {
  const [status, { refetch }] = createResource(() => perform('GET /status'))
  const texts = () => houseTexts().status
  const clock = (at: number) =>
    new Date(at).toLocaleTimeString(locales[language()].tag, { timeStyle: 'medium' })
  return (
    <Page title={texts().title} narrow>
      <h1>{texts().title}</h1>
      <Trouble error={status.error} onRetry={() => void refetch()} />
      <Show when={!status.error && status()}>
        {(seen) => (
          <>
            <Notice tone={seen().database && seen().objects ? 'good' : 'bad'}>
              <p>{seen().database && seen().objects ? texts().well : texts().unwell}</p>
            </Notice>
            <dl class="facts sheet">
              <For each={['database', 'objects'] as const}>
                {(part) => (
                  <>
                    <dt>{texts()[part]}</dt>
                    <dd>{seen()[part] ? texts().works : texts().fails}</dd>
                  </>
                )}
              </For>
            </dl>
            <p class="small">{texts().at(clock(seen().at))}</p>
          </>
        )}
      </Show>
    </Page>
  )
}
