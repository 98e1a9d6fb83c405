import { createEffect, createSignal, For, on, Show } from 'solid-js'
import type { Names } from '../../../../worker/games/kernel/index.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import type { TalkMessage } from '../../../../worker/wire/schema/talk.ts'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Stamp } from '../../parts/Stamp.tsx'
import { ago, inFull } from '../../parts/time.ts'
import type { LiveTable } from './live.ts'
import { memoryTexts } from './memory-words.ts'
import { called } from './mentions.ts'

interface TalkProps {
  readonly table: TableView
  readonly live: LiveTable
  readonly names: Names
}

const longest = 600

/** The messages of a table: the latest are read as they come, older ones page by page; `onLatest` is told when they are there. */
function createMessages(props: TalkProps, onLatest: () => void) {
  const [messages, setMessages] = createSignal<ReadonlyArray<TalkMessage>>([])
  const [more, setMore] = createSignal(false)
  const [error, setError] = createSignal<unknown>(null)
  /** The first message that was new when I opened this. */
  const [fresh, setFresh] = createSignal(Number.POSITIVE_INFINITY)

  let reads = 0
  async function read(): Promise<void> {
    reads++
    const now = reads
    try {
      const latest = await perform('GET /tables/{id}/talk', { id: props.table.id })
      // An answer that comes after that of a later question tells of less.
      if (now !== reads) return
      const [first] = latest.messages
      setMessages((known) => {
        const older = first ? known.filter(({ id }) => id < first.id) : []
        if (older.length === 0) setMore(latest.more)
        return [...older, ...latest.messages]
      })
      setError(null)
      const unread = latest.messages.filter(({ seat }) => seat !== props.table.you)
      const [firstNew] = props.table.talk.unread > 0 ? unread.slice(-props.table.talk.unread) : []
      if (firstNew) setFresh((known) => Math.min(known, firstNew.id))
      queueMicrotask(onLatest)
      const last = latest.messages.at(-1)
      if (props.table.you !== null && last && props.table.talk.unread > 0) {
        const talk = await perform('PUT /tables/{id}/talk/read', {
          id: props.table.id,
          upto: last.id,
        })
        const table = props.live.table()
        if (table) props.live.take({ ...table, talk })
      }
    } catch (reason) {
      setError(() => reason)
    }
  }
  createEffect(
    on(
      () => props.table.talk.last,
      () => void read(),
    ),
  )
  const older = createAct(async () => {
    const [first] = messages()
    const page = await perform('GET /tables/{id}/talk', {
      id: props.table.id,
      before: first?.id ?? 1,
    })
    setMore(page.more)
    setMessages((known) => [...page.messages, ...known])
  })
  return { messages, more, error, fresh, read, older }
}

/** The message that I write: its text, with names put into it, until it is said. */
function createSaying(props: TalkProps) {
  const [text, setText] = createSignal('')
  let field: HTMLTextAreaElement | undefined
  /** The message that is being sent: sent again after a lost answer, it is said once. */
  let pending: { text: string; message: string } | null = null
  const say = createAct(async () => {
    const said = text().trim()
    if (said === '') return
    if (pending?.text !== said) pending = { text: said, message: crypto.randomUUID() }
    const { table } = await perform('POST /tables/{id}/talk', { id: props.table.id, ...pending })
    pending = null
    setText('')
    props.live.take(table)
  })
  /** Seats that can be mentioned: everybody else who would get a letter. */
  const others = () =>
    props.table.seats.flatMap(({ seat, name, bot }) =>
      seat !== props.table.you && name && !bot ? [name] : [],
    )
  /** Puts somebody's name where I write. */
  function call(name: string): void {
    const [from, to] = [field?.selectionStart ?? text().length, field?.selectionEnd ?? 0]
    const before = text().slice(0, from)
    // A mention that was begun is completed.
    const begun = before.match(/@[\p{L}\p{N}]*$/u)?.[0] ?? ''
    const isBegun = begun !== '' && `@${name}`.toLowerCase().startsWith(begun.toLowerCase())
    const kept = isBegun ? before.slice(0, -begun.length) : before
    const put = `${kept}${kept === '' || /\s$/.test(kept) ? '' : ' '}@${name} `
    setText((now) => `${put}${now.slice(Math.max(from, to))}`.slice(0, longest))
    field?.focus()
    field?.setSelectionRange(put.length, put.length)
  }
  return {
    text,
    setText,
    say,
    others,
    call,
    writeIn(element: HTMLTextAreaElement) {
      field = element
    },
  }
}

