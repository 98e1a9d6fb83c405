/** The first table of a visit is drawn in slices. */
import { render } from '@solidjs/testing-library'
import { Show } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginOpening, createSlices } from '../../web/src/opening.ts'

/** Stands for a frame, with a board and something over it. */
function Drawn() {
  const { hasBoard, hasOver } = createSlices()
  return (
    <p>
      frame
      <Show when={hasBoard()}> board</Show>
      <Show when={hasOver()}> over</Show>
    </p>
  )
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first table comes with its frame, then its board, then what lies over it; the next at once', () => {
  beginOpening()
  const first = render(() => <Drawn />)
  const text = () => first.container.textContent
  expect(text()).toBe('frame')
  vi.advanceTimersToNextFrame()
  expect(text()).toBe('frame')
  vi.advanceTimersByTime(1)
  expect(text()).toBe('frame board')
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
  expect(text()).toBe('frame board over')
  const next = render(() => <Drawn />)
  expect(next.container.textContent).toBe('frame board over')
})

test('a page in the background, which paints nothing, comes whole as well', () => {
  const painted = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1)
  beginOpening()
  const { container, unmount } = render(() => <Drawn />)
  vi.advanceTimersByTime(1000)
  expect(container.textContent).toBe('frame board over')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  painted.mockRestore()
})
