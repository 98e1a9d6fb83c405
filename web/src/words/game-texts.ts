/** What every page can say of a game; part of the page's own words, so there is a file a language. */
export interface GameTexts {
  readonly title: string
  readonly tagline: string
  /** Who made it. */
  readonly facts: string
  /** How long a game is for each of its people. */
  readonly long: string
  /** How far the values of its cards are those of the box. */
  readonly values: string
  /** What somebody builds in it: greetings come from there. */
  readonly home: string
}
