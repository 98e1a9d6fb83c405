import { createSignal, Show } from 'solid-js'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { perform } from '../../../api/client.ts'
import { usualLevel } from '../../../bots/levels.ts'
import { createAct } from '../../../parts/act.ts'
import { CheckField } from '../../../parts/CheckField.tsx'
import { Trouble } from '../../../parts/Notice.tsx'
import { fieldTime, TimeField } from '../../../parts/TimeField.tsx'
import { locale } from '../../../words/index.ts'
import type { LiveTable } from '../live.ts'
import { gatherTexts } from './words.ts'

interface StartTimeProps {
  readonly table: TableView
  readonly live: LiveTable
  readonly isHost: boolean
}

/** The host says when the table starts by itself. */
function Setting(props: StartTimeProps) {
  const [at, setAt] = createSignal(props.table.start ? fieldTime(props.table.start.at) : '')
  const [hasBots, setBots] = createSignal(Boolean(props.table.start?.bots))
  const texts = () => gatherTexts().start
  const send = createAct(async (isOn: boolean) => {
    const bots = hasBots() && !props.table.rated ? usualLevel() : null
    const start = isOn ? { at: new Date(at()).getTime(), bots } : null
    const { id } = props.table
    props.live.take((await perform('PUT /tables/{id}/start-time', { id, start })).table)
  })
  return (
    <details>
      <summary>{props.table.start ? texts().change : texts().set}</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          void send.run(true)
        }}
      >
        <TimeField label={texts().when} hint={texts().hint} value={at()} onInput={setAt} />
        <Show when={!props.table.rated}>
          <CheckField plain label={texts().bots} value={hasBots()} onChange={setBots} />
        </Show>
        <p class="form-row">
          <button type="submit" class="button" disabled={send.busy()}>
            {texts().go}
          </button>
          <Show when={props.table.start}>
            <button
              type="button"
              class="button"
              disabled={send.busy()}
              onClick={() => void send.run(false)}
            >
              {texts().end}
            </button>
          </Show>
        </p>
        <Trouble error={send.error()} />
      </form>
    </details>
  )
}

/** Time at which a table starts by itself, for everybody; its host can set it. */
export const StartTime = (props: StartTimeProps) => (
  <>
    <Show when={props.table.start}>
      {(start) => (
        <p role="status">
          {gatherTexts().start.at(
            locale().date(start().at, { dateStyle: 'full', timeStyle: 'short' }),
          )}{' '}
          {start().bots === null ? gatherTexts().start.withThose : gatherTexts().start.withBots}
        </p>
      )}
    </Show>
    <Show when={props.isHost}>
      <Setting {...props} />
    </Show>
  </>
)
