/** A letter in sentences, as it is kept and sent. */

/** A place in the final standings. */
interface Standing {
  readonly place: number
  readonly name: string
  readonly points: number
}

/** A part of a letter. */
export type Block =
  | { readonly block: 'text'; readonly text: string }
  | { readonly block: 'list'; readonly title: string; readonly lines: ReadonlyArray<string> }
  | { readonly block: 'standings'; readonly title: string; readonly rows: ReadonlyArray<Standing> }
  | { readonly block: 'code'; readonly code: string }
  | { readonly block: 'button'; readonly label: string; readonly url: string }

/** A letter in sentences, not yet in any form of paper. */
export interface Letter {
  readonly subject: string
  /** What stands on the stamp, such as the game. */
  readonly stamp: string
  readonly heading: string
  readonly blocks: ReadonlyArray<Block>
}

/** A letter that a notice was made into; it goes every way that notices go. */
export interface NoticeLetter extends Letter {
  /** The whole matter in a sentence, for ways that take no more. */
  readonly gist: string
  /** What it opens: a path of ours. */
  readonly path: string
}
