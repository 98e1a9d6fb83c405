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
import { createActions } from './actions.ts'
import { OneDecision } from './Decisions.tsx'
import { Sure } from './Sure.tsx'
import { askedBack, TurnBackAsked, TurnKept } from './TurnBack.tsx'
import { absenceTexts } from './words.ts'
import './absence.css'

interface AbsenceProps {
  readonly table: TableView
  readonly live: LiveTable
  readonly names: Names
}

const allWishes = ['pause', 'pace', 'end'] as const

/** Who wants something of the table. What was kept offline by an earlier version may not know the wish yet. */
const seatsFor = ({ wishes }: TableView, wish: TableWish): ReadonlyArray<Seat> =>
  (wishes as Partial<TableView['wishes']>)[wish] ?? []

/** Whether anything is to be said or decided about who is missing. */
export const isToDecide = (table: TableView): boolean =>
  table.status === 'playing' &&
  (table.seats.some(({ you, bot }) => you && bot !== null) ||
    allWishes.some((wish) => seatsFor(table, wish).length > 0) ||
    askedBack(table) !== null ||
    // Being late oneself is told with the turn.
    table.decisions.some(({ seat, open }) => open || seat !== table.you))

/** Whatever is to be said or decided now about who is missing. Nothing, most of the time. */
export function Absence(props: AbsenceProps) {
  const actions = createActions(() => props.table, props.live)
  const mine = () => props.table.seats.find(({ you }) => you)
  const others = (wish: TableWish) =>
    seatsFor(props.table, wish).filter((seat) => seat !== props.table.you)
  const iWant = (wish: TableWish) =>
    seatsFor(props.table, wish).some((seat) => seat === props.table.you)
  const mayWish = () => mine()?.bot === null
  const wanted = (wish: TableWish) => {
    const names = listed(others(wish).map(props.names))
    const many = others(wish).length > 1
    return {
      pause: absenceTexts().wantPause,
      end: absenceTexts().wantEnd,
      pace: absenceTexts().wantPace,
    }[wish](names, many)
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
              onClick={() => void actions.takeBack()}
            >
              {absenceTexts().takeBack}
            </button>
          </section>
        </Show>
        <TurnBackAsked table={props.table} names={props.names} actions={actions} />
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
            <section class="absence absence-row">
              <div>
                <Show when={wish === 'pause' && props.table.pausedAt !== null}>
                  <p>
                    <strong>
                      {props.table.pace ? absenceTexts().paused : absenceTexts().pausedUntimed}
                    </strong>
                  </p>
                </Show>
                <Show when={others(wish).length > 0}>
                  <p>{wanted(wish)}</p>
                </Show>
                <Show when={wish === 'pace'}>
                  <p class="small">{proposed()}</p>
                </Show>
                <Show when={iWant(wish) && (wish !== 'pause' || props.table.pausedAt === null)}>
                  <p>{sayMine[wish]()}</p>
                </Show>
              </div>
              <Show when={mayWish()}>
                <Show
                  when={iWant(wish)}
                  fallback={
                    <Show
                      when={wish === 'end'}
                      fallback={
                        <button
                          type="button"
                          class="button"
                          disabled={actions.busy()}
                          onClick={() => void actions.wish(wish, true)}
                        >
                          {absenceTexts().meToo}
                        </button>
                      }
                    >
                      <Sure
                        label={absenceTexts().meToo}
                        disabled={actions.busy()}
                        onSure={() => void actions.wish(wish, true)}
                      />
                    </Show>
                  }
                >
                  <button
                    type="button"
                    class="button"
                    disabled={actions.busy()}
                    onClick={() => void actions.wish(wish, false)}
                  >
                    {absenceTexts().noLonger}
                  </button>
                </Show>
              </Show>
            </section>
          )}
        </For>
      </div>
    </Show>
  )
}
