/**
 * The four village boards.
 * Rules: M2.2, M2.3, M7.1.
 */
import { from } from '../../kernel/provenance.ts'
import type { VillageBoard } from './types.ts'

const usual = from('own, medium', 'M7.1', 'rulebook: playBanner.time, playBanner.gain')

/** The four village boards: alike but for the values of the play banner (M2.2, M7.1). */
// biome-ignore format: one board a row
export const villageBoards = [
  // The four pairs are the banner values of the craft buildings (rulebook); one of them, 5/8, is public.
  { id: 'village-board-1', count: 1, playBanner: { values: [5, 8], time: 0, gain: { sp: 1 } }, ...usual },
  { id: 'village-board-2', count: 1, playBanner: { values: [5, 9], time: 0, gain: { sp: 1 } }, ...usual },
  { id: 'village-board-3', count: 1, playBanner: { values: [6, 8], time: 0, gain: { sp: 1 } }, ...usual },
  { id: 'village-board-4', count: 1, playBanner: { values: [6, 9], time: 0, gain: { sp: 1 } }, ...usual },
] as const satisfies ReadonlyArray<VillageBoard>
