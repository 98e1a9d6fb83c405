import { useParams } from '@solidjs/router'
import { createResource, For, Show } from 'solid-js'
import { frontOf } from '../../boards/list.ts'
import type { GameInShort } from '../../boards/manifest.ts'
import { markShown } from '../../design/shown.ts'
import { A } from '../../parts/A.tsx'
import { firstGame, gameIds, isKnown } from '../../parts/games.ts'
import { Page } from '../../parts/Page.tsx'
import { gameTexts, language } from '../../words/index.ts'
import Missing from '../Missing.tsx'
import { type Drawn, drawnFor } from './drawn.ts'
import { Parts } from './Parts.tsx'
import { howTexts } from './words.ts'
import './how.css'

/** Text whose parts between asterisks are what matters most. */
const Told = (props: { readonly text: string }) => (
  <For each={props.text.split('*')}>
    {(piece, i) => (i() % 2 === 1 ? <strong>{piece}</strong> : piece)}
  </For>
)

/** `/how/<game>`: how a game plays, on one screen with pictures. */
export default function How() {
  const params = useParams<{ game?: string }>()
  const game = () => params.game ?? firstGame
  return (
    <Show when={isKnown(game())} fallback={<Missing />}>
      <HowPage game={game()} />
    </Show>
  )
}

/** Subject and length of a game, and the ways to play it. */
const Lead = (props: { readonly game: string; readonly told: GameInShort }) => (
  <div class="how-lead">
    <div>
      <p>
        {props.told.goal}{' '}
        <strong>{[props.told.size, gameTexts(props.game).long].filter(Boolean).join(', ')}.</strong>
      </p>
    </div>
    <p class="how-ways">
      <A class="button button-main how-learn" href={`/learn/${props.game}`}>
        {howTexts().lesson}
        <small>{howTexts().lessonHint}</small>
      </A>
      <A class="button" href={`/new?game=${props.game}`}>
        {howTexts().start}
      </A>
      <A href={`/rules/${props.game}`}>{howTexts().rules}</A>
    </p>
  </div>
)

/** The steps of a game, each with its picture. */
const Steps = (props: {
  readonly steps: GameInShort['steps']
  readonly drawn: Drawn | null | undefined
}) => (
  <ol class="how-steps">
    <For each={props.steps}>
      {([name, text], i) => (
        <li>
          <svg
            class={`how-picture place-${props.drawn?.place ?? 'none'}`}
            viewBox="0 0 360 270"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
            innerHTML={props.drawn?.pictures[i()] ?? ''}
          />
          <h2>
            <b aria-hidden="true">{i() + 1}</b> {name}
          </h2>
          <p>
            <Told text={text} />
          </p>
        </li>
      )}
    </For>
  </ol>
)

function HowPage(props: { readonly game: string }) {
  markShown('how')
  const game = () => props.game
  const others = () => gameIds.filter((id) => id !== game())
  const wanted = () => [game(), language()] as const
  const [loaded] = createResource(wanted, async ([id, spoken]) => ({
    game: id,
    how: (await frontOf(id)?.how[spoken]())?.how,
  }))
  /** The words for the game of the address; those of another one are none. */
  const short = () => (loaded.latest?.game === game() ? loaded.latest.how : undefined)
  const [drawn] = createResource(short, ({ named }) =>
    drawnFor(game(), (thing) => named[thing] ?? ''),
  )
  const title = () => howTexts().title(gameTexts(game()).title)
  return (
    <Page title={title()}>
      <Show when={short()} keyed fallback={<Others games={others()} />}>
        {(told) => (
          <div class="how">
            <header class="how-head">
              <h1>{title()}</h1>
              <Others games={others()} />
            </header>
            <Lead game={game()} told={told} />
            <Show when={drawn.latest} keyed>
              {(now) => <Parts drawn={now} />}
            </Show>
            <Steps steps={told.steps} drawn={drawn.latest} />
            <section class="how-course">
              <h2>{told.course.title}</h2>
              <ol>
                <For each={told.course.parts}>
                  {([name, text]) => (
                    <li>
                      <b>{name}</b> {text}
                    </li>
                  )}
                </For>
              </ol>
            </section>
            <p class="how-different">
              <strong>{howTexts().differentTitle}</strong> {told.different}
            </p>
          </div>
        )}
      </Show>
    </Page>
  )
}

/** The ways to the same page of other games. */
const Others = (props: { readonly games: ReadonlyArray<string> }) => (
  <nav class="how-others" aria-label={howTexts().others}>
    <span>{howTexts().others}:</span>
    <For each={props.games}>{(id) => <A href={`/how/${id}`}>{gameTexts(id).title}</A>}</For>
  </nav>
)
