import type { CardWords } from './card-words.ts'

/** The card index in German. */
export const cardWords: CardWords = {
  kinds: {
    town: 'Stadtkarten',
    award: 'Auszeichnungen',
    judge: 'Juroren',
    crest: 'Wappen',
    other: 'Marker und Stapel',
  },
  facts: {
    type: 'Art',
    gold: 'Goldkosten',
    resources: 'Braucht',
    gives: 'Gibt',
    points: 'Punkte',
    favours: 'Für',
    begins: 'Gehört',
    cards: 'Karten',
  },
  firstPlayer: 'Startspieler',
  marker: 'Zeigt, wie oft der Stapel neu gemischt wurde, und ist die Trophäe für den Sieg.',
  below: {
    name: 'Unter dem Juror im Stapel',
    text: 'Ein Juror wird in den Stapel gemischt: So viele Stadtkarten liegen unter ihm.',
  },
  between: (min, max, solo) => `${min} bis ${max}; allein ${solo}`,
}
