import { createResource, createSignal, For, Show } from 'solid-js'
import type { NoticeKind } from '../../../../worker/wire/notice-kinds.ts'
import type { MuteEnd } from '../../../../worker/wire/schema/channels.ts'
import type { Me } from '../../../../worker/wire/schema/me.ts'
import { myTables, zoneHere } from '../../account/me.ts'
import { arrived } from '../../api/arrived.ts'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { TextField } from '../../parts/TextField.tsx'
import { appTexts, locale } from '../../words/index.ts'
import { kinds } from './Notices.tsx'
import { settingsTexts } from './words.ts'

/** A mute as the API tells it. */
interface Mute {
  readonly kind: NoticeKind | null
  readonly table: {
    readonly id: string
    readonly title: string
    readonly host: string | null
  } | null
  readonly until: number
}
interface MuteList {
  readonly mutes: Mute[]
}

const day = 24 * 60 * 60 * 1000

/** Title of a table: its own, or one after its host. */
const titled = (title: string, host: string | null) =>
  title || appTexts().tables.titleOf(host ?? '')

const kindOf = (text: string) => kinds.find((one) => one === text)

/** Name of a mute. */
const nameOf = ({ kind, table }: Mute): string =>
  kind === null
    ? titled(table?.title ?? '', table?.host ?? null)
    : settingsTexts().notices.kinds[kind]

/** End of a mute, as the API wants it. */
const named = ({ kind, table }: Mute): MuteEnd => (kind === null ? { table: table?.id } : { kind })

interface ChangeProps {
  /** My zone. */
  readonly zone: string
  /** Sends a change of what is quiet. */
  readonly change: ReturnType<typeof createAct<[ask: () => Promise<MuteList>]>>
}

/** Mutes in force, each with its last day and the way to end it. */
function MuteEntries(props: ChangeProps & { readonly mutes: ReadonlyArray<Mute> }) {
  const texts = () => settingsTexts().mutes
  const lastDay = (until: number) =>
    locale().date(until - 1, { dateStyle: 'medium', timeZone: props.zone })
  return (
    <ul class="away-list">
      <For each={props.mutes}>
        {(mute) => (
          <li class="away-days">
            <span>{texts().through(nameOf(mute), lastDay(mute.until))}</span>
            <button
              type="button"
              class="button"
              aria-label={texts().endWhich(nameOf(mute))}
              disabled={props.change.busy()}
              onClick={() =>
                void props.change.run(() => perform('POST /me/mutes/end', named(mute)))
              }
            >
              {texts().end}
            </button>
          </li>
        )}
      </For>
    </ul>
  )
}

/** The kinds and the tables that can be quiet. */
function WhatField(props: { readonly value: string; readonly onChange: (what: string) => void }) {
  const texts = () => settingsTexts().mutes
  const tables = () => myTables().filter(({ status }) => status !== 'over')
  return (
    <label class="field">
      <span class="field-label">{texts().what}</span>
      <select
        class="input"
        required
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      >
        <option value="">{texts().choose}</option>
        <optgroup label={texts().kinds}>
          <For each={kinds}>
            {(kind) => <option value={kind}>{settingsTexts().notices.kinds[kind]}</option>}
          </For>
        </optgroup>
        <Show when={tables().length > 0}>
          <optgroup label={texts().tables}>
            <For each={tables()}>
              {(table) => (
                <option value={table.id}>
                  {titled(table.title, table.seats[0]?.name ?? null)}
                </option>
              )}
            </For>
          </optgroup>
        </Show>
      </select>
    </label>
  )
}

/** Makes a kind or a table quiet through a day of my choice. */
function MuteForm(props: ChangeProps) {
  const texts = () => settingsTexts().mutes
  /** An ISO date in my zone. */
  const dayOf = (time: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: props.zone }).format(time)
  const [what, setWhat] = createSignal('')
  const [through, setThrough] = createSignal(dayOf(Date.now() + 7 * day))
  async function add(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const kind = kindOf(what())
    const body = { ...(kind ? { kind } : { table: what() }), through: through() }
    if (await props.change.run(() => perform('PUT /me/mutes', body))) setWhat('')
  }
  return (
    <form class="form-row away-form" onSubmit={(event) => void add(event)}>
      <WhatField value={what()} onChange={setWhat} />
      <TextField
        label={texts().last}
        type="date"
        required
        min={dayOf(Date.now())}
        max={dayOf(Date.now() + 366 * day)}
        value={through()}
        onInput={setThrough}
      />
      <button type="submit" class="button" disabled={props.change.busy()}>
        {texts().add}
      </button>
    </form>
  )
}

/** Mutes of kinds and tables, each with its last day: set, and ended. */
export function Mutes(props: { readonly person: Me }) {
  const texts = () => settingsTexts().mutes
  const zone = () => props.person.zone ?? zoneHere()
  const [list, { mutate }] = createResource(
    () => props.person.id,
    () => perform('GET /me/mutes'),
  )
  const change = createAct(async (ask: () => Promise<MuteList>) => {
    mutate(await ask())
  })
  return (
    <section class="sheet form" aria-labelledby="mutes-title">
      <h2 id="mutes-title">{texts().title}</h2>
      <p class="soft">{texts().lead}</p>
      <Show when={arrived(list)?.mutes}>
        {(mutes) => (
          <Show when={mutes().length > 0} fallback={<p class="small">{texts().none}</p>}>
            <MuteEntries mutes={mutes()} zone={zone()} change={change} />
          </Show>
        )}
      </Show>
      <MuteForm zone={zone()} change={change} />
      <Trouble error={change.error() ?? (list.error as unknown)} />
    </section>
  )
}
