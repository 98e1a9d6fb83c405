import { chacha20 } from '@noble/ciphers/chacha.js'
import { beforeEach, inject } from 'vitest'

/**
 * Chance of the worker in tests: a key stream under the hash of the run's seed and a test's place in its file. So a test
 * deals the same cards each time. `npm run test:fresh` deals others.
 */
let key = new Uint8Array(32)
let drawn = 0

async function begin(place: string): Promise<void> {
  const text = new TextEncoder().encode(`${inject('seed')} ${place}`)
  key = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  drawn = 0
}

/** Fills an array as `crypto.getRandomValues` does; each draw has a stream of its own. */
function draw<T extends ArrayBufferView>(array: T): T {
  const nonce = new Uint8Array(12)
  new DataView(nonce.buffer).setUint32(0, drawn++)
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
  bytes.set(chacha20(key, nonce, new Uint8Array(bytes.length)))
  return array
}

/** Replaces chance in the runtime for all tests of the file that is set up. */
export async function repeatChance(): Promise<void> {
  crypto.getRandomValues = draw as typeof crypto.getRandomValues
  await begin('before the first test')
  beforeEach(({ task }) => begin(task.id))
}
