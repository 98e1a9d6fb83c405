import { createSignal, Match, Show, Switch } from 'solid-js'
import type { Club } from '../../../../worker/wire/schema/clubs.ts'
import { beSomebody, me } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { NameField } from '../../door/NameField.tsx'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { clubTexts } from './words.ts'

/** The ways in for somebody who is no member: joining, asking, answering an invitation. */
export function Door(props: { readonly club: Club; readonly onDone: () => void }) {
  const [name, setName] = createSignal('')
  const enter = createAct(async () => {
    await beSomebody(name())
    await perform('POST /clubs/{id}/membership', { id: props.club.id })
    props.onDone()
  })
  const withdraw = createAct(async () => {
    await perform('DELETE /clubs/{id}/membership', { id: props.club.id })
    props.onDone()
  })
  const standing = () => props.club.standing
  const admission = () => props.club.admission
  const busy = () => enter.busy() || withdraw.busy()
  const texts = clubTexts
  return (
    <section class="sheet">
      <Switch
        fallback={
          <form
            class="form"
            onSubmit={(event) => {
              event.preventDefault()
              void enter.run()
            }}
          >
            <Show when={!me()}>
              <NameField value={name()} onInput={setName} alone={false} />
            </Show>
            <button type="submit" class="button button-main" disabled={busy()}>
              {admission() === 'link' ? texts().join : texts().ask}
            </button>
          </form>
        }
      >
        <Match when={standing() === 'invited'}>
          <p class="form-row">
            <button
              type="button"
              class="button button-main"
              disabled={busy()}
              onClick={() => void enter.run()}
            >
              {texts().accept}
            </button>
            <button
              type="button"
              class="button"
              disabled={busy()}
              onClick={() => void withdraw.run()}
            >
              {texts().decline}
            </button>
          </p>
        </Match>
        <Match when={standing() === 'asked'}>
          <p>{texts().asked}</p>
          <button
            type="button"
            class="button"
            disabled={busy()}
            onClick={() => void withdraw.run()}
          >
            {texts().unask}
          </button>
        </Match>
        <Match when={admission() === 'invitation'}>
          <p>{texts().closed}</p>
        </Match>
      </Switch>
      <Trouble error={enter.error() ?? withdraw.error()} />
    </section>
  )
}
