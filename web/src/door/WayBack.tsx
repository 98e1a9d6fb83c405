import { Show } from 'solid-js'
import type { TableView } from '../../../worker/wire/schema/table-view.ts'
import { A } from '../parts/A.tsx'
import { listed } from '../words/index.ts'
import { signInFrom } from './back.ts'
import { doorTexts } from './words.ts'
import './door.css'

/** For a stranger at a table where people sit: how one of them comes back to their seat. */
export function WayBack(props: { readonly table: TableView }) {
  const texts = () => doorTexts().back
  const people = () => props.table.seats.filter(({ name, bot }) => name !== null && !bot)
  const host = () => people().find((seat) => seat.host)?.name
  return (
    <Show when={people().length > 0}>
      <p>{texts().sit(listed(people().map(({ name }) => name ?? '')), people().length)}</p>
      <dl class="ways-back">
        <dt>{texts().card}</dt>
        <dd>{texts().cardHint}</dd>
        <dt>
          <A href={signInFrom(`/t/${props.table.id}`)}>{texts().mail}</A>
        </dt>
        <dd>{texts().mailHint}</dd>
        <dt>
          <A href={signInFrom(`/t/${props.table.id}`)}>{texts().passkey}</A>
        </dt>
        <dd>{texts().passkeyHint}</dd>
        <dt>{texts().device}</dt>
        <dd>{texts().deviceHint}</dd>
        <Show when={host()}>
          {(name) => (
            <>
              <dt>{texts().host(name())}</dt>
              <dd>{texts().hostHint}</dd>
            </>
          )}
        </Show>
      </dl>
    </Show>
  )
}
