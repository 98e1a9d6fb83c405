/** The picture of each card of a village: 88 by 85 units, printed in the tones of its suit. */
import { type CardId, cards } from '../../games/villagers/components/index.ts'
import { person } from '../people.ts'
import { group, marks } from '../shapes.ts'
import { looks, type PersonId, worn } from './looks.ts'
import { foundersPicture } from './places.ts'
import { scenes } from './scenes.ts'
import { tools } from './tools.ts'

function personOn(id: PersonId): string {
  const { tool, chest, face, ...look } = looks[id]
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
export const figureOf = (id: PersonId): string => group(62, 87, 0.92, personOn(id))

/** The whole picture of a card. */
export const portrait = (id: CardId): string =>
  id === 'founders' ? foundersPicture('gold') : scenes[cards[id].suit]() + figureOf(id)
