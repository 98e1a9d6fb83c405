import type { CardWords } from './card-words.ts'

/** The card index in French. */
export const cardWords: CardWords = {
  kinds: {
    terrain: 'Terrains',
    building: 'Bâtiments',
    hero: 'Héros',
    artifact: 'Artefacts',
    monster: 'Monstres',
    token: 'Jetons',
  },
  facts: {
    works: 'Agit',
    cost: 'Coût',
    region: 'Région',
    yields: 'Donne',
    colour: 'Signe du monstre',
    guild: 'Guilde',
    points: 'Points',
    brings: 'Apporte',
    settlers: 'Se chasse avec',
    reward: 'Récompense',
    perPlayer: 'Pour chaque personne',
  },
  tokens: {
    wood: 'Bois',
    clay: 'Argile',
    stone: 'Pierre',
    diamond: 'Diamant',
    gold: 'Or',
    'basic-settler': 'Colon de base',
    'bonus-settler': 'Colon bonus',
    outpost: 'Avant-poste',
    'start-marker': 'Marqueur de départ',
    'round-marker': 'Marqueur de manche',
  },
}
