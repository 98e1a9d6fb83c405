/**
 * The people who sit at tables, as stamps show them: heads and shoulders. A name always has the
 * same figure, so that somebody looks the same everywhere. Their coats take the seat's colour.
 */
import { guestLooks } from './guest-looks.ts'
import { person } from './people.ts'
import { ink, palette } from './tones.ts'
import { gamePlace } from './villagers/place.ts'

/** All of them as one file of symbols `p0`, `p1` and so on; `--coat` and `--coat2` are set where they are shown. */
export function guests(): string {
  const colours = {
    ...palette(gamePlace),
    s4: 'var(--coat)',
    s5: 'var(--coat2)',
  }
  const symbols = guestLooks.map((look, i) => {
    const drawn = person({ ...look, hand: [-20, 6], elbow: [-24, -8] })
    return `<symbol id="p${i}" viewBox="-27 -86 56 62" preserveAspectRatio="xMidYMax slice">${drawn}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${ink(symbols.join(''), colours)}</svg>`
}
