/** Names of the parts of a bot’s estimate, as they follow “through” and “with”. */
export const reasons: Readonly<Record<string, string>> = {
  religion: 'church and monks',
  council: 'council chamber and meeting place',
  harvest: 'fields',
  travel: 'travelling',
  market: 'served customers',
  stories: 'saving story points',
  laborers: 'doing without day laborers',
  hand: 'the starting player hand',
  'story-tree': 'story points on the tree',
  coins: 'coins to turn dice with',
  goods: 'goods in stock',
  villagers: 'keeping your villagers and descendants',
  lifetime: 'time you save',
  crafts: 'craft buildings you can use later',
  customers: 'customers you can serve later',
}
