import { A } from '@solidjs/router'
import type { TableView } from '../../../../../worker/wire/schema.ts'
import { gatherTexts } from './words.ts'

/** Somebody came after the last seat was taken: what they can do instead. */
export const Latecomer = (props: { readonly table: TableView }) => (
  <div class="latecomer">
    <p>{props.table.status === 'gathering' ? gatherTexts().lateFull : gatherTexts().latePlaying}</p>
    <p class="form-row">
      <A class="button" href={`/new?like=${props.table.id}`}>
        {gatherTexts().anew}
      </A>
    </p>
    <p class="small">{gatherTexts().anewHint}</p>
  </div>
)
