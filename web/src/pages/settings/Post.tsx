import { createSignal, Show } from 'solid-js'
import type { Me } from '../../../../worker/wire/schema/me.ts'
import { CheckField } from '../../parts/CheckField.tsx'
import { Trouble } from '../../parts/Notice.tsx'
import { VerifyEmail } from '../../parts/VerifyEmail.tsx'
import { appTexts } from '../../words/index.ts'
import { createSave } from './save.ts'

/** The address that letters go to, and adding one where there is none. */
function Address(props: { readonly person: Me }) {
  const [adding, setAdding] = createSignal(false)
  return (
    <div class="field">
      <span class="field-label">{appTexts().settings.email}</span>
      <Show
        when={props.person.email}
        fallback={
          <>
            <p class="soft">{appTexts().settings.emailNone}</p>
            <Show
              when={adding()}
              fallback={
                <p>
                  <button type="button" class="button" onClick={() => setAdding(true)}>
                    {appTexts().settings.add}
                  </button>
                </p>
              }
            >
              <VerifyEmail action={appTexts().signIn.send} onDone={() => setAdding(false)} />
            </Show>
          </>
        }
      >
        {(email) => <p>{email()}</p>}
      </Show>
    </div>
  )
}

/** Letters by e-mail: where they go, whether they come, and what is in them. */
export function Post(props: { readonly person: Me }) {
  const { save, error, failures } = createSave()
  return (
    <>
      <Address person={props.person} />
      <CheckField
        label={appTexts().settings.mail}
        hint={
          props.person.email ? appTexts().settings.mailHint : appTexts().settings.mailNeedsAddress
        }
        value={props.person.mail && props.person.email !== null}
        disabled={props.person.email === null}
        failures={failures()}
        onChange={(mail) => save(() => ({ mail }))}
      />
      <Show when={props.person.mail && props.person.email !== null}>
        <CheckField
          label={appTexts().settings.pictures}
          hint={appTexts().settings.picturesHint}
          value={props.person.pictures}
          failures={failures()}
          onChange={(pictures) => save(() => ({ pictures }))}
        />
      </Show>
      <CheckField
        label={appTexts().settings.secrets}
        hint={appTexts().settings.secretsHint}
        value={props.person.secrets}
        failures={failures()}
        onChange={(secrets) => save(() => ({ secrets }))}
      />
      <Trouble error={error()} />
    </>
  )
}
