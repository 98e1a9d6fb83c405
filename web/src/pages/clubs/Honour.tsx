import { createResource, createSignal, For, Show } from 'solid-js'
import type { Club } from '../../../../worker/wire/schema/clubs.ts'
import { perform } from '../../api/client.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { gameTexts } from '../../words/index.ts'
import { seasonName } from '../ladders/season.ts'
import { ladderTexts } from '../ladders/words.ts'
import { clubTexts } from './words.ts'

/** A club's table of honour, a table a game, of this season or of all time. */
export function Honour(props: { readonly club: Club }) {
  const [season, setSeason] = createSignal('all')
  const [honour, { refetch }] = createResource(
    () => ({ id: props.club.id, season: season() }),
    (which) => perform('GET /clubs/{id}/honour', which),
  )
  const found = () => (honour.error ? undefined : honour.latest)
  const byGame = () => [...Map.groupBy(found()?.honour ?? [], ({ game }) => game)]
  const texts = () => clubTexts().honour
  return (
    <section class="section" aria-labelledby="club-honour">
      <h2 id="club-honour" class="section-title">
        {texts().title}
      </h2>
      <p class="form-row">
        <For each={['all', 'now'] as const}>
          {(one) => (
            <button
              type="button"
              class="button"
              aria-pressed={season() === one}
              onClick={() => setSeason(one)}
            >
              {texts()[one]}
            </button>
          )}
        </For>
        <Show when={found()?.before}>
          {(before) => (
            <button type="button" class="button" onClick={() => setSeason(before())}>
              {ladderTexts().before}
            </button>
          )}
        </Show>
      </p>
      <Show when={found()?.season}>{(one) => <p class="soft">{seasonName(one())}</p>}</Show>
      <Trouble error={honour.error as unknown} onRetry={() => void refetch()} />
      <Show
        when={byGame().length > 0}
        fallback={
          <Show when={!honour.loading}>
            <p class="soft">{texts().none}</p>
          </Show>
        }
      >
        <For each={byGame()}>
          {([game, rows]) => (
            <div class="sheet">
              <h3>{gameTexts(game).title}</h3>
              <table class="club-honour">
                <thead>
                  <tr>
                    <th>{texts().person}</th>
                    <th>{texts().won}</th>
                    <th>{texts().finished}</th>
                    <th>{texts().best}</th>
                  </tr>
                </thead>
                <tbody>
                  <For each={rows}>
                    {(row) => (
                      <tr>
                        <td>{row.name}</td>
                        <td>{row.won}</td>
                        <td>{row.finished}</td>
                        <td>{row.best}</td>
                      </tr>
                    )}
                  </For>
                </tbody>
              </table>
            </div>
          )}
        </For>
      </Show>
    </section>
  )
}
