import { fireEvent, render, screen, waitFor } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { Moves } from '../../web/src/pages/table/Moves.tsx'
import type { Move } from '../../worker/games/kernel/contract.ts'

test('a group that was opened by hand stays open when other moves come', async () => {
  const orders = {
    label: { en: 'Orders', de: 'Aufträge', fr: 'Ordres' },
    dos: ['order'],
    aside: true,
  }
  const [moves, setMoves] = createSignal<ReadonlyArray<Move>>([{ do: 'order' }, { do: 'build' }])
  render(() => (
    <Moves
      moves={moves()}
      groups={[orders]}
      label={(move) => move.do}
      pointedAt={null}
      onMove={() => {}}
      onPoint={() => {}}
    />
  ))
  const isOpen = () => screen.getByText('Orders').closest('details')?.open
  expect(isOpen()).toBe(false)
  const toggled = vi.fn()
  screen.getByText('Orders').closest('details')?.addEventListener('toggle', toggled)
  fireEvent.click(screen.getByText('Orders'))
  expect(isOpen()).toBe(true)
  await waitFor(() => expect(toggled).toHaveBeenCalledOnce())
  setMoves([{ do: 'order' }, { do: 'sell' }])
  expect(isOpen()).toBe(true)
  fireEvent.click(screen.getByText('Orders'))
  await waitFor(() => expect(isOpen()).toBe(false))
})
