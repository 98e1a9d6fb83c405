/** A short run of the soak, whose runtime loses something of each kind: a check that sees none of it is of no use. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Random } from '../../worker/games/kernel/index.ts'
import { settlement } from '../../worker/games/settlement/index.ts'
import { kindsLost } from '../soak/check.ts'
import { Runtime } from '../soak/runtime.ts'
import { live, talliesOf } from '../soak/village.ts'

const top = join(import.meta.dirname, '../..')
const tables = 6

test('letters, rows of lists, pushes and daily letters that are lost on purpose are named', async () => {
  const loses = { kinds: kindsLost, share: 0.25 }
  const runtime = await Runtime.start(join(top, 'test/soak/wrangler.toml'), top, loses)
  try {
    const kinds = Array.from({ length: tables }, () => ({
      ...{ game: settlement, seats: 2, options: {} },
    }))
    const random = Random.fromSeed(new Uint8Array(32).fill(5))
    const lived = await live(
      runtime,
      kinds,
      tables,
      random,
      () => false,
      () => undefined,
    )
    expect(lived.played).toHaveLength(tables)
    const tallies = talliesOf(lived)
    for (const kind of kindsLost) expect(tallies[kind].lost, kind).toBeGreaterThan(0)
    // No more than what was to be lost is named as lost; where few are due, one more or less is much.
    for (const kind of kindsLost)
      expect(tallies[kind].lost, kind).toBeLessThanOrEqual(tallies[kind].due * 0.5 + 1)
  } finally {
    await runtime.stop()
  }
}, 600_000)
