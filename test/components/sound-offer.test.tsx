/** The offer of sound: once on a device, at the first table that somebody plays at, while others are to move. */
import { fireEvent, screen, waitFor } from '@solidjs/testing-library'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseSound, settings } from '../../web/src/stage/settings.ts'
import { leaveTable, showTable } from './table.tsx'

afterEach(() => {
  chooseSound(false)
  vi.unstubAllGlobals()
})

const table = '?game=settlement&seats=2&moves=20&seed=2&you=0&sound=ask'
const theirs = `${table}&until=theirs`
const question = () => screen.queryByText('Shall a bell ring when it is your turn?')

/** A browser that has sound, which jsdom has not; returns how often it was woken. */
function withAudio() {
  const resume = vi.fn(() => Promise.reject(new Error('It stays silent here.')))
  vi.stubGlobal('AudioContext', function AudioContext() {
    return { state: 'suspended', resume }
  })
  return resume
}

test('while others are to move, the bar offers sound, and nothing else; whoever wants it hears the bell', async () => {
  const woken = withAudio()
  await showTable(theirs)
  expect(question()?.closest('.bar-small')).not.toBeNull()
  const buttons = [...document.querySelectorAll('.bar-answers > *')].map((one) => one.textContent)
  expect(buttons).toEqual(['Sounds on', 'No, thanks'])
  fireEvent.click(screen.getByRole('button', { name: 'Sounds on' }))
  expect(settings.sound()).toBe(true)
  expect(woken).toHaveBeenCalledOnce()
  await waitFor(() => expect(question()).toBeNull())
  expect(screen.queryByRole('button', { name: 'No, thanks' })).toBeNull()
})

test('whoever declines is not asked again, and whoever is asked for a move is not either', async () => {
  const known = await showTable(theirs)
  fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }))
  expect(settings.sound()).toBe(false)
  await waitFor(() => expect(question()).toBeNull())
  leaveTable()
  await showTable(theirs, known)
  expect(question()).toBeNull()
  leaveTable()
  localStorage.clear()
  await showTable(`${table}&until=mine`)
  expect(question()).toBeNull()
})

test('it stays at the first table until it is answered, and comes at no other', async () => {
  const known = await showTable(theirs)
  leaveTable()
  await showTable(theirs, known)
  expect(question()).not.toBeNull()
  leaveTable()
  localStorage.setItem('dorfpost.sound-offer', 'another table')
  await showTable(theirs, known)
  expect(question()).toBeNull()
})

test('with sound on, at a table that is over, and for somebody who looks on, it is not offered', async () => {
  chooseSound(true)
  await showTable(theirs)
  expect(question()).toBeNull()
  leaveTable()
  chooseSound(false)
  localStorage.clear()
  await showTable('?game=settlement&seats=2&moves=0&seed=2&you=0&until=end&sound=ask')
  expect(question()).toBeNull()
  leaveTable()
  await showTable('?game=settlement&seats=2&moves=20&seed=2&you=none&sound=ask')
  expect(question()).toBeNull()
})
