import { createSignal, For, Show } from 'solid-js'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { noteOthers, othersHere, passTo } from '../../../account/device-people.ts'
import { perform } from '../../../api/client.ts'
import { passTexts } from '../../../door/pass-words.ts'
import { createAct } from '../../../parts/act.ts'
import { Trouble } from '../../../parts/Notice.tsx'
import { TextField } from '../../../parts/TextField.tsx'
import { language } from '../../../words/index.ts'
import type { LiveTable } from '../live.ts'
import { playersHere } from './players.ts'

/** Friends around one phone: at a gathering table somebody else of this device takes a seat, too. */
export function SomebodyHere(props: { readonly table: TableView; readonly live: LiveTable }) {
  const texts = passTexts
  const [name, setName] = createSignal('')
  const isFree = () => props.table.seats.some((seat) => seat.name === null)
  const here = () => playersHere(props.table)
  /** Those of this device who do not sit here yet. */
  const away = () =>
    othersHere().filter(({ id }) => !props.table.seats.some(({ person }) => person === id))
  const sit = createAct(async (who: { account: string } | { name: string }) => {
    const sitter = 'name' in who ? { ...who, language: language() } : who
    const { id } = props.table
    const { table } = await perform('POST /tables/{id}/seat/here', { id, ...sitter })
    setName('')
    await noteOthers()
    props.live.take(table)
  })
  return (
    <>
      <For each={here()}>
        {(player) => (
          <div class="somebody-here">
            <p class="soft">
              <b>{texts().sat(player.name)}</b> {texts().cardHint(player.name)}
            </p>
            <button type="button" class="button" onClick={() => passTo(player.id, props.table.id)}>
              {texts().pass(player.name)}
            </button>
          </div>
        )}
      </For>
      <Show when={isFree()}>
        <details class="way-back">
          <summary>{texts().here}</summary>
          <p class="soft">{texts().hereHint}</p>
          <form
            class="form"
            onSubmit={(event) => {
              event.preventDefault()
              void sit.run({ name: name().trim() })
            }}
          >
            <For each={away()}>
              {(other) => (
                <p>
                  <button
                    type="button"
                    class="button"
                    disabled={sit.busy()}
                    onClick={() => void sit.run({ account: other.id })}
                  >
                    {texts().sitAs(other.name)}
                  </button>
                </p>
              )}
            </For>
            <TextField
              label={texts().name}
              autocomplete="off"
              maxlength="40"
              required
              value={name()}
              onInput={setName}
            />
            <p>
              <button type="submit" class="button" disabled={sit.busy()}>
                {texts().sit}
              </button>
            </p>
          </form>
          <Trouble error={sit.error()} />
        </details>
      </Show>
    </>
  )
}
