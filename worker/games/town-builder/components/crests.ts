/**
 * The crests.
 * Rules: T2.4, T-R2.
 */
import type { Crest } from './types.ts'

/** T2.4: the 4 crests. */
export const crests = [
  {
    id: 'crest-1',
    count: 1,
    firstPlayer: true,
    ability: { kind: 'star', op: 'discard-row-cards', max: 1 },
    rule: 'T5.64',
    source: 'reconstructed',
    confidence: 'low',
    fieldSources: { firstPlayer: 'rulebook', 'ability.kind': 'rulebook' },
  },
  {
    id: 'crest-2',
    count: 1,
    firstPlayer: false,
    ability: { kind: 'star', op: 'discard-row-cards', max: 1 },
    rule: 'T5.64',
    source: 'reconstructed',
    confidence: 'low',
    fieldSources: { firstPlayer: 'rulebook', 'ability.kind': 'rulebook' },
  },
  {
    id: 'crest-3',
    count: 1,
    firstPlayer: false,
    ability: { kind: 'star', op: 'discard-row-cards', max: 1 },
    rule: 'T5.64',
    source: 'reconstructed',
    confidence: 'low',
    fieldSources: { firstPlayer: 'rulebook', 'ability.kind': 'rulebook' },
  },
  {
    id: 'crest-4',
    count: 1,
    firstPlayer: false,
    ability: { kind: 'star', op: 'discard-row-cards', max: 1 },
    rule: 'T5.64',
    source: 'reconstructed',
    confidence: 'low',
    fieldSources: { firstPlayer: 'rulebook', 'ability.kind': 'rulebook' },
  },
] as const satisfies ReadonlyArray<Crest>
