/** The history's entry for what lies over a page is taken back once, however many things close. */
import { render } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { closeByBack } from '../../web/src/device/back-key.ts'

test('two things that close one after the other step back once, before the browser has done so', async () => {
  vi.useFakeTimers()
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  const [isFirst, setFirst] = createSignal(false)
  const [isSecond, setSecond] = createSignal(false)
  render(() => {
    closeByBack(isFirst, () => setFirst(false))
    closeByBack(isSecond, () => setSecond(false))
    return null
  })
  setFirst(true)
  setSecond(true)
  vi.runAllTimers()
  expect(history.state).toMatchObject({ isOver: true })
  setSecond(false)
  setFirst(false)
  vi.runAllTimers()
  // The step is under way: another would leave the page.
  setFirst(true)
  setFirst(false)
  vi.runAllTimers()
  expect(back).toHaveBeenCalledTimes(1)
  history.replaceState(null, '')
  dispatchEvent(new PopStateEvent('popstate'))
  setFirst(true)
  vi.runAllTimers()
  expect(history.state).toMatchObject({ isOver: true })
  expect(isFirst()).toBe(true)
  vi.useRealTimers()
})
