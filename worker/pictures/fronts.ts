/** The four places as the front page shows them, side by side like stamps of one sheet. */
import { front as myVillage } from './my-village/front.ts'
import { ground as myVillageGround } from './my-village/ground.ts'
import { front as settlement } from './settlement/front.ts'
import { ground as settlementGround } from './settlement/ground.ts'
import { type Hour, ink, type Place, palette } from './tones.ts'
import { front as townBuilder } from './town-builder/front.ts'
import { ground as townBuilderGround } from './town-builder/ground.ts'
import { front as villagers } from './villagers/front.ts'
import { ground as villagersGround } from './villagers/ground.ts'

/** A whole SVG of 700 by 620 for each place, printed in the colours of an hour. */
export const fronts: Readonly<Record<Place, (hour: Hour) => string>> = {
  villagers,
  'my-village': myVillage,
  settlement,
  'town-builder': townBuilder,
}

const strips: Readonly<Record<Place, readonly [draw: () => string, box: string]>> = {
  villagers: [villagersGround, '400 96 1180 268'],
  'my-village': [myVillageGround, '330 36 1180 268'],
  settlement: [settlementGround, '320 76 1180 268'],
  'town-builder': [townBuilderGround, '240 112 1180 268'],
}

/** The far land of a place as a strip over a page, 1180 by 268, printed in the colours of an hour. */
export function banner(place: Place, hour: Hour): string {
  const [draw, box] = strips[place]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1180" height="268" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${ink(draw(), palette(place, hour))}</svg>`
}
