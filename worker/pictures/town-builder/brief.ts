/** Moves of Town Builder in few words, for lists that have little room. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage, uncapital } from '../../games/kernel/language.ts'
import { isCrest } from '../../games/town-builder/components/index.ts'
import { missing } from '../../games/town-builder/matching.ts'
import { goldCostNow } from '../../games/town-builder/payment.ts'
import { type Move, ownDistrict, type State } from '../../games/town-builder/state.ts'
import { type Id, nameOf } from './facts.ts'

interface Said {
  readonly complete: string
  readonly start: (card: string, gold: number) => string
  readonly asGold: string
  readonly use: (card: string) => string
  readonly crest: string
  readonly away: (card: string) => string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ complete: 'complete', asGold: 'as gold' },
    start: (card, gold) => `Start ${card}${gold > 0 ? ` for ${gold} gold` : ''}`,
    use: (card) => `Use ${card}`,
    crest: 'Use your crest',
    away: (card) => `Discard ${card}`,
  },
  de: {
    ...{ complete: 'fertig', asGold: 'als Gold' },
    start: (card, gold) => `Beginne ${card}${gold > 0 ? ` für ${gold} Gold` : ''}`,
    use: (card) => `Nutze ${card}`,
    crest: 'Nutze dein Wappen',
    away: (card) => `Wirf ${card} ab`,
  },
  fr: {
    ...{ complete: 'achevé', asGold: 'comme or' },
    start: (card, gold) => `Commencer ${card}${gold > 0 ? ` pour ${gold} or` : ''}`,
    use: (card) => `Utiliser ${card}`,
    crest: 'Utiliser ton blason',
    away: (card) => `Défausser ${card}`,
  },
}

/** New role of a card: a foundation, a resource of one (T1.10), or gold; and abilities by their card. */
export function brief(view: State, _seat: Seat, move: Move, language: Language): string | null {
  const say = words[language]
  const name = (id: Id) => nameOf(id, language)
  switch (move.do) {
    case 'start':
      return move.pay ? null : say.start(name(move.card), goldCostNow(view, move.card))
    case 'resource': {
      const foundation = ownDistrict(view).foundations.find(({ card }) => card === move.to)
      const completes = foundation && missing(foundation) === 1 ? ` (${say.complete})` : ''
      return `${name(move.card)} → ${name(move.to)}${completes}`
    }
    case 'discard':
      return say.away(name(move.card))
    case 'gold':
      return `${name(move.card)} ${say.asGold}`
    case 'build':
    case 'star':
      if (move.pay) return null
      return isCrest(move.with) ? say.crest : say.use(name(move.with))
    default:
      return null
  }
}

/** Moves that say what an ability is used for. */
const effects: ReadonlySet<string> = new Set<Move['do']>(['discard', 'protect'])

/** The moves of a turn in few words, an ability with what it is used for in one. */
export const row = (
  moves: ReadonlyArray<Move>,
  said: ReadonlyArray<string>,
  language: Language,
): string[] => {
  const isEffect = (i: number) =>
    effects.has(moves[i]?.do ?? '') && ['build', 'star'].includes(moves[i - 1]?.do ?? '')
  return moves.flatMap((_, i) => {
    const one = said[i] ?? ''
    if (isEffect(i)) return []
    return [isEffect(i + 1) ? locales[language].labelled(one, uncapital(said[i + 1] ?? '')) : one]
  })
}
