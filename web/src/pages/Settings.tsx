import { useNavigate } from '@solidjs/router'
import { createResource, createSignal, For, Show, Suspense } from 'solid-js'
import { languages, locales } from '../../../worker/games/kernel/language.ts'
import type { ChannelSetup } from '../../../worker/wire/schema/channels.ts'
import type { Me } from '../../../worker/wire/schema/me.ts'
import {
  becomes,
  changeMe,
  chooseCardPeople,
  chooseTheme,
  limitedHere,
  me,
  refreshMe,
  switchLanguage,
  theme,
} from '../account/me.ts'
import { pushHere } from '../account/push.ts'
import { letterComes } from '../account/reach.ts'
import { perform } from '../api/client.ts'
import { cardPeople } from '../device/card-people.ts'
import { signInFrom } from '../door/back.ts'
import { OnlyHere } from '../door/OnlyHere.tsx'
import { WaysIn } from '../door/WaysIn.tsx'
import { A } from '../parts/A.tsx'
import { createAct } from '../parts/act.ts'
import { KeysField } from '../parts/KeysField.tsx'
import { Notice, Trouble } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { appTexts, language, listed } from '../words/index.ts'
import { Away } from './settings/Away.tsx'
import { Calendar } from './settings/Calendar.tsx'
import { Listed } from './settings/Listed.tsx'
import { Mutes } from './settings/Mutes.tsx'
import { Notices } from './settings/Notices.tsx'
import { Part } from './settings/Part.tsx'
import { Post } from './settings/Post.tsx'
import { PushHere } from './settings/PushHere.tsx'
import { Times } from './settings/Times.tsx'
import { Webhook } from './settings/Webhook.tsx'
import { settingsTexts } from './settings/words.ts'
import './settings/settings.css'
import { arrived } from '../api/arrived.ts'

function NameForm(props: { readonly person: Me }) {
  const [name, setName] = createSignal(props.person.name)
  const [saved, setSaved] = createSignal(false)
  const save = createAct(async () => {
    await changeMe({ name: name().trim() })
    setSaved(true)
  })
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        void save.run()
      }}
    >
      <div class="field">
        <label class="field-label" for="my-name">
          {appTexts().settings.name}
        </label>
        <span class="form-row">
          <input
            id="my-name"
            type="text"
            class="input"
            autocomplete="nickname"
            maxlength="40"
            required
            value={name()}
            onInput={(event) => {
              setSaved(false)
              setName(event.currentTarget.value)
            }}
          />
          <button type="submit" class="button" disabled={save.busy()}>
            {appTexts().save}
          </button>
        </span>
      </div>
      <Show when={saved()}>
        <Notice tone="good">
          <p>{appTexts().saved}</p>
        </Notice>
      </Show>
      <Trouble error={save.error()} />
    </form>
  )
}

function Account(props: { readonly person: Me }) {
  const navigate = useNavigate()
  let dialog: HTMLDialogElement | undefined
  let everywhere: HTMLDialogElement | undefined
  const leave = createAct(
    async (what: 'POST /sign-out' | 'POST /sign-out/everywhere' | 'DELETE /me') => {
      await perform(what)
      dialog?.close()
      everywhere?.close()
      await becomes(null)
      await refreshMe()
      navigate('/')
    },
  )
  return (
    <>
      <Show when={!props.person.email}>
        <Notice tone="info">
          <p>{appTexts().settings.guestWarning}</p>
        </Notice>
      </Show>
      <div class="form-row">
        <button type="button" class="button" onClick={() => void leave.run('POST /sign-out')}>
          {appTexts().settings.signOut}
        </button>
        <button type="button" class="button" onClick={() => everywhere?.showModal()}>
          {appTexts().settings.everywhere}
        </button>
        <a class="button" href="/api/me/data" download="dorfpost.json" rel="external">
          {appTexts().settings.data}
        </a>
        <button type="button" class="button button-wax" onClick={() => dialog?.showModal()}>
          {appTexts().settings.delete}
        </button>
      </div>
      <Trouble error={leave.error()} />
      <dialog ref={everywhere} class="dialog sheet" aria-labelledby="everywhere-title">
        <h2 id="everywhere-title">{appTexts().settings.everywhere}</h2>
        <p>{appTexts().settings.everywhereText}</p>
        <p>
          {props.person.email
            ? appTexts().settings.everywhereBack
            : appTexts().settings.everywhereLost}
        </p>
        <div class="form-row">
          <button
            type="button"
            class="button button-wax"
            disabled={leave.busy()}
            onClick={() => void leave.run('POST /sign-out/everywhere')}
          >
            {appTexts().settings.everywhere}
          </button>
          <button type="button" class="button" onClick={() => everywhere?.close()}>
            {appTexts().cancel}
          </button>
        </div>
      </dialog>
      <dialog ref={dialog} class="dialog sheet" aria-labelledby="delete-title">
        <h2 id="delete-title">{appTexts().settings.deleteTitle}</h2>
        <p>{appTexts().settings.deleteText}</p>
        <div class="form-row">
          <button
            type="button"
            class="button button-wax"
            disabled={leave.busy()}
            onClick={() => void leave.run('DELETE /me')}
          >
            {appTexts().settings.deleteGo}
          </button>
          <button type="button" class="button" onClick={() => dialog?.close()}>
            {appTexts().cancel}
          </button>
        </div>
      </dialog>
    </>
  )
}

