import type { Piece } from './targets.ts'

/** The part of a narrow board where a piece lies; `null` for those that are always in sight. */
export function partOf(piece: Piece): string | null {
  const [head = ''] = piece.split(':')
  if (/^v\d$/.test(head)) return head
  if (head === 'card' || head === 'office' || head === 'customer') return 'display'
  return head === 'hand' ? 'main' : null
}
