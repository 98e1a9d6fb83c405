/** Names of the parts of a bot’s estimate, as they follow “for”. */
export const reasons: Readonly<Record<string, string>> = {
  gold: 'your gold now',
  'first-market': 'the First Market',
  'second-market': 'the Second Market',
  symbols: 'drafting and building more in later rounds',
  hand: 'what your hand can still become',
  countess: 'holding the Countess back',
}
