/** A worker on the local runtime as a process of its own, so that it can be killed: `serve.ts <config> <storage> <port> <secret> <further variables as JSON>`. */
import { startRuntime } from '../local-runtime.ts'

const [config = '', storage = '', port = '', secret = '', vars = '{}'] = process.argv.slice(2)
const { origin, stop } = await startRuntime(config, storage, Number(port), (ORIGIN) => ({
  ORIGIN,
  SESSION_SECRET: secret,
  ...JSON.parse(vars),
}))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit()))
process.stdout.write(`Ready on ${origin}\n`)
