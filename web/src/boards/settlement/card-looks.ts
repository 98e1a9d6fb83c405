import person from 'virtual:icon/person'
import crossroads from 'virtual:icon/position-marker'
import {
  type ArtifactId,
  type BuildingId,
  type Colour,
  type HeroId,
  heroById,
  MONSTERS,
  type Resource,
  type TerrainId,
  terrainById,
} from '../../../../worker/games/settlement/components/index.ts'
import {
  pictureNames,
  suitOfColour,
  suitOfResource,
  symbol,
} from '../../../../worker/pictures/settlement/index.ts'
import { ink, palette, type Suit } from '../../../../worker/pictures/tones.ts'
import { type CardEntry, type CardLook, framed } from '../../rules/cards.ts'
import {
  artifactPictures,
  buildingPictures,
  doingPictures,
  guildPictures,
  monsterPictures,
  resourcePictures,
} from './pictures.ts'

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

function lookOfToken(token: string): CardLook {
  const resource = token as Resource
  if (resource in resourcePictures)
    return { picture: resourcePictures[resource], tint: tints[resource] }
  if (token === 'outpost')
    return { picture: doingPictures['build-outpost'], tint: 'var(--ink-soft)' }
  return {
    picture: token.endsWith('settler') ? person : crossroads,
    tint: token === 'bonus-settler' ? 'var(--brass-ink)' : 'var(--ink-soft)',
  }
}

/** What a piece is drawn as, and in which suit it is printed. */
function drawingOf({ id, kind }: CardEntry): readonly [name: string, suit: Suit] {
  if (kind === 'terrain') return [id, suitOfResource[terrainById[id as TerrainId].resource]]
  if (kind === 'hero') return [id, suitOfColour[heroById[id as HeroId].colour]]
  if (kind === 'monster') {
    const colour = MONSTERS.find((monster) => monster.id === id)?.colour ?? 'green'
    return [`monster-${colour}-scene`, suitOfColour[colour]]
  }
  if (kind === 'artifact') return [`${id}-scene`, 'gold']
  const name = id.replace(/^token-/, '')
  return [name, suitOfResource[name as Resource] ?? 'clay']
}

const symbolTag = /^<symbol id="[^"]*" viewBox="([^"]*)"[^>]*>(.*)<\/symbol>$/s

/** The picture of a piece in the index, printed in its colours. */
export function lookOf(card: CardEntry): CardLook {
  const [name, suit] = drawingOf(card)
  if (!pictureNames.includes(name)) return signOf(card)
  const [, box = '', drawn = ''] = symbolTag.exec(symbol(name)) ?? []
  const { tint } = signOf(card)
  return {
    ...(tint && { tint }),
    drawn: (hour) => framed(box, ink(drawn, palette('settlement', hour, suit))),
  }
}

/** A sign for a piece, in its colour. */
function signOf({ id, kind }: CardEntry): CardLook {
  switch (kind) {
    case 'terrain': {
      const { resource } = terrainById[id as TerrainId]
      return { picture: resourcePictures[resource], tint: tints[resource] }
    }
    case 'building':
      return { picture: buildingPictures[id as BuildingId], tint: 'var(--suit-leather)' }
    case 'hero': {
      const { guild, colour } = heroById[id as HeroId]
      return { picture: guildPictures[guild], tint: tints[colour] }
    }
    case 'artifact':
      return { picture: artifactPictures[id as ArtifactId], tint: 'var(--suit-grapes)' }
    case 'monster': {
      const colour = MONSTERS.find((monster) => monster.id === id)?.colour ?? 'green'
      return { picture: monsterPictures[colour], tint: tints[colour] }
    }
    default:
      return lookOfToken(id.slice('token-'.length))
  }
}
