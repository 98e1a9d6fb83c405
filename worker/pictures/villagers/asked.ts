/** Facts of a table of Villagers that people ask about by letter. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { places } from '../../games/villagers/chains.ts'
import { type CardId, cards } from '../../games/villagers/components/index.ts'
import { draftsLeft, isDrafting, limits } from '../../games/villagers/limits.ts'
import { silverValue } from '../../games/villagers/silver.ts'
import type { State } from '../../games/villagers/state.ts'
import { counted } from '../holdings.ts'
import type { Fact, RulesOn } from '../manifest.ts'
import { cardWords, needsOf, printedOn } from './gloss.ts'
import { marketsIn } from './holdings.ts'
import { names, suits } from './names.ts'
import { cardIn, daysIn, tableFacts, words as tableWords } from './table.ts'

interface Said {
  readonly stack: string
  readonly discard: string
  readonly unlocked: string
  /** Label of the seat that is first in the next round (V4.36). */
  readonly next: string
  /** State of the card below, where the seat has a place on it. */
  readonly free: string
  readonly draftsLeft: string
  readonly last: string
  /** Gold that a silver symbol would bring the reader now. */
  readonly now: (gold: number) => string
  /** Cards that the stacks still have, and the rounds after this one in which they run out at the present pace (V4.43). */
  readonly end: (cards: number, rounds: number) => string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ stack: 'Stack', discard: 'Discard pile', unlocked: 'no padlock' },
    ...{ free: 'you have a place', draftsLeft: 'drafts left', last: 'This is the last round.' },
    next: 'First in the next round',
    now: (gold) => `now ${gold} gold at the Second Market`,
    end: (cards, rounds) =>
      `The round in which the stacks run out is the last: ${cards} more cards, at this pace ${rounds === 0 ? 'perhaps this round' : `about ${locales.en.counted(rounds, 'round', 'rounds')} after this one`}.`,
  },
  de: {
    ...{ stack: 'Stapel', discard: 'Ablage', unlocked: 'kein Schloss' },
    ...{ free: 'du hast einen Platz', draftsLeft: 'noch zu nehmen' },
    ...{ last: 'Dies ist die letzte Runde.', next: 'Beginnt die nächste Runde' },
    now: (gold) => `jetzt ${gold} Gold am Zweiten Markttag`,
    end: (cards, rounds) =>
      `Die Runde, in der die Stapel leer werden, ist die letzte: noch ${cards} Karten, in diesem Tempo ${rounds === 0 ? 'vielleicht diese Runde' : `etwa ${locales.de.counted(rounds, 'Runde', 'Runden')} nach dieser`}.`,
  },
  fr: {
    ...{ stack: 'Pile', discard: 'Défausse', unlocked: 'pas de cadenas' },
    ...{ free: 'tu as une place', draftsLeft: 'encore à recruter' },
    ...{ last: 'C’est la dernière manche.', next: 'Commence la prochaine manche' },
    now: (gold) => `${gold} or au Second marché pour l’instant`,
    end: (cards, rounds) =>
      `La manche où les piles se vident est la dernière\u202f: encore ${cards} cartes, à ce rythme ${rounds === 0 ? 'peut-être cette manche' : `environ ${locales.fr.counted(rounds, 'manche', 'manches')} après celle-ci`}.`,
  },
}

/** Distance to the end of the game (V4.43). */
function endOf(view: State, language: Language): string {
  const say = words[language]
  if (view.markets.second === 'triggered') return say.last
  const left = view.stacks.reduce((sum, { length }) => sum + length, 0)
  const over = (count: (seat: Seat) => number) =>
    view.seats.reduce((sum, _, seat) => sum + count(seat), 0)
  const now = isDrafting(view) ? over((seat) => draftsLeft(view, seat)) : 0
  const pace = Math.max(
    1,
    over((seat) => limits(view, seat).draft),
  )
  return say.end(left, Math.max(0, Math.ceil((left - now) / pace)))
}

/** A card with a silver symbol, and the gold that this would bring the reader now (V6.20). */
function silverIn(view: State, seat: Seat, card: CardId, language: Language, nameOf: Names): Fact {
  const { labelled, between } = locales[language]
  const about = names[language][card]
  const printed = labelled(about, printedOn(view, card, language, { seat, nameOf }))
  const now = words[language].now(silverValue(view, seat, card))
  return { of: 'piece', about, said: `${[printed, now].join(between)}.` }
}

