/** Wie in `reasons.en.ts`, so wie es hinter „durch“ und „für“ steht. */
export const reasons: Readonly<Record<string, string>> = {
  points: 'Punkte jetzt',
  heroes: 'das, was deine Helden zählen',
  resources: 'Ressourcen im Vorrat',
  settlers: 'Siedler, die du noch einsetzen kannst',
  terrains: 'Landschaften, die später Ertrag bringen',
  buildings: 'Gebäude, die später wirken',
  outposts: 'Festungen',
  artifact: 'ein Artefakt',
}
