/** Law of marks: quotes, dashes, dots and the spaces around them stand in every text as its language prints them. */
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '../../worker/games/kernel/language.ts'
import { played, said } from './said.ts'
import { catalogues, textsIn } from './texts.ts'

const root = new URL('../../', import.meta.url)

/** Marks that no language has. */
const everywhere: ReadonlyArray<readonly [what: string, found: RegExp]> = [
  ['two spaces in a row', /\S {2,}\S/],
  ['three dots for an ellipsis', /\.\.\./],
  ['a straight quote', /"|(?<=\p{L})'(?=\p{L})/u],
  ['a space before a comma or full stop', /[^\s:] [,.](?:\s|$)/],
  ['a hyphen for a dash', / - /],
  ['two marks in a row', /[.,;:][,;:]|[,;:]\./],
]

/** Marks that one language has otherwise. */
const ofLanguage: Readonly<Record<Language, typeof everywhere>> = {
  en: [
    ['a German or French quote', /[„«»]/],
    ['a space before a colon or the like', /\p{L}[ \u00a0\u202f][:;!?](?:\s|$)/u],
    ['“the own” for “their own”', /\bthe own\b/i],
  ],
  de: [
    ['a quote of others', /[«»”]/],
    ['a space before a colon or the like', /\p{L}[ \u00a0\u202f][:;!?](?:\s|$)/u],
    ['an opened English quote', /(?:^|[\s(])“\p{L}/u],
    ['“von der” after an owner’s place', /\b(?:Dorf|Hand) von der Gräfin/],
  ],
  fr: [
    ['a quote of others', /[„“”]/],
    [
      'no narrow space before a colon or the like',
      /[^\u202f!?…«(][;!?»](?=[\s.,)»]|$)|[^\u202f]:(?=\s|$)/u,
    ],
    ['no narrow space inside a quote', /«(?!\u202f)|(?<!\u202f)»/],
    [
      'no elision',
      /(?<![\p{L}-])(?:[djlmnst]e|la|que) (?!(?:onze|oui|un|une)(?!\p{L}))[aàâeéèêiîoôuœ]\p{L}+/iu,
    ],
    ['“de le” for “du”', /(?<!\p{L})(?:de|à) les? (?=\p{Lu})/u],
  ],
}

/** A title that its publisher writes with the marks of English, everywhere. */
const title = /Town Builder: Coevorden/g

/** Faults of the marks of a text. */
const wrongIn = (text: string, language: Language | null): string[] =>
  [...everywhere, ...(language ? ofLanguage[language] : [])].flatMap(([what, found]) =>
    found.test(text.replace(title, 'Town Builder')) ? [what] : [],
  )

test('in all catalogues', () => {
  const cards = globSync('worker/games/*/{cards,rules,phrases,modules,solo}.{en,de,fr}.ts', {
    cwd: root,
  })
  const wrong = [...new Set([...catalogues, ...cards])].flatMap((path) =>
    textsIn(path)
      .filter(({ text }) => /\p{L}{2}/u.test(text))
      .flatMap(({ line, language, text }) =>
        wrongIn(text, language).map((what) => `${path}:${line} ${what}: ${text}`),
      ),
  )
  expect(wrong).toEqual([])
})

/** Words that are alike behind 1 and behind more: those of things that have no plural, and those before another. */
const alike: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set([
    ...['gold', 'wood', 'clay', 'stone', 'time'],
    ...['basic', 'bonus', 'story', 'of', 'to', 'chosen'],
  ]),
  de: new Set(['Gold', 'Holz', 'Lehm', 'Stein', 'Zeit', 'Siedler', 'Bonussiedler']),
  fr: new Set(['or', 'bois', 'temps']),
}
/** Words behind a number. */
const counted: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}\d] |[\d.,:/–-])(\d+) (\p{Ll}+)/gu,
  de: /(?<![\p{L}\d] |[\d.,:/–-])(\d+) (\p{Lu}[\p{L}-]+)/gu,
  fr: /(?<![\p{L}\d] |[\d.,:/–-])(\d+) (\p{Ll}+)/gu,
}

test('in all that is counted, a thing has a plural', async () => {
  const behind = { one: new Set<string>(), more: new Map<string, string>() }
  for (const [id, seats, options] of played)
    for (const { language, text } of await said(id, seats, options))
      for (const [, number, word = ''] of text.matchAll(counted[language])) {
        if (alike[language].has(word)) continue
        if (number === '1') behind.one.add(`${language} ${word}`)
        else behind.more.set(`${language} ${word}`, text)
      }
  expect([...behind.more].filter(([word]) => behind.one.has(word))).toEqual([])
})

test.for(played)('in all that is said of %s with %i seats', async ([id, seats, options]) => {
  const wrong = new Set<string>()
  for (const { language, text } of await said(id, seats, options))
    for (const what of wrongIn(text, language)) wrong.add(`${what}: ${text}`)
  expect([...wrong]).toEqual([])
})
