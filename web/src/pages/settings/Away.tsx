import { createSignal, For, Show } from 'solid-js'
import type { Me } from '../../../../worker/wire/schema/me.ts'
import { becomes, zoneHere } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { TextField } from '../../parts/TextField.tsx'
import { locale } from '../../words/index.ts'
import { settingsTexts } from './words.ts'

/** Number of days away in a calendar year at most; the API refuses more. */
const daysPerYear = 42

/** Sets the days from one through another; `onAdd` says whether that was done. */
function DaysForm(props: {
  /** An ISO date in my zone. */
  readonly today: string
  readonly busy: boolean
  readonly onAdd: (days: { readonly from: string; readonly to: string }) => Promise<boolean>
}) {
  const texts = () => settingsTexts().away
  const [from, setFrom] = createSignal('')
  const [to, setTo] = createSignal('')
  async function add(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (!(await props.onAdd({ from: from(), to: to() }))) return
    setFrom('')
    setTo('')
  }
  return (
    <form class="form-row away-form" onSubmit={(event) => void add(event)}>
      <TextField
        label={texts().from}
        type="date"
        required
        min={props.today}
        value={from()}
        onInput={(text) => {
          setFrom(text)
          if (to() < from()) setTo(from())
        }}
      />
      <TextField
        label={texts().to}
        type="date"
        required
        min={from() || props.today}
        value={to()}
        onInput={setTo}
      />
      <button type="submit" class="button" disabled={props.busy}>
        {texts().add}
      </button>
    </form>
  )
}

/** Days on which I am away: set, and taken back. */
export function Away(props: { readonly person: Me }) {
  const texts = () => settingsTexts().away
  /** An ISO date, as dates sort. */
  const today = () =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: props.person.zone ?? zoneHere() }).format()
  const change = createAct(async (ask: () => Promise<{ readonly me: Me }>) => {
    const { me } = await ask()
    await becomes(me)
  })
  const said = (day: string) =>
    locale().date(Date.parse(day), { dateStyle: 'medium', timeZone: 'UTC' })
  const spanOf = (days: { readonly from: string; readonly to: string }) =>
    texts().until(said(days.from), said(days.to))
  return (
    <section class="sheet form" aria-labelledby="away-title">
      <h2 id="away-title">{texts().title}</h2>
      <p class="soft">{texts().lead(daysPerYear)}</p>
      <Show when={props.person.away.length > 0} fallback={<p class="small">{texts().none}</p>}>
        <ul class="away-list">
          <For each={props.person.away}>
            {(days) => (
              <li class="away-days">
                <span>{spanOf(days)}</span>
                <Show
                  when={days.to >= today()}
                  fallback={<span class="small">{texts().over}</span>}
                >
                  <button
                    type="button"
                    class="button"
                    aria-label={texts().takeWhich(spanOf(days))}
                    disabled={change.busy()}
                    onClick={() =>
                      void change.run(() => perform('DELETE /me/away/{id}', { id: days.id }))
                    }
                  >
                    {texts().take}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <DaysForm
        today={today()}
        busy={change.busy()}
        onAdd={(days) => change.run(() => perform('POST /me/away', days))}
      />
      <Trouble error={change.error()} />
    </section>
  )
}
