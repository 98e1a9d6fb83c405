import { createResource, For, Show } from 'solid-js'
import type { TableCard } from '../../../../worker/wire/schema/table-list.ts'
import { keptTurns } from '../../account/offline.ts'
import { perform } from '../../api/client.ts'
import { createPart } from '../../device/opening.ts'
import { A } from '../../parts/A.tsx'
import { fronts } from '../../parts/fronts.ts'
import { paceName, roughly } from '../../parts/pace/pace.ts'
import { paceTexts } from '../../parts/pace/words.ts'
import { Stamp } from '../../parts/Stamp.tsx'
import { TablePicture } from '../../parts/TablePicture.tsx'
import { tableTitle } from '../../parts/table-title.ts'
import { ago } from '../../parts/time.ts'
import { appTexts, gameTexts, language, listed, locale } from '../../words/index.ts'
import { figuresLine } from '../company/figures.ts'
import { companyTexts } from '../company/words.ts'
import { Postcard } from './Postcard.tsx'

const dayOf = (time: number): string => locale().date(time, { dateStyle: 'medium' })

/** End of a finished table, for those who sat there and for others. */
function ending({ seats }: TableCard): string {
  const results = seats.flatMap(({ you, result, name }) =>
    result ? [{ you, name, ...result }] : [],
  )
  if (results.length === 0) return appTexts().tables.over
  const mine = results.find(({ you }) => you)
  const words = companyTexts().person
  if (mine)
    return [
      ...(seats.length > 1 ? [words.place(mine.place, seats.length)] : []),
      words.points(mine.points),
    ].join(', ')
  const first = results.filter(({ place }) => place === 1).map(({ name }) => name ?? '')
  return appTexts().table.won(listed(first), first.length > 1)
}

/** The line of a table that everybody looks for: what I am asked, who is to move, how many are missing, how it ended. */
function headline(table: TableCard, question: string | null): string {
  const free = table.seats.filter(({ name }) => name === null).length
  const toAct = table.seats.filter((seat) => seat.toAct).map(({ name }) => name ?? '')
  if (keptTurns().includes(table.id)) return appTexts().tables.kept
  if (table.status === 'gathering') return appTexts().tables.free(free)
  if (table.status === 'over') return ending(table)
  if (table.yourTurn) return question ?? appTexts().tables.yourTurn
  return toAct.length > 0 ? appTexts().table.theirTurn(listed(toAct)) : appTexts().tables.running
}

/** Time in milliseconds after which an end is told by its day. */
const lately = 14 * 24 * 60 * 60 * 1000

/** End or beginning of a time, in words. */
function timeOf(table: TableCard): string {
  if (table.status === 'over')
    return Date.now() - table.updatedAt < lately ? ago(table.updatedAt) : dayOf(table.updatedAt)
  if (table.yourTurn && table.deadline !== null)
    return table.deadline > Date.now()
      ? paceTexts().until(roughly(table.deadline))
      : paceTexts().isOver
  if (table.yourTurn) return appTexts().tables.asked(ago(table.waitingSince ?? table.updatedAt))
  // Talk is post, too: somebody may be awaited for much longer than since the last one.
  const since = table.seats.flatMap(({ waitingSince }) => waitingSince ?? [])
  if (table.status === 'playing' && since.length > 0)
    return appTexts().tables.asked(ago(Math.min(...since)))
  return appTexts().tables.lastPost(ago(table.updatedAt))
}

/** Question of the others to me at a table, from now on; nothing, most of the time. */
function askedBeside({ asks, seats }: TableCard): string | null {
  if (!asks || asks.from > Date.now()) return null
  return appTexts().tables.asks[asks.what](seats[asks.seat]?.name ?? appTexts().nobody)
}

/** Returns true if a table is urgent: its time is over today. */
const isUrgent = ({ yourTurn, deadline }: TableCard): boolean =>
  yourTurn && deadline !== null && deadline - Date.now() < 24 * 60 * 60 * 1000

