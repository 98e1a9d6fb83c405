import { Show } from 'solid-js'
import type { Names } from '../../../../../worker/games/kernel/words.ts'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { listed } from '../../../words/index.ts'
import type { Actions } from './actions.ts'
import { absenceTexts } from './words.ts'

interface TakeBackProps {
  readonly table: TableView
  readonly names: Names
  readonly actions: Actions
}

/** Answer that I can give about a turn that is to be taken back; `null` where that is nothing. */
export function askedTakeBack({ back, you }: TableView) {
  const asked = back?.asked ?? null
  const concerns =
    asked !== null && you !== null && (asked.seat === you || asked.voters.includes(you))
  return concerns ? asked : null
}

/** Somebody would like to take back their last turn: those who must agree are asked. */
export function TakeBackAsked(props: TakeBackProps) {
  return (
    <Show when={askedTakeBack(props.table)}>
      {(asked) => {
        const isMine = () => asked().seat === props.table.you
        const missing = () => asked().voters.filter((seat) => !asked().agreed.includes(seat))
        const answer = (yes: boolean) => void props.actions.answerTakeBack(asked().turn, yes)
        return (
          <section class="absence absence-row">
            <div>
              <Show
                when={!isMine()}
                fallback={<p>{absenceTexts().iWantTakeBack(listed(missing().map(props.names)))}</p>}
              >
                <p>
                  <strong>{absenceTexts().wantTakeBack(props.names(asked().seat))}</strong>
                </p>
                <p class="small">{absenceTexts().wantTakeBackHint}</p>
              </Show>
            </div>
            <div class="form-row">
              <Show when={missing().some((seat) => seat === props.table.you)}>
                <button
                  type="button"
                  class="button button-main"
                  disabled={props.actions.busy()}
                  onClick={() => answer(true)}
                >
                  {absenceTexts().agree}
                </button>
              </Show>
              <button
                type="button"
                class="button"
                disabled={props.actions.busy()}
                onClick={() => answer(false)}
              >
                {isMine() ? absenceTexts().noLonger : absenceTexts().disagree}
              </button>
            </div>
          </section>
        )
      }}
    </Show>
  )
}

/** That my turn was not to be taken back, as long as no turn came after it; `null` where nobody said so. */
export function turnKept({ back, you, play, happenings }: TableView) {
  const last = happenings.findLast(({ what, seat }) => what === 'turn-kept' && seat === you)
  return last && last.revision === play?.revision && !back?.asked ? last : null
}

/** Tells me that the others did not agree to my taking a turn back. */
export function TurnKept(props: Pick<TakeBackProps, 'table' | 'names'>) {
  return (
    <Show when={turnKept(props.table)}>
      {(kept) => {
        const words = () => {
          const { by } = kept()
          return by === null
            ? absenceTexts().turnKeptByTime
            : absenceTexts().turnKept(props.names(by))
        }
        return (
          <section class="absence">
            <p>{words()}</p>
          </section>
        )
      }}
    </Show>
  )
}

/** Takes back my own last turn, or asks the others whether I may. */
export function TakeBack(props: Omit<TakeBackProps, 'names'>) {
  return (
    <Show when={askedTakeBack(props.table)?.seat !== props.table.you && props.table.back?.turn}>
      {(turn) => (
        <button
          type="button"
          class="button matter"
          disabled={props.actions.busy()}
          onClick={() => void props.actions.takeBack(turn())}
        >
          <span>{absenceTexts().takeBack}</span>
          <span class="small">{absenceTexts().takeBackHint}</span>
        </button>
      )}
    </Show>
  )
}
