/** Moves of Town Builder in few words, for lists that have little room. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Language, PerLanguage } from '../../games/kernel/language.ts'
import { isCrest } from '../../games/town-builder/components/index.ts'
import { missing } from '../../games/town-builder/matching.ts'
import { goldCostNow } from '../../games/town-builder/payment.ts'
import { type Move, ownDistrict, type State } from '../../games/town-builder/state.ts'
import { words as facts, type Id, nameOf } from './facts.ts'

interface Said {
  readonly complete: string
  readonly start: (card: string, gold: number) => string
  readonly asGold: string
  readonly use: (card: string) => string
  readonly away: (card: string) => string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ complete: 'complete', asGold: 'as gold' },
    start: (card, gold) => `Start ${card}${gold > 0 ? ` for ${gold} gold` : ''}`,
    use: (card) => `Use ${card}`,
    away: (card) => `Drop ${card}`,
  },
  de: {
    ...{ complete: 'fertig', asGold: 'als Gold' },
    start: (card, gold) => `Beginne ${card}${gold > 0 ? ` für ${gold} Gold` : ''}`,
    use: (card) => `Nutze ${card}`,
    away: (card) => `${card} weg`,
  },
  fr: {
    ...{ complete: 'achevé', asGold: 'comme or' },
    start: (card, gold) => `Commencer ${card}${gold > 0 ? ` pour ${gold} or` : ''}`,
    use: (card) => `Utiliser ${card}`,
    away: (card) => `Jeter ${card}`,
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
      return isCrest(move.with) ? facts[language].crest : say.use(name(move.with))
    default:
      return null
  }
}
