import jesterHat from 'virtual:icon/jester-hat'
import snowflake from 'virtual:icon/snowflake-1'
import sun from 'virtual:icon/sun'
import {
  type CardId,
  cards,
  type DevelopmentId,
  type SoloEventId,
  soloEvents,
} from '../../../../worker/games/villagers/components/index.ts'
import type { CardEntry, CardLook } from '../../rules/cards.ts'
import { developmentPictures } from './development-pictures.ts'
import { morePictures } from './more-pictures.ts'
import { pictureOf } from './pictures.ts'

/** The picture of a card in the index, in the colour of its suit. */
export function lookOf({ id, kind }: CardEntry): CardLook {
  if (id === 'jester') return { picture: jesterHat, tint: 'var(--wax)' }
  if (kind === 'development')
    return {
      picture: developmentPictures[id.slice('development-'.length) as DevelopmentId],
      tint: 'var(--brass-ink)',
    }
  if (kind === 'event') {
    const { season } = soloEvents[id.slice('event-'.length) as SoloEventId]
    return season === 'summer'
      ? { picture: sun, tint: 'var(--suit-grains)' }
      : { picture: snowflake, tint: 'var(--suit-wool)' }
  }
  const card = id as CardId
  return {
    picture: morePictures[card] ?? pictureOf(card),
    tint: kind === 'countess' ? 'var(--wax)' : `var(--suit-${cards[card].suit})`,
  }
}
