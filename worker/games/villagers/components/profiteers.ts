/**
 * The cards of the Profiteers.
 * Rules: V2.8, V7.49–V7.51, V7.54–V7.56, V8.48, V-R4.
 */
import { from } from '../../kernel/provenance.ts'
import { card } from './card.ts'

/** The Profiteers, eight cards of six names (V2.8, V7.49, V-R4). */
// biome-ignore format: one card a row
export const profiteers = {
  // Suit and predecessor as on the public card face; the rule text calls all profiteers special.
  alchemist: card({ suit: 'ore', predecessor: 'miner', bronze: { kind: 'half-of-best-silver' }, count: 1, ...from('rulebook, medium', 'V7.50', 'public: suit, suitSymbols; own: count') }),
  arkwright: card({ suit: 'wood', predecessor: 'lumberjack', bronze: { kind: 'per-villager-with-coins', gold: 2 }, count: 1, ...from('rulebook, medium', 'V7.51', 'public: suit, suitSymbols; own: count') }),
  captain: card({ suit: 'solitary', bronze: { kind: 'per-gold-symbol', per: 1, gold: 1 }, count: 1, ...from('rulebook, high', 'V7.55', 'public: suit, suitSymbols; own: count') }),
  carter: card({ suit: 'hay', predecessor: 'hayer', bronze: { kind: 'per-chain-starter', villagersOn: 2, gold: 1 }, count: 1, ...from('rulebook, medium', 'V7.56', 'public: suit, suitSymbols; own: count') }),
  // Two copies follow from the rule texts.
  freelancer: card({ suit: 'special', count: 2, ...from('rulebook, high', 'V7.52', 'public: suit, suitSymbols') }),
  // 8 cards over 6 names, Freelancer twice: exactly one further name is there twice (V-R4).
  wholesaler: card({ suit: 'solitary', silver: { kind: 'per-set', suits: ['ore', 'hay', 'wood'], gold: 3 }, count: 2, ...from('rulebook, medium', 'V7.54', 'public: suit, suitSymbols; own: count') }),
}
