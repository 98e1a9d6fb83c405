import { useNavigate } from '@solidjs/router'
import { createEffect, createMemo, type JSX, Match, onCleanup, Show, Switch } from 'solid-js'
import { type Seat, same } from '../../../../worker/games/kernel/index.ts'
import { hour } from '../../account/hour.ts'
import { nextTable, waitingTables } from '../../account/me.ts'
import { byNext } from '../../account/next.ts'
import { forgetZooms } from '../../boards/kit/zoom.ts'
import { Loading } from '../../parts/Loading.tsx'
import { Trouble } from '../../parts/Notice.tsx'
import { Part } from '../../parts/Part.tsx'
import { linkTo } from '../../parts/table-link.ts'
import { tableTitle } from '../../parts/table-title.ts'
import { createGuide } from '../../stage/guide.ts'
import { createLook, type Setting, StageContext } from '../../stage/stage.ts'
import { tableActions } from './actions.ts'
import { Film } from './Film.tsx'
import { GoOnFrom } from './GoOnFrom.tsx'
import { History } from './History.tsx'
import { LayAhead } from './LayAhead.tsx'
import { LayTrouble } from './LayTrouble.tsx'
import { Now } from './Now.tsx'
import { createPanels } from './panels.tsx'
import type { Seated } from './seated.ts'
import { TryOut } from './TryOut.tsx'
import { createPointer, createTurn } from './turn.ts'
import { createVisit, type Visit } from './visit.ts'
import { villagePicture } from './won-village.ts'

/** Setting of a table for the frame. */
function createSetting(
  at: Seated,
  visit: Visit,
  panels: () => Setting['panels'],
  actionsWith: (next: () => void) => () => Setting['actions'],
): Setting {
  const navigate = useNavigate()
  const next = () => {
    const table = nextTable(at.table.id)
    if (table) navigate(`/t/${table.id}`, { state: byNext })
  }
  const actions = actionsWith(next)
  return {
    module: at.module,
    names: at.names,
    seats: at.play.seats,
    you: at.seat,
    home: '/tables',
    picture: (seat, state) => villagePicture(at.module.game.id, state, seat, hour()),
    get words() {
      return at.words
    },
    get options() {
      return at.table.options
    },
    get table() {
      return at.table
    },
    get title() {
      return tableTitle(at.table)
    },
    get panels() {
      return panels()
    },
    get actions() {
      return actions()
    },
    get since() {
      const count = visit.news()
      if (count === 0) return null
      return {
        count,
        isOffered: visit.isOffered(),
        play: () => visit.showFilm(at.table.since),
        isRecalled: visit.isRecalled(),
        recall: () => visit.showSince(),
        refuse: visit.refuse,
      }
    },
  }
}

/** A table that runs or is over, in its frame: as it stands, as it stood, or as it might stand. */
export function Room(props: Omit<Seated, 'names'> & { readonly onArrived: () => void }) {
  onCleanup(forgetZooms)
  // Names seldom change while tables often do: what is worded with them stays.
  const called = createMemo(() => props.table.seats.map(({ name }) => name), [], { equals: same })
  const names = (seat: Seat) => called()[seat] ?? `${seat + 1}`
  const at: Seated = {
    get table() {
      return props.table
    },
    get play() {
      return props.play
    },
    get words() {
      return props.words
    },
    live: props.live,
    seat: props.seat,
    module: props.module,
    names,
  }
  const look = createLook(at.seat)
  const turn = createTurn(at)
  const visit = createVisit(at, look)
  const pointer = createPointer(turn.moves)
  const guide = createGuide(
    at.module,
    at.seat,
    () => turn.shown().state,
    () => turn.planner?.complete() ?? false,
    () => at.play.revision,
    () => [turn.shown(), look.seat(), look.pane()],
  )
  const panels = createPanels(at, turn, visit, look, pointer)
  const setting = createSetting(at, visit, panels, (next) =>
    tableActions({ at, visit, look, guide, next, panels, seats: at.play.seats }),
  )
  createEffect(() => {
    const waiting = waitingTables().length
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${setting.title} · Dorfpost`
  })
  return (
    <StageContext.Provider value={{ setting, look }}>
      <Visited at={at} visit={visit}>
        <Part fallback={<Loading />} onDraw={props.onArrived}>
          <Now
            at={at}
            turn={turn}
            visit={visit}
            guide={guide}
            pointedAt={pointer[0]()}
            onPoint={pointer[1]}
          />
        </Part>
      </Visited>
    </StageContext.Provider>
  )
}

/** Shows what is looked at in the place of the table as it stands; that is the child. */
function Visited(props: {
  readonly at: Seated
  readonly visit: Visit
  readonly children: JSX.Element
}) {
  const { at, visit } = props
  const away = <W extends string>(what: W) => {
    const now = visit.away()
    return now?.what === what ? (now as Extract<typeof now, { what: W }>) : null
  }
  const trouble = () => (
    <>
      <Trouble error={visit.openKept.error()} />
      <LayTrouble error={visit.laying.act.error()} />
    </>
  )
  return (
    <Switch fallback={props.children}>
      <Match when={away('variation')}>
        {(now) => (
          <Show when={now()} keyed>
            {({ base, opening }) => (
              <TryOut
                base={base}
                viewer={at.seat}
                shelf={at.seat === null ? at.table.id : `${at.table.id}.${at.seat}`}
                opening={opening}
                trouble={trouble()}
                onClose={visit.leave}
                onOpen={(variation) => void visit.openKept.run(variation)}
                onLay={visit.mayPlan() ? visit.layVariation : null}
                mayLay={(variation) => visit.laidAhead(variation).length > 0}
                onOrder={visit.mayPlan() ? visit.layOrder : null}
              />
            )}
          </Show>
        )}
      </Match>
      <Match when={away('lay')}>
        {(now) => (
          <Show when={visit.laying.plan()}>
            {(laid) => (
              <LayAhead
                guesses={now().guesses}
                seat={at.seat ?? 0}
                plan={laid()}
                busy={visit.laying.act.busy()}
                trouble={trouble()}
                onWish={visit.layWish}
                onOrder={visit.layOrder}
                onClose={visit.leave}
              />
            )}
          </Show>
        )}
      </Match>
      <Match when={away('film')}>
        {(now) => <Film {...now()} last={visit.last()} at={visit.pasts} onClose={visit.leave} />}
      </Match>
      <Match when={visit.turn() !== null}>
        <History
          last={visit.last()}
          turn={visit.turn() ?? 0}
          onTurn={visit.lookAtTurn}
          at={visit.pasts}
          viewer={at.seat}
          since={at.table.since}
          news={visit.news()}
          onClose={visit.leave}
          onTry={(base) => visit.tryFrom(base)}
          link={(one) => linkTo(at.table, `/t/${at.table.id}?turn=${one}`)}
          more={<GoOnFrom table={at.table} turn={visit.turn() ?? 0} />}
        />
      </Match>
    </Switch>
  )
}
