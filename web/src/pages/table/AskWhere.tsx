import { createEffect, createResource, createSignal, Show } from 'solid-js'
import type { Ways } from '../../../../worker/wire/schema.ts'
import { api } from '../../api/client.ts'
import { arrived } from '../../parts/arrived.ts'
import { MailProof } from '../../parts/MailProof.tsx'
import { me } from '../../person.ts'
import { pushHere } from '../../push.ts'
import { t } from '../../words/index.ts'
import { PushHere } from '../settings/PushHere.tsx'

/**
 * For a person who has just sat down and has no channel outside this page: one field for an
 * address, or one press for notices on this device. It stays away from everybody else.
 */
export function AskWhere() {
  const [pushed, setPushed] = createSignal<boolean | undefined>()
  const [ways] = createResource(
    () => !me()?.only && me()?.id,
    () => api<Ways>('GET', '/me/ways'),
  )
  createEffect(() => {
    if (me()) void pushHere().then((subscription) => setPushed(subscription !== null))
  })
  const known = () => arrived(ways)
  const isReached = () => {
    const webhook = known()?.webhook
    return Boolean((me()?.email && me()?.mail) || pushed() || (webhook && webhook.offAt === null))
  }
  return (
    <Show when={pushed() !== undefined && !isReached() && known()}>
      {(found) => (
        <section class="sheet form" aria-labelledby="ask-where">
          <h2 id="ask-where">{t().table.askWhere}</h2>
          <p class="soft">{t().table.askWhereHint}</p>
          <MailProof action={t().settings.add} onDone={() => undefined} />
          <Show when={found().pushKey !== null}>
            <PushHere ways={found()} on={false} onChange={setPushed} />
          </Show>
        </section>
      )}
    </Show>
  )
}
