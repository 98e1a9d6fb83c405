import { createResource, For, Show } from 'solid-js'
import { me } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { A } from '../../parts/A.tsx'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { appTexts } from '../../words/index.ts'
import { Crest } from './Crest.tsx'
import { clubTexts } from './words.ts'
import './clubs.css'

/** My clubs. */
export default function Clubs() {
  const [clubs, { refetch }] = createResource(
    () => me()?.id,
    async () => (await perform('GET /clubs')).clubs,
  )
  const list = () => (clubs.error ? [] : (clubs.latest ?? []))
  return (
    <Page title={appTexts().nav.clubs} narrow>
      <div class="page-head">
        <h1>{appTexts().nav.clubs}</h1>
        <A href="/clubs/new" class="button button-main">
          {clubTexts().found}
        </A>
      </div>
      <p class="soft">{clubTexts().lead}</p>
      <Trouble error={clubs.error as unknown} onRetry={() => void refetch()} />
      <Show
        when={list().length > 0}
        fallback={
          <Show when={!clubs.loading && !clubs.error}>
            <div class="empty">
              <p class="lead">{clubTexts().none}</p>
              <p class="soft">{clubTexts().noneHint}</p>
            </div>
          </Show>
        }
      >
        <ul class="club-list sheet">
          <For each={list()}>
            {(club) => (
              <li class="club-row">
                <Crest crest={club.crest} />
                <span class="club-text">
                  <A href={`/c/${club.id}`}>{club.name}</A>
                  <span class="small">
                    {clubTexts().members(club.members)}
                    <Show when={club.standing}>
                      {(standing) => ` · ${clubTexts().standings[standing()]}`}
                    </Show>
                  </span>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </Page>
  )
}
