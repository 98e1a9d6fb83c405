/** Cards of the row with what they give and do, which their pictures do not show. */
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import type { State } from '../../games/town-builder/index.ts'
import { timedEffectOf } from './effects.ts'
import { nameOf, useOf } from './facts.ts'

const titles: PerLanguage<string> = {
  en: 'What the row gives',
  de: 'Was die Reihe gibt',
  fr: 'Ce que donne la rangée',
}

const abilities: PerLanguage<string> = {
  en: 'What cards of the row do when they are yours',
  de: 'Was Karten der Reihe können, wenn sie dein sind',
  fr: 'Ce que font les cartes de la rangée une fois à toi',
}

/** The title of that, for a plate. */
export const titleOfRow = (language: Language): string => titles[language]

/** A line for each card: its use (T2.10), and its ability (T7.40). */
export const rowIn = (view: State, language: Language): string[] =>
  view.row.map((card) => {
    const said = [useOf(card, language), timedEffectOf(card, language)]
    const { between, labelled } = locales[language]
    return labelled(nameOf(card, language), said.filter((one) => one !== '').join(between))
  })

/** The abilities among that as one sentence; empty where there is none. The use of a card stands with what is printed on it. */
export function rowInWords(view: State, language: Language): string {
  const { between, labelled } = locales[language]
  const said = view.row.flatMap((card) => {
    const ability = timedEffectOf(card, language)
    return ability === '' ? [] : [`${nameOf(card, language)} (${ability})`]
  })
  return said.length === 0 ? '' : `${labelled(abilities[language], said.join(between))}.`
}
