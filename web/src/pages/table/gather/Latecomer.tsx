import { Show } from 'solid-js'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { A } from '../../../parts/A.tsx'
import type { LiveTable } from '../live.ts'
import { JoinQueue, queueOf } from './Queue.tsx'
import { gatherTexts } from './words.ts'

/** Words for somebody who came late; of a seat that is free meanwhile the queue tells more. */
function standsLate(table: TableView): string {
  if (table.status === 'gathering') return gatherTexts().lateFull
  return queueOf(table).isFree ? gatherTexts().lookingOn : gatherTexts().latePlaying
}

/** Returns true if a seat is theirs to take: that is all they need to read. */
const isOffered = (table: TableView): boolean => queueOf(table).isCalled && queueOf(table).isFree

/** Somebody came after the last seat was taken: what they can do instead. */
export const Latecomer = (props: { readonly table: TableView; readonly live: LiveTable }) => (
  <div class="latecomer">
    <Show when={!isOffered(props.table)}>
      <p>{standsLate(props.table)}</p>
    </Show>
    <JoinQueue table={props.table} live={props.live} />
    <p class="form-row">
      <A class="button" href={`/new?like=${props.table.id}`}>
        {gatherTexts().anew}
      </A>
    </p>
    <p class="small">{gatherTexts().anewHint}</p>
  </div>
)
