/**
 * Settlers, and placing them to pay for actions.
 * Rules: S5.1–S5.6, S-R26.
 */
import type { PlayerBoard, SettlerSpace, Settlers } from './state.ts'

/** Unspent settlers of both kinds. */
export const settlersOf = (board: PlayerBoard): number =>
  board.settlers.basic + board.settlers.bonus

/** Number of settlers that stand on a space. */
export function standing(board: PlayerBoard, space: SettlerSpace): number {
  const settlers = board.placed[space]
  return settlers ? settlers.basic + settlers.bonus : 0
}

/**
 * Places settlers on a space (S5.1): `bonus` bonus settlers as far as `count` and the supply
 * reach, the others basic, and bonus settlers again where the basic ones do not suffice (S-R26).
 */
export function placeSettlers(
  board: PlayerBoard,
  space: SettlerSpace,
  count: number,
  bonus: number,
): Settlers {
  const { settlers } = board
  const used: Settlers = { basic: 0, bonus: 0 }
  used.bonus = Math.max(Math.min(bonus, count, settlers.bonus), count - settlers.basic)
  used.basic = count - used.bonus
  settlers.bonus -= used.bonus
  settlers.basic -= used.basic
  const there = board.placed[space] ?? { basic: 0, bonus: 0 }
  board.placed[space] = { basic: there.basic + used.basic, bonus: there.bonus + used.bonus }
  return used
}
