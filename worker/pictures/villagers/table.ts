/** The open table of Villagers in words, for letters that are asked for it. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import {
  eventNames as eventsDe,
  jester as jesterDe,
  names as namesDe,
  developmentNames as placesDe,
  suitNames as suitsDe,
} from '../../games/villagers/cards.de.ts'
import {
  eventNames as eventsEn,
  jester as jesterEn,
  names as namesEn,
  developmentNames as placesEn,
  suitNames as suitsEn,
} from '../../games/villagers/cards.en.ts'
import {
  eventNames as eventsFr,
  jester as jesterFr,
  names as namesFr,
  developmentNames as placesFr,
  suitNames as suitsFr,
} from '../../games/villagers/cards.fr.ts'
import {
  basicIds,
  type Card,
  type CardId,
  cards,
  suitOf,
} from '../../games/villagers/components/index.ts'
import { limits } from '../../games/villagers/limits.ts'
import { marketYield } from '../../games/villagers/markets.ts'
import {
  countess,
  type MarketDay,
  type MarketState,
  marketDays,
  type Pile,
  type Placed,
  type State,
} from '../../games/villagers/state.ts'
import { owners, seatOf, tops } from '../../games/villagers/village.ts'
import { counted } from '../holdings.ts'
import { inWords } from './in-words.ts'

const names = { en: namesEn, de: namesDe, fr: namesFr }
const suits = { en: suitsEn, de: suitsDe, fr: suitsFr }
const places = { en: placesEn, de: placesDe, fr: placesFr }
const events = { en: eventsEn, de: eventsDe, fr: eventsFr }
const jesters = { en: jesterEn, de: jesterDe, fr: jesterFr }

interface Said extends Readonly<Record<MarketDay, string>> {
  readonly round: string
  readonly begins: (name: string) => string
  readonly when: Readonly<Record<MarketDay | Exclude<MarketState, 'ahead'>, string>>
  readonly stacks: string
  readonly empty: string
  readonly reserve: string
  readonly discard: string
  readonly basics: string
  readonly developments: string
  readonly events: string
  readonly gold: string
  readonly hand: string
  readonly drafted: string
  readonly limits: (draft: number, build: number) => string
  readonly brings: string
  readonly village: string
  readonly sides: Readonly<Record<'gold' | 'food', string>>
  readonly keys: string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ first: 'First Market', second: 'Second Market', round: 'Round', gold: 'gold' },
    begins: (name) => `${name} has the first-player card`,
    when: {
      first: 'in the round after which stacks 1 and 2 are empty',
      second: 'in the round after which all six stacks are empty, and the game ends',
      triggered: 'at the end of this round',
      held: 'over',
    },
    ...{ stacks: 'Stacks, with their number of cards', empty: 'empty', reserve: 'Reserve' },
    ...{ discard: 'discard pile', basics: 'Basic villagers left', developments: 'Developments' },
    ...{ events: 'Open events', hand: 'hand', drafted: 'drafted', village: 'village' },
    limits: (draft, build) => `drafts ${draft} and builds ${build} a round`,
    brings: 'a market now would bring',
    sides: { gold: 'gold side', food: 'food side' },
    keys: 'Keys to padlocks',
  },
  de: {
    ...{ first: 'Erster Markttag', second: 'Zweiter Markttag', round: 'Runde', gold: 'Gold' },
    begins: (name) => `${name} hat die LOS!-Karte`,
    when: {
      first: 'am Ende der Runde, in der Stapel 1 und 2 leer sind',
      second: 'am Ende der Runde, in der alle sechs Stapel leer sind; dann ist das Spiel aus',
      triggered: 'am Ende dieser Runde',
      held: 'war schon',
    },
    ...{ stacks: 'Stapel mit ihrer Kartenzahl', empty: 'leer', reserve: 'Nachziehstapel' },
    ...{ discard: 'Ablagestapel', basics: 'Start-Personen', developments: 'Entwicklungen' },
    ...{ events: 'Offene Ereignisse', hand: 'Hand', drafted: 'genommen', village: 'Dorf' },
    limits: (draft, build) => `nimmt ${draft} und baut ${build} je Runde`,
    brings: 'ein Markttag brächte jetzt',
    sides: { gold: 'Goldseite', food: 'Nahrungsseite' },
    keys: 'Schlüssel zu Schlössern',
  },
  fr: {
    ...{ first: 'Premier marché', second: 'Second marché', round: 'Manche', gold: 'or' },
    begins: (name) => `${name} a la carte de premier joueur`,
    when: {
      first: 'à la fin de la manche où les piles 1 et 2 sont vides',
      second: 'à la fin de la manche où les six piles sont vides, et la partie finit',
      triggered: 'à la fin de cette manche',
      held: 'passé',
    },
    ...{ stacks: 'Piles, avec leur nombre de cartes', empty: 'vide', reserve: 'Réserve' },
    ...{
      discard: 'défausse',
      basics: 'Villageois de base restants',
      developments: 'Développements',
    },
    ...{ events: 'Événements ouverts', hand: 'main', drafted: 'recrutés', village: 'village' },
    limits: (draft, build) => `recrute ${draft} et place ${build} par manche`,
    brings: 'un marché rapporterait maintenant',
    sides: { gold: 'côté or', food: 'côté nourriture' },
    keys: 'Clés de cadenas',
  },
}

/** A card by its name, or by its suit where no more is seen of it. */
const cardIn = (card: Card | CardId, language: Language): string =>
  card === '?'
    ? card
    : card.startsWith('?')
      ? suits[language][suitOf(card)]
      : names[language][card as CardId]

