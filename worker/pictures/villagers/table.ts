/** The open table of Villagers in words, for letters that are asked for it. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import {
  basicIds,
  type Card,
  type CardId,
  cards,
  foundersSides,
  suitOf,
} from '../../games/villagers/components/index.ts'
import { limits } from '../../games/villagers/limits.ts'
import { marketYield } from '../../games/villagers/markets.ts'
import {
  countess,
  type MarketDay,
  marketDays,
  type Pile,
  type Placed,
  type State,
} from '../../games/villagers/state.ts'
import { owners, seatOf, tops } from '../../games/villagers/village.ts'
import { counted } from '../holdings.ts'
import type { Fact } from '../manifest.ts'
import { inSentence } from '../things.ts'
import { cardWords, symbolsIn } from './gloss.ts'
import { events, jesters, names, places, suits } from './names.ts'
import { roadOf } from './things.ts'

interface Said
  extends Readonly<
    Record<MarketDay | 'round' | 'due' | 'held' | 'stacks' | 'reserve' | 'basics' | 'hand', string>
  > {
  readonly when: Readonly<Record<MarketDay, string>>
  readonly begins: (name: string) => string
  readonly limits: (draft: number, build: number) => string
  readonly drafted: string
  readonly brings: string
  readonly village: string
  readonly keys: string
}

export const words: PerLanguage<Said> = {
  en: {
    ...{ first: 'First Market', second: 'Second Market', round: 'Round', held: 'over' },
    when: {
      first: 'when stacks 1 and 2 are empty',
      second: 'when all are empty; it ends the game',
    },
    ...{
      due: 'this round',
      stacks: 'Stacks (cards)',
      reserve: 'Reserve',
      basics: 'Basic villagers',
    },
    ...{ hand: 'hand', drafted: 'drafted', village: 'village', keys: 'Padlocks are opened by' },
    begins: (name) => `${name} is first`,
    limits: (draft, build) => `drafts ${draft}, builds ${build}`,
    brings: 'a market now',
  },
  de: {
    ...{ first: 'Erster Markttag', second: 'Zweiter Markttag', round: 'Runde', held: 'vorbei' },
    when: {
      first: 'wenn Stapel 1 und 2 leer sind',
      second: 'wenn alle leer sind; dann ist Schluss',
    },
    ...{ due: 'diese Runde', stacks: 'Stapel (Karten)', reserve: 'Nachziehstapel' },
    ...{ basics: 'Start-Personen', hand: 'Hand', drafted: 'genommen', village: 'Dorf' },
    keys: 'Schlösser öffnen',
    begins: (name) => `${name} beginnt`,
    limits: (draft, build) => `nimmt ${draft}, baut ${build}`,
    brings: 'ein Markttag jetzt',
  },
  fr: {
    ...{ first: 'Premier marché', second: 'Second marché', round: 'Manche', held: 'passé' },
    when: {
      first: 'quand les piles 1 et 2 sont vides',
      second: 'quand toutes sont vides\u202f; il finit la partie',
    },
    ...{ due: 'cette manche', stacks: 'Piles (cartes)', reserve: 'Réserve', hand: 'main' },
    ...{ basics: 'Villageois de base', drafted: 'recrutés', village: 'village' },
    keys: 'Ouvrent des cadenas',
    begins: (name) => `${name} commence`,
    limits: (draft, build) => `recrute ${draft}, place ${build}`,
    brings: 'un marché maintenant',
  },
}

/** A card by its name, or by its suit where no more is seen of it. */
export const cardIn = (card: Card | CardId, language: Language): string =>
  card === '?'
    ? card
    : card.startsWith('?')
      ? suits[language][suitOf(card)]
      : names[language][card as CardId]

/** Number of words behind which a large village goes on in another line. */
const mostInLine = 40

