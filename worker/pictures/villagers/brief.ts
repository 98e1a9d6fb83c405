/** Moves of Villagers in few words, for lists that have little room. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { type CardId, cards, suitOf } from '../../games/villagers/components/index.ts'
import { hostAt } from '../../games/villagers/hosts.ts'
import type { Move, RoadCard, State } from '../../games/villagers/state.ts'
import { names, suits } from './names.ts'

interface Said extends Readonly<Record<'slot' | 'stack' | 'gold' | 'pile' | 'fresh', string>> {
  readonly tradeFor: (card: string) => string
  readonly onStack: (card: string, stack: number) => string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ slot: 'slot', stack: 'Stack', gold: 'gold', pile: 'pile', fresh: 'new pile' },
    tradeFor: (card) => `Trade for ${card}`,
    onStack: (card, stack) => `${card} on stack ${stack}`,
  },
  de: {
    ...{ slot: 'Platz', stack: 'Stapel', gold: 'Gold', pile: 'Reihe', fresh: 'neue Reihe' },
    tradeFor: (card) => `Tausch gegen ${card}`,
    onStack: (card, stack) => `${card} auf Stapel ${stack}`,
  },
  fr: {
    ...{ slot: 'place', stack: 'Pile', gold: 'or', pile: 'pile', fresh: 'nouvelle pile' },
    tradeFor: (card) => `Échange contre ${card}`,
    onStack: (card, stack) => `${card} sur la pile ${stack}`,
  },
}

/** A villager of the road with the number of its slot, unless `column` is `null`, and the gold on it. */
export function roadCardIn(
  { card, coins }: RoadCard,
  column: number | null,
  language: Language,
): string {
  const say = words[language]
  const more = [
    ...(column === null ? [] : [`${say.slot} ${column + 1}`]),
    ...(coins > 0 ? [`${coins} ${say.gold}`] : []),
  ]
  const name = names[language][card]
  return more.length === 0 ? name : `${name} (${more.join(', ')})`
}

/** Villager that is built, and the one below (V4.26). */
function placing(
  view: State,
  seat: Seat,
  move: Extract<Move, { do: 'place' }>,
  language: Language,
): string | null {
  const say = words[language]
  const isCard = (card: string): card is CardId => card in cards
  if (!isCard(move.card)) return null
  const name = names[language][move.card]
  if (!('pile' in move) || move.pile === undefined) return `${name} → ${say.fresh}`
  const host = hostAt(view, seat, move.pile, move.branch ?? 0)
  if (!host || host.as || host.branch !== null) return null
  const pile = host.pile === null ? '' : ` (${say.pile} ${host.pile})`
  return `${name} → ${names[language][host.card]}${pile}`
}

/** The basic villager that a hand card is traded for, and where the card goes (V5.31, V5.32). */
function trading(
  move: Extract<Move, { do: 'trade-in' | 'put' }>,
  language: Language,
): string | null {
  const say = words[language]
  if (move.do === 'trade-in') return say.tradeFor(names[language][move.basic])
  return move.on === 'stack' && move.card in cards
    ? say.onStack(names[language][move.card as CardId], move.column + 1)
    : null
}

/**
 * A draft by the card alone, or by the suit of a stack; what is built, and on whom; what is traded in. A slot tells two of a
 * kind apart.
 */
export function brief(view: State, seat: Seat, move: Move, language: Language): string | null {
  if (move.do === 'place') return placing(view, seat, move, language)
  if (move.do === 'trade-in' || move.do === 'put') return trading(move, language)
  if (move.do !== 'draft' || move.from === 'reserve') return null
  const say = words[language]
  if (move.from === 'stack') {
    const card = view.stacks[move.column]?.[0]?.card
    if (card === undefined || card === '?') return null
    const shown = card in cards ? names[language][card as CardId] : suits[language][suitOf(card)]
    return locales[language].labelled(`${say.stack} ${move.column + 1}`, shown)
  }
  const slot = view.road[move.column]
  if (!slot) return null
  const isTwice = view.road.filter((one) => one?.card === slot.card).length > 1
  return roadCardIn(slot, isTwice ? move.column : null, language)
}
