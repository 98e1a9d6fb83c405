import { Show } from 'solid-js'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { A } from '../../parts/A.tsx'
import { isSealed } from '../shared/deals.ts'
import { memoryTexts } from './memory-words.ts'

/** Leads to a new table that goes on, with other people, after a turn of this one. */
export const GoOnFrom = (props: { readonly table: TableView; readonly turn: number }) => (
  <Show
    when={
      !isSealed(props.table) &&
      !(props.table.status === 'over' && props.turn === props.table.play?.revision)
    }
  >
    <A class="bar-button" href={`/study?table=${props.table.id}&from=${props.turn}`}>
      {memoryTexts().study.goOn}
    </A>
  </Show>
)
