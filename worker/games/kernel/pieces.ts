import { Hidden } from './errors.ts'

/**
 * Returns true if a piece shows only its back (`'?wood'`, `'?'`).
 *
 * @example
 * isHidden('?wood') // true
 * isHidden('cartwright') // false
 */
export const isHidden = (piece: string): boolean => piece.startsWith('?')

/**
 * The back of a piece as a viewer sees it: `'?'` followed by what the back prints.
 *
 * @example
 * back('wood') // '?wood'
 * back() // '?'
 */
export const back = (printed = ''): string => `?${printed}`

/**
 * The piece's face. Throws `Hidden` when only its back is visible.
 *
 * @example
 * peek('cartwright') // 'cartwright'
 * peek('?wood') // throws Hidden
 */
export function peek<P extends string>(piece: P): P {
  if (isHidden(piece)) throw new Hidden('this piece')
  return piece
}

/**
 * The names of all pieces that lie face up in some places of a view, and of whatever else is text
 * there. To be given places only: what a trace of past moves names may be hidden again by now.
 *
 * @example
 * faces({ road: ['carter', '?wood'], hand: ['?'] }) // new Set(['carter'])
 */
export function faces(places: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof places === 'string') {
    if (!isHidden(places)) found.add(places)
  } else if (places && typeof places === 'object') {
    for (const inner of Object.values(places)) faces(inner, found)
  }
  return found
}

/**
 * Fills the hidden places of a row with pieces off the end of `pool`; what is known there stays. Throws a `RangeError`
 * where `pool` has too few.
 *
 * @example
 * filled(['?', 'carter', '?'], ['mason', 'nun']) // ['nun', 'carter', 'mason']
 * filled(['?'], []) // throws RangeError
 */
export const filled = <P extends string>(row: ReadonlyArray<P>, pool: P[]): P[] =>
  row.map((piece) => (isHidden(piece) ? takeLast(pool) : piece))

function takeLast<P extends string>(pool: P[]): P {
  const piece = pool.pop()
  if (piece === undefined) throw new RangeError('More pieces are hidden than there can be.')
  return piece
}
