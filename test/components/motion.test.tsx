/** Flights over a board. */
import { expect, test, vi } from 'vitest'
import { type Ghost, showJourneys } from '../../web/src/stage/motion.ts'
import { boardWith, holdFlights } from './flights.ts'

test('a piece in flight to a place that left the stage goes with it when the next is told', () => {
  const { board, layer } = boardWith('<b id="from"></b><b id="road"></b><b id="rail"></b>')
  const [from, road, rail] = [...board.children] as [HTMLElement, HTMLElement, HTMLElement]
  holdFlights()
  showJourneys(board, layer, [road, rail], (to) => {
    const element = document.createElement('i')
    element.textContent = to.id
    return { from, to, ghost: () => ({ element, isToken: true }) }
  })
  expect(layer.textContent).toBe('roadrail')
  road.remove()
  showJourneys(board, layer, [], () => null)
  expect(layer.textContent).toBe('rail')
})

/** Boxes that things have, by their names; the rest has none. */
const boxes: Readonly<Record<string, DOMRect>> = {
  from: new DOMRect(0, 0, 50, 70),
  to: new DOMRect(300, 200, 100, 140),
  tiny: new DOMRect(0, 0, 10, 14),
  huge: new DOMRect(0, 0, 400, 560),
}

/** Sends a ghost from one box to the other; its frames, and what else was animated, by name. */
function flown(start: string, more: Partial<Ghost>) {
  vi.restoreAllMocks()
  const { board, layer } = boardWith(`<b id="${start}"></b><b id="to"></b><b id="adds"></b>`)
  const [from, to, adds] = [...board.children] as [HTMLElement, HTMLElement, HTMLElement]
  const animated = holdFlights()
  vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function (this: Element) {
    return boxes[this.id] ?? new DOMRect()
  })
  const element = document.createElement('i')
  const ghost = { element, isToken: false, ...more, ...(more.adds && { adds }) }
  showJourneys(board, layer, [to], () => ({ from, to, ghost: () => ghost }))
  const calls = vi.mocked(Element.prototype.animate).mock.calls
  const framesOf = (i: number) => calls[i]?.[0] as Keyframe[] | undefined
  return {
    element,
    scales: framesOf(0)?.map(({ scale }) => scale),
    translate: framesOf(0)?.[0]?.translate,
    opacity: framesOf(0)?.at(-1)?.opacity,
    others: animated.slice(1).map(({ id }) => id),
    other: framesOf(1),
  }
}

const away = document.createElement('b')
const unseen = [{ opacity: 0 }, { opacity: 0 }]

test('a piece grows on its way from the size that it had to that of its place, which is not seen until then', () => {
  const { element, ...flight } = flown('from', {})
  expect(flight).toEqual({
    scales: [0.5, (0.5 + 1.06) / 2, 1],
    // From middle to middle.
    translate: '-325px -235px',
    opacity: undefined,
    others: ['to'],
    other: unseen,
  })
  expect([element.style.width, element.style.height]).toEqual(['100px', '140px'])
  expect([element.style.left, element.style.top, element.inert]).toEqual(['350px', '270px', true])
  expect(flown('tiny', {}).scales?.[0]).toBe(0.4)
  expect(flown('huge', {}).scales?.[0]).toBe(1.6)
})

test('of a piece that adds to what lies there only its own part is hidden, or nothing', () => {
  expect(flown('from', { adds: away })).toMatchObject({ others: ['adds'], other: unseen })
  expect(flown('from', { adds: null }).others).toEqual([])
})

test('a token keeps its size, and its goal pops', () => {
  const { element, scales, others, other } = flown('from', { isToken: true })
  expect([scales?.[0], scales?.at(-1), others, other?.length]).toEqual([1, 1, ['to'], 3])
  expect([element.style.width, element.style.height]).toEqual(['24px', '24px'])
})

test('a piece that leaves vanishes at its goal, which is in sight all the time', () => {
  const { element, scales, opacity, others } = flown('from', { leaves: true })
  expect([scales?.[0], scales?.at(-1), opacity, others]).toEqual([1, 0.3, 0.3, []])
  expect(element.style.width).toBe('')
})

test('nothing flies from or to what is not shown', () => {
  expect(flown('nowhere', {}).scales).toBeUndefined()
})
