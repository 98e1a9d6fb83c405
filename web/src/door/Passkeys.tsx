import { createResource, createSignal, For, Show } from 'solid-js'
import type { PasskeyList } from '../../../worker/wire/schema/ways-in.ts'
import { me } from '../account/me.ts'
import { arrived } from '../api/arrived.ts'
import { perform } from '../api/client.ts'
import { createAct } from '../parts/act.ts'
import { Trouble } from '../parts/Notice.tsx'
import { byDay } from '../parts/time.ts'
import { appTexts, locale } from '../words/index.ts'
import { PasskeyTrouble } from './PasskeyTrouble.tsx'
import { addPasskey, knowsPasskeys } from './passkey.ts'
import { doorTexts } from './words.ts'

type Passkey = PasskeyList['passkeys'][number]

/** A passkey with its name, and what can be done about it. */
function OnePasskey(props: {
  readonly passkey: Passkey
  readonly busy: boolean
  readonly onRename: () => void
  readonly onRemove: () => void
}) {
  const texts = () => doorTexts().passkeys
  const about = ({ createdAt, usedAt }: Passkey) =>
    [
      texts().made(byDay(createdAt)),
      usedAt === null ? texts().unused : texts().used(byDay(usedAt)),
    ].join(' · ')
  return (
    <>
      <span class="way-in-text">
        <b>{props.passkey.name}</b>
        <span class="small">{about(props.passkey)}</span>
      </span>
      <span class="form-row">
        <button
          type="button"
          class="button"
          aria-label={locale().labelled(texts().rename, props.passkey.name)}
          onClick={() => props.onRename()}
        >
          {texts().rename}
        </button>
        <button
          type="button"
          class="button"
          disabled={props.busy}
          aria-label={locale().labelled(texts().remove, props.passkey.name)}
          onClick={() => props.onRemove()}
        >
          {texts().remove}
        </button>
      </span>
    </>
  )
}

/** Gives a passkey another name. */
const NameForm = (props: {
  readonly name: string
  readonly busy: boolean
  readonly onName: (name: string) => void
  readonly onCancel: () => void
}) => (
  <form
    class="form-row"
    onSubmit={(event) => {
      event.preventDefault()
      const name = new FormData(event.currentTarget).get('name')
      props.onName(String(name))
    }}
  >
    <input
      type="text"
      class="input"
      name="name"
      required
      maxlength="40"
      value={props.name}
      aria-label={doorTexts().passkeys.name}
      ref={(field) => queueMicrotask(() => field.select())}
    />
    <button type="submit" class="button" disabled={props.busy}>
      {appTexts().save}
    </button>
    <button type="button" class="button" onClick={() => props.onCancel()}>
      {appTexts().cancel}
    </button>
  </form>
)

/** My passkeys: to add, to name, to remove. */
export function Passkeys() {
  const texts = () => doorTexts().passkeys
  const [passkeys, { mutate }] = createResource(
    () => me()?.id,
    async () => (await perform('GET /me/passkeys')).passkeys,
  )
  const list = () => arrived(passkeys) ?? []
  const [naming, nameIt] = createSignal<string | null>(null)
  const add = createAct(async () => mutate(await addPasskey()))
  const remove = createAct(async ({ id }: Passkey) => {
    mutate((await perform('DELETE /me/passkeys/{passkey}', { passkey: id })).passkeys)
  })
  const rename = createAct(async (id: string, name: string) => {
    mutate((await perform('PATCH /me/passkeys/{passkey}', { passkey: id, name })).passkeys)
    nameIt(null)
  })
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
                  <OnePasskey
                    passkey={passkey}
                    busy={remove.busy()}
                    onRename={() => nameIt(passkey.id)}
                    onRemove={() => void remove.run(passkey)}
                  />
                }
              >
                <NameForm
                  name={passkey.name}
                  busy={rename.busy()}
                  onName={(name) => void rename.run(passkey.id, name)}
                  onCancel={() => nameIt(null)}
                />
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
