/** A device that keeps passkeys, in software: WebAuthn's ceremonies with real keys and signatures (ES256, attestation "none"). */
import { base64url } from 'jose'

const text = (value: string) => new TextEncoder().encode(value)
const sha256 = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const joined = (...parts: ReadonlyArray<Uint8Array | ReadonlyArray<number>>) =>
  new Uint8Array(parts.flatMap((part) => [...part]))
const uint16 = (value: number) => [value >> 8, value & 0xff]
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)]

/** CBOR (RFC 8949), byte strings of the lengths that occur here, as short as can be. */
const cborBytes = (bytes: Uint8Array) =>
  joined(bytes.length < 256 ? [0x58, bytes.length] : [0x59, ...uint16(bytes.length)], bytes)
const cborText = (value: string) => joined([0x60 + value.length], text(value))

/** The user is there, and was verified by finger or PIN. */
const userIsHere = 0x05
const hasCredential = 0x40

/** An ASN.1 integer of a number without sign. */
function derInteger(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0)
  const short = bytes.slice(first < 0 ? -1 : first)
  const padded = (short[0] ?? 0) > 0x7f ? joined([0], short) : short
  return joined([0x02, padded.length], padded)
}

export interface Quirks {
  readonly origin?: string
  readonly rpId?: string
  /** Count that the device tells; by default one more each time. */
  readonly counter?: number
  /** True if the user was verified. */
  readonly verified?: boolean
  /** True if it says of itself, unasked, what it is, with a certificate. */
  readonly certificate?: boolean
}

export class Authenticator {
  readonly id = base64url.encode(crypto.getRandomValues(new Uint8Array(32)))
  readonly #origin: string
  readonly #keys: Promise<CryptoKeyPair>
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
    this.#keys = crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ]) as Promise<CryptoKeyPair>
  }

  /** Answers `navigator.credentials.create()`. */
  async create(options: { challenge: string }, quirks: Quirks = {}) {
    const jwk = (await crypto.subtle.exportKey('jwk', (await this.#keys).publicKey)) as JsonWebKey
    const coordinate = (value: string | undefined) => cborBytes(base64url.decode(value ?? ''))
    // COSE (RFC 9052): { kty: EC2, alg: ES256, crv: P-256, x, y }
    const key = joined(
      [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21],
      coordinate(jwk.x),
      [0x22],
      coordinate(jwk.y),
    )
    const rawId = base64url.decode(this.id)
    const credential = joined(new Uint8Array(16), uint16(rawId.length), rawId, key)
    const data = joined(await this.#data(hasCredential, quirks), credential)
    const attestation = joined(
      [0xa3],
      cborText('fmt'),
      cborText(quirks.certificate ? 'packed' : 'none'),
      cborText('attStmt'),
      // { x5c: [a certificate], sig, alg: ES256 }
      quirks.certificate
        ? joined(
            [0xa3],
            cborText('x5c'),
            [0x81],
            cborBytes(new Uint8Array(99)),
            cborText('sig'),
            cborBytes(new Uint8Array(70)),
            cborText('alg'),
            [0x26],
          )
        : [0xa0],
      cborText('authData'),
      cborBytes(data),
    )
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', options.challenge, quirks),
      attestationObject: base64url.encode(attestation),
    })
  }

  /** Answers `navigator.credentials.get()`. */
  async get(options: { challenge: string }, quirks: Quirks = {}) {
    const clientDataJSON = this.#client('webauthn.get', options.challenge, quirks)
    const data = await this.#data(0, quirks)
    const signed = joined(data, await sha256(base64url.decode(clientDataJSON)))
    const { privateKey } = await this.#keys
    const raw = new Uint8Array(
      await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, signed),
    )
    const pair = joined(derInteger(raw.slice(0, 32)), derInteger(raw.slice(32)))
    return this.#answer({
      clientDataJSON,
      authenticatorData: base64url.encode(data),
      signature: base64url.encode(joined([0x30, pair.length], pair)),
    })
  }

  async #data(flags: number, { rpId, counter, verified = true }: Quirks) {
    this.#counter = counter ?? this.#counter + 1
    const hash = await sha256(text(rpId ?? new URL(this.#origin).hostname))
    const here = verified ? userIsHere : 0x01
    return joined(hash, [flags | here], uint32(this.#counter))
  }

  #client(type: string, challenge: string, { origin }: Quirks): string {
    return base64url.encode(
      text(JSON.stringify({ type, challenge, origin: origin ?? this.#origin, crossOrigin: false })),
    )
  }

  #answer<R>(response: R) {
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    }
  }
}
