import { type CardId, cards } from '../../../../worker/games/villagers/components/index.ts'
import { ink, palette } from '../../../../worker/pictures/tones.ts'
import { type PictureId, picture } from '../../../../worker/pictures/villagers/index.ts'
import { gamePlace } from '../../../../worker/pictures/villagers/place.ts'
import type { CardLook, CardNamed } from '../../rules/entries.ts'
import { framed } from '../kit/framed.ts'
import { sideOf } from './sides.ts'

/** The picture of a card in the index, printed in its suit. */
export const lookOf = ({ id, kind }: CardNamed): CardLook => {
  const card = Object.hasOwn(cards, id) ? cards[id as CardId] : null
  return {
    tint: kind === 'countess' || !card ? 'var(--wax)' : `var(--suit-${card.suit})`,
    drawn: (hour) =>
      framed(
        '0 0 88 85',
        ink(picture(sideOf(id as PictureId)), palette(gamePlace, hour, card?.suit ?? 'special')),
      ),
  }
}
