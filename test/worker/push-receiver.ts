/** A browser's end of web push, written from the standards: RFC 8291 over RFC 8188, and RFC 8292. */
import { base64url, importJWK, jwtVerify } from 'jose'
import type { Heard } from './notice-helpers.ts'

const p256 = { name: 'ECDH', namedCurve: 'P-256' } as const
const utf8 = (text: string) => new TextEncoder().encode(text)
const joined = (...parts: ReadonlyArray<Uint8Array>) =>
  new Uint8Array(parts.flatMap((part) => [...part]))

async function hmac(key: Uint8Array, data: Uint8Array): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', new Uint8Array(key), algorithm, false, [
    'sign',
  ])
  return new Uint8Array(await crypto.subtle.sign(algorithm, imported, new Uint8Array(data)))
}

/** HKDF (RFC 5869) of at most one block of SHA-256. */
async function hkdf(salt: Uint8Array, ikm: Uint8Array, info: Uint8Array, length: number) {
  const prk = await hmac(salt, ikm)
  return (await hmac(prk, joined(info, Uint8Array.of(1)))).slice(0, length)
}

/** One browser's subscription, with the private side that only it knows. */
export class PushReceiver {
  readonly endpoint: string
  readonly #keys: CryptoKeyPair
  readonly #point: Uint8Array
  readonly #auth = crypto.getRandomValues(new Uint8Array(16))

  private constructor(endpoint: string, keys: CryptoKeyPair, point: Uint8Array) {
    this.endpoint = endpoint
    this.#keys = keys
    this.#point = point
  }

  static async at(endpoint: string): Promise<PushReceiver> {
    const keys = (await crypto.subtle.generateKey(p256, true, ['deriveBits'])) as CryptoKeyPair
    const point = (await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer
    return new PushReceiver(endpoint, keys, new Uint8Array(point))
  }

  /** Answer of the browser to the page: its `PushSubscription` as JSON. */
  get subscription() {
    return {
      endpoint: this.endpoint,
      keys: { p256dh: base64url.encode(this.#point), auth: base64url.encode(this.#auth) },
    }
  }

  /** The message in a request's body; throws for whatever this browser could not read. */
  async read({ headers, body }: Heard): Promise<string> {
    if (headers.get('content-encoding') !== 'aes128gcm') throw new Error('Not aes128gcm.')
    if (body.length > 4096) throw new Error('Push services take no more than 4096 octets.')
    // RFC 8188, 2.1: salt, record size, length of the key id, key id, records.
    const salt = body.slice(0, 16)
    const recordSize = new DataView(body.buffer).getUint32(16)
    const idLength = body[20] ?? 0
    const sender = body.slice(21, 21 + idLength)
    const record = body.slice(21 + idLength)
    if (record.length > recordSize) throw new Error('A push message has a single record.')
    // RFC 8291, 3.3 and 3.4.
    const senderKey = await crypto.subtle.importKey('raw', sender, p256, false, [])
    const shared = await crypto.subtle.deriveBits(
      { name: 'ECDH', public: senderKey } as unknown as SubtleCryptoDeriveKeyAlgorithm,
      this.#keys.privateKey,
      256,
    )
    const info = joined(utf8('WebPush: info\0'), this.#point, sender)
    const ikm = await hkdf(this.#auth, new Uint8Array(shared), info, 32)
    const key = await hkdf(salt, ikm, utf8('Content-Encoding: aes128gcm\0'), 16)
    const iv = await hkdf(salt, ikm, utf8('Content-Encoding: nonce\0'), 12)
    const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
    const plain = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, record))
    // RFC 8188, 2: the last record's content ends with the octet 2, and zeros pad it.
    const end = plain.findLastIndex((octet) => octet !== 0)
    if (plain[end] !== 2) throw new Error('This is not the last record.')
    return new TextDecoder().decode(plain.slice(0, end))
  }
}

/** Checks the sender's signature (RFC 8292); what it claims, and the key it was made with. */
export async function signatureOf({ headers }: Heard) {
  const found = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(headers.get('authorization') ?? '')
  const [, token = '', key = ''] = found ?? []
  const point = base64url.decode(key)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: base64url.encode(point.slice(1, 33)),
    y: base64url.encode(point.slice(33)),
  }
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    algorithms: ['ES256'],
    currentDate: new Date(),
  })
  return { key, claims: payload }
}
