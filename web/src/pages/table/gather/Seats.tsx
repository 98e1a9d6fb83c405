import { createResource, Index, Show } from 'solid-js'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { arrived } from '../../../api/arrived.ts'
import { perform } from '../../../api/client.ts'
import { BotTag } from '../../../bots/BotTag.tsx'
import { DismissBot } from '../../../bots/SeatBot.tsx'
import { Stamp } from '../../../parts/Stamp.tsx'
import { appTexts } from '../../../words/index.ts'
import { figuresLine } from '../../company/figures.ts'
import type { LiveTable } from '../live.ts'
import { type Gone, RemovePerson } from './Removed.tsx'

interface SeatsProps {
  readonly table: TableView
  readonly live: LiveTable
  /** True if I am the host, who may send people and bots away. */
  readonly isHost: boolean
  /** Called with a person after the host has sent them away. */
  readonly onGone: (gone: Gone) => void
}

/** Record of how somebody who sits here keeps others waiting; nothing before ten tables. */
function Reliable(props: { readonly person: string }) {
  const [figures] = createResource(
    () => props.person,
    async (id) => (await perform('GET /people/{id}/figures', { id })).figures,
  )
  return (
    <Show when={arrived(figures)}>
      {(found) => <span class="small">{figuresLine(found())}</span>}
    </Show>
  )
}

/** The seats of a table that gathers: who sits there, and what its host can do about them. */
export function Seats(props: SeatsProps) {
  return (
    <ul class="sitters">
      <Index each={props.table.seats}>
        {(seat) => (
          <li class="sitter" classList={{ 'sitter-free': seat().name === null }}>
            <Stamp seat={seat().seat} name={seat().name} person={seat().person} size="xl" />
            <span class="sitter-name">{seat().name ?? appTexts().nobody}</span>
            <span class="small">
              {[seat().you ? appTexts().you : '', seat().host ? appTexts().table.host : '']
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Show when={seat().person}>{(person) => <Reliable person={person()} />}</Show>
            {/* A question about somebody ends with them, and with nothing else that is heard of the table. */}
            <Show keyed when={props.isHost && !seat().you && seat().person}>
              {(person) => {
                // The seat may be free again before the answer comes.
                const { seat: number, name } = seat()
                const gone = { person, name: name ?? '' }
                return (
                  <RemovePerson
                    table={props.table}
                    live={props.live}
                    seat={number}
                    name={gone.name}
                    onGone={() => props.onGone(gone)}
                  />
                )
              }}
            </Show>
            <Show when={seat().bot}>
              {(level) => (
                <span class="sitter-bot">
                  <BotTag level={level()} />
                  <Show when={props.isHost}>
                    <DismissBot
                      table={props.table}
                      seat={seat().seat}
                      name={seat().name ?? ''}
                      onTable={(table) => props.live.take(table)}
                    />
                  </Show>
                </span>
              )}
            </Show>
          </li>
        )}
      </Index>
    </ul>
  )
}
