import type { Language, PerLanguage } from '../../../../worker/games/kernel/language.ts'
import type { Provenance } from '../../../../worker/games/kernel/provenance.ts'
import {
  anonymousGraves,
  type BlackBanner,
  type Charge,
  type Component,
  type CouncilChamber,
  type Customer,
  chronicle,
  churches,
  councilChambers,
  craftBuildings,
  customers,
  type DieKind,
  dice,
  endThreshold,
  fields,
  type Good,
  goods,
  headmanPath,
  lifeTrack,
  marketOffice,
  meetingPlaces,
  monks,
  populationPoints,
  professions,
  ratTrack,
  schoolBanner,
  setupNumbers,
  startingPlayerHand,
  type Token,
  type TravelCard,
  tokens,
  travelCards,
  villageBoards,
  windowPoints,
} from '../../../../worker/games/my-village/components/index.ts'
import type { CardEntry, CardIndex, Fact } from '../../rules/entries.ts'
import { factsOf, originOf } from '../../rules/provenance.ts'
import type { CardWords, Printed } from './card-words.ts'
import { boardWordsIn, loadWords, type Vocabulary } from './dictionary.ts'
import { costText, goodsText, titleOf } from './explain.ts'

/** All that the index says, in one language. */
interface Said {
  readonly boardWords: Vocabulary
  readonly words: CardWords
}

const load: PerLanguage<() => Promise<CardWords>> = {
  en: async () => (await import('./card-words.en.ts')).cardWords,
  de: async () => (await import('./card-words.de.ts')).cardWords,
  fr: async () => (await import('./card-words.fr.ts')).cardWords,
}

/** Goods as often as they are asked for. */
const each = (asked: { readonly [K in Good]?: number }): Good[] =>
  goods.flatMap((good) => Array.from({ length: asked[good] ?? 0 }, () => good))

/** Words for a charge, with its alternatives. */
const chargeText = (boardWords: Vocabulary, charges: ReadonlyArray<Charge>): string =>
  costText(
    boardWords,
    charges.map(({ coins = 0, ...asked }) => ({ time: 0, coins, goods: each(asked) })),
  )

const valuesText = (values: ReadonlyArray<number | '?'>): string => values.join('/')

/** The facts of a black banner. */
const blackFacts = (
  { boardWords, words: { facts } }: Said,
  of: Provenance & { black: BlackBanner },
) =>
  factsOf(of, [
    [facts.black, valuesText(of.black.values), 'black.values'],
    [facts.time, `${of.black.time}`, 'black.time'],
    [facts.cost, chargeText(boardWords, of.black.additionalCost), 'black.additionalCost'],
  ])

/** An entry of a component of this kind. */
const entry = (
  { boardWords }: Said,
  kind: keyof CardWords['kinds'],
  of: Component,
  facts: ReadonlyArray<Fact>,
): CardEntry => ({
  id: of.id,
  kind,
  name: titleOf(boardWords, of.id),
  text: boardWords.textOf(of.id),
  facts,
  count: of.count,
  ...originOf(of),
})

const religion = (said: Said): CardEntry[] => {
  const { boardWords, words } = said
  return [
    ...churches.map((one) =>
      entry(said, 'church', one, [
        ...blackFacts(said, one),
        ...factsOf(one, [
          [words.facts.spaces, one.spaces, 'spaces'],
          [words.facts.windows, one.windows, 'windows'],
          [words.facts.points, one.pp, 'pp'],
        ]),
      ]),
    ),
    ...monks.map((one) =>
      entry(said, 'monk', one, [
        ...factsOf(one, [[words.facts.stack, boardWords.cards.stacks[one.stack], 'stack']]),
        ...blackFacts(said, one),
        ...factsOf(one, [
          [words.facts.acquired, boardWords.cards.monkText(one.bonus), 'bonus'],
          [words.facts.windows, one.windows, 'windows'],
        ]),
      ]),
    ),
  ]
}

/** Words for the number of spaces of a chamber, or what they stand for. */
const spacesText = (boardWords: Vocabulary, spaces: CouncilChamber['spaces']): string =>
  typeof spaces === 'number'
    ? `${spaces || ''}`
    : spaces
        .map((space) =>
          space in boardWords.cards.professions
            ? boardWords.cards.professions[space as keyof typeof boardWords.cards.professions].name
            : boardWords.cards.categories[space as keyof typeof boardWords.cards.categories],
        )
        .join(', ')

