import { createResource, For, Show } from 'solid-js'
import type { AnyWords } from '../../../../worker/games/kernel/words.ts'
import type { Standing as StandingView } from '../../../../worker/wire/schema/ladders.ts'
import { me } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { frontOf } from '../../boards/list.ts'
import { A } from '../../parts/A.tsx'
import { Trouble } from '../../parts/Notice.tsx'
import { gameTexts, language, locale } from '../../words/index.ts'
import { Graph } from './Graph.tsx'
import { ladderTexts } from './words.ts'
import './ladders.css'

/** A mean of points, to a tenth. */
const mean = (points: number) => locale().number(Math.round(points * 10) / 10)

/** Points a table by category, beside the mean of those who play about as well. */
function Comparison(props: {
  readonly of: NonNullable<StandingView['comparison']>
  readonly game: string
}) {
  const [words] = createResource(
    () => [props.game, language()] as const,
    async ([game, spoken]): Promise<AnyWords | undefined> =>
      (await frontOf(game)?.words[spoken]())?.words,
  )
  const texts = () => ladderTexts().standing
  return (
    <>
      <h4>{texts().points}</h4>
      <p class="small">
        {texts().pointsOf(props.of.seats, props.of.tables)}{' '}
        {props.of.others > 0 ? texts().others(props.of.others) : ''}
      </p>
      <table class="ladder">
        <caption class="quiet">{texts().points}</caption>
        <thead>
          <tr>
            <th scope="col">{texts().category}</th>
            <th scope="col" class="ladder-number">
              {texts().own}
            </th>
            <th scope="col" class="ladder-number">
              {texts().mean}
            </th>
          </tr>
        </thead>
        <tbody>
          <For each={props.of.categories}>
            {(one) => (
              <tr>
                <th scope="row">{words.latest?.categories[one.category] ?? one.category}</th>
                <td class="ladder-number">{mean(one.mine)}</td>
                <td class="ladder-number">{one.theirs === null ? '–' : mean(one.theirs)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </>
  )
}

/** Standing of somebody in a game: rank, history, points by category, and against me. */
export function Standing(props: { readonly person: string; readonly game: string }) {
  const [standing, { refetch }] = createResource(
    () => ({ person: props.person, game: props.game }),
    async (which) => (await perform('GET /ladders/{game}/people/{person}', which)).standing,
  )
  const [together] = createResource(
    () => (me() && me()?.id !== props.person ? props.person : null),
    async (id) => (await perform('GET /people/{id}/together', { id })).together,
  )
  const pair = () =>
    (together.error ? [] : (together.latest ?? [])).find(({ game }) => game === props.game)
  const texts = () => ladderTexts().standing
  const isMine = () => props.person === me()?.id
  return (
    <div class="standing" aria-busy={standing.loading}>
      <h3>{texts().title(gameTexts(props.game).title)}</h3>
      <Trouble error={standing.error as unknown} onRetry={() => void refetch()} />
      <Show when={!standing.error && standing.latest}>
        {(one) => (
          <>
            <p>
              {one().rank !== null
                ? texts().place(one().rank ?? 0)
                : isMine() && me()?.listed === false
                  ? texts().unlisted
                  : texts().far}
              {' · '}
              <A href={`/ladders?game=${props.game}`}>{texts().toLadder}</A>
            </p>
            <Show when={one().history.length > 0}>
              <h4>{texts().history}</h4>
              <Graph history={one().history} />
            </Show>
            <Show when={one().comparison}>
              {(comparison) => <Comparison of={comparison()} game={props.game} />}
            </Show>
          </>
        )}
      </Show>
      <Show when={!together.error && together.latest}>
        <h4>{texts().together}</h4>
        <p>
          <Show when={pair()} fallback={texts().none}>
            {(one) => texts().togetherOf(one())}
          </Show>
        </p>
      </Show>
    </div>
  )
}
