import { useSearchParams } from '@solidjs/router'
import { createEffect, createResource, createSignal, type JSX, on, Show } from 'solid-js'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { appTexts, language } from '../../words/index.ts'
import { memoryTexts } from '../table/memory-words.ts'
import { boardOf, type GameRecord, readRecord, study } from './record.ts'
import { Stepping } from './Stepping.tsx'
import '../table/table.css'
import '../table/memory.css'

/** `/study`: opens the file of a finished table, replays it and steps through it; with `?table=`, that table. */
export default function Study() {
  const [search] = useSearchParams<{ table?: string }>()
  const [record, setRecord] = createSignal<GameRecord | null>(null)
  const [wrong, setWrong] = createSignal(false)
  const fetched = createAct(async (table: string) => {
    const found = await perform('GET /tables/{id}/record', { id: table })
    take(JSON.stringify(found))
  })
  function take(text: string): void {
    const found = readRecord(text)
    setWrong(found === null)
    setRecord(found)
  }
  async function open(files: FileList | null): Promise<void> {
    const [file] = files ?? []
    if (file) take(await file.text())
  }
  createEffect(
    on(
      () => search.table,
      (table) => {
        if (table !== undefined && /^[\w-]{22}$/.test(table)) void fetched.run(table)
      },
    ),
  )
  return (
    <Show
      when={record()}
      keyed
      fallback={
        <Page title={memoryTexts().study.title}>
          <h1>{memoryTexts().study.title}</h1>
          <section class="sheet study-open">
            <p>{memoryTexts().study.hint}</p>
            <FileField label={memoryTexts().study.open} onFiles={(files) => void open(files)} />
            <Show when={wrong()}>
              <Notice tone="bad">
                <p>{memoryTexts().study.wrong}</p>
              </Notice>
            </Show>
            <Trouble error={fetched.error()} />
          </section>
        </Page>
      }
    >
      {(found) => (
        <Studying
          record={found}
          another={
            <FileField label={memoryTexts().study.another} onFiles={(files) => void open(files)} />
          }
        />
      )}
    </Show>
  )
}

const FileField = (props: {
  readonly label: string
  readonly onFiles: (files: FileList | null) => void
}) => (
  <label class="field study-file">
    <span class="field-label">{props.label}</span>
    <input
      type="file"
      accept="application/json,.json"
      onChange={(event) => props.onFiles(event.currentTarget.files)}
    />
  </label>
)

interface StudyingProps {
  readonly record: GameRecord
  /** Opens another file. */
  readonly another: JSX.Element
}

/** A game that is studied: replayed first, then stepped through with the eyes of one's choice. */
function Studying(props: StudyingProps) {
  const [loaded] = createResource(
    () => [props.record, language()] as const,
    async ([record, spoken]) => {
      const module = await boardOf(record.game)
      if (!module) return 'unknown-game'
      const words = await module.words(spoken)
      try {
        return { module, words, studied: await study(module.game, record) }
      } catch {
        return 'wrong'
      }
    },
  )
  const ready = () => {
    const found = loaded.error ? undefined : loaded.latest
    return typeof found === 'object' ? found : undefined
  }
  const trouble = () => {
    if (loaded.error) return appTexts().table.boardLost
    return memoryTexts().study[loaded.latest === 'wrong' ? 'wrong' : 'unknownGame']
  }
  return (
    <Show
      when={ready()}
      fallback={
        <Page title={memoryTexts().study.title}>
          <Show
            when={loaded.state === 'ready' || loaded.error}
            fallback={
              <p aria-busy="true">{memoryTexts().study.reading(props.record.turns.length)}</p>
            }
          >
            <Notice tone="bad">
              <p>{trouble()}</p>
            </Notice>
            {props.another}
          </Show>
        </Page>
      }
    >
      {(shown) => (
        <Stepping
          record={props.record}
          module={shown().module}
          words={shown().words}
          studied={shown().studied}
          another={props.another}
        />
      )}
    </Show>
  )
}
