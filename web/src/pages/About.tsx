import { createResource, For, Show } from 'solid-js'
import { A } from '../parts/A.tsx'
import { gameIds, gamesOnOffer } from '../parts/games.ts'
import { Page } from '../parts/Page.tsx'
import { rulesTexts } from '../rules/words.ts'
import { appTexts, gameTexts } from '../words/index.ts'

/** The page about Dorfpost: what it is, credits, and how chance is kept honest. */
export default function About() {
  const [offered] = createResource(gamesOnOffer)
  /** Words for the number of players; nothing while that is not known. */
  const seatsOf = (id: string) =>
    (offered.error ? undefined : offered.latest)?.find((game) => game.id === id)?.seats
  const sections = () =>
    [
      [appTexts().about.fair, appTexts().about.fairText],
      [appTexts().about.privacy, appTexts().about.privacyText],
      [appTexts().about.rights, appTexts().about.rightsText],
      [appTexts().about.values, appTexts().about.valuesText],
      [appTexts().about.pictures, appTexts().about.picturesText],
      [appTexts().about.type, appTexts().about.typeText],
    ] as const
  return (
    <Page title={appTexts().about.title} narrow>
      <h1>{appTexts().about.title}</h1>
      <p class="lead">{appTexts().about.lead}</p>
      <article class="sheet prose">
        <h2>{appTexts().about.games}</h2>
        <dl class="facts">
          <For each={gameIds.map((id) => [id, gameTexts(id)] as const)}>
            {([id, game]) => (
              <>
                <dt>{game.title}</dt>
                <dd>
                  {game.facts}{' '}
                  <Show when={seatsOf(id)}>
                    {(seats) => <>{`${appTexts().players(seats().min, seats().max)}. `}</>}
                  </Show>
                  {game.values} <A href={`/rules/${id}`}>{rulesTexts().short}</A>
                  {' · '}
                  <A href={`/cards/${id}`}>{rulesTexts().cards}</A>
                </dd>
              </>
            )}
          </For>
        </dl>
        <For each={sections()}>
          {([title, text]) => (
            <section>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          )}
        </For>
        <p>
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          {' · '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
            Creative Commons Attribution 3.0 (CC BY 3.0)
          </a>
          {' · '}
          <a href="https://openfontlicense.org" rel="noreferrer">
            SIL Open Font License 1.1
          </a>
        </p>
      </article>
    </Page>
  )
}
