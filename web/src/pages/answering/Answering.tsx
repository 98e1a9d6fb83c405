import { For } from 'solid-js'
import { A } from '../../parts/A.tsx'
import { Page } from '../../parts/Page.tsx'
import { answeringTexts } from './words.ts'

/** `/how-answering-works`: what the answer to a letter may say, and what comes of it. Letters lead here. */
export default function Answering() {
  return (
    <Page title={answeringTexts().title} narrow>
      <h1>{answeringTexts().title}</h1>
      <p class="lead">{answeringTexts().lead}</p>
      <article class="sheet prose">
        <h2>{answeringTexts().sayTitle}</h2>
        <dl class="facts">
          <For each={answeringTexts().say}>
            {([words, meaning]) => (
              <>
                <dt>{words}</dt>
                <dd>{meaning}</dd>
              </>
            )}
          </For>
        </dl>
        <For each={answeringTexts().sections}>
          {([title, text]) => (
            <section>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          )}
        </For>
        <p>
          <A href="/settings">{answeringTexts().settings}</A>
        </p>
      </article>
    </Page>
  )
}
