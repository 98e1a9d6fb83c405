import type { LessonTexts } from './words.ts'

/** The lessons in English. */
export const texts: LessonTexts = {
  title: (game) => `${game}: learn by playing`,
  step: (number, of) => `Step ${number} of ${of}`,
  other: 'You could do that, too, but this lesson goes another way. Do this first:',
  rival: 'Bert',
  you: 'You',
  rivalPlays: (name) => `${name} takes a turn.`,
  again: 'Once more',
  doneTitle: 'That is how it goes.',
  doneText:
    'You know enough for a first game: notes explain what is new as it comes up, and every turn can be taken back until you send it.',
  friends: 'With friends',
}
