import { Show } from 'solid-js'
import { Developments } from './Developments.tsx'
import { Events } from './Events.tsx'
import { Look } from './Look.tsx'
import type { MoreWords } from './more-words.ts'
import { useTable } from './table.ts'

/** What only modules and the Countess need on the board: loaded when a table has any of them. */
export default function More(props: { readonly say: MoreWords }) {
  const table = useTable()
  return (
    <>
      <Show when={table.props.state.solo}>
        {(solo) => <Events solo={solo()} say={props.say.events} />}
      </Show>
      <Look say={props.say.look} />
      <Show when={table.props.state.developments.length > 0}>
        <Developments say={props.say.developments} />
      </Show>
    </>
  )
}
