import type { BoardModule } from '../index.ts'

/** What a board says that has one pane, no counters of its own and no words for its rounds. */
export const onePane: Pick<BoardModule, 'Counters' | 'panes' | 'where'> = {
  Counters: () => null,
  panes: [],
  where: () => '',
}
