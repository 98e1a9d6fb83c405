import { createSignal, Show } from 'solid-js'
import { becomes, me, myTables, refreshMe } from '../account/me.ts'
import { perform } from '../api/client.ts'
import { appTexts, language } from '../words/index.ts'
import { createAct } from './act.ts'
import { Notice, Trouble } from './Notice.tsx'
import { TextField } from './TextField.tsx'

interface VerifyEmailProps {
  /** Label of the first button. */
  readonly action: string
  readonly onDone: () => void
}

/** The two steps of proving an address: a letter asked for, and its code entered. */
function createProof(onDone: () => void) {
  const [email, setEmail] = createSignal('')
  const [signIn, setSignIn] = createSignal<string | null>(null)
  const [code, setCode] = createSignal('')
  const send = createAct(async () => {
    const answer = await perform('POST /sign-in', {
      email: email().trim(),
      language: language(),
    })
    setSignIn(answer.signIn)
  })
  const enter = createAct(async () => {
    const asked = signIn()
    if (asked === null) return
    const { me: person } = await perform('POST /sign-in/code', {
      signIn: asked,
      code: code().replaceAll(/\D/g, ''),
      // The page says so, and the address was typed here.
      take: ['here'],
    })
    await becomes(person)
    await refreshMe()
    onDone()
  })
  return { email, setEmail, code, setCode, send, enter, signIn, again: () => setSignIn(null) }
}

type Proof = ReturnType<typeof createProof>

/** Asks for the address. */
function AddressForm(props: { readonly proof: Proof; readonly action: string }) {
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        void props.proof.send.run()
      }}
    >
      <TextField
        label={appTexts().signIn.email}
        type="email"
        name="email"
        autocomplete="email"
        required
        value={props.proof.email()}
        onInput={props.proof.setEmail}
      />
      <Trouble error={props.proof.send.error()} />
      <button type="submit" class="button button-main" disabled={props.proof.send.busy()}>
        {props.action}
      </button>
    </form>
  )
}

/** Asks for the letter's code. */
function CodeForm(props: { readonly proof: Proof }) {
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        void props.proof.enter.run()
      }}
    >
      <Notice tone="good">
        <p>
          <strong>{appTexts().signIn.sentTitle}.</strong>{' '}
          {appTexts().signIn.sent(props.proof.email())}
        </p>
      </Notice>
      <TextField
        label={appTexts().signIn.code}
        class="input input-code"
        inputmode="numeric"
        autocomplete="one-time-code"
        pattern="\s*(\d\s*){6}"
        maxlength="12"
        required
        value={props.proof.code()}
        onInput={props.proof.setCode}
      />
      <Show when={me()?.email === null && me()}>
        {(guest) => <p class="soft">{appTexts().signIn.along(guest().name, myTables().length)}</p>}
      </Show>
      <Trouble error={props.proof.enter.error()} />
      <p class="form-row">
        <button type="submit" class="button button-main" disabled={props.proof.enter.busy()}>
          {appTexts().signIn.go}
        </button>
        <button type="button" class="link" onClick={props.proof.again}>
          {appTexts().signIn.other}
        </button>
      </p>
    </form>
  )
}

/** Proves an address: a letter is sent, and its code entered here (or its link opened anywhere). */
export function VerifyEmail(props: VerifyEmailProps) {
  const proof = createProof(() => props.onDone())
  return (
    <Show when={proof.signIn()} fallback={<AddressForm proof={proof} action={props.action} />}>
      <CodeForm proof={proof} />
    </Show>
  )
}
