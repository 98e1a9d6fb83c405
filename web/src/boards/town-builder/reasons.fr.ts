/** The same as in `reasons.en.ts`, as they follow “pour”. */
export const reasons: Readonly<Record<string, string>> = {
  buildings: 'les bâtiments',
  abilities: 'les capacités du décompte final',
  awards: 'les distinctions',
  judges: 'les juges',
  foundations: 'les chantiers en cours',
  gold: 'l’or en réserve',
  stars: 'les capacités d’étoile des tours à venir',
}
