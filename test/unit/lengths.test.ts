/** Law of lengths: a text on a page is read while something else waits, so it is short. */
import { expect, test } from 'vitest'
import { catalogues, textsIn } from './texts.ts'

/** Most words of a text. */
const most = 25

/** Longer texts by their catalogue, without its language, and their key; each with its reason. */
const longer: Readonly<Record<string, string>> = {
  'web/src/pages/answering/words sections': 'a page that is read once, about answering letters',
  'web/src/pages/table/absence/words rulesText':
    'whole rules of pauses, paces and turns taken back',
  'web/src/pages/tournaments/words points': 'whole rule of the points of a tournament',
  'web/src/words/ lead': 'first sentence about Dorfpost, which stands alone on its page',
  'web/src/words/ fairText': 'how chance is proved',
  'web/src/words/ picturesText': 'licences and names',
  'web/src/words/ typeText': 'licences and names',
  'web/src/words/ privacyText': 'all that is stored',
  'web/src/words/ rightsText': 'rights of others',
  'web/src/words/ valuesText': 'rights of others',
}

const wordsOf = (text: string): number =>
  text.split(/\s+/u).filter((one) => /[\p{L}\d…]/u.test(one)).length

/** Texts of pages and boards with too many words, by their catalogue and key. */
function longTexts(): ReadonlyMap<string, ReadonlyArray<string>> {
  const long = new Map<string, string[]>()
  for (const path of catalogues) {
    // Letters are read in peace; names, texts and rules of cards are as long as the game has them.
    if (!/^web|^worker\/games/.test(path) || /\/(?:cards|rules|texts)\./.test(path)) continue
    for (const { key, line, text } of textsIn(path)) {
      if (wordsOf(text) <= most) continue
      const name = `${path.replace(/\.?(?:en|de|fr)?\.ts$/, '')} ${key}`
      long.set(name, [...(long.get(name) ?? []), `${path}:${line} ${wordsOf(text)} words`])
    }
  }
  return long
}

test(`a help, hint, note or task has at most ${most} words, but for those named here`, () => {
  const long = longTexts()
  expect([...long].filter(([name]) => !(name in longer)).flatMap(([, where]) => where)).toEqual([])
  expect(Object.keys(longer).filter((name) => !long.has(name))).toEqual([])
})
