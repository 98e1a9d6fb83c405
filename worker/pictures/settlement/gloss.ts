/** Effect of what a move of Settlement builds or invites, in few words. */
import { isHidden, type Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { cards as cardsDe } from '../../games/settlement/cards.de.ts'
import { cards as cardsEn } from '../../games/settlement/cards.en.ts'
import { cards as cardsFr } from '../../games/settlement/cards.fr.ts'
import { type Hero, heroById } from '../../games/settlement/components/index.ts'
import type { Move, State } from '../../games/settlement/state.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

type Unit = { readonly one: string; readonly other: string }

interface Said {
  readonly points: Unit
  readonly per: Readonly<Record<NonNullable<Hero['vp']['per']>, string>>
  readonly settlers: Unit
}

const words: PerLanguage<Said> = {
  en: {
    points: { one: 'point', other: 'points' },
    per: { terrain: 'per terrain', outpost: 'per outpost', building: 'per building' },
    settlers: { one: 'bonus settler', other: 'bonus settlers' },
  },
  de: {
    points: { one: 'Punkt', other: 'Punkte' },
    per: { terrain: 'je Landschaft', outpost: 'je Festung', building: 'je Gebäude' },
    settlers: { one: 'Bonussiedler', other: 'Bonussiedler' },
  },
  fr: {
    points: { one: 'point', other: 'points' },
    per: { terrain: 'par terrain', outpost: 'par avant-poste', building: 'par bâtiment' },
    settlers: { one: 'colon bonus', other: 'colons bonus' },
  },
}

/** Points of a hero (S2.14) and the settlers gained with them (S7.54), or the effect of a building (S7.20). */
export function gloss(view: State, _seat: Seat, move: Move, language: Language): string | null {
  if (move.do === 'construct') {
    const pile = view.market[move.market - 1]
    return pile ? texts[language].buildings[pile.building].text.replace(/\.$/, '') : null
  }
  if (move.do !== 'invite') return null
  const id = view.heroRow[move.position - 1]
  if (!id || isHidden(id)) return null
  const say = words[language]
  const counted = (count: number, unit: Unit) => `${count} ${locales[language].plural(count, unit)}`
  const { vp, bonusSettlers }: Hero = heroById[id]
  const points = counted(vp.points, say.points)
  return [
    vp.per === undefined ? points : `${points} ${say.per[vp.per]}`,
    ...(bonusSettlers > 0 ? [counted(bonusSettlers, say.settlers)] : []),
  ].join(', ')
}
