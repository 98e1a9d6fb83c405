import { For, type JSX, lazy, Show } from 'solid-js'
import type { Move } from '../../../../worker/games/kernel/index.ts'
import { OnlyHere } from '../../door/OnlyHere.tsx'
import { WayBack } from '../../door/WayBack.tsx'
import { doorTexts } from '../../door/words.ts'
import { Notice } from '../../parts/Notice.tsx'
import type { Look, Panel } from '../../stage/stage.ts'
import { stageTexts } from '../../stage/words.ts'
import { appTexts } from '../../words/index.ts'
import { Absence, isToDecide } from './absence/Absence.tsx'
import { TableActions } from './absence/TableActions.tsx'
import { Latecomer } from './gather/Latecomer.tsx'
import { InQueue } from './gather/Queue.tsx'
import { Keys } from './Keys.tsx'
import { LayTrouble } from './LayTrouble.tsx'
import { Log } from './Log.tsx'
import { Moves } from './Moves.tsx'
import { memoryTexts } from './memory-words.ts'
import { Notes } from './Notes.tsx'
import { laidIn, Plans } from './Plans.tsx'
import { Points } from './Points.tsx'
import { pointsTexts } from './points-words.ts'
import { SeriesPart } from './Series.tsx'
import { Sitters } from './Sitters.tsx'
import type { Seated } from './seated.ts'
import { Talk } from './Talk.tsx'
import type { Turn } from './turn.ts'
import type { Visit } from './visit.ts'
import { Watch } from './Watch.tsx'

const SeatCard = lazy(() => import('../../door/SeatCard.tsx'))

type Pointer = readonly [() => Move | null, (move: Move | null) => void]

/** Every legal move, what is planned so far, and taking all of it back: the whole turn without the stage. */
function AsList(props: { readonly at: Seated; readonly turn: Turn; readonly pointer: Pointer }) {
  const { at, turn } = props
  const [pointedAt, point] = props.pointer
  let root: HTMLDivElement | undefined
  /** Its button is gone then: the keyboard goes on at what comes next. */
  function make(move: Move): void {
    turn.make([move])
    queueMicrotask(() => {
      const next =
        root?.querySelector<HTMLElement>('.move') ??
        document.querySelector<HTMLElement>('.bar-send:not(:disabled)')
      if (document.activeElement === document.body) next?.focus({ preventScroll: true })
    })
  }
  return (
    <div class="as-list" ref={root}>
      <p class="small">{stageTexts().listHint}</p>
      <Show when={turn.planned().length > 0}>
        <section aria-label={appTexts().table.plan}>
          <h3 class="sheet-title">{stageTexts().plannedSteps}</h3>
          <ol class="plan-steps">
            <For each={turn.planned()}>{(sentence) => <li class="plan-step">{sentence}</li>}</For>
          </ol>
          <button type="button" class="button" onClick={() => turn.planner?.clear()}>
            {appTexts().table.clear}
          </button>
        </section>
      </Show>
      <Show when={turn.moves().length > 0} fallback={<p class="soft">{stageTexts().listEmpty}</p>}>
        <Moves
          moves={turn.moves()}
          groups={at.module.groups}
          label={(move) => turn.offered(turn.shown().state, at.seat ?? 0, move)}
          pointedAt={pointedAt()}
          onMove={make}
          onPoint={point}
        />
      </Show>
    </div>
  )
}

/** Mark of my plan, beside its name. */
function laidMark(visit: Visit): string {
  if (visit.laying.plan()?.dropped) return '!'
  const laid = laidIn(visit.laying.present())
  return [
    ...(laid > 0 ? [`${laid}`] : []),
    ...(visit.laying.present().pass ? [memoryTexts().plans.passNow] : []),
  ].join(' · ')
}

