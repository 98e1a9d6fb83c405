/**
 * Writes the secrets for local running into `.dev.vars`, those that are not there yet. With
 * `--print` it writes fresh ones for a deployment to the screen instead, a name and a value a line.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

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

const { publicKey, privateKey } = pushKeys()
const secrets = {
  SESSION_SECRET: randomBytes(32).toString('base64url'),
  OPERATOR_SECRET: randomBytes(32).toString('base64url'),
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}

if (process.argv.includes('--print')) {
  for (const [name, value] of Object.entries(secrets)) process.stdout.write(`${name} ${value}\n`)
} else {
  const file = '.dev.vars'
  const present = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = Object.entries({ ...secrets, LOCAL: 'true', MAIL_AUTHSERV: 'mx.cloudflare.net' })
    .filter(([name]) => !new RegExp(`^${name}=`, 'm').test(present))
    .map(([name, value]) => `${name}="${value}"\n`)
  if (lines.length > 0)
    writeFileSync(
      file,
      present + (present === '' || present.endsWith('\n') ? '' : '\n') + lines.join(''),
    )
}
