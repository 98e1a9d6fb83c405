/** The picture of each card of a village: 88 by 85 units, printed in the tones of its suit. */
import {
  type BasicId,
  type CardId,
  cards,
  type Suit,
} from '../../games/villagers/components/index.ts'
import { person } from '../people.ts'
import { group, marks } from '../shapes.ts'
import { looks, type ManId, men, type PersonId, worn } from './looks.ts'
import { foundersPicture } from './places.ts'
import { scenes } from './scenes.ts'
import { tools } from './tools.ts'

const isMan = (id: CardId | ManId): id is ManId => id in men

function personOn(id: PersonId | ManId): string {
  const { tool, chest, face, ...look } = isMan(id) ? men[id] : looks[id]
  return person({
    ...look,
    tool: marks(tools[tool]),
    ...(chest ? { chest: marks(worn[chest]) } : {}),
    ...(face ? { face: marks(worn[face]) } : {}),
  })
}

/** The tool of a card alone, 64 by 92 units: who opens a padlock. */
export const toolOf = (id: PersonId): string => marks(tools[looks[id].tool])

/** The figure of a card, as it stands before its scene. */
export const figureOf = (id: PersonId | ManId): string => group(62, 87, 0.92, personOn(id))

/** The suit whose scene stands behind a figure. */
export const suitOf = (id: PersonId | ManId): Suit =>
  cards[isMan(id) ? (id.slice(0, -'-man'.length) as BasicId) : id].suit

/** The whole picture of a card, or of the other side of a basic villager. */
export const portrait = (id: CardId | ManId): string =>
  id === 'founders' ? foundersPicture('gold') : scenes[suitOf(id)]() + figureOf(id)
