import { createResource, createSignal, For, Show } from 'solid-js'
import type { PasskeyList } from '../../../worker/wire/schema/ways-in.ts'
import { api } from '../api/client.ts'
import { createAct } from '../parts/act.ts'
import { arrived } from '../parts/arrived.ts'
import { Trouble } from '../parts/Notice.tsx'
import { me } from '../person.ts'
import { byDay } from '../time.ts'
import { locale, t } from '../words/index.ts'
import { PasskeyTrouble } from './PasskeyTrouble.tsx'
import { addPasskey, knowsPasskeys } from './passkey.ts'
import { doorTexts } from './words.ts'

type Passkey = PasskeyList['passkeys'][number]

/** My passkeys: to add, to name, to remove. */
export function Passkeys() {
  const texts = () => doorTexts().passkeys
  const [passkeys, { mutate }] = createResource(
    () => me()?.id,
    async () => (await api<PasskeyList>('GET', '/me/passkeys')).passkeys,
  )
  const list = () => arrived(passkeys) ?? []
  const [naming, nameIt] = createSignal<string | null>(null)
  const add = createAct(async () => mutate(await addPasskey()))
  const remove = createAct(async ({ id }: Passkey) => {
    mutate((await api<PasskeyList>('DELETE', `/me/passkeys/${id}`)).passkeys)
  })
  const rename = createAct(async (id: string, name: string) => {
    mutate((await api<PasskeyList>('PATCH', `/me/passkeys/${id}`, { name })).passkeys)
    nameIt(null)
  })
  const about = ({ createdAt, usedAt }: Passkey) =>
    [
      texts().made(byDay(createdAt)),
      usedAt === null ? texts().unused : texts().used(byDay(usedAt)),
    ].join(' · ')
  return (
    <>
      <p class="soft">{texts().lead}</p>
      <ul class="ways-in">
        <For each={list()}>
          {(passkey) => (
            <li class="way-in">
              <Show
                when={naming() === passkey.id}
                fallback={
                  <>
                    <span class="way-in-text">
                      <b>{passkey.name}</b>
                      <span class="small">{about(passkey)}</span>
                    </span>
                    <span class="form-row">
                      <button
                        type="button"
                        class="button"
                        aria-label={locale().labelled(texts().rename, passkey.name)}
                        onClick={() => nameIt(passkey.id)}
                      >
                        {texts().rename}
                      </button>
                      <button
                        type="button"
                        class="button"
                        disabled={remove.busy()}
                        aria-label={locale().labelled(texts().remove, passkey.name)}
                        onClick={() => void remove.run(passkey)}
                      >
                        {texts().remove}
                      </button>
                    </span>
                  </>
                }
              >
                <form
                  class="form-row"
                  onSubmit={(event) => {
                    event.preventDefault()
                    const name = new FormData(event.currentTarget).get('name')
                    void rename.run(passkey.id, String(name))
                  }}
                >
                  <input
                    class="input"
                    name="name"
                    required
                    maxlength="40"
                    value={passkey.name}
                    aria-label={texts().name}
                    ref={(field) => queueMicrotask(() => field.select())}
                  />
                  <button type="submit" class="button" disabled={rename.busy()}>
                    {t().save}
                  </button>
                  <button type="button" class="button" onClick={() => nameIt(null)}>
                    {t().cancel}
                  </button>
                </form>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={knowsPasskeys()} fallback={<p class="soft">{texts().none}</p>}>
        <p>
          <button type="button" class="button" disabled={add.busy()} onClick={() => void add.run()}>
            {texts().add}
          </button>
        </p>
      </Show>
      <PasskeyTrouble error={add.error()} />
      <Trouble error={(passkeys.error as unknown) ?? remove.error() ?? rename.error()} />
    </>
  )
}
