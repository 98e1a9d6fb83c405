/**
 * The cards of the Scoundrels.
 * Rules: V2.7.
 */
import { from } from '../../kernel/provenance.ts'
import { card } from './card.ts'

/** The Scoundrels (V2.7). */
// biome-ignore format: one card a row
export const scoundrels = {
  noble: card({ suit: 'special', count: 1, discard: true, ...from('rulebook, high', 'V7.30') }),
  barbarian: card({ suit: 'special', count: 1, discard: true, phase: 'draft', ...from('rulebook, high', 'V7.31') }),
  thief: card({ suit: 'special', minPlayers: 4, count: 2, ...from('rulebook, high', 'V7.32') }),
  sheriff: card({ suit: 'special', minPlayers: 4, count: 2, discard: true, ...from('rulebook, high', 'V7.39') }),
  flaker: card({ suit: 'special', count: 1, discard: true, phase: 'draft', ...from('rulebook, high', 'V7.35') }),
  schemer: card({ suit: 'special', count: 1, discard: true, ...from('rulebook, high', 'V7.37') }),
  courier: card({ suit: 'special', count: 1, discard: true, phase: 'draft', ...from('rulebook, high', 'V7.40') }),
}
