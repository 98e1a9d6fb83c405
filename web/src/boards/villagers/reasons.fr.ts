/** The same as in `reasons.en.ts`, as they follow “pour”. */
export const reasons: Readonly<Record<string, string>> = {
  gold: 'l’or immédiat',
  'first-market': 'le premier marché',
  'second-market': 'le second marché',
  symbols: 'recruter et placer davantage dans les manches à venir',
  hand: 'les cartes de ta main',
  countess: 'tenir la Comtesse en échec',
}
