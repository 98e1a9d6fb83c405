import { For, Show } from 'solid-js'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { BotTag } from '../../bots/BotTag.tsx'
import { A } from '../../parts/A.tsx'
import { Stamp } from '../../parts/Stamp.tsx'
import { tableTitle } from '../../parts/table-title.ts'
import { appTexts } from '../../words/index.ts'
import { SeatClock } from './absence/Clock.tsx'

/** People at the table: the way to each, the bot that plays for them, and the time that everybody has. */
export const Sitters = (props: { readonly table: TableView }) => (
  <section class="sitting">
    <h3 class="sheet-title">{tableTitle(props.table)}</h3>
    <ul class="plain-list">
      <For each={props.table.seats}>
        {(seat) => (
          <li class="sitting-seat">
            <Stamp seat={seat.seat} name={seat.name} person={seat.person} size="s" />
            <span class="sitting-who">
              <Show when={seat.person} fallback={<b>{seat.name}</b>}>
                {(person) => <A href={`/people/${person()}`}>{seat.name}</A>}
              </Show>
              <Show when={seat.bot}>{(level) => <BotTag level={level()} />}</Show>
              <Show when={seat.present && !seat.you}>
                <span class="small">{appTexts().table.present}</span>
              </Show>
              <SeatClock table={props.table} seat={seat} />
            </span>
          </li>
        )}
      </For>
    </ul>
  </section>
)
