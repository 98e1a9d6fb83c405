/** What flies over a board. */
import { afterEach, expect, test, vi } from 'vitest'
import { showJourneys } from '../../web/src/boards/kit/motion.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

test('what flies to a place that left the stage goes with it when the next is told', () => {
  document.body.innerHTML = `
    <div id="board" style="--travel: 480ms"><b id="from"></b><b id="road"></b><b id="rail"></b></div>
    <div id="layer"></div>`
  const [board, layer, from, road, rail] = ['board', 'layer', 'from', 'road', 'rail'].map(
    (id) => document.getElementById(id) as HTMLElement,
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement]
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.animate = () => ({ finished: new Promise(() => {}) }) as never
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 90, 60))
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
