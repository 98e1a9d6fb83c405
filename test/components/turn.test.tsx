import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library'
import { describe, expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { leaveTable, showTable } from './table.tsx'

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const question = () => screen.getByRole('heading', { level: 1 }).textContent
const press = (name: string | RegExp) => fireEvent.click(button(name))

/** The moves that the list offers. Opens it, where it is closed. */
async function listedMoves(): Promise<HTMLElement[]> {
  if (!screen.queryByRole('region', { name: 'Moves' })) {
    // The rail beside the stage has such a button, too.
    fireEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
    fireEvent.click(await screen.findByRole('button', { name: 'As a list' }))
  }
  const list = await screen.findByRole('region', { name: 'Moves' })
  return within(list).queryAllByRole('button')
}

describe.each(games.map(({ id }) => id))('%s on its page', (game) => {
  const position = `?game=${game}&seats=2&moves=20&seed=1&you=0`

  test('a move is planned, kept over a reload, undone, planned again and sent', async () => {
    const table = await showTable(position)
    const [asked, revision] = [question(), table.revision]
    expect(button('Undo').disabled).toBe(true)

    const [first] = await listedMoves()
    fireEvent.click(first as HTMLElement)
    await waitFor(() => expect(button('Undo').disabled).toBe(false))
    const planned = question()
    expect(table.revision).toBe(revision)

    leaveTable()
    await showTable(position, table)
    await waitFor(() => expect(button('Undo').disabled).toBe(false))
    expect(question()).toBe(planned)

    press('Undo')
    await waitFor(() => expect(button('Undo').disabled).toBe(true))
    expect(question()).toBe(asked)
    press('Redo')
    await waitFor(() => expect(question()).toBe(planned))

    // Whatever is asked on the way, the first answer is given, until the turn may go.
    const isGone = () => table.revision > revision
    for (let count = 0; count < 40 && !isGone(); count++) {
      const send = document.querySelector<HTMLButtonElement>('.bar-send')
      if (send && !send.disabled) {
        fireEvent.click(send)
        await waitFor(() => expect(document.querySelector('.bar-send[aria-busy=true]')).toBeNull())
      } else fireEvent.click((await listedMoves())[0] as HTMLElement)
    }
    expect(isGone()).toBe(true)
  })
})

test('whoever asked for a turn back is told that it was declined, until the next move', async () => {
  const search = '?game=villagers&seats=2&moves=20&seed=1&you=0'
  const table = await showTable(search)
  leaveTable()
  const known = table.table()
  const kept = (revision: number) => ({
    ...({ id: 1, at: Date.now(), what: 'turn-kept', seat: 0, by: 1 } as const),
    revision,
  })
  const told = /does not agree: your turn stands/
  for (const [revision, seat, isTold] of [
    [table.revision, 0, true],
    [table.revision - 1, 0, false],
    [table.revision, 1, false],
  ] as const) {
    table.table = () => ({ ...known, happenings: [{ ...kept(revision), seat }] })
    await showTable(search, table)
    expect(screen.queryByText(told) !== null).toBe(isTold)
    leaveTable()
  }
})
