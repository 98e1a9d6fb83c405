/** The words of the page in one language. */
export interface FirstTexts {
  title(game: string): string
  /** @param against how many bots there are, and how good they are */
  against(against: string, long: string | undefined): string
  readonly show: string
  readonly showHow: string
  readonly play: string
  readonly playHow: string
}

/** The first visit of a game in English. */
export const texts: FirstTexts = {
  title: (game) => `Your first game of ${game}`,
  against: (bots, long) =>
    `You play ${bots}${long ? `, ${long}` : ''}. You can take anything back until you send.`,
  show: 'Show me',
  showHow: '5 minutes, on the real board',
  play: 'Just play',
  playHow: 'with hints as you go',
}
