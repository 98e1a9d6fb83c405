/** Wie in `reasons.en.ts`, so wie es hinter „durch“ und „für“ steht. */
export const reasons: Readonly<Record<string, string>> = {
  buildings: 'Gebäude',
  abilities: 'Fähigkeiten in der Schlusswertung',
  awards: 'Auszeichnungen',
  judges: 'Juroren',
  foundations: 'Fundamente, die vorankommen',
  gold: 'Gold auf Vorrat',
  stars: 'Sternfähigkeiten in späteren Zügen',
}
