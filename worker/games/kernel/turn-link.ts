import type { Move } from './contract.ts'

/** A turn that a link lays out, and the revision it was found at. */
export interface LinkedTurn {
  readonly revision: number
  readonly moves: ReadonlyArray<Move>
}

/** No turn of a link is longer, in characters. */
const longest = 8000

/**
 * A turn for the fragment of a link, without its `#`: the revision, a dot, and the moves as JSON in
 * base64url. Browsers keep fragments to themselves, so no server and no log sees what somebody may play.
 */
export const turnFragment = ({ revision, moves }: LinkedTurn): string =>
  `turn=${revision}.${urlSafe(btoa(JSON.stringify(moves)))}`

const urlSafe = (base64: string): string =>
  base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** The turn of a link's fragment, with or without its `#`, and with the pass that a letter adds; `null` for any other text. The moves are any JSON that names them: the rules check them. */
export function readTurnFragment(fragment: string): LinkedTurn | null {
  const [, revision = '', text = ''] =
    /^#?turn=(\d{1,9})\.([\w-]+)(?:&as=[\w-]*)?$/.exec(fragment.slice(0, longest)) ?? []
  if (text === '') return null
  try {
    const moves: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')))
    return isMoves(moves) ? { revision: Number(revision), moves } : null
  } catch {
    return null
  }
}

const isMoves = (value: unknown): value is Move[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (move: unknown) =>
      typeof move === 'object' && move !== null && 'do' in move && typeof move.do === 'string',
  )
