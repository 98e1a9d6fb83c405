/** The points of a seat in the rail. */
import { render } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { frontOf } from '../../web/src/boards/list.ts'
import { positionOf } from '../../web/src/pages/table/past.ts'
import { Rail } from '../../web/src/stage/Rail.tsx'
import { type Selection, SelectionContext } from '../../web/src/stage/selection.ts'
import { createLook, StageContext } from '../../web/src/stage/stage.ts'
import { type Seat, start, view } from '../../worker/games/kernel/index.ts'
import { settlement } from '../../worker/games/settlement/index.ts'

// Read as the page begins: somebody to whom things may move.
vi.hoisted(() =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  ),
)

test('points draw the eye where they change, not with each message that brings them anew', async () => {
  const module = (await frontOf('settlement')?.board())?.board
  if (!module) throw new Error('Settlement has no board.')
  const words = await module.words('en')
  const begun = view(settlement, start(settlement, {}, 2, new Uint8Array(32).fill(3)), 0)
  const position = (more: number) => {
    const { scores, ...rest } = positionOf(settlement, begun)
    return { ...rest, scores: scores.map((score) => ({ ...score, total: score.total + more })) }
  }
  const [shown, show] = createSignal(position(0))
  const look = createLook(0)
  const setting = {
    ...{ module, words, you: 0, look, names: (seat: Seat) => `Seat ${seat}`, options: {} },
    ...{
      seats: 2,
      table: null,
      title: 'A valley',
      home: '/',
      panels: [],
      actions: [],
      since: null,
    },
  }
  // Nothing is chosen, so no other village is asked for.
  const selection = { reached: () => [] } as unknown as Selection
  const { container } = render(() => (
    <StageContext.Provider value={{ setting, look }}>
      <SelectionContext.Provider value={selection}>
        <Rail position={shown()} playing={null} state={begun.state} present />
      </SelectionContext.Provider>
    </StageContext.Provider>
  ))
  const drawn = [...container.querySelectorAll<HTMLElement>('.seat-total')].map((total) => {
    total.animate = vi.fn()
    return total.animate
  })
  expect(drawn).toHaveLength(2)
  show(position(0))
  for (const animate of drawn) expect(animate).not.toHaveBeenCalled()
  show(position(3))
  for (const animate of drawn) expect(animate).toHaveBeenCalledOnce()
})
