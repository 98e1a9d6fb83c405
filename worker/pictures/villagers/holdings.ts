/** Holdings that a seat of Villagers decides with, in short lines for letters. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { places } from '../../games/villagers/chains.ts'
import {
  basicIds,
  type CardId,
  cards,
  developments,
  isWildcard,
  marketColumns,
  suits,
} from '../../games/villagers/components/index.ts'
import { hostAt } from '../../games/villagers/hosts.ts'
import {
  buildsLeft,
  draftsLeft,
  isDrafting,
  limits,
  tradesLeft,
} from '../../games/villagers/limits.ts'
import { marketYield } from '../../games/villagers/markets.ts'
import { isTinnerPlayed, padlockCost } from '../../games/villagers/padlocks.ts'
import { where as whereDe } from '../../games/villagers/phrases.de.ts'
import { where as whereEn } from '../../games/villagers/phrases.en.ts'
import { where as whereFr } from '../../games/villagers/phrases.fr.ts'
import {
  countess,
  type MarketDay,
  marketDays,
  type SeatState,
  type State,
} from '../../games/villagers/state.ts'
import { symbols } from '../../games/villagers/symbols.ts'
import { owners, seatOf, tops } from '../../games/villagers/village.ts'
import { counted, fitted, nounIn } from '../holdings.ts'
import type { Holdings, Rival } from '../manifest.ts'
import { cardWords, opening, symbolsIn, symbolsOf } from './gloss.ts'
import { names, suits as suitNames } from './names.ts'

const where = { en: whereEn, de: whereDe, fr: whereFr }

interface Said {
  readonly hand: string
  readonly noHand: string
  readonly drafted: string
  readonly village: string
  readonly round: string
  readonly gold: string
  readonly drafts: string
  readonly builds: string
  readonly food: string
  readonly builders: string
  readonly padlock: string
  /** Cards of the hand with their places, those that a trade makes room for, those that wait for a card or gold, and those with an effect of their own. */
  readonly buildable: Readonly<Record<'now' | 'round' | 'next', string>>
  readonly traded: string
  readonly waiting: string
  readonly special: string
  /** Parts of the yield of a market. */
  readonly parts: Readonly<Record<'gold' | 'silver' | 'coins', string>>
  /** Yield of the next market as things are, in gold, and that of the second one behind it. */
  readonly markets: Readonly<Record<MarketDay, string>>
  readonly behind: string
  readonly you: string
  /** Number of cards of each stack. */
  readonly stacks: string
  /** The next market, or the end that the second one is, and the round that brings it (V4.40, V4.41, V4.43). */
  readonly days: Readonly<Record<MarketDay, string>>
  readonly after: Readonly<Record<MarketDay, (cards: number) => string>>
  readonly thisRound: string
  /** Meaning of gold on the Road, while it is put there (V4.8, V4.16). */
  readonly onRoad: string
  /** Cards of a village that open padlocks (V5.41). */
  readonly keys: string
  /** Room that a covered villager has. */
  readonly place: string
}

/** Numbers of the stacks that are to be empty before the First Market (V4.40). */
const firstNumbers = Array.from({ length: marketColumns.first + 1 }, (_, column) => `${column + 1}`)
const firstStacks: PerLanguage<string> = {
  en: locales.en.and(firstNumbers),
  de: locales.de.and(firstNumbers),
  fr: locales.fr.and(firstNumbers),
}

