import { createResource, createSignal, For, Show } from 'solid-js'
import { becomes, refreshMe } from '../account/me.ts'
import { perform } from '../api/client.ts'
import { createArrival } from '../door/arrival.ts'
import { FirstName } from '../door/FirstName.tsx'
import { A } from '../parts/A.tsx'
import { createAct } from '../parts/act.ts'
import { Trouble } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { appTexts } from '../words/index.ts'

/**
 * Page to which a letter's link leads. Only the button uses the token up, as scanners of
 * mail open links; the token is in the fragment, which no server sees.
 */
export default function SignInLink() {
  const arrival = createArrival()
  const token = location.hash.slice(1)
  const [look] = createResource(
    () => token || null,
    (sent) => perform('POST /sign-in/look', { token: sent }),
  )
  const seen = () => (look.error ? undefined : look.latest)
  const [take, setTake] = createSignal<ReadonlyArray<'here' | 'asked'>>([])
  const enter = createAct(async () => {
    const { me } = await perform('POST /sign-in/link', { token, take: take() })
    await becomes(me)
    await refreshMe()
    arrival.arrive()
  })
  return (
    <Page title={appTexts().signIn.linkTitle} narrow>
      <h1>{appTexts().signIn.linkTitle}</h1>
      <div class="sheet form">
        <Show when={arrival.asking()}>
          <FirstName onDone={arrival.go} />
        </Show>
        <Show when={!arrival.asking()}>
          <Show when={token} fallback={<p>{appTexts().signIn.linkNone}</p>}>
            <Show when={seen()}>
              {(found) => (
                <>
                  <p class="lead">{appTexts().signIn.linkAs(found().email, found().name)}</p>
                  <For each={found().guests}>
                    {({ who, name, tables }) => (
                      <Show
                        when={!found().askedHere}
                        fallback={<p>{appTexts().signIn.along(name, tables)}</p>}
                      >
                        <label class="check">
                          <input
                            type="checkbox"
                            checked={take().includes(who)}
                            onChange={(event) => {
                              const others = take().filter((other) => other !== who)
                              setTake(event.currentTarget.checked ? [...others, who] : others)
                            }}
                          />
                          <span>
                            <span class="field-label">{appTexts().signIn.take(name, tables)}</span>
                            <span class="field-hint">
                              {who === 'here'
                                ? appTexts().signIn.takeHere
                                : appTexts().signIn.takeAsked}
                            </span>
                          </span>
                        </label>
                      </Show>
                    )}
                  </For>
                  <button
                    type="button"
                    class="button button-main button-large"
                    disabled={enter.busy()}
                    onClick={() => void enter.run()}
                  >
                    {appTexts().signIn.linkGo}
                  </button>
                </>
              )}
            </Show>
            <Trouble error={look.error as unknown} />
          </Show>
          <Trouble error={enter.error()} />
          <p>
            <A href="/sign-in">{appTexts().signIn.again}</A>
          </p>
        </Show>
      </div>
    </Page>
  )
}
