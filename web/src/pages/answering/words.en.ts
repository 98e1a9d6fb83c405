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
  lead: 'When it is your turn, answer the letter as you would answer a friend. Write above the quoted letter; one line is enough.',
  sayTitle: 'What you can write',
  say: [
    ['“3”', 'Plays number 3 of the list in that letter. The same number stands in its picture.'],
    ['“2, then 5”', 'Plays several in this order.'],
    ['“the Mason, please”', 'Plays the move that you name, in your own words.'],
    ['“3, then end my turn”', 'Plays number 3, and ends the turn if it would go on.'],
    ['“list”', 'Sends you every turn that is possible; “list 2”, the next part of a long list.'],
    ['“table”', 'Tells how everybody stands, and what lies in the middle; nothing is played.'],
    ['“what does Bob have?”', 'Tells the same, from Bob on.'],
    ['“what is the Mason?”', 'Tells what a card or building costs, does and is worth.'],
    ['“rules”', 'Tells how the game goes; “chapters” lists all its rules.'],
    ['“how does a padlock work?”', 'Finds the rules that say it.'],
    ['“undo”', 'Takes back your last turn; if others may have seen it, they are asked.'],
    ['“talk: well played!”', 'Says something at the table.'],
    ['“yes” or “no”', 'Answers what a letter asks you.'],
    ['“help”', 'Sends you what you can write now.'],
  ],
  sections: [
    [
      'Where a turn ends',
      'A turn from the list is over once it is played. If its line ends with “…”, there is more to decide, and the next letter brings the next list.',
    ],
    [
      'What comes back',
      'A letter tells you what was played, how the table stands and what is asked next. If your words could mean several things, nothing is played, and you are asked which.',
    ],
    [
      'Pressing a turn',
      'It opens the table with that turn laid out. Nothing is played until you send it there.',
    ],
    [
      'Who can play for you',
      'Only an answer from your own address, which your mail provider has signed. Quoted text is not read. But anybody with a letter’s links can play at that table: do not forward it.',
    ],
    [
      'Secrets',
      'Letters show what only you may see, such as your hand. You can choose letters without secrets in the settings.',
    ],
  ],
  settings: 'Settings for letters',
}
