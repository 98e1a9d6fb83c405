import { createSignal } from 'solid-js'
import type { TableView } from '../../../worker/wire/schema.ts'
import { api } from '../api/client.ts'
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
  const [level, setLevel] = createSignal(usualLevel)
  const seat = createAct(async () => {
    const path = `/tables/${props.table.id}/bots`
    props.onTable((await api<{ table: TableView }>('POST', path, { level: level() })).table)
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
    const path = `/tables/${props.table.id}/bots/${props.seat}`
    props.onTable((await api<{ table: TableView }>('DELETE', path)).table)
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
