/**
 * The judges.
 * Rules: T2.3, T-R34.
 */
import type { Judge } from './types.ts'

/** T2.3: the 6 judges (T-R34). */
export const judges = [
  {
    id: 'judge-trade',
    count: 1,
    favours: 'trade',
    points: 3,
    rule: 'T6.9',
    source: 'reconstructed',
    confidence: 'medium',
  },
  {
    id: 'judge-social',
    count: 1,
    favours: 'social',
    points: 3,
    rule: 'T6.9',
    source: 'reconstructed',
    confidence: 'medium',
  },
  {
    id: 'judge-residential',
    count: 1,
    favours: 'residential',
    points: 3,
    rule: 'T6.9',
    source: 'reconstructed',
    confidence: 'medium',
  },
  {
    id: 'judge-culture',
    count: 1,
    favours: 'culture',
    points: 3,
    rule: 'T6.9',
    source: 'reconstructed',
    confidence: 'medium',
  },
  {
    id: 'judge-military',
    count: 1,
    favours: 'military',
    points: 3,
    rule: 'T6.9',
    source: 'reconstructed',
    confidence: 'medium',
  },
  {
    id: 'judge-guilds',
    count: 1,
    favours: 'trade',
    points: 3,
    rule: 'T6.9',
    source: 'reconstructed',
    confidence: 'low',
    note: '6 judges, 5 types: the sixth favours a type too; trade has the most cards (T-R34).',
  },
] as const satisfies ReadonlyArray<Judge>
