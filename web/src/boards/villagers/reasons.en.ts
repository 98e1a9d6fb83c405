/** Names of the parts of a bot’s estimate, as they follow “through” and “with”. */
export const reasons: Readonly<Record<string, string>> = {
  gold: 'gold you get now',
  'first-market': 'the First Market',
  'second-market': 'the Second Market',
  symbols: 'drafting and building more in later rounds',
  hand: 'the cards in your hand',
  countess: 'holding the Countess back',
}