const council = (said: Said): CardEntry[] => {
  const { boardWords, words } = said
  const { facts } = words
  const gain = ({ coins = 0, marker = 0 }: { coins?: number; marker?: number }) =>
    coins > 0 ? boardWords.coins(coins) : words.markers(marker)
  return [
    ...councilChambers.map((one: CouncilChamber) =>
      entry(said, 'chamber', one, [
        ...blackFacts(said, one),
        ...factsOf(one, [
          [facts.acquired, gain(one.onAcquire), 'onAcquire'],
          [facts.white, gain(one.white.gain), 'white.gain'],
          [facts.whiteTime, `${one.white.time}`, 'white.time'],
          [facts.spaces, spacesText(boardWords, one.spaces), 'spaces'],
          [facts.points, one.pp, 'pp'],
        ]),
      ]),
    ),
    ...meetingPlaces.map((one) =>
      entry(said, 'chamber', one, [
        ...blackFacts(said, one),
        ...factsOf(one, [
          [
            facts.acquired,
            [
              words.tokens['tile-2-12'],
              words.story(one.onAcquire.sp),
              words.markers(one.onAcquire.marker),
            ].join(', '),
            'onAcquire',
          ],
          [facts.whiteTime, `${one.white.time}`, 'white.time'],
          [facts.spaces, one.spaces, 'spaces'],
          [facts.points, one.pp, 'pp'],
        ]),
      ]),
    ),
  ]
}

const travel = (said: Said): CardEntry[] => {
  const { boardWords, words } = said
  const due = (grey: NonNullable<TravelCard['grey']>) =>
    costText(boardWords, [
      { time: grey.time ?? 0, coins: grey.coins ?? 0, goods: each({ beer: grey.beer ?? 0 }) },
    ])
  return travelCards.map((one: TravelCard) =>
    entry(said, 'travel', one, [
      ...factsOf(one, [[words.facts.letter, one.letter, 'letter']]),
      ...blackFacts(said, one),
      ...factsOf(one, [
        [words.facts.goOn, one.grey ? due(one.grey) : '', 'grey'],
        [words.facts.points, one.pp, 'pp'],
      ]),
    ]),
  )
}

const harvestAndCrafts = (said: Said): CardEntry[] => {
  const { boardWords, words } = said
  const { facts } = words
  return [
    ...fields.map((one) =>
      entry(said, 'field', one, [
        ...blackFacts(said, one),
        ...factsOf(one, [
          [facts.acquired, boardWords.coins(one.onAcquire.coins), 'onAcquire'],
          [facts.whiteTime, `${one.white.time}`, 'white.time'],
          [facts.points, one.pp, 'pp'],
        ]),
      ]),
    ),
    ...craftBuildings.map((one) =>
      entry(said, 'building', one, [
        ...blackFacts(said, one),
        ...factsOf(one, [
          [facts.acquired, goodsText(boardWords, [one.good]).join(''), 'onAcquire'],
          [facts.whiteTime, `${one.white.time}`, 'white.time'],
          [facts.spaces, one.spaces, 'spaces'],
        ]),
      ]),
    ),
  ]
}

const market = (said: Said): CardEntry[] => {
  const { boardWords, words } = said
  return customers.map((one: Customer) => ({
    ...entry(said, 'customer', one, [
      ...factsOf(one, [
        [words.facts.white, valuesText(one.white.values), 'white.values'],
        [words.facts.goods, goodsText(boardWords, each(one.goods)).join(', '), 'goods'],
        [words.facts.points, one.pp, 'pp'],
      ]),
    ]),
    // Its facts say it all.
    text: '',
  }))
}

