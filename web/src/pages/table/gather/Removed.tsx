import { For, Show } from 'solid-js'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { perform } from '../../../api/client.ts'
import { createAct } from '../../../parts/act.ts'
import { Trouble } from '../../../parts/Notice.tsx'
import { ConfirmButton } from '../absence/ConfirmButton.tsx'
import type { LiveTable } from '../live.ts'
import { gatherTexts } from './words.ts'

/** Somebody whose seat the host has given free. */
export interface Gone {
  readonly person: string
  readonly name: string
}

interface RemovedProps {
  readonly table: TableView
  readonly live: LiveTable
}

/** The host gives somebody's seat free again. */
export function RemovePerson(
  props: RemovedProps & {
    readonly seat: number
    readonly name: string
    readonly onGone: () => void
  },
) {
  const remove = createAct(async () => {
    const { table } = await perform('DELETE /tables/{id}/seats/{seat}', {
      id: props.table.id,
      seat: props.seat,
    })
    props.onGone()
    props.live.take(table)
  })
  return (
    <>
      <ConfirmButton
        label={gatherTexts().remove(props.name)}
        disabled={remove.busy()}
        onSure={() => void remove.run()}
      />
      <Trouble error={remove.error()} />
    </>
  )
}

/** For the host: who was removed during this visit, each with a way back. */
export function RemovedPeople(
  props: RemovedProps & {
    readonly people: ReadonlyArray<Gone>
    readonly onAsked: (person: string) => void
  },
) {
  const ask = createAct(async (person: string) => {
    const { table } = await perform('POST /tables/{id}/invitations', {
      id: props.table.id,
      people: [person],
    })
    props.onAsked(person)
    props.live.take(table)
  })
  return (
    <Show when={props.people.length > 0}>
      <div class="removed">
        <h3 class="sheet-title">{gatherTexts().removed}</h3>
        <p class="small">{gatherTexts().removedHint}</p>
        <div class="form-row">
          <For each={props.people}>
            {({ person, name }) => (
              <button
                type="button"
                class="button"
                disabled={ask.busy()}
                onClick={() => void ask.run(person)}
              >
                {gatherTexts().askAgain(name)}
              </button>
            )}
          </For>
        </div>
        <Trouble error={ask.error()} />
      </div>
    </Show>
  )
}
