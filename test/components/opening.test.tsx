/** The first table of a visit is drawn part by part. */
import { render } from '@solidjs/testing-library'
import { createSignal, Show } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginOpening, endOpening, onceThere } from '../../web/src/device/opening.ts'
import { Part } from '../../web/src/parts/Part.tsx'
import { countAhead } from '../../web/src/words/index.ts'
import { locales } from '../../worker/games/kernel/language.ts'

/** The time as the page sees it, in milliseconds. */
let now = 0

/** Stands for a part that is much work: no other is drawn before the page was painted. */
function slow(name: string): string {
  now += 10
  return name
}

/** Stands for a frame, with a board of two parts and something over it. */
function Drawn() {
  return (
    <p>
      frame{' '}
      <Part>
        {slow('board ')}
        <Part>{slow('road ')}</Part>
        <Part>{slow('village ')}</Part>
      </Part>
      <Part onDraw={endOpening}>{slow('over')}</Part>
    </p>
  )
}

/** The page is painted once. */
function paint(): void {
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('the first table comes part by part, those within a part right after it; the next at once', () => {
  beginOpening(document.body)
  const first = render(() => <Drawn />)
  const text = () => first.container.textContent
  expect(text()).toBe('frame ')
  vi.advanceTimersToNextFrame()
  expect(text()).toBe('frame ')
  vi.advanceTimersByTime(1)
  expect(text()).toBe('frame board ')
  paint()
  expect(text()).toBe('frame board road ')
  paint()
  expect(text()).toBe('frame board road village ')
  paint()
  expect(text()).toBe('frame board road village over')
  const next = render(() => <Drawn />)
  expect(next.container.textContent).toBe('frame board road village over')
})

test('parts that are little work come together', () => {
  beginOpening(document.body)
  const { container } = render(() => (
    <>
      {['a', 'b', 'c'].map((name) => (
        <Part>{name}</Part>
      ))}
      <Part onDraw={endOpening} />
    </>
  ))
  paint()
  expect(container.textContent).toBe('abc')
})

test('a large part comes alone, however quick its script is', () => {
  beginOpening(document.body)
  const { container } = render(() => (
    <>
      <Part>a</Part>
      <Part>b</Part>
      <Part large>ground</Part>
      <Part>c</Part>
      <Part onDraw={endOpening} />
    </>
  ))
  const seen = [1, 2, 3].map(() => {
    paint()
    return container.textContent
  })
  expect(seen).toEqual(['ab', 'abground', 'abgroundc'])
})

test('a page in the background is drawn at once, as nobody waits for its answers', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  beginOpening(document.body)
  const { container } = render(() => <Drawn />)
  paint()
  expect(container.textContent).toBe('frame board road village over')
})

test('a page in the background, which paints nothing, comes whole as well', () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1)
  beginOpening(document.body)
  const { container, unmount } = render(() => <Drawn />)
  vi.advanceTimersByTime(2000)
  expect(container.textContent).toBe('frame board road village over')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('a part that is left before its turn is drawn no more, and holds up no other', () => {
  beginOpening(document.body)
  const [isThere, setThere] = createSignal(true)
  const { container } = render(() => (
    <>
      <Show when={isThere()}>
        <Part>{slow('gone')}</Part>
        <Part>{slow('gone, too')}</Part>
      </Show>
      <Part onDraw={endOpening}>there</Part>
    </>
  ))
  setThere(false)
  paint()
  expect(container.textContent).toBe('there')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that can wait begins once the page that was opened is there, and nothing else is to be done', () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 50))
  const { container } = render(() => <p aria-busy="true" />)
  const [line] = container.children
  beginOpening(container)
  const page = render(() => (
    <div class="coming">
      <Part onDraw={endOpening} />
    </div>
  ))
  container.append(page.container)
  const act = vi.fn()
  onceThere(container, act)
  vi.advanceTimersByTime(1000)
  expect(act).not.toHaveBeenCalled()
  line?.removeAttribute('aria-busy')
  vi.advanceTimersByTime(1000)
  expect(act).not.toHaveBeenCalled()
  page.container.firstElementChild?.classList.remove('coming')
  vi.advanceTimersByTime(1000)
  expect(act).toHaveBeenCalledOnce()
})

test('a browser reads ahead how a language counts and lists, each in a task of its own', () => {
  const counted = vi.spyOn(locales.fr, 'counted')
  const and = vi.spyOn(locales.fr, 'and')
  const calls = () => [counted, and].map(({ mock }) => mock.calls.length)
  countAhead('fr')
  expect(calls()).toEqual([0, 0])
  expect(vi.getTimerCount()).toBe(2)
  vi.runAllTimers()
  expect(calls()).toEqual([1, 1])
})

test('something else stands in the place of a part until its turn', () => {
  beginOpening(document.body)
  const { container } = render(() => (
    <Part fallback="loading" onDraw={endOpening}>
      frame
    </Part>
  ))
  expect(container.textContent).toBe('loading')
  paint()
  expect(container.textContent).toBe('frame')
})
