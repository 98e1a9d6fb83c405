import { useParams } from '@solidjs/router'
import { createResource, Show } from 'solid-js'
import { frontOf } from '../../boards/list.ts'
import { isKnown } from '../../parts/games.ts'
import { Notice } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { appTexts, gameTexts, language } from '../../words/index.ts'
import Missing from '../Missing.tsx'
import { Learning } from './Learning.tsx'
import { lessonTexts } from './words.ts'
import '../table/table.css'
import './learn.css'

/** `/learn/<game>`: a lesson of five minutes on the real stage, played in this browser only. */
export default function Lesson() {
  const params = useParams<{ game?: string }>()
  return (
    <Show when={isKnown(params.game ?? '')} fallback={<Missing />}>
      <LessonPage game={params.game ?? ''} />
    </Show>
  )
}

function LessonPage(props: { readonly game: string }) {
  const game = () => props.game
  const title = () => lessonTexts().title(gameTexts(game()).title)
  const [loaded] = createResource(
    () => [game(), language()] as const,
    async ([id, spoken]) => {
      const front = frontOf(id)
      if (!front) return null
      const [{ board: module }, { lesson: plan }, { tasks }] = await Promise.all([
        front.board(),
        front.lesson(),
        front.tasks[spoken](),
      ])
      return { module, plan, tasks, words: await module.words(spoken) }
    },
  )
  return (
    <Show
      when={loaded.latest}
      fallback={
        <Page title={title()}>
          <h1>{title()}</h1>
          <Show when={loaded.error} fallback={<p>{appTexts().loading}</p>}>
            <Notice tone="bad">
              <p>{appTexts().table.boardLost}</p>
            </Notice>
          </Show>
        </Page>
      }
    >
      {(found) => (
        <Show when={found().module} keyed>
          {(module) => (
            <Learning
              module={module}
              plan={found().plan}
              tasks={found().tasks}
              words={found().words}
            />
          )}
        </Show>
      )}
    </Show>
  )
}
