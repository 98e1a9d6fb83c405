/** Holdings that a seat of Town Builder decides with, in short lines for letters. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { cardsDe } from '../../games/town-builder/cards.de.ts'
import { cardsEn } from '../../games/town-builder/cards.en.ts'
import { cardsFr } from '../../games/town-builder/cards.fr.ts'
import {
  type BuildingType,
  judge,
  townCard,
  type Yield,
} from '../../games/town-builder/components/index.ts'
import { needOf, type State } from '../../games/town-builder/index.ts'
import { goldCostNow } from '../../games/town-builder/payment.ts'
import { verdicts } from '../../games/town-builder/scoring.ts'
import { awardStandings, endStanding } from '../../games/town-builder/standings.ts'
import { counted, fitted } from '../holdings.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

interface Said {
  readonly gold: string
  readonly resources: Readonly<Record<Yield, string>>
  readonly plans: string
  readonly judges: string
  readonly types: Readonly<Record<BuildingType, string>>
  readonly awards: string
  readonly now: string
  readonly left: (reshuffles: number, deck: number) => string
  readonly last: (round: number, last: number) => string
  readonly row: string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ gold: 'Gold', plans: 'Foundations (lacking)', judges: 'Judges (buildings, you–others)' },
    resources: { stone: 'stone', wood: 'wood', straw: 'straw', gold: 'gold' },
    types: {
      trade: 'trade',
      social: 'social',
      residential: 'residential',
      culture: 'culture',
      military: 'military',
    },
    ...{ awards: 'Awards (you–others)', now: ', this round only' },
    left: (reshuffles, deck) =>
      reshuffles > 1
        ? `End after ${reshuffles} reshuffles.`
        : `End after ${deck} ${locales.en.plural(deck, { one: 'card', other: 'cards' })}.`,
    last: (round, last) => `Round: ${round}, the last: ${last}.`,
    row: 'Row (cost → use)',
  },
  de: {
    ...{ gold: 'Gold', plans: 'Fundamente (fehlt noch)', judges: 'Juroren (Gebäude, du–andere)' },
    resources: { stone: 'Stein', wood: 'Holz', straw: 'Stroh', gold: 'Gold' },
    types: {
      trade: 'Handel',
      social: 'Sozialwesen',
      residential: 'Wohnen',
      culture: 'Kultur',
      military: 'Militär',
    },
    ...{ awards: 'Auszeichnungen (du–andere)', now: ', nur noch diese Runde' },
    left: (reshuffles, deck) =>
      reshuffles > 1
        ? `Ende nach ${reshuffles}-mal Neumischen.`
        : `Ende nach ${deck} ${locales.de.plural(deck, { one: 'Karte', other: 'Karten' })}.`,
    last: (round, last) => `Runde: ${round}, die letzte: ${last}.`,
    row: 'Reihe (Kosten → gibt)',
  },
  fr: {
    ...{ gold: 'Or', plans: 'Chantiers (manque)', judges: 'Juges (bâtiments, toi–autres)' },
    resources: { stone: 'pierre', wood: 'bois', straw: 'paille', gold: 'or' },
    types: {
      trade: 'commerce',
      social: 'sociaux',
      residential: 'habitation',
      culture: 'culture',
      military: 'militaires',
    },
    ...{ awards: 'Prix (toi–autres)', now: ', cette manche seulement' },
    left: (reshuffles, deck) =>
      reshuffles > 1
        ? `Fin après ${reshuffles} mélanges.`
        : `Fin après ${deck} ${locales.fr.plural(deck, { one: 'carte', other: 'cartes' })}.`,
    last: (round, last) => `Manche : ${round}, la dernière : ${last}.`,
    row: 'Rangée (coût → donne)',
  },
}

/** Gold (T1.14), foundations with what they still need, the judges in play, and what the cards of the row cost and yield (T2.7). */
export function holdings(view: State, seat: Seat, language: Language): string[] {
  const own = view.districts[seat]
  if (!own) return []
  const say = words[language]
  const { between, labelled } = locales[language]
  const name = (id: keyof typeof cardsEn) => texts[language][id].name
  const kinds = ['stone', 'wood', 'straw', 'gold'] as const
  const amounts = (count: (kind: Yield) => number): string =>
    kinds
      .filter((kind) => count(kind) > 0)
      .map((kind) => `${count(kind) === 1 ? '' : `${count(kind)} `}${say.resources[kind]}`)
      .join('+')
  const plans = own.foundations.map((foundation) => {
    const lacking = needOf(foundation).symbols.filter(({ by }) => by === null)
    const need = amounts((kind) => lacking.filter(({ symbol }) => symbol === kind).length)
    return `${name(foundation.card)} (${need})`
  })
  const row = view.row.map((card) => {
    const { resourceCost, yield: gives } = townCard(card)
    const gold = goldCostNow(view, card)
    const cost = amounts((kind) => (kind === 'gold' ? gold : (resourceCost[kind] ?? 0)))
    const given = gives.map((kind) => say.resources[kind]).join('/')
    return `${name(card)} (${cost === '' ? '' : `${cost} `}→ ${given})`
  })
  return [
    ...(row.length === 0 ? [] : [labelled(say.row, `${row.join(', ')}.`)]),
    `${labelled(say.gold, own.gold.length + (view.turn.seat === seat ? view.turn.gold : 0))}.`,
    ...(plans.length === 0
      ? []
      : [labelled(say.plans, `${fitted(plans, between, 20, language)}.`)]),
    ...races(view, seat, language),
  ]
}

/** Most that somebody lacks for an award that is worth telling. */
const mostLacking = 2

/** Judges and awards that can still be won, each with how near the seat is and the best of the others (T5.40-T5.45, T6.9), and the end (T6.1-T6.3). */
function races(view: State, seat: Seat, language: Language): string[] {
  const say = words[language]
  const { between, labelled } = locales[language]
  /** Own number, and the most of the others: “2–3”. */
  const counts = (all: ReadonlyArray<number>): string => {
    const others = all.filter((_, other) => other !== seat)
    return [all[seat] ?? 0, ...(others.length > 0 ? [Math.max(...others)] : [])].join('–')
  }
  const judges = verdicts(view).map(
    (one) => `${say.types[judge(one.judge).favours]} ${counts(one.counts)}`,
  )
  const awards = awardStandings(view).flatMap(({ award, status, by, seats, needed }) => {
    const isFar = seats.every(({ has }) => has < needed - mostLacking)
    if (status === 'closed' || by.includes(seat) || isFar) return []
    const condition = texts[language][award].text?.replace(/\.$/, '')
    return `${condition} ${counts(seats.map(({ has }) => has))}${status === 'claimed' ? say.now : ''}`
  })
  const { round, lastRound, reshuffles, reshuffleLimit, deck } = endStanding(view)
  const line = (label: string, all: ReadonlyArray<string>, mark: string) =>
    all.length === 0 ? [] : [labelled(label, `${all.join(mark)}.`)]
  return [
    ...line(say.judges, counted(judges), ', '),
    ...line(say.awards, awards, between),
    lastRound === null ? say.left(reshuffleLimit - reshuffles, deck) : say.last(round, lastRound),
  ]
}
