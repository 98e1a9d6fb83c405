/** Names of the parts of a bot’s estimate, as they follow “for”; score categories are named by the game’s words. */
export const reasons: Readonly<Record<string, string>> = {
  foundations: 'foundations on their way',
  gold: 'gold in store',
  stars: 'star abilities in later turns',
}
