/** What the parts of a bot's estimate are, by game, as they follow “for”; score categories are named by the game itself. */
export const reasons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  villagers: {
    gold: 'your gold now',
    'first-market': 'the First Market',
    'second-market': 'the Second Market',
    symbols: 'drafting and building more in later rounds',
    hand: 'what your hand can still become',
    countess: 'holding the Countess back',
  },
  'my-village': {
    'story-tree': 'story points on the tree',
    coins: 'coins to turn dice with',
    goods: 'goods in stock',
    villagers: 'keeping your villagers and descendants',
    lifetime: 'time that is not spent',
    crafts: 'craft buildings of use later',
    customers: 'customers to be served',
  },
  settlement: {
    points: 'points now',
    heroes: 'what your heroes grow with',
    resources: 'resources in your supply',
    settlers: 'settlers still to be sent',
    terrains: 'terrains that yield in later rounds',
    buildings: 'buildings that work in later rounds',
    outposts: 'outposts',
    artifact: 'an artifact',
  },
  'town-builder': {
    foundations: 'foundations on their way',
    gold: 'gold in store',
    stars: 'star abilities in later turns',
  },
}
