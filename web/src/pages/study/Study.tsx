import { useSearchParams } from '@solidjs/router'
import {
  createEffect,
  createResource,
  createSignal,
  For,
  type JSX,
  on,
  onMount,
  Show,
} from 'solid-js'
import type { AnyWords, Play, Seat } from '../../../../worker/games/kernel/index.ts'
import { perform } from '../../api/client.ts'
import type { BoardModule } from '../../boards/index.ts'
import { createAct } from '../../parts/act.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { createLook, RoomContext, type Setting } from '../../stage/room.ts'
import { language, t } from '../../words/index.ts'
import { History } from '../table/History.tsx'
import type { Opening } from '../table/lines.ts'
import { memoryTexts } from '../table/memory-words.ts'
import { Points } from '../table/Points.tsx'
import type { Past } from '../table/past.ts'
import { pointsTexts } from '../table/points-words.ts'
import { TryOut } from '../table/TryOut.tsx'
import {
  boardOf,
  type Eyes,
  type GameRecord,
  readRecord,
  type Studied,
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
    if (loaded.error) return t().table.boardLost
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

interface SteppingProps extends StudyingProps {
  readonly module: BoardModule
  readonly words: AnyWords
  readonly studied: Studied
}

/** Whether the record is true to its seal and to the rules. */
function Truth(props: { readonly studied: Studied }) {
  const last = () => props.studied.turns.length - 1
  return (
    <Notice tone={props.studied.isSealed && props.studied.breaksAt === null ? 'good' : 'bad'}>
      <Show when={!props.studied.isSealed}>
        <p>{memoryTexts().study.broken}</p>
      </Show>
      <Show when={props.studied.otherRules}>
        <p>{memoryTexts().study.otherRules}</p>
      </Show>
      <Show when={props.studied.breaksAt}>
        {(broken) => <p>{memoryTexts().study.breaks(broken())}</p>}
      </Show>
      <Show when={props.studied.isSealed && props.studied.breaksAt === null}>
        <p>{memoryTexts().study.verified(last())}</p>
      </Show>
    </Notice>
  )
}

/** Steps through a studied game in the frame, with the eyes of one's choice; lines can be tried out from every turn. */
function Stepping(props: SteppingProps) {
  const { game } = props.module
  const [turn, setTurn] = createSignal(0)
  const [eyes, setEyes] = createSignal<Eyes>('all')
  const [line, setLine] = createSignal<{ base: Play; opening: Opening } | null>(null)
  const names = (seat: Seat) => props.record.names?.[seat] ?? `${seat + 1}`
  const last = () => props.studied.turns.length - 1
  const at = async (revision: number): Promise<Past> => {
    const found = props.studied.turns[revision]
    if (!found) throw new RangeError('There is no such turn.')
    const { play, events } = seenBy(game, found, eyes())
    const { seat, by = 'person', at: time = null } = found.turn ?? { seat: 0 }
    return {
      play,
      entry: found.turn && { seat, by, at: time, events: events.map((event) => ({ ...event })) },
    }
  }
  const everybody: Eyes[] = [
    'all',
    ...Array.from({ length: props.record.seats }, (_, seat) => seat),
  ]
  const look = createLook(null)
  const setting: Setting = {
    module: props.module,
    names,
    seats: props.record.seats,
    you: null,
    table: null,
    title: props.record.title ?? memoryTexts().study.title,
    home: '/study',
    options: props.studied.turns[0]?.play.options,
    doings: [],
    since: null,
    get words() {
      return props.words
    },
    get panels() {
      return [
        { id: 'table' as const, label: memoryTexts().study.title, body: () => about() },
        {
          id: 'points' as const,
          label: pointsTexts().title,
          body: () => (
            <Points scores={look.position()?.scores ?? null} words={props.words} names={names} />
          ),
        },
      ]
    },
  }
  const about = () => (
    <>
      <Show when={props.record.title}>{(title) => <h3>{title()}</h3>}</Show>
      <Truth studied={props.studied} />
      <div class="form-row">{props.another}</div>
    </>
  )
  const eyesField = () => (
    <label class="study-eyes">
      <span class="quiet">{memoryTexts().study.eyes}</span>
      <select
        class="bar-button"
        onChange={(event) => {
          setEyes(everybody[event.currentTarget.selectedIndex] ?? 'all')
          setLine(null)
        }}
      >
        <For each={everybody}>
          {(one) => (
            <option selected={one === eyes()}>
              {one === 'all' || one === null ? memoryTexts().study.all : names(one)}
            </option>
          )}
        </For>
      </select>
    </label>
  )
  onMount(() => look.open('table'))
  return (
    <RoomContext.Provider value={{ setting, look }}>
      <Show
        when={line()}
        keyed
        fallback={
          <Show when={`${eyes()}`} keyed>
            <History
              last={last()}
              turn={turn()}
              onTurn={setTurn}
              at={at}
              viewer={viewerOf(eyes())}
              since={null}
              onClose={null}
              onTry={(base) => setLine({ base, opening: { moves: [] } })}
              link={null}
              more={eyesField()}
            />
          </Show>
        }
      >
        {({ base, opening }) => (
          <TryOut
            base={base}
            viewer={viewerOf(eyes())}
            // Kept lines belong to this very game.
            shelf={props.record.commitment.slice(0, 22)}
            opening={opening}
            onClose={() => setLine(null)}
            onOpen={async (kept) =>
              setLine({
                base: (await at(Math.min(last(), kept.revision))).play,
                opening: kept,
              })
            }
            onLay={null}
            mayLay={() => false}
            onOrder={null}
          />
        )}
      </Show>
    </RoomContext.Provider>
  )
}
