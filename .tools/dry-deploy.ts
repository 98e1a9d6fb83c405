/**
 * Bundles the worker as a deployment does, sends nothing, and refuses one that has grown too large.
 *
 *   node .tools/dry-deploy.ts
 *
 * Exits with 1 where wrangler fails, or the upload is larger than it may be.
 */
import { largestUpload, uploadOf } from '../test/upload.ts'

const { compressed, output } = uploadOf()
process.stdout.write(output)
const isSmall = compressed <= largestUpload
if (!isSmall)
  process.stdout.write(
    `The upload has ${compressed} KiB compressed; it may have ${largestUpload}.\n`,
  )
process.exitCode = isSmall ? 0 : 1
