/** Actions of devices by themselves: a keyboard that takes half the page, a call that stops the sound. */
import { render } from '@solidjs/testing-library'
import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '../../web/src/stage/settings.ts'
import { ring } from '../../web/src/stage/sound.ts'
import { Upright } from '../../web/src/stage/Upright.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a phone on its side is asked to be turned, but not a page that a keyboard leaves wider than high', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const orientation = Object.assign(new EventTarget(), { type: 'portrait-primary' })
  vi.stubGlobal('screen', { orientation })
  const { container } = render(() => <Upright />)
  expect(container.querySelector('.upright')).toBeNull()
  orientation.type = 'landscape-primary'
  orientation.dispatchEvent(new Event('change'))
  expect(container.querySelector('.upright')).not.toBeNull()
})

test('a browser that says nothing of its screen goes by the page alone', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  vi.stubGlobal('screen', {})
  expect(render(() => <Upright />).container.querySelector('.upright')).not.toBeNull()
})

test('sound goes on after a phone call, which Safari calls interrupted; what came meanwhile does not sound late, all at once', async () => {
  const param = {
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  }
  const start = vi.fn()
  const node = { connect: (next: unknown) => next, start, stop() {}, gain: param }
  const calls: (() => void)[] = []
  const resume = vi.fn(() => new Promise<void>((resolve) => calls.push(resolve)))
  const context = { state: 'interrupted', currentTime: 0, resume }
  vi.stubGlobal('AudioContext', function AudioContext() {
    return context
  })
  for (const name of ['OscillatorNode', 'GainNode'])
    vi.stubGlobal(name, function Voice() {
      return node
    })
  vi.spyOn(settings, 'sound').mockReturnValue(true)
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  ring('tick')
  ring('tick')
  expect(resume).toHaveBeenCalledTimes(2)
  expect(start).not.toHaveBeenCalled()
  // The call ends a minute later.
  now.mockReturnValue(60_000)
  ring('tick')
  context.state = 'running'
  for (const end of calls) end()
  await Promise.resolve()
  const [voices] = [start.mock.calls.length]
  expect(voices).toBeGreaterThan(0)
  ring('tick')
  expect(resume).toHaveBeenCalledTimes(3)
  expect(start).toHaveBeenCalledTimes(2 * voices)
})
