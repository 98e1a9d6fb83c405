import { createRoot, createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import { createAdvising } from '../../web/src/pages/table/advising.ts'
import type { Move, Play } from '../../worker/games/kernel/index.ts'

/** A position to show and moves to plan, as the page of a table has them. */
function advised() {
  const [shown, show] = createSignal({ revision: 1 } as Play)
  const [plannedMoves, plan] = createSignal<Move[]>([])
  const [isShown, setShown] = createRoot(() => createAdvising({ shown, plannedMoves }))
  setShown(true)
  return { isShown, show, plan }
}

test('advice goes once a move is planned, even one whose outcome is not known yet', () => {
  const { isShown, plan } = advised()
  plan([])
  expect(isShown()).toBe(true)
  plan([{ do: 'explore' }])
  expect(isShown()).toBe(false)
})

test('advice goes when the position is another', () => {
  const { isShown, show } = advised()
  show({ revision: 2 } as Play)
  expect(isShown()).toBe(false)
})
