import { useLocation } from '@solidjs/router'
import { createResource, For, Match, Show, Switch } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { ApiProblem, perform } from '../../api/client.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { language } from '../../words/index.ts'
import Missing from '../Missing.tsx'
import { type Block, blocksOf, type Span } from './markdown.ts'
import { type HouseName, houseNames, houseTexts } from './words.ts'

/** Pieces of a line. Links to elsewhere tell nobody where they were pressed. */
const Spans = (props: { readonly spans: ReadonlyArray<Span> }) => (
  <For each={props.spans}>
    {(span) => (
      <Switch>
        <Match when={span.kind === 'text' && span}>{(text) => text().text}</Match>
        <Match when={span.kind === 'strong' && span}>
          {(text) => <strong>{text().text}</strong>}
        </Match>
        <Match when={span.kind === 'em' && span}>{(text) => <em>{text().text}</em>}</Match>
        <Match when={span.kind === 'break'}>
          <br />
        </Match>
        <Match when={span.kind === 'link' && span}>
          {(link) => (
            <a href={link().href} rel="noreferrer">
              {link().text}
            </a>
          )}
        </Match>
      </Switch>
    )}
  </For>
)

const Part = (props: { readonly block: Block }) => (
  <Switch>
    <Match when={props.block.kind === 'heading' && props.block}>
      {(heading) => (
        <Dynamic component={`h${heading().level}`}>
          <Spans spans={heading().spans} />
        </Dynamic>
      )}
    </Match>
    <Match when={props.block.kind === 'paragraph' && props.block}>
      {(paragraph) => (
        <p>
          <Spans spans={paragraph().spans} />
        </p>
      )}
    </Match>
    <Match when={props.block.kind === 'list' && props.block}>
      {(list) => (
        <Dynamic component={list().isNumbered ? 'ol' : 'ul'}>
          <For each={list().items}>
            {(item) => (
              <li>
                <Spans spans={item} />
              </li>
            )}
          </For>
        </Dynamic>
      )}
    </Match>
  </Switch>
)

/** A text of the operator. Its own first heading is the page's, else the page's name is. */
export default function HouseText() {
  const location = useLocation()
  const name = (): HouseName =>
    houseNames.find((one) => location.pathname.startsWith(`/${one}`)) ?? 'imprint'
  const [found] = createResource(
    () => [name(), language()] as const,
    ([asked, lang]) => perform('GET /house/{name}', { name: asked, lang }),
  )
  const isMissing = () => found.error instanceof ApiProblem && found.error.code === 'not-found'
  const title = () => houseTexts()[name()]
  return (
    <Show when={!isMissing()} fallback={<Missing />}>
      <Page title={title()} narrow>
        <Show when={found.error}>
          <Trouble error={found.error} />
        </Show>
        <Show when={!found.error && found()}>
          {(text) => {
            const blocks = () => blocksOf(text().text)
            const hasHeading = () =>
              blocks().some((block) => block.kind === 'heading' && block.level === 1)
            return (
              <article class="sheet prose" lang={text().language ?? undefined}>
                <Show when={!hasHeading()}>
                  <h1>{title()}</h1>
                </Show>
                <For each={blocks()}>{(block) => <Part block={block} />}</For>
              </article>
            )
          }}
        </Show>
      </Page>
    </Show>
  )
}
