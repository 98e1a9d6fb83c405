/** Moves of Villagers in few words, for lists that have little room. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { type CardId, cards, suitOf } from '../../games/villagers/components/index.ts'
import { hostAt } from '../../games/villagers/hosts.ts'
import type { Move, RoadCard, State } from '../../games/villagers/state.ts'
import { names, suits } from './names.ts'

interface Said extends Readonly<Record<'slot' | 'stack' | 'gold' | 'pile' | 'fresh', string>> {
  /** A hand card, `null` as long as none is chosen, that goes for a basic villager, and the stack that it is laid on. */
  readonly give: (card: string | null, basic: string) => string
  readonly onStack: (stack: number) => string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ slot: 'slot', stack: 'Stack', gold: 'gold', pile: 'pile', fresh: 'new pile' },
    give: (card, basic) => `Give ${card ?? 'a hand card'} away for ${basic}`,
    onStack: (stack) => `, to stack ${stack}`,
  },
  de: {
    ...{ slot: 'Platz', stack: 'Stapel', gold: 'Gold', pile: 'Reihe', fresh: 'neue Reihe' },
    give: (card, basic) => `Gib ${card ?? 'eine Handkarte'} ab für ${basic}`,
    onStack: (stack) => `, auf Stapel ${stack}`,
  },
  fr: {
    ...{ slot: 'place', stack: 'Pile', gold: 'or', pile: 'pile', fresh: 'nouvelle pile' },
    give: (card, basic) => `Donner ${card ?? 'une carte'} contre ${basic}`,
    onStack: (stack) => `, sur la pile ${stack}`,
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

type TradeIn = Extract<Move, { do: 'trade-in' }>

/** The hand card that is given away for a basic villager, and the stack that it comes to, once that is chosen (V5.30, V5.31). */
function trading({ basic }: TradeIn, put: Move | undefined, language: Language): string {
  const say = words[language]
  const chosen = put?.do === 'put' ? put : null
  const given = say.give(chosen && names[language][chosen.card], names[language][basic])
  return chosen?.on === 'stack' ? `${given}${say.onStack(chosen.column + 1)}` : given
}

/** The moves of a turn in few words, with each trade in one. */
export const row = (
  moves: ReadonlyArray<Move>,
  said: ReadonlyArray<string>,
  language: Language,
): string[] =>
  moves.flatMap((move, i) => {
    if (move.do === 'put' && moves[i - 1]?.do === 'trade-in') return []
    return [move.do === 'trade-in' ? trading(move, moves[i + 1], language) : (said[i] ?? '')]
  })

/**
 * A draft by the card alone, or by the suit of a stack; what is built, and on whom. A slot tells two of a
 * kind apart.
 */
export function brief(view: State, seat: Seat, move: Move, language: Language): string | null {
  if (move.do === 'place') return placing(view, seat, move, language)
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
