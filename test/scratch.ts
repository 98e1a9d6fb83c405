import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Folder in which Linux keeps files in memory. */
const memory = '/dev/shm'

function hasRoomInMemory(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 4e9
}

/** Databases and browsers write with every step: where memory has room for their files, no test waits for a disk. */
export const scratch = hasRoomInMemory() ? memory : tmpdir()
