import {
  type Accessor,
  createEffect,
  createResource,
  createSignal,
  Match,
  on,
  Switch,
} from 'solid-js'
import type { InvitationLook } from '../../../worker/wire/schema/ways-in.ts'
import { becomes, me } from '../account/me.ts'
import { withAddressComing } from '../account/reach.ts'
import { perform } from '../api/client.ts'
import { A } from '../parts/A.tsx'
import { CheckField } from '../parts/CheckField.tsx'
import { signInFrom } from './back.ts'
import { doorTexts } from './words.ts'

const inFragment = /^#invited=([\w.-]{20,600})$/

/** Proof of an invitation's link, for the person who sits down by it. */
export interface Invitation {
  readonly look: Accessor<InvitationLook | undefined>
  readonly wants: Accessor<boolean>
  readonly want: (wanted: boolean) => void
  /** Sits down; after that the address becomes theirs, if they want it and have none. */
  readonly sitBy: (sit: () => Promise<void>) => Promise<void>
}

/** The invitation of this page's address; it is taken out of it, so that nobody shares it by the address bar. */
export function createInvitation(table: string): Invitation {
  const token = inFragment.exec(location.hash)?.[1] ?? null
  if (token !== null) history.replaceState(history.state, '', location.pathname + location.search)
  // Invitations are forwarded. Ticked beforehand it is only for people who have nothing here yet: an account with tables of its
  // own would go to the owner of the address with them.
  const [wants, want] = createSignal(false)
  createEffect(
    on(me, (person, before) => {
      if (before === undefined && person === null) want(true)
    }),
  )
  const [found] = createResource(
    () => token,
    (sent) => perform('POST /invitation/look', { token: sent }),
  )
  const look = () => {
    const one = found.error ? undefined : found.latest
    return one?.table === table ? one : undefined
  }
  const isWanted = () => Boolean(look() && !look()?.known && wants())
  async function confirm(): Promise<void> {
    if (token === null || !isWanted() || me()?.email !== null) return
    const { me: person } = await perform('POST /invitation/address', { token })
    await becomes(person)
  }
  return {
    look,
    wants,
    want,
    async sitBy(sit) {
      const sitAndConfirm = async () => {
        await sit()
        await confirm()
      }
      await (isWanted() ? withAddressComing(sitAndConfirm) : sitAndConfirm())
    },
  }
}

/** Names the address that letters go to after sitting down by an invitation. */
export function InvitedAddress(props: { readonly invitation: Invitation; readonly table: string }) {
  const texts = () => doorTexts().invited
  const isFree = () => (me()?.email ?? null) === null && props.invitation.look()
  return (
    <Switch>
      <Match when={isFree() && props.invitation.look()?.known && props.invitation.look()}>
        {(look) => (
          <p class="soft">
            {texts().known(look().email)}{' '}
            <A href={signInFrom(`/t/${props.table}`)}>{texts().signIn}</A>
          </p>
        )}
      </Match>
      <Match when={isFree()}>
        {(look) => (
          <CheckField
            plain
            label={texts().wants(look().email)}
            value={props.invitation.wants()}
            onChange={props.invitation.want}
          />
        )}
      </Match>
    </Switch>
  )
}
