import myVillage from 'virtual:drawn/front-my-village'
import settlement from 'virtual:drawn/front-settlement'
import townBuilder from 'virtual:drawn/front-town-builder'
import villagers from 'virtual:drawn/front-villagers'

/** The place of each game, 700 by 620. */
export const fronts: Readonly<Record<string, typeof villagers | undefined>> = {
  villagers,
  'my-village': myVillage,
  settlement,
  'town-builder': townBuilder,
}
export const frontSize = { width: 700, height: 620 } as const
