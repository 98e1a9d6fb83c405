import { createEffect, createResource, createSignal, For, on, Show } from 'solid-js'
import type { Letter } from '../../../worker/wire/schema/letters.ts'
import { letterNews, refreshMe } from '../account/me.ts'
import { perform, Unreachable } from '../api/client.ts'
import { A } from '../parts/A.tsx'
import { createAct } from '../parts/act.ts'
import { Trouble } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Postmark } from '../parts/Postmark.tsx'
import { appTexts } from '../words/index.ts'

/** My letters, with those that come while I look, and which of them I have read. */
function createLetters() {
  const [letters, { mutate, refetch }] = createResource(async () =>
    taken((await perform('GET /letters')).letters),
  )
  // Apart from the letters, so that an open one stays open when it becomes read.
  const [opened, setOpened] = createSignal<ReadonlySet<string>>(new Set())
  const isRead = (letter: Letter) => letter.read || opened().has(letter.id)
  const list = () => (letters.error ? [] : (letters.latest ?? []))
  /** A letter that is shown already stays the same object, for the same reason. */
  function taken(fresh: ReadonlyArray<Letter>): Letter[] {
    const known = new Map(list().map((letter) => [letter.id, letter]))
    const nowRead = fresh.filter(({ read }) => read).map(({ id }) => id)
    setOpened((before) => new Set([...before, ...nowRead]))
    return fresh.map((letter) => known.get(letter.id) ?? letter)
  }
  createEffect(
    on(
      letterNews,
      ({ letters: news }) => {
        if (news === null || letters.loading || letters.error) void refetch()
        else {
          const came = taken(news).filter((letter) => !list().includes(letter))
          if (came.length > 0) mutate([...came, ...list()])
        }
      },
      { defer: true },
    ),
  )
  const read = createAct(async (ids?: ReadonlyArray<string>) => {
    try {
      await perform('POST /letters/read', ids ? { ids } : {})
    } catch (error) {
      // Offline a letter can be read all the same; it counts as read when it is opened again.
      if (ids && error instanceof Unreachable) return
      throw error
    }
    setOpened((before) => new Set([...before, ...(ids ?? list().map(({ id }) => id))]))
    await refreshMe()
  })
  return { letters, list, isRead, read, refetch }
}

/** A line that says where a button of the letter led: its words, and a path of ours; `null` for any other. */
function wayIn(line: string): { readonly label: string; readonly path: string } | null {
  const [, label, url] = /^(\S.*?)\s?: (https?:\/\/\S+)$/u.exec(line) ?? []
  if (label === undefined || url === undefined || !URL.canParse(url)) return null
  const { origin, pathname, search, hash } = new URL(url)
  return origin === location.origin && hash === '' ? { label, path: pathname + search } : null
}

/** A line of a letter. The way to its table is the button below all of them. */
const Line = (props: { readonly text: string; readonly table: string | null }) => {
  const way = () => wayIn(props.text)
  return (
    <Show when={way()} fallback={<p>{props.text}</p>}>
      {(found) => (
        <Show when={found().path !== `/t/${props.table}`}>
          <p>
            <A href={found().path}>{found().label}</A>
          </p>
        </Show>
      )}
    </Show>
  )
}

/** A letter in its envelope; it is read by being opened. */
const Envelope = (props: {
  readonly letter: Letter
  readonly isRead: boolean
  readonly onOpen: () => void
}) => (
  <details
    class="letter"
    classList={{ 'letter-unread': !props.isRead }}
    onToggle={(event) => {
      if (event.currentTarget.open && !props.isRead) props.onOpen()
    }}
  >
    <summary>
      <span class="letter-subject">
        {props.letter.subject}
        <Show when={!props.isRead}>
          <span class="quiet"> ({appTexts().letters.unread})</span>
        </Show>
      </span>
      <Postmark time={props.letter.at} />
    </summary>
    <div class="letter-text">
      <For each={props.letter.text.split('\n').filter((line) => line.trim() !== '')}>
        {(line) => <Line text={line} table={props.letter.table} />}
      </For>
      <Show when={props.letter.table}>
        {(table) => (
          <A href={`/t/${table()}`} class="button button-main">
            {appTexts().letters.toTable}
          </A>
        )}
      </Show>
    </div>
  </details>
)

/** The letterbox: each letter opens like an envelope, and is then read. */
export default function Letters() {
  const { letters, list, isRead, read, refetch } = createLetters()
  return (
    <Page title={appTexts().letters.title} narrow>
      <div class="page-head">
        <h1>{appTexts().letters.title}</h1>
        <Show when={list().some((letter) => !isRead(letter))}>
          <button type="button" class="button" onClick={() => void read.run()}>
            {appTexts().letters.allRead}
          </button>
        </Show>
      </div>
      <Trouble error={letters.error as unknown} onRetry={() => void refetch()} />
      <Trouble error={read.error()} />
      <Show
        when={list().length > 0}
        fallback={
          <Show when={!letters.loading && !letters.error}>
            <div class="empty">
              <p class="lead">{appTexts().letters.none}</p>
              <p class="soft">{appTexts().letters.noneHint}</p>
            </div>
          </Show>
        }
      >
        <ul class="letters">
          <For each={list()}>
            {(letter) => (
              <li>
                <Envelope
                  letter={letter}
                  isRead={isRead(letter)}
                  onOpen={() => void read.run([letter.id])}
                />
              </li>
            )}
          </For>
        </ul>
        <p class="soft small">{appTexts().letters.kept}</p>
      </Show>
    </Page>
  )
}
