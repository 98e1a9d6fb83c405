import type { CardTexts } from './components/index.ts'
import { judgeNames } from './judge-names.ts'

const judges = judgeNames.en

/** Names and sentences of all cards, in English. */
export const cardsEn: CardTexts = {
  // Town cards
  'art-gallery': {
    name: 'Art Gallery',
    text: 'If you completed a trade building this turn, store 1 card from the row that yields gold. Not an action.',
  },
  bakery: { name: 'Bakery', text: 'Discard 1 card from the row and replace it from the deck.' },
  bank: {
    name: 'Bank',
    text: 'While this card lies in the row: every other foundation started costs 1 gold less.',
  },
  brewery: { name: 'Brewery' },
  fishery: {
    name: 'Fishery',
    text: 'Reveal 3 cards from the deck. You may put 1 of them under one of your foundations as a resource; discard the others.',
  },
  'flower-stand': { name: 'Flower Stand', text: 'Add 1 card from the deck to the row.' },
  guildhall: {
    name: 'Guildhall',
    text: '1 point for each of your trade buildings, this one included.',
  },
  harbour: {
    name: 'Harbour',
    text: 'Pay 1 gold to put any card from the discard pile under one of your foundations as a resource.',
  },
  inn: { name: 'Inn', text: 'If you completed a foundation this turn, take 1 more action.' },
  'market-stall': {
    name: 'Market Stall',
    text: 'Discard this building to store up to 2 cards from the row that yield gold.',
  },
  quarry: { name: 'Quarry' },
  storehouse: {
    name: 'Storehouse',
    text: 'Pay 1 gold to count 1 missing resource symbol of one of your foundations as covered.',
  },
  'trading-post': { name: 'Trading Post' },
  windmill: { name: 'Windmill' },
  almshouse: { name: 'Almshouse' },
  bathhouse: {
    name: 'Bathhouse',
    text: 'Discard up to 2 cards from the row and replace them from the deck.',
  },
  bridge: {
    name: 'Bridge',
    text: 'Choose 1 card in the row. Until your next turn only you may take it, and nobody may discard it.',
  },
  canal: { name: 'Canal' },
  cemetery: {
    name: 'Cemetery',
    text: 'Take any card from the discard pile as a foundation (its gold cost is due), a resource or gold.',
  },
  courthouse: { name: 'Courthouse', text: '1 point for each judge you win.' },
  gardens: {
    name: 'Gardens',
    text: '1 point for each different type among your buildings, this one included.',
  },
  hospital: { name: 'Hospital' },
  school: {
    name: 'School',
    text: 'Move 1 resource from one of your foundations to another one that needs it.',
  },
  'town-hall': { name: 'Town Hall' },
  'town-square': { name: 'Town Square' },
  well: { name: 'Well', text: 'Look at the top card of the deck; you may discard it.' },
  'boarding-house': { name: 'Boarding House' },
  cottage: { name: 'Cottage' },
  farm: {
    name: 'Farm',
    text: '1 point for each of your buildings with the printed value 1, this one included.',
  },
  houseboat: { name: 'Houseboat' },
  'shepherds-hut': { name: 'Shepherd’s Hut' },
  manor: { name: 'Manor' },
  'merchant-house': { name: 'Merchant House' },
  orchard: {
    name: 'Orchard',
    text: 'Reveal 3 cards from the deck. You may start 1 of them as a foundation (its gold cost is due); discard the others.',
  },
  orphanage: {
    name: 'Orphanage',
    text: 'You may let this building count as any other type instead.',
  },
  'row-houses': {
    name: 'Row Houses',
    text: '1 point for each of your residential buildings, this one included.',
  },
  tenement: { name: 'Tenement' },
  townhouse: { name: 'Townhouse' },
  'bell-tower': {
    name: 'Bell Tower',
    text: '1 point for each of your culture buildings, this one included.',
  },
  cathedral: { name: 'Cathedral' },
  chapel: { name: 'Chapel' },
  festival: { name: 'Festival', text: 'Gain 1 gold for this turn; it is not a card.' },
  fountain: { name: 'Fountain' },
  library: {
    name: 'Library',
    text: 'This building counts once more, for a type you name.',
  },
  monastery: { name: 'Monastery' },
  museum: { name: 'Museum', text: '1 point for each of your awards.' },
  'music-hall': { name: 'Music Hall', text: 'Take 1 more action this turn.' },
  statue: {
    name: 'Statue',
    text: 'Take 1 card from the row as a foundation (its gold cost is due), a resource or gold. Not an action.',
  },
  theatre: { name: 'Theatre' },
  'archery-range': { name: 'Archery Range', text: 'Discard up to 2 cards from the row.' },
  armoury: {
    name: 'Armoury',
    text: 'Turn up the unused judges and put 1 of your choice into the judge row; the others go back face down.',
  },
  barracks: {
    name: 'Barracks',
    text: 'Turn one of your foundations into a resource for another of your foundations or into stored gold.',
  },
  castle: { name: 'Castle' },
  gatehouse: {
    name: 'Gatehouse',
    text: 'Use the star ability of any building in any district. If a building must be discarded for it, that is the Gatehouse.',
  },
  moat: { name: 'Moat' },
  prison: { name: 'Prison' },
  stables: { name: 'Stables' },
  'town-wall': {
    name: 'Town Wall',
    text: '1 point for each of your military buildings, this one included.',
  },
  'training-ground': { name: 'Training Ground' },
  watchtower: {
    name: 'Watchtower',
    text: 'Use the build ability of any building in any district.',
  },
  // Awards
  versatility: { name: 'Versatility Award', text: 'Buildings of all 5 types.' },
  sturdy: { name: 'Sturdy Award', text: '2 buildings with a building cost of 4 or more.' },
  specialist: { name: 'Specialist Award', text: '4 buildings of one type.' },
  growth: { name: 'Growth Award', text: '7 buildings.' },
  wealth: { name: 'Wealth Award', text: '3 gold in your store.' },
  simplicity: { name: 'Simplicity Award', text: '3 buildings without an ability.' },
  ingenuity: { name: 'Ingenuity Award', text: '4 buildings with an ability.' },
  swiftness: { name: 'Swiftness Award', text: '2 foundations completed this turn.' },
  // Judges
  'judge-trade': { name: judges['judge-trade'], text: 'For the most trade buildings.' },
  'judge-social': { name: judges['judge-social'], text: 'For the most social buildings.' },
  'judge-residential': {
    name: judges['judge-residential'],
    text: 'For the most residential buildings.',
  },
  'judge-culture': { name: judges['judge-culture'], text: 'For the most culture buildings.' },
  'judge-military': { name: judges['judge-military'], text: 'For the most military buildings.' },
  'judge-guilds': { name: judges['judge-guilds'], text: 'For the most trade buildings.' },
  // Crests
  'crest-1': { name: 'Player crest 1', text: 'Discard 1 card from the row.' },
  'crest-2': { name: 'Player crest 2', text: 'Discard 1 card from the row.' },
  'crest-3': { name: 'Player crest 3', text: 'Discard 1 card from the row.' },
  'crest-4': { name: 'Player crest 4', text: 'Discard 1 card from the row.' },
  'shuffle-marker': { name: 'Shuffle marker / Best District' },
}
