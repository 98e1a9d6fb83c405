/** Flights over a board. */
import { expect, test } from 'vitest'
import { showJourneys } from '../../web/src/stage/motion.ts'
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
