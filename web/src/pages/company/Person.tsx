import { useParams, useSearchParams } from '@solidjs/router'
import { createResource, For, Show } from 'solid-js'
import type { AnyWords } from '../../../../worker/games/kernel/words.ts'
import type { Person as PersonView } from '../../../../worker/wire/schema/company.ts'
import { me } from '../../account/me.ts'
import { ApiProblem, perform } from '../../api/client.ts'
import { frontOf } from '../../boards/list.ts'
import { A } from '../../parts/A.tsx'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Stamp } from '../../parts/Stamp.tsx'
import { gameTexts, language, locale } from '../../words/index.ts'
import { Standing } from '../ladders/Standing.tsx'
import { ladderTexts } from '../ladders/words.ts'
import Missing from '../Missing.tsx'
import { BlockButton } from './BlockButton.tsx'
import { figuresLine } from './figures.ts'
import { Report } from './Report.tsx'
import { companyTexts } from './words.ts'
import './company.css'

/** A day, as it is written here. */
const date = (time: number) => locale().date(time, { dateStyle: 'medium' })

type Words = Readonly<Record<string, AnyWords | undefined>>

/** The words of the games that somebody finished. */
function createWords(finished: () => PersonView['finished']) {
  const [words] = createResource(
    () => [finished(), language()] as const,
    async ([found, spoken]): Promise<Words> => {
      const games = [...new Set(found.map(({ game }) => game))]
      const loaded = await Promise.all(games.map((game) => frontOf(game)?.words[spoken]()))
      return Object.fromEntries(games.map((game, i) => [game, loaded[i]?.words]))
    },
  )
  return words
}

interface PersonProps {
  readonly person: PersonView
}

/** Head with the name of the person, and the day since when they play. */
const Head = (props: PersonProps & { readonly onDone: () => void }) => (
  <div class="person-head">
    <Stamp name={props.person.name} person={props.person.id} size="xl" />
    <div>
      <h1>{props.person.name}</h1>
      <p class="soft">
        {props.person.you
          ? companyTexts().person.you
          : companyTexts().person.since(date(props.person.since))}
      </p>
    </div>
    <Show when={me() && !props.person.you}>
      <BlockButton person={props.person} onDone={props.onDone} />
    </Show>
  </div>
)

/** Record of how they keep others waiting. */
const Reliable = (props: PersonProps) => (
  <section class="sheet section">
    <h2>{companyTexts().figures.title}</h2>
    <Show when={props.person.figures} fallback={<p class="soft">{companyTexts().figures.few}</p>}>
      {(figures) => (
        <>
          <p>{figuresLine(figures())}</p>
          <p class="small">{companyTexts().figures.hint}</p>
        </>
      )}
    </Show>
  </section>
)

/** Their rating in each game; of one it is told how it came about. */
function Ratings(props: PersonProps) {
  const [query, setQuery] = useSearchParams<{ game?: string }>()
  const open = () => props.person.ratings.find(({ game }) => game === query.game)?.game
  return (
    <section class="sheet section">
      <h2>{companyTexts().person.ratings}</h2>
      <Show
        when={props.person.ratings.length > 0}
        fallback={<p class="soft">{companyTexts().person.noRatings}</p>}
      >
        <ul class="figures">
          <For each={props.person.ratings}>
            {(rating) => (
              <li>
                <strong class="figure">{rating.rating}</strong>
                <span>{gameTexts(rating.game).title}</span>
                <span class="small">{companyTexts().person.ratingOf(rating.tables)}</span>
                <button
                  type="button"
                  class="button"
                  aria-expanded={open() === rating.game}
                  onClick={() =>
                    setQuery(
                      { game: open() === rating.game ? null : rating.game },
                      { replace: true, scroll: false },
                    )
                  }
                >
                  {ladderTexts().standing.show}
                  <span class="quiet">: {gameTexts(rating.game).title}</span>
                </button>
              </li>
            )}
          </For>
        </ul>
        <Show when={open()}>{(game) => <Standing person={props.person.id} game={game()} />}</Show>
      </Show>
      <p class="small">{companyTexts().person.ratingHint}</p>
    </section>
  )
}

/** A finished game: which, and how it ended for them. */
const FinishedGame = (props: {
  readonly game: PersonView['finished'][number]
  /** The game's words; `undefined` until they are there. */
  readonly words: AnyWords | undefined
}) => (
  <li>
    <span>
      <Show when={props.game.table} fallback={<strong>{gameTexts(props.game.game).title}</strong>}>
        {(table) => <A href={`/t/${table()}`}>{gameTexts(props.game.game).title}</A>}
      </Show>
      <Show when={props.game.rated}>
        {' '}
        <span class="tag">{companyTexts().rated}</span>
      </Show>
    </span>
    <span class="small">
      {[
        props.game.seats === 1
          ? companyTexts().person.solo
          : companyTexts().person.place(props.game.place, props.game.seats),
        companyTexts().person.points(props.game.points),
        ...(props.game.seats === 1 ? [props.words?.reasons[props.game.reason] ?? ''] : []),
        date(props.game.endedAt),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </li>
)

/** Number of games they finished, and the latest of them. */
function Games(props: PersonProps & { readonly words: Words | undefined }) {
  return (
    <section class="sheet section">
      <h2>{companyTexts().person.games}</h2>
      <Show
        when={props.person.tallies.length > 0}
        fallback={<p class="soft">{companyTexts().person.none}</p>}
      >
        <ul class="figures">
          <For each={props.person.tallies}>
            {(tally) => (
              <li>
                <strong class="figure">{tally.finished}</strong>
                <span>{gameTexts(tally.game).title}</span>
                <span class="small">{companyTexts().person.tally(tally)}</span>
              </li>
            )}
          </For>
        </ul>
        <h3>{companyTexts().person.last}</h3>
        <ul class="finished">
          <For each={props.person.finished}>
            {(game) => <FinishedGame game={game} words={props.words?.[game.game]} />}
          </For>
        </ul>
      </Show>
    </section>
  )
}

/** A person: ratings and finished games. */
export default function Person() {
  const params = useParams<{ id: string }>()
  const [person, { refetch }] = createResource(
    () => params.id,
    async (id) => (await perform('GET /people/{id}', { id })).person,
  )
  const words = createWords(() => (person.error ? [] : (person.latest?.finished ?? [])))
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
              <Head person={one()} onDone={() => void refetch()} />
              <Reliable person={one()} />
              <Ratings person={one()} />
              <Games person={one()} words={words.latest} />
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
