/** Town cards in pictures for letters, and where those of the row lie. */
import type { Language } from '../../games/kernel/language.ts'
import {
  goldCostNow,
  type State,
  type TownId,
  townCard,
  type Yield,
} from '../../games/town-builder/index.ts'
import { signRow } from '../aid.ts'
import { write } from '../letters.ts'
import { perforated } from '../parts.ts'
import { alpha, circle, group, line, path } from '../shapes.ts'
import { ticket, ticketsAt } from '../ticket.ts'
import { type Hour, ink, palette } from '../tones.ts'
import { nameOf, yields } from './facts.ts'
import { blueprint, scene } from './index.ts'
import { goods, marks } from './pieces.ts'
import { gamePlace } from './place.ts'

/** A card of 100 by 150: name and building. */
export const card = (id: TownId, language: Language, hour: Hour = 'day'): string =>
  ink(
    path('M3 4h100v150H3z', 'key', alpha(0.24)) +
      path(perforated(100, 150), 'paper') +
      write(nameOf(id, language), 9, 18.5, 9, 'print', { weight: 1.65, gap: 1.8, most: 84 }) +
      `<svg x="5" y="25" width="90" height="118" viewBox="5 12 90 118">${scene(id)}</svg>` +
      line('M5 25h90v118H5z', 's5', 0.9),
    palette(gamePlace, hour, townCard(id).type),
  )

/** A lock around x, y: somebody has reserved the card (T7.70). */
const lock = (x: number, y: number, scale: number): string =>
  circle(x, y, 13 * scale, 'light') +
  circle(x, y, 11.5 * scale, 'wax') +
  group(x - 8.4 * scale, y - 8.8 * scale, 0.7 * scale, path(marks.lock, 'light'))

/** The same with a lock while nobody but one may take it. */
export const lockedCard = (id: TownId, language: Language, hour: Hour): string =>
  card(id, language, hour) + ink(lock(84, 124, 1.1), palette(gamePlace, hour))

/** Cost or need on a card, and the sign of its ability before them. They end at the right, as numbers of the list stand at the left. */
function signsOf(card: TownId, costs: ReadonlyArray<Yield>): string {
  const { ability } = townCard(card)
  const size = Math.min(36, 200 / Math.max(1, costs.length) / 1.12)
  const x = 362 - costs.length * size * 1.12
  return (
    (ability === null ? '' : group(x - 38, 14, 1.2, path(marks[ability.kind], 'print'))) +
    signRow(
      costs.map((cost) => goods[cost]),
      ...([x, 12, size] as const),
    )
  )
}

/** Kind and points of a card, at the foot of its picture. */
const worthOf = (card: TownId): string => {
  const { type, points } = townCard(card)
  return (
    circle(24, 92, 17, 'light') +
    group(14, 82, 0.84, path(marks[type], 's5')) +
    circle(84, 91, 19, 'key') +
    write(`${points}`, 84, 99, 16, 'light', { weight: 2, align: 0.5 })
  )
}

/** Cost to start a card of the row now (T7.79), symbol by symbol. */
export const costsNow = (view: State, card: TownId): Yield[] => {
  const { resourceCost } = townCard(card)
  return yields.flatMap((kind) =>
    Array.from(
      { length: kind === 'gold' ? goldCostNow(view, card) : (resourceCost[kind] ?? 0) },
      () => kind,
    ),
  )
}

/** State of a card in a letter. */
export interface Lying {
  /** Cost to start it, or what its foundation still needs. */
  readonly costs: ReadonlyArray<Yield>
  readonly isPlan?: boolean
  readonly isLocked?: boolean
}

/** The same as it lies in a letter, with kind, points, ability and cost; a foundation as a blueprint. */
export function flat(
  id: TownId,
  language: Language,
  { costs, isPlan = false, isLocked = false }: Lying,
): string {
  const tones = palette(gamePlace, 'day', townCard(id).type)
  const picture = `<svg width="104" height="112" viewBox="5 12 90 118" preserveAspectRatio="xMidYMax slice">${scene(id)}</svg>`
  const printed = isPlan ? { ...tones, ...blueprint, key: '#173f74' } : tones
  return ink(
    ticket(
      nameOf(id, language),
      ink(picture, printed) + ink(worthOf(id) + (isLocked ? lock(54, 54, 2.4) : ''), tones),
      ink(signsOf(id, costs), palette(gamePlace)),
    ),
    printed,
  )
}

/** Places of the row in a letter. */
export const flatRow = ticketsAt(56)

/** Place of the row's first card, distance to the next, and their size. */
export const rowPlaces = { x: 272, y: 190, step: 138, scale: 1.12 } as const

/** Most cards of the row that are drawn. */
export const mostInRow = 5
