import type { Earned } from '../../stage/board-ending.ts'

/** Sources of points, for the story of the end. */
export const earned: Earned = {
  en: {
    religion: 'church and monks',
    council: 'the council',
    harvest: 'the fields',
    travel: 'travels',
    market: 'customers',
    stories: 'saved stories',
    laborers: 'day laborers',
    hand: 'the starting player hand',
  },
  de: {
    religion: 'Kirche und Mönchen',
    council: 'dem Rat',
    harvest: 'den Feldern',
    travel: 'Reisen',
    market: 'Kunden',
    stories: 'gesicherten Geschichten',
    laborers: 'Tagelöhnern',
    hand: 'der Startspieler-Hand',
  },
  fr: {
    religion: 'l’église et les moines',
    council: 'le conseil',
    harvest: 'les champs',
    travel: 'les voyages',
    market: 'les clients',
    stories: 'les histoires sauvées',
    laborers: 'les journaliers',
    hand: 'la main du premier joueur',
  },
}
