/** The same as in `reasons.en.ts`, as they follow “pour”. */
export const reasons: Readonly<Record<string, string>> = {
  gold: 'ton or d’à présent',
  'first-market': 'le premier marché',
  'second-market': 'le second marché',
  symbols: 'recruter et bâtir davantage dans les manches à venir',
  hand: 'ce que ta main peut encore devenir',
  countess: 'tenir la Comtesse en échec',
}
