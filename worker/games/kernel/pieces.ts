import { Hidden } from './errors.ts'

/** Whether a piece shows only its back (`'?wood'`, `'?'`). */
export const isHidden = (piece: string): boolean => piece.startsWith('?')

/** The back of a piece as a viewer sees it: `'?'` followed by what the back prints. */
export const back = (printed = ''): string => `?${printed}`

/** The piece's face. Throws `Hidden` when only its back is visible. */
export function peek<P extends string>(piece: P): P {
  if (isHidden(piece)) throw new Hidden('this piece')
  return piece
}

/** The names of all pieces that lie face up anywhere in a view, and of whatever else is text there. */
export function faces(view: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof view === 'string') {
    if (!isHidden(view)) found.add(view)
  } else if (view && typeof view === 'object') {
    for (const inner of Object.values(view)) faces(inner, found)
  }
  return found
}

/** Fills the hidden places of a row with pieces off the end of `pool`; what is known there stays. */
export const filled = <P extends string>(row: ReadonlyArray<P>, pool: P[]): P[] =>
  row.map((piece) => (isHidden(piece) ? takeLast(pool) : piece))

function takeLast<P extends string>(pool: P[]): P {
  const piece = pool.pop()
  if (piece === undefined) throw new RangeError('More pieces are hidden than there can be.')
  return piece
}
