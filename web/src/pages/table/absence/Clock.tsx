import { createSignal, onCleanup, Show } from 'solid-js'
import type { SeatView } from '../../../../../worker/wire/schema/table.ts'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { when } from '../../../parts/pace/pace.ts'
import { paceTexts } from '../../../parts/pace/words.ts'
import { inFull } from '../../../parts/time.ts'
import { absenceTexts } from './words.ts'

const minute = 60_000
const hour = 60 * minute

/** The time, looked at again every minute. */
function createNow(): () => number {
  const [now, setNow] = createSignal(Date.now())
  const timer = setInterval(() => setNow(Date.now()), minute)
  onCleanup(() => clearInterval(timer))
  return now
}

/** A seat's time, beside its player: until when, that it is over, or that they are away. */
export function SeatClock(props: { readonly table: TableView; readonly seat: SeatView }) {
  const now = createNow()
  const isOver = () => props.table.status !== 'playing'
  const isLate = () =>
    props.seat.overAt !== null || (props.seat.deadline !== null && props.seat.deadline <= now())
  return (
    <Show when={!isOver()}>
      <Show when={isLate()}>
        <span class="small seat-late">
          {props.table.pace
            ? absenceTexts().late
            : absenceTexts().longAwaited(props.table.patience)}
        </span>
      </Show>
      <Show when={!isLate() && props.seat.deadline}>
        {(deadline) => (
          <time
            class="small"
            dateTime={new Date(deadline()).toISOString()}
            title={inFull(deadline())}
          >
            {paceTexts().until(when(deadline(), now()))}
          </time>
        )}
      </Show>
      <Show when={props.seat.awayUntil}>
        {(back) => <span class="small">{absenceTexts().awayUntil(when(back(), now()))}</span>}
      </Show>
    </Show>
  )
}

/** Returns true if there is something to say about my own time at a table. */
export const hasMyClock = ({ pace, seats }: TableView): boolean =>
  pace !== null || seats.some(({ you, overAt }) => you && overAt !== null)

/** One's own time, while the table waits for oneself. */
export function MyClock(props: { readonly table: TableView }) {
  const now = createNow()
  const mine = () => props.table.seats.find(({ you }) => you)
  const left = () => {
    const { left = null, deadline = null } = mine() ?? {}
    // While a clock runs, what is left changes; the moment at which it ends says all.
    if (left === null || deadline !== null) return null
    const hours = Math.floor(left / hour)
    const { left: said, minutes } = absenceTexts()
    return said(hours > 0 ? paceTexts().span(hours) : minutes(Math.floor(left / minute)))
  }
  return (
    <Show when={hasMyClock(props.table) && mine()}>
      {(seat) => (
        <p class="small my-clock">
          <Show when={seat().overAt !== null}>
            <strong>
              {props.table.pace
                ? absenceTexts().mineLate
                : absenceTexts().mineAwaited(props.table.patience)}
            </strong>
          </Show>
          <Show when={seat().deadline}>
            {(deadline) => (
              <time dateTime={new Date(deadline()).toISOString()} title={inFull(deadline())}>
                {absenceTexts().mine(when(deadline(), now()))}
              </time>
            )}
          </Show>
          <Show when={seat().overAt === null && left()}>
            {(saved) => (
              <>
                {props.table.pausedAt === null ? '' : `${absenceTexts().minePaused} `}
                {saved()}
              </>
            )}
          </Show>
        </p>
      )}
    </Show>
  )
}
