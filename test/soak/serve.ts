/** A worker on the local runtime as a process of its own, so that it can be killed: `serve.ts <config> <storage> <port> <secret>`. */
import { startRuntime } from '../local-runtime.ts'

const [config = '', storage = '', port = '', secret = ''] = process.argv.slice(2)
const { origin, stop } = await startRuntime(config, storage, Number(port), (ORIGIN) => ({
  ORIGIN,
  SESSION_SECRET: secret,
}))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit()))
process.stdout.write(`Ready on ${origin}\n`)
