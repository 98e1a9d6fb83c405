/** Writes `.dev.vars` with a fresh secret for local running, unless it exists. */
import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'

if (!existsSync('.dev.vars'))
  writeFileSync(
    '.dev.vars',
    `SESSION_SECRET="${randomBytes(32).toString('base64url')}"\nLOCAL="true"\n`,
  )
