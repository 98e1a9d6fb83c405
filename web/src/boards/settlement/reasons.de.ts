/** Wie in `reasons.en.ts`, so wie es hinter „für“ steht. */
export const reasons: Readonly<Record<string, string>> = {
  points: 'Punkte jetzt',
  heroes: 'das, womit deine Helden wachsen',
  resources: 'Ressourcen im Vorrat',
  settlers: 'Siedler, die noch losziehen können',
  terrains: 'Landschaften, die später Ertrag bringen',
  buildings: 'Gebäude, die später wirken',
  outposts: 'Festungen',
  artifact: 'ein Artefakt',
}
