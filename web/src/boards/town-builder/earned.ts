import type { Earned } from '../../stage/board-ending.ts'

/** Sources of points, for the story of the end. */
export const earned: Earned = {
  en: {
    buildings: 'buildings',
    abilities: 'abilities',
    awards: 'awards',
    judges: 'judges',
  },
  de: {
    buildings: 'Gebäuden',
    abilities: 'Fähigkeiten',
    awards: 'Auszeichnungen',
    judges: 'Juroren',
  },
  fr: {
    buildings: 'les bâtiments',
    abilities: 'les capacités',
    awards: 'les distinctions',
    judges: 'les juges',
  },
}
