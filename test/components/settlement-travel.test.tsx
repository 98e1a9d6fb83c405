import { expect, test } from 'vitest'
import { showTravel } from '../../web/src/boards/settlement/travel.ts'
import type { Event } from '../../worker/games/settlement/state.ts'
import { boardWith, holdFlights } from './flights.ts'

test('S4.15 copies that join a pile travel to it while it stays in sight; their number is said when they lie there', () => {
  const { board, layer } = boardWith(`
    <button class="s-piece" data-at="market:1"><b>Sawmill</b><i class="s-count">×2</i></button>
    <span data-place="market:4"></span>`)
  const animated = holdFlights()
  Element.prototype.checkVisibility = () => true
  const event = {
    ...{ event: 'market-stacked', building: 'sawmill', from: [4], market: 1, count: 2 },
    auto: true,
  } satisfies Event
  showTravel(board, layer, [event])
  const pile = board.querySelector('.s-piece')
  const flying = layer.querySelector('.s-piece')
  expect(flying?.textContent).toBe('Sawmill')
  expect(animated).toEqual([flying, pile?.querySelector('.s-count')])
})
