import { createResource, createSignal, For, Show } from 'solid-js'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { me } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { nearestPreset } from '../../parts/pace/pace.ts'
import { TextField } from '../../parts/TextField.tsx'
import { companyTexts } from '../company/words.ts'
import '../company/company.css'
import { arrived } from '../../api/arrived.ts'

const looksLikeAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** People who are asked to the table, and the call that asks them. */
function createAsking(props: { readonly table: TableView }) {
  const [people] = createResource(
    () => me()?.id,
    async () => (await perform('GET /people')).people,
  )
  const [free] = createResource(
    () => me()?.id,
    async () => {
      const { id: table, game, pace } = props.table
      const asked = { game, pace: pace ? nearestPreset(pace) : ('none' as const) }
      return (await perform('GET /free', { ...asked, table })).people
    },
  )
  const [chosen, setChosen] = createSignal<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = createSignal('')
  const [sent, setSent] = createSignal(0)
  const sits = (id: string) => props.table.seats.some(({ person }) => person === id)
  const willing = () => (arrived(free) ?? []).filter(({ id }) => !sits(id))
  const met = () =>
    (arrived(people) ?? []).filter(
      ({ id, blocked }) => !blocked && !sits(id) && !willing().some((one) => one.id === id),
    )
  const emails = () =>
    typed()
      .split(/[\s,;]+/)
      .filter((part) => part !== '')
  const isWrong = () => emails().some((address) => !looksLikeAddress.test(address))
  const count = () => chosen().size + emails().length
  const send = createAct(async () => {
    const asked = count()
    await perform('POST /tables/{id}/invitations', {
      id: props.table.id,
      people: [...chosen()],
      emails: emails(),
    })
    setSent(asked)
    setChosen(new Set<string>())
    setTyped('')
  })
  const toggle = (id: string) =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  return { willing, met, chosen, toggle, typed, setTyped, sent, setSent, isWrong, count, send }
}

type Asking = ReturnType<typeof createAsking>

interface PeopleFieldProps {
  readonly legend: string
  readonly people: ReadonlyArray<{ readonly id: string; readonly name: string }>
  readonly asking: Asking
}

/** People to be chosen; nothing if there are none. */
function PeopleField(props: PeopleFieldProps) {
  const { chosen, toggle } = props.asking
  return (
    <Show when={props.people.length > 0}>
      <fieldset class="field">
        <legend class="field-label">{props.legend}</legend>
        <div class="invite-people">
          <For each={props.people}>
            {(person) => (
              <button
                type="button"
                class="button"
                aria-pressed={chosen().has(person.id)}
                onClick={() => toggle(person.id)}
              >
                {person.name}
              </button>
            )}
          </For>
        </div>
      </fieldset>
    </Show>
  )
}

/** The addresses of others. */
function AddressField(props: { readonly asking: Asking }) {
  const { typed, setTyped, setSent, isWrong } = props.asking
  const texts = () => companyTexts().invite
  return (
    <TextField
      label={texts().email}
      hint={isWrong() ? texts().wrong : texts().emailHint}
      inputmode="email"
      autocomplete="off"
      value={typed()}
      aria-invalid={isWrong() && typed().endsWith(' ')}
      onInput={(text) => {
        setTyped(text)
        setSent(0)
      }}
    />
  )
}

/** Asks people to a table: members of my clubs who are free for it, those I played with, or by their addresses. */
export function Invite(props: { readonly table: TableView }) {
  const texts = () => companyTexts().invite
  const asking = createAsking(props)
  const { willing, met, sent, isWrong, count, send } = asking
  return (
    <section class="sheet" aria-labelledby="invite-title">
      <h2 id="invite-title">{texts().title}</h2>
      <Show
        when={me()?.email || willing().length > 0 || met().length > 0}
        fallback={<p class="soft">{texts().guestHint}</p>}
      >
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
            if (count() > 0 && !isWrong()) void send.run()
          }}
        >
          <PeopleField legend={texts().free} people={willing()} asking={asking} />
          <PeopleField legend={texts().met} people={met()} asking={asking} />
          <Show when={me()?.email} fallback={<p class="soft">{texts().guestHint}</p>}>
            <AddressField asking={asking} />
          </Show>
          <Trouble error={send.error()} />
          <Show when={sent() > 0}>
            <Notice tone="good">
              <p>{texts().sent(sent())}</p>
            </Notice>
          </Show>
          <p>
            <button
              type="submit"
              class="button button-main"
              disabled={send.busy() || count() === 0 || isWrong()}
            >
              {texts().go}
            </button>
          </p>
        </form>
      </Show>
    </section>
  )
}
