import { createSignal, Show } from 'solid-js'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { beSomebody, me, refreshMe } from '../../../account/me.ts'
import { NameField } from '../../../door/NameField.tsx'
import { createAct } from '../../../parts/act.ts'
import { Trouble } from '../../../parts/Notice.tsx'
import type { LiveTable } from '../live.ts'
import { createActions } from './actions.ts'
import { absenceTexts } from './words.ts'
import './absence.css'

/** Seat and token behind the hash of a link to an open seat; `null` for any other address. */
function invited(): { readonly seat: number; readonly token: string } | null {
  const [, seat, token] = /^#seat=(\d)\.([\w-]{20,100})$/.exec(location.hash) ?? []
  return seat === undefined || token === undefined ? null : { seat: Number(seat), token }
}

/** The panel behind the link of an open seat: take it, as the game stands. */
export function TakeSeat(props: { readonly table: TableView; readonly live: LiveTable }) {
  const link = invited()
  const [name, setName] = createSignal('')
  const actions = createActions(() => props.table, props.live)
  const sit = createAct(async () => {
    if (!link) return
    await beSomebody(name())
    if (!(await actions.take(link.seat, link.token))) return
    // The link is used up.
    history.replaceState(history.state, '', location.pathname)
    await refreshMe()
  })
  const isOpen = () => props.table.decisions.some(({ seat, open }) => seat === link?.seat && open)
  return (
    <Show when={link && props.table.you === null && props.table.status === 'playing'}>
      <Show
        when={isOpen()}
        fallback={
          <section class="slip absence">
            <p>{absenceTexts().taken}</p>
          </section>
        }
      >
        <form
          class="slip absence form"
          onSubmit={(event) => {
            event.preventDefault()
            void sit.run()
          }}
        >
          <h2 class="absence-title">
            {absenceTexts().takeTitle(props.table.seats[link?.seat ?? 0]?.name ?? '')}
          </h2>
          <p>{absenceTexts().takeHint}</p>
          <Show when={!me()}>
            <NameField value={name()} onInput={setName} />
          </Show>
          <Trouble error={actions.error() ?? sit.error()} />
          <p>
            <button
              type="submit"
              class="button button-main button-large"
              disabled={sit.busy() || me() === undefined}
            >
              {me() ? absenceTexts().takeAs(me()?.name ?? '') : absenceTexts().take}
            </button>
          </p>
        </form>
      </Show>
    </Show>
  )
}
