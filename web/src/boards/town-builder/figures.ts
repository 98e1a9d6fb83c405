import { group, path } from '../../../../worker/pictures/shapes.ts'
import {
  awardMedal,
  blueprint,
  goods,
  ground,
  marks,
  medallion,
  scene,
  suitOf,
} from '../../../../worker/pictures/town-builder/index.ts'
import { gamePlace } from '../../../../worker/pictures/town-builder/place.ts'
import {
  arrow,
  type Figures,
  inSuit,
  land,
  onLand,
  paper,
  part,
  show,
  slip,
  word,
} from '../kit/figures.ts'

type TownId = Parameters<typeof scene>[0]

const houses: ReadonlyArray<TownId> = ['brewery', 'harbour', 'windmill', 'town-hall']

/** A card of 100 by 128; `plan`: still a blueprint. */
const card = (id: TownId, plan = false): string =>
  `<g class="s-${suitOf(id)}${plan ? ' plan' : ''}">${paper(100, 128)}${show(id, 5, 5, 90, 108)}</g>`

const good = (kind: keyof typeof goods, x: number, y: number, size = 1.4): string =>
  group(x, y, size, goods[kind])

const mark = (id: 'star' | 'build', x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="24" fill="$paper" stroke="$edge"/>` +
  group(x - 15, y - 15, 1.25, path(marks[id], 'wax', ' fill-rule="evenodd"'))

/** Four pictures of Town Builder: one card in three ways, a foundation that is finished, abilities, judges. */
export const figures: Figures = {
  place: gamePlace,
  suits: ['trade', 'social', 'residential', 'culture', 'military'],
  css: `.place-${gamePlace.id} .plan{${Object.entries(blueprint)
    .map(([tone, blue]) => `--${tone}:${blue}`)
    .join(';')}}`,
  parts:
    land(ground(), [440, 330, 640]) +
    houses.map((id) => part(id, '5 20 90 108', scene(id))).join('') +
    part('judge', '0 0 100 100', medallion('judge-culture')) +
    part('judge-2', '0 0 100 100', medallion('judge-military')) +
    part('award', '0 0 100 100', awardMedal('versatility')),
  aim: [0, 1, 3],
  draw: () => [
    onLand(
      group(18, 40, 1.45, card('brewery')) +
        arrow('M176 70H206M194 58L206 70L194 82') +
        arrow('M176 138H206M194 126L206 138L194 150') +
        arrow('M176 206H206M194 194L206 206L194 218') +
        group(242, 22, 0.62, card('brewery', true)) +
        slip(228, 112, 104, 52) +
        good('wood', 238, 120) +
        good('straw', 288, 120) +
        slip(228, 180, 104, 52) +
        good('gold', 262, 188),
    ),
    onLand(
      group(20, 46, 1.35, card('windmill', true)) +
        slip(24, 14, 96, 44) +
        good('stone', 32, 20, 1.25) +
        good('wood', 78, 20, 1.25) +
        arrow('M164 138H196M184 126L196 138L184 150') +
        group(210, 46, 1.35, card('windmill')),
    ),
    onLand(
      group(20, 50, 1.35, card('harbour')) +
        mark('star', 44, 62) +
        group(206, 50, 1.35, card('town-hall')) +
        mark('build', 230, 62),
    ),
    onLand(
      inSuit('culture', show('judge', 16, 40, 130, 130)) +
        inSuit('military', show('judge-2', 124, 92, 130, 130)) +
        inSuit('culture', show('award', 232, 40, 116, 116)) +
        slip(36, 186, 88, 46) +
        word('3 : 2', 80, 218, 24),
    ),
  ],
}
