import { createResource, createSignal, For, Show } from 'solid-js'
import type { NoticeKind } from '../../../../worker/wire/notice-kinds.ts'
import type { Me } from '../../../../worker/wire/schema/me.ts'
import type { MuteEnd } from '../../../../worker/wire/schema/ways.ts'
import { api } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { arrived } from '../../parts/arrived.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { myTables, zoneHere } from '../../person.ts'
import { locale, t } from '../../words/index.ts'
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
  readonly mutes: ReadonlyArray<Mute>
}

const day = 24 * 60 * 60 * 1000

/** What is quiet for a while, kinds and tables, each with its last day: set, and ended. */
export function Mutes(props: { readonly person: Me }) {
  const texts = () => settingsTexts().mutes
  const zone = () => props.person.zone ?? zoneHere()
  /** An ISO date in my zone. */
  const dayOf = (time: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone() }).format(time)
  const [list, { mutate }] = createResource(
    () => props.person.id,
    () => api<MuteList>('GET', '/me/mutes'),
  )
  const [what, setWhat] = createSignal('')
  const [through, setThrough] = createSignal(dayOf(Date.now() + 7 * day))
  const change = createAct(async (method: 'PUT' | 'POST', path: string, body: unknown) => {
    mutate(await api<MuteList>(method, path, body))
  })
  const tables = () => myTables().filter(({ status }) => status !== 'over')
  const kindOf = (text: string) => kinds.find((one) => one === text)
  const titled = (title: string, host: string | null) => title || t().tables.titleOf(host ?? '')
  const nameOf = ({ kind, table }: Mute): string =>
    kind === null
      ? titled(table?.title ?? '', table?.host ?? null)
      : settingsTexts().notices.kinds[kind]
  const named = ({ kind, table }: Mute): MuteEnd =>
    kind === null ? { table: table?.id } : { kind }
  const lastDay = (until: number) =>
    locale().date(until - 1, { dateStyle: 'medium', timeZone: zone() })
  async function add(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const kind = kindOf(what())
    const body = { ...(kind ? { kind } : { table: what() }), through: through() }
    if (await change.run('PUT', '/me/mutes', body)) setWhat('')
  }
  return (
    <section class="sheet form" aria-labelledby="mutes-title">
      <h2 id="mutes-title">{texts().title}</h2>
      <p class="soft">{texts().lead}</p>
      <Show when={arrived(list)?.mutes}>
        {(mutes) => (
          <Show when={mutes().length > 0} fallback={<p class="small">{texts().none}</p>}>
            <ul class="away-list">
              <For each={mutes()}>
                {(mute) => (
                  <li class="away-days">
                    <span>{texts().through(nameOf(mute), lastDay(mute.until))}</span>
                    <button
                      type="button"
                      class="button"
                      aria-label={texts().endWhich(nameOf(mute))}
                      disabled={change.busy()}
                      onClick={() => void change.run('POST', '/me/mutes/end', named(mute))}
                    >
                      {texts().end}
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        )}
      </Show>
      <form class="form-row away-form" onSubmit={(event) => void add(event)}>
        <label class="field">
          <span class="field-label">{texts().what}</span>
          <select
            class="input"
            required
            value={what()}
            onChange={(event) => setWhat(event.currentTarget.value)}
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
        <label class="field">
          <span class="field-label">{texts().last}</span>
          <input
            type="date"
            class="input"
            required
            min={dayOf(Date.now())}
            max={dayOf(Date.now() + 366 * day)}
            value={through()}
            onInput={(event) => setThrough(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={change.busy()}>
          {texts().add}
        </button>
      </form>
      <Trouble error={change.error() ?? (list.error as unknown)} />
    </section>
  )
}
