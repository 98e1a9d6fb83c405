import { createResource, createSignal, For, Show } from 'solid-js'
import type { Club, ClubWord } from '../../../../worker/wire/schema/clubs.ts'
import { api } from '../../api/client.ts'
import { me } from '../../me.ts'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { ago } from '../../time.ts'
import { clubTexts } from './words.ts'

interface Page {
  readonly words: ReadonlyArray<ClubWord>
  readonly more: boolean
}

/** The talk of a club: the latest, and earlier pages when they are asked for. */
export function ClubTalk(props: { readonly club: Club }) {
  const path = () => `/clubs/${props.club.id}/talk`
  const [page, { mutate, refetch }] = createResource(path, (at) => api<Page>('GET', at))
  const [typed, setTyped] = createSignal('')
  const words = () => (page.error ? [] : (page.latest?.words ?? []))
  const say = createAct(async () => {
    mutate(await api<Page>('POST', path(), { text: typed() }))
    setTyped('')
  })
  const earlier = createAct(async () => {
    const before = await api<Page>('GET', `${path()}?before=${words()[0]?.number ?? 1}`)
    mutate({ words: [...before.words, ...words()], more: before.more })
  })
  const unsay = createAct(async (number: number) => {
    await api('DELETE', `${path()}/${number}`)
    mutate({
      words: words().filter((one) => one.number !== number),
      more: page.latest?.more ?? false,
    })
  })
  const leads = () => props.club.standing !== 'member'
  const texts = () => clubTexts().talk
  return (
    <section class="section" aria-labelledby="club-talk">
      <h2 id="club-talk" class="section-title">
        {texts().title}
      </h2>
      <Trouble error={page.error as unknown} onRetry={() => void refetch()} />
      <Show when={page.latest?.more}>
        <button type="button" class="button" onClick={() => void earlier.run()}>
          {texts().earlier}
        </button>
      </Show>
      <Show
        when={words().length > 0}
        fallback={
          <Show when={!page.loading}>
            <p class="soft">{texts().none}</p>
          </Show>
        }
      >
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
                <Show when={leads() || one.person === me()?.id}>
                  <button type="button" class="link" onClick={() => void unsay.run(one.number)}>
                    {texts().unsay}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed().trim()) void say.run()
        }}
      >
        <label class="field">
          <span class="field-label">{texts().say}</span>
          <textarea
            class="input"
            rows={2}
            maxlength={600}
            value={typed()}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <Trouble error={say.error() ?? earlier.error() ?? unsay.error()} />
        <button type="submit" class="button" disabled={say.busy() || !typed().trim()}>
          {texts().go}
        </button>
      </form>
    </section>
  )
}
