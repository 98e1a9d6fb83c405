import { afterEach, expect, test, vi } from 'vitest'
import { showTravel } from '../../web/src/boards/settlement/travel.ts'
import type { SettlementEvent } from '../../worker/games/settlement/state.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

test('S4.15 copies that join a pile travel to it while it stays in sight; their number is said when they lie there', () => {
  document.body.innerHTML = `
    <div id="board" style="--travel: 480ms">
      <button class="s-piece" data-at="market:1"><b>Sawmill</b><i class="s-count">×2</i></button>
      <span data-place="market:4"></span>
    </div>
    <div id="layer"></div>`
  const [board, layer] = ['board', 'layer'].map((id) => document.getElementById(id) as HTMLElement)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const animated: Element[] = []
  Element.prototype.animate = function animate(this: Element) {
    animated.push(this)
    return { finished: new Promise(() => {}) } as never
  }
  Element.prototype.checkVisibility = () => true
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 90, 60))
  const event = {
    ...{ event: 'market-stacked', building: 'sawmill', from: [4], market: 1, count: 2 },
    auto: true,
  } satisfies SettlementEvent
  showTravel(board as HTMLElement, layer as HTMLElement, [event])
  const pile = board?.querySelector('.s-piece')
  const flying = layer?.querySelector('.s-piece')
  expect(flying?.textContent).toBe('Sawmill')
  expect(animated).toEqual([flying, pile?.querySelector('.s-count')])
})
