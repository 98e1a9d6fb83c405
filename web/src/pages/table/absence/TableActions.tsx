import { For, Show } from 'solid-js'
import type { Names } from '../../../../../worker/games/kernel/words.ts'
import type { SeatView } from '../../../../../worker/wire/schema/table.ts'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { createReach } from '../../../account/reach.ts'
import { A } from '../../../parts/A.tsx'
import { Trouble } from '../../../parts/Notice.tsx'
import { appTexts } from '../../../words/index.ts'
import type { LiveTable } from '../live.ts'
import { seriesTexts } from '../series-words.ts'
import { AnotherPace } from './AnotherPace.tsx'
import { type Actions, createActions } from './actions.ts'
import { ConfirmButton } from './ConfirmButton.tsx'
import { TakeBack } from './TakeBack.tsx'
import { absenceTexts } from './words.ts'

interface TableActionsProps {
  readonly table: TableView
  readonly live: LiveTable
  readonly names: Names
}

interface PartProps {
  readonly table: TableView
  readonly names: Names
  readonly actions: Actions
}

/** Gives time to those who are waited for. */
function GiveTime(props: PartProps) {
  const waitedFor = () => props.table.seats.filter(({ you, deadline }) => !you && deadline !== null)
  const hasGiven = ({ seat }: SeatView) =>
    props.table.happenings.some(
      (one) =>
        one.what === 'day-given' &&
        one.seat === seat &&
        one.by === props.table.you &&
        one.revision === props.table.play?.revision,
    )
  return (
    <For each={waitedFor()}>
      {(seat) => (
        <Show
          when={!hasGiven(seat)}
          fallback={<p class="small">{absenceTexts().given(props.names(seat.seat))}</p>}
        >
          <button
            type="button"
            class="button matter"
            disabled={props.actions.busy()}
            onClick={() => void props.actions.give(seat.seat)}
          >
            <span>{absenceTexts().give(props.names(seat.seat))}</span>
          </button>
        </Show>
      )}
    </For>
  )
}

/** Opens seats for which bots play to somebody new. */
function OpenBots(props: PartProps) {
  const bots = () =>
    props.table.seats.filter(({ you, bot, botOnce }) => !you && bot !== null && !botOnce)
  const isOpen = ({ seat }: SeatView) =>
    props.table.decisions.some((decision) => decision.seat === seat && decision.open)
  return (
    <For each={bots()}>
      {(seat) => (
        <Show when={!isOpen(seat)}>
          <button
            type="button"
            class="button matter"
            disabled={props.actions.busy()}
            onClick={() => void props.actions.vote(seat.seat, 'open')}
          >
            <span>{absenceTexts().openBot(props.names(seat.seat))}</span>
            <span class="small">{absenceTexts().openBotHint}</span>
          </button>
        </Show>
      )}
    </For>
  )
}

/** Has letters come where only bots play against me, or no longer; leads to where an address is given, if nothing would reach me. */
function Letters(props: Omit<PartProps, 'names'>) {
  const { reach } = createReach()
  const hint = () => (props.table.letters ? absenceTexts().lettersCome : absenceTexts().lettersHint)
  return (
    <Show when={typeof props.table.letters === 'boolean'}>
      <button
        type="button"
        class="button matter"
        disabled={props.actions.busy()}
        onClick={() => void props.actions.letters(!props.table.letters)}
      >
        <span>{props.table.letters ? absenceTexts().endLetters : absenceTexts().letters}</span>
        <span class="small">{hint()}</span>
      </button>
      <Show when={props.table.letters && reach() === null}>
        <p class="small">
          {appTexts().table.waitNothing} <A href="/settings">{appTexts().settings.title}</A>
        </p>
      </Show>
    </Show>
  )
}

/** Actions that are seldom wanted: give time, pause, end, hand seats over. */
export function TableActions(props: TableActionsProps) {
  const actions = createActions(() => props.table, props.live)
  const mine = () => props.table.seats.find(({ you }) => you)
  const isAlone = () => props.table.seats.length === 1
  return (
    <Show when={props.table.status === 'playing' && mine()?.bot === null}>
      <section class="matters">
        <h3 class="sheet-title">{absenceTexts().matters}</h3>
        <Trouble error={actions.error()} />
        <div class="matters-list">
          <TakeBack table={props.table} actions={actions} />
          <Letters table={props.table} actions={actions} />
          <GiveTime table={props.table} names={props.names} actions={actions} />
          <Show when={!isAlone() && !props.table.wishes.pause.includes(mine()?.seat ?? -1)}>
            <button
              type="button"
              class="button matter"
              disabled={actions.busy()}
              onClick={() => void actions.wish('pause', true)}
            >
              <span>{absenceTexts().pause}</span>
              <span class="small">
                {props.table.pace ? absenceTexts().pauseHint : absenceTexts().pauseHintUntimed}
              </span>
            </button>
          </Show>
          <OpenBots table={props.table} names={props.names} actions={actions} />
          <Show when={props.table.series?.goesOn}>
            <ConfirmButton
              label={seriesTexts().end}
              help={seriesTexts().endHint}
              disabled={actions.busy()}
              onSure={() => void actions.endSeries()}
            />
          </Show>
          <Show when={!isAlone()}>
            <ConfirmButton
              label={absenceTexts().resign}
              help={absenceTexts().resignHint}
              disabled={actions.busy()}
              onSure={() => void actions.resign()}
            />
          </Show>
          <Show when={!props.table.wishes.end.includes(mine()?.seat ?? -1)}>
            <ConfirmButton
              label={absenceTexts().end}
              help={absenceTexts().endHint}
              disabled={actions.busy()}
              onSure={() => void actions.wish('end', true)}
            />
          </Show>
        </div>
        <Show when={!isAlone()}>
          <AnotherPace table={props.table} actions={actions} />
          <details class="table-rules">
            <summary class="matters-summary">{absenceTexts().rules}</summary>
            <For each={absenceTexts().rulesText}>
              {(paragraph) => <p class="small">{paragraph}</p>}
            </For>
          </details>
        </Show>
      </section>
    </Show>
  )
}
