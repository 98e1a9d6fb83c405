/** The parts of WebAuthn that a server needs, without statements about authenticators: it asks for none. */
export {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'

import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'

/**
 * A new passkey's answer without what its authenticator says of itself: we ask for no such statement, believe none, and
 * read no certificates (`attestation: 'none'`, WebAuthn level 3, 5.4.7). Throws where the answer cannot be read.
 */
export function withoutStatement(answer: RegistrationResponseJSON): RegistrationResponseJSON {
  const sent = isoBase64URL.toBuffer(answer.response.attestationObject)
  const unsaid = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', decodeAttestationObject(sent).get('authData')],
  ])
  const attestationObject = isoBase64URL.fromBuffer(isoCBOR.encode(unsaid))
  return { ...answer, response: { ...answer.response, attestationObject } }
}
