import type { Play, Seat } from '../../../../worker/games/kernel/index.ts'
import type { BoardModule } from '../../stage/board.ts'

/** Limits of a plan, as the table takes it. */
export const most = { steps: 12, wishes: 12, orders: 24 } as const

/** The guesses at how a waiting seat will be asked, as plays of its own view; none while it is asked. */
export function guessesFor({ game }: Pick<BoardModule, 'game'>, play: Play, seat: Seat): Play[] {
  return (game.ahead?.(play.state, seat) ?? []).map((state: unknown) => ({ ...play, state }))
}
