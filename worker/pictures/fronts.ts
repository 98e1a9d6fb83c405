/** The four places as the front page shows them, side by side like stamps of one sheet. */
import { front as myVillage } from './my-village/front.ts'
import { front as settlement } from './settlement/front.ts'
import type { Hour, Place } from './tones.ts'
import { front as townBuilder } from './town-builder/front.ts'
import { front as villagers } from './villagers/front.ts'

/** A whole SVG of 700 by 620 for each place, printed in the colours of an hour. */
export const fronts: Readonly<Record<Place, (hour: Hour) => string>> = {
  villagers,
  'my-village': myVillage,
  settlement,
  'town-builder': townBuilder,
}
