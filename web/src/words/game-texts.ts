/** Words of every page about a game; part of the page's own words, so there is a file a language. */
export interface GameTexts {
  readonly title: string
  readonly tagline: string
  /** Makers of the game. */
  readonly facts: string
  /** Length of a game for each of its people. */
  readonly long: string
  /** Degree to which the values of its cards are those of the box. */
  readonly values: string
  /** Thing that somebody builds in it: greetings come from there. */
  readonly home: string
}
