import { useParams } from '@solidjs/router'
import { createResource, For, Show } from 'solid-js'
import { isLearned } from '../../account/met.ts'
import { frontOf } from '../../boards/list.ts'
import { usualLevel } from '../../bots/levels.ts'
import { PlayBots } from '../../bots/PlayBots.tsx'
import { botTexts } from '../../bots/words.ts'
import { A } from '../../parts/A.tsx'
import { frontSize, fronts } from '../../parts/fronts.ts'
import { isKnown } from '../../parts/games.ts'
import { Page } from '../../parts/Page.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { gameTexts, language } from '../../words/index.ts'
import { type Drawn, drawnFor } from '../how/drawn.ts'
import { Parts } from '../how/Parts.tsx'
import { howTexts } from '../how/words.ts'
import Missing from '../Missing.tsx'
import { firstTexts } from './words.ts'
import './first.css'

/** Number of players of a first game, all but one of them bots. */
const seats = 3

/** `/first/<game>`: what a game is about, in one picture and one sentence, for people who have never played it. */
export default function First() {
  const params = useParams<{ game?: string }>()
  return (
    <Show when={isKnown(params.game ?? '')} fallback={<Missing />}>
      <Show when={params.game} keyed>
        {(game) => <FirstPage game={game} />}
      </Show>
    </Show>
  )
}

/** The place of the game, and on it the pictures of its aim with the numbers of the sentence. */
const AimPicture = (props: { readonly game: string; readonly drawn: Drawn | null | undefined }) => (
  <div class="first-picture" aria-hidden="true">
    <Show when={fronts[props.game]}>
      {(front) => <Picture class="first-place" of={front()} {...frontSize} />}
    </Show>
    <Show when={props.drawn} keyed>
      {(drawn) => (
        <>
          <Parts drawn={drawn} />
          <ol class="first-steps">
            <For each={drawn.aim}>
              {(step, i) => (
                <li>
                  <svg
                    class={`place-${drawn.place}`}
                    viewBox="0 0 360 270"
                    preserveAspectRatio="xMidYMid slice"
                    innerHTML={drawn.pictures[step] ?? ''}
                  />
                  <b class="first-disc">{i() + 1}</b>
                </li>
              )}
            </For>
          </ol>
        </>
      )}
    </Show>
  </div>
)

function FirstPage(props: { readonly game: string }) {
  const { game } = props
  const texts = () => gameTexts(game)
  const [how] = createResource(
    language,
    async (spoken) => (await frontOf(game)?.how[spoken]())?.how,
  )
  const [drawn] = createResource(
    () => how.latest,
    ({ named }) => drawnFor(game, (thing) => named[thing] ?? ''),
  )
  /** People who have had it shown play next. */
  const plays = isLearned(game)
  return (
    <Page title={firstTexts().title(texts().title)} class="first">
      <AimPicture game={game} drawn={drawn.latest} />
      <div class="first-told">
        <p class="first-game">{texts().title}</p>
        <h1 class="first-aim">
          <For each={how.latest?.aim ?? []}>
            {(part, i) => (
              <span>
                {/* A line ends before a number, never between it and its first word. */}
                <span class="first-word">
                  <b class="first-disc">{i() + 1}</b>
                  {`\u00a0${part.split(' ')[0]}`}
                </span>
                {`${part.slice(part.indexOf(' '))} `}
              </span>
            )}
          </For>
        </h1>
        <p>{firstTexts().against(botTexts().tryItHow(seats - 1, usualLevel()), texts().long)}</p>
        <div class="first-ways">
          <A class={`button button-two ${plays ? '' : 'button-main'}`} href={`/learn/${game}`}>
            {firstTexts().show}
            <small>{firstTexts().showHow}</small>
          </A>
          <PlayBots
            game={game}
            title={texts().title}
            seats={seats}
            options={frontOf(game)?.firstOptions}
            label={firstTexts().play}
            hint={firstTexts().playHow}
            quiet={!plays}
          />
        </div>
        <p>
          <A href={`/how/${game}`}>{howTexts().link}</A>
        </p>
      </div>
    </Page>
  )
}
