/** Names of the parts of a bot’s estimate, as they follow “for”; score categories are named by the game’s words. */
export const reasons: Readonly<Record<string, string>> = {
  'story-tree': 'story points on the tree',
  coins: 'coins to turn dice with',
  goods: 'goods in stock',
  villagers: 'keeping your villagers and descendants',
  lifetime: 'time that is not spent',
  crafts: 'craft buildings of use later',
  customers: 'customers to be served',
}
