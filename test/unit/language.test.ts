import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import {
  createLocale,
  isLanguage,
  languages,
  locales,
  spokenOf,
} from '../../worker/games/kernel/language.ts'

describe('a language counts and lists as its people do', () => {
  test.for(languages)('%s has a text for each category that its whole numbers need', (language) => {
    const { tag, categories } = locales[language]
    const rules = new Intl.PluralRules(tag)
    const needed = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))
    expect(new Set(categories)).toEqual(needed)
  })

  test('numbers take their form, lists their last word', () => {
    const { plural, and, or, number } = locales.en
    const cards = (count: number) => plural(count, { one: '1 card', other: `${count} cards` })
    expect([0, 1, 2, 21].map(cards)).toEqual(['0 cards', '1 card', '2 cards', '21 cards'])
    expect(and(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben and Cleo')
    expect(and(['Ada'])).toBe('Ada')
    expect(or(['wood', 'stone'])).toBe('wood or stone')
    expect(number(1250)).toBe('1,250')
    expect(locales.de.and(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben und Cleo')
    expect(locales.de.number(1250)).toBe('1.250')
  })

  test('a time is written as the language does', () => {
    const time = Date.UTC(2026, 4, 4)
    const options = { dateStyle: 'long', timeZone: 'UTC' } as const
    expect(locales.en.date(time, options)).toBe('4 May 2026')
    expect(locales.de.date(time, options)).toBe('4. Mai 2026')
  })
})

describe('Polish, which counts in three forms and has a fourth for fractions', () => {
  const polish = createLocale('pl-PL', 'Polski', ['one', 'few', 'many', 'other'])
  const catalogue = {
    letters: (count: number) =>
      polish.plural(count, {
        one: `${count} list`,
        few: `${count} listy`,
        many: `${count} listów`,
        other: `${count} listu`,
      }),
  }

  test('each number has its form', () => {
    expect([1, 2, 4, 5, 12, 22, 25, 1.5].map(catalogue.letters)).toEqual([
      '1 list',
      '2 listy',
      '4 listy',
      '5 listów',
      '12 listów',
      '22 listy',
      '25 listów',
      '1.5 listu',
    ])
  })

  test('a catalogue that leaves a form out does not compile', () => {
    // @ts-expect-error: Polish needs a form for many, too.
    const incomplete = polish.plural(5, { one: 'list', few: 'listy', other: 'listu' })
    expect(incomplete).toBeUndefined()
  })
})

describe('the one list of languages', () => {
  test('what is stored or asked for is checked against it', () => {
    expect(languages.every(isLanguage)).toBe(true)
    expect(isLanguage('pl')).toBe(false)
    expect(isLanguage(undefined)).toBe(false)
    expect(spokenOf(['pl-PL', ' de-AT;q=0.8', 'en'])).toBe('de')
    expect(spokenOf(['pl'])).toBeNull()
  })

  const boot = readFileSync(new URL('../../web/public/boot.js', import.meta.url), 'utf8')
  const langAtBoot = (stored: string | null, preferred: ReadonlyArray<string>): string => {
    const documentElement = { lang: '', dataset: {} }
    runInNewContext(boot, {
      localStorage: { getItem: (key: string) => (key.endsWith('language') ? stored : null) },
      navigator: { languages: preferred },
      document: { documentElement },
    })
    return documentElement.lang
  }

  test.for(languages)('a page is marked as %s before anything is loaded', (language) => {
    expect(langAtBoot(language, [])).toBe(language)
    expect(langAtBoot(null, ['pl', `${language}-XX`])).toBe(language)
  })

  test('a page in no language we speak is English', () => {
    expect(langAtBoot('pl', ['pl-PL'])).toBe('en')
  })
})
