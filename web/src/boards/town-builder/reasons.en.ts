/** Names of the parts of a bot’s estimate, as they follow “through” and “with”. */
export const reasons: Readonly<Record<string, string>> = {
  buildings: 'buildings',
  abilities: 'abilities in final scoring',
  awards: 'awards',
  judges: 'judges',
  foundations: 'foundations under way',
  gold: 'gold in store',
  stars: 'star abilities in later turns',
}
