/** The people of a table on the podium: whole, in the colour of their seat, the winner with a cup. */
import { guestLooks } from './guest-looks.ts'
import { pawn } from './pawns.ts'
import type { HatName } from './people.ts'
import { circle, group, line, path, rounded } from './shapes.ts'
import { type Hour, ink, sharedPalette } from './tones.ts'

/** The tone of a hat; without one the hair is seen. */
const hats: Partial<Readonly<Record<HatName, string>>> = {
  ...{ straw: 'acc', crown: 'acc', kerchief: 'wax', felt: 'key', cap: 'cloth', wimple: 'cloth' },
  ...{ bonnet: 'light', turban: 'light', toque: 'light', helmet: 'steel' },
}

/** A cup, its foot at (0, 0). */
export const cup = group(
  0,
  0,
  1,
  line('M-5-11C-10-12-10-5-4-5M5-11C10-12 10-5 4-5', 'acc2', 1.4, rounded) +
    path('M-6-13H6C6-6 3-4 1-3.4V-1.2H4V1H-4V-1.2H-1V-3.4C-3-4-6-6-6-13z', 'acc') +
    path('M2-13H6C6-6 3-4 1-3.4V-1.2H4V1H1z', 'acc2') +
    line('M-4-11C-4-8-3.4-7-2.6-6', 'light', 1, rounded),
)

/** The raised arm of a winner. */
const raised = line('M-3-26L-9-42', 'coat2', 4, rounded) + circle(-9, -43, 2.4, 'skin')

/**
 * Somebody on the podium as shapes, 60 by 70, the feet in the middle of its lower edge. Their coat is printed in
 * `--coat` and `--coat2` of the page.
 *
 * @param face the number of their figure on stamps
 */
export function onPodium(face: number, hasWon: boolean, hour: Hour): string {
  const {
    hat = 'none',
    hair = 'hair',
    beard,
    build = 'middle',
    skin = 'skin',
    hairdo,
  } = guestLooks[face % guestLooks.length] ?? {}
  const figure = pawn({
    build,
    skin,
    hair,
    coat: 'coat',
    coat2: 'coat2',
    hat: hats[hat] ?? (hat === 'none' ? (hairdo === 'bald' ? skin : hair) : 'coat2'),
    bearded: beard !== undefined && beard !== 'moustache',
    skirt: face % 2 === 1,
    load: hasWon ? raised + group(-9, -45, 1.05, cup) : '',
    ...(!hasWon && { hand: [-5, -14] as const }),
  })
  const colours = { ...sharedPalette(hour), coat: 'var(--coat)', coat2: 'var(--coat2)' }
  return ink(group(30, 69, 1, figure), colours)
}
