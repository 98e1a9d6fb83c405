import type { CardWords } from './card-words.ts'

/** The card index in German. */
export const cardWords: CardWords = {
  kinds: {
    terrain: 'Landschaften',
    building: 'Gebäude',
    hero: 'Helden',
    artifact: 'Artefakte',
    monster: 'Monster',
    token: 'Marken und Figuren',
  },
  facts: {
    works: 'Wirkt',
    cost: 'Kosten',
    region: 'Wildnisreihe',
    yields: 'Ertrag',
    colour: 'Monsterzeichen',
    guild: 'Gilde',
    points: 'Punkte',
    brings: 'Bringt',
    settlers: 'Bekämpft mit',
    reward: 'Belohnung',
    perPlayer: 'Je Person',
  },
  tokens: {
    wood: 'Holz',
    clay: 'Lehm',
    stone: 'Stein',
    diamond: 'Diamant',
    gold: 'Gold',
    'basic-settler': 'Normaler Siedler',
    'bonus-settler': 'Bonussiedler',
    outpost: 'Festung',
    'start-marker': 'Startmarker',
    'round-marker': 'Rundenmarker',
  },
}
