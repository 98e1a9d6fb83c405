import { createSignal, For, onCleanup, Show } from 'solid-js'
import type { Names, Seat } from '../../../../worker/games/kernel/index.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import type { LiveTable } from './live.ts'
import { nudgeTexts } from './nudge-words.ts'

interface NudgeProps {
  readonly table: TableView
  readonly live: LiveTable
  readonly names: Names
}

/** A button for each player who has been awaited for long: the post reminds them in my name. */
export function Nudge(props: NudgeProps) {
  const [now, setNow] = createSignal(Date.now())
  const timer = setInterval(() => setNow(Date.now()), 60_000)
  onCleanup(() => clearInterval(timer))
  const [nudged, setNudged] = createSignal<Seat | null>(null)
  const nudge = createAct(async (seat: Seat) => {
    const { table } = await perform('POST /tables/{id}/nudges', { id: props.table.id, seat })
    props.live.take(table)
    setNudged(seat)
  })
  return (
    <>
      <For each={props.table.nudges.filter(({ from }) => from <= now())}>
        {({ seat }) => (
          <p>
            <button
              type="button"
              class="button"
              disabled={nudge.busy()}
              onClick={() => void nudge.run(seat)}
            >
              {nudgeTexts().nudge(props.names(seat))}
            </button>
          </p>
        )}
      </For>
      <Show when={nudged() !== null && props.table.toAct.includes(nudged() ?? -1)}>
        <p class="small" role="status">
          {nudgeTexts().done(props.names(nudged() ?? 0))}
        </p>
      </Show>
      <Trouble error={nudge.error()} />
    </>
  )
}
