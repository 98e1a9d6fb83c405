import {
  type AwardId,
  awards,
  type BuildingType,
  type JudgeId,
  judge,
  judges,
  type TownId,
  townCard,
  townCards,
  type Yield,
} from '../../games/town-builder/index.ts'
import { horn, patterns, perforated, reverse } from '../parts.ts'
import { circle, group, line, path, rect, rounded } from '../shapes.ts'
import { culture } from './culture.ts'
import { military } from './military.ts'
import { awardMedal, crestShield, goods, marks, medallion, shuffleMarker } from './pieces.ts'
import { residential } from './residential.ts'
import { social } from './social.ts'
import { trade } from './trade.ts'

export { ground } from './ground.ts'
export { seasonOf } from './season.ts'
export { awardMedal, crestShield, goods, marks, medallion, shuffleMarker }

const drawings: Readonly<Record<TownId, () => string>> = {
  ...trade,
  ...social,
  ...residential,
  ...culture,
  ...military,
}

/** A building by itself: its foot line at 0, about 90 wide and at most 96 high. */
export const building = (id: TownId): string => drawings[id]()

/** Factor by which a building on the quay is larger than others, where it is not 1. */
const statures: Partial<Record<TownId, number>> = {
  'flower-stand': 0.8,
  'market-stall': 0.82,
  fishery: 0.9,
  'trading-post': 0.9,
  well: 0.8,
  gardens: 0.86,
  cemetery: 0.86,
  cottage: 0.8,
  'shepherds-hut': 0.78,
  statue: 0.86,
  fountain: 0.8,
  festival: 0.92,
  'archery-range': 0.82,
  'training-ground': 0.86,
  chapel: 0.92,
  cathedral: 1.28,
  castle: 1.26,
  'town-hall': 1.16,
  windmill: 1.16,
  'bell-tower': 1.2,
  guildhall: 1.1,
  manor: 1.08,
  bank: 1.08,
  watchtower: 1.12,
  gatehouse: 1.1,
  theatre: 1.06,
  museum: 1.08,
}
/** Size of a building on the quay beside others; 1 is usual. */
export const stature = (id: TownId): number => statures[id] ?? 1

/** Factor by which a low building is enlarged to fill its card. */
const enlarged: Partial<Record<TownId, number>> = {
  'town-square': 1.02,
  canal: 1.04,
  school: 1.08,
  cottage: 1.16,
  'shepherds-hut': 1.08,
  prison: 1.12,
  quarry: 1.02,
  armoury: 1.06,
  townhouse: 1.1,
  well: 1.1,
  windmill: 0.98,
  stables: 1.02,
  'art-gallery': 1.04,
  bakery: 1.2,
}

/** Sky and far town behind the building of a card: horizons of cards side by side meet. */
export const air = (): string =>
  rect(0, 0, 100, 150, 's1') +
  circle(22, 34, 9, 'light') +
  group(
    72,
    42,
    0.34,
    path(
      'M-60 0C-72 0-74-14-58-16C-60-34-34-40-26-28C-20-50 16-52 22-32C38-42 58-28 50-16C66-16 68 0 56 0z',
      'light',
    ),
  ) +
  group(
    16,
    62,
    0.24,
    path(
      'M-60 0C-72 0-74-14-58-16C-60-34-34-40-26-28C-20-50 16-52 22-32C38-42 58-28 50-16C66-16 68 0 56 0z',
      'light',
    ),
  ) +
  line('M0 84H100M0 80H100M0 75H100M0 69H100M0 62H100', 's2', 2.2) +
  path('M0 86h100v64H0z', 's2') +
  path('M0 88h8v-7l4-5 4 5v7h14v-10h5v10h12v-5l6-6 6 6v5h20v-14l2-8 2 8v14h17v8H0z', 's3') +
  rect(0, 110, 100, 10, 's3')

/** The quay's edge and the canal in front of the building of a card. */
export const waterfront = (): string =>
  rect(0, 119.5, 100, 3.5, 's4') +
  rect(0, 123, 100, 27, 'water') +
  line('M6 126H40M52 128H76M0 129.5H28', 'water2', 1.2, rounded)

/** Size of a building on its card. */
export const onCard = (id: TownId): number => enlarged[id] ?? 1

