/** A letter in sentences, as it is kept and sent. */

/** A place in the final standings. */
interface Standing {
  readonly place: number
  readonly name: string
  readonly points: number
}

/** A part of a letter. */
/** A turn to choose. Its row leads to it, laid out at the table; `note`: what it brings, where its name does not say so. */
export interface Choice {
  readonly label: string
  readonly url: string
  readonly note?: string
}

export type Block =
  /** `aside`: which table this is; left out where that stands beside it. */
  | { readonly block: 'text'; readonly text: string; readonly aside?: boolean }
  /**
   * `aside`: left out where the letter is one of several. `short`: the weightiest of its lines, for where there is little room; `all`: those
   * of plain text, if these are more; with no `lines`, only plain text has the list. `hasLabels`: its lines begin with labels, which stand out.
   */
  | {
      readonly block: 'list'
      readonly title: string
      readonly lines: ReadonlyArray<string>
      readonly short?: ReadonlyArray<string>
      readonly all?: ReadonlyArray<string>
      readonly aside?: boolean
      readonly hasLabels?: boolean
    }
  | { readonly block: 'standings'; readonly title: string; readonly rows: ReadonlyArray<Standing> }
  /** Time that is left; it stands out. */
  | { readonly block: 'deadline'; readonly text: string }
  /**
   * Place of the letter's picture, with its content in words; `numbers`: those of the letter's list in it. `groups`: the words in plain
   * text, as lines of what belongs together; absent: as in `alt`.
   */
  | {
      readonly block: 'picture'
      readonly alt: string
      readonly numbers?: string
      readonly groups?: ReadonlyArray<ReadonlyArray<string>>
    }
  /** Numbers in columns; the first cell of a row names it. A last row in bold is the sum. */
  | {
      readonly block: 'grid'
      readonly title: string
      readonly head: ReadonlyArray<string>
      readonly rows: ReadonlyArray<ReadonlyArray<string>>
      readonly sum: boolean
    }
  | { readonly block: 'code'; readonly code: string }
  /** One of several letters that go as one. `drawing`: the place of its picture among those of the letter. */
  | {
      readonly block: 'entry'
      readonly stamp: string
      readonly heading: string
      readonly deadline: string | null
      readonly lines: ReadonlyArray<string>
      readonly picture: { readonly alt: string; readonly drawing: number } | null
      readonly link?: { readonly label: string; readonly url: string }
    }
  /** Turns to choose from, numbered from 1. */
  | {
      readonly block: 'choices'
      readonly title: string
      readonly hint: string
      readonly rows: ReadonlyArray<Choice>
    }
  /** Way of answering the letter; only in one that can be. */
  | {
      readonly block: 'answering'
      readonly title: string
      readonly text: string
      /** Further things to say, and a link to all of them. */
      readonly more?: {
        readonly text: string
        readonly link: { readonly label: string; readonly url: string }
      }
    }
  /** `quiet`: beside the one that matters. */
  | {
      readonly block: 'button'
      readonly label: string
      readonly url: string
      readonly quiet?: boolean
    }

/** A letter in sentences, not yet in any form of paper. */
export interface Letter {
  readonly subject: string
  /** Word on the stamp, such as the game. */
  readonly stamp: string
  readonly heading: string
  readonly blocks: ReadonlyArray<Block>
}

/** A letter that a notice was made into; it goes every way that notices go. */
export interface NoticeLetter extends Letter {
  /** The whole matter in a sentence, for ways that take no more. */
  readonly gist: string
  /** Text that a mail program shows beside the subject, if it is not the gist: it says what the heading does not. */
  readonly teaser?: string
  /** The gist without what only its reader may know, where that is less: for ways that others may read. */
  readonly openGist?: string
  /** The picture that goes with it by e-mail, as SVG. */
  readonly drawing?: string
  /** Pictures of a letter that is several in one. */
  readonly drawings?: ReadonlyArray<string>
  /** Path that it opens, of ours. */
  readonly path: string
  /** It comes from a table among bots, as its reader has asked for. */
  readonly isAmongBots?: boolean
  /** The address that an answer to it by e-mail goes to. */
  readonly answerTo?: string
}
