import {
  allMonsters,
  type Colour,
  type HeroId,
  heroById,
  type Resource,
  type TerrainId,
  terrainById,
} from '../../../../worker/games/settlement/components/index.ts'
import {
  suitOfColour,
  suitOfResource,
  symbol,
} from '../../../../worker/pictures/settlement/index.ts'
import { gamePlace } from '../../../../worker/pictures/settlement/place.ts'
import { ink, palette, type Suit } from '../../../../worker/pictures/tones.ts'
import type { CardLook, CardNamed } from '../../rules/entries.ts'
import { framed } from '../kit/framed.ts'

const tints: Readonly<Record<Resource | Colour, string>> = {
  wood: 'var(--suit-wood)',
  clay: 'var(--suit-leather)',
  stone: 'var(--suit-ore)',
  diamond: 'var(--suit-wool)',
  gold: 'var(--suit-grains)',
  green: 'var(--moss)',
  yellow: 'var(--suit-grains)',
  blue: 'var(--suit-wool)',
  red: 'var(--wax)',
}

const colourOf = (id: string): Colour =>
  allMonsters.find((monster) => monster.id === id)?.colour ?? 'green'

/** Drawing of a piece, and its suit. */
function drawingOf({ id, kind }: CardNamed): readonly [name: string, suit: Suit] {
  if (kind === 'terrain') return [id, suitOfResource[terrainById[id as TerrainId].resource]]
  if (kind === 'hero') return [id, suitOfColour[heroById[id as HeroId].colour]]
  if (kind === 'monster') return [`monster-${colourOf(id)}-scene`, suitOfColour[colourOf(id)]]
  if (kind === 'artifact') return [`${id}-scene`, 'gold']
  const name = id.replace(/^token-/, '').replace('basic-settler', 'settler')
  return [name, suitOfResource[name as Resource] ?? 'clay']
}

const symbolTag = /^<symbol id="[^"]*" viewBox="([^"]*)"[^>]*>(.*)<\/symbol>$/s

/** The picture of a piece in the index, printed in its colours. */
export function lookOf(card: CardNamed): CardLook {
  const [name, suit] = drawingOf(card)
  const [, box = '', drawn = ''] = symbolTag.exec(symbol(name)) ?? []
  return {
    tint: tintOf(card),
    drawn: (hour) => framed(box, ink(drawn, palette(gamePlace, hour, suit))),
  }
}

/** The colour of a piece in the index. */
function tintOf({ id, kind }: CardNamed): string {
  switch (kind) {
    case 'terrain':
      return tints[terrainById[id as TerrainId].resource]
    case 'building':
      return 'var(--suit-leather)'
    case 'hero':
      return tints[heroById[id as HeroId].colour]
    case 'artifact':
      return 'var(--suit-grapes)'
    case 'monster':
      return tints[colourOf(id)]
    default:
      return id === 'token-bonus-settler'
        ? 'var(--brass-ink)'
        : (tints[id.slice('token-'.length) as Resource] ?? 'var(--ink-soft)')
  }
}
