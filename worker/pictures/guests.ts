/**
 * The people who sit at tables, as stamps show them: heads and shoulders. A name always has the
 * same figure, so that somebody looks the same everywhere. Their coats take the seat's colour.
 */
import { type Person, person } from './people.ts'
import { ink, palette } from './tones.ts'
import { gamePlace } from './villagers/place.ts'

const looks: ReadonlyArray<Person> = [
  { hat: 'straw', hair: 'hair', apron: 'light' },
  { hat: 'kerchief', hair: 'black', hairdo: 'braid', skin: 'tan' },
  { hat: 'felt', beard: 'full', hair: 'grey', build: 'stout' },
  { hairdo: 'long', hair: 'ginger', shawl: 'leaf', build: 'slim', facing: 'right' },
  { hat: 'cap', beard: 'moustache', hair: 'black', skin: 'brown' },
  { hat: 'bonnet', hair: 'grey', build: 'stout', shawl: 'wall2' },
  { hairdo: 'bun', hair: 'black', skin: 'dark', trim: 'acc', build: 'slim' },
  { hairdo: 'bald', beard: 'long', hair: 'ginger', apron: 'acc2', build: 'stout' },
  { hat: 'beret', hairdo: 'long', hair: 'blond', build: 'slim' },
  { hat: 'turban', beard: 'short', hair: 'black', skin: 'brown', facing: 'right' },
  { hairdo: 'curls', hair: 'hair', skin: 'tan', apron: 'light' },
  { hat: 'wide', beard: 'short', hair: 'blond', trim: 'acc' },
  { hat: 'wimple', skin: 'skin', trim: 'light', build: 'slim' },
  { hairdo: 'braid', hair: 'blond', facing: 'right', trim: 'acc' },
  { hat: 'toque', beard: 'moustache', hair: 'hair', build: 'stout', apron: 'light' },
  { hat: 'hood', hair: 'black', skin: 'tan', beard: 'full' },
  { hairdo: 'curls', hair: 'black', skin: 'dark', beard: 'short', facing: 'right' },
  { hairdo: 'bun', hair: 'grey', trim: 'acc', shawl: 'roof', facing: 'right' },
  { hat: 'helmet', beard: 'full', hair: 'blond', facing: 'right' },
  { hat: 'straw', hairdo: 'long', hair: 'black', skin: 'brown', build: 'slim' },
  { hairdo: 'short', hair: 'ginger', apron: 'light', facing: 'right', build: 'slim' },
  { hat: 'felt', hairdo: 'braid', hair: 'hair', facing: 'right', trim: 'acc' },
  { hat: 'kerchief', skin: 'dark', hair: 'black', apron: 'acc', build: 'stout', facing: 'right' },
  { hat: 'crown', hairdo: 'long', hair: 'grey', skin: 'skin', beard: 'long' },
]

/** All of them as one file of symbols `p0`, `p1` and so on; `--coat` and `--coat2` are set where they are shown. */
export function guests(): string {
  const colours = {
    ...palette(gamePlace),
    s4: 'var(--coat)',
    s5: 'var(--coat2)',
  }
  const symbols = looks.map((look, i) => {
    const drawn = person({ ...look, hand: [-20, 6], elbow: [-24, -8] })
    return `<symbol id="p${i}" viewBox="-27 -86 56 62" preserveAspectRatio="xMidYMax slice">${drawn}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${ink(symbols.join(''), colours)}</svg>`
}
