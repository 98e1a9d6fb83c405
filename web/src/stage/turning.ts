import { type Accessor, createEffect, on } from 'solid-js'
import type { GameEvent } from '../../../worker/games/kernel/index.ts'
import type { BoardModule } from '../boards/index.ts'
import type { Look } from './room.ts'

/**
 * Turns the stage to the scenes that a game has, such as a market day in somebody's village, and back once all was told.
 *
 * @param isTold something is told on the stage
 * @returns turns the stage for what is told next
 */
export function createTurning({ scene }: BoardModule, look: Look, isTold: Accessor<boolean>) {
  const here = () => ({ seat: look.seat(), pane: look.pane() })
  type Where = ReturnType<typeof here>
  const goTo = ({ seat, pane }: Where) => {
    look.lookAt(seat)
    look.choosePane(pane)
  }
  let turned: { readonly from: Where; readonly to: Where } | null = null
  createEffect(
    on(isTold, (told) => {
      if (told || !turned) return
      const { from, to } = turned
      const now = here()
      turned = null
      // Whoever looks elsewhere by themselves stays there.
      if (now.seat === to.seat && now.pane === to.pane) goTo(from)
    }),
  )
  return (events: ReadonlyArray<GameEvent>): void => {
    const next = events.map((event) => scene?.(event)).find((one) => one != null)
    if (!next) return
    const to = { seat: next.seat ?? look.seat(), pane: next.pane }
    turned = { from: turned?.from ?? here(), to }
    goTo(to)
  }
}
