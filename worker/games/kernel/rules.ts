/** A chapter of a game's rules, to be read: each rule, in a sentence or a few, under its number. */
export interface RulesChapter {
  readonly title: string
  /** Only for the game of one. */
  readonly alone?: true
  /** Only for tables that play with this module. */
  readonly module?: string
  /** In reading order. Plain text; rulings of ours (`V-R4`) stand in a chapter of their own. */
  readonly rules: Readonly<Record<string, string>>
}

/** The rules of a game in one language, as letters tell them: the game in short, then its chapters. The build makes a file of each (`web/rulebooks.ts`). */
export type Rulebook = ReadonlyArray<RulesChapter>

/** Path of the file of a game's rulebook, below the origin. */
export const rulebookPath = (game: string, language: string): string =>
  `/rules/${game}.${language}.json`
