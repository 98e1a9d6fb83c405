import type { State } from '../../games/town-builder/index.ts'
import { type Season, seasonAfter } from '../tones.ts'

/** Number of buildings with which a district is nearly complete. */
const manyBuildings = 8

/** From May to October, as the largest district grows. */
export const seasonOf = ({ districts }: State): Season =>
  seasonAfter(Math.max(0, ...districts.map(({ buildings }) => buildings.length)) / manyBuildings)
