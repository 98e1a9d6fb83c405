/**
 * Writes the secrets for local running into `.dev.vars`, those that are not there yet. With
 * `--print` it writes fresh ones for a deployment to the screen instead, a name and a value a line.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { freshSecrets } from './fresh-secrets.ts'

const secrets = freshSecrets()

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
