import { createSignal, For, Show } from 'solid-js'
import type { Club } from '../../../../worker/wire/schema/clubs.ts'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { TextField } from '../../parts/TextField.tsx'
import { TimeField } from '../../parts/TimeField.tsx'
import { inFull } from '../../parts/time.ts'
import { leads } from './standing.ts'
import { clubTexts } from './words.ts'

/** The events ahead of a club; organisers enter and strike them. */
export function ClubEvents(props: { readonly club: Club; readonly onClub: (club: Club) => void }) {
  const [title, setTitle] = createSignal('')
  const [at, setAt] = createSignal('')
  const add = createAct(async () => {
    const { id } = props.club
    const event = { id, title: title(), at: new Date(at()).getTime() }
    props.onClub((await perform('POST /clubs/{id}/events', event)).club)
    setTitle('')
  })
  const strike = createAct(async (number: number) => {
    const { id } = props.club
    props.onClub((await perform('DELETE /clubs/{id}/events/{number}', { id, number })).club)
  })
  const texts = () => clubTexts().events
  return (
    <section class="section" aria-labelledby="club-events">
      <h2 id="club-events" class="section-title">
        {texts().title}
      </h2>
      <Show when={props.club.events.length > 0} fallback={<p class="soft">{texts().none}</p>}>
        <ul class="club-events sheet">
          <For each={props.club.events}>
            {(event) => (
              <li class="club-row">
                <span class="club-text">
                  <strong>{event.title}</strong>
                  <span class="small">{inFull(event.at)}</span>
                </span>
                <a
                  class="link"
                  href={`/api/clubs/${props.club.id}/events/${event.number}/calendar`}
                  download="event.ics"
                  rel="external"
                  aria-label={texts().takeIt(event.title)}
                >
                  {texts().take}
                </a>
                <Show when={leads(props.club)}>
                  <button type="button" class="link" onClick={() => void strike.run(event.number)}>
                    {texts().strike}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
        <p class="soft">{texts().hint}</p>
      </Show>
      <Show when={leads(props.club)}>
        <form
          class="form-row"
          onSubmit={(event) => {
            event.preventDefault()
            void add.run()
          }}
        >
          <TextField
            label={texts().what}
            required
            maxlength={80}
            value={title()}
            onInput={setTitle}
          />
          <TimeField label={texts().when} value={at()} onInput={setAt} />
          <button type="submit" class="button" disabled={add.busy()}>
            {texts().add}
          </button>
        </form>
      </Show>
      <Trouble error={add.error() ?? strike.error()} />
    </section>
  )
}
