/** Upload of a deployment, as wrangler counts it. */
import { runWrangler } from './processes.ts'

/** In KiB, compressed. More code takes longer to start wherever the worker is needed, and has to be paid for by what it does. */
export const largestUpload = 1200

/**
 * Bundles the worker without sending it. Throws where wrangler fails, or does not say the size.
 *
 * @param args more arguments of `wrangler deploy`
 * @returns sizes in KiB, and all that wrangler wrote
 */
export function uploadOf(args: ReadonlyArray<string> = []) {
  const output = runWrangler(['deploy', '--dry-run', ...args])
  const [, plain, compressed] =
    /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(output) ?? []
  if (!plain || !compressed) throw new Error(`wrangler did not say the size:\n${output}`)
  return { plain: Number(plain), compressed: Number(compressed), output }
}
