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
