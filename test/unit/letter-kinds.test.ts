/** The sizes and the markup of all kinds of letters; `letter-words.test.ts` has the words of turns, along whole games. */
import { describe, expect, test } from 'vitest'
import { languages } from '../../worker/games/kernel/index.ts'
import { faultsOfLetter } from '../markup.ts'
import { letterKinds } from './letter-kinds.ts'
import { visible } from './visible-words.ts'

describe.for(languages)('no letter in %s', (language) => {
  // Made once: games are played for them.
  const all = letterKinds(language)

  test('has 100 kB of HTML, as Gmail cuts what is longer than 102', async () => {
    const letters = await all
    expect(new Set(letters.map(({ kind }) => kind)).size).toBe(letters.length)
    expect(letters.length).toBeGreaterThan(70)
    const tooLong = letters
      .map(({ kind, html }) => ({ kind, bytes: new TextEncoder().encode(html).length }))
      .filter(({ bytes }) => bytes >= 100_000)
    expect(tooLong).toEqual([])
  })

  test('shows more than 250 words', async () => {
    const tooLong = (await all)
      .map(({ kind, html }) => ({ kind, words: visible(html).length }))
      .filter(({ words }) => words > 250)
    expect(tooLong).toEqual([])
  })

  test('has a fault as a whole, as it goes out', async () => {
    const faults: string[] = []
    for (const { kind, html } of await all)
      faults.push(...(await faultsOfLetter(html)).map((fault) => `${kind}: ${fault}`))
    expect(faults).toEqual([])
  })
})
