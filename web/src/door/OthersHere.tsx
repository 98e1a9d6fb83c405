import { For, Show } from 'solid-js'
import { becomeOther, othersHere } from '../account/device-people.ts'
import { createAct } from '../parts/act.ts'
import { Trouble } from '../parts/Notice.tsx'
import { Stamp } from '../parts/Stamp.tsx'
import { passTexts } from './pass-words.ts'

/** Others who are signed in on this device; each can go on as themselves. */
export function OthersHere() {
  const texts = passTexts
  const become = createAct((account: string) => becomeOther(account, '/tables'))
  return (
    <Show when={othersHere().length > 0}>
      <section class="sheet form" aria-labelledby="others-title">
        <h2 id="others-title">{texts().title}</h2>
        <p class="soft">{texts().lead}</p>
        <ul class="ways-in">
          <For each={othersHere()}>
            {({ id, name, waiting }) => (
              <li class="way-in">
                <Stamp person={id} name={name} size="m" />
                <span class="way-in-text">
                  <b>{name}</b>
                  <Show when={waiting > 0}>
                    <span class="small">{texts().waiting(waiting)}</span>
                  </Show>
                </span>
                <button
                  type="button"
                  class="button"
                  disabled={become.busy()}
                  onClick={() => void become.run(id)}
                >
                  {texts().goOn(name)}
                </button>
              </li>
            )}
          </For>
        </ul>
        <Trouble error={become.error()} />
      </section>
    </Show>
  )
}
