/** Passkeys in this browser. What talks to it is loaded when it is used. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Me } from '../../../worker/wire/schema/me.ts'
import type { PasskeyList } from '../../../worker/wire/schema/ways-in.ts'
import { api } from '../api/client.ts'

/** Nothing was done: somebody closed the browser's window, or the browser has nothing that fits. */
export class PasskeyStopped extends Error {
  override readonly name = 'PasskeyStopped'
}

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window

const webauthn = () => import('@simplewebauthn/browser')

/** Makes a passkey for my account. Throws `PasskeyStopped`, and what the API throws. */
export async function addPasskey(): Promise<PasskeyList['passkeys']> {
  const { options } = await api<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    'POST',
    '/me/passkeys/begin',
  )
  const { startRegistration } = await webauthn()
  const response = await startRegistration({ optionsJSON: options }).catch(stopped)
  return (await api<PasskeyList>('POST', '/me/passkeys', { response })).passkeys
}

/** Signs in by a passkey. Throws `PasskeyStopped`, and what the API throws. */
export async function signInByPasskey(): Promise<Me> {
  const { options } = await api<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    'POST',
    '/sign-in/passkey/begin',
  )
  const { startAuthentication } = await webauthn()
  const response = await startAuthentication({ optionsJSON: options }).catch(stopped)
  return (await api<{ me: Me }>('POST', '/sign-in/passkey', { response })).me
}

function stopped(error: unknown): never {
  throw new PasskeyStopped('The browser gave no passkey.', { cause: error })
}
