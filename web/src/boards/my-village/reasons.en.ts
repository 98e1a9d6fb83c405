/** Names of the parts of a bot’s estimate, as they follow “for”. */
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
  lifetime: 'time that is not spent',
  crafts: 'craft buildings of use later',
  customers: 'customers to be served',
}
