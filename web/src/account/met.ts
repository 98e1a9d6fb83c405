import { keep, kept } from '../device/browser-storage.ts'
import { areTablesKnown, me, myTables } from './me.ts'

/** Knowledge of a game that somebody has on this device. */
export type Met = 'learned' | 'played'

const place = (game: string) => `met.${game}`

/** Keeps that somebody played a game, or a whole lesson of it. */
export const meet = (game: string, how: Met): void => keep(place(game), how)

/** True if the lesson of a game was played to its end on this device, and no game since. */
export const isLearned = (game: string): boolean => kept(place(game)) === 'learned'

/**
 * True if nobody here has played a game yet, as far as is known: no table of mine is of it, and neither it nor a note of its
 * guide was met on this device. Of somebody whose tables are not known yet it is not said.
 */
export const isFirst = (game: string): boolean =>
  (me() == null ? kept('person') === null : areTablesKnown()) &&
  kept(place(game)) !== 'played' &&
  kept(`guide.${game}`) === null &&
  myTables().every((table) => table.game !== game)
