import { useSearchParams } from '@solidjs/router'
import { createResource, For, Show } from 'solid-js'
import type { AnyWords } from '../../../../worker/games/kernel/words.ts'
import type { BestPlay } from '../../../../worker/wire/schema/company.ts'
import { perform } from '../../api/client.ts'
import { frontOf } from '../../boards/list.ts'
import { A } from '../../parts/A.tsx'
import { GameFilter } from '../../parts/GameFilter.tsx'
import { gamesOnOffer } from '../../parts/games.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { optionMatters, optionSentence } from '../../parts/OptionsForm.tsx'
import { Page } from '../../parts/Page.tsx'
import { language, locale } from '../../words/index.ts'
import { companyTexts } from './words.ts'
import './company.css'

/** A solo play: its points, who played it, how it ended, and what was chosen. */
function Play(props: {
  readonly play: BestPlay
  /** The game's words; `undefined` until they are there. */
  readonly words: AnyWords | undefined
}) {
  const options = () =>
    Object.entries(props.play.options)
      .filter(([id]) => optionMatters(props.words, id, 1, props.play.options))
      .map(([id, value]) => optionSentence(props.words, id, value))
      .join(' · ')
  return (
    <li class="best-play">
      <strong class="figure">{props.play.points}</strong>
      <span class="companion-text">
        <A href={`/people/${props.play.person}`}>{props.play.name}</A>
        <span>{props.words?.reasons[props.play.reason]}</span>
        <span class="small">
          {[options(), locale().date(props.play.endedAt, { dateStyle: 'medium' })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </li>
  )
}

/** The best solo plays of each game that can be played alone. */
export default function Best() {
  const [query, setQuery] = useSearchParams<{ game?: string }>()
  const [games, { refetch }] = createResource(async () =>
    (await gamesOnOffer()).filter(({ seats }) => seats.min === 1),
  )
  const chosen = () => {
    const offered = games.error ? [] : (games.latest ?? [])
    return (offered.find(({ id }) => id === query.game) ?? offered[0])?.id
  }
  const [best] = createResource(chosen, async (game) => (await perform('GET /best', { game })).best)
  const [words] = createResource(
    () => {
      const game = chosen()
      return game ? ([game, language()] as const) : null
    },
    async ([game, spoken]) => (await frontOf(game)?.words[spoken]())?.words,
  )
  const texts = () => companyTexts().best
  const list = () => (best.error ? [] : (best.latest ?? []))
  return (
    <Page title={texts().title} narrow>
      <h1>{texts().title}</h1>
      <p class="soft company-lead">{texts().lead}</p>
      <Trouble error={games.error as unknown} onRetry={() => void refetch()} />
      <GameFilter
        games={games.error ? [] : (games.latest ?? [])}
        value={chosen()}
        onChange={(game) => setQuery({ game }, { replace: true })}
      />
      <Trouble error={best.error as unknown} />
      <section class="sheet">
        <Show
          when={list().length > 0}
          fallback={
            <Show when={!best.loading}>
              <p class="soft">{texts().none}</p>
            </Show>
          }
        >
          <ol class="best">
            <For each={list()}>{(play) => <Play play={play} words={words.latest} />}</For>
          </ol>
        </Show>
        <p>
          <A href={`/new?game=${chosen() ?? ''}&seats=1`} class="button button-main">
            {texts().play}
          </A>
        </p>
      </section>
    </Page>
  )
}
