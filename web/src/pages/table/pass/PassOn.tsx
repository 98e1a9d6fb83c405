import { For } from 'solid-js'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { passTo } from '../../../account/device-people.ts'
import { passTexts } from '../../../door/pass-words.ts'
import { playersHere } from './players.ts'

/** Way to the next to move, if they play on this device, too, in the place of the button that sends. */
export const PassOn = (props: { readonly table: TableView }) => (
  <For each={playersHere(props.table).filter(({ acts }) => acts)}>
    {({ id, name }) => (
      <button
        type="button"
        class="bar-button bar-send bar-pass"
        onClick={() => passTo(id, props.table.id)}
      >
        {passTexts().pass(name)}
      </button>
    )}
  </For>
)
