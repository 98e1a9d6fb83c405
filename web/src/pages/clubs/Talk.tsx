import { createResource, createSignal, For, Show } from 'solid-js'
import type { Club } from '../../../../worker/wire/schema/clubs.ts'
import { me } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { TextField } from '../../parts/TextField.tsx'
import { ago } from '../../parts/time.ts'
import { leads } from './standing.ts'
import { clubTexts } from './words.ts'

/** The words that are shown, and what changes them. */
function createTalk(props: { readonly club: Club }) {
  const id = () => props.club.id
  const [page, { mutate, refetch }] = createResource(id, (club) =>
    perform('GET /clubs/{id}/talk', { id: club }),
  )
  const words = () => (page.error ? [] : (page.latest?.words ?? []))
  const more = () => page.latest?.more ?? false
  const say = createAct(async (text: string) => {
    mutate(await perform('POST /clubs/{id}/talk', { id: id(), text }))
  })
  const earlier = createAct(async () => {
    const before = words()[0]?.number ?? 1
    const page = await perform('GET /clubs/{id}/talk', { id: id(), before })
    mutate({ words: [...page.words, ...words()], more: page.more })
  })
  const unsay = createAct(async (number: number) => {
    await perform('DELETE /clubs/{id}/talk/{number}', { id: id(), number })
    mutate({ words: words().filter((one) => one.number !== number), more: more() })
  })
  return { page, refetch, words, more, say, earlier, unsay }
}

type Talk = ReturnType<typeof createTalk>

/** The field where a member says something. */
function Saying(props: { readonly talk: Talk }) {
  const { say } = props.talk
  const [typed, setTyped] = createSignal('')
  const send = async () => {
    if (typed().trim() && (await say.run(typed()))) setTyped('')
  }
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextField
        label={clubTexts().talk.say}
        rows={2}
        maxlength={600}
        value={typed()}
        onInput={setTyped}
      />
      <Trouble error={say.error()} />
      <button type="submit" class="button" disabled={say.busy() || !typed().trim()}>
        {clubTexts().talk.go}
      </button>
    </form>
  )
}

/** The talk of a club: the latest, and earlier pages when they are asked for. */
export function ClubTalk(props: { readonly club: Club }) {
  const talk = createTalk(props)
  const { page, refetch, words, more, earlier, unsay } = talk
  const texts = () => clubTexts().talk
  return (
    <section class="section" aria-labelledby="club-talk">
      <h2 id="club-talk" class="section-title">
        {texts().title}
      </h2>
      <Trouble error={page.error as unknown} onRetry={() => void refetch()} />
      <Show when={more()}>
        <button type="button" class="button" onClick={() => void earlier.run()}>
          {texts().earlier}
        </button>
      </Show>
      <Show when={words().length === 0 && !page.loading}>
        <p class="soft">{texts().none}</p>
      </Show>
      <Show when={words().length > 0}>
        <ul class="club-words sheet">
          <For each={words()}>
            {(one) => (
              <li class="club-row">
                <span class="club-text">
                  <span class="small">
                    <strong>{one.name}</strong> · {ago(one.at)}
                  </span>
                  <span class="club-word">{one.text}</span>
                </span>
                <Show when={leads(props.club) || one.person === me()?.id}>
                  <button type="button" class="link" onClick={() => void unsay.run(one.number)}>
                    {texts().unsay}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Trouble error={earlier.error() ?? unsay.error()} />
      <Saying talk={talk} />
    </section>
  )
}
