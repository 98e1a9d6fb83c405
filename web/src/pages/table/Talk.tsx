import { createEffect, createSignal, For, on, Show } from 'solid-js'
import type { Names } from '../../../../worker/games/kernel/index.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import type { TalkMessage } from '../../../../worker/wire/schema/talk.ts'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Stamp } from '../../parts/Stamp.tsx'
import { ago, inFull } from '../../time.ts'
import type { LiveTable } from './live.ts'
import { memoryTexts } from './memory-words.ts'
import { called } from './mentions.ts'

interface TalkProps {
  readonly table: TableView
  readonly live: LiveTable
  readonly names: Names
}

const longest = 600

/** What people say at the table; who sits here can answer. */
export function Talk(props: TalkProps) {
  const [messages, setMessages] = createSignal<ReadonlyArray<TalkMessage>>([])
  const [more, setMore] = createSignal(false)
  const [error, setError] = createSignal<unknown>(null)
  const [text, setText] = createSignal('')
  /** The first message that was new when I opened this. */
  const [fresh, setFresh] = createSignal(Number.POSITIVE_INFINITY)
  let field: HTMLTextAreaElement | undefined
  let list: HTMLOListElement | undefined
  /** The message that is being sent: sent again after a lost answer, it is said once. */
  let pending: { text: string; message: string } | null = null

  async function read(): Promise<void> {
    try {
      const latest = await perform('GET /tables/{id}/talk', { id: props.table.id })
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
      queueMicrotask(() => list?.scrollTo({ top: list.scrollHeight }))
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
  const say = createAct(async () => {
    const said = text().trim()
    if (said === '') return
    if (pending?.text !== said) pending = { text: said, message: crypto.randomUUID() }
    const { table } = await perform('POST /tables/{id}/talk', { id: props.table.id, ...pending })
    pending = null
    setText('')
    props.live.take(table)
  })
  const people = () => props.table.seats.map(({ seat, name }) => ({ seat, name: name ?? '' }))
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
          {(message) => (
            <li class={`talk-message seat-${message.seat}`}>
              <Stamp
                seat={message.seat}
                name={props.names(message.seat)}
                person={props.table.seats[message.seat]?.person}
                size="s"
              />
              <div class="talk-said">
                <p class="small">
                  <strong>
                    {message.seat === props.table.you
                      ? memoryTexts().talk.you
                      : props.names(message.seat)}
                  </strong>{' '}
                  <time dateTime={new Date(message.at).toISOString()} title={inFull(message.at)}>
                    {ago(message.at)}
                  </time>
                  <Show when={message.id >= fresh() && message.seat !== props.table.you}>
                    {' '}
                    <span class="tag">{memoryTexts().talk.fresh}</span>
                  </Show>
                </p>
                <p class="talk-text">
                  <For each={called(message.text, people())}>
                    {({ text: part, seats }) => (
                      <Show when={seats.length > 0} fallback={part}>
                        <span
                          class="talk-called"
                          classList={{
                            'talk-called-me':
                              props.table.you !== null && seats.includes(props.table.you),
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
          )}
        </For>
      </ol>
      <Show
        when={props.table.you !== null}
        fallback={<p class="small">{memoryTexts().talk.looking}</p>}
      >
        <form
          class="talk-form"
          onSubmit={(event) => {
            event.preventDefault()
            void say.run()
          }}
        >
          <textarea
            class="input"
            ref={field}
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
        <Trouble error={say.error()} />
        <p class="small">{memoryTexts().talk.hint}</p>
      </Show>
    </div>
  )
}
