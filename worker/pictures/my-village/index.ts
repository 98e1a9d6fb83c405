/**
 * The drawings of My Village. The board shows them by one sprite of symbols, printed in CSS
 * variables; letters and link previews print them in colours.
 */
import { customers, monks } from '../../games/my-village/components/index.ts'
import { perforated } from '../parts.ts'
import { lean } from '../shapes.ts'
import { ink } from '../tones.ts'
import { type BuildingId, buildings } from './buildings.ts'
import { customerPicture, marketParts, monkPicture } from './customers.ts'
import { die } from './dice.ts'
import { land } from './ground.ts'
import { ferry, gravestone, step } from './props.ts'
import { sceneParts, scenes } from './scenes.ts'
import { goodSigns, signs } from './signs.ts'
import { pictureOf } from './suits.ts'
import { child, headman, labourer, monkPawn, reaper, villagers } from './villagers.ts'

export type { PostcardWords } from '../postcard.ts'
export { seasonOf } from './season.ts'
export { pictureOf, suitOf } from './suits.ts'
export { postcard, village } from './village.ts'

/** A symbol; a picture says which part of its height stays where its room is lower. */
const symbol = (id: string, box: string, inner: string, keeps?: 'middle' | 'foot'): string => {
  const cut = keeps && ` preserveAspectRatio="xMidY${keeps === 'foot' ? 'Max' : 'Mid'} slice"`
  return `<symbol id="mv-${id}" viewBox="${box}"${cut ?? ''}>${inner}</symbol>`
}

const each = <T>(
  table: Readonly<Record<string, T>>,
  draw: (id: string, one: T) => string,
): string =>
  Object.entries(table)
    .map(([id, one]) => draw(id, one))
    .join('')

/** The window of a card's picture. */
export const pictureBox = '0 2 120 67.5'
/** Room for a building that stands free. */
export const buildingBox = '-50 -66 100 74'
const pawnBox = '-24 -54 48 58'

/** A card's paper, 140 by 100: a stamp across. */
export const paper = (): string => perforated(140, 100)

/** Every drawing once, as symbols of one sprite, printed in CSS variables: some at a time, as they are many. */
export const symbolGroups: ReadonlyArray<() => string> = [
  () => each({ ...sceneParts, ...marketParts }, (id, draw) => `<g id="mv-${id}">${draw()}</g>`),
  () => each(buildings, (id, draw) => symbol(`b-${id}`, buildingBox, draw())),
  () => each(scenes, (id, draw) => symbol(`c-${id}`, pictureBox, draw(), 'foot')),
  () =>
    customers
      .map(({ id }) => symbol(`c-${id}`, pictureBox, customerPicture(id), 'middle'))
      .join('') +
    monks.map(({ id }) => symbol(`c-${id}`, pictureBox, monkPicture(id), 'middle')).join(''),
  () =>
    each({ ...villagers, monk: monkPawn, headman, child, labourer, reaper }, (id, draw) =>
      symbol(`p-${id}`, pawnBox, draw()),
    ),
  () =>
    each(signs, (id, drawn) => symbol(`s-${id}`, '0 0 24 24', drawn)) +
    each(goodSigns, (id, drawn) => symbol(`s-${id}`, '0 0 24 24', drawn)) +
    ([1, 2, 3, 4, 5, 6] as const)
      .map(
        (pips) =>
          symbol(`d-white-${pips}`, '-20 -20 46 46', die(pips)) +
          symbol(`d-black-${pips}`, '-20 -20 46 46', die(pips, 'black')),
      )
      .join('') +
    symbol('stone', '-26 -4 52 24', step()) +
    symbol('sunk', '-26 -4 52 24', step('water2', 'water2')) +
    symbol('ferry', '-36 -52 72 70', ferry()) +
    symbol('slab', '-10 -20 28 24', gravestone()) +
    symbol('cross', '-10 -20 28 24', gravestone(0, 0, 1, true)) +
    `<path id="mv-paper" d="${paper()}"/>`,
].map((draw) => () => ink(draw()))

/** All of them. */
export const symbols = (): string => symbolGroups.map((some) => some()).join('')

/** The land behind the village, printed in CSS variables; its viewBox is `0 0 1600 330`. */
export const ground = (): string => lean(ink(land()))

/** The building that stands in the village for a card. */
export function buildingOf(id: string): BuildingId | null {
  const name = pictureOf(id)
  return name in buildings ? (name as BuildingId) : null
}
