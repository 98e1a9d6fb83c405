/** Cards of Villagers in words: those on the Road, and those that a seat holds. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import type { Language, PerLanguage } from '../../games/kernel/language.ts'
import { type CardId, cards, suitOf } from '../../games/villagers/components/index.ts'
import type { State } from '../../games/villagers/state.ts'
import { counted } from '../holdings.ts'
import { type Group, groupOf, namesOnly } from '../things.ts'
import { roadCardIn } from './brief.ts'
import { printedOn } from './gloss.ts'
import { names, suits } from './names.ts'

const titles: PerLanguage<Readonly<Record<'road' | 'own' | 'stacks', string>>> = {
  en: { road: 'On the Road', own: 'Your cards', stacks: 'On top of the stacks' },
  de: { road: 'In der Auslage', own: 'Deine Karten', stacks: 'Obenauf auf den Stapeln' },
  fr: { road: 'Sur la route', own: 'Tes cartes', stacks: 'Au sommet des piles' },
}

/** Tops of the stacks as far as they are seen (V9.24), with their numbers: `1 Hay`. */
function stacksIn({ stacks }: State, language: Language): string[] {
  return stacks.flatMap(([top], column) => {
    if (!top || top.card === '?') return []
    const { card } = top
    const shown = card in cards ? names[language][card as CardId] : suits[language][suitOf(card)]
    return [`${column + 1} ${shown}`]
  })
}

/** Cards on the Road with their places; `own`: with what a seat has to pay for them and lacks. */
export const roadOf = (
  view: State,
  language: Language,
  own: Parameters<typeof printedOn>[3],
): Group[] =>
  groupOf(
    titles[language].road,
    view.road.flatMap((one, column) =>
      one
        ? [
            {
              name: roadCardIn(one, column, language),
              facts: printedOn(view, one.card, language, own),
            },
          ]
        : [],
    ),
    false,
  )

/** Cards on the Road, while others are drafted the tops of the stacks, and cards of a seat, each kind once. */
export function things(view: State, seat: Seat, language: Language, nameOf: Names): Group[] {
  const { own, stacks } = titles[language]
  const { square = [], hand = [] } = view.seats[seat] ?? {}
  const isFace = (card: string): card is CardId => card in cards
  const held = [...square, ...hand.map(({ card }): string => card)].filter(isFace)
  const ownCards = [...new Set(held)].map((card) => ({
    name: counted(held.filter((one) => one === card).map((one) => names[language][one])).join(),
    facts: printedOn(view, card, language, { seat, nameOf }),
  }))
  const tops = view.turn === null ? stacksIn(view, language) : []
  return [
    ...roadOf(view, language, { seat, nameOf }),
    ...groupOf(stacks, namesOnly(tops), true),
    ...groupOf(own, ownCards, true),
  ]
}
