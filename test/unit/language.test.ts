import { globSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { frontTables } from '../../web/src/account/next.ts'
import { fr as clubs } from '../../web/src/pages/clubs/words.fr.ts'
import { fr as tournaments } from '../../web/src/pages/tournaments/words.fr.ts'
import { dated, de, du, from, le, que, until } from '../../worker/games/kernel/french.ts'
import {
  capital,
  createLocale,
  isLanguage,
  languages,
  locales,
  spokenOf,
} from '../../worker/games/kernel/language.ts'
import type { TableCard } from '../../worker/wire/schema/table-list.ts'
import { catalogues, textsIn } from './texts.ts'

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
  const boot = readFileSync(new URL('../../web/boot.js', import.meta.url), 'utf8')
  /** Runs what a page runs first, at an address; its language, and the files that it fetches ahead. */
  function boots(
    stored: string | null,
    preferred: ReadonlyArray<string>,
    {
      pathname = '/new',
      ...said
    }: {
      pathname?: string
      game?: string
      isDark?: boolean
      known?: ''
      tables?: ReadonlyArray<TableCard>
    } = {},
  ) {
    const { isDark, tables = [], ...dataset } = said
    const sent: string[] = []
    const documentElement = { lang: '', dataset }
    const links: Record<string, string>[] = []
    const body: Stub[] = []
    const page: { askedAhead?: { readonly path: string; readonly answer: Promise<unknown> } } = {}
    runInNewContext(boot, {
      globalThis: page,
      fetch(path: string) {
        sent.push(path)
        return Promise.resolve(Response.json({ tables }))
      },
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
    return { lang: documentElement.lang, links, body, sent, page }
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

  test('the front page asks ahead for whoever is here and their tables, or for the first picture', () => {
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
    expect(hrefs(known)).toEqual(['/api/me', '/api/games'])
    expect(known.map(({ as, crossOrigin }) => [as, crossOrigin])).toEqual(
      Array(2).fill(['fetch', '']),
    )
    const { sent, page } = boots(null, ['de'], { pathname: '/', known: '' })
    expect(sent).toEqual(['/api/tables?which=mine'])
    expect(page.askedAhead?.path).toBe('/api/tables?which=mine')
  })

  const tableOf = (id: string, more: Partial<TableCard>) =>
    ({ id, status: 'playing', yourTurn: false, updatedAt: 7, ...more }) as TableCard
  const waiting = { yourTurn: true } as const
  test.for([
    [
      'one that waits longest',
      [
        tableOf('a', {}),
        tableOf('b', { ...waiting, waitingSince: 5 }),
        tableOf('c', { ...waiting, waitingSince: 3 }),
      ],
    ],
    ['one that runs', [tableOf('a', { status: 'over' }), tableOf('b', {}), tableOf('c', {})]],
    ['none that gathers people', [tableOf('a', { status: 'gathering' }), tableOf('b', {})]],
    ['none that is over', [tableOf('a', { status: 'over' })]],
  ] as const)(
    'the picture of the first table on the front page is fetched ahead: %s',
    async ([, tables]) => {
      const { links, page } = boots(null, ['de'], {
        pathname: '/',
        known: '',
        isDark: true,
        tables,
      })
      await page.askedAhead?.answer
      await new Promise(setImmediate)
      const [first] = frontTables(tables)
      const pictures = links.filter(({ as }) => as === 'image')
      expect(pictures.map(({ href, fetchPriority }) => [href, fetchPriority])).toEqual(
        first?.status === 'playing'
          ? [[`/api/tables/${first.id}/picture?lang=de&hour=night&v=7`, 'high']]
          : [],
      )
    },
  )

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
    const [near, far] = ['demain à 9 h', '3 mai à 9 h'] as const
    expect([near, far].map(tournaments.starts)).toEqual([
      'commence demain à 9 h',
      'commence le 3 mai à 9 h',
    ])
    expect([near, far].map(tournaments.checkInFrom)).toEqual([
      expect.stringContaining('à partir de demain à 9 h,'),
      expect.stringContaining('à partir du 3 mai à 9 h,'),
    ])
    expect([near, far].map(clubs.free.until)).toEqual([
      'jusqu’à demain à 9 h',
      'jusqu’au 3 mai à 9 h',
    ])
    expect(capital('l’Apprenti part.')).toBe('L’Apprenti part.')
    expect(capital('Ben part.')).toBe('Ben part.')
  })

  const root = new URL('../../', import.meta.url)
  const french = globSync('{web/src,worker}/**/{*.fr,fr}.ts', { cwd: root })

  test('there are as many catalogues as in German', () => {
    const german = globSync('{web/src,worker}/**/{*.de,de}.ts', { cwd: root })
    const named = (paths: ReadonlyArray<string>) =>
      paths.map((path) => path.replace(/\b(?:de|fr)\.ts$/, ''))
    expect(named(french).toSorted()).toEqual(named(german).toSorted())
  })

  test('there is a no-break space before its signs, and its own apostrophe', () => {
    // English and German have no space there at all.
    const wrong = catalogues
      .flatMap((path) => textsIn(path))
      .filter(({ text }) => / [;:!?»](?!\w)|« /u.test(text))
    expect(wrong.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([])
    const straight = french
      .flatMap((path) => textsIn(path))
      .filter(({ text }) => /\p{L}'\p{L}/u.test(text))
    expect(straight.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([])
  })

  /** Texts in which "Plus" at the beginning of a sentence means "more". Read alone, "Plus de lettres" means that, too. */
  const more = [
    'Plus anciennes',
    'Plus d’options',
    'Plus d’or que la Comtesse : victoire',
    'Plus sur cette table',
    'Plus tard : table suivante',
    'Plus tu as de vitraux, plus ils valent : un rapporte 2 points, six en rapportent 20',
    'Plus tôt',
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

test('plurals are chosen by the rules of a language, not by whether there is one', () => {
  const base = new URL('../../', import.meta.url)
  const chosen = catalogues.flatMap((path) => {
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