/** A Town card's picture, 100 by 150 with its window at (5, 20), 90 by 108. Under class `plan` it is a blueprint. */
export const scene = (id: TownId): string =>
  air() + group(50, 120, onCard(id), building(id)) + waterfront()

/** The paper of a card, perforated, 100 by 150. */
export const sheet = (): string =>
  path(perforated(100, 150), 'paper', ' stroke="$edge" stroke-width=".8"')

/** The back of a Town card or of a judge, 100 by 150. */
export const backside = (): string => reverse(100, 150, horn(53, 78, 1.3))

/**
 * The tones of the blue plate: a foundation is its building printed in blues only. They are the
 * same by day and night; the board sets them under class `plan`.
 */
export const blueprint: Readonly<Record<string, string>> = {
  s1: '#245a9c',
  s2: '#2a63a8',
  s3: '#3470b6',
  s4: '#9cc4ee',
  s5: '#d3e6fa',
  wall: '#4f8acb',
  wall2: '#2f6ab0',
  roof: '#6fa4dd',
  roof2: '#3c78be',
  wood: '#cfe3f8',
  light: '#eaf4ff',
  pane: '#1c4a86',
  key: '#173f74',
  water: '#1f5192',
  water2: '#7fb0e4',
  acc: '#bcd8f5',
  acc2: '#8fbcea',
  field: '#cfe3f8',
  field2: '#bcd8f5',
  leaf: '#5d97d6',
  leaf2: '#3c78be',
  leaf3: '#a9cdf2',
  cloth: '#173f74',
  oak: '#cfe3f8',
  cloud2: '#7fb0e4',
  wax: '#eaf4ff',
  ok: '#9cc4ee',
  steel: '#d3e6fa',
  faint: '#3470b6',
  coin: '#bcd8f5',
  coin2: '#2a63a8',
  skin: '#d3e6fa',
  skin2: '#8fbcea',
  hair: '#9cc4ee',
  square: '#3470b6',
  square2: '#5d97d6',
}

const symbol = (id: string, box: string, inner: string): string =>
  `<symbol id="tb-${id}" viewBox="${box}">${inner}</symbol>`

/** Drawings of one card or sign on a board, as a symbol `tb-<id>`. */
export const symbolOf = {
  /** Box 100 by 104 with the foot line at y = 100: `<use>` it at the size of a house. */
  building: (id: TownId): string => symbol(id, '-50 -100 100 104', building(id)),
  judge: (id: JudgeId): string => symbol(id, '0 0 100 100', medallion(id)),
  award: (id: AwardId): string => symbol(`award-${id}`, '0 0 100 100', awardMedal(id)),
}

/** Symbols of every board of the game: papers, sky and quay of a card, signs, crest, coin. */
export const commonSymbols = (): string =>
  patterns() +
  symbol('sheet', '0 0 100 150', sheet()) +
  symbol('air', '5 18 90 108', air()) +
  symbol('waterfront', '5 18 90 108', waterfront()) +
  symbol('back', '0 0 100 150', backside()) +
  symbol('crest', '0 0 48 56', crestShield()) +
  (Object.keys(goods) as Yield[]).map((id) => symbol(id, '0 0 24 24', goods[id])).join('') +
  (Object.keys(marks) as (keyof typeof marks)[])
    .map((id) =>
      symbol(
        `mark-${id}`,
        '0 0 24 24',
        `<path fill="currentColor" fill-rule="evenodd" d="${marks[id]}"/>`,
      ),
    )
    .join('') +
  `<pattern id="tb-grid" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0H8M0 0V8" stroke="#fff" stroke-opacity=".4" stroke-width=".6" fill="none"/></pattern>`

/** The whole sprite of the game: every drawing once. */
export const symbols = (): string =>
  commonSymbols() +
  townCards.map(({ id }) => symbolOf.building(id)).join('') +
  judges.map(({ id }) => symbolOf.judge(id)).join('') +
  awards.map(({ id }) => symbolOf.award(id)).join('')

/** Five tones in which a Town card or a judge is printed. */
export const suitOf = (id: TownId | JudgeId): BuildingType =>
  id.startsWith('judge-') ? judge(id as JudgeId).favours : townCard(id as TownId).type
