/** Town Builder as the front page shows it: plans on the market of the fortress, and a quay that is built up. */
import { type TownId, townCard } from '../../games/town-builder/index.ts'
import { perforated } from '../parts.ts'
import { alpha, group, path } from '../shapes.ts'
import { type Hour, ink, palette } from '../tones.ts'
import { ground } from './ground.ts'
import { blueprint, building, scene, stature } from './index.ts'
import { gamePlace } from './place.ts'

const plans: ReadonlyArray<readonly [TownId, number]> = [
  ['cathedral', 588],
  ['harbour', 736],
  ['gardens', 884],
]
const quay: ReadonlyArray<readonly [TownId, number]> = [
  ['watchtower', 486],
  ['windmill', 640],
  ['town-hall', 812],
  ['merchant-house', 980],
  ['chapel', 1110],
]

function card([id, x]: (typeof plans)[number], at: number, hour: Hour): string {
  const colours = palette(gamePlace, hour, townCard(id).type)
  const paper =
    path(perforated(100, 126), 'key', `${alpha(0.25)} transform="translate(2 4)"`) +
    path(perforated(100, 126), 'paper')
  // The one in the middle is a foundation: the same picture as a blueprint.
  const ground = at === 1 ? { ...colours, ...blueprint } : colours
  return group(
    x,
    384,
    1.26,
    `${ink(paper, colours)}<svg x="6" y="6" width="88" height="114" viewBox="5 16 90 112" preserveAspectRatio="xMidYMid slice">${ink(scene(id), ground)}</svg>`,
  )
}

const house = ([id, x]: (typeof quay)[number], hour: Hour): string =>
  ink(group(x, 803, 1.75 * stature(id), building(id)), palette(gamePlace, hour, townCard(id).type))

/** 700 by 620 units of the place, printed in colours. */
export const front = (hour: Hour): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="620" viewBox="450 228 700 620" preserveAspectRatio="xMidYMid slice">${
    ink(ground(), palette(gamePlace, hour)) +
    plans.map((one, at) => card(one, at, hour)).join('') +
    quay.map((one) => house(one, hour)).join('')
  }</svg>`
