import { createSignal, lazy, Show, Suspense } from 'solid-js'
import type { TableView } from '../../../worker/wire/schema/table-view.ts'
import { me } from '../account/me.ts'
import { keep, kept } from '../device/browser-storage.ts'
import { createAct } from '../parts/act.ts'
import { appTexts } from '../words/index.ts'
import { PasskeyTrouble } from './PasskeyTrouble.tsx'
import { addPasskey, knowsPasskeys } from './passkey.ts'
import { doorTexts } from './words.ts'

const SeatCard = lazy(() => import('./SeatCard.tsx'))

/** Number of people who are known to have their card. */
const most = 8

/** For a guest who has just sat down: their seat card or a passkey, until they have one of them. */
export function KeepCard(props: { readonly table: TableView }) {
  const texts = () => doorTexts().card
  // Several people may play on one device.
  const [have, setHave] = createSignal(kept('card')?.split(' ') ?? [])
  const [shown, show] = createSignal(false)
  const done = (person: string) => {
    setHave((people) => [...people, person].slice(-most))
    keep('card', have().join(' '))
  }
  const keepBy = createAct(async (person: string) => {
    await addPasskey()
    done(person)
  })
  return (
    <Show when={me()?.email === null && !me()?.only && me()}>
      {(person) => (
        <Show when={!have().includes(person().id)}>
          <section class="sheet form" aria-labelledby="keep-card">
            <h2 id="keep-card">{texts().keep(person().name)}</h2>
            <Show when={shown()} fallback={<p class="soft">{texts().lead}</p>}>
              <Suspense fallback={<p aria-busy="true">{appTexts().loading}</p>}>
                <SeatCard table={props.table} brief />
              </Suspense>
            </Show>
            <p class="form-row">
              <button
                type="button"
                class="button"
                onClick={() => (shown() ? done(person().id) : show(true))}
              >
                {shown() ? texts().done : texts().show}
              </button>
              <Show when={knowsPasskeys()}>
                <button
                  type="button"
                  class="button"
                  disabled={keepBy.busy()}
                  onClick={() => void keepBy.run(person().id)}
                >
                  {doorTexts().passkeys.keep}
                </button>
              </Show>
            </p>
            <PasskeyTrouble error={keepBy.error()} />
          </section>
        </Show>
      )}
    </Show>
  )
}
