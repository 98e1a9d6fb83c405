import { A } from '@solidjs/router'
import { For, Show } from 'solid-js'
import type { TableCard } from '../../../worker/wire/schema.ts'
import { companyTexts } from '../pages/company/words.ts'
import { gameTexts, listed, t } from '../words/index.ts'
import { Postmark } from './Postmark.tsx'
import { paceName, when } from './pace/pace.ts'
import { paceTexts } from './pace/words.ts'
import { Stamp } from './Stamp.tsx'

/** What a table is called: its own title, or after whoever sits first. */
export const tableTitle = (table: {
  readonly title: string
  readonly seats: ReadonlyArray<{ readonly name: string | null }>
}): string => table.title || t().tables.titleOf(table.seats[0]?.name ?? '')

/** A table on a list, as an envelope: addressed to its players, stamped, postmarked. */
export function TableEnvelope(props: { readonly table: TableCard }) {
  const free = () => props.table.seats.filter((seat) => seat.name === null).length
  const others = () =>
    props.table.seats
      .filter((seat) => !seat.you && seat.name !== null)
      .map((seat) => seat.name ?? '')
  return (
    <A
      href={`/t/${props.table.id}`}
      class="envelope"
      classList={{ 'envelope-mine': props.table.yourTurn }}
    >
      <span class="envelope-text">
        <strong class="envelope-title">{tableTitle(props.table)}</strong>
        <span class="envelope-game">{gameTexts(props.table.game).title}</span>
        <span class="envelope-line">
          {listed(others())}
          <Show when={props.table.status === 'gathering'}>
            {others().length > 0 ? ' · ' : ''}
            {t().tables.free(free())}
          </Show>
        </span>
        <Show when={props.table.rated}>
          <span class="tag">{companyTexts().rated}</span>
        </Show>
        <Show when={props.table.status !== 'over' && props.table.pace}>
          {(pace) => <span class="small">{paceName(pace())}</span>}
        </Show>
        <Show when={props.table.yourTurn}>
          <span class="tag tag-wax">{t().tables.yourTurn}</span>
        </Show>
        <Show when={props.table.unread > 0}>
          <span class="envelope-line">
            {t().tables.talk}{' '}
            <span class="count" aria-hidden="true">
              {props.table.unread}
            </span>
            <span class="quiet">{t().tables.unread(props.table.unread)}</span>
          </span>
        </Show>
        <Show when={props.table.yourTurn && props.table.deadline}>
          {(deadline) => (
            <span class="envelope-line">{paceTexts().untilMine(when(deadline()))}</span>
          )}
        </Show>
      </span>
      <span class="envelope-franking">
        <Postmark
          time={props.table.waitingSince ?? props.table.updatedAt}
          label={props.table.waitingSince ? t().tables.waitingSince : t().tables.updated}
        />
        <span class="envelope-stamps">
          <For each={props.table.seats}>
            {(seat) => <Stamp seat={seat.seat} name={seat.name} size="s" />}
          </For>
        </span>
      </span>
    </A>
  )
}

/** A list of tables. */
export const Envelopes = (props: { readonly tables: ReadonlyArray<TableCard> }) => (
  <ul class="envelopes">
    <For each={props.tables}>
      {(table) => (
        <li>
          <TableEnvelope table={table} />
        </li>
      )}
    </For>
  </ul>
)
