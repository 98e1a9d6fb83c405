/** Effect of what a move of Settlement builds or invites, in few words. */
import { isHidden, type Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { adjacent, boardOf, explorable, terrainSpace } from '../../games/settlement/board.ts'
import { heroById } from '../../games/settlement/components/index.ts'
import type { Move, State } from '../../games/settlement/state.ts'
import { gainOf, spaceName, texts } from './seen.ts'

const words: PerLanguage<Readonly<Record<'at' | 'next' | 'nowhere', string>>> = {
  en: { at: 'comes to', next: 'empty beside it:', nowhere: 'nothing empty beside it' },
  de: { at: 'kommt auf', next: 'leer daneben:', nowhere: 'daneben nichts leer' },
  fr: { at: 'va en', next: 'vide à côté\u202f:', nowhere: 'rien de vide à côté' },
}

/** Spaces beside a terrain that may be explored from there (S5.22, S-R2), points of a hero (S2.14) and the settlers gained with them (S7.54), or the effect of a building (S7.20). */
export function gloss(view: State, seat: Seat, move: Move, language: Language): string | null {
  if (move.do === 'construct') {
    const pile = view.market[move.market - 1]
    return pile ? texts[language].buildings[pile.building].text.replace(/\.$/, '') : null
  }
  if (move.do === 'explore') {
    const spaces = explorable(boardOf(view, seat), move.region)
    return `${words[language].at} ${locales[language].or(spaces.map(spaceName))}`
  }
  if (move.do === 'place-terrain') {
    const board = boardOf(view, seat)
    const space = terrainSpace(move.region, move.column)
    const free = (adjacent[space] ?? []).filter((one) => !board.terrains[one])
    const { next, nowhere } = words[language]
    return free.length === 0 ? nowhere : `${next} ${locales[language].and(free.map(spaceName))}`
  }
  if (move.do !== 'invite') return null
  const id = view.heroRow[move.position - 1]
  return !id || isHidden(id) ? null : gainOf(heroById[id], language)
}
