import type { Accessor } from 'solid-js'
import { onceDrawn } from '../../stage/behaviour.ts'
import type { Table } from './table.ts'

/**
 * Scrolls a line that is swiped until that is in view which a hint points at, or which I planned to take; else a card
 * that can be tapped.
 */
export function showLit({ selection }: Table, line: Accessor<HTMLElement | undefined>): void {
  onceDrawn(
    () => [selection.ways(), selection.chosen(), selection.pointedAt()],
    () => {
      const area = line()?.getBoundingClientRect()
      const isSeen = (one: Element) => {
        const { left, right } = one.getBoundingClientRect()
        return area !== undefined && left >= area.left - 1 && right <= area.right + 1
      }
      const wanted =
        ['.b-pointed', '.b-awaits', '.b-lit']
          .map((those) => [...(line()?.querySelectorAll(those) ?? [])])
          .find((those) => those.length > 0) ?? []
      if (!wanted.some(isSeen)) wanted[0]?.scrollIntoView({ block: 'nearest', inline: 'center' })
    },
  )
}
