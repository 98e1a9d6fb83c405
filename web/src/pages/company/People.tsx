import { createResource, For, Show } from 'solid-js'
import { me } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { A } from '../../parts/A.tsx'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Stamp } from '../../parts/Stamp.tsx'
import { BlockButton } from './BlockButton.tsx'
import { companyTexts } from './words.ts'
import './company.css'

/** The people I played with. */
export default function People() {
  const [people, { refetch }] = createResource(
    () => me()?.id,
    async () => (await perform('GET /people')).people,
  )
  const texts = () => companyTexts().people
  const list = () => (people.error ? [] : (people.latest ?? []))
  return (
    <Page title={texts().title} narrow>
      <div class="page-head">
        <h1>{texts().title}</h1>
        <Show when={me()}>
          {(person) => (
            <A href={`/people/${person().id}`} class="button">
              {texts().me}
            </A>
          )}
        </Show>
      </div>
      <Trouble error={people.error as unknown} onRetry={() => void refetch()} />
      <Show
        when={list().length > 0}
        fallback={
          <Show when={!people.loading && !people.error}>
            <div class="empty">
              <p class="lead">{texts().none}</p>
              <p class="soft">{texts().noneHint}</p>
            </div>
          </Show>
        }
      >
        <p class="soft company-lead">{texts().lead}</p>
        <ul class="people sheet">
          <For each={list()}>
            {(person) => (
              <li class="companion">
                <Stamp name={person.name} person={person.id} size="m" />
                <span class="companion-text">
                  <A href={`/people/${person.id}`}>{person.name}</A>
                  <span class="small">
                    {person.blocked ? texts().blocked : texts().tables(person.tables)}
                  </span>
                </span>
                <BlockButton person={person} onDone={() => void refetch()} />
              </li>
            )}
          </For>
        </ul>
        <p class="soft">{texts().blockHint}</p>
      </Show>
    </Page>
  )
}