/** Small marks of a table on a list: that it is mine, is rated, has talk that was not read. */
const Marks = (props: { readonly table: TableCard; readonly isMine: boolean }) => (
  <Show when={props.table.rated || props.table.unread > 0 || props.isMine}>
    <span class="entry-marks">
      <Show when={props.isMine}>
        <span class="tag">{companyTexts().lobby.mine}</span>
      </Show>
      <Show when={props.table.rated}>
        <span class="tag">{companyTexts().rated}</span>
      </Show>
      <Show when={props.table.unread > 0}>
        <span class="small">
          {appTexts().tables.talk}{' '}
          <span class="count" aria-hidden="true">
            {props.table.unread}
          </span>
          <span class="quiet">{appTexts().tables.unread(props.table.unread)}</span>
        </span>
      </Show>
    </span>
  </Show>
)

/** A table on a list: its picture as it stands, the question, the time, and who sits there. */
function Entry(props: {
  readonly table: TableCard
  readonly marked: boolean
  /** Its picture is the first thing seen of its page. */
  readonly first: boolean
}) {
  const isMine = () => props.marked && props.table.seats.some(({ you }) => you)
  // The list itself is painted first.
  const isPainted = createPart()
  const [question] = createResource(
    // Asked anew whenever the table has moved on, and for nobody who is not asked there.
    () => isPainted() && props.table.yourTurn && language(),
    async (lang) =>
      (await perform('GET /tables/{id}/question', { id: props.table.id, lang })).question,
  )
  const asked = () => (question.state === 'ready' ? question() : null)
  const others = () =>
    props.table.seats
      .filter((seat) => !seat.you && seat.name !== null)
      .map((seat) => seat.name ?? '')
  return (
    <A
      href={`/t/${props.table.id}`}
      class="entry"
      classList={{ 'entry-mine': props.table.yourTurn }}
    >
      <span class="entry-picture" style={{ background: fronts[props.table.game]?.behind }}>
        <TablePicture table={props.table} first={props.first} />
      </span>
      <span class="entry-text">
        <span class="entry-name">
          {gameTexts(props.table.game).title.split(':')[0]} · {tableTitle(props.table)}
        </span>
        <strong class="entry-question">{headline(props.table, asked() ?? null)}</strong>
        <span class="entry-time" classList={{ 'entry-urgent': isUrgent(props.table) }}>
          {timeOf(props.table)}
        </span>
        <Show when={askedBeside(props.table)}>
          {(asks) => <strong class="entry-asks">{asks()}</strong>}
        </Show>
        <Show when={others().length > 0}>
          <span class="small">{appTexts().tables.with(listed(others()))}</span>
        </Show>
        <Show when={props.table.seats.find(({ person }) => person !== null)?.figures}>
          {(figures) => <span class="small">{figuresLine(figures())}</span>}
        </Show>
        <Show when={props.table.status !== 'over' && props.table.pace}>
          {(pace) => <span class="small">{paceName(pace())}</span>}
        </Show>
        <Marks table={props.table} isMine={isMine()} />
      </span>
      <span class="entry-seats">
        <For each={props.table.seats}>
          {(seat) => (
            <span class="entry-seat" classList={{ 'entry-to-act': seat.toAct }}>
              <Stamp
                seat={seat.seat}
                name={seat.name}
                person={seat.person}
                size="s"
                bare={!isPainted()}
              />
            </span>
          )}
        </For>
      </span>
    </A>
  )
}

/** A list of tables. */
export const Envelopes = (props: {
  readonly tables: ReadonlyArray<TableCard>
  /** Among tables of others: those where I sit are marked. */
  readonly amongOthers?: boolean
  /** They stand first on their page: nobody waits for the first picture until all of it is laid out. */
  readonly first?: boolean
}) => (
  <ul class="entries">
    <For each={props.tables}>
      {(table, index) => (
        <li>
          <Entry
            table={table}
            marked={props.amongOthers === true}
            first={props.first === true && index() === 0}
          />
          <Show when={table.status !== 'gathering' && table.seats.some(({ you }) => you)}>
            <Postcard
              class="button entry-postcard"
              table={async () => (await perform('GET /tables/{id}', { id: table.id })).table}
            />
          </Show>
        </li>
      )}
    </For>
  </ul>
)
