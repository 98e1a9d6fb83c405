import type { Move } from '../../../worker/games/kernel/index.ts'
import type { Choosing, Keyboard } from './choosing.ts'

/** Takes the keyboard to where it goes on, after what was done is drawn. */
export function goOn<S, M extends Move>(
  { game, root }: { readonly game: Choosing<S, M>; readonly root: () => HTMLElement | undefined },
  was: Pick<Keyboard, 'did' | 'piece' | 'byKey'>,
): void {
  if (!game.keyboard) return
  requestAnimationFrame(() => {
    const active = document.activeElement
    const isLost = active === null || active === document.body
    const isOnPiece = active?.matches('.b-piece') ?? false
    for (const selector of game.keyboard?.({ ...was, isLost, isOnPiece }) ?? []) {
      // The button that ends the turn stands beside the stage.
      const next =
        root()?.querySelector<HTMLElement>(selector) ??
        document.querySelector<HTMLElement>(selector)
      if (!next) continue
      next.focus({ preventScroll: true })
      return
    }
  })
}
