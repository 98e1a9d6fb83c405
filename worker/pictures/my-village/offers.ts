/** Cards of the display of My Village: their black banners, and what they cost and bring. */
import type { Language } from '../../games/kernel/language.ts'
import {
  chamber,
  church,
  craftBuilding,
  field,
  isChamber,
  isChurch,
  isCraftBuilding,
  isMonk,
  type Letter,
  meetingPlace,
  monk,
} from '../../games/my-village/components/index.ts'
import type { DisplayCard } from '../../games/my-village/state.ts'
import { travelBanner } from '../../games/my-village/travel.ts'
import { countedIn } from '../holdings.ts'
import { costOf, textOf } from './seen.ts'
import { terms } from './terms.ts'

/** The black banner of a card of the display. */
export function blackOf(card: DisplayCard) {
  if (isChurch(card)) return church(card).black
  if (isMonk(card)) return monk(card).black
  if (isChamber(card)) return chamber(card).black
  if (isCraftBuilding(card)) return craftBuilding(card).black
  if (card === 'meeting-place') return meetingPlace.black
  return card === 'field' ? field.black : travelBanner(card.slice(-1) as Letter)
}

/** Points that a card is worth at the end by itself (M6.4-M6.9); 0 for one that has others, or is not seen yet. */
function pointsOn(card: DisplayCard): number {
  if (isChurch(card)) return church(card).pp
  if (isChamber(card)) return chamber(card).pp
  if (card === 'meeting-place') return meetingPlace.pp
  return card === 'field' ? field.pp : 0
}

/** Cost, points and text of a card: `4 time, 6 points – Marks a space`. */
export function factsOf(card: DisplayCard, language: Language): string {
  const points = pointsOn(card)
  const bare = [
    costOf(blackOf(card), language),
    ...(points > 0 ? [countedIn(points, terms[language].points, language)] : []),
  ].join(', ')
  const text = isMonk(card) ? '' : textOf(card, language).replace(/\.$/, '')
  return text === '' ? bare : `${bare} – ${text}`
}
