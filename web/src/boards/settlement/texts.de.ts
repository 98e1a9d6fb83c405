import type { GameTexts } from '../../words/game-texts.ts'

/** Was die Seiten auf Deutsch vom Spiel sagen. */
export const texts: GameTexts = {
  title: 'Settlement',
  tagline: 'Erkunde drei Länder, lade Helden ein, bau ein Tal Straße um Straße.',
  facts: 'Von Oleksandr Nevskiy, erschienen 2021 bei IGAMES, auf Deutsch bei Asmodee.',
  long: '6 Runden mit je etwa 8 kurzen Zügen',
  values:
    'Regeln und Gebäude sind die aus der Schachtel; die meisten Landschaften, Helden und Handwerker sind rekonstruiert.',
  home: 'Tal',
}
