/** As `serve.ts`, by what serves an instance of one's own (`.host`): the same arguments. */
import { join } from 'node:path'
import { startHost } from '../../.host/host.ts'
import { readSettings } from '../../.host/settings.ts'

const [config = '', storage = '', port = '', secret = '', vars = '{}'] = process.argv.slice(2)
const ORIGIN = `http://localhost:${port}`
const settings = readSettings({
  ...{ ORIGIN, SESSION_SECRET: secret, MAIL_FROM: 'post@dorfpost.example', MAIL: 'none' },
  ...{ LISTEN: `127.0.0.1:${port}`, DATA: join(storage, 'host'), MOST_REQUESTS: '1000' },
})
// The soak's own worker keeps the letters where the soak reads them.
const worker = { MAIL_API_KEY: '', LOCAL: 'true', ...JSON.parse(vars) }
const { stop } = await startHost(settings, config, join(storage, 'bundle'), worker)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.removeAllListeners(signal)
  process.once(signal, () => void stop().then(() => process.exit()))
}
process.stdout.write(`Ready on ${ORIGIN}\n`)
