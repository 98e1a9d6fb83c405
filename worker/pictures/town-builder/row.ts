/** Cards of the row with what they give and do, which their pictures do not show. */
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import type { State } from '../../games/town-builder/index.ts'
import { widthOf } from '../letters.ts'
import { abilityIn, nameOf, useOf } from './facts.ts'

const titles: PerLanguage<string> = {
  en: 'What the row gives',
  de: 'Was die Reihe gibt',
  fr: 'Ce que donne la rangée',
}

/** The title of that, for a plate. */
export const titleOfRow = (language: Language): string => titles[language]

/** Size of a line on a plate, and the most width of it. */
export const lineSize = 25
const mostWidth = 1144

/** Words of a text in as few lines as have room on a plate. */
function linesIn(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer) * lineSize <= mostWidth) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/** Lines for each card: its use (T2.10), and its ability (T7.40). */
export const rowIn = (view: State, language: Language): string[] =>
  view.row.flatMap((card) => {
    const said = [useOf(card, language), abilityIn(card, language)]
    const { between, labelled } = locales[language]
    return linesIn(labelled(nameOf(card, language), said.filter((one) => one !== '').join(between)))
  })
