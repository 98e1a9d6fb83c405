import { createSignal, onCleanup, onMount, Show } from 'solid-js'
import { perform } from '../../api/client.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { memoryTexts } from './memory-words.ts'

/** Time in milliseconds after the last key until the notes are kept, or tried again where that failed. */
const pause = 800
const retry = 5000

const longest = 8000

/** Private notes: written down, kept by themselves. */
export function Notes(props: { readonly id: string }) {
  const [text, setText] = createSignal('')
  const [state, setState] = createSignal<'reading' | 'kept' | 'keeping' | 'unkept'>('reading')
  const [error, setError] = createSignal<unknown>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  let kept = ''

  async function read(): Promise<void> {
    try {
      const note = await perform('GET /tables/{id}/note', { id: props.id })
      kept = note.text
      setText(note.text)
      setError(null)
      setState('kept')
    } catch (reason) {
      setError(() => reason)
    }
  }
  async function keep(): Promise<void> {
    clearTimeout(timer)
    const wanted = text()
    if (state() === 'reading' || wanted === kept) return
    try {
      await perform('PUT /tables/{id}/note', { id: props.id, text: wanted })
      kept = wanted
      setState(text() === wanted ? 'kept' : 'keeping')
    } catch {
      setState('unkept')
      timer = setTimeout(() => void keep(), retry)
    }
  }
  onMount(() => void read())
  onCleanup(() => void keep())
  return (
    <div class="notes">
      <p class="soft">{memoryTexts().notes.hint}</p>
      <Trouble error={error()} onRetry={() => void read()} />
      <Show when={state() !== 'reading'}>
        <textarea
          class="input notes-text"
          rows={6}
          maxLength={longest}
          aria-label={memoryTexts().notes.label}
          value={text()}
          onInput={(event) => {
            setText(event.currentTarget.value)
            setState('keeping')
            clearTimeout(timer)
            timer = setTimeout(() => void keep(), pause)
          }}
          onBlur={() => void keep()}
        />
        <p class="small" role="status">
          {memoryTexts().notes[state() as 'kept' | 'keeping' | 'unkept']}
        </p>
      </Show>
    </div>
  )
}