const pieces = ({ boardWords, words }: Said): CardEntry[] => {
  const { facts } = words
  return [
    ...villageBoards.map(
      (one): CardEntry => ({
        id: one.id,
        kind: 'board',
        name: `${words.board} ${valuesText(one.playBanner.values)}`,
        text: boardWords.labelled(boardWords.playBanner, boardWords.playHelp),
        facts: factsOf(one, [
          [facts.values, valuesText(one.playBanner.values), 'playBanner.values'],
          [facts.stories, one.playBanner.gain.sp, 'playBanner.gain'],
        ]),
        count: one.count,
        ...originOf(one),
      }),
    ),
    ...dice.map((one: DieKind & { readonly id: (typeof dice)[number]['id'] }) => ({
      id: one.id,
      kind: 'die',
      name: words.dice[one.id],
      text: '',
      facts: factsOf(one, [
        [facts.faces, one.faces.join(', '), 'faces'],
        [facts.time, one.timeCost ?? '', 'timeCost'],
      ]),
      count: one.count,
      ...originOf(one),
    })),
    ...tokens.map((one: Token & { readonly id: (typeof tokens)[number]['id'] }) => ({
      id: one.id,
      kind: 'token',
      name: words.tokens[one.id],
      text: '',
      facts: factsOf(one, [
        [facts.stories, one.sp ?? '', 'sp'],
        [facts.points, one.pp ?? '', 'pp'],
        [facts.values, valuesText(one.values ?? []), 'values'],
      ]),
      count: one.count,
      ...originOf(one),
    })),
  ]
}

/** Entries for pieces that are printed on the boards, with their figures. */
const printedValues = ({ boardWords, words }: Said): CardEntry[] => {
  const { facts } = words
  const players = ['2', '3', '4'] as const
  type Values = Parameters<typeof factsOf>[1]
  const one = (id: Printed, of: Provenance, values: Values): CardEntry => ({
    id,
    kind: 'printed',
    ...words.printed[id],
    facts: factsOf(of, values),
    count: null,
    ...originOf(of),
  })
  return [
    one(
      'setup',
      setupNumbers,
      players.map((n) => {
        const { white, black } = setupNumbers.dice[n]
        return [facts.perPlayers(n), words.diceOf(white, black), 'dice']
      }),
    ),
    one(
      'end',
      endThreshold,
      players.map((n) => [facts.perPlayers(n), endThreshold.coffins[n], 'coffins']),
    ),
    one('life-track', lifeTrack, [[facts.spaces, lifeTrack.cloudSpaces, 'cloudSpaces']]),
    one('headman-path', headmanPath, [
      [facts.coins, headmanPath.coins, 'coins'],
      [facts.stories, headmanPath.sp, 'sp'],
      [facts.time, headmanPath.time, 'time'],
    ]),
    one('school-banner', schoolBanner, [
      [facts.values, valuesText(schoolBanner.values), 'values'],
      [facts.time, schoolBanner.graduateTime, 'graduateTime'],
      [facts.stories, schoolBanner.rightSpaceSp, 'rightSpaceSp'],
    ]),
    one('windows', windowPoints, [[facts.points, windowPoints.points.join(', '), 'points']]),
    one('hand', startingPlayerHand, [
      [facts.values, valuesText(startingPlayerHand.values), 'values'],
      [facts.stories, startingPlayerHand.spPerRound, 'spPerRound'],
      [facts.points, startingPlayerHand.pp, 'pp'],
    ]),
    one('market-office', marketOffice, [
      [facts.values, valuesText(marketOffice.values), 'values'],
      ...marketOffice.prices.map(
        ({ time, coins }, i) => [`${i + 1}`, words.price(time, coins), 'prices'] as const,
      ),
    ]),
    one(
      'chronicle',
      chronicle,
      professions.map((who) => [
        boardWords.cards.professions[who].name,
        chronicle.spaces[who].join(', '),
        `spaces.${who}`,
      ]),
    ),
    one(
      'rat-track',
      ratTrack,
      players.map((n) => [
        facts.perPlayers(n),
        boardWords.labelled(facts.steps, ratTrack.stepsToRatInvasion[n]),
        'stepsToRatInvasion',
      ]),
    ),
    one('graves', anonymousGraves, []),
    one('population', populationPoints, [[facts.points, populationPoints.points, 'points']]),
  ]
}

/** Numbers of rules that the rules to be read leave out, as the index and the board do. */
const untold: ReadonlyArray<string | undefined> = ['M2.4', 'M2.5', 'M2.6', 'M3.20', 'M7.3', 'M7.4']

function withToldRule({ rule, ...card }: CardEntry): CardEntry {
  return rule === undefined || untold.includes(rule) ? card : { ...card, rule }
}

/** Every card, board and piece of My Village. */
export async function cardIndex(language: Language): Promise<CardIndex> {
  const [words] = await Promise.all([load[language](), loadWords(language)])
  const said: Said = { boardWords: boardWordsIn(language), words }
  return {
    kinds: words.kinds,
    cards: [religion, council, travel, harvestAndCrafts, market, pieces, printedValues].flatMap(
      (of) => of(said).map(withToldRule),
    ),
  }
}
