import type { Me } from '../../../worker/wire/schema/me.ts'
import type { PasskeyList } from '../../../worker/wire/schema/ways-in.ts'
import { perform } from '../api/client.ts'

/** Nothing was done: somebody closed the browser's window, or the browser has nothing that fits. */
export class PasskeyStopped extends Error {
  override readonly name = 'PasskeyStopped'
}

/** Returns true if this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window

const webauthn = () => import('@simplewebauthn/browser')

/** Makes a passkey for my account. Throws `PasskeyStopped`, and what the API throws. */
export async function addPasskey(): Promise<PasskeyList['passkeys']> {
  const { options } = await perform('POST /me/passkeys/begin')
  const { startRegistration } = await webauthn()
  const response = await startRegistration({ optionsJSON: options }).catch(stopped)
  return (await perform('POST /me/passkeys', { response: withoutExtensions(response) })).passkeys
}

/** Signs in by a passkey. Throws `PasskeyStopped`, and what the API throws. */
export async function signInByPasskey(): Promise<Me> {
  const { options } = await perform('POST /sign-in/passkey/begin')
  const { startAuthentication } = await webauthn()
  const response = await startAuthentication({ optionsJSON: options }).catch(stopped)
  return (await perform('POST /sign-in/passkey', { response: withoutExtensions(response) })).me
}

/** A passkey's answer as the API takes it: no extensions are asked for. */
const withoutExtensions = <T extends { readonly clientExtensionResults: object }>({
  clientExtensionResults: _,
  ...response
}: T) => ({ ...response, clientExtensionResults: {} })

function stopped(error: unknown): never {
  throw new PasskeyStopped('The browser gave no passkey.', { cause: error })
}