/** Fewest words of a village that stand in a line of their own, so that a large one is in several. */
const mostInLine = 40

/** A village, each pile from its starter up; the branches of a starter are parted by a stroke. */
function villageIn(view: State, seat: Seat, language: Language): string[] {
  const say = words[language]
  const { village, founders } = seatOf(view, seat)
  const placedIn = ({ card, coins, as }: Placed): string => {
    const more = [
      ...(card === 'founders' ? [say.sides[founders]] : []),
      ...(as === null ? [] : [`= ${names[language][as]}`]),
      ...(coins > 0 ? [`${coins} ${say.gold}`] : []),
    ]
    return more.length === 0
      ? names[language][card]
      : `${names[language][card]} (${more.join(', ')})`
  }
  const pileIn = ({ starter, branches }: Pile): string => {
    const chains = branches.map((branch) => branch.map(placedIn).join(' – ')).join(' / ')
    return chains === '' ? placedIn(starter) : `${placedIn(starter)} – ${chains}`
  }
  const lines: string[][] = [[]]
  for (const pile of counted(village.map(pileIn))) {
    if ((lines.at(-1) ?? []).join(' ').split(' ').length > mostInLine) lines.push([])
    lines.at(-1)?.push(pile)
  }
  return lines.map((piles) => `${piles.join(locales[language].between)}.`)
}

/** Gold, cards, limits and village of a seat or the Countess (V12.7), by its name. */
function seatIn(view: State, seat: Seat, name: string, language: Language): string[] {
  const say = words[language]
  const { labelled, between } = locales[language]
  const { gold, hand, returned, square } = seatOf(view, seat)
  const held = [...hand.map(({ card }) => card), ...returned].map((card) => cardIn(card, language))
  const { draft, build } = limits(view, seat)
  const markets = marketDays
    .filter((day) => view.markets[day] !== 'held')
    .map((day) => `${say[day]} ${marketYield(view, seat, day).total}`)
  const isPlayer = seat !== countess
  const facts = [
    `${gold} ${say.gold}`,
    ...(isPlayer ? [labelled(`${say.hand} ${held.length}`, counted(held).join(', '))] : []),
    ...(square.length === 0
      ? []
      : [labelled(say.drafted, square.map((one) => names[language][one]).join(', '))]),
    ...(isPlayer ? [say.limits(draft, build)] : []),
    ...(markets.length === 0 ? [] : [labelled(say.brings, markets.join(', '))]),
  ]
  return [
    labelled(name, `${facts.join(between)}.`),
    ...villageIn(view, seat, language).map((piles) => labelled(`${name}, ${say.village}`, piles)),
  ]
}

/** Unlockers that lie in villages, and by whom (V5.41, V5.42). */
function keysIn(
  view: State,
  all: ReadonlyArray<Seat>,
  nameOf: Names,
  language: Language,
): string[] {
  if (!view.options.padlocks) return []
  const holders = new Map<CardId, Set<string>>()
  for (const seat of all)
    for (const { placed } of tops(seatOf(view, seat).village))
      if (cards[placed.card].keyring > 0)
        holders.set(placed.card, (holders.get(placed.card) ?? new Set()).add(nameOf(seat)))
  const said = [...holders].map(
    ([card, own]) => `${names[language][card]} (${[...own].join(', ')})`,
  )
  return said.length === 0
    ? []
    : [locales[language].labelled(words[language].keys, `${said.join(', ')}.`)]
}

/** Things that lie on the table and are nobody's: the markets, the Road, stacks and modules. */
function commonIn(view: State, seat: Seat, nameOf: Names, language: Language): string[] {
  const say = words[language]
  const { labelled, between } = locales[language]
  const { markets, stacks, reserve, discard, basics, developments, solo } = view
  const topOf = (pile: State['reserve']): string =>
    pile[0] ? `${cardIn(pile[0].card, language)} (${pile.length})` : say.empty
  const piles = stacks.map((pile, column) => `${column + 1} ${topOf(pile)}`).join(', ')
  const rest = [labelled(say.reserve, topOf(reserve)), labelled(say.discard, discard.length)]
  const left = basicIds.map((id) => `${names[language][id]} ${basics[id]}`)
  const held = developments.map(({ id, holder }) =>
    holder === null ? places[language][id] : `${places[language][id]} (${nameOf(holder)})`,
  )
  const open = [
    ...(solo?.open.map(({ id }) => events[language][id]) ?? []),
    ...(solo?.jester ? [jesters[language].name] : []),
  ]
  const days = marketDays.map((day) => {
    const state = markets[day]
    return `${labelled(say[day], say.when[state === 'ahead' ? day : state])}.`
  })
  return [
    `${say.round} ${view.round}${between}${say.begins(nameOf(view.firstPlayer))}.`,
    days.join(' '),
    inWords(view, seat, language),
    `${labelled(say.stacks, piles)}. ${rest.join(between)}.`,
    labelled(say.basics, `${left.join(', ')}.`),
    ...(held.length === 0 ? [] : [labelled(say.developments, `${held.join(', ')}.`)]),
    ...(open.length === 0 ? [] : [labelled(say.events, `${open.join(', ')}.`)]),
  ].filter((line) => line !== '')
}

/** The table as a seat sees it: common things, and each seat with all that it has. */
export function table(view: State, seat: Seat, language: Language, nameOf: Names): string[] {
  const all = owners(view, 0)
  const called: Names = (one) => (one === countess ? names[language].countess : nameOf(one))
  return [
    ...commonIn(view, seat, called, language),
    ...all.flatMap((one) => seatIn(view, one, called(one), language)),
    ...keysIn(view, all, called, language),
  ]
}
