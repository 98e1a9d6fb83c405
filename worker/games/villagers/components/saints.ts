/**
 * The cards of the Saints.
 * Rules: V2.6.
 */
import { from } from '../../kernel/provenance.ts'
import { card } from './card.ts'

/** The Saints, one copy each (V2.6). */
// biome-ignore format: one card a row
export const saints = {
  benefactor: card({ suit: 'special', count: 1, discard: true, phase: 'draft', ...from('rulebook, high', 'V7.20') }),
  nun: card({ suit: 'special', count: 1, ...from('rulebook, high', 'V7.22') }),
  pigeoneer: card({ suit: 'special', count: 1, discard: true, ...from('rulebook, high', 'V7.25') }),
  prophet: card({ suit: 'special', count: 1, discard: true, phase: 'draft', ...from('rulebook, high', 'V7.21') }),
  recruiter: card({ suit: 'special', count: 1, ...from('rulebook, high', 'V7.24') }),
}
