import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Started, startRuntime } from './local-runtime.ts'

export interface Served extends Started {
  /** Folder in which the runtime keeps what is stored. */
  readonly storage: string
}

/** The app as `npm start` serves it, on a free port and storage of its own. Its pages are built before: `npm run build`. */
export const serveApp = (vars: Readonly<Record<string, string>> = {}): Promise<Served> =>
  serve(join(import.meta.dirname, '../wrangler.toml'), (origin) => ({ ORIGIN: origin, ...vars }))

/** A worker on the local runtime, as a configuration describes it. */
export async function serve(
  config: string,
  vars?: (origin: string) => Readonly<Record<string, string>>,
): Promise<Served> {
  const storage = mkdtempSync(join(tmpdir(), 'dorfpost-'))
  const { stop, ...started } = await startRuntime(config, storage, await freePort(), vars)
  return {
    ...started,
    storage,
    async stop() {
      await stop()
      rmSync(storage, { recursive: true, force: true })
    },
  }
}
