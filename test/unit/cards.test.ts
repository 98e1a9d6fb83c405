import { describe, expect, test } from 'vitest'
import { lookOf as myVillageLook } from '../../web/src/boards/my-village/card-looks.ts'
import { cardIndex as myVillageIndex } from '../../web/src/boards/my-village/cards.ts'
import { lookOf as settlementLook } from '../../web/src/boards/settlement/card-looks.ts'
import { cardIndex as settlementIndex } from '../../web/src/boards/settlement/cards.ts'
import { lookOf as townBuilderLook } from '../../web/src/boards/town-builder/card-looks.ts'
import { cardIndex as townBuilderIndex } from '../../web/src/boards/town-builder/cards.ts'
import { lookOf as villagersLook } from '../../web/src/boards/villagers/card-looks.ts'
import { cardIndex as villagersIndex } from '../../web/src/boards/villagers/cards.ts'
import { foundCards } from '../../web/src/rules/cards.ts'
import type { CardEntry, CardIndex, CardLook } from '../../web/src/rules/entries.ts'
import { isReconstructed, sourceOf } from '../../web/src/rules/provenance.ts'
import type { Rules } from '../../web/src/rules/shelf.ts'
import { type Language, languages } from '../../worker/games/kernel/language.ts'
import type { Provenance } from '../../worker/games/kernel/provenance.ts'
import * as myVillage from '../../worker/games/my-village/components/index.ts'
import { rules as myVillageDe } from '../../worker/games/my-village/rules.de.ts'
import { rules as myVillageEn } from '../../worker/games/my-village/rules.en.ts'
import { rules as myVillageFr } from '../../worker/games/my-village/rules.fr.ts'
import * as settlement from '../../worker/games/settlement/components/index.ts'
import { rules as settlementDe } from '../../worker/games/settlement/rules.de.ts'
import { rules as settlementEn } from '../../worker/games/settlement/rules.en.ts'
import { rules as settlementFr } from '../../worker/games/settlement/rules.fr.ts'
import * as townBuilder from '../../worker/games/town-builder/components/index.ts'
import { rules as townBuilderDe } from '../../worker/games/town-builder/rules.de.ts'
import { rules as townBuilderEn } from '../../worker/games/town-builder/rules.en.ts'
import { rules as townBuilderFr } from '../../worker/games/town-builder/rules.fr.ts'
import * as villagers from '../../worker/games/villagers/components/index.ts'
import { rules as villagersDe } from '../../worker/games/villagers/rules.de.ts'
import { rules as villagersEn } from '../../worker/games/villagers/rules.en.ts'
import { rules as villagersFr } from '../../worker/games/villagers/rules.fr.ts'

interface Indexed {
  readonly index: (language: Language) => Promise<CardIndex>
  readonly rules: Readonly<Record<Language, Rules>>
  readonly look: (card: CardEntry) => CardLook
  /** Name that pieces of the same look share: entries with one key may show one drawing. */
  readonly alike: (id: string) => string
  /** Every component of the data by its id in the index: whether values of it are reconstructed, and how many there are. */
  readonly data: ReadonlyArray<readonly [id: string, reconstructed: boolean, count: number | null]>
}

type Piece = Provenance & { readonly id: string; readonly count?: number }
const rows = (pieces: ReadonlyArray<Piece>, before = '') =>
  pieces.map((piece) => [`${before}${piece.id}`, isReconstructed(piece), piece.count ?? 1] as const)
const keyed = (pieces: Readonly<Record<string, Provenance & { count?: number }>>) =>
  Object.entries(pieces).map(([id, piece]) => ({ ...piece, id }))

const games: Readonly<Record<string, Indexed>> = {
  villagers: {
    index: villagersIndex,
    rules: { en: villagersEn, de: villagersDe, fr: villagersFr },
    look: villagersLook,
    alike: (id) => id,
    data: [
      // V-R2: which villagers begin on the Road is reconstructed, too.
      ...rows(keyed(villagers.cards)).map(
        ([id, doubtful, count]) =>
          [id, doubtful || villagers.startingRoad.some((one) => one === id), count] as const,
      ),
      ...rows(keyed(villagers.developments), 'development-'),
      ...rows(keyed(villagers.soloEvents), 'event-'),
      ['jester', false, 1],
    ],
  },
  'my-village': {
    index: myVillageIndex,
    rules: { en: myVillageEn, de: myVillageDe, fr: myVillageFr },
    look: myVillageLook,
    alike: (id) =>
      id.replace(/^(forge|brewery|stable|scriptorium|wainwright)-.*|^(travel-[a-e])\d+$/, '$1$2'),
    data: [
      ...rows([
        ...myVillage.churches,
        ...myVillage.monks,
        ...myVillage.councilChambers,
        ...myVillage.meetingPlaces,
        ...myVillage.fields,
        ...myVillage.travelCards,
        ...myVillage.craftBuildings,
        ...myVillage.customers,
        ...myVillage.villageBoards,
        ...myVillage.dice,
        ...myVillage.tokens,
      ]),
      ...(
        [
          ['setup', myVillage.setupNumbers],
          ['end', myVillage.endThreshold],
          ['life-track', myVillage.lifeTrack],
          ['headman-path', myVillage.headmanPath],
          ['school-banner', myVillage.schoolBanner],
          ['windows', myVillage.windowPoints],
          ['hand', myVillage.startingPlayerHand],
          ['market-office', myVillage.marketOffice],
          ['chronicle', myVillage.chronicle],
          ['rat-track', myVillage.ratTrack],
          ['graves', myVillage.anonymousGraves],
          ['population', myVillage.populationPoints],
        ] satisfies [string, Provenance][]
      ).map(([id, of]) => [id, isReconstructed(of), null] as const),
    ],
  },
  settlement: {
    index: settlementIndex,
    rules: { en: settlementEn, de: settlementDe, fr: settlementFr },
    look: settlementLook,
    alike: (id) => id,
    data: [
      ...rows(settlement.allTerrains),
      ...rows(settlement.allBuildings),
      ...rows(settlement.allHeroes),
      ...rows(settlement.allArtifacts),
      ...rows(settlement.allMonsters),
      ...rows(settlement.allTokens, 'token-'),
    ],
  },
  'town-builder': {
    index: townBuilderIndex,
    rules: { en: townBuilderEn, de: townBuilderDe, fr: townBuilderFr },
    look: townBuilderLook,
    alike: (id) => id.replace(/^(crest).*/, '$1'),
    data: [
      ...rows([
        ...townBuilder.townCards,
        ...townBuilder.awards,
        ...townBuilder.judges,
        ...townBuilder.crests,
        townBuilder.marker,
      ]),
      ['town-cards-below-judge', true, null],
    ],
  },
}
const each = Object.entries(games).flatMap(([game, indexed]) =>
  languages.map((language) => [game, language, indexed] as const),
)

