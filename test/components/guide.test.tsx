import { fireEvent, screen } from '@solidjs/testing-library'
import { createRoot, createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import { createGuide } from '../../web/src/stage/guide.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import { eventually } from '../within.ts'
import { showTable } from './table.tsx'

test('a note about waiting is told once the turn was sent, not while it lies planned', async () => {
  const [isPlanned, setPlanned] = createSignal(true)
  const guide = {
    topics: () => ['waiting'],
    notes: async () => ({ waiting: { title: 'Until your turn', text: 'Close this page.' } }),
  }
  const notes = createRoot(() => createGuide({ game: villagers, guide }, 0, () => ({}), isPlanned))
  setPlanned(false)
  await eventually(() => expect(notes.note()?.title).toBe('Until your turn'))
  setPlanned(true)
  expect(notes.note()).toBeNull()
})

test('a sparing guide tells one note a turn, and skips what is not in view until something changes', async () => {
  const [turn, setTurn] = createSignal(1)
  const [step, setStep] = createSignal(0)
  const guide = {
    isSparing: true,
    topics: () => ['aim', 'purse', 'stack'],
    notes: async () => ({
      aim: { title: 'Aim', text: '' },
      purse: { title: 'Purse', text: '' },
      stack: { title: 'Stack', text: '' },
    }),
  }
  const notes = createRoot(() =>
    createGuide(
      { game: villagers, guide },
      0,
      () => ({}),
      () => false,
      turn,
      step,
    ),
  )
  notes.again()
  const title = () => notes.note()?.title
  await eventually(() => expect(title()).toBe('Aim'))
  notes.skip?.()
  expect(title()).toBe('Purse')
  notes.done()
  expect(title()).toBeUndefined()
  setTurn(2)
  expect(title()).toBe('Stack')
  setStep(1)
  expect(title()).toBe('Aim')
})

test('the note on what can be done goes while the move that was chosen waits to be sent', async () => {
  const read = ['aim', 'dice', 'use', 'craft', 'time', 'goods', 'tree', 'serve', 'rats', 'gone']
  read.push('fields', 'monks', 'reaper', 'office', 'travel', 'hand', 'church', 'council')
  await showTable('?game=my-village&seats=2&moves=23&seed=1&you=0', undefined, read.join(' '))
  await screen.findByText('Black dice')
  fireEvent.click(screen.getByRole('button', { name: /^Banner value 7\b/ }))
  fireEvent.click(
    document.querySelector('.mv-offers [data-at^="card:travel"].b-lit') as HTMLElement,
  )
  await screen.findByRole('button', { name: 'Send to see it' })
  // It comes next: a die cannot be changed any more.
  expect(screen.queryByText('Changing a die')).toBeNull()
})
