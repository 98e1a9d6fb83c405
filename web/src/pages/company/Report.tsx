import { createSignal, Show } from 'solid-js'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { TextField } from '../../parts/TextField.tsx'
import { companyTexts } from './words.ts'

/** Tells the operator what somebody did: folded away until it is needed. */
export function Report(props: { readonly person: string }) {
  const [text, setText] = createSignal('')
  const [isSent, setSent] = createSignal(false)
  const send = createAct(async () => {
    await perform('POST /people/{id}/report', { id: props.person, text: text().trim() })
    setSent(true)
  })
  const texts = () => companyTexts().people
  return (
    <details class="section">
      <summary>{texts().report}</summary>
      <Show
        when={!isSent()}
        fallback={
          <Notice tone="good">
            <p>{texts().reported}</p>
          </Notice>
        }
      >
        <form
          class="form sheet"
          onSubmit={(event) => {
            event.preventDefault()
            void send.run()
          }}
        >
          <TextField
            label={texts().reportText}
            hint={texts().reportHint}
            rows={3}
            maxlength="1000"
            required
            value={text()}
            onInput={setText}
          />
          <Trouble error={send.error()} />
          <button type="submit" class="button" disabled={send.busy()}>
            {texts().reportGo}
          </button>
        </form>
      </Show>
    </details>
  )
}
