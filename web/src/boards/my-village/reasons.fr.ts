/** The same as in `reasons.en.ts`, as they follow “pour”. */
export const reasons: Readonly<Record<string, string>> = {
  religion: 'l’église et les moines',
  council: 'la chambre du conseil et la Place de réunion',
  harvest: 'les champs',
  travel: 'les voyages',
  market: 'les clients servis',
  stories: 'les points d’histoire mis à l’abri',
  laborers: 'se passer de journaliers',
  hand: 'la main du premier joueur',
  'story-tree': 'les points d’histoire sur l’arbre',
  coins: 'les pièces qui changent les dés',
  goods: 'les biens en réserve',
  villagers: 'garder tes villageois et leurs descendants',
  lifetime: 'le temps économisé',
  crafts: 'les ateliers utiles plus tard',
  customers: 'les clients à servir',
}
