import cardPile from 'virtual:icon/card-pickup'
import clockwork from 'virtual:icon/clockwise-rotation'
import gavel from 'virtual:icon/gavel'
import laurels from 'virtual:icon/laurels'
import shield from 'virtual:icon/shield'
import {
  type BuildingType,
  type JudgeId,
  judge,
  type TownId,
  townCard,
} from '../../../../worker/games/town-builder/components/index.ts'
import type { CardEntry, CardLook } from '../../rules/cards.ts'
import { pictures } from './pictures.ts'

const tints: Readonly<Record<BuildingType, string>> = {
  trade: 'var(--suit-grains)',
  social: 'var(--suit-wool)',
  residential: 'var(--suit-leather)',
  culture: 'var(--suit-grapes)',
  military: 'var(--suit-ore)',
}

/** The picture of a card in the index, in the colour of its type. */
export function lookOf({ id, kind }: CardEntry): CardLook {
  switch (kind) {
    case 'town':
      return { picture: pictures[id as TownId], tint: tints[townCard(id as TownId).type] }
    case 'award':
      return { picture: laurels, tint: 'var(--brass-ink)' }
    case 'judge':
      return { picture: gavel, tint: tints[judge(id as JudgeId).favours] }
    case 'crest':
      return { picture: shield, tint: 'var(--blue)' }
    default:
      return {
        picture: id === 'shuffle-marker' ? clockwork : cardPile,
        tint: 'var(--ink-soft)',
      }
  }
}
