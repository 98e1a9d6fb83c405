import type { CardWords } from './card-words.ts'

/** The card index in French. */
export const cardWords: CardWords = {
  kinds: {
    town: 'Cartes de ville',
    award: 'Distinctions',
    judge: 'Juges',
    crest: 'Blasons',
    other: 'Marqueur et pioche',
  },
  facts: {
    type: 'Type',
    gold: 'Coût en or',
    resources: 'Demande',
    gives: 'Donne',
    points: 'Points',
    favours: 'Favorise',
    begins: 'Appartient au',
    cards: 'Cartes',
  },
  firstPlayer: 'premier joueur',
  marker: 'Montre combien de fois la pioche a été remélangée, et sert de trophée à qui l’emporte.',
  below: {
    name: 'Sous le juge de la pioche',
    text: 'Un juge est mélangé à la pioche : voici combien de cartes de ville sont sous lui.',
  },
  between: (min, max, solo) => `${min} à ${max} ; en solo ${solo}`,
}
