import { locales } from '../../../../worker/games/kernel/language.ts'
import type { CardWords } from './card-words.ts'

const { plural } = locales.fr

/** The card index in French. */
export const cardWords: CardWords = {
  kinds: {
    start: 'Fondateurs et villageois de base',
    villager: 'Villageois',
    saint: 'Saints',
    scoundrel: 'Scélérats',
    profiteer: 'Profiteurs',
    development: 'Développements',
    event: 'Événements de la Comtesse',
    countess: 'Comtesse et Bouffon',
  },
  facts: {
    suit: 'Famille',
    on: 'Se place sur',
    goldSide: 'Côté or',
    foodSide: 'Côté nourriture',
    padlock: 'Cadenas ouvert par',
    keyring: 'Trousseau',
    players: 'Dans le paquet',
    startingRoad: 'Sur la route de départ',
    season: 'Saison',
    phase: 'Agit pendant',
    developmentSuit: 'Groupe',
    inSolo: 'Contre la Comtesse',
  },
  from: (players) => `à partir de ${players} personnes`,
  keys: (count) => plural(count, { one: `${count} carte`, other: `${count} cartes` }),
  yes: 'oui',
  no: 'non utilisé',
  developmentSuits: { community: 'Communauté', trade: 'Commerce', production: 'Production' },
}