const words: PerLanguage<Said> = {
  en: {
    ...{ hand: 'In your hand', drafted: 'Drafted this round', village: 'On top in your village' },
    ...{ gold: 'Gold', drafts: 'drafts left', builds: 'builds a round', padlock: 'padlock' },
    ...{
      place: 'one place left',
      noHand: 'nothing',
      round: 'Round',
      food: 'food',
      builders: 'builders',
    },
    buildable: {
      ...{ now: 'Can be built now', round: 'Can be built this round' },
      next: 'Can be built next round',
    },
    ...{ traded: 'After a trade', keys: 'opens padlocks with' },
    onRoad: 'A villager with gold stays on the Road, and whoever drafts it takes the gold.',
    ...{ waiting: 'Waiting', special: 'With an effect', behind: 'second' },
    parts: { gold: 'gold', silver: 'silver', coins: 'coins' },
    markets: { first: 'First Market now', second: 'Second Market now' },
    ...{ you: 'you', stacks: 'Stacks (cards)' },
    days: { first: 'First Market', second: 'Second Market and end' },
    after: {
      first: (cards) => `after the round that empties stacks ${firstStacks.en} (${cards} more)`,
      second: (cards) => `after the round that empties all (${cards} more)`,
    },
    thisRound: 'after this round',
  },
  de: {
    ...{ hand: 'Auf der Hand', drafted: 'Diese Runde genommen', village: 'Obenauf in deinem Dorf' },
    ...{
      gold: 'Gold',
      drafts: 'noch zu nehmen',
      builds: 'Bauaktionen je Runde',
      padlock: 'Schloss',
    },
    ...{
      place: 'noch ein Platz',
      noHand: 'nichts',
      round: 'Runde',
      food: 'Nahrung',
      builders: 'Bausymbole',
    },
    buildable: {
      ...{ now: 'Jetzt baubar', round: 'Diese Runde baubar', next: 'Nächste Runde baubar' },
    },
    ...{ traded: 'Nach einem Eintausch', keys: 'öffnet Schlösser mit' },
    onRoad: 'Eine Person mit Gold bleibt in der Auslage; wer sie nimmt, bekommt das Gold.',
    ...{ waiting: 'Wartet noch', special: 'Mit Wirkung', behind: 'zweiter' },
    parts: { gold: 'Gold', silver: 'Silber', coins: 'Münzen' },
    markets: { first: 'Erster Markttag jetzt', second: 'Zweiter Markttag jetzt' },
    ...{ you: 'du', stacks: 'Stapel (Karten)' },
    days: { first: 'Erster Markttag', second: 'Zweiter Markttag und Ende' },
    after: {
      first: (cards) =>
        `nach der Runde, in der Stapel ${firstStacks.de} leer werden (noch ${cards})`,
      second: (cards) => `nach der Runde, in der alle leer werden (noch ${cards})`,
    },
    thisRound: 'nach dieser Runde',
  },
  fr: {
    ...{ hand: 'En main', drafted: 'Recrutés cette manche', village: 'Au sommet de ton village' },
    ...{
      gold: 'Or',
      drafts: 'encore à recruter',
      builds: 'à placer par manche',
      padlock: 'cadenas',
    },
    ...{
      place: 'encore une place',
      noHand: 'rien',
      round: 'Manche',
      food: 'nourriture',
      builders: 'bâtisseurs',
    },
    buildable: {
      ...{ now: 'À placer tout de suite', round: 'À placer cette manche' },
      next: 'À placer à la prochaine manche',
    },
    ...{ traded: 'Après un échange', keys: 'ouvre les cadenas avec' },
    onRoad: 'Un villageois avec de l’or reste sur la route, et celui qui le recrute prend l’or.',
    ...{ waiting: 'En attente', special: 'À effet', behind: 'second' },
    parts: { gold: 'or', silver: 'argent', coins: 'pièces' },
    markets: { first: 'Premier marché maintenant', second: 'Second marché maintenant' },
    ...{ you: 'toi', stacks: 'Piles (cartes)' },
    days: { first: 'premier marché', second: 'second marché et fin' },
    after: {
      first: (cards) => `après la manche qui vide les piles ${firstStacks.fr} (encore ${cards})`,
      second: (cards) => `après la manche qui les vide toutes (encore ${cards})`,
    },
    thisRound: 'après cette manche',
  },
}

/** Most words that tell the hand, fewer while others are drafted: of what is beyond there are the names. */
const mostOfHand = { build: 30, draft: 24 }
/** Most words that tell the keys of another. */
const mostOfKeys = 6
/** Most words that tell cards of the village: those without numbers, all, and the least that is left to those without. */
const mostOfVillage = { rest: 13, all: 22, least: 4 }

