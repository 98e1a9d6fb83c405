import type { Accessor } from 'solid-js'
import { onceDrawn } from '../../stage/behaviour.ts'
import type { Table } from './table.ts'

/** Of cards that can be tapped, one at least is in view: a line that is swiped goes there where none is. */
export function showLit({ selection }: Table, line: Accessor<HTMLElement | undefined>): void {
  onceDrawn(
    () => [selection.ways(), selection.chosen()],
    () => {
      const area = line()?.getBoundingClientRect()
      const lit = [...(line()?.querySelectorAll('.b-lit') ?? [])]
      const isSeen = (one: Element) => {
        const { left, right } = one.getBoundingClientRect()
        return area !== undefined && left >= area.left - 1 && right <= area.right + 1
      }
      if (!lit.some(isSeen)) lit[0]?.scrollIntoView({ block: 'nearest', inline: 'center' })
    },
  )
}
