import { type Accessor, createEffect, on, onCleanup } from 'solid-js'
import type { GameEvent, Seat } from '../../../worker/games/kernel/index.ts'
import type { BoardModule } from './board.ts'
import type { StageScene } from './board-telling.ts'
import type { Look } from './stage.ts'

/** Scene on the stage. */
interface Where {
  readonly seat: Seat
  /** The pane of a phone that was chosen last. */
  readonly pane: string | null
}

/**
 * Turns the stage to where events happen while they are told, and back once all was told. Somebody who turns it by
 * hand meanwhile stays where they went.
 *
 * @param isTold something is told on the stage
 * @returns turns the stage for the events that are told next; `first`: what it shows where they say nothing else
 */
export function createTurning({ telling }: BoardModule, look: Look, isTold: Accessor<boolean>) {
  const here = (): Where => ({ seat: look.seat(), pane: look.pane() })
  const goTo = ({ seat, pane }: Where) => {
    look.lookAt(seat)
    look.choosePane(pane)
  }
  let turned: { readonly from: Where; readonly to: Where } | null = null
  const isLed = ({ to }: { readonly to: Where }) =>
    look.seat() === to.seat && look.pane() === to.pane
  createEffect(
    on(isTold, (told) => {
      if (told || !turned) return
      if (isLed(turned)) goTo(turned.from)
      turned = null
    }),
  )
  onCleanup(() => {
    if (turned && isLed(turned)) goTo(turned.from)
  })
  return (events: ReadonlyArray<GameEvent>, first?: StageScene): void => {
    if (turned && !isLed(turned)) return
    const scenes = events.flatMap((event) => telling?.scene?.(event) ?? [])
    if (first) scenes.unshift(first)
    if (scenes.length === 0) return
    const from = here()
    const to = {
      seat: scenes.findLast(({ seat }) => seat !== undefined)?.seat ?? from.seat,
      pane: scenes.findLast(({ pane }) => pane !== undefined)?.pane ?? from.pane,
    }
    turned = { from: turned?.from ?? from, to }
    goTo(to)
  }
}
