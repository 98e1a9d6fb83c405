/** One vocabulary for each game and language: nothing that players read names a thing twice. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { type Language, languages } from '../../worker/games/kernel/language.ts'
import type { Vocabulary } from '../../worker/games/kernel/vocabulary.ts'
import { vocabulary as myVillage } from '../../worker/games/my-village/vocabulary.ts'
import { vocabulary as settlement } from '../../worker/games/settlement/vocabulary.ts'
import { vocabulary as townBuilder } from '../../worker/games/town-builder/vocabulary.ts'
import { vocabulary as villagers } from '../../worker/games/villagers/vocabulary.ts'
import { catalogues, textsIn } from './texts.ts'

const vocabularies: Readonly<Record<string, Vocabulary>> = {
  villagers,
  'my-village': myVillage,
  settlement,
  'town-builder': townBuilder,
}

const root = new URL('../../', import.meta.url)

/** The strings of a source, without what is put into them when they are said. */
function stringsIn(path: string): Array<readonly [path: string, text: string]> {
  const source = readFileSync(new URL(path, root), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '')
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(
    ([, plain, filled]) => [path, plain ?? (filled ?? '').replace(/\$\{[^}]*\}/g, '…')] as const,
  )
}

/** The strings of the catalogues of a game and of its letters in a language; catalogues of all languages at once count as German. */
function textsOf(game: string, language: Language) {
  const files = globSync(`{worker/games/${game},web/src/boards/${game}}/*.${language}.ts`, {
    cwd: root,
  })
  const shared =
    language === 'de' ? globSync(`web/src/boards/${game}/*words.ts`, { cwd: root }) : []
  const ofLetters = globSync(`worker/pictures/${game}/*.ts`, { cwd: root })
    .flatMap((path) => textsIn(path))
    .filter((text) => text.language === language)
    .map(({ path, text }) => [path, text] as const)
  return [...[...files, ...shared].flatMap((path) => stringsIn(path)), ...ofLetters]
}

/** Forms that no person is called by: pairs or neutral words are used everywhere. */
const gendered =
  /\p{L}(?:In|Innen)\b|[:*_]innen\b|\b(?:Mitspieler|Gastgeber|Gegner|Gewinner|Betreiber)|\bFreund(?:es?|en)?\b|\b(?:Spieler|Sieger)\b|\bZuschauer(?:in|n)?\b(?! w)/u

/** Masculine forms that French pages and letters call nobody by; the first player is the name of a piece. */
const masculine =
  /(?<!premier )\b(?:joueurs?|spectateurs?|gagnants?|vainqueurs?|organisateurs?|celles et ceux|un invité)\b/iu

describe.each(games.map(({ id }) => id))('%s', (game) => {
  test.for(languages)('has one word for each thing in %s', (language) => {
    const texts = textsOf(game, language)
    expect(texts.length).toBeGreaterThan(50)
    const settled = vocabularies[game]?.[language] ?? []
    expect(settled.length).toBeGreaterThan(0)
    const twice = settled.flatMap(({ say, never }) =>
      texts
        .filter(([, text]) =>
          never.some((word) => new RegExp(`(?<!\\p{L})${word}`, 'u').test(text)),
        )
        .map(([path, text]) => `${path}: “${text}” has another word for “${say}”`),
    )
    expect(twice).toEqual([])
    const unused = settled.filter(({ say }) => !texts.some(([, text]) => text.includes(say)))
    expect(unused.map(({ say }) => say)).toEqual([])
  })

  test('calls people alike in German', () => {
    const odd = textsOf(game, 'de').filter(([, text]) => gendered.test(text))
    expect(odd).toEqual([])
  })
})

test.for([
  ['de', gendered],
  ['fr', masculine],
] as const)('pages and letters call people alike in %s', ([language, forms]) => {
  const said = catalogues
    .filter((path) => !path.startsWith('worker/games'))
    .flatMap((path) => textsIn(path))
    .filter((text) => text.language === language)
  expect(said.length).toBeGreaterThan(500)
  expect(said.filter(({ text }) => forms.test(text)).map(({ path, text }) => [path, text])).toEqual(
    [],
  )
})
