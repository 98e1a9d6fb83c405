import { A, useNavigate } from '@solidjs/router'
import { createResource, createSignal, For, type JSX, Show, Suspense } from 'solid-js'
import type { Me, Ways } from '../../../worker/wire/schema.ts'
import { api } from '../api/client.ts'
import { createAct } from '../parts/act.ts'
import { MailProof } from '../parts/MailProof.tsx'
import { Notice, Trouble } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { becomes, changeMe, chooseTheme, me, refreshMe, switchLanguage, theme } from '../person.ts'
import { pushHere } from '../push.ts'
import { language, t } from '../words/index.ts'
import { Away } from './settings/Away.tsx'
import { Calendar } from './settings/Calendar.tsx'
import { Notices } from './settings/Notices.tsx'
import { PushHere } from './settings/PushHere.tsx'
import { createSave } from './settings/save.ts'
import { Times } from './settings/Times.tsx'
import { Webhook } from './settings/Webhook.tsx'
import './settings/settings.css'

function Choice<T extends string>(props: {
  readonly legend: string
  readonly name: string
  readonly values: ReadonlyArray<readonly [T, string]>
  readonly value: T
  readonly onChange: (value: T) => void
}): JSX.Element {
  return (
    <fieldset class="field">
      <legend class="field-label">{props.legend}</legend>
      <div class="keys">
        <For each={props.values}>
          {([value, label]) => (
            <label class="key key-wide">
              <input
                type="radio"
                name={props.name}
                checked={props.value === value}
                onChange={() => props.onChange(value)}
              />
              <span>{label}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  )
}

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
      <label class="field">
        <span class="field-label">{t().settings.name}</span>
        <span class="form-row">
          <input
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
            {t().save}
          </button>
        </span>
      </label>
      <Show when={saved()}>
        <Notice tone="good">
          <p>{t().saved}</p>
        </Notice>
      </Show>
      <Trouble error={save.error()} />
    </form>
  )
}

function Post(props: { readonly person: Me }) {
  const [adding, setAdding] = createSignal(false)
  const { save, error, failures } = createSave()
  return (
    <>
      <div class="field">
        <span class="field-label">{t().settings.email}</span>
        <Show
          when={props.person.email}
          fallback={
            <>
              <p class="soft">{t().settings.emailNone}</p>
              <Show
                when={adding()}
                fallback={
                  <p>
                    <button type="button" class="button" onClick={() => setAdding(true)}>
                      {t().settings.add}
                    </button>
                  </p>
                }
              >
                <MailProof action={t().signIn.send} onDone={() => setAdding(false)} />
              </Show>
            </>
          }
        >
          {(email) => <p>{email()}</p>}
        </Show>
      </div>
      <label class="check">
        <Show when={failures()} keyed>
          <input
            type="checkbox"
            checked={props.person.mail && props.person.email !== null}
            disabled={props.person.email === null}
            onChange={(event) => {
              const { checked: mail } = event.currentTarget
              save(() => ({ mail }))
            }}
          />
        </Show>
        <span>
          <span class="field-label">{t().settings.mail}</span>
          <span class="field-hint">
            {props.person.email ? t().settings.mailHint : t().settings.mailNeedsAddress}
          </span>
        </span>
      </label>
      <Trouble error={error()} />
    </>
  )
}

function Account(props: { readonly person: Me }) {
  const navigate = useNavigate()
  let dialog: HTMLDialogElement | undefined
  const leave = createAct(async (method: 'POST' | 'DELETE', path: string) => {
    await api(method, path)
    dialog?.close()
    await becomes(null)
    await refreshMe()
    navigate('/')
  })
  return (
    <>
      <Show when={!props.person.email}>
        <Notice tone="info">
          <p>{t().settings.guestWarning}</p>
        </Notice>
      </Show>
      <div class="form-row">
        <button type="button" class="button" onClick={() => void leave.run('POST', '/sign-out')}>
          {t().settings.signOut}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => void leave.run('POST', '/sign-out/everywhere')}
        >
          {t().settings.everywhere}
        </button>
        <a class="button" href="/api/me/data" download="dorfpost.json" rel="external">
          {t().settings.data}
        </a>
        <button type="button" class="button button-wax" onClick={() => dialog?.showModal()}>
          {t().settings.delete}
        </button>
      </div>
      <Trouble error={leave.error()} />
      <dialog ref={dialog} class="dialog sheet" aria-labelledby="delete-title">
        <h2 id="delete-title">{t().settings.deleteTitle}</h2>
        <p>{t().settings.deleteText}</p>
        <div class="form-row">
          <button
            type="button"
            class="button button-wax"
            disabled={leave.busy()}
            onClick={() => void leave.run('DELETE', '/me')}
          >
            {t().settings.deleteGo}
          </button>
          <button type="button" class="button" onClick={() => dialog?.close()}>
            {t().cancel}
          </button>
        </div>
      </dialog>
    </>
  )
}

/** How notices reach me, and when I am to be reached. */
function Reach(props: { readonly person: Me }) {
  const [ways, { mutate }] = createResource(
    () => props.person.id,
    () => api<Ways>('GET', '/me/ways'),
  )
  const [pushed, { mutate: setPushed }] = createResource(async () => (await pushHere()) !== null)
  return (
    <>
      <Notices
        person={props.person}
        ways={ways.error ? undefined : ways.latest}
        pushed={pushed.latest ?? false}
      />
      <Times person={props.person} />
      <Away person={props.person} />
      <Trouble error={ways.error as unknown} />
      <Show when={!ways.error && ways.latest}>
        {(known) => (
          <>
            <PushHere ways={known()} on={pushed.latest ?? false} onChange={setPushed} />
            <Webhook ways={known()} onChange={mutate} />
            <Calendar ways={known()} onChange={mutate} />
          </>
        )}
      </Show>
    </>
  )
}

export default function Settings() {
  return (
    <Page title={t().settings.title} narrow>
      <h1>{t().settings.title}</h1>
      <section class="sheet form">
        <Choice
          legend={t().settings.language}
          name="language"
          values={[
            ['de', 'Deutsch'],
            ['en', 'English'],
          ]}
          value={language()}
          onChange={(value) => void switchLanguage(value)}
        />
        <Choice
          legend={t().settings.theme}
          name="theme"
          values={[
            ['system', t().settings.system],
            ['light', t().settings.light],
            ['dark', t().settings.dark],
          ]}
          value={theme()}
          onChange={(value) => void chooseTheme(value)}
        />
      </section>
      <Show
        when={me()}
        fallback={
          <Show when={me() === null}>
            <p class="soft">{t().settings.none}</p>
            <p>
              <A href="/sign-in">{t().nav.signIn}</A>
            </p>
          </Show>
        }
      >
        {(person) => (
          <>
            <section class="sheet form">
              <h2>{t().settings.you}</h2>
              <NameForm person={person()} />
              <Post person={person()} />
            </section>
            {/* What is still asked for takes nothing off the page. */}
            <Suspense fallback={<p aria-busy="true">{t().loading}</p>}>
              <Reach person={person()} />
            </Suspense>
            <section class="sheet form">
              <h2>{t().settings.account}</h2>
              <Account person={person()} />
            </section>
          </>
        )}
      </Show>
    </Page>
  )
}