function PlansPanel(props: { readonly at: Seated; readonly visit: Visit }) {
  const { at, visit } = props
  return (
    <Show when={visit.laying.plan()}>
      {(laid) => (
        <>
          <LayTrouble error={visit.laying.act.error()} />
          <Show when={visit.unforeseen()}>
            <Notice tone="info">
              <p>{memoryTexts().lay.nothing}</p>
              <button type="button" class="button" onClick={() => visit.tryFrom(at.play)}>
                {memoryTexts().variation.title}
              </button>
            </Notice>
          </Show>
          <Plans
            game={at.module.game.id}
            plan={laid()}
            yourTurn={at.seat !== null && at.table.toAct.includes(at.seat)}
            busy={visit.laying.act.busy()}
            onChange={(next) => void visit.laying.act.run(next)}
            onLay={visit.openLay}
            onTry={() => visit.tryFrom(at.play)}
            mayPass={at.module.game.passes !== undefined}
          />
        </>
      )}
    </Show>
  )
}

function TablePanel(props: { readonly at: Seated }) {
  const { at } = props
  return (
    <>
      <Sitters table={at.table} />
      <SeriesPart table={at.table} names={at.names} />
      <Show when={at.seat === null && at.table.status === 'playing'}>
        <Latecomer table={at.table} live={at.live} />
      </Show>
      <Show when={at.seat !== null}>
        <InQueue table={at.table} live={at.live} />
      </Show>
      <Absence table={at.table} live={at.live} names={at.names} />
      <OnlyHere atTable />
      <TableActions table={at.table} live={at.live} names={at.names} />
    </>
  )
}

/** The parts of the drawer at a table that runs or is over. */
export function createPanels(
  at: Seated,
  turn: Turn,
  visit: Visit,
  look: Look,
  pointer: Pointer,
): () => ReadonlyArray<Panel> {
  const unread = () => at.table.talk.unread
  const isPlayer = at.seat !== null
  const panel = (
    id: Panel['id'],
    label: string,
    body: () => JSX.Element,
    mark: { readonly mark?: string; readonly urgent?: boolean } = {},
  ): Panel => ({ id, label, body, ...mark })
  return () => [
    panel('log', appTexts().table.log, () => (
      <Log
        table={at.table}
        entries={at.live.entries()}
        words={at.words}
        names={at.names}
        silent={at.module.telling?.silent}
        news={visit.news()}
        more={at.live.more()}
        onOlder={at.live.older}
      />
    )),
    panel(
      'talk',
      memoryTexts().talk.title,
      () => <Talk table={at.table} live={at.live} names={at.names} />,
      unread() > 0 ? { mark: `${unread()}`, urgent: true } : {},
    ),
    panel('points', pointsTexts().title, () => (
      <>
        <p class="small">{pointsTexts().heading(visit.moment())}</p>
        <Points
          scores={look.position()?.scores ?? null}
          words={at.words}
          names={at.names}
          people={at.table.seats}
        />
        <SeriesPart table={at.table} names={at.names} />
      </>
    )),
    ...(isPlayer
      ? [
          panel('list', stageTexts().list, () => <AsList at={at} turn={turn} pointer={pointer} />),
          panel('notes', memoryTexts().notes.title, () => <Notes id={at.table.id} />),
        ]
      : []),
    ...(visit.mayPlan()
      ? [
          panel('plans', memoryTexts().plans.title, () => <PlansPanel at={at} visit={visit} />, {
            mark: laidMark(visit),
            urgent: visit.laying.plan()?.dropped != null,
          }),
        ]
      : []),
    panel('table', stageTexts().tableMatters, () => <TablePanel at={at} />, {
      urgent: isToDecide(at.table),
      ...(isToDecide(at.table) && { mark: '!' }),
    }),
    ...(isPlayer
      ? [panel('card', doorTexts().card.title, () => <SeatCard table={at.table} />)]
      : at.table.status === 'playing'
        ? [panel('way-in', doorTexts().back.title, () => <WayBack table={at.table} />)]
        : []),
    panel('watch', memoryTexts().watch.title, () => <Watch table={at.table} />),
    panel('keys', stageTexts().keys, () => <Keys />),
  ]
}
