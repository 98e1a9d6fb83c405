import { Show } from 'solid-js'
import { becomes, me, refreshMe } from '../account/me.ts'
import { createAct } from '../parts/act.ts'
import { PasskeyTrouble } from './PasskeyTrouble.tsx'
import { knowsPasskeys, signInByPasskey } from './passkey.ts'
import { doorTexts } from './words.ts'

/** Signing in by a passkey, one press. */
export function PasskeySignIn(props: { readonly onDone: () => void }) {
  const enter = createAct(async () => {
    await becomes(await signInByPasskey())
    await refreshMe()
    props.onDone()
  })
  return (
    <Show when={knowsPasskeys()}>
      <section class="sheet form" aria-labelledby="passkey-title">
        <h2 id="passkey-title">{doorTexts().passkeys.signInTitle}</h2>
        <p class="soft">{doorTexts().passkeys.signInLead}</p>
        <Show when={me()}>
          {(person) => <p class="soft">{doorTexts().cardPage.other(person().name)}</p>}
        </Show>
        <p>
          <button
            type="button"
            class="button"
            disabled={enter.busy()}
            onClick={() => void enter.run()}
          >
            {doorTexts().passkeys.signIn}
          </button>
        </p>
        <PasskeyTrouble error={enter.error()} />
      </section>
    </Show>
  )
}
