/** Holdings that a seat of Town Builder decides with, in short lines for letters. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { cardsDe } from '../../games/town-builder/cards.de.ts'
import { cardsEn } from '../../games/town-builder/cards.en.ts'
import { cardsFr } from '../../games/town-builder/cards.fr.ts'
import { townCard, type Yield } from '../../games/town-builder/components/index.ts'
import { needOf, type State } from '../../games/town-builder/index.ts'
import { goldCostNow } from '../../games/town-builder/payment.ts'
import { fitted } from '../holdings.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

interface Said {
  readonly gold: string
  readonly needs: (lacking: string) => string
  readonly resources: Readonly<Record<Yield, string>>
  readonly plans: string
  readonly judges: string
  readonly row: string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ gold: 'Gold', plans: 'Your foundations', judges: 'Judges' },
    needs: (lacking) => `lacks ${lacking}`,
    resources: { stone: 'stone', wood: 'wood', straw: 'straw', gold: 'gold' },
    row: 'In the row (cost → use)',
  },
  de: {
    ...{ gold: 'Gold', plans: 'Deine Fundamente', judges: 'Juroren' },
    needs: (lacking) => `es fehlt ${lacking}`,
    resources: { stone: 'Stein', wood: 'Holz', straw: 'Stroh', gold: 'Gold' },
    row: 'In der Reihe (Kosten → gibt)',
  },
  fr: {
    ...{ gold: 'Or', plans: 'Tes chantiers', judges: 'Juges' },
    needs: (lacking) => `il manque ${lacking}`,
    resources: { stone: 'pierre', wood: 'bois', straw: 'paille', gold: 'or' },
    row: 'Dans la rangée (coût → donne)',
  },
}

/** Gold (T1.14), foundations with what they still need, the judges in play, and what the cards of the row cost and yield (T2.7). */
export function holdings(view: State, seat: Seat, language: Language): string[] {
  const own = view.districts[seat]
  if (!own) return []
  const say = words[language]
  const { labelled } = locales[language]
  const name = (id: keyof typeof cardsEn) => texts[language][id].name
  /** A judge without the first word, which the label says once: “of Culture”. */
  const ofJudge = (id: keyof typeof cardsEn) => name(id).replace(/^\S+ /, '')
  const kinds = ['stone', 'wood', 'straw', 'gold'] as const
  const amounts = (count: (kind: Yield) => number, one: string): string =>
    kinds
      .filter((kind) => count(kind) > 0)
      .map((kind) => `${count(kind) === 1 ? one : `${count(kind)} `}${say.resources[kind]}`)
      .join(', ')
  const plans = own.foundations.map((foundation) => {
    const lacking = needOf(foundation).symbols.filter(({ by }) => by === null)
    const need = amounts((kind) => lacking.filter(({ symbol }) => symbol === kind).length, '1 ')
    return `${name(foundation.card)} (${say.needs(need)})`
  })
  const row = view.row.map((card) => {
    const { resourceCost, yield: gives } = townCard(card)
    const gold = goldCostNow(view, card)
    const cost = amounts((kind) => (kind === 'gold' ? gold : (resourceCost[kind] ?? 0)), '')
    const given = gives.map((kind) => say.resources[kind]).join('/')
    return `${name(card)} (${cost === '' ? '' : `${cost} `}→ ${given})`
  })
  return [
    ...(row.length === 0 ? [] : [labelled(say.row, `${row.join(', ')}.`)]),
    `${labelled(say.gold, own.gold.length + (view.turn.seat === seat ? view.turn.gold : 0))}.`,
    ...(plans.length === 0 ? [] : [labelled(say.plans, `${fitted(plans, '; ', 20, language)}.`)]),
    ...(view.judgeRow.length === 0
      ? []
      : [labelled(say.judges, `${view.judgeRow.map(ofJudge).join(', ')}.`)]),
  ]
}