describe('the card index', () => {
  test.for(each)(
    '%s, %s: every component of the data once, with its number and whether it is reconstructed',
    async ([, language, { index, data }]) => {
      const { cards } = await index(language)
      const byId = (a: readonly [string, ...unknown[]], b: readonly [string, ...unknown[]]) =>
        a[0].localeCompare(b[0])
      expect(
        cards
          .map(({ id, reconstructed, count }) => [id, reconstructed, count] as const)
          .toSorted(byId),
      ).toEqual(data.toSorted(byId))
    },
  )

  test.for(each)(
    '%s, %s: each entry is named, of a kind, and its rule is to be read',
    async ([, language, { index, rules }]) => {
      const { cards, kinds } = await index(language)
      const numbers = new Set(rules[language].flatMap((chapter) => Object.keys(chapter.rules)))
      expect(Object.keys(kinds).toSorted()).toEqual(
        [...new Set(cards.map(({ kind }) => kind))].toSorted(),
      )
      for (const card of cards) {
        expect(card.name, card.id).toBeTruthy()
        expect(`${card.text}${card.facts.map(({ value }) => value).join('')}`, card.id).not.toMatch(
          /undefined|NaN|\[object/,
        )
        if (card.rule !== undefined)
          expect([card.id, numbers.has(card.rule)]).toEqual([card.id, true])
        if (card.facts.some(({ source }) => source === 'reconstructed'))
          expect([card.id, card.reconstructed]).toEqual([card.id, true])
      }
    },
  )

  test.for(Object.entries(games))(
    '%s: every entry is drawn by day and by night, and no two different ones alike',
    async ([, { index, look, alike }]) => {
      const { cards } = await index('en')
      const shown = new Map<string, string>()
      for (const card of cards) {
        const { drawn } = look(card)
        expect(drawn('day'), card.id).toMatch(/^<svg [^>]*viewBox="[-\d. ]+">.{100,}<\/svg>$/s)
        expect(drawn('night'), card.id).not.toBe(drawn('day'))
        expect(drawn('day') + drawn('night'), card.id).not.toMatch(/\$|NaN|undefined|var\(/)
        const before = shown.get(drawn('day'))
        if (before === undefined) shown.set(drawn('day'), card.id)
        else expect(alike(card.id), `${card.id} and ${before}`).toBe(alike(before))
      }
    },
  )

  test('S7.1, S7.20, S7.40 the rule of a piece of Settlement is about that piece', async () => {
    const { cards } = await settlementIndex('en')
    const texts = Object.assign({}, ...settlementEn.map(({ rules }) => rules)) as Record<
      string,
      string
    >
    for (const { rule, name, kind } of cards)
      if (rule !== undefined && kind !== 'token')
        expect(texts[rule]?.slice(0, name.length)).toBe(name)
  })

  test('a value comes from where its field does, or else from where what it is inside of does', () => {
    const of: Provenance = {
      source: 'reconstructed',
      confidence: 'low',
      fieldSources: { black: 'rulebook', 'black.values': 'public' },
    }
    expect(['black.values', 'black.time', 'pp'].map((field) => sourceOf(of, field))).toEqual([
      'public',
      'rulebook',
      'reconstructed',
    ])
  })

  test('is searched by all words, filtered by kind and by what is reconstructed', async () => {
    const { cards } = await villagersIndex('en')
    const names = (...how: [string, string, boolean]) =>
      foundCards(cards, ...how).map(({ name }) => name)
    expect(names('PADLOCK cooper', 'villager', false)).toContain('Brewer')
    expect(names('silver', 'profiteer', false)).toEqual(['Alchemist', 'Wholesaler'])
    expect(names('', 'start', true)).toEqual([])
    expect(names('', 'villager', true)).toContain('Swineherd')
  })
})
