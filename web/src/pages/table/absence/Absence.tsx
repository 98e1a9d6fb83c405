import { For, Show } from 'solid-js'
import type { Seat } from '../../../../../worker/games/kernel/contract.ts'
import type { Names } from '../../../../../worker/games/kernel/words.ts'
import type { TableWish } from '../../../../../worker/wire/schema/table.ts'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { Trouble } from '../../../parts/Notice.tsx'
import { paceSentence } from '../../../parts/pace/pace.ts'
import { paceTexts } from '../../../parts/pace/words.ts'
import { listed } from '../../../words/index.ts'
import type { LiveTable } from '../live.ts'
import { type Actions, createActions } from './actions.ts'
import { ConfirmButton } from './ConfirmButton.tsx'
import { OneDecision } from './Decisions.tsx'
import { askedTakeBack, TakeBackAsked, TurnKept } from './TakeBack.tsx'
import { absenceTexts } from './words.ts'
import './absence.css'

interface AbsenceProps {
  readonly table: TableView
  readonly live: LiveTable
  readonly names: Names
}

const allWishes = ['pause', 'pace', 'end'] as const

/** Seats that want something of the table. A view that was kept offline by an earlier version may not know the wish yet. */
const seatsFor = ({ wishes }: TableView, wish: TableWish): ReadonlyArray<Seat> =>
  (wishes as Partial<TableView['wishes']>)[wish] ?? []

/** Returns true if anything is to be said or decided about people who are missing. */
export const isToDecide = (table: TableView): boolean =>
  table.status === 'playing' &&
  (table.seats.some(({ you, bot }) => you && bot !== null) ||
    allWishes.some((wish) => seatsFor(table, wish).length > 0) ||
    askedTakeBack(table) !== null ||
    // Being late oneself is told with the turn.
    table.decisions.some(({ seat, open }) => open || seat !== table.you))

interface WishProps {
  readonly table: TableView
  readonly names: Names
  readonly wish: TableWish
  readonly actions: Actions
  /** True if I can join in, or not want it any longer. */
  readonly mayWish: boolean
}

/** Joins in what others wish of the table, or takes my own wish back. */
const WishAnswer = (props: {
  readonly wish: TableWish
  readonly isMine: boolean
  readonly actions: Actions
}) => (
  <Show
    when={props.isMine}
    fallback={
      <Show
        when={props.wish === 'end'}
        fallback={
          <button
            type="button"
            class="button"
            disabled={props.actions.busy()}
            onClick={() => void props.actions.wish(props.wish, true)}
          >
            {absenceTexts().meToo}
          </button>
        }
      >
        <ConfirmButton
          label={absenceTexts().meToo}
          disabled={props.actions.busy()}
          onSure={() => void props.actions.wish(props.wish, true)}
        />
      </Show>
    }
  >
    <button
      type="button"
      class="button"
      disabled={props.actions.busy()}
      onClick={() => void props.actions.wish(props.wish, false)}
    >
      {absenceTexts().noLonger}
    </button>
  </Show>
)

/** Something that players wish of the table: who wants it, and whether I do. */
function OneWish(props: WishProps) {
  const others = () => seatsFor(props.table, props.wish).filter((seat) => seat !== props.table.you)
  const iWant = () => seatsFor(props.table, props.wish).some((seat) => seat === props.table.you)
  const wanted = () => {
    const names = listed(others().map(props.names))
    const many = others().length > 1
    return {
      pause: absenceTexts().wantPause,
      end: absenceTexts().wantEnd,
      pace: absenceTexts().wantPace,
    }[props.wish](names, many)
  }
  const sayMine = {
    pause: () => absenceTexts().iWantPause,
    end: () => absenceTexts().iWantEnd,
    pace: () => absenceTexts().iWantPace,
  }
  /** The pace that is wanted, in a sentence. */
  const proposed = () => {
    const { proposal } = props.table
    if (!proposal) return ''
    return proposal.pace ? paceSentence(proposal.pace) : paceTexts().unhurried(proposal.patience)
  }
  return (
    <section class="absence absence-row">
      <div>
        <Show when={props.wish === 'pause' && props.table.pausedAt !== null}>
          <p>
            <strong>
              {props.table.pace ? absenceTexts().paused : absenceTexts().pausedUntimed}
            </strong>
          </p>
        </Show>
        <Show when={others().length > 0}>
          <p>{wanted()}</p>
        </Show>
        <Show when={props.wish === 'pace'}>
          <p class="small">{proposed()}</p>
        </Show>
        <Show when={iWant() && (props.wish !== 'pause' || props.table.pausedAt === null)}>
          <p>{sayMine[props.wish]()}</p>
        </Show>
      </div>
      <Show when={props.mayWish}>
        <WishAnswer wish={props.wish} isMine={iWant()} actions={props.actions} />
      </Show>
    </section>
  )
}

/** Words and decisions about people who are missing. Nothing, most of the time. */
export function Absence(props: AbsenceProps) {
  const actions = createActions(() => props.table, props.live)
  const mine = () => props.table.seats.find(({ you }) => you)
  const wishes = () => allWishes.filter((wish) => seatsFor(props.table, wish).length > 0)
  return (
    <Show when={props.table.status === 'playing'}>
      <div class="absences" role="status">
        <Trouble error={actions.error()} />
        <Show when={mine()?.bot}>
          <section class="absence absence-row">
            <p>{mine()?.botOnce ? absenceTexts().botForMeOnce : absenceTexts().botForMe}</p>
            <button
              type="button"
              class="button button-main"
              disabled={actions.busy()}
              onClick={() => void actions.sitAgain()}
            >
              {absenceTexts().sitAgain}
            </button>
          </section>
        </Show>
        <TakeBackAsked table={props.table} names={props.names} actions={actions} />
        <TurnKept table={props.table} names={props.names} />
        {/* Being late oneself is told with the turn. */}
        <For
          each={props.table.decisions.filter(({ seat, open }) => open || seat !== props.table.you)}
        >
          {(decision) => (
            <OneDecision
              table={props.table}
              decision={decision}
              names={props.names}
              actions={actions}
            />
          )}
        </For>
        <For each={wishes()}>
          {(wish) => (
            <OneWish {...props} wish={wish} actions={actions} mayWish={mine()?.bot === null} />
          )}
        </For>
      </div>
    </Show>
  )
}
