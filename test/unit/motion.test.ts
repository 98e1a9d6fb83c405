import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { millisecondsOf, pause } from '../../web/src/stage/motion.ts'

test('a time is read from a style sheet as it was written, and as it was built', () => {
  expect(millisecondsOf('480ms')).toBe(480)
  expect(millisecondsOf(' .48s')).toBe(480)
  expect(millisecondsOf('0s')).toBe(0)
  expect(millisecondsOf('')).toBe(0)
})

test('however much travels at once, all of it has arrived before the next event is told', () => {
  const [travel, told] = [480, 900]
  for (const journeys of [2, 4, 6, 12])
    expect(travel + pause(journeys) * (journeys - 1)).toBeLessThanOrEqual(told)
})

test.each(['my-village', 'settlement', 'town-builder', 'villagers'])(
  'the board of %s asks by no style what lies in all of it: each piece that travels would style everything anew',
  (game) => {
    const folder = join(import.meta.dirname, '../../web/src/boards', game)
    const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
    expect(sheets).toContain('board.css')
    const asking = sheets.flatMap((name) =>
      (
        readFileSync(join(folder, name), 'utf8').match(
          /(?:-board|\[data-(?:stacked|pane)[^\]]*\])[^\s{,>]*:has\(/g,
        ) ?? []
      ).map((rule) => `${name}: ${rule}`),
    )
    expect(asking).toEqual([])
  },
)
