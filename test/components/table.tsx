/** A table of the gallery on a page: the real rules in this process, no server. */
import { createMemoryHistory, MemoryRouter, Route } from '@solidjs/router'
import { cleanup, render, screen } from '@solidjs/testing-library'
import { LocalTable, localId } from '../../web/gallery/local-table.ts'
import { openPostOffice } from '../../web/gallery/post-office.ts'
import { wishesOf } from '../../web/gallery/wishes.ts'
import { frontOf } from '../../web/src/boards/list.ts'
import Table from '../../web/src/pages/table/Table.tsx'

/** Takes the page away, as a reload does; what the browser keeps stays. */
export const leaveTable = cleanup

/**
 * Shows a position; `search` is that of the gallery's address. With `known`, that table as it stands now. The turns before it were
 * seen, but for `missed=1` in the address, and sound was offered, but for `sound=ask`. `read` are the notes of the guide that were read: usually all.
 */
export async function showTable(
  search: string,
  known?: LocalTable,
  read = '*',
): Promise<LocalTable> {
  const wishes = wishesOf(`${search}&lang=en`)
  localStorage.setItem(`dorfpost.guide.${wishes.game}`, read)
  const module = (await frontOf(wishes.game)?.board())?.board
  if (!module) throw new Error(`There is no game called ${wishes.game}.`)
  const closing = module.groups.flatMap((group) => (group.closing ? group.dos : []))
  const table = known ?? new LocalTable(module.game, closing, wishes)
  if (!search.includes('missed'))
    localStorage.setItem(`dorfpost.seen.${localId}.${wishes.you}`, `${table.revision}`)
  if (!search.includes('sound=ask')) localStorage.setItem('dorfpost.sound-offer', 'answered')
  openPostOffice(table, wishes.you)
  const history = createMemoryHistory()
  history.set({ value: `/t/${localId}` })
  render(() => (
    <MemoryRouter history={history}>
      <Route path="/t/:id" component={Table} />
    </MemoryRouter>
  ))
  await screen.findByRole('heading', { level: 1 })
  return table
}
