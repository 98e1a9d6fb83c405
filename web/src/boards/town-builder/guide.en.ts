import type { GuideNotes } from './situations.ts'

/** The first game, explained in English. */
export const notes: GuideNotes = {
  aim: {
    title: 'What it is about',
    text: 'The most points win: from buildings, awards and judges. At the end each judge goes to the player with the most buildings of its type.',
  },
  turn: {
    title: 'Two actions a turn',
    text: 'Each takes a card from the row: as a new foundation, as a resource for one, or as gold. Tap the card, then its use.',
  },
  foundation: {
    title: 'A new foundation',
    text: 'Lay a card in your district as a foundation. Its foot shows the resources it needs; with all of them it is a building.',
  },
  resource: {
    title: 'Resources',
    text: 'The corner of a card shows what it gives. Tap one that your foundation needs, then the foundation. With two resources it gives either one.',
  },
  'gold-cost': {
    title: 'Too expensive for now',
    text: 'A card with coins at its foot costs gold the moment you start it. Store gold first.',
  },
  store: {
    title: 'Storing gold',
    text: 'A card with a coin in its corner can go under your crest: it is 1 gold from now on, for foundations that cost gold.',
  },
  completed: {
    title: 'Your first building',
    text: 'It is finished: its points are yours, it counts for judges and awards, and its ability works.',
  },
  build: {
    title: 'A build ability',
    text: 'The hammer works once, in the turn in which the building is finished, and costs no action. Use it before you end the turn.',
  },
  crest: {
    title: 'The star of your crest',
    text: 'Once in each of your turns, without an action, your crest discards a card from the row: one that somebody else wants, perhaps.',
  },
  star: {
    title: 'Star abilities',
    text: 'A star works turn after turn, but you use only one star in a turn: that of a building or that of your crest.',
  },
  awards: {
    title: 'Awards',
    text: 'The first to meet an award’s condition, in a turn of their own, has it for good. The numbers show how far everybody is.',
  },
  race: {
    title: 'Still open this round',
    text: 'Somebody has won this award. You get the same points if you earn it in your turn of this round; then it is closed.',
  },
  'in-the-end': {
    title: 'Counts at the end',
    text: 'This ability does nothing now, but brings points in the final scoring. “Points” shows what it is worth.',
  },
  end: {
    title: 'End your turn',
    text: 'Both actions are done. Send your turn; before that, you may use what is still lit. What you leave unused lapses.',
  },
  pay: {
    title: 'Which gold?',
    text: 'You wanted to choose: cards you pay go onto the discard pile, where others may find them.',
  },
  pick: {
    title: 'Choose a card',
    text: 'Any lit card will do. Taking it is not an action.',
  },
  use: {
    title: 'What will it be?',
    text: 'Say how this card is used. As always, gold costs are paid, and a resource needs a foundation that lacks it.',
  },
  discard: {
    title: 'Out it goes',
    text: 'Discard cards that you do not want to leave to the others. The row is filled up only before the next turn.',
  },
  look: {
    title: 'The top of the deck',
    text: 'Only you see this card. Discard it, or leave it for the next refill.',
  },
  cover: {
    title: 'One symbol less',
    text: 'Tap the symbol of a foundation that is to count as covered. That may finish the building.',
  },
  protect: {
    title: 'Reserved for you',
    text: 'Nobody else can take or discard the card that you tap, until your next turn begins.',
  },
  copy: {
    title: 'Copy an ability',
    text: 'Tap a building, in any district: you use its ability as if it were your own.',
  },
  retype: {
    title: 'Which type is it?',
    text: 'The last decision of the game: choose which type this building counts as, for judges and points.',
  },
  'end-near': {
    title: 'The deck runs low',
    text: 'When it must be reshuffled, the round is finished and everybody has one more turn. Do not start what you cannot finish.',
  },
  'last-round': {
    title: 'The end is near',
    text: 'After the last round, foundations that are not finished go to the discard pile, and gold is worth nothing.',
  },
  waiting: {
    title: 'Until it is your turn again',
    text: 'There is nothing you have to do now. Meanwhile tap any card to have it explained.',
  },
}
