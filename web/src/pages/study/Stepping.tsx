import { createSignal, For, type JSX, onMount, Show } from 'solid-js'
import type { AnyWords, Names, Play } from '../../../../worker/games/kernel/index.ts'
import { download } from '../../parts/download.ts'
import { Notice } from '../../parts/Notice.tsx'
import type { BoardModule } from '../../stage/board.ts'
import { createLook, type Look, type Panel, type Setting, StageContext } from '../../stage/stage.ts'
import { frameActions } from '../table/actions.ts'
import { History } from '../table/History.tsx'
import { memoryTexts } from '../table/memory-words.ts'
import { Points } from '../table/Points.tsx'
import type { Past } from '../table/past.ts'
import { pointsTexts } from '../table/points-words.ts'
import { TryOut } from '../table/TryOut.tsx'
import type { Opening } from '../table/variations.ts'
import { GoOn } from './GoOn.tsx'
import { type Eyes, isMoments, type Studied, seenBy, type TakenAlong, viewerOf } from './record.ts'

interface SteppingProps {
  readonly file: TakenAlong
  /** Turn from which to go on with others at once; `null`: none. */
  readonly from: number | null
  /** Opens another file. */
  readonly another: JSX.Element
  readonly module: BoardModule
  readonly words: AnyWords
  readonly studied: Studied
}

/** Truth of the record by its seal and by the rules. */
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
        <p>
          {props.studied.isSeen ? memoryTexts().study.seen : memoryTexts().study.verified(last())}
        </p>
      </Show>
    </Notice>
  )
}

/** Has the browser keep the file that is studied. */
function save(file: TakenAlong): void {
  const name = `dorfpost-${file.game}.json`
  download(new File([JSON.stringify(file)], name, { type: 'application/json' }))
}

/** Subject of the study: its title, its truth, and the way to another. */
const About = (props: SteppingProps) => (
  <>
    <Show when={props.file.title}>{(title) => <h3>{title()}</h3>}</Show>
    <Truth studied={props.studied} />
    <div class="form-row">
      <button type="button" class="button" onClick={() => save(props.file)}>
        {memoryTexts().study.take}
      </button>
      {props.another}
    </div>
  </>
)

/** Field for the eyes that see the game. */
function EyesField(props: {
  readonly seats: number
  readonly names: Names
  readonly eyes: Eyes
  readonly onEyes: (eyes: Eyes) => void
}) {
  const everybody: Eyes[] = ['all', ...Array.from({ length: props.seats }, (_, seat) => seat)]
  return (
    <label class="study-eyes">
      <span class="quiet">{memoryTexts().study.eyes}</span>
      <select
        class="bar-button"
        onChange={(event) => {
          props.onEyes(everybody[event.currentTarget.selectedIndex] ?? 'all')
        }}
      >
        <For each={everybody}>
          {(one) => (
            <option selected={one === props.eyes}>
              {one === 'all' || one === null ? memoryTexts().study.all : props.names(one)}
            </option>
          )}
        </For>
      </select>
    </label>
  )
}

/** Setting of the studied game for the frame, as of a table. */
function settingOf(props: SteppingProps, names: Names, look: Look): Setting {
  const panels = (): Panel[] => [
    {
      id: 'table',
      label: memoryTexts().study.title,
      body: () => <About {...props} />,
    },
    {
      id: 'points',
      label: pointsTexts().title,
      body: () => (
        <Points scores={look.position()?.scores ?? null} words={props.words} names={names} />
      ),
    },
  ]
  return {
    module: props.module,
    names,
    seats: props.file.seats,
    you: null,
    table: null,
    title: props.file.title ?? memoryTexts().study.title,
    home: '/study',
    options: props.studied.turns[0]?.play.options,
    actions: frameActions({ look, seats: props.file.seats, panels }),
    since: null,
    get words() {
      return props.words
    },
    get panels() {
      return panels()
    },
  }
}

/** Key under which variations of a file are kept. */
const shelfOf = (file: TakenAlong): string =>
  (isMoments(file) ? file.moments[0]?.seal : file.commitment)?.slice(0, 22) ?? ''

interface StepsProps extends SteppingProps {
  readonly turn: number
  readonly onTurn: (turn: number) => void
  /** Goes on with others after the turn that is shown; `null`: nobody is to act there. */
  readonly onGoOn: (() => void) | null
}

/** Buttons of a studied game in the bar: to go on from it with others, and whose eyes see it. */
const Tools = (
  props: StepsProps & {
    readonly names: Names
    readonly eyes: Eyes
    readonly onEyes: (eyes: Eyes) => void
  },
) => (
  <>
    <Show when={props.onGoOn}>
      {(goOn) => (
        <button type="button" class="bar-button" onClick={() => goOn()()}>
          {memoryTexts().study.goOn}
        </button>
      )}
    </Show>
    <Show when={!props.studied.isSeen}>
      <EyesField
        seats={props.file.seats}
        names={props.names}
        eyes={props.eyes}
        onEyes={props.onEyes}
      />
    </Show>
  </>
)

/** Steps through a studied game in the frame, with the eyes of one's choice; lines can be tried out from every turn. */
function Steps(props: StepsProps) {
  const { game } = props.module
  const [eyes, setEyes] = createSignal<Eyes>('all')
  const [tried, setTried] = createSignal<{ base: Play; opening: Opening } | null>(null)
  const names: Names = (seat) => props.file.names?.[seat] ?? `${seat + 1}`
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
  const look = createLook(null)
  const setting = settingOf(props, names, look)
  onMount(() => look.open('table'))
  return (
    <StageContext.Provider value={{ setting, look }}>
      <Show
        when={tried()}
        keyed
        fallback={
          <Show when={`${eyes()}`} keyed>
            <History
              last={last()}
              turn={props.turn}
              onTurn={props.onTurn}
              at={at}
              viewer={viewerOf(eyes())}
              since={0}
              news={0}
              onClose={null}
              onTry={(base) => setTried({ base, opening: { moves: [] } })}
              link={null}
              more={
                <Tools
                  {...props}
                  names={names}
                  eyes={eyes()}
                  onEyes={(chosen) => {
                    setEyes(chosen)
                    setTried(null)
                  }}
                />
              }
            />
          </Show>
        }
      >
        {({ base, opening }) => (
          <TryOut
            base={base}
            viewer={viewerOf(eyes())}
            // Kept lines belong to this very game.
            shelf={shelfOf(props.file)}
            opening={opening}
            onClose={() => setTried(null)}
            onOpen={async (kept) =>
              setTried({
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
    </StageContext.Provider>
  )
}

/** A studied game, turn by turn; from each, others can be asked to go on. */
export function Stepping(props: SteppingProps) {
  const { game } = props.module
  const [turn, setTurn] = createSignal(props.from ?? 0)
  /** Tells whether somebody is to act after the turn that is shown. */
  const isOpen = () => {
    const play = props.studied.turns[turn()]?.play
    return play !== undefined && game.toAct(play.state).length > 0
  }
  const [isGoing, setIsGoing] = createSignal(props.from !== null && isOpen())
  return (
    <Show
      when={isGoing()}
      fallback={
        <Steps
          {...props}
          turn={turn()}
          onTurn={setTurn}
          onGoOn={isOpen() ? () => setIsGoing(true) : null}
        />
      }
    >
      <GoOn file={props.file} turn={turn()} onClose={() => setIsGoing(false)} />
    </Show>
  )
}
