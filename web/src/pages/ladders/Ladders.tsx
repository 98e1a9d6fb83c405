import { useSearchParams } from '@solidjs/router'
import { createResource, For, Show } from 'solid-js'
import { me } from '../../account/me.ts'
import { ApiProblem, perform } from '../../api/client.ts'
import { A } from '../../parts/A.tsx'
import { GameFilter } from '../../parts/GameFilter.tsx'
import { firstGame, gamesOnOffer, isKnown } from '../../parts/games.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { appTexts, gameTexts } from '../../words/index.ts'
import { dayOf } from '../shared/deals.ts'
import { Places } from './Places.tsx'
import { seasonName } from './season.ts'
import { ladderTexts } from './words.ts'
import './ladders.css'

/** My own place on a game's ladder, however far down; `null` where I have none. */
async function myPlace(game: string, person: string) {
  try {
    return (await perform('GET /ladders/{game}/people/{person}', { game, person })).standing
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'not-found') return null
    throw error
  }
}

/** The hundred best of a game, and where I stand. */
function Ladder(props: { readonly game: string }) {
  const [places, { refetch }] = createResource(
    () => props.game,
    async (game) => (await perform('GET /ladders/{game}', { game })).places,
  )
  const [mine] = createResource(
    () => {
      const person = me()?.id
      return person === undefined ? null : { game: props.game, person }
    },
    ({ game, person }) => myPlace(game, person),
  )
  const found = () => (places.error ? [] : (places.latest ?? []))
  const myRank = () => (mine.error ? undefined : mine.latest)
  return (
    <section class="sheet" aria-busy={places.loading}>
      <h2>{ladderTexts().of(gameTexts(props.game).title)}</h2>
      <Trouble error={places.error as unknown} onRetry={() => void refetch()} />
      <Show when={myRank()}>
        {(standing) => (
          <p>
            <A href={`/people/${standing().person}?game=${props.game}`}>
              {standing().rank === null
                ? ladderTexts().standing.show
                : ladderTexts().mine(standing().rank ?? 0)}
            </A>
          </p>
        )}
      </Show>
      <Show
        when={found().length > 0}
        fallback={
          <Show when={!places.loading && !places.error}>
            <p class="soft">{ladderTexts().none}</p>
          </Show>
        }
      >
        <Places
          places={found()}
          game={props.game}
          caption={ladderTexts().of(gameTexts(props.game).title)}
        />
      </Show>
    </section>
  )
}

interface SeasonProps {
  readonly game: string
  readonly season: string
  readonly onSeason: (season: string) => void
}

/** Those who won most in a season. */
function Season(props: SeasonProps) {
  const [honour, { refetch }] = createResource(
    () => ({ game: props.game, season: props.season }),
    (which) => perform('GET /ladders/{game}/seasons/{season}', which),
  )
  const found = () => (honour.error ? undefined : honour.latest)
  const isOver = () => (found()?.until ?? 0) <= Date.now()
  return (
    <section class="sheet" aria-busy={honour.loading}>
      <h2>{ladderTexts().ofSeason(gameTexts(props.game).title)}</h2>
      <Trouble error={honour.error as unknown} onRetry={() => void refetch()} />
      <Show when={found()}>
        {(one) => (
          <>
            <p class="soft">
              {seasonName(one().season)}
              {'. '}
              {isOver() ? ladderTexts().seasonOver : ladderTexts().seasonHint(dayOf(one().until))}
            </p>
            <Show
              when={one().places.length > 0}
              fallback={<p class="soft">{ladderTexts().noneOfSeason}</p>}
            >
              <Places
                places={one().places}
                game={props.game}
                caption={ladderTexts().ofSeason(gameTexts(props.game).title)}
                byWins
              />
            </Show>
            <p class="form-row">
              <Show when={one().before}>
                {(before) => (
                  <button type="button" class="button" onClick={() => props.onSeason(before())}>
                    {ladderTexts().before}
                  </button>
                )}
              </Show>
              <Show when={props.season !== 'now'}>
                <button type="button" class="button" onClick={() => props.onSeason('now')}>
                  {ladderTexts().now}
                </button>
              </Show>
            </p>
          </>
        )}
      </Show>
    </section>
  )
}

/** `/ladders`: a game's ladder, or with `?season=` a season's table of honour. */
export default function Ladders() {
  const [query, setQuery] = useSearchParams<{ game?: string; season?: string }>()
  const [games] = createResource(() => gamesOnOffer())
  const game = () => (isKnown(query.game ?? '') ? (query.game ?? firstGame) : firstGame)
  const choose = (change: { game?: string; season?: string | null }) =>
    setQuery(change, { replace: true })
  const texts = () => ladderTexts()
  return (
    <Page title={appTexts().nav.ladders} narrow>
      <h1>{appTexts().nav.ladders}</h1>
      <p class="lead">{texts().lead}</p>
      <GameFilter
        games={games.error ? [] : (games.latest ?? [])}
        value={game()}
        onChange={(one) => choose({ game: one })}
      />
      <fieldset class="form-row ladder-which">
        <legend class="quiet">{texts().which}</legend>
        <For each={['ladder', 'season'] as const}>
          {(which) => (
            <button
              type="button"
              class="button"
              aria-pressed={(query.season !== undefined) === (which === 'season')}
              onClick={() => choose({ season: which === 'season' ? 'now' : null })}
            >
              {texts()[which]}
            </button>
          )}
        </For>
      </fieldset>
      <Show when={query.season} fallback={<Ladder game={game()} />}>
        {(season) => (
          <Season game={game()} season={season()} onSeason={(one) => choose({ season: one })} />
        )}
      </Show>
      <p class="form-row">
        <A class="button button-main" href={`/new?game=${game()}&rated=yes`}>
          {texts().play}
        </A>
      </p>
      <p class="small">{texts().hint}</p>
    </Page>
  )
}
