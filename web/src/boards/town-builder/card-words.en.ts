import type { CardWords } from './card-words.ts'

/** The card index in English. */
export const cardWords: CardWords = {
  kinds: {
    town: 'Town cards',
    award: 'Awards',
    judge: 'Judges',
    crest: 'Crests',
    other: 'Marker and deck',
  },
  facts: {
    type: 'Type',
    gold: 'Gold cost',
    resources: 'Needs',
    gives: 'Gives',
    points: 'Points',
    favours: 'Favours',
    begins: 'Belongs to',
    cards: 'Cards',
  },
  firstPlayer: 'first player',
  marker: 'Shows how often the deck was shuffled anew, and is the winner’s trophy.',
  below: {
    name: 'Below the judge of the deck',
    text: 'One judge is shuffled into the deck: this many Town cards lie below it.',
  },
  between: (min, max, solo) => `${min} to ${max}; alone ${solo}`,
}
