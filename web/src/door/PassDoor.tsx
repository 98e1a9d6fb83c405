import { createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js'
import type { PassLook } from '../../../worker/wire/schema/ways-in.ts'
import { becomes, limitedHere, me, refreshMe } from '../account/me.ts'
import { ApiProblem, perform } from '../api/client.ts'
import { A } from '../parts/A.tsx'
import { createAct } from '../parts/act.ts'
import { Loading } from '../parts/Loading.tsx'
import { Notice, Trouble } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Stamp } from '../parts/Stamp.tsx'
import { signInFrom } from './back.ts'
import { takePass } from './pass.ts'
import { doorTexts } from './words.ts'
import './door.css'

/** Offer of a letter's link where its reader is not signed in. Only a press does anything: scanners open links. */
function Offer(props: {
  readonly token: string
  readonly look: PassLook
  readonly onDone: () => void
}) {
  const texts = () => doorTexts().pass
  const enter = createAct(async () => {
    const { me: person } = await perform('POST /pass', { token: props.token })
    await becomes(person)
    await refreshMe()
    props.onDone()
  })
  return (
    <Page title={texts().title} narrow>
      <h1>{texts().title}</h1>
      <div class="sheet form">
        <div class="card-who">
          <Stamp name={props.look.name} person={props.look.person} size="l" />
          <p class="lead">{texts().who(props.look.name)}</p>
        </div>
        <Show when={limitedHere() ?? me()}>
          {(person) => (
            <Notice tone="info">
              <p>{doorTexts().cardPage.other(person().name)}</p>
            </Notice>
          )}
        </Show>
        <p>
          <button
            type="button"
            class="button button-main button-large"
            disabled={enter.busy()}
            onClick={() => void enter.run()}
          >
            {texts().play(props.look.name)}
          </button>
        </p>
        <p class="soft">{texts().hint}</p>
        <p class="form-row">
          <A class="button" href={signInFrom(location.pathname + location.hash)}>
            {texts().signIn}
          </A>
          <button type="button" class="button" onClick={() => props.onDone()}>
            {texts().look}
          </button>
        </p>
        <Trouble error={enter.error()} />
      </div>
    </Page>
  )
}

/** A link that was used, or is too old: the table is there all the same. */
const Over = (props: { readonly onDone: () => void }) => (
  <Page title={doorTexts().pass.title} narrow>
    <h1>{doorTexts().pass.title}</h1>
    <div class="sheet form">
      <p class="lead">{doorTexts().pass.over}</p>
      <p class="form-row">
        <A class="button button-main" href={signInFrom(location.pathname + location.hash)}>
          {doorTexts().pass.signIn}
        </A>
        <button type="button" class="button" onClick={() => props.onDone()}>
          {doorTexts().pass.look}
        </button>
      </p>
    </div>
  </Page>
)

/**
 * Stands before a table's page: where it was opened by a letter's link on a device that does not know the letter's
 * reader, it asks first. Everywhere else it is not seen.
 */
export function PassDoor(props: { readonly table: string; readonly children: JSX.Element }) {
  const [token, setToken] = createSignal(takePass())
  const done = () => void setToken(null)
  const [look, { refetch }] = createResource(
    () => token() ?? null,
    (sent) => perform('POST /pass/look', { token: sent }),
  )
  const isOver = () => look.error instanceof ApiProblem && look.error.code === 'pass-over'
  const found = () => (look.error ? undefined : look.latest)
  /** A link for another table, or one whose reader is here, has nothing to ask. */
  const isNeedless = () => {
    const one = found()
    return one !== undefined && (one.here || one.table !== props.table)
  }
  return (
    <Show when={!isNeedless() && token()} fallback={props.children}>
      {(sent) => (
        <Switch fallback={<Loading />}>
          <Match when={isOver() && me() !== undefined}>
            <Show when={!me()} fallback={props.children}>
              <Over onDone={done} />
            </Show>
          </Match>
          <Match when={look.error}>
            <Page title={doorTexts().pass.title} narrow>
              <h1>{doorTexts().pass.title}</h1>
              <Trouble error={look.error as unknown} onRetry={() => void refetch()} />
            </Page>
          </Match>
          <Match when={me() !== undefined && found()}>
            {(one) => <Offer token={sent()} look={one()} onDone={done} />}
          </Match>
        </Switch>
      )}
    </Show>
  )
}
