import { useLocation, useParams } from '@solidjs/router'
import { createResource, For, Show } from 'solid-js'
import { A } from '../../parts/A.tsx'
import { Banner } from '../../parts/Banner.tsx'
import { firstGame, gamesOnOffer, isKnown } from '../../parts/games.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { rulesOf } from '../../rules/index.ts'
import { RulesReader } from '../../rules/RulesReader.tsx'
import { rulesTexts } from '../../rules/words.ts'
import { gameTexts, language } from '../../words/index.ts'
import Missing from '../Missing.tsx'
import '../company/company.css'

/** A game's rules as a page of its own, to be linked to, each rule too. */
export default function RulesPage() {
  const params = useParams<{ game?: string }>()
  const place = useLocation()
  const [games] = createResource(gamesOnOffer)
  const game = () => params.game ?? firstGame
  const [rules, { refetch }] = createResource(
    () => [game(), language()] as const,
    ([id, spoken]) => rulesOf(id, spoken),
  )
  return (
    <Show when={isKnown(game())} fallback={<Missing />}>
      <Page title={rulesTexts().title(gameTexts(game()).title)} narrow>
        <Banner game={game()} above={rulesTexts().short} title={gameTexts(game()).title} />
        <nav class="tabs" aria-label={rulesTexts().short}>
          <For each={games.error ? [] : games.latest}>
            {(one) => (
              <A
                class="button"
                href={`/rules/${one.id}`}
                aria-current={one.id === game() ? 'page' : undefined}
              >
                {gameTexts(one.id).title}
              </A>
            )}
          </For>
        </nav>
        <p class="soft">
          {rulesTexts().ours} <A href={`/cards/${game()}`}>{rulesTexts().cards}</A>
        </p>
        <Trouble error={rules.error as unknown} onRetry={() => void refetch()} />
        <Show when={!rules.error && rules.latest}>
          {(read) => (
            <div class="sheet">
              <RulesReader
                rules={read().rules}
                language={read().language}
                {...(place.hash !== '' && { at: decodeURIComponent(place.hash.slice(1)) })}
              />
            </div>
          )}
        </Show>
      </Page>
    </Show>
  )
}
