/** The row of Town Builder and the buildings of a seat in words. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import type { Language, PerLanguage } from '../../games/kernel/language.ts'
import { type State, type TownId, townCard } from '../../games/town-builder/index.ts'
import { protectedBy } from '../../games/town-builder/zones.ts'
import { type Group, groupOf, type Thing } from '../things.ts'
import { abilityIn, lackOf, nameOf, pointsIn, printOf, words } from './facts.ts'

const titles: PerLanguage<Readonly<Record<'row' | 'built' | 'plans' | 'lacks', string>>> = {
  en: { row: 'In the row', built: 'Your buildings', plans: 'Your foundations', lacks: 'lacks' },
  de: { row: 'In der Reihe', built: 'Deine Gebäude', plans: 'Deine Fundamente', lacks: 'fehlt' },
  fr: { row: 'Dans la rangée', built: 'Tes bâtiments', plans: 'Tes chantiers', lacks: 'manque' },
}

/** Cards of the row with all that is printed on them (T2.7), and for whom one is protected (T7.70). */
export function rowOf(view: State, language: Language, kept: (seat: Seat) => string): Group[] {
  const facts = (card: TownId): string => {
    const keeper = protectedBy(view, card)
    const printed = [printOf(card, language, view), ...(keeper === null ? [] : [kept(keeper)])]
    return [printed.join(', '), abilityIn(card, language)].filter(Boolean).join(' – ')
  }
  const row = view.row.map((card): Thing => ({ name: nameOf(card, language), facts: facts(card) }))
  return groupOf(titles[language].row, row, false)
}

/** Foundations of a seat with what they lack (T5.16), their points and what they will do. */
const plansOf = (view: State, seat: Seat, language: Language): Thing[] =>
  (view.districts[seat]?.foundations ?? []).map((plan) => {
    const { points, type } = townCard(plan.card)
    const said = [
      `${titles[language].lacks} ${lackOf(plan, language)}`,
      words[language].types[type],
      pointsIn(points, language),
    ]
    const facts = [said.join(', '), abilityIn(plan.card, language)].filter(Boolean).join(' – ')
    return { name: nameOf(plan.card, language), facts }
  })

/** The row as printed, and a seat's foundations and buildings with what they can do. */
export function things(view: State, seat: Seat, language: Language, nameOfSeat: Names): Group[] {
  const { kept } = words[language]
  const own = view.districts[seat]?.buildings ?? []
  const built = own.map((id) => ({ name: nameOf(id, language), facts: abilityIn(id, language) }))
  return [
    ...rowOf(view, language, (keeper) => kept(keeper === seat ? null : nameOfSeat(keeper))),
    ...groupOf(titles[language].plans, plansOf(view, seat, language), true),
    ...groupOf(titles[language].built, built, false),
  ]
}
