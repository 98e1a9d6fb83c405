/**
 * The 50 villagers of the deck.
 * Rules: V2.1, V7.1, V7.2–V7.11, V8.47, V-R22.
 */
import { from } from '../../kernel/provenance.ts'
import { card } from './card.ts'

/** The 50 villagers of the deck, two copies of each (V2.1, V7.1). */
// biome-ignore format: one card a row
export const villagers = {
  brewer: card({ suit: 'grains', predecessor: 'founders', food: 1, builder: 1, unlocker: 'cooper', keyring: 2, count: 2, ...from('public, high', null, 'rulebook: unlocker, nameDe') }),
  poulterer: card({ suit: 'grains', predecessor: 'founders', food: 1, gold: 3, unlocker: 'carpenter', count: 2, ...from('rulebook, high', null, 'public: count') }),
  swineherd: card({ suit: 'grains', predecessor: 'founders', capacity: 1, food: 1, gold: 2, count: 2, ...from('public, high', null, 'rulebook: predecessor, nameDe') }),
  truffler: card({ suit: 'grains', predecessor: 'swineherd', food: 1, gold: 8, unlocker: 'hunter', count: 2, ...from('public, high', null, 'rulebook: gold, nameDe') }),
  carpenter: card({ suit: 'wood', predecessor: 'lumberjack', builder: 1, keyring: 8, count: 2, ...from('public, high', null, 'rulebook: predecessor, builder, nameDe') }),
  cooper: card({ suit: 'wood', predecessor: 'lumberjack', gold: 4, unlocker: 'blacksmith', keyring: 6, count: 2, ...from('public, high', null, 'rulebook: gold, unlocker, nameDe') }),
  shipwright: card({ suit: 'wood', predecessor: 'lumberjack', builder: 1, gold: 2, keyring: 4, count: 2, ...from('public, high', null, 'rulebook: nameDe') }),
  // The rulebook (Kosmos 2019) also prints "Reifenmacherin" for this card.
  wheeler: card({ suit: 'wood', predecessor: 'lumberjack', capacity: 1, gold: 3, count: 2, ...from('public, high', null, 'rulebook: predecessor, nameDe') }),
  cartwright: card({ suit: 'wood', predecessor: 'wheeler', gold: 9, keyring: 2, count: 2, ...from('public, high', null, 'rulebook: predecessor, gold, keyring, nameDe') }),
  'wood-carver': card({ suit: 'wood', predecessor: 'lumberjack', silver: { kind: 'sum-of-printed-gold', suit: 'wood' }, count: 2, ...from('rulebook, high', 'V7.2', 'public: count') }),
  'log-rafter': card({ suit: 'wood', suitSymbols: 2, predecessor: 'lumberjack', silver: { kind: 'per-suit-symbol', suit: 'wood', per: 1, gold: 1 }, count: 2, ...from('rulebook, high', 'V7.3', 'public: count') }),
  thatcher: card({ suit: 'hay', predecessor: 'hayer', builder: 1, gold: 2, count: 2, ...from('rulebook, high', null, 'public: count') }),
  'bed-builder': card({ suit: 'hay', suitSymbols: 2, predecessor: 'hayer', gold: 4, unlocker: 'carpenter', count: 2, ...from('public, high', null, 'rulebook: gold, nameDe') }),
  grazier: card({ suit: 'hay', predecessor: 'hayer', capacity: 1, food: 1, count: 2, ...from('public, high', null, 'rulebook: predecessor, nameDe') }),
  'milk-maid': card({ suit: 'hay', predecessor: 'grazier', capacity: 1, food: 2, unlocker: 'cooper', count: 2, ...from('public, high', null, 'rulebook: food, nameDe') }),
  fromager: card({ suit: 'hay', predecessor: 'milk-maid', food: 1, gold: 15, count: 2, ...from('rulebook, high', null, 'public: count') }),
  peddler: card({ suit: 'hay', predecessor: 'hayer', silver: { kind: 'per-gold-symbol', per: 2, gold: 3 }, unlocker: 'cartwright', count: 2, ...from('rulebook, high', 'V7.4', 'public: count') }),
  'horse-trader': card({ suit: 'hay', predecessor: 'hayer', silver: { kind: 'per-suit-symbol', suit: 'hay', per: 2, gold: 3 }, count: 2, ...from('rulebook, high', 'V7.5', 'public: count') }),
  'ore-muler': card({ suit: 'hay', predecessor: 'hayer', silver: { kind: 'per-suit-symbol', suit: 'ore', per: 2, gold: 3 }, count: 2, ...from('rulebook, high', 'V7.6', 'public: count') }),
  blacksmith: card({ suit: 'ore', predecessor: 'miner', gold: 2, keyring: 10, count: 2, ...from('public, high', null, 'rulebook: predecessor, keyring, nameDe') }),
  'glass-blower': card({ suit: 'ore', suitSymbols: 2, predecessor: 'miner', gold: 4, unlocker: 'blacksmith', keyring: 2, count: 2, ...from('public, high', null, 'own: nameDe') }),
  mason: card({ suit: 'ore', predecessor: 'miner', builder: 1, gold: 2, count: 2, ...from('public, high', null, 'own: nameDe') }),
  seeker: card({ suit: 'ore', predecessor: 'miner', capacity: 1, count: 2, ...from('public, high', null, 'rulebook: nameDe') }),
  spelunker: card({ suit: 'ore', predecessor: 'seeker', capacity: 1, gold: 10, unlocker: 'chandler', count: 2, ...from('public, high', null, 'rulebook: predecessor, nameDe') }),
  jeweler: card({ suit: 'ore', predecessor: 'spelunker', gold: 20, unlocker: 'blacksmith', count: 2, ...from('public, high', null, 'rulebook: predecessor, gold, nameDe') }),
  locksmith: card({ suit: 'ore', predecessor: 'miner', silver: { kind: 'per-padlock', per: 1, gold: 2 }, unlocker: 'blacksmith', count: 2, ...from('rulebook, high', 'V7.7', 'public: count') }),
  graper: card({ suit: 'grapes', chainStarter: true, capacity: 2, food: 1, count: 2, ...from('rulebook, high', null, 'public: count') }),
  vintner: card({ suit: 'grapes', predecessor: 'graper', capacity: 1, gold: 5, unlocker: 'cooper', count: 2, ...from('public, high', null, 'own: nameDe') }),
  'wine-trader': card({ suit: 'grapes', predecessor: 'vintner', gold: 14, unlocker: 'glass-blower', count: 2, ...from('public, high', null, 'own: nameDe') }),
  shepherd: card({ suit: 'wool', chainStarter: true, capacity: 2, food: 1, minPlayers: 4, count: 2, ...from('rulebook, high', null, 'public: count') }),
  spinner: card({ suit: 'wool', predecessor: 'shepherd', capacity: 1, gold: 4, minPlayers: 4, count: 2, ...from('public, high', null, 'own: nameDe') }),
  weaver: card({ suit: 'wool', predecessor: 'spinner', capacity: 1, gold: 12, unlocker: 'carpenter', minPlayers: 4, count: 2, ...from('public, high', null, 'rulebook: nameDe') }),
  tailor: card({ suit: 'wool', predecessor: 'weaver', gold: 24, minPlayers: 4, count: 2, ...from('rulebook, high', null, 'public: count') }),
  tanner: card({ suit: 'leather', chainStarter: true, capacity: 2, gold: 2, minPlayers: 4, count: 2, ...from('rulebook, high', null, 'public: count') }),
  saddler: card({ suit: 'leather', predecessor: 'tanner', gold: 5, minPlayers: 4, count: 2, ...from('rulebook, high', null, 'public: count') }),
  cobbler: card({ suit: 'leather', predecessor: 'tanner', gold: 6, unlocker: 'blacksmith', minPlayers: 4, count: 2, ...from('rulebook, high', null, 'public: count') }),
  harvester: card({ suit: 'solitary', food: 1, keyring: 2, count: 2, ...from('public, high', null, 'rulebook: nameDe') }),
  hunter: card({ suit: 'solitary', food: 1, keyring: 2, count: 2, ...from('public, high', null, 'own: nameDe') }),
  chandler: card({ suit: 'solitary', suitSymbols: 2, gold: 3, keyring: 4, count: 2, ...from('public, high', null, 'rulebook: suit, nameDe') }),
  wattler: card({ suit: 'solitary', builder: 1, count: 2, ...from('public, high', null, 'own: nameDe') }),
  fisher: card({ suit: 'solitary', food: 1, gold: 3, unlocker: 'shipwright', count: 2, ...from('rulebook, high', null, 'public: count') }),
  beekeeper: card({ suit: 'solitary', gold: 4, unlocker: 'carpenter', count: 2, ...from('rulebook, high', null, 'public: count') }),
  grocer: card({ suit: 'solitary', silver: { kind: 'per-food', per: 1, gold: 3 }, unlocker: 'harvester', count: 2, ...from('rulebook, high', 'V7.8', 'public: count') }),
  freemason: card({ suit: 'solitary', silver: { kind: 'per-builder', per: 1, gold: 3 }, unlocker: 'brewer', count: 2, ...from('rulebook, high', 'V7.9', 'public: count') }),
  priest: card({ suit: 'solitary', silver: { kind: 'per-suit-symbol', suit: 'solitary', per: 2, gold: 3 }, unlocker: 'chandler', count: 2, ...from('rulebook, high', 'V7.10', 'public: count') }),
  agent: card({ suit: 'solitary', silver: { kind: 'coins-on-best-villager' }, count: 2, ...from('rulebook, high', 'V7.11', 'public: count') }),
  tinner: card({ suit: 'special', count: 2, discard: true, ...from('rulebook, high', 'V5.60', 'public: count') }),
  apprentice: card({ suit: 'special', capacity: null, count: 2, ...from('rulebook, high', 'V5.70', 'public: count') }),
  monk: card({ suit: 'special', capacity: null, count: 2, ...from('rulebook, high', 'V5.62', 'public: count') }),
  smuggler: card({ suit: 'special', unlocker: 'shipwright', count: 2, discard: true, ...from('rulebook, high', 'V5.61', 'public: count') }),
}
