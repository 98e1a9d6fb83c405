import { describe, expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { fingerprintOf, keptFingerprints, whatToDo } from './fingerprint.ts'

describe('rules and values change with the version only', () => {
  test.for(games)('$id', (game) => {
    const kept = keptFingerprints()[game.id]
    const now = fingerprintOf(game)
    expect(kept?.version, 'A new version: run "node test/kernel/fingerprint.ts".').toBe(now.version)
    expect(now.play, whatToDo.play(game)).toBe(kept?.play)
    expect(now.code, whatToDo.code(game)).toBe(kept?.code)
  })
})
