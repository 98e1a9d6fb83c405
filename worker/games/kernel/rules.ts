/** A chapter of a game's rules, to be read: each rule, in a sentence or a few, under its number. */
export interface RulesChapter {
  readonly title: string
  /** In reading order. Plain text; rulings of ours (`V-R4`) stand in a chapter of their own. */
  readonly rules: Readonly<Record<string, string>>
}
