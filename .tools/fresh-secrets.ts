import { generateKeyPairSync, randomBytes } from 'node:crypto'

/** A P-256 key pair for web push (RFC 8292): the public point uncompressed, both in base64url. */
function pushKeys(): { publicKey: string; privateKey: string } {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  }).privateKey.export({ format: 'jwk' })
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
}

/** New secrets of an instance, by the names of the worker's variables. */
export function freshSecrets() {
  const { publicKey, privateKey } = pushKeys()
  return {
    SESSION_SECRET: randomBytes(32).toString('base64url'),
    OPERATOR_SECRET: randomBytes(32).toString('base64url'),
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  }
}
