import { For } from 'solid-js'
import { Page } from '../parts/Page.tsx'
import { t } from '../words/index.ts'

/** What this is, whom it owes what, and how chance is kept honest. */
export default function About() {
  const sections = () =>
    [
      [t().about.fair, t().about.fairText],
      [t().about.privacy, t().about.privacyText],
      [t().about.rights, t().about.rightsText],
      [t().about.values, t().about.valuesText],
      [t().about.pictures, t().about.picturesText],
      [t().about.type, t().about.typeText],
    ] as const
  return (
    <Page title={t().about.title} narrow>
      <h1>{t().about.title}</h1>
      <p class="lead">{t().about.lead}</p>
      <article class="sheet prose">
        <h2>{t().about.games}</h2>
        <dl class="facts">
          <For each={Object.values(t().games)}>
            {(game) => (
              <>
                <dt>{game.title}</dt>
                <dd>{game.facts}</dd>
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
            CC BY 3.0
          </a>
          {' · '}
          <a href="https://openfontlicense.org" rel="noreferrer">
            SIL OFL 1.1
          </a>
        </p>
      </article>
    </Page>
  )
}
