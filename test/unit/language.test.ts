import { globSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { dated, de, du, from, le, que, until } from '../../worker/games/kernel/french.ts'
import {
  capital,
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
    expect(new Set<Intl.LDMLPluralRule>(categories)).toEqual(needed)
  })

  test('numbers take their form, lists their last word', () => {
    const { plural, and, or, number } = locales.en
    const cards = (count: number) => plural(count, { one: '1 card', other: `${count} cards` })
    expect([0, 1, 2, 21].map(cards)).toEqual(['0 cards', '1 card', '2 cards', '21 cards'])
    expect(and(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben and Cleo')
    expect(and(['Ada'])).toBe('Ada')
    expect(or(['wood', 'stone'])).toBe('wood or stone')
    expect(number(1250)).toBe('1,250')
    expect(locales.en.labelled('Points', 12)).toBe('Points: 12')
    expect(locales.fr.labelled('Points', 12)).toBe('Points\u202f: 12')
    expect(locales.de.and(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben und Cleo')
    expect(locales.de.number(1250)).toBe('1.250')
    const lettres = (count: number) =>
      locales.fr.plural(count, { one: `${count} lettre`, other: `${count} lettres` })
    expect([0, 1, 2].map(lettres)).toEqual(['0 lettre', '1 lettre', '2 lettres'])
    // Its form for millions reads like any other.
    expect(lettres(1e6)).toBe('1000000 lettres')
    expect(locales.fr.or(['bois', 'pierre'])).toBe('bois ou pierre')
  })

  test('a time is written as the language does', () => {
    const time = Date.UTC(2026, 4, 4)
    const options = { dateStyle: 'long', timeZone: 'UTC' } as const
    expect(locales.en.date(time, options)).toBe('4 May 2026')
    expect(locales.de.date(time, options)).toBe('4. Mai 2026')
    expect(locales.fr.date(time, options)).toBe('4 mai 2026')
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
  test('a language that is stored or asked for is checked against it', () => {
    expect(languages.every(isLanguage)).toBe(true)
    expect(isLanguage('pl')).toBe(false)
    expect(isLanguage(undefined)).toBe(false)
    expect(spokenOf(['pl-PL', ' de-AT;q=0.8', 'en'])).toBe('de')
    expect(spokenOf(['FR-ca'])).toBe('fr')
    expect(spokenOf(['pl'])).toBeNull()
  })

  /** An element of the stub of a page below. */
  interface Stub {
    [name: string]: unknown
    readonly on: Record<string, () => void>
    readonly inside: Stub[]
  }
  const boot = readFileSync(new URL('../../web/public/boot.js', import.meta.url), 'utf8')
  /** Runs what a page runs first, at an address; its language, and the files that it fetches ahead. */
  function boots(
    stored: string | null,
    preferred: ReadonlyArray<string>,
    {
      pathname = '/new',
      ...said
    }: { pathname?: string; game?: string; isDark?: boolean; known?: '' } = {},
  ) {
    const { isDark, ...dataset } = said
    const documentElement = { lang: '', dataset }
    const links: Record<string, string>[] = []
    const body: Stub[] = []
    runInNewContext(boot, {
      localStorage: { getItem: (key: string) => (key.endsWith('language') ? stored : null) },
      navigator: { languages: preferred },
      location: { pathname },
      matchMedia: () => ({ matches: isDark }),
      requestAnimationFrame: (painted: () => void) => painted(),
      setTimeout: (next: () => void) => next(),
      document: {
        documentElement,
        title: 'Ada’s table',
        body: { append: (element: Stub) => body.push(element) },
        createElement(): Stub {
          const [on, inside]: [Stub['on'], Stub[]] = [{}, []]
          return {
            ...{ on, inside },
            addEventListener: (kind: string, run: () => void) => Object.assign(on, { [kind]: run }),
            append: (...elements: Stub[]) => inside.push(...elements),
          }
        },
        querySelector(selector: string) {
          const href = /^link\[href="(.+)"\]$/.exec(selector)?.[1]
          if (href) return links.find((link) => link.href === href) ?? null
          const name = /^meta\[name="ahead:(.+)"\]$/.exec(selector)?.[1]
          if (name) return { content: `/${name}.js /${name}.css /all.js` }
          if (selector === 'meta[name="front"]')
            return { content: '/front-day.svg /front-night.svg' }
          const opened = /^meta\[name="opening:(.+)"\]$/.exec(selector)?.[1]
          return opened ? { content: `/${opened}-day.svg /${opened}-night.svg` } : null
        },
        head: { append: (link: Record<string, string>) => links.push(link) },
      },
    })
    return { lang: documentElement.lang, links, body }
  }
  const langAtBoot = (stored: string | null, preferred: ReadonlyArray<string>): string =>
    boots(stored, preferred).lang

  test('a page fetches ahead what its language, a table and its game need, each file once', () => {
    const asked = (pathname: string, game?: string) =>
      boots(null, ['de-AT'], { pathname, ...(game && { game }) }).links.map(({ href }) => href)
    expect(asked('/new')).toEqual(['/de.js', '/de.css', '/all.js'])
    expect(asked('/t/x')).toEqual(['/de.js', '/de.css', '/all.js', '/table.js', '/table.css'])
    const { links } = boots(null, ['de'])
    expect(links.map(({ rel, as }) => [rel, as])).toEqual([
      ['modulepreload', 'script'],
      ['preload', 'style'],
      ['modulepreload', 'script'],
    ])
  })

  test('the front page asks ahead for who is here and their tables, or for the first picture', () => {
    const asked = (known: { known?: '' }, isDark = false) =>
      boots(null, ['de'], { pathname: '/', isDark, ...known }).links.slice(3)
    const hrefs = (links: ReadonlyArray<Record<string, string>>) => links.map(({ href }) => href)
    expect(hrefs(asked({}))).toEqual([
      '/api/me',
      '/api/games',
      '/api/tables?which=open',
      '/front-day.svg',
    ])
    expect(hrefs(asked({}, true)).at(-1)).toBe('/front-night.svg')
    const known = asked({ known: '' })
    expect(hrefs(known)).toEqual(['/api/me', '/api/games', '/api/tables?which=mine'])
    expect(known.map(({ as, crossOrigin }) => [as, crossOrigin])).toEqual(
      Array(3).fill(['fetch', '']),
    )
  })

  test.for([
    ['day', false],
    ['night', true],
  ] as const)(
    'a table shows its name over its game’s land by %s, and fetches all else when that is there',
    ([hour, isDark]) => {
      const { links, body } = boots(null, ['de'], { pathname: '/t/x', game: 'villagers', isDark })
      const [opening] = body
      const [picture, ribbon] = opening?.inside ?? []
      expect(picture?.src).toBe(`/villagers-${hour}.svg`)
      expect(ribbon?.inside[0]?.textContent).toBe('Ada’s table')
      expect(links.map(({ href }) => href)).toEqual(['/de.js', '/de.css', '/all.js'])
      picture?.on.load?.()
      const hrefs = links.map(({ href }) => href)
      expect(hrefs).toEqual(
        expect.arrayContaining(['/table.js', '/villagers.js', '/villagers-de.js']),
      )
    },
  )

  test('a picture that does not come holds up no table, and a table that has not begun has none', () => {
    const { links, body } = boots(null, ['de'], { pathname: '/watch/x', game: 'villagers' })
    body[0]?.inside[0]?.on.error?.()
    expect(links.map(({ href }) => href)).toContain('/villagers.js')
    expect(boots(null, ['de'], { pathname: '/t/x' }).body).toEqual([])
  })

  test.for(languages)('a page is marked as %s before anything is loaded', (language) => {
    expect(langAtBoot(language, [])).toBe(language)
    expect(langAtBoot(null, ['pl', `${language}-XX`])).toBe(language)
  })

  test('a page in no language we speak is English', () => {
    expect(langAtBoot('pl', ['pl-PL'])).toBe('en')
  })
})

describe('French', () => {
  test('words lose their vowel before another, and articles melt into one', () => {
    expect([de('Ben'), de('Ada'), de('Émile'), de('Hélène'), de('Yann'), de('Yves')]).toEqual([
      'de Ben',
      'd’Ada',
      'd’Émile',
      'd’Hélène',
      'de Yann',
      'd’Yves',
    ])
    expect([que('Ben'), que('Ada')]).toEqual(['que Ben', 'qu’Ada'])
    const nouns = [
      ['Faneur', 'm'],
      ['Nonne', 'f'],
      ['Apprenti', 'm'],
      ['Fondateurs', 'pl'],
    ] as const
    expect(nouns.map(([noun, gender]) => le(noun, gender))).toEqual([
      'le Faneur',
      'la Nonne',
      'l’Apprenti',
      'les Fondateurs',
    ])
    expect(nouns.map(([noun, gender]) => du(noun, gender))).toEqual([
      'du Faneur',
      'de la Nonne',
      'de l’Apprenti',
      'des Fondateurs',
    ])
    expect([from('le client 5'), from('la Forge')]).toEqual(['du client 5', 'de la Forge'])
    expect([dated('hier à 9 h'), dated('3 mai')]).toEqual(['hier à 9 h', 'le 3 mai'])
    expect([until('demain à 9 h'), until('3 mai')]).toEqual([
      'jusqu’à demain à 9 h',
      'jusqu’au 3 mai',
    ])
    expect(capital('l’Apprenti part.')).toBe('L’Apprenti part.')
    expect(capital('Ben part.')).toBe('Ben part.')
  })

  /** All texts of a catalogue, whatever it is made of; what is put together when it is said is left out. */
  function textsIn(value: unknown): string[] {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null
      ? Object.values(value).flatMap((part) => textsIn(part))
      : []
  }
  const root = new URL('../../', import.meta.url)
  const catalogues = globSync('{web/src,worker}/**/{*.fr,fr}.ts', { cwd: root })

  test('there are as many catalogues as in German', () => {
    const german = globSync('{web/src,worker}/**/{*.de,de}.ts', { cwd: root })
    const named = (paths: ReadonlyArray<string>) =>
      paths.map((path) => path.replace(/\b(?:de|fr)\.ts$/, ''))
    expect(named(catalogues).toSorted()).toEqual(named(german).toSorted())
  })

  test.for(catalogues)('%s has its no-break spaces and its own apostrophes', async (path) => {
    const catalogue: unknown = await import(new URL(path, root).href)
    expect(textsIn(catalogue).filter((text) => / [;:!?»]|« |\p{L}'\p{L}/u.test(text))).toEqual([])
  })

  /** Texts in which "Plus" at the beginning of a sentence means "more". Read alone, "Plus de lettres" means that, too. */
  const more = [
    'Plus anciennes',
    'Plus de cartes, combinables à volonté',
    'Plus d’options',
    'Plus d’or que la Comtesse : victoire',
    'Plus tard : table suivante',
    'Plus tu as de vitraux, plus ils valent : un rapporte 2 points, six en rapportent 20',
    'Plus tôt',
    'Plus à cette table',
  ]

  test('a thing of which there is no more is said with a "ne", as it means the opposite without', () => {
    const said = globSync('{web/src,worker}/**/*.{ts,tsx}', { cwd: root }).flatMap((path) => {
      const source = readFileSync(new URL(path, root), 'utf8')
      const sentences = source.matchAll(/(?:['`(]|[.!?…»:] )(Plus [^.!?…'`]+)/gu)
      return [...sentences].map(([, sentence = '']) => sentence.replaceAll('\u202f', ' ').trim())
    })
    const unclear = said.filter((sentence) => !/\bn(?:e |’)/u.test(sentence))
    expect([...new Set(unclear)].toSorted()).toEqual(more)
  })
})

/** Sources that hold words: those of a language, and those of all together. */
const catalogue = /(?:words|(?:^|[./])(?:en|de|fr)|sentences|telling|news)\.tsx?$/

test('plurals are chosen by the rules of a language, not by whether there is one', () => {
  const base = new URL('../../', import.meta.url)
  const sources = globSync('{web/src,worker}/**/*.{ts,tsx}', { cwd: base })
  const chosen = sources
    .filter((path) => catalogue.test(path))
    .flatMap((path) => {
      const source = readFileSync(new URL(path, base), 'utf8')
      // A place or a turn by its number is no plural: "the first time", "you have won".
      const byOne = /(?<!\b(?:place|turn|limit|order))\s[=!]== 1\b|\b1 ===/g
      return [...source.matchAll(byOne)].map((found) => {
        const before = source.slice(0, found.index)
        return `${path}:${before.split('\n').length}`
      })
    })
  expect(chosen).toEqual([])
})