/** Words of somebody, with their time; names that are called stand out. */
function Message(
  props: TalkProps & {
    readonly message: TalkMessage
    /** The first message that was new when I opened this. */
    readonly fresh: number
  },
) {
  const people = () => props.table.seats.map(({ seat, name }) => ({ seat, name: name ?? '' }))
  return (
    <li class={`talk-message seat-${props.message.seat}`}>
      <Stamp
        seat={props.message.seat}
        name={props.names(props.message.seat)}
        person={props.table.seats[props.message.seat]?.person}
        size="s"
      />
      <div class="talk-said">
        <p class="small">
          <strong>
            {props.message.seat === props.table.you
              ? memoryTexts().talk.you
              : props.names(props.message.seat)}
          </strong>{' '}
          <time
            dateTime={new Date(props.message.at).toISOString()}
            title={inFull(props.message.at)}
          >
            {ago(props.message.at)}
          </time>
          <Show when={props.message.id >= props.fresh && props.message.seat !== props.table.you}>
            {' '}
            <span class="tag">{memoryTexts().talk.fresh}</span>
          </Show>
        </p>
        <p class="talk-text">
          <For each={called(props.message.text, people())}>
            {({ text: part, seats }) => (
              <Show when={seats.length > 0} fallback={part}>
                <span
                  class="talk-called"
                  classList={{
                    'talk-called-me': props.table.you !== null && seats.includes(props.table.you),
                  }}
                >
                  {part}
                </span>
              </Show>
            )}
          </For>
        </p>
      </div>
    </li>
  )
}

/** Field in which I write, with the names of the others to be put into it. */
function Say(props: { readonly saying: ReturnType<typeof createSaying> }) {
  const { text, setText, say, others, call, writeIn } = props.saying
  return (
    <form
      class="talk-form"
      onSubmit={(event) => {
        event.preventDefault()
        void say.run()
      }}
    >
      <textarea
        class="input"
        ref={(element) => writeIn(element)}
        rows={2}
        maxLength={longest}
        aria-label={memoryTexts().talk.say}
        placeholder={memoryTexts().talk.say}
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
            event.preventDefault()
            void say.run()
          }
        }}
      />
      <button
        type="submit"
        class="button button-main"
        disabled={say.busy() || text().trim() === ''}
      >
        {memoryTexts().talk.send}
      </button>
      <Show when={others().length > 0}>
        <div class="form-row talk-call">
          <For each={others()}>
            {(name) => (
              <button type="button" class="button" onClick={() => call(name)}>
                @{name}
              </button>
            )}
          </For>
        </div>
      </Show>
    </form>
  )
}

/** Talk of people at the table; who sits here can answer. */
export function Talk(props: TalkProps) {
  let list: HTMLOListElement | undefined
  const { messages, more, error, fresh, read, older } = createMessages(props, () =>
    list?.scrollTo({ top: list.scrollHeight }),
  )
  const saying = createSaying(props)
  return (
    <div class="talk">
      <Trouble error={error()} onRetry={() => void read()} />
      <Show when={more()}>
        <p>
          <button
            type="button"
            class="button"
            disabled={older.busy()}
            onClick={() => void older.run()}
          >
            {memoryTexts().talk.older}
          </button>
        </p>
      </Show>
      <ol
        class="plain-list talk-list"
        aria-live="polite"
        tabindex={0}
        aria-label={memoryTexts().talk.title}
        ref={(element) => {
          list = element
        }}
      >
        <For each={messages()} fallback={<li class="soft">{memoryTexts().talk.empty}</li>}>
          {(message) => <Message {...props} message={message} fresh={fresh()} />}
        </For>
      </ol>
      <Show
        when={props.table.you !== null}
        fallback={<p class="small">{memoryTexts().talk.looking}</p>}
      >
        <Say saying={saying} />
        <Trouble error={saying.say.error()} />
        <p class="small">{memoryTexts().talk.hint}</p>
      </Show>
    </div>
  )
}
