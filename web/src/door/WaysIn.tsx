import { createSignal, lazy, Show, Suspense } from 'solid-js'
import type { Me } from '../../../worker/wire/schema/me.ts'
import { appTexts } from '../words/index.ts'
import { Devices } from './Devices.tsx'
import { OthersHere } from './OthersHere.tsx'
import { Passkeys } from './Passkeys.tsx'
import { doorTexts } from './words.ts'

const SeatCard = lazy(() => import('./SeatCard.tsx'))

/** My seat card, once I want to see it: somebody may look over my shoulder. */
function MyCard() {
  const [shown, show] = createSignal(false)
  return (
    <Show
      when={shown()}
      fallback={
        <>
          <p class="soft">{doorTexts().card.lead}</p>
          <p>
            <button type="button" class="button" onClick={() => show(true)}>
              {doorTexts().card.show}
            </button>
          </p>
        </>
      }
    >
      <Suspense fallback={<p aria-busy="true">{appTexts().loading}</p>}>
        <SeatCard />
      </Suspense>
    </Show>
  )
}

/** Ways in for me, and places where I am in: passkeys, seat card, devices. */
export const WaysIn = (props: { readonly person: Me }) => (
  <>
    <section class="sheet form" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{doorTexts().passkeys.title}</h2>
      <Passkeys />
    </section>
    <Show when={props.person.email === null}>
      <section class="sheet form" aria-labelledby="card-title">
        <h2 id="card-title">{doorTexts().card.title}</h2>
        <MyCard />
      </section>
    </Show>
    <section class="sheet form" aria-labelledby="devices-title">
      <h2 id="devices-title">{doorTexts().devices.title}</h2>
      <Devices />
    </section>
    <OthersHere />
  </>
)
