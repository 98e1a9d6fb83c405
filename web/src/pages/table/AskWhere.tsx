import { createSignal, Match, Show, Switch } from 'solid-js'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { me } from '../../account/me.ts'
import { createReach } from '../../account/reach.ts'
import { botTexts } from '../../bots/words.ts'
import { keep, kept } from '../../device/browser-storage.ts'
import { VerifyEmail } from '../../parts/VerifyEmail.tsx'
import { appTexts } from '../../words/index.ts'
import { PushHere } from '../settings/PushHere.tsx'

/** True if the person who waits has opened the question. */
const [asking, setAsking] = createSignal(false)

/**
 * For a person who has just sat down and has no channel outside this page: one field for an
 * address, or one press for notices on this device. It stays away from everybody else, and once it was put aside.
 */
export function AskWhere() {
  const { reach, ways, setPushed } = createReach()
  const name = () => `askWhere.${me()?.id}`
  const [aside, putAside] = createSignal(false)
  const asked = () => reach() === null && !aside() && kept(name()) === null && ways()
  return (
    <Show when={asked()}>
      {(found) => (
        <section class="sheet form" aria-labelledby="ask-where">
          <h2 id="ask-where">{appTexts().table.askWhere}</h2>
          <p class="soft">{appTexts().table.askWhereHint}</p>
          <VerifyEmail action={appTexts().settings.add} onDone={() => undefined} />
          <Show when={found().pushKey !== null}>
            <PushHere ways={found()} on={false} onChange={setPushed} />
          </Show>
          <p>
            <button
              type="button"
              class="link"
              onClick={() => {
                keep(name(), 'aside')
                putAside(true)
              }}
            >
              {appTexts().table.askLater}
            </button>
          </p>
        </section>
      )}
    </Show>
  )
}

/** Line for somebody who waits: it promises what will come, and asks where to where nothing would. Among bots alone there is nothing to wait for. */
export function Meanwhile(props: { readonly seats: TableView['seats'] }) {
  const { reach } = createReach()
  return (
    <Switch fallback={appTexts().table.waitHintHere}>
      <Match when={props.seats.every(({ you, bot }) => you || bot)}>{botTexts().soon}</Match>
      <Match when={reach() === 'letter'}>{appTexts().table.waitHint}</Match>
      <Match when={reach() === 'push'}>{appTexts().table.waitHintPush}</Match>
      <Match when={reach() === 'webhook'}>{appTexts().table.waitHintWebhook}</Match>
      <Match when={reach() === null}>
        {appTexts().table.waitNothing}{' '}
        <button type="button" class="link" onClick={() => setAsking(true)}>
          {appTexts().table.askGo}
        </button>
      </Match>
    </Switch>
  )
}

/** In the bar of somebody who waits, where the line under the question has no room for it: opens the question where to. */
export function AskButton(props: { readonly seats: TableView['seats'] }) {
  const { reach } = createReach()
  const isAlone = () => props.seats.every(({ you, bot }) => you || bot)
  return (
    <Show when={!isAlone() && !asking() && reach() === null}>
      <button type="button" class="bar-button bar-reach" onClick={() => setAsking(true)}>
        {appTexts().table.askTurn}
      </button>
    </Show>
  )
}

/** The question where to, over the stage, for somebody who waits and has opened it. */
export function AskSlip() {
  const { reach, ways, setPushed } = createReach()
  const open = () => asking() && reach() === null && ways()
  return (
    <Show when={open()}>
      {(found) => (
        <section class="slip ask-slip" aria-label={appTexts().table.askWhere}>
          <VerifyEmail action={appTexts().settings.add} onDone={() => setAsking(false)} />
          <Show when={found().pushKey !== null}>
            <PushHere
              ways={found()}
              on={false}
              onChange={(on) => {
                setPushed(on)
                if (on) setAsking(false)
              }}
            />
          </Show>
          <button type="button" class="link slip-aside" onClick={() => setAsking(false)}>
            {appTexts().table.askLater}
          </button>
        </section>
      )}
    </Show>
  )
}
