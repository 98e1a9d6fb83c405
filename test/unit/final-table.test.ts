/** Pictures of a tournament's letters: its final table, and who sits at a table of a round. */
import { describe, expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { languages } from '../../worker/games/kernel/index.ts'
import { finalTable, gathering, isDrawn } from '../../worker/pictures/preview.ts'

const all = games.map(({ id }) => id).filter(isDrawn)
const linesOf = (count: number, points: string) =>
  Array.from({ length: count }, (_, i) => ({ place: i + 1, name: `Käthe ${i + 1}`, points }))
const heightIn = (svg: string): number => Number(/height="(\d+)"/.exec(svg)?.[1])

describe('a final table', () => {
  test.for(all)('of %s is printed whole, and as high as its lines need', (game) => {
    const caption = { title: 'Coupe d’automne', line: 'Classement final' }
    for (const points of ['', '3,5 points'])
      for (const count of [2, 5, 10]) {
        const svg = finalTable(game, caption, linesOf(count, points))
        expect(svg).not.toMatch(/\$[a-z]|NaN|undefined/)
        const bottom = Math.max(
          ...[...svg.matchAll(/cy="([\d.]+)" r="25"/g)].map((one) => Number(one[1])),
        )
        expect(heightIn(svg)).toBeGreaterThanOrEqual(bottom + 33 + 20 + 22)
        expect(heightIn(svg)).toBeGreaterThanOrEqual(630)
      }
  })
})

test.for(all)('people at a table of %s are drawn, whatever hat they wear', (game) => {
  const names = ['Ada', 'Bob', 'Cem', 'Dora', 'Emil']
  for (const language of languages) {
    const about = {
      game,
      caption: { title: 'A', line: 'B' },
      language,
      free: 'x',
      mark: '',
      date: '',
    }
    for (let seats = 1; seats <= names.length; seats++)
      expect(gathering({ ...about, names: names.slice(0, seats) })).not.toMatch(/\$[a-z]/)
  }
})