/** A village, each pile from its starter up; the branches of a starter are parted by a stroke. */
function villageIn(view: State, seat: Seat, language: Language): string[] {
  const { village, founders } = seatOf(view, seat)
  const placedIn = ({ card, coins, as }: Placed): string => {
    const more = [
      ...(card === 'founders' ? symbolsIn(foundersSides[founders], language) : []),
      ...(as === null ? [] : [`= ${names[language][as]}`]),
      ...(coins > 0 ? [`${coins} ${cardWords[language].gold}`] : []),
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
function seatIn(view: State, seat: Seat, name: string, language: Language): Fact[] {
  const say = words[language]
  const { labelled, between } = locales[language]
  const { gold, hand: own, returned, square } = seatOf(view, seat)
  const held = [...own.map(({ card }) => card), ...returned].map((card) => cardIn(card, language))
  const hand =
    held.length === 0
      ? `${say.hand} 0`
      : labelled(`${say.hand} ${held.length}`, counted(held).join(', '))
  const { draft, build } = limits(view, seat)
  const markets = marketDays
    .filter((day) => view.markets[day] !== 'held')
    .map((day) => `${say[day]} ${marketYield(view, seat, day).total}`)
  const isPlayer = seat !== countess
  const facts = [
    `${gold} ${cardWords[language].gold}`,
    ...(isPlayer ? [hand] : []),
    ...(square.length === 0
      ? []
      : [labelled(say.drafted, square.map((one) => names[language][one]).join(', '))]),
    ...(isPlayer ? [say.limits(draft, build)] : []),
    ...(markets.length === 0 ? [] : [labelled(say.brings, markets.join(', '))]),
  ]
  const villages = villageIn(view, seat, language)
  return [
    { of: 'has', seat, said: labelled(name, `${facts.join(between)}.`) },
    ...villages.map((piles) => ({
      ...{ of: 'village' as const, seat, said: labelled(`${name}, ${say.village}`, piles) },
    })),
  ]
}

/** Unlockers that lie in villages, and by whom (V5.41, V5.42). */
function keysIn(view: State, all: ReadonlyArray<Seat>, nameOf: Names, language: Language): Fact[] {
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
    : [
        {
          of: 'keys',
          said: locales[language].labelled(words[language].keys, `${said.join(', ')}.`),
        },
      ]
}

/** The markets, each with the time when it is held (V4.40, V4.43). */
export const daysIn = ({ markets }: State, language: Language): string[] =>
  marketDays.map((day) => {
    const say = words[language]
    const when = { ahead: say.when[day], triggered: say.due, held: say.held }[markets[day]]
    return locales[language].labelled(say[day], when)
  })

/** Things that lie on the table and are nobody's: the markets (V4.40, V4.43), the Road, stacks and modules. */
function commonIn(view: State, nameOf: Names, language: Language): Fact[] {
  const say = words[language]
  const { labelled, between } = locales[language]
  const { stacks, reserve, basics, solo } = view
  const topOf = ([top, ...below]: State['reserve']): string =>
    top ? `${cardIn(top.card, language)} (${below.length + 1})` : '–'
  const piles = stacks.map((pile, column) => `${column + 1} ${topOf(pile)}`)
  const left = basicIds.map((id) => `${names[language][id]} ${basics[id]}`)
  const held = view.developments.map(({ id, holder }) =>
    holder === null ? places[language][id] : `${places[language][id]} (${nameOf(holder)})`,
  )
  const open = solo?.open.map(({ id }) => events[language][id]) ?? []
  const more = [...held, ...open, ...(solo?.jester ? [jesters[language].name] : [])]
  const round = [
    `${say.round} ${view.round}`,
    say.begins(nameOf(view.firstPlayer)),
    ...daysIn(view, language),
  ]
  const below = [labelled(say.stacks, piles.join(', ')), labelled(say.reserve, topOf(reserve))]
  const all: Fact[] = [
    { of: 'round', said: `${round.join(between)}.` },
    ...roadOf(view, language, null).map(
      (group): Fact => ({ of: 'offer', said: inSentence(group, language) }),
    ),
    { of: 'stacks', said: `${below.join(between)}.` },
    { of: 'basics', said: labelled(say.basics, `${left.join(', ')}.`) },
    ...(more.length === 0 ? [] : [{ of: 'offer' as const, said: `${more.join(', ')}.` }]),
  ]
  return all.filter(({ said }) => said !== '')
}

/** The table as a seat sees it: common things, and each seat with all that it has. */
export function tableFacts(view: State, _seat: Seat, language: Language, nameOf: Names): Fact[] {
  const all = owners(view, 0)
  const called: Names = (one) => (one === countess ? names[language].countess : nameOf(one))
  return [
    ...commonIn(view, called, language),
    ...all.flatMap((one) => seatIn(view, one, called(one), language)),
    ...keysIn(view, all, called, language),
  ]
}

/** The same as lines. */
export const table = (...of: Parameters<typeof tableFacts>): string[] =>
  tableFacts(...of).map(({ said }) => said)