/**
 * Cards of a village that others are put on. While its seat builds, one that lies there several times and takes a card of the hand
 * stands first, with its piles by the numbers that turns name them by.
 */
function topsIn(view: State, seat: Seat, hand: ReadonlyArray<CardId>, language: Language): string {
  const village = view.seats[seat]?.village ?? []
  const open = view.turn === null ? [] : hand.flatMap((card) => places(village, card))
  const at = (pile: number, branch: number): string =>
    open.some((one) => one?.pile === pile && one.branch === branch)
      ? where[language](hostAt(view, seat, pile, branch))
      : ''
  // V5.22: a starter of two places takes cards until both are taken.
  const begun = village.flatMap(({ starter, branches }, pile) =>
    branches.length === 1 && cards[starter.card].capacity === 2
      ? [{ card: starter.card, pile: at(pile, 1), place: [words[language].place] }]
      : [],
  )
  const top = tops(village).map(({ placed, pile, branch }) => ({
    ...{ card: placed.card, pile: at(pile, branch), place: [] },
  }))
  const all = [...begun, ...top]
  const said = (card: CardId, more: ReadonlyArray<string>): string =>
    more.length === 0
      ? names[language][card]
      : `${names[language][card]} (${more.join(locales[language].between)})`
  const told = all.filter(({ pile }) => pile !== '')
  const numbered = [...new Set(told.map(({ card }) => card))].map((one) => {
    const own = told.filter(({ card }) => card === one)
    return said(
      one,
      own.map(({ pile, place }) => [pile, ...place].join(', ')),
    )
  })
  const others = all.filter(({ pile }) => pile === '').map(({ card, place }) => said(card, place))
  const left = mostOfVillage.all - numbered.join(' ').split(' ').length
  const most = Math.max(mostOfVillage.least, Math.min(mostOfVillage.rest, left))
  const rest = fitted(counted(others), ', ', most, language)
  return [...numbered, ...(rest === '' ? [] : [rest])].join(', ')
}

/** Yields of the markets ahead for the seat, by what it comes from, and for the others as things are (V6.10, V6.15), and how near the next one is (V4.40-V4.43). */
export function marketsIn(view: State, seat: Seat, language: Language, nameOf: Names): string[] {
  const ahead = marketDays.filter((day) => view.markets[day] !== 'held')
  const [day] = ahead
  if (day === undefined) return []
  const { after, days, markets, parts, behind, stacks, thisRound, you } = words[language]
  const { between, labelled } = locales[language]
  const yieldsOn = (of: MarketDay): string => {
    const own = marketYield(view, seat, of)
    const kinds = (['gold', 'silver', 'coins'] as const).filter((kind) => own[kind] > 0)
    const sources = kinds.map((kind) => `${own[kind]} ${parts[kind]}`).join(', ')
    const others = view.seats.flatMap((_, one) =>
      one === seat ? [] : [{ name: nameOf(one), total: marketYield(view, one, of).total }],
    )
    const told = others
      .toSorted((a, b) => b.total - a.total)
      .map(({ name, total }) => `${name} ${total}`)
    const mine = `${you} ${own.total}${kinds.length > 1 ? ` (${sources})` : ''}`
    return labelled(of === day ? markets[of] : behind, [mine, ...told].join(', '))
  }
  const counts = view.stacks.map(({ length }) => length)
  const when = view.markets[day] === 'triggered' ? thisRound : after[day](cardsBefore(view, day))
  return [
    `${ahead.map(yieldsOn).join(between)}.`,
    `${labelled(stacks, [counts.join('/'), `${days[day]} ${when}`].join(between))}.`,
  ]
}

/** Number of cards in the stacks that are to be empty before a market (V4.40, V4.43). */
const cardsBefore = ({ stacks }: State, day: MarketDay): number =>
  stacks.slice(0, marketColumns[day] + 1).reduce((sum, { length }) => sum + length, 0)

