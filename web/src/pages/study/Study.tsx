import { useSearchParams } from '@solidjs/router'
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  on,
  onMount,
  Show,
} from 'solid-js'
import type { AnyGame, Play, Seat } from '../../../../worker/games/kernel/index.ts'
import { api } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { gameTexts, language, t } from '../../words/index.ts'
import { History } from '../table/History.tsx'
import type { Opening } from '../table/lines.ts'
import { memoryTexts } from '../table/memory-words.ts'
import { TryOut } from '../table/TryOut.tsx'
import {
  boardOf,
  type Eyes,
  type GameRecord,
  readRecord,
  seenBy,
  study,
  viewerOf,
} from './record.ts'
import '../table/table.css'
import '../table/memory.css'

/** `/study`: opens the file of a finished table, replays it and steps through it; with `?table=`, that table. */
export default function Study() {
  const [search] = useSearchParams<{ table?: string }>()
  const [record, setRecord] = createSignal<GameRecord | null>(null)
  const [wrong, setWrong] = createSignal(false)
  const fetched = createAct(async (table: string) => {
    const found = await api<unknown>('GET', `/tables/${table}/record`)
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
    <Page title={memoryTexts().study.title}>
      <h1>{record()?.title || memoryTexts().study.title}</h1>
      <Show when={record() === null}>
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
      </Show>
      <Show when={record()} keyed>
        {(found) => (
          <>
            <Studying record={found} />
            <p class="form-row">
              <FileField
                label={memoryTexts().study.another}
                onFiles={(files) => void open(files)}
              />
            </p>
          </>
        )}
      </Show>
    </Page>
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

/** A game that is studied: replayed first, then stepped through with the eyes of one's choice. */
function Studying(props: { readonly record: GameRecord }) {
  const [loaded] = createResource(
    () => [props.record, language()] as const,
    async ([record, spoken]) => {
      const module = await boardOf(record.game)?.()
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
    if (loaded.error) return t().table.boardLost
    return memoryTexts().study[loaded.latest === 'wrong' ? 'wrong' : 'unknownGame']
  }
  const [turn, setTurn] = createSignal(0)
  const [eyes, setEyes] = createSignal<Eyes>('all')
  const [line, setLine] = createSignal<{ base: Play; opening: Opening } | null>(null)
  const called = (seat: Seat) => props.record.names?.[seat] ?? `${seat + 1}`
  /** Kept lines belong to this very game. */
  const shelf = () => props.record.commitment.slice(0, 22)
  const at = (game: AnyGame, revision: number) => {
    const found = ready()?.studied.turns[revision]
    if (!found) throw new RangeError('There is no such turn.')
    const { play, events } = seenBy(game, found, eyes())
    const { seat, by = 'person', at: time = null } = found.turn ?? { seat: 0 }
    return {
      play,
      entry: found.turn && {
        seat,
        by,
        at: time,
        events: events.map((event) => ({ ...event })),
      },
    }
  }
  const everybody = createMemo((): Eyes[] => [
    'all',
    ...Array.from({ length: props.record.seats }, (_, seat) => seat),
  ])
  onMount(() => document.getElementById('content')?.focus({ preventScroll: true }))
  return (
    <Show
      when={ready()}
      fallback={
        <Show
          when={loaded.state === 'ready' || loaded.error}
          fallback={
            <p aria-busy="true">{memoryTexts().study.reading(props.record.turns.length)}</p>
          }
        >
          <Notice tone="bad">
            <p>{trouble()}</p>
          </Notice>
        </Show>
      }
    >
      {(shown) => {
        const { studied } = shown()
        const last = studied.turns.length - 1
        const scenery = () => ({
          module: shown().module,
          words: shown().words,
          names: called,
          options: studied.turns[0]?.play.options,
          seats: props.record.seats,
          onShown: null,
        })
        return (
          <div class="playing studying">
            <p class="soft">{gameTexts(props.record.game).title}</p>
            <Notice tone={studied.isSealed && studied.breaksAt === null ? 'good' : 'bad'}>
              <Show when={!studied.isSealed}>
                <p>{memoryTexts().study.broken}</p>
              </Show>
              <Show when={studied.otherRules}>
                <p>{memoryTexts().study.otherRules}</p>
              </Show>
              <Show when={studied.breaksAt}>
                {(broken) => <p>{memoryTexts().study.breaks(broken())}</p>}
              </Show>
              <Show when={studied.isSealed && studied.breaksAt === null}>
                <p>{memoryTexts().study.verified(last)}</p>
              </Show>
            </Notice>
            <fieldset class="form-row study-eyes">
              <legend class="quiet">{memoryTexts().study.eyes}</legend>
              <span class="small" aria-hidden="true">
                {memoryTexts().study.eyes}
              </span>
              <For each={everybody()}>
                {(one) => (
                  <button
                    type="button"
                    class="button"
                    aria-pressed={one === eyes()}
                    onClick={() => {
                      setEyes(one)
                      setLine(null)
                    }}
                  >
                    {one === 'all' || one === null ? memoryTexts().study.all : called(one)}
                  </button>
                )}
              </For>
            </fieldset>
            <Show
              when={line()}
              keyed
              fallback={
                <Show when={`${eyes()}`} keyed>
                  <History
                    {...scenery()}
                    last={last}
                    turn={turn()}
                    onTurn={setTurn}
                    at={async (revision) => at(shown().module.game, revision)}
                    viewer={viewerOf(eyes())}
                    since={null}
                    onClose={null}
                    onTry={(base) => setLine({ base, opening: { moves: [] } })}
                    link={null}
                  />
                </Show>
              }
            >
              {({ base, opening }) => (
                <TryOut
                  {...scenery()}
                  base={base}
                  viewer={viewerOf(eyes())}
                  shelf={shelf()}
                  opening={opening}
                  onClose={() => setLine(null)}
                  onOpen={(kept) =>
                    setLine({
                      base: at(shown().module.game, Math.min(last, kept.revision)).play,
                      opening: kept,
                    })
                  }
                  onLay={null}
                  mayLay={() => false}
                  onOrder={null}
                />
              )}
            </Show>
          </div>
        )
      }}
    </Show>
  )
}
