/** The same as in `reasons.en.ts`, as they follow “pour”. */
export const reasons: Readonly<Record<string, string>> = {
  'story-tree': 'les points d’histoire sur l’arbre',
  coins: 'les pièces qui changent les dés',
  goods: 'les biens en réserve',
  villagers: 'garder tes villageois et leurs descendants',
  lifetime: 'le temps épargné',
  crafts: 'les ateliers utiles plus tard',
  customers: 'les clients à servir',
}
