/**
 * The crests.
 * Rules: T2.4, T-R2.
 */
import { from } from '../../kernel/provenance.ts'
import type { Crest } from './types.ts'

const usual = from('own, low', 'T5.64', 'rulebook: firstPlayer, ability.kind')

/** T2.4: the 4 crests. */
// biome-ignore format: one crest a row
export const crests = [
  { id: 'crest-1', count: 1, firstPlayer: true, ability: { kind: 'star', op: 'discard-row-cards', max: 1 }, ...usual },
  { id: 'crest-2', count: 1, firstPlayer: false, ability: { kind: 'star', op: 'discard-row-cards', max: 1 }, ...usual },
  { id: 'crest-3', count: 1, firstPlayer: false, ability: { kind: 'star', op: 'discard-row-cards', max: 1 }, ...usual },
  { id: 'crest-4', count: 1, firstPlayer: false, ability: { kind: 'star', op: 'discard-row-cards', max: 1 }, ...usual },
] as const satisfies ReadonlyArray<Crest>
