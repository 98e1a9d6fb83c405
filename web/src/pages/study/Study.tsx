import { useSearchParams } from '@solidjs/router'
import { createEffect, createResource, createSignal, type JSX, on, Show } from 'solid-js'
import { ApiProblem, perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { appTexts, language } from '../../words/index.ts'
import { memoryTexts } from '../table/memory-words.ts'
import { boardOf, isMoments, readFile, study, type TakenAlong } from './record.ts'
import { Stepping } from './Stepping.tsx'
import '../table/table.css'
import '../table/memory.css'

/**
 * `/study`: opens the file of a table and steps through it; with `?table=`, that table, and with `?from=` as well, a new
 * table that goes on from that revision of it.
 */
export default function Study() {
  const [search] = useSearchParams<{ table?: string; from?: string }>()
  const [record, setRecord] = createSignal<TakenAlong | null>(null)
  const [wrong, setWrong] = createSignal(false)
  const fetched = createAct(async (table: string) => {
    take(JSON.stringify(await fileOf(table, search.from === undefined)))
  })
  function take(text: string): void {
    const found = readFile(text)
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
          file={found}
          from={Number(search.from ?? '-1')}
          another={
            <FileField label={memoryTexts().study.another} onFiles={(files) => void open(files)} />
          }
        />
      )}
    </Show>
  )
}

/** The record of a table that is over, where it is wanted; else the moments of one. */
async function fileOf(id: string, isWhole: boolean): Promise<object> {
  const moments = () => perform('GET /tables/{id}/moments', { id })
  if (!isWhole) return moments()
  try {
    return await perform('GET /tables/{id}/record', { id })
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'not-over') return moments()
    throw error
  }
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

/** Number of turns in a file. */
const countOf = (file: TakenAlong): number =>
  isMoments(file) ? file.moments.length - 1 : file.turns.length

/** The turn of a file that led to a revision; `null`: none did. */
function fromIn(file: TakenAlong, revision: number): number | null {
  const turn = isMoments(file) ? file.moments.findIndex((one) => one.revision === revision) : -1
  return turn < 0 ? null : turn
}

interface StudyingProps {
  readonly file: TakenAlong
  /** Revision from which to go on at once; another than there is: none. */
  readonly from: number
  /** Opens another file. */
  readonly another: JSX.Element
}

/** A game that is studied: replayed first, then stepped through with the eyes of one's choice. */
function Studying(props: StudyingProps) {
  const [loaded] = createResource(
    () => [props.file, language()] as const,
    async ([file, spoken]) => {
      const module = await boardOf(file.game)
      if (!module) return 'unknown-game'
      const words = await module.words(spoken)
      try {
        return { module, words, studied: await study(module.game, file) }
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
            fallback={<p aria-busy="true">{memoryTexts().study.reading(countOf(props.file))}</p>}
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
          file={props.file}
          from={fromIn(props.file, props.from)}
          module={shown().module}
          words={shown().words}
          studied={shown().studied}
          another={props.another}
        />
      )}
    </Show>
  )
}
