import { createSignal, onMount } from 'solid-js'
import type { Pace } from '../../../../../worker/wire/schema/table.ts'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { PaceField } from '../../../parts/pace/PaceField.tsx'
import { useStage } from '../../../stage/stage.ts'
import type { Actions } from './actions.ts'
import { absenceTexts } from './words.ts'

/** Somebody would like the table to be slower or faster: which pace, for all to agree on. */
export function AnotherPace(props: { readonly table: TableView; readonly actions: Actions }) {
  const { pace: before, patience: days } = props.table
  const [pace, setPace] = createSignal<Pace | null>(before)
  const [patience, setPatience] = createSignal(days)
  const { look } = useStage()
  const isAsked = look.part() === 'pace'
  const [isOpen, setOpen] = createSignal(isAsked)
  let part: HTMLDetailsElement | undefined
  onMount(() => {
    // The drawer's title takes the focus as it opens, and is not to scroll it back.
    if (isAsked) queueMicrotask(() => part?.scrollIntoView({ block: 'nearest' }))
  })
  return (
    <details
      ref={(element) => {
        part = element
      }}
      class="another-pace"
      open={isOpen()}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary class="matters-summary">{absenceTexts().anotherPace}</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          void props.actions
            .propose(pace(), patience())
            .then((isDone) => setOpen((was) => was && !isDone))
        }}
      >
        <p class="small">{absenceTexts().anotherPaceHint}</p>
        <PaceField
          begin={{ pace: before, patience: days }}
          onChange={(chosen, waiting) => {
            setPace(chosen)
            setPatience(waiting)
          }}
        />
        <button type="submit" class="button" disabled={props.actions.busy()}>
          {absenceTexts().propose}
        </button>
      </form>
    </details>
  )
}
