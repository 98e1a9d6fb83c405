/** My Village as the front page shows it: the street between the river of time and the field, with its people. */
import { write } from '../letters.ts'
import { group, path } from '../shapes.ts'
import { type Hour, ink, palette, type Suit } from '../tones.ts'
import { type BuildingId, buildings } from './buildings.ts'
import { die } from './dice.ts'
import { ground } from './ground.ts'
import { gamePlace } from './place.ts'
import { ferry, horse } from './props.ts'
import { headman, reaper, villagers } from './villagers.ts'

/** A number that must be thrown, on the banner of a house; two of them stand one above the other. */
const banner = (x: number, y: number, numbers: ReadonlyArray<number>): string =>
  group(
    x,
    y,
    1,
    path(numbers.length > 1 ? 'M0 0H34V80L17 66L0 80z' : 'M0 0H34V54L17 42L0 54z', 'flag') +
      numbers
        .map((one, i) =>
          write(`${one}`, 17, 27 + i * 30, 18, 'onflag', { weight: 2.2, align: 0.5 }),
        )
        .join(''),
  )

const house = (id: BuildingId, x: number, y: number, scale: number): string =>
  group(x, y, scale, buildings[id]())

const walkers: ReadonlyArray<readonly [keyof typeof villagers, Suit, number, number]> = [
  ['craftsman', 'craft', 664, 530],
  ['merchant', 'market', 800, 520],
  ['abbot', 'religion', 912, 528],
]

/** 700 by 620 units of the place, printed in colours. */
export function front(hour: Hour): string {
  const colours = palette(gamePlace, hour)
  const place =
    ground() +
    group(720, 244, 1.5, ferry(group(-8, 2, 0.95, reaper()))) +
    house('brewery', 690, 446, 2.4) +
    banner(572, 344, [5, 8]) +
    house('forge', 912, 440, 2.4) +
    banner(796, 336, [4, 9]) +
    house('guild-chamber', 1130, 446, 2.35) +
    banner(1012, 348, [11]) +
    horse(1000, 560, 1.7) +
    group(1076, 570, 1.8, headman()) +
    group(740, 636, 2.1, die(4)) +
    group(826, 650, 2.1, die(6)) +
    group(910, 632, 2.1, die(3, 'black'))
  const people = walkers.map(([who, suit, x, y]) =>
    ink(group(x, y, 1.9, villagers[who]()), palette(gamePlace, hour, suit)),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="620" viewBox="550 96 700 620" preserveAspectRatio="xMidYMid slice">${ink(place, colours)}${people.join('')}</svg>`
}