/** Time of the next market: due in this round, soon as no more cards are before it than all draft in a round, or far (V4.40-V4.43). */
function marketTime(view: State): 'due' | 'soon' | 'far' {
  const day = marketDays.find((one) => view.markets[one] !== 'held')
  if (day === undefined) return 'far'
  if (view.markets[day] === 'triggered') return 'due'
  const drafts = view.seats.reduce((sum, _, seat) => sum + limits(view, seat).draft, 0)
  return cardsBefore(view, day) <= drafts ? 'soon' : 'far'
}

/** Tells whether a seat's build turn is still to come in this round, as that of everybody is until the draft ends (V4.1). */
const isToBuild = ({ agenda }: State, seat: Seat): boolean =>
  !agenda.some(({ task }) => task === 'markets') ||
  agenda.some(
    (one) => (one.task === 'begin-build' || one.task === 'open-build') && one.seat === seat,
  )

/** Time at which a card with a place can be built; `null` where no round is left for it (V4.26, V4.43). */
function buildTime(view: State, seat: Seat): 'now' | 'round' | 'next' | null {
  const left = buildsLeft(view, seat)
  if (left === null && isToBuild(view, seat)) return 'round'
  if (left !== null && left > 0) return 'now'
  return view.markets.second === 'triggered' ? null : 'next'
}

/**
 * The hand by what can be done with it now: cards with a place whose padlock can be paid, with their worth and the payments for it; what
 * others wait for; and cards with an effect of their own.
 */
function handIn(
  view: State,
  seat: Seat,
  hand: ReadonlyArray<CardId>,
  most: number,
  language: Language,
  nameOf: Names,
): { readonly ready: string[]; readonly rest: string[] } {
  const own = view.seats[seat]
  if (!own) return { ready: [], rest: [] }
  const say = words[language]
  const { labelled } = locales[language]
  const name = (card: CardId) => names[language][card]
  const [ready, special]: [CardId[], CardId[]] = [[], []]
  const [traded, waiting]: [string[], string[]] = [[], []]
  for (const card of hand) {
    const { discard, predecessor } = cards[card]
    const price = padlockCost(view, own.village, card, isTinnerPlayed(view))
    const hasPlace = places(own.village, card).length > 0
    const basic = basicIds.find((one) => one === predecessor)
    const host = predecessor === null ? '' : name(predecessor as CardId)
    if (discard || isWildcard(card)) special.push(card)
    else if (!hasPlace)
      (basic && view.basics[basic] > 0 && tradesLeft(view, seat) > 0 ? traded : waiting).push(
        `${name(card)} (${host})`,
      )
    else if (price > own.gold) waiting.push(`${name(card)} (${price} ${cardWords[language].gold})`)
    else ready.push(card)
  }
  const worth = (card: CardId): string => {
    const opens = opening(view, seat, card, language, nameOf, '')
    const said = [
      ...symbolsOf(card, language),
      ...(opens === null ? [] : [`${say.padlock} ${opens}`]),
    ]
    return said.length === 0 ? name(card) : `${name(card)} (${said.join(', ')})`
  }
  const line = (label: string, items: ReadonlyArray<string>, short: ReadonlyArray<string> = []) =>
    items.length === 0
      ? []
      : [labelled(label, `${fitted(counted(items), ', ', most, language, counted(short))}.`)]
  const others = [
    ...line(say.traded, traded),
    ...line(say.waiting, waiting),
    ...line(say.special, special.map(name)),
  ]
  const time = buildTime(view, seat)
  return {
    ready: time === null ? [] : line(say.buildable[time], ready.map(worth), ready.map(name)),
    rest: others.length === 0 ? [] : [others.join(' ')],
  }
}

