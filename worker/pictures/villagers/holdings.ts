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
} from '../../games/villagers/components/index.ts'
import { hostAt } from '../../games/villagers/hosts.ts'
import { draftsLeft, limits } from '../../games/villagers/limits.ts'
import { marketYield } from '../../games/villagers/markets.ts'
import { isTinnerPlayed, padlockCost } from '../../games/villagers/padlocks.ts'
import { where as whereDe } from '../../games/villagers/phrases.de.ts'
import { where as whereEn } from '../../games/villagers/phrases.en.ts'
import { where as whereFr } from '../../games/villagers/phrases.fr.ts'
import {
  type MarketDay,
  marketDays,
  type SeatState,
  type State,
} from '../../games/villagers/state.ts'
import { visibleFood } from '../../games/villagers/symbols.ts'
import { tops } from '../../games/villagers/village.ts'
import { counted, fitted } from '../holdings.ts'
import type { Holdings } from '../manifest.ts'
import { cardWords, opening, symbolsOf } from './gloss.ts'
import { names } from './names.ts'

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
  readonly buildable: string
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
  /** The next market, or the end that the second one is, by the cards that still lie in its stacks (V4.40, V4.43). */
  readonly days: Readonly<Record<MarketDay, string>>
  readonly after: (cards: number) => string
  readonly thisRound: string
  /** Room that a covered villager has. */
  readonly place: string
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
    ...{ buildable: 'Can be built now', traded: 'After a trade' },
    ...{ waiting: 'Waiting', special: 'With an effect', behind: 'second' },
    parts: { gold: 'gold', silver: 'silver', coins: 'coins' },
    markets: { first: 'First Market now', second: 'Second Market now' },
    ...{ you: 'you', stacks: 'Stacks (cards)' },
    days: { first: 'First Market', second: 'end' },
    after: (cards) => `after ${cards} more`,
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
    ...{ buildable: 'Jetzt baubar', traded: 'Nach einem Eintausch' },
    ...{ waiting: 'Wartet noch', special: 'Mit Wirkung', behind: 'zweiter' },
    parts: { gold: 'Gold', silver: 'Silber', coins: 'Münzen' },
    markets: { first: 'Erster Markttag jetzt', second: 'Zweiter Markttag jetzt' },
    ...{ you: 'du', stacks: 'Stapel (Karten)' },
    days: { first: 'Erster Markttag', second: 'Ende' },
    after: (cards) => `nach ${cards} weiteren`,
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
    ...{ buildable: 'À placer tout de suite', traded: 'Après un échange' },
    ...{ waiting: 'En attente', special: 'À effet', behind: 'second' },
    parts: { gold: 'or', silver: 'argent', coins: 'pièces' },
    markets: { first: 'Premier marché maintenant', second: 'Second marché maintenant' },
    ...{ you: 'toi', stacks: 'Piles (cartes)' },
    days: { first: 'premier marché', second: 'fin' },
    after: (cards) => `après encore ${cards}`,
    thisRound: 'après cette manche',
  },
}

/** Most words that tell the hand, fewer while others are drafted: of what is beyond there are the names. */
const mostOfHand = { build: 30, draft: 24 }
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
  const last = marketColumns[day] + 1
  const left = counts.slice(0, last).reduce((sum, count) => sum + count, 0)
  const when = view.markets[day] === 'triggered' ? thisRound : after(left)
  return [
    `${ahead.map(yieldsOn).join(between)}.`,
    `${labelled(stacks, [counts.join('/'), `${days[day]} ${when}`].join(between))}.`,
  ]
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
      (basic && view.basics[basic] > 0 ? traded : waiting).push(`${name(card)} (${host})`)
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
  return {
    ready: line(say.buildable, ready.map(worth), ready.map(name)),
    rest: others.length === 0 ? [] : [others.join(' ')],
  }
}

/** The round, gold, and what a seat may still draft and build, with the symbols that raise both (V4.3, V4.26). */
function limitsIn(view: State, seat: Seat, own: SeatState, language: Language): string {
  const say = words[language]
  const { labelled } = locales[language]
  const { build } = limits(view, seat)
  const held = view.developments.filter(({ holder }) => holder === seat)
  const of = (symbol: 'food' | 'builder') =>
    held.reduce((sum, { id }) => sum + developments[id][symbol], 0)
  const food = visibleFood(own) + of('food')
  const builders = tops(own.village).reduce(
    (sum, { placed }) => sum + cards[placed.card].builder,
    of('builder'),
  )
  const drafts = `${labelled(say.drafts, draftsLeft(view, seat))} (${say.food} ${food})`
  const builds = `${labelled(say.builds, build)} (${say.builders} ${builders})`
  // While somebody builds, nobody drafts.
  const all = [labelled(say.gold, own.gold), ...(view.turn === null ? [drafts] : []), builds]
  return `${say.round} ${view.round}. ${all.join(', ')}.`
}

/**
 * The round, gold and limits of a seat and what it can build, then drafted villagers, the rest of its hand, markets and top villagers
 * (V4.3, V4.26), as far as the view shows them.
 */
export function holdings(view: State, seat: Seat, language: Language, nameOf: Names): Holdings {
  const own = view.seats[seat]
  if (!own) return { always: [], more: [] }
  const say = words[language]
  const { labelled } = locales[language]
  const faces = own.hand.flatMap(({ card }) => (card in cards ? [card as CardId] : []))
  const most = mostOfHand[view.turn === null ? 'draft' : 'build']
  const village = topsIn(view, seat, faces, language)
  const drafted = counted(own.square.map((card) => names[language][card]))
  const markets = marketsIn(view, seat, language, nameOf)
  const { ready, rest } = handIn(view, seat, faces, most, language, nameOf)
  return {
    always: [
      limitsIn(view, seat, own, language),
      ...(own.hand.length === 0 ? [labelled(say.hand, `${say.noHand}.`)] : []),
      ...ready,
    ],
    more: [
      ...(drafted.length === 0 ? [] : [labelled(say.drafted, `${drafted.join(', ')}.`)]),
      ...rest,
      ...markets.slice(0, 1),
      ...(village === '' ? [] : [labelled(say.village, `${village}.`)]),
      ...markets.slice(1),
    ],
  }
}
