import type { LessonTexts } from './words.en.ts'

/** Die Lektionen auf Deutsch. */
export const texts: LessonTexts = {
  title: (game) => `${game}: spielend lernen`,
  step: (number, of) => `Schritt ${number} von ${of}`,
  other: 'Das ginge auch, aber diese Lektion geht anders weiter. Erst das:',
  rival: 'Bert',
  you: 'Du',
  rivalPlays: (name) => `${name} macht seinen Zug.`,
  again: 'Noch einmal',
  doneTitle: 'So geht das.',
  doneText:
    'Das genügt für die erste Partie: Hinweise erklären Neues, wenn es vorkommt, und jeder Zug lässt sich zurücknehmen, bis du ihn absendest.',
  friends: 'Mit anderen',
}
