/** Law of articles: in whatever is said of a game, no name of a card or place stands bare where its language wants an article. */
import { describe, expect, test } from 'vitest'
import type { Noun } from '../../worker/games/kernel/german.ts'
import { type Language, languages } from '../../worker/games/kernel/language.ts'
import * as villageDe from '../../worker/games/my-village/cards.de.ts'
import * as villageEn from '../../worker/games/my-village/cards.en.ts'
import * as villageFr from '../../worker/games/my-village/cards.fr.ts'
import * as settlementDe from '../../worker/games/settlement/cards.de.ts'
import * as settlementEn from '../../worker/games/settlement/cards.en.ts'
import * as settlementFr from '../../worker/games/settlement/cards.fr.ts'
import { cardsDe } from '../../worker/games/town-builder/cards.de.ts'
import { cardsEn } from '../../worker/games/town-builder/cards.en.ts'
import { cardsFr } from '../../worker/games/town-builder/cards.fr.ts'
import * as villagersDe from '../../worker/games/villagers/cards.de.ts'
import * as villagersEn from '../../worker/games/villagers/cards.en.ts'
import * as villagersFr from '../../worker/games/villagers/cards.fr.ts'
import { boards, played, said } from './said.ts'

/** The names of a group of cards, as titles. */
const titles = (group: Readonly<Record<string, string | { readonly name: string }>>): string[] =>
  Object.values(group).map((one) => (typeof one === 'string' ? one : one.name))

const ofVillage = ({ cards }: typeof villageDe | typeof villageEn | typeof villageFr) => [
  ...titles(cards.churches),
  ...titles(cards.chambers),
  ...titles(cards.buildings),
  ...titles(cards.professions),
  cards.meetingPlace.name,
]
const ofSettlement = ({ cards }: typeof settlementDe | typeof settlementEn | typeof settlementFr) =>
  [cards.artifacts, cards.buildings, cards.monsters, cards.terrains, cards.heroes].flatMap(titles)

/** All forms of a German noun. */
const forms = ({ name, der, den, dem, des }: Noun): string[] =>
  [name, der, den, dem, des].filter((form) => form !== undefined)

const names: Readonly<Record<string, Readonly<Record<Language, ReadonlyArray<string>>>>> = {
  villagers: {
    en: titles(villagersEn.names),
    de: Object.values(villagersDe.nouns).flatMap(forms),
    fr: titles(villagersFr.names),
  },
  'my-village': {
    en: ofVillage(villageEn),
    de: [...ofVillage(villageDe), ...Object.values(villageDe.professions).flatMap(forms)],
    fr: ofVillage(villageFr),
  },
  settlement: {
    en: ofSettlement(settlementEn),
    de: ofSettlement(settlementDe),
    fr: ofSettlement(settlementFr),
  },
  'town-builder': { en: titles(cardsEn), de: titles(cardsDe), fr: titles(cardsFr) },
}