/** Suit, place and padlock of each card (V4.26, V5.41). */
function ofCards(view: State, seat: Seat, language: Language, nameOf: Names): Fact[] {
  const { labelled, between } = locales[language]
  const { padlock: lock } = cardWords[language]
  const { free, unlocked } = words[language]
  const all = Object.keys(cards) as CardId[]
  return all.flatMap((card): Fact[] => {
    const about = names[language][card]
    const { on, padlock } = needsOf(view, seat, card, language, nameOf)
    const own = view.seats[seat]?.village ?? []
    const hasPlace = on.length > 0 && places(own, card).length > 0
    const place = on.map((one) => (hasPlace ? `${one} (${free})` : one))
    const key = padlock === null ? unlocked : `${lock} ${padlock}`
    return [
      ...(cards[card].silver ? [silverIn(view, seat, card, language, nameOf)] : []),
      { of: 'suit', about, said: `${labelled(about, suits[language][cards[card].suit])}.` },
      { of: 'padlock', about, said: `${labelled(about, key)}.` },
      { of: 'need', about, said: `${labelled(about, [...place, key].join(between))}.` },
    ]
  })
}

/** Gold, hand and limits of each seat by themselves. */
function ofSeats(view: State, language: Language, nameOf: Names): Fact[] {
  const { labelled, between } = locales[language]
  const { limits: said, hand } = tableWords[language]
  return view.seats.flatMap(({ gold, hand: own, returned }, seat): Fact[] => {
    const name = nameOf(seat)
    const held = [...own.map(({ card }) => card), ...returned].map((card) => cardIn(card, language))
    const { draft, build } = limits(view, seat)
    const left = labelled(words[language].draftsLeft, draftsLeft(view, seat))
    const rates = [said(draft, build), ...(isDrafting(view) ? [left] : [])].join(between)
    const inHand = counted(held).join(', ') || '–'
    return [
      { of: 'money', seat, said: `${labelled(name, `${gold} ${cardWords[language].gold}`)}.` },
      { of: 'hand', seat, said: `${labelled(`${name}, ${hand} (${held.length})`, inHand)}.` },
      { of: 'limits', seat, said: `${labelled(name, rates)}.` },
    ]
  })
}

/** Facts of the table that people ask about. */
export function facts(view: State, seat: Seat, language: Language, nameOf: Names): Fact[] {
  const { labelled } = locales[language]
  const { reserve } = tableWords[language]
  // After the build phase the first-player card has gone on already (V4.36).
  const isPassed =
    view.agenda.some(({ task }) => task === 'markets') &&
    !view.agenda.some(({ task }) => task === 'end-build')
  const next = isPassed ? view.firstPlayer : (view.firstPlayer + 1) % view.seats.length
  const { discard, stack } = words[language]
  const topOf = ([top, ...below]: State['reserve']): string =>
    top ? `${cardIn(top.card, language)} (${below.length + 1})` : '0'
  const gone = view.discard.map((card) => names[language][card]).reverse()
  return [
    { of: 'end', said: endOf(view, language) },
    { of: 'first', said: `${tableWords[language].begins(nameOf(view.firstPlayer))}.` },
    { of: 'next', said: `${labelled(words[language].next, nameOf(next))}.` },
    ...marketsIn(view, seat, language, nameOf).map((said) => ({ of: 'market' as const, said })),
    ...daysIn(view, language).map((said) => ({ of: 'market' as const, said: `${said}.` })),
    ...view.stacks.map((pile, i) => ({
      ...{ of: 'stacks' as const, about: i + 1 },
      said: `${labelled(`${stack} ${i + 1}`, topOf(pile))}.`,
    })),
    { of: 'deck', said: `${labelled(reserve, topOf(view.reserve))}.` },
    { of: 'discard', said: `${labelled(discard, counted(gone).join(', ') || '–')}.` },
    ...ofSeats(view, language, nameOf),
    ...ofCards(view, seat, language, nameOf),
    ...tableFacts(view, seat, language, nameOf),
  ]
}

/** Rules that answer what people ask about the course of the game. */
export const rulesOn: RulesOn = {
  next: ['V4.36'],
  pass: ['V4.3', 'V4.27'],
  pay: ['V5.40', 'V5.41', 'V5.42', 'V5.43', 'V6.16'],
  refill: ['V4.9', 'V4.10', 'V4.19'],
  score: ['V6.1', 'V6.10', 'V6.15', 'V6.16', 'V6.40', 'V6.41'],
}
