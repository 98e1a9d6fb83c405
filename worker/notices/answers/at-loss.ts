/** Exchanges at a loss: a part of what is given comes back. Only who names one as a whole means it. */
import type { Meant } from './clause.ts'
import { isThing, labelOf } from './label.ts'
import { isExchange } from './words-beside.ts'
import { meanAlike } from './words-of-moves.ts'

/** Tells whether a move gives something for less of the same. */
export function isAtLoss({ labels }: Meant): boolean {
  const { main } = labelOf(labels[0] ?? '')
  const at = main.findLastIndex(isExchange)
  return (
    meanAlike(main[0] ?? '', 'exchange') &&
    main.slice(at + 1).some((word) => isThing(word) && main.indexOf(word) < at)
  )
}
