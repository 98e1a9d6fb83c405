import { A } from '@solidjs/router'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import type { LiveTable } from '../live.ts'
import { WaitInLine } from './Line.tsx'
import { gatherTexts } from './words.ts'

/** Somebody came after the last seat was taken: what they can do instead. */
export const Latecomer = (props: { readonly table: TableView; readonly live: LiveTable }) => (
  <div class="latecomer">
    <p>{props.table.status === 'gathering' ? gatherTexts().lateFull : gatherTexts().latePlaying}</p>
    <WaitInLine table={props.table} live={props.live} />
    <p class="form-row">
      <A class="button" href={`/new?like=${props.table.id}`}>
        {gatherTexts().anew}
      </A>
    </p>
    <p class="small">{gatherTexts().anewHint}</p>
  </div>
)
