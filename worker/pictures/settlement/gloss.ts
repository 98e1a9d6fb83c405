/** Effect of what a move of Settlement builds or invites, in few words. */
import { isHidden, type Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { adjacent, boardOf, explorable, terrainSpace } from '../../games/settlement/board.ts'
import { heroById } from '../../games/settlement/components/index.ts'
import type { Move, State } from '../../games/settlement/state.ts'
import type { Thing } from '../things.ts'
import { gainOf, spaceName, texts } from './seen.ts'

const words: PerLanguage<Readonly<Record<'at' | 'next' | 'nowhere', string>>> = {
  en: { at: 'comes to', next: 'empty beside it:', nowhere: 'nothing empty beside it' },
  de: { at: 'kommt auf', next: 'leer daneben:', nowhere: 'daneben nichts leer' },
  fr: { at: 'va en', next: 'vide à côté\u202f:', nowhere: 'rien de vide à côté' },
}

/** Spaces beside a terrain that may be explored from there (S5.22, S-R2), points of a hero (S2.14) and the settlers gained with them (S7.54), or the effect of a building (S7.20). */
export function gloss(view: State, seat: Seat, move: Move, language: Language): Thing | null {
  if (move.do === 'construct') {
    const pile = view.market[move.market - 1]
    if (!pile) return null
    const { name, text } = texts[language].buildings[pile.building]
    return { name, facts: text.replace(/\.$/, '') }
  }
  if (move.do === 'explore') {
    const spaces = explorable(boardOf(view, seat), move.region)
    return {
      name: '',
      facts: `${words[language].at} ${locales[language].or(spaces.map(spaceName))}`,
    }
  }
  if (move.do === 'place-terrain') {
    const board = boardOf(view, seat)
    const space = terrainSpace(move.region, move.column)
    const free = (adjacent[space] ?? []).filter((one) => !board.terrains[one])
    const { next, nowhere } = words[language]
    const beside = locales[language].and(free.map(spaceName))
    return { name: '', facts: free.length === 0 ? nowhere : `${next} ${beside}` }
  }
  if (move.do !== 'invite') return null
  const id = view.heroRow[move.position - 1]
  if (!id || isHidden(id)) return null
  const hero = heroById[id]
  return { name: texts[language].heroes[hero.guild], facts: gainOf(hero, language) }
}
