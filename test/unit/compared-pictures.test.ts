import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { compared, difference, draw, pngOf, printed, ready, stored } from './pictures/compared.ts'

beforeAll(ready)

/** Writes what is drawn now and where it differs into a folder of its own; the message says where. */
async function report(name: string, now: Uint8Array, before: Uint8Array): Promise<string> {
  const { count, shown } = difference(now, before)
  const folder = mkdtempSync(join(tmpdir(), 'dorfpost-pictures-'))
  const [drawn, differs] = [join(folder, `${name}.png`), join(folder, `${name}-difference.png`)]
  writeFileSync(drawn, await pngOf(now))
  writeFileSync(differs, await pngOf(shown))
  return `${count} pixels of ${name} differ from test/unit/pictures/${name}.png. Drawn now: ${drawn}; where it differs: ${differs}. If it is meant so: npm run pictures`
}

test.for(compared.map((one) => [one.name, one] as const))(
  'the table %s looks as it is stored',
  async ([name, one]) => {
    const [now, before] = [await printed(draw(one)), stored(name)]
    if (difference(now, before).count > 0) expect.fail(await report(name, now, before))
  },
)

test('a table that looks different by one pixel is found', () => {
  const [one] = compared
  if (!one) throw new Error('Nothing is compared.')
  const now = draw(one)
  const other = now.slice()
  other[4] = (other[4] ?? 0) ^ 1
  expect(difference(now, other).count).toBe(1)
  expect(difference(now, now.slice()).count).toBe(0)
})
