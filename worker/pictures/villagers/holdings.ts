/** Holdings that a seat of Villagers decides with, in short lines for letters. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { places } from '../../games/villagers/chains.ts'
import { type CardId, cards, marketColumns } from '../../games/villagers/components/index.ts'
import { hostAt } from '../../games/villagers/hosts.ts'
import { draftsLeft, limits } from '../../games/villagers/limits.ts'
import { marketYield } from '../../games/villagers/markets.ts'
import { isTinnerPlayed, padlockCost, unlockerOf } from '../../games/villagers/padlocks.ts'
import { where as whereDe } from '../../games/villagers/phrases.de.ts'
import { where as whereEn } from '../../games/villagers/phrases.en.ts'
import { where as whereFr } from '../../games/villagers/phrases.fr.ts'
import { type MarketDay, marketDays, type State } from '../../games/villagers/state.ts'
import { tops } from '../../games/villagers/village.ts'
import { counted, fitted } from '../holdings.ts'
import { symbolsOf } from './gloss.ts'
import { names } from './names.ts'

const where = { en: whereEn, de: whereDe, fr: whereFr }

interface Said {
  readonly hand: string
  readonly noHand: string
  readonly drafted: string
  readonly village: string
  readonly gold: string
  readonly drafts: string
  readonly builds: string
  readonly on: (name: string) => string
  readonly padlock: string
  /** Yield of the next market as things are, in gold. */
  readonly market: string
  readonly you: string
  /** Number of cards of each stack. */
  readonly stacks: string
  /** The next market, or the end that the second one is, by the cards that still lie in its stacks (V4.40, V4.43). */
  readonly days: Readonly<Record<MarketDay, string>>
  readonly after: (cards: number) => string
  readonly thisRound: string
  /** Room that a covered villager has. */
  readonly place: string
  /** A padlock's key, or what is paid without it (V5.41-V5.43). */
  readonly orPay: (key: string, gold: number) => string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ hand: 'In your hand', drafted: 'Drafted this round', village: 'On top in your village' },
    ...{ gold: 'Gold', drafts: 'drafts left', builds: 'builds a round', padlock: 'padlock' },
    ...{ place: 'one place left', noHand: 'nothing' },
    ...{ market: 'Market now', you: 'you', stacks: 'Stacks (cards)' },
    days: { first: 'First Market', second: 'end' },
    after: (cards) => `after ${cards} more`,
    thisRound: 'after this round',
    on: (name) => `on ${name}`,
    orPay: (key, gold) => `${key} or ${gold} gold`,
  },
  de: {
    ...{ hand: 'Auf der Hand', drafted: 'Diese Runde genommen', village: 'Obenauf in deinem Dorf' },
    ...{
      gold: 'Gold',
      drafts: 'noch zu nehmen',
      builds: 'Bauaktionen je Runde',
      padlock: 'Schloss',
    },
    ...{ place: 'noch ein Platz', noHand: 'nichts' },
    ...{ market: 'Markttag jetzt', you: 'du', stacks: 'Stapel (Karten)' },
    days: { first: 'Erster Markttag', second: 'Ende' },
    after: (cards) => `nach ${cards} weiteren`,
    thisRound: 'nach dieser Runde',
    on: (name) => `auf ${name}`,
    orPay: (key, gold) => `${key} oder ${gold} Gold`,
  },
  fr: {
    ...{ hand: 'En main', drafted: 'Recrutés cette manche', village: 'Au sommet de ton village' },
    ...{
      gold: 'Or',
      drafts: 'encore à recruter',
      builds: 'à placer par manche',
      padlock: 'cadenas',
    },
    ...{ place: 'encore une place', noHand: 'rien' },
    ...{ market: 'Marché maintenant', you: 'toi', stacks: 'Piles (cartes)' },
    days: { first: 'premier marché', second: 'fin' },
    after: (cards) => `après encore ${cards}`,
    thisRound: 'après cette manche',
    on: (name) => `sur ${name}`,
    orPay: (key, gold) => `${key} ou ${gold} or`,
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

/** Yield of the next market for the seat and the best of the others as things are (V6.10, V6.15), and how near it is (V4.40-V4.43). */
function marketsIn(view: State, seat: Seat, language: Language, nameOf: Names): string[] {
  const day = marketDays.find((one) => view.markets[one] !== 'held')
  if (day === undefined) return []
  const { after, days, market, stacks, thisRound, you } = words[language]
  const { between, labelled } = locales[language]
  const yields = view.seats.map((_, one) => ({
    name: one === seat ? you : nameOf(one),
    isOther: one !== seat,
    total: marketYield(view, one, day).total,
  }))
  const own = yields.filter(({ isOther }) => !isOther)
  const [best] = yields.filter(({ isOther }) => isOther).toSorted((a, b) => b.total - a.total)
  const told = [...own, ...(best ? [best] : [])].map(({ name, total }) => `${name} ${total}`)
  const counts = view.stacks.map(({ length }) => length)
  const last = marketColumns[day] + 1
  const left = counts.slice(0, last).reduce((sum, count) => sum + count, 0)
  const when = view.markets[day] === 'triggered' ? thisRound : after(left)
  return [
    `${labelled(market, told.join(', '))}.`,
    `${labelled(stacks, [counts.join('/'), `${days[day]} ${when}`].join(between))}.`,
  ]
}

/**
 * Hand, drafted villagers, top villagers and gold of a seat (V4.3, V4.26), as far as the view shows them. A card of the hand
 * has with it its worth, the card that it is built on, and the key of its padlock or what that costs; those with a place come first.
 */
export function holdings(view: State, seat: Seat, language: Language, nameOf: Names): string[] {
  const own = view.seats[seat]
  if (!own) return []
  const say = words[language]
  const { labelled } = locales[language]
  const name = (card: CardId) => names[language][card]
  const isFace = (card: string): card is CardId => card in cards
  const needs = (card: CardId): string => {
    const { predecessor } = cards[card]
    const key = unlockerOf(view, card)
    const price = padlockCost(view, own.village, card, isTinnerPlayed(view))
    const opener = key === null ? '' : price > 0 ? say.orPay(name(key), price) : name(key)
    const said = [
      ...symbolsOf(card, language),
      ...(predecessor !== null && isFace(predecessor) ? [say.on(name(predecessor))] : []),
      ...(key === null ? [] : [labelled(say.padlock, opener)]),
    ]
    return said.length === 0 ? name(card) : `${name(card)} (${said.join(', ')})`
  }
  const line = (
    label: string,
    items: ReadonlyArray<string>,
    most: number,
    short: ReadonlyArray<string> = [],
  ) =>
    items.length === 0
      ? []
      : [labelled(label, `${fitted(counted(items), ', ', most, language, counted(short))}.`)]
  const fits = (card: CardId) => places(own.village, card).length > 0
  const faces = own.hand.flatMap(({ card }) => (isFace(card) ? [card] : []))
  // Those that have their place come first.
  const hand = [...faces.filter(fits), ...faces.filter((card) => !fits(card))]
  const { build } = limits(view, seat)
  // While somebody builds, nobody drafts.
  const drafts = view.turn === null ? [labelled(say.drafts, draftsLeft(view, seat))] : []
  const now = view.turn === null ? 'draft' : 'build'
  const village = topsIn(view, seat, faces, language)
  const rest = [...drafts, labelled(say.builds, build)]
  return [
    ...(own.hand.length === 0 ? [labelled(say.hand, `${say.noHand}.`)] : []),
    ...line(say.hand, hand.map(needs), mostOfHand[now], hand.map(name)),
    ...line(say.drafted, own.square.map(name), 10),
    ...(village === '' ? [] : [labelled(say.village, `${village}.`)]),
    `${labelled(say.gold, own.gold)}, ${rest.join(', ')}.`,
    ...marketsIn(view, seat, language, nameOf),
  ]
}
