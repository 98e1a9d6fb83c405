import { render } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { frontOf } from '../../web/src/boards/list.ts'
import { positionOf } from '../../web/src/pages/table/past.ts'
import { Frame } from '../../web/src/stage/Frame.tsx'
import { createLook, StageContext } from '../../web/src/stage/stage.ts'
import { copy, type Play, type Seat, start, view } from '../../worker/games/kernel/index.ts'
import { type State, townBuilder } from '../../worker/games/town-builder/index.ts'

test('a board is never asked in one position about the state of another', async () => {
  const module = (await frontOf('town-builder')?.board())?.board
  if (!module) throw new Error('Town Builder has no board.')
  const words = await module.words('en')
  const begun = start(townBuilder, {}, 2, new Uint8Array(32).fill(3))
  const you = begun.state.turn.seat
  // Another looks at the top card of the deck (T9.13), then it is my turn, with nothing shown in between.
  const looking: Play<State> = { ...begun, state: copy(begun.state) }
  looking.state.turn.seat = (1 - you) as Seat
  looking.state.seenTop = [1 - you] as Seat[]
  looking.state.agenda.push({ task: 'look' })
  const [play, show] = createSignal<Play>(view(townBuilder, looking, you))
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const look = createLook(you)
  const setting = {
    ...{ module, words, you, look, names: (seat: Seat) => `Seat ${seat}`, options: begun.options },
    ...{ seats: 2, table: null, title: 'A town', home: '/', panels: [], actions: [], since: null },
  }
  const page = render(() => (
    <StageContext.Provider value={{ setting, look }}>
      <Frame
        position={positionOf(townBuilder, play())}
        you={you}
        moves={townBuilder.moves(play().state as State, you)}
        onMove={() => {}}
        pointedAt={null}
        onPoint={() => {}}
        planned={[]}
        revealing={false}
        happened={null}
        present
        bar={null}
      />
    </StageContext.Provider>
  ))
  expect(page.container.querySelectorAll('.tb-row .b-piece')).toHaveLength(begun.state.row.length)
  show(view(townBuilder, begun, you))
  expect(told.mock.calls).toEqual([])
  expect(page.container.querySelectorAll('.tb-row .b-lit').length).toBeGreaterThan(0)
})
