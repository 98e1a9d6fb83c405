/**
 * The judges.
 * Rules: T2.3, T-R34.
 */
import { from } from '../../kernel/provenance.ts'
import type { Judge } from './types.ts'

const usual = from('own, medium', 'T6.9')

/** T2.3: the 6 judges (T-R34). */
// biome-ignore format: one judge a row
export const judges = [
  { id: 'judge-trade', count: 1, favours: 'trade', points: 3, ...usual },
  { id: 'judge-social', count: 1, favours: 'social', points: 3, ...usual },
  { id: 'judge-residential', count: 1, favours: 'residential', points: 3, ...usual },
  { id: 'judge-culture', count: 1, favours: 'culture', points: 3, ...usual },
  { id: 'judge-military', count: 1, favours: 'military', points: 3, ...usual },
  // 6 judges, 5 types: the sixth favours a type too; trade has the most cards (T-R34).
  { id: 'judge-guilds', count: 1, favours: 'trade', points: 3, ...from('own, low', 'T6.9') },
] as const satisfies ReadonlyArray<Judge>