/** Words that a name may stand behind: an article, a word that holds one, or whose it is. */
const articles: Readonly<Record<Language, RegExp>> = {
  en: /(?:\b(?:the|the customer|an?|your|their|no|any|missing|unfinished)|[’'](?:s)?) $/i,
  de: /\b(?:d(?:er|ie|as|en|em|es)|(?:k?ein|[dms]ein|ihr|unser|eigen)(?:e[nmrs]?)?|zu[mr]|vom|beim|[ai]m|ins|als) $/i,
  fr: /(?:\b(?:les?|la|une?|du|des|aux?|t(?:on|a|es)|s(?:on|a|es)|propres?|comme|devient|(?:sans|pas) \p{L}+ d[e’]) |[ldnLDN]’)$/iu,
}

/** A text without what stands in brackets or quotation marks alone: there a name is a title. */
const withoutTitles = (text: string): string =>
  text.replace(/\([^)]*\)|„[^“]*“|“[^”]*”|«[^»]*»/g, '…')

/** An English article that does not fit the name behind it: "a Arkwright", "an Miner". */
const isMisfit = (before: string, name: string): boolean =>
  /^[aeiou]/i.test(name) ? /\ba $/i.test(before) : /\ban $/i.test(before)

/** The names in a text that stand bare. A name before a colon is a heading. */
function bareIn(text: string, language: Language, known: RegExp): string[] {
  const plain = withoutTitles(text)
  return [...plain.matchAll(known)].flatMap((found) => {
    const before = plain.slice(0, found.index)
    const isHeading =
      /(?:^|[.!?:] )$/.test(before) && /^\s?:/.test(plain.slice(found.index + found[0].length))
    const fits =
      articles[language].test(before) && !(language === 'en' && isMisfit(before, found[0]))
    return isHeading || fits ? [] : [`${found[0]}: ${text}`]
  })
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Finds the longest of some names, with capitals as they are. */
const anyOf = (some: ReadonlyArray<string>): RegExp =>
  new RegExp(
    `(?<![\\p{L}-])(?:${[...new Set(some)]
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\\p{L}-])`,
    'gu',
  )

/** Parameters of each board's words that take the name of a card or place, or several. */
const namesToPut: Readonly<Record<keyof typeof boards, RegExp>> = {
  villagers: /^(?:cards?|key|names?|on)$/,
  'my-village': /^profession$/,
  settlement: /^(?:buildings?|hero|monster)$/,
  'town-builder': /^(?:cards?|by|award|judge|plan)$/,
}
/** Words whose parameter of such a name takes people or a number. */
const ofOthers = new Set(['villageOf', 'chooseSeat', 'others', 'awardsUntil', 'deck', 'discard'])

/** Words whose parameter of such names takes a list. */
const ofSeveral = new Set(['wouldPay', 'dealt', 'throwsAway', 'refilled', 'stacked'])

/** Short rows, hints, reasons and news of a board's words, with a name put in for each parameter that takes one. */
function* rowsOf(words: object, takesName: RegExp, name: string): Generator<string> {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'object' && value !== null) yield* rowsOf(value, takesName, name)
    if (typeof value !== 'function' || ofOthers.has(key)) continue
    const found = /^\(([^)]*)\) =>|^(\w+) =>/.exec(String(value))
    const parameters = (found?.[1] ?? found?.[2] ?? '').split(',').map((one) => one.trim())
    if (!parameters.some((one) => takesName.test(one))) continue
    const given = parameters.map((one) => {
      if (!takesName.test(one)) return 2
      return ofSeveral.has(key) ? [name] : name
    })
    const said: unknown = value(...given)
    if (typeof said === 'string') yield said
    if (Array.isArray(said)) yield said.join(' ')
  }
}

describe('names of cards and places stand behind an article', () => {
  test.for(played)('%s with %i seats', async ([id, seats, options]) => {
    const known = Object.fromEntries(
      languages.map((language) => [language, anyOf(names[id]?.[language] ?? [])]),
    )
    const bare = new Set<string>()
    for (const { language, text } of await said(id, seats, options)) {
      const pattern = known[language]
      if (pattern) for (const one of bareIn(text, language, pattern)) bare.add(one)
    }
    expect([...bare]).toEqual([])
  })

  test.for(Object.entries(boards))(
    'in rows, hints, reasons and news of the board of %s',
    ([id, board]) => {
      const takesName = namesToPut[id as keyof typeof boards]
      const bare: string[] = []
      for (const language of languages) {
        const known = anyOf(names[id]?.[language] ?? [])
        // A row may be a label and a name, or the other way round.
        const labelled = new RegExp(
          `^(?:${known.source})(?:$|, )|: (?:${known.source})[.,]?(?=$| )`,
          'u',
        )
        for (const name of names[id]?.[language] ?? [])
          for (const row of rowsOf(
            [board.boardWordsIn(language), board.news[language]],
            takesName,
            name,
          ))
            if (!labelled.test(row)) bare.push(...bareIn(row, language, known))
      }
      expect(bare).toEqual([])
    },
  )

  test('a bare name is found, one with its article is not', () => {
    const german = anyOf(['Fischer', 'Weberin'])
    expect(bareIn('Mara baut Fischer.', 'de', german)).toEqual(['Fischer: Mara baut Fischer.'])
    expect(bareIn('Mara baut den Fischer auf die Weberin.', 'de', german)).toEqual([])
    expect(bareIn('Prends Maçon', 'fr', anyOf(['Maçon']))).toHaveLength(1)
    expect(bareIn('Prends le Maçon', 'fr', anyOf(['Maçon']))).toEqual([])
    expect(bareIn('Start Bakery as a foundation', 'en', anyOf(['Bakery']))).toHaveLength(1)
    expect(bareIn('Start the Bakery', 'en', anyOf(['Bakery']))).toEqual([])
    expect(bareIn('It needs a Arkwright.', 'en', anyOf(['Arkwright']))).toHaveLength(1)
  })
})
