import { createSignal, Show } from 'solid-js'
import type { Me } from '../../../worker/wire/schema/me.ts'
import { api } from '../api/client.ts'
import { becomes, me, myTables, refreshMe } from '../person.ts'
import { language, t } from '../words/index.ts'
import { createAct } from './act.ts'
import { Notice, Trouble } from './Notice.tsx'

interface MailProofProps {
  /** What the first button says. */
  readonly action: string
  readonly onDone: () => void
}

/** Proves an address: a letter is sent, and its code entered here (or its link opened anywhere). */
export function MailProof(props: MailProofProps) {
  const [email, setEmail] = createSignal('')
  const [signIn, setSignIn] = createSignal<string | null>(null)
  const [code, setCode] = createSignal('')
  const send = createAct(async () => {
    const answer = await api<{ signIn: string }>('POST', '/sign-in', {
      email: email().trim(),
      language: language(),
    })
    setSignIn(answer.signIn)
  })
  const enter = createAct(async () => {
    const { me: person } = await api<{ me: Me }>('POST', '/sign-in/code', {
      signIn: signIn(),
      code: code().replaceAll(/\D/g, ''),
      // The page says so, and the address was typed here.
      take: ['here'],
    })
    await becomes(person)
    await refreshMe()
    props.onDone()
  })
  return (
    <Show
      when={signIn()}
      fallback={
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
            void send.run()
          }}
        >
          <label class="field">
            <span class="field-label">{t().signIn.email}</span>
            <input
              class="input"
              type="email"
              name="email"
              autocomplete="email"
              required
              value={email()}
              onInput={(event) => setEmail(event.currentTarget.value)}
            />
          </label>
          <Trouble error={send.error()} />
          <button type="submit" class="button button-main" disabled={send.busy()}>
            {props.action}
          </button>
        </form>
      }
    >
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          void enter.run()
        }}
      >
        <Notice tone="good">
          <p>
            <strong>{t().signIn.sentTitle}.</strong> {t().signIn.sent(email())}
          </p>
        </Notice>
        <label class="field">
          <span class="field-label">{t().signIn.code}</span>
          <input
            class="input input-code"
            inputmode="numeric"
            autocomplete="one-time-code"
            pattern="\s*(\d\s*){6}"
            maxlength="12"
            required
            value={code()}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <Show when={me()?.email === null && me()}>
          {(guest) => <p class="soft">{t().signIn.along(guest().name, myTables().length)}</p>}
        </Show>
        <Trouble error={enter.error()} />
        <p class="form-row">
          <button type="submit" class="button button-main" disabled={enter.busy()}>
            {t().signIn.go}
          </button>
          <button type="button" class="link" onClick={() => setSignIn(null)}>
            {t().signIn.other}
          </button>
        </p>
      </form>
    </Show>
  )
}
