import { A, useParams } from '@solidjs/router'
import { createResource, For, Show } from 'solid-js'
import type { Person as PersonView } from '../../../../worker/wire/schema/company.ts'
import { ApiProblem, api } from '../../api/client.ts'
import { frontOf } from '../../boards/list.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Stamp } from '../../parts/Stamp.tsx'
import { me } from '../../person.ts'
import { gameTexts, language, locale } from '../../words/index.ts'
import Missing from '../Missing.tsx'
import { BlockButton } from './BlockButton.tsx'
import { Report } from './Report.tsx'
import { companyTexts } from './words.ts'
import './company.css'

/** A person: ratings and finished games. */
export default function Person() {
  const params = useParams<{ id: string }>()
  const [person, { refetch }] = createResource(
    () => params.id,
    async (id) => (await api<{ person: PersonView }>('GET', `/people/${id}`)).person,
  )
  const [words] = createResource(
    () => [person.error ? [] : (person.latest?.finished ?? []), language()] as const,
    async ([finished, spoken]) => {
      const games = [...new Set(finished.map(({ game }) => game))]
      const loaded = await Promise.all(games.map((game) => frontOf(game)?.words[spoken]()))
      return Object.fromEntries(games.map((game, i) => [game, loaded[i]?.words]))
    },
  )
  const texts = () => companyTexts().person
  const date = (time: number) => locale().date(time, { dateStyle: 'medium' })
  const isMissing = () => {
    const error: unknown = person.error
    return error instanceof ApiProblem && ['not-found', 'bad-request'].includes(error.code)
  }
  return (
    <Show when={!isMissing()} fallback={<Missing />}>
      <Page
        title={(person.error ? null : person.latest?.name) ?? companyTexts().people.title}
        narrow
      >
        <Trouble error={person.error as unknown} onRetry={() => void refetch()} />
        <Show when={!person.error && person.latest}>
          {(one) => (
            <>
              <div class="person-head">
                <Stamp name={one().name} person={one().id} size="xl" />
                <div>
                  <h1>{one().name}</h1>
                  <p class="soft">{one().you ? texts().you : texts().since(date(one().since))}</p>
                </div>
                <Show when={me() && !one().you}>
                  <BlockButton person={one()} onDone={() => void refetch()} />
                </Show>
              </div>
              <section class="sheet section">
                <h2>{texts().ratings}</h2>
                <Show
                  when={one().ratings.length > 0}
                  fallback={<p class="soft">{texts().noRatings}</p>}
                >
                  <ul class="figures">
                    <For each={one().ratings}>
                      {(rating) => (
                        <li>
                          <strong class="figure">{rating.rating}</strong>
                          <span>{gameTexts(rating.game).title}</span>
                          <span class="small">{texts().ratingOf(rating.tables)}</span>
                        </li>
                      )}
                    </For>
                  </ul>
                </Show>
                <p class="small">{texts().ratingHint}</p>
              </section>
              <section class="sheet section">
                <h2>{texts().games}</h2>
                <Show when={one().tallies.length > 0} fallback={<p class="soft">{texts().none}</p>}>
                  <ul class="figures">
                    <For each={one().tallies}>
                      {(tally) => (
                        <li>
                          <strong class="figure">{tally.finished}</strong>
                          <span>{gameTexts(tally.game).title}</span>
                          <span class="small">{texts().tally(tally)}</span>
                        </li>
                      )}
                    </For>
                  </ul>
                  <h3>{texts().last}</h3>
                  <ul class="finished">
                    <For each={one().finished}>
                      {(game) => (
                        <li>
                          <span>
                            <Show
                              when={game.table}
                              fallback={<strong>{gameTexts(game.game).title}</strong>}
                            >
                              {(table) => (
                                <A href={`/t/${table()}`}>{gameTexts(game.game).title}</A>
                              )}
                            </Show>
                            <Show when={game.rated}>
                              {' '}
                              <span class="tag">{companyTexts().rated}</span>
                            </Show>
                          </span>
                          <span class="small">
                            {[
                              game.seats === 1
                                ? texts().solo
                                : texts().place(game.place, game.seats),
                              texts().points(game.points),
                              ...(game.seats === 1
                                ? [words.latest?.[game.game]?.reasons[game.reason] ?? '']
                                : []),
                              date(game.endedAt),
                            ]
                              .filter(Boolean)
                              .join(' · ')}
                          </span>
                        </li>
                      )}
                    </For>
                  </ul>
                </Show>
              </section>
              <Show when={me() && !one().you}>
                <Report person={one().id} />
              </Show>
            </>
          )}
        </Show>
      </Page>
    </Show>
  )
}
