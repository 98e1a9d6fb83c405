/**
 * The pictures of Villagers as the board shows them: each one once as a `<symbol>`, printed in the
 * tones of the suit whose class is on the element that shows it.
 */
import {
  basicIds,
  type CardId,
  cards,
  type DevelopmentId,
  developmentIds,
  type SoloEventId,
  soloEventIds,
  suits,
} from '../../games/villagers/components/index.ts'
import { horn, perforated, reverse } from '../parts.ts'
import { group, path } from '../shapes.ts'
import { eventPicture, jesterPicture } from './events.ts'
import { looks, type ManId, men, type PersonId } from './looks.ts'
import { developmentPicture, foundersPicture } from './places.ts'
import { figureOf, portrait, suitOf, toolOf } from './portraits.ts'
import { scenes } from './scenes.ts'
import { signs, suitMark } from './signs.ts'

export { ground, housesOf, land, maxHouses, onTheRoad } from './ground.ts'
export { progressOf, seasonOf } from './season.ts'
export type { SignId } from './signs.ts'

/** The id of a picture in the sprite. */
export type PictureId =
  | CardId
  | ManId
  | 'founders-food'
  | 'jester'
  | `development-${DevelopmentId}`
  | `event-${SoloEventId}`

/** A picture of 88 by 85 units: a card or its other side, a Development, an event or the Jester. */
export function picture(id: PictureId): string {
  if (id === 'jester') return jesterPicture()
  if (id === 'founders-food') return foundersPicture('food')
  if (id.startsWith('development-')) return developmentPicture(id.slice(12) as DevelopmentId)
  if (id.startsWith('event-')) return eventPicture(id.slice(6) as SoloEventId)
  return portrait(id as CardId | ManId)
}

/** All pictures there are. */
export const pictureIds: ReadonlyArray<PictureId> = [
  ...(Object.keys(cards) as CardId[]),
  ...basicIds.map((id): PictureId => `${id}-man`),
  'founders-food',
  'jester',
  ...developmentIds.map((id): PictureId => `development-${id}`),
  ...soloEventIds.map((id): PictureId => `event-${id}`),
]

const symbol = (id: string, width: number, height: number, inner: string): string =>
  `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${inner}</symbol>`

const hasPerson = (id: PictureId): id is PersonId | ManId => id in looks || id in men

/** A picture as the symbol `v-p-<id>`; people stand before the scene of their suit, which is a symbol too. */
export function pictureSymbol(id: PictureId): string {
  const inner = hasPerson(id)
    ? `<use href="#v-scene-${suitOf(id)}" width="88" height="85"/>${figureOf(id)}`
    : picture(id)
  return symbol(`v-p-${id}`, 88, 85, inner)
}

/** The tool that names a person, as the symbol `v-t-<id>`. */
export const toolSymbol = (id: Exclude<CardId, 'founders'>): string =>
  `<symbol id="v-t-${id}" viewBox="-74 -82 66 96">${toolOf(id)}</symbol>`

/** Signs, marks, scenes, the paper of a card and its backs: what every table shows. */
export const baseSymbols = (): string =>
  symbol(
    'v-stamp',
    100,
    140,
    path(perforated(100, 140), 'paper', ' stroke="$edge" stroke-width=".7"'),
  ) +
  suits.map((suit) => symbol(`v-mark-${suit}`, 24, 24, suitMark(suit))).join('') +
  suits.map((suit) => symbol(`v-scene-${suit}`, 88, 85, scenes[suit]())).join('') +
  suits
    .map((suit) =>
      symbol(`v-back-${suit}`, 100, 140, reverse(100, 140, group(33, 53, 34 / 24, suitMark(suit)))),
    )
    .join('') +
  symbol(
    'v-back-none',
    100,
    140,
    `<g class="s-solitary">${reverse(100, 140, horn(53, 74, 1.3, 'faint'))}</g>`,
  ) +
  Object.entries(signs)
    .map(([id, drawn]) => symbol(`v-sign-${id}`, 24, 24, drawn))
    .join('')

/** The sprite of all there is. */
export const symbols = (): string => baseSymbols() + pictureIds.map(pictureSymbol).join('')

export { postcard, village } from './village.ts'
