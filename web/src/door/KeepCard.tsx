import { createSignal, lazy, Show, Suspense } from 'solid-js'
import type { TableView } from '../../../worker/wire/schema.ts'
import { keep, kept } from '../kept.ts'
import { me } from '../person.ts'
import { t } from '../words/index.ts'
import { doorTexts } from './words.ts'

const SeatCard = lazy(() => import('./SeatCard.tsx'))

/** For a guest who has just sat down: their seat card, until they say that they have it. */
export function KeepCard(props: { readonly table: TableView }) {
  const texts = () => doorTexts().card
  const [has, setHas] = createSignal(kept('card'))
  const [shown, show] = createSignal(false)
  const done = (person: string) => {
    keep('card', person)
    setHas(person)
  }
  return (
    <Show when={me()?.email === null && me()}>
      {(person) => (
        <Show when={has() !== person().id}>
          <section class="sheet form" aria-labelledby="keep-card">
            <h2 id="keep-card">{texts().keep(person().name)}</h2>
            <Show when={shown()} fallback={<p class="soft">{texts().lead}</p>}>
              <Suspense fallback={<p aria-busy="true">{t().loading}</p>}>
                <SeatCard table={props.table} brief />
              </Suspense>
            </Show>
            <p>
              <button
                type="button"
                class="button"
                onClick={() => (shown() ? done(person().id) : show(true))}
              >
                {shown() ? texts().done : texts().show}
              </button>
            </p>
          </section>
        </Show>
      )}
    </Show>
  )
}