/** The round, gold, and what a seat may still draft and build, with the symbols that raise both (V4.3, V4.26). */
function limitsIn(view: State, seat: Seat, own: SeatState, language: Language): string {
  const say = words[language]
  const { labelled } = locales[language]
  const { build } = limits(view, seat)
  const { food, builders } = symbolsFor(view, seat)
  const drafts = `${labelled(say.drafts, draftsLeft(view, seat))} (${say.food} ${food})`
  const builds = `${labelled(say.builds, build)} (${say.builders} ${builders})`
  const all = [labelled(say.gold, own.gold), ...(isDrafting(view) ? [drafts] : []), builds]
  return `${say.round} ${view.round}. ${all.join(', ')}.`
}

/** Food and builders that count for a seat's limits (V4.3, V4.26). */
function symbolsFor(view: State, seat: Seat): { food: number; builders: number } {
  const { food, builder } = symbols(view, seat)
  const held = view.developments.filter(({ holder }) => holder === seat)
  const of = (symbol: 'food' | 'builder') =>
    held.reduce((sum, { id }) => sum + developments[id][symbol], 0)
  return { food: food + of('food'), builders: builder + of('builder') }
}

/** Gold, food and builders of another, its suits as often as they count (V5.24), and the padlocks that it opens (V5.41). */
function rivalIn(view: State, seat: Seat, language: Language, nameOf: Names): Rival {
  const say = words[language]
  const { between, labelled } = locales[language]
  const { gold, village } = seatOf(view, seat)
  const { food, builders } = symbolsFor(view, seat)
  const has = symbolsIn({ gold, food, builder: builders }, language)
  const of = symbols(view, seat).suits
  const counts = suits.flatMap((suit) =>
    of[suit] > 0 ? [`${nounIn(suitNames[language][suit], language)} ${of[suit]}`] : [],
  )
  const keys = view.options.padlocks
    ? tops(village).filter(({ placed }) => cards[placed.card].keyring > 0)
    : []
  const opened = counted(keys.map(({ placed }) => names[language][placed.card]))
  const all = [
    has.join(', ') || `0 ${cardWords[language].gold}`,
    ...(counts.length === 0 ? [] : [counts.join(', ')]),
    ...(opened.length === 0 ? [] : [`${say.keys} ${fitted(opened, ', ', mostOfKeys, language)}`]),
  ]
  const name = seat === countess ? names[language].countess : nameOf(seat)
  return { seat, said: `${labelled(name, all.join(between))}.` }
}

/**
 * The round, gold and limits of a seat, what it can build (V4.3, V4.26), and the yields of markets; then the stacks, drafted villagers, the
 * rest of its hand and top villagers, as far as the view shows them.
 */
export function holdings(view: State, seat: Seat, language: Language, nameOf: Names): Holdings {
  const own = view.seats[seat]
  if (!own) return { always: [], rivals: [], more: [] }
  const say = words[language]
  const { labelled } = locales[language]
  const faces = own.hand.flatMap(({ card }) => (card in cards ? [card as CardId] : []))
  const most = mostOfHand[view.turn === null ? 'draft' : 'build']
  const village = topsIn(view, seat, faces, language)
  const drafted = counted(own.square.map((card) => names[language][card]))
  const [yields, ...stacks] = marketsIn(view, seat, language, nameOf)
  const time = marketTime(view)
  const { ready, rest } = handIn(view, seat, faces, most, language, nameOf)
  return {
    always: [
      limitsIn(view, seat, own, language),
      ...(own.hand.length === 0 ? [labelled(say.hand, `${say.noHand}.`)] : []),
      ...ready,
      ...(view.agenda.at(-1)?.task === 'coin' ? [say.onRoad] : []),
      ...(time === 'due' ? stacks : []),
      ...(yields === undefined ? [] : [yields]),
    ],
    rivals: owners(view, 0)
      .filter((one) => one !== seat)
      .map((one) => rivalIn(view, one, language, nameOf)),
    more: [
      ...(time === 'soon' ? stacks : []),
      ...(drafted.length === 0 ? [] : [labelled(say.drafted, `${drafted.join(', ')}.`)]),
      ...rest,
      ...(village === '' ? [] : [labelled(say.village, `${village}.`)]),
      ...(time === 'far' ? stacks : []),
    ],
  }
}
