import type { Earned } from '../../stage/board-ending.ts'

/** Sources of points, for the story of the end. */
export const earned: Earned = {
  en: {
    adventurer: 'Adventurers',
    defender: 'Defenders',
    builder: 'Builders',
    artisan: 'Artisans',
    bank: 'gold on Banks',
    church: 'diamonds on Churches',
  },
  de: {
    adventurer: 'Abenteurern',
    defender: 'Verteidigern',
    builder: 'Baumeistern',
    artisan: 'Handwerkern',
    bank: 'Gold auf Banken',
    church: 'Diamanten auf Kirchen',
  },
  fr: {
    adventurer: 'les Aventuriers',
    defender: 'les Défenseurs',
    builder: 'les Bâtisseurs',
    artisan: 'les Artisans',
    bank: 'l’or des Banques',
    church: 'les diamants des Églises',
  },
}