/** Switch for all notices that leave the house, first; and the two ways that most people want. */
function ReachMe(props: {
  readonly person: Me
  readonly ways: ChannelSetup | undefined
  readonly pushed: boolean
  readonly onPushed: (on: boolean) => void
}) {
  const texts = () => settingsTexts().reach
  const webhook = () => props.ways?.webhook
  const turn = () => props.person.channels.turn
  const reached = () => [
    ...(props.person.email && letterComes(props.person)
      ? [texts().letter(props.person.email)]
      : []),
    ...(props.pushed && turn().includes('push') ? [texts().push] : []),
    ...(webhook()?.offAt === null && turn().includes('webhook') ? [texts().webhook] : []),
  ]
  return (
    <section
      id="reach"
      class="sheet form"
      classList={{ 'reach-nothing': reached().length === 0 }}
      aria-labelledby="reach-title"
    >
      <h2 id="reach-title">{texts().title}</h2>
      <Show when={reached().length > 0} fallback={<p class="bad">{texts().nothing}</p>}>
        <p>{texts().by(listed(reached()))}</p>
      </Show>
      <Post person={props.person} />
      <Show when={props.ways}>
        {(ways) => <PushHere ways={ways()} on={props.pushed} onChange={props.onPushed} />}
      </Show>
    </section>
  )
}

/** Ways and times by which notices reach me. */
function Reach(props: { readonly person: Me }) {
  const [ways, { mutate }] = createResource(
    () => props.person.id,
    () => perform('GET /me/ways'),
  )
  const [pushed, { mutate: setPushed }] = createResource(async () => (await pushHere()) !== null)
  const known = () => arrived(ways)
  return (
    <>
      <ReachMe
        person={props.person}
        ways={known()}
        pushed={arrived(pushed) ?? false}
        onPushed={setPushed}
      />
      <Part id="notices">
        <Notices person={props.person} ways={known()} pushed={arrived(pushed) ?? false} />
        <Mutes person={props.person} />
      </Part>
      <Part id="times">
        <Times person={props.person} />
        <Away person={props.person} />
      </Part>
      <Trouble error={ways.error as unknown} />
      <Show when={known()}>
        {(ways) => (
          <Part id="more">
            <Webhook ways={ways()} onChange={mutate} />
            <Calendar ways={ways()} onChange={mutate} />
          </Part>
        )}
      </Show>
    </>
  )
}

const Looks = () => (
  <>
    <KeysField
      legend={appTexts().settings.language}
      name="language"
      values={languages.map((code) => [code, locales[code].name] as const)}
      value={language()}
      onChange={(value) => void switchLanguage(value)}
    />
    <KeysField
      legend={appTexts().settings.theme}
      name="theme"
      values={[
        ['system', appTexts().settings.system],
        ['light', appTexts().settings.light],
        ['dark', appTexts().settings.dark],
      ]}
      value={theme()}
      onChange={(value) => void chooseTheme(value)}
    />
    <KeysField
      legend={appTexts().settings.cardPeople}
      name="card-people"
      values={[
        ['women', appTexts().settings.women],
        ['men', appTexts().settings.men],
      ]}
      value={cardPeople()}
      onChange={(value) => void chooseCardPeople(value)}
    />
  </>
)

/** The parts of the page, to jump to: it is long. */
const Contents = () => (
  <nav class="settings-contents" aria-label={appTexts().settings.title}>
    <For each={['reach', 'notices', 'times', 'more', 'you', 'devices', 'account'] as const}>
      {(part) => <a href={`#${part}`}>{settingsTexts().parts[part]}</a>}
    </For>
  </nav>
)

export default function Settings() {
  return (
    <Page title={appTexts().settings.title} narrow class="settings">
      <h1>{appTexts().settings.title}</h1>
      <Show
        when={me()}
        fallback={
          <>
            <section class="sheet form">
              <Looks />
            </section>
            <OnlyHere />
            <Show when={me() === null && !limitedHere()}>
              <p class="soft">{appTexts().settings.none}</p>
              <p>
                <A href={signInFrom('/settings')}>{appTexts().nav.signIn}</A>
              </p>
            </Show>
          </>
        }
      >
        {(person) => (
          <>
            <Contents />
            {/* A part that is still asked for takes nothing off the page. */}
            <Suspense fallback={<p aria-busy="true">{appTexts().loading}</p>}>
              <Reach person={person()} />
            </Suspense>
            <Part id="you">
              <section class="sheet form" aria-labelledby="you-title">
                <h2 id="you-title">{appTexts().settings.you}</h2>
                <NameForm person={person()} />
                <Listed person={person()} />
                <Looks />
              </section>
            </Part>
            <Part id="devices">
              <WaysIn person={person()} />
            </Part>
            <Part id="account">
              <section class="sheet form" aria-labelledby="account-title">
                <h2 id="account-title">{appTexts().settings.account}</h2>
                <Account person={person()} />
              </section>
            </Part>
          </>
        )}
      </Show>
    </Page>
  )
}
