/** The words of "How answering works" in one language. */
export interface AnsweringTexts {
  readonly title: string
  readonly lead: string
  readonly sayTitle: string
  /** Answers that can be written, and their meaning. */
  readonly say: ReadonlyArray<readonly [words: string, meaning: string]>
  readonly sections: ReadonlyArray<readonly [title: string, text: string]>
  readonly settings: string
}

/** "How answering works" in English. */
export const texts: AnsweringTexts = {
  title: 'How answering works',
  lead: 'When it is your turn, answer the letter as you would answer a friend. Write above what is quoted; a line is enough.',
  sayTitle: 'What you can write',
  say: [
    ['“3”', 'Plays number 3 of the list in that letter. The same number stands in its picture.'],
    ['“2, then 5”', 'Plays several in this order.'],
    ['“the Mason, please”', 'Plays the move that you name, in your own words.'],
    ['“3, then end my turn”', 'Plays number 3 and ends the turn, where it would go on.'],
    ['“list”', 'Sends you every turn that is possible; “list 2”, the next part of a long list.'],
    ['“undo”', 'Takes your last turn back; where others may have seen it, they are asked.'],
    ['“talk: well played!”', 'Says something at the table.'],
    ['“yes” or “no”', 'Answers what a letter asks you.'],
    ['“help”', 'Sends you what you can say just now.'],
  ],
  sections: [
    [
      'Where a turn ends',
      'A turn of the list is over when it is played. Where it ends with “…”, more is asked of you: the next letter has the next list.',
    ],
    [
      'What comes back',
      'A letter tells you what was played, how the table stands and what is asked next. If your words could mean several things, nothing is played, and you are asked which.',
    ],
    [
      'A press on a turn',
      'It opens the table with that turn laid out. Nothing is played until you send it there.',
    ],
    [
      'Who can play for you',
      'Only an answer from your own address, which your mail provider has signed. Quoted text is not read. But a letter’s links let whoever has them play at that table: forward none.',
    ],
    [
      'Secrets',
      'Letters show what only you may see, such as your hand. In the settings you can have letters without it.',
    ],
  ],
  settings: 'Settings for letters',
}
