/** Benefit of what a move of My Village acquires or activates, in few words. */
import type { Seat } from '../../games/kernel/index.ts'
import { capital, type Language, type PerLanguage } from '../../games/kernel/language.ts'
import { isCustomer, isMonk } from '../../games/my-village/components/index.ts'
import type { Move } from '../../games/my-village/moves.ts'
import type { HeadmanSpace, State } from '../../games/my-village/state.ts'
import type { Thing } from '../things.ts'
import { bareName, textOf } from './seen.ts'
import { terms } from './terms.ts'

/** Next step of the headman and what it is worth, by the space where he stands (M5.98-M5.103). */
const steps: PerLanguage<Readonly<Record<HeadmanSpace, string>>> = {
  en: {
    'main-house': 'the next time 3 stories, or home: all on the tree are saved',
    'coin-space': 'home: stories on the tree are saved and count; or 3 more stories',
    'three-sp-space': 'the next time home: all stories on the tree are saved',
  },
  de: {
    'main-house': 'beim nächsten Mal 3 Geschichten oder heim: alle am Baum sind gesichert',
    'coin-space': 'heim: Geschichten am Baum sind gesichert und zählen; oder 3 weitere',
    'three-sp-space': 'beim nächsten Mal heim: alle Geschichten am Baum sind gesichert',
  },
  fr: {
    'main-house':
      'la fois suivante 3 histoires, ou retour\u202f: toutes celles de l’arbre sont à l’abri',
    'coin-space':
      'retour\u202f: les histoires de l’arbre sont à l’abri et comptent\u202f; ou 3 de plus',
    'three-sp-space':
      'la fois suivante, retour\u202f: toutes les histoires de l’arbre sont à l’abri',
  },
}

/** Text of the card; customers have theirs in the name of the move. Of the headman, his next step; of a villager who dies, what they are missed for (M5.107). */
export function gloss(view: State, seat: Seat, move: Move, language: Language): Thing | null {
  if (move.do === 'headman')
    return {
      name: capital(bareName('headman', language)),
      facts: steps[language][view.villages[seat]?.headman ?? 'main-house'],
    }
  if (move.do === 'die') return { name: '', facts: terms[language].work[move.villager] }
  const id =
    move.do === 'acquire'
      ? move.card
      : move.do === 'activate' && !isMonk(move.banner)
        ? move.banner
        : ''
  const text = isCustomer(id) ? '' : textOf(id, language)
  return text === ''
    ? null
    : { name: capital(bareName(id, language)), facts: text.replace(/\.$/, '') }
}
