import { createSignal } from 'solid-js'
import type { TableView } from '../../../worker/wire/schema/table-view.ts'
import { perform } from '../api/client.ts'
import { createAct } from '../parts/act.ts'
import { Trouble } from '../parts/Notice.tsx'
import { LevelField } from './LevelField.tsx'
import { usualLevel } from './levels.ts'
import { botTexts } from './words.ts'
import './bots.css'

interface SeatBotProps {
  readonly table: TableView
  readonly onTable: (table: TableView) => void
}

/** The host gives a free seat to a bot. */
export function SeatBot(props: SeatBotProps) {
  const [level, setLevel] = createSignal(usualLevel())
  const seat = createAct(async () => {
    const { id } = props.table
    props.onTable((await perform('POST /tables/{id}/bots', { id, level: level() })).table)
  })
  return (
    <form
      class="bot-seating"
      onSubmit={(event) => {
        event.preventDefault()
        void seat.run()
      }}
    >
      <LevelField value={level()} onChange={setLevel} />
      <button type="submit" class="button" disabled={seat.busy()}>
        {botTexts().seat}
      </button>
      <Trouble error={seat.error()} />
    </form>
  )
}

interface DismissBotProps extends SeatBotProps {
  readonly seat: number
  readonly name: string
}

/** The host sends a bot away. */
export function DismissBot(props: DismissBotProps) {
  const dismiss = createAct(async () => {
    const { id } = props.table
    const { table } = await perform('DELETE /tables/{id}/bots/{seat}', { id, seat: props.seat })
    props.onTable(table)
  })
  return (
    <button
      type="button"
      class="button"
      disabled={dismiss.busy()}
      onClick={() => void dismiss.run()}
    >
      {botTexts().dismiss(props.name)}
    </button>
  )
}
