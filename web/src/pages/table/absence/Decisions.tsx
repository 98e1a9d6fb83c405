import { For, Match, Show, Switch } from 'solid-js'
import type { Names } from '../../../../../worker/games/kernel/words.ts'
import type { AbsenceChoice, Decision } from '../../../../../worker/wire/schema/table.ts'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { listed } from '../../../words/index.ts'
import type { Actions } from './actions.ts'
import { ConfirmButton } from './ConfirmButton.tsx'
import { SeatLink } from './SeatLink.tsx'
import { absenceTexts } from './words.ts'

interface DecisionProps {
  readonly table: TableView
  readonly decision: Decision
  readonly names: Names
  readonly actions: Actions
}

/** Time for which a vote to wait holds until the question returns, in milliseconds. */
const waiting = 24 * 60 * 60 * 1000

/** Choices that can still be chosen: an open seat need not be opened. */
const choicesOf = ({ choices, open }: Decision) => choices.filter((one) => one !== 'open' || !open)

/** The choices as buttons, each with who has chosen it. */
function Choices(props: DecisionProps) {
  const by = (choice: AbsenceChoice) =>
    props.decision.votes.filter((vote) => vote.choice === choice).map(({ seat }) => seat)
  const isMine = (choice: AbsenceChoice) => by(choice).some((seat) => seat === props.table.you)
  const help = (choice: AbsenceChoice) =>
    by(choice).length > 0
      ? absenceTexts().chosenBy(listed(by(choice).map(props.names)))
      : absenceTexts().choicesHelp[choice]
  const vote = (choice: AbsenceChoice) => void props.actions.vote(props.decision.seat, choice)
  return (
    <div class="matters-list">
      <For each={choicesOf(props.decision)}>
        {(choice) => (
          <Show
            when={choice === 'end'}
            fallback={
              <button
                type="button"
                class="button matter"
                aria-pressed={isMine(choice)}
                disabled={props.actions.busy()}
                onClick={() => vote(choice)}
              >
                <span>{absenceTexts().choices[choice]}</span>
                <span class="small">{help(choice)}</span>
              </button>
            }
          >
            <ConfirmButton
              label={absenceTexts().choices[choice]}
              help={help(choice)}
              disabled={props.actions.busy()}
              onSure={() => vote(choice)}
            />
          </Show>
        )}
      </For>
    </div>
  )
}

/** Question to be decided, and its reason. */
function Question(props: DecisionProps) {
  const name = () => props.names(props.decision.seat)
  return (
    <Switch>
      <Match when={props.decision.reason === 'time'}>
        <h2 class="absence-title">
          {props.table.pace
            ? absenceTexts().timeOver(name())
            : absenceTexts().notPlayed(name(), props.table.patience)}
        </h2>
        <p>{absenceTexts().ask}</p>
      </Match>
      <Match when={props.decision.reason === 'gone'}>
        <h2 class="absence-title">{absenceTexts().gone}</h2>
        <p>{absenceTexts().gonePlace(props.decision.seat + 1)}</p>
      </Match>
      <Match when={props.decision.reason === 'stuck'}>
        <h2 class="absence-title">{absenceTexts().botStuck(name())}</h2>
        <p>{absenceTexts().botStuckAsk}</p>
      </Match>
      <Match when={!props.decision.open}>
        <h2 class="absence-title">{absenceTexts().openBot(name())}</h2>
      </Match>
    </Switch>
  )
}

/** A seat that anybody may take; whose it was can keep it. */
function OpenSeat(props: DecisionProps) {
  const isMine = () => props.decision.seat === props.table.you
  return (
    <>
      <p>
        <strong>
          {isMine()
            ? absenceTexts().mineOpen
            : absenceTexts().openTitle(props.names(props.decision.seat))}
        </strong>
      </p>
      <Show when={props.table.you !== null && !isMine()}>
        <p class="small">{absenceTexts().openHint}</p>
        <SeatLink table={props.table.id} seat={props.decision.seat} />
      </Show>
      <Show when={isMine()}>
        <p>
          <button
            type="button"
            class="button button-main"
            disabled={props.actions.busy()}
            onClick={() => void props.actions.sitAgain()}
          >
            {absenceTexts().keep}
          </button>
        </p>
      </Show>
    </>
  )
}

/** The vote of somebody who decides, and the host's help for a guest. */
function Vote(props: DecisionProps) {
  const name = () => props.names(props.decision.seat)
  /** The others have just said that they wait: it can be decided anew, but need not stand in the way for a day. */
  const isWaiting = () => {
    const last = props.table.happenings.findLast(({ seat }) => seat === props.decision.seat)
    return (
      props.decision.votes.length === 0 && last?.what === 'waited' && Date.now() - last.at < waiting
    )
  }
  /** The host helps a guest who lost their way in; whether they did, the table finds out. */
  const mayReissue = () =>
    props.table.seats.some(({ you, host }) => you && host) &&
    props.decision.reason === 'time' &&
    !props.decision.open &&
    !props.table.rated
  return (
    <details open={!isWaiting()}>
      <summary class="matters-summary">
        {isWaiting() ? absenceTexts().anew : absenceTexts().decisions}
      </summary>
      <Choices {...props} />
      <Show when={mayReissue()}>
        <p class="small">{absenceTexts().reissueHint(name())}</p>
        <p>
          <button
            type="button"
            class="button"
            disabled={props.actions.busy()}
            onClick={() => void props.actions.reissue(props.decision.seat)}
          >
            {absenceTexts().reissue(name())}
          </button>
        </p>
      </Show>
      <p class="small">
        {props.decision.voters.length === 1 ? absenceTexts().alone : absenceTexts().majority}
      </p>
    </details>
  )
}

/** A seat that needs a decision of the others, or waits for somebody new. */
export function OneDecision(props: DecisionProps) {
  const isVoter = () => props.decision.voters.some((seat) => seat === props.table.you)
  const isMine = () => props.decision.seat === props.table.you
  return (
    <section class="absence" aria-label={absenceTexts().decisions}>
      <Question {...props} />
      <Show when={props.decision.open}>
        <OpenSeat {...props} />
      </Show>
      <Show
        when={isVoter() && choicesOf(props.decision).length > 0}
        fallback={
          <Show when={!isMine() && !isVoter() && props.decision.reason !== 'bot'}>
            <p class="small">{absenceTexts().othersDecide}</p>
          </Show>
        }
      >
        <Vote {...props} />
      </Show>
    </section>
  )
}
