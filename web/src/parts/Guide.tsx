import { createResource, createSignal, Show } from 'solid-js'
import type { Language, Seat } from '../../../worker/games/kernel/index.ts'
import type { Guide as Notes } from '../boards/index.ts'
import { keep, kept } from '../kept.ts'
import { t } from '../words/index.ts'

interface GuideProps {
  readonly game: string
  readonly guide: Notes
  readonly state: unknown
  readonly seat: Seat
  readonly language: Language
}

/** Every topic that was read; this one means that no more notes are wanted. */
const off = '*'

/** A first-game guide: one small note at a time, until it was read. What was read is kept on the device. */
export default function Guide(props: GuideProps) {
  const place = () => `guide.${props.game}`
  const [read, setRead] = createSignal<ReadonlyArray<string>>(
    kept(place())?.split(' ').filter(Boolean) ?? [],
  )
  const remember = (topics: ReadonlyArray<string>) => {
    setRead(topics)
    keep(place(), topics.length > 0 ? topics.join(' ') : null)
  }
  const [notes] = createResource(
    () => props.language,
    (language) => props.guide.notes(language),
  )
  const now = () => props.guide.topics(props.state, props.seat)
  const topic = () =>
    read().includes(off) ? undefined : now().find((one) => !read().includes(one))
  const note = () => notes.latest?.[topic() ?? '']
  return (
    <Show
      when={note()}
      fallback={
        <Show when={now().length > 0}>
          <button
            type="button"
            class="guide-again"
            onClick={() => remember(read().filter((one) => one !== off && !now().includes(one)))}
          >
            {t().guide.again}
          </button>
        </Show>
      }
    >
      {(shown) => (
        <aside class="guide" aria-label={t().guide.label}>
          <div role="status">
            <strong>{shown().title}</strong>
            <p>{shown().text}</p>
          </div>
          <p class="guide-row">
            <button
              type="button"
              class="button"
              onClick={() => remember([...read(), topic() ?? ''])}
            >
              {t().guide.done}
            </button>
            <button type="button" class="guide-again" onClick={() => remember([...read(), off])}>
              {t().guide.off}
            </button>
          </p>
        </aside>
      )}
    </Show>
  )
}
