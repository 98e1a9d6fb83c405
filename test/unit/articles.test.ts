/** Law of articles: in whatever is said of a game, no name of a card or place stands bare where its language wants an article. */
import { describe, expect, test } from 'vitest'
import { gameById } from '../../worker/games/index.ts'
import type { Noun } from '../../worker/games/kernel/german.ts'
import {
  type AnyGame,
  type Language,
  languages,
  moveInWords,
  promptInWords,
  Random,
  start,
  submit,
  view,
  visibleTo,
} from '../../worker/games/kernel/index.ts'
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
import { moduleIds } from '../../worker/games/villagers/components/index.ts'
import { wordsOf } from '../../worker/games/words.ts'

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
  en: /(?:\b(?:the|an?|your|their|no|any|missing|unfinished)|[’'](?:s)?) $/i,
  de: /\b(?:d(?:er|ie|as|en|em|es)|(?:k?ein|[dms]ein|ihr|unser|eigen)(?:e[nmrs]?)?|zu[mr]|vom|beim|[ai]m|ins|als) $/i,
  fr: /(?:\b(?:les?|la|une?|du|des|aux?|t(?:on|a|es)|s(?:on|a|es)|propres?|comme|devient|(?:sans|pas) \p{L}+ d[e’]) |[ldnLDN]’)$/iu,
}

/** A text without what stands in brackets or quotation marks alone: there a name is a title. */
const withoutTitles = (text: string): string =>
  text.replace(/\([^)]*\)|„[^“]*“|“[^”]*”|«[^»]*»/g, '…')

/** The names in a text that stand bare. A name before a colon is a heading. */
function bareIn(text: string, language: Language, known: RegExp): string[] {
  const plain = withoutTitles(text)
  return [...plain.matchAll(known)].flatMap((found) => {
    const before = plain.slice(0, found.index)
    const isHeading =
      /(?:^|[.!?:] )$/.test(before) && /^\s?:/.test(plain.slice(found.index + found[0].length))
    return isHeading || articles[language].test(before) ? [] : [`${found[0]}: ${text}`]
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

const people = (seat: number) => ['Ann', 'Bo', 'Cy', 'Di', 'Eva'][seat] ?? '?'

/** All that is said of a game of random play, in all languages: moves, what is asked, and what happens. */
function* said(game: AnyGame, options: unknown, seats: number, seed: number) {
  const random = Random.fromSeed(new Uint8Array(32).fill(seed))
  let play = start(game, options, seats, new Uint8Array(32).fill(seed))
  for (;;) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) return
    const { state } = view(game, play, seat)
    const moves = game.moves(state, seat)
    const next = submit(game, play, seat, [random.pick(moves)])
    const events = visibleTo(next.events, null)
    for (const language of languages) {
      const words = wordsOf(game.id, language)
      yield { language, text: promptInWords(words, state, seat, people) }
      for (const move of moves)
        yield { language, text: moveInWords(words, state, seat, move, people) }
      for (const event of events) yield { language, text: words.event(event, people) }
    }
    play = next.play
  }
}

const played: ReadonlyArray<readonly [id: string, seats: number, options: unknown]> = [
  ['villagers', 3, { modules: moduleIds, courier: true }],
  ['villagers', 2, { modules: moduleIds }],
  ['villagers', 1, { level: 'hard' }],
  ['my-village', 3, {}],
  ['my-village', 2, {}],
  ['settlement', 3, {}],
  ['settlement', 1, {}],
  ['town-builder', 3, {}],
  ['town-builder', 1, {}],
]

describe('names of cards and places stand behind an article', () => {
  test.for(played)('%s with %i seats', ([id, seats, options]) => {
    const game = gameById(id)
    if (!game) throw new RangeError(`No game is called ${id}.`)
    const known = Object.fromEntries(
      languages.map((language) => [language, anyOf(names[id]?.[language] ?? [])]),
    )
    const bare = new Set<string>()
    for (const { language, text } of said(game, options, seats, 7 + seats)) {
      const pattern = known[language]
      if (text && pattern) for (const one of bareIn(text, language, pattern)) bare.add(one)
    }
    expect([...bare]).toEqual([])
  })

  test('a bare name is found, one with its article is not', () => {
    const german = anyOf(['Fischer', 'Weberin'])
    expect(bareIn('Mara baut Fischer.', 'de', german)).toEqual(['Fischer: Mara baut Fischer.'])
    expect(bareIn('Mara baut den Fischer auf die Weberin.', 'de', german)).toEqual([])
    expect(bareIn('Prends Maçon', 'fr', anyOf(['Maçon']))).toHaveLength(1)
    expect(bareIn('Prends le Maçon', 'fr', anyOf(['Maçon']))).toEqual([])
    expect(bareIn('Start Bakery as a foundation', 'en', anyOf(['Bakery']))).toHaveLength(1)
    expect(bareIn('Start the Bakery', 'en', anyOf(['Bakery']))).toEqual([])
  })
})
