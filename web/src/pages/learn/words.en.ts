/** The words of the lessons in one language. */
export interface LessonTexts {
  title(game: string): string
  step(number: number, of: number): string
  /** Advice after a move that is legal, but not the lesson's. */
  readonly other: string
  readonly rival: string
  readonly you: string
  rivalPlays(name: string): string
  readonly again: string
  readonly doneTitle: string
  readonly doneText: string
  readonly friends: string
}

/** The lessons in English. */
export const texts: LessonTexts = {
  title: (game) => `${game}: learn by playing`,
  step: (number, of) => `Step ${number} of ${of}`,
  other: 'You could do that, too, but this lesson goes another way. First do this:',
  rival: 'Bert',
  you: 'You',
  rivalPlays: (name) => `${name} takes a turn.`,
  again: 'Once more',
  doneTitle: 'That is how it goes.',
  doneText:
    'You know enough for a first game: notes explain what is new, and every turn can be taken back until you send it.',
  friends: 'With friends',
}
