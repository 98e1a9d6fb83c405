import coffin from 'virtual:icon/coffin'
import footprint from 'virtual:icon/footprint'
import graduate from 'virtual:icon/graduate-cap'
import reaper from 'virtual:icon/grim-reaper'
import hand from 'virtual:icon/hand'
import hourglass from 'virtual:icon/hourglass'
import meeple from 'virtual:icon/meeple'
import openBook from 'virtual:icon/open-book'
import die from 'virtual:icon/perspective-dice-six-faces-six'
import rosary from 'virtual:icon/prayer-beads'
import rat from 'virtual:icon/rat'
import scrollQuill from 'virtual:icon/scroll-quill'
import talk from 'virtual:icon/talk'
import tombstone from 'virtual:icon/tombstone'
import cash from 'virtual:icon/two-coins'
import village from 'virtual:icon/village'
import wheat from 'virtual:icon/wheat'
import windows from 'virtual:icon/window'
import {
  type CraftBuildingId,
  type CustomerId,
  craftBuilding,
  type MonkId,
  type MonkStack,
  monk,
} from '../../../../worker/games/my-village/components/index.ts'
import {
  customerPicture,
  marketParts,
  monkPicture,
} from '../../../../worker/pictures/my-village/customers.ts'
import {
  pictureOf as drawnAs,
  pictureBox,
  suitOf,
} from '../../../../worker/pictures/my-village/index.ts'
import { sceneParts, scenes } from '../../../../worker/pictures/my-village/scenes.ts'
import { ink, palette } from '../../../../worker/pictures/tones.ts'
import { type CardEntry, type CardLook, framed } from '../../rules/cards.ts'
import type { Printed } from './card-words.ts'
import {
  church,
  goodPictures,
  greekTemple,
  jug,
  mountainRoad,
  quillInk,
  scales,
} from './pictures.ts'

const stackPictures: Readonly<Record<MonkStack, string>> = { quill: quillInk, jug, rosary }

const printedPictures: Readonly<Record<Printed, string>> = {
  setup: die,
  end: coffin,
  'life-track': hourglass,
  'headman-path': footprint,
  'school-banner': graduate,
  windows,
  hand,
  'market-office': scales,
  chronicle: openBook,
  'rat-track': rat,
  graves: tombstone,
  population: meeple,
}

const tokenPictures: Readonly<Record<string, string>> = {
  'day-laborer': meeple,
  reaper,
  headman: meeple,
  'time-marker': hourglass,
  rat,
  'starting-player-hand': hand,
}

const parts = Object.entries({ ...sceneParts, ...marketParts })
  .map(([name, draw]) => `<g id="mv-${name}">${draw()}</g>`)
  .join('')

/** The scene of a card; `null` where none is drawn. */
function sceneOf({ id, kind }: CardEntry): string | null {
  if (kind === 'customer') return customerPicture(id as CustomerId)
  if (kind === 'monk') return monkPicture(id as MonkId)
  return scenes[drawnAs(id)]?.() ?? null
}

/** The picture of a component in the index, printed in the colours of its area. */
export function lookOf(card: CardEntry): CardLook {
  const sign = signOf(card)
  const drawn = sceneOf(card)
  if (drawn === null) return sign
  const { tint } = sign
  return {
    ...(tint && { tint }),
    drawn: (hour) =>
      framed(
        pictureBox,
        ink(`<defs>${parts}</defs>${drawn}`, palette('my-village', hour, suitOf(card.id))),
      ),
  }
}

/** A sign for a component, in the colour of its area. */
function signOf({ id, kind }: CardEntry): CardLook {
  switch (kind) {
    case 'church':
      return { picture: church, tint: 'var(--suit-grapes)' }
    case 'monk':
      return { picture: stackPictures[monk(id as MonkId).stack], tint: 'var(--suit-grapes)' }
    case 'chamber':
      return {
        picture: id === 'meeting-place' ? talk : greekTemple,
        tint: 'var(--suit-ore)',
      }
    case 'field':
      return { picture: wheat, tint: 'var(--suit-grains)' }
    case 'travel':
      return { picture: mountainRoad, tint: 'var(--suit-wool)' }
    case 'building':
      return {
        picture: goodPictures[craftBuilding(id as CraftBuildingId).good],
        tint: 'var(--suit-wood)',
      }
    case 'customer':
      return { picture: cash, tint: 'var(--suit-leather)' }
    case 'board':
      return { picture: village, tint: 'var(--blue)' }
    case 'die':
      return { picture: die, tint: 'var(--ink-soft)' }
    case 'token':
      return { picture: tokenPictures[id] ?? scrollQuill, tint: 'var(--ink-soft)' }
    default:
      return { picture: printedPictures[id as Printed], tint: 'var(--ink-soft)' }
  }
}
