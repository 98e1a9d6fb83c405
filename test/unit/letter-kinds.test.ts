/** The sizes of all kinds of letters. */
import { expect, test } from 'vitest'
import { languages } from '../../worker/games/kernel/index.ts'
import { letterKinds } from './letter-kinds.ts'

test.for(languages)(
  'no letter in %s has 100 kB of HTML, as Gmail cuts what is longer than 102',
  async (language) => {
    const letters = await letterKinds(language)
    expect(new Set(letters.map(({ kind }) => kind)).size).toBe(letters.length)
    expect(letters.length).toBeGreaterThan(70)
    const tooLong = letters
      .map(({ kind, html }) => ({ kind, bytes: new TextEncoder().encode(html).length }))
      .filter(({ bytes }) => bytes >= 100_000)
    expect(tooLong).toEqual([])
  },
)
