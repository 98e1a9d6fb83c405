import { createSignal } from 'solid-js'
import { changeMe } from '../account/me.ts'
import { createAct } from '../parts/act.ts'
import { Trouble } from '../parts/Notice.tsx'
import { appTexts } from '../words/index.ts'
import { NameField } from './NameField.tsx'
import { doorTexts } from './words.ts'

/** Asks somebody who signed in for the first time what the others should call them. */
export function FirstName(props: { readonly onDone: () => void }) {
  const [name, setName] = createSignal('')
  const save = createAct(async () => {
    await changeMe({ name: name().trim() })
    props.onDone()
  })
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        void save.run()
      }}
    >
      <p class="lead" role="status">
        {doorTexts().firstName}
      </p>
      <NameField value={name()} onInput={setName} />
      <Trouble error={save.error()} />
      <button type="submit" class="button button-main" disabled={save.busy()}>
        {appTexts().save}
      </button>
    </form>
  )
}
