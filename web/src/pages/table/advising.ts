import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Turn } from './turn.ts'

/**
 * Shows advice. It is for one position: on another it is out of date, and so it is once a move is planned.
 * A planned move that reveals something leaves the position as it is until the table has played it.
 */
export function createAdvising({ shown, plannedMoves }: Pick<Turn, 'shown' | 'plannedMoves'>) {
  const [isShown, setShown] = createSignal(false)
  const count = createMemo(() => plannedMoves().length)
  createEffect(on([shown, count], () => setShown(false), { defer: true }))
  return [isShown, setShown] as const
}
