/** The same as in `reasons.en.ts`, as they follow “pour”. */
export const reasons: Readonly<Record<string, string>> = {
  foundations: 'les chantiers en cours',
  gold: 'l’or en réserve',
  stars: 'les capacités d’étoile des tours à venir',
}
