/**
 * The monks.
 * Rules: M7.19, M7.20.
 */
import { from } from '../../kernel/provenance.ts'
import type { Monk } from './types.ts'

/** The twelve monks: each a window and a one-time bonus (M7.19, M7.20). */
// biome-ignore format: one monk a row
export const monks = [
  { id: 'monk-quill-1', count: 1, stack: 'quill', black: { values: [4, 10], time: 3, additionalCost: [] }, bonus: { sp: 3 }, windows: 1, ...from('own, low', 'M5.51', 'rulebook: stack, windows') },
  { id: 'monk-quill-2', count: 1, stack: 'quill', black: { values: [4, 10], time: 3, additionalCost: [] }, bonus: { school: 2 }, windows: 1, ...from('own, low', 'M5.54', 'rulebook: stack, windows') },
  { id: 'monk-quill-3', count: 1, stack: 'quill', black: { values: [4, 10], time: 3, additionalCost: [] }, bonus: { marketOffice: 1, maxCustomers: 2 }, windows: 1, ...from('own, low', 'M5.55', 'rulebook: stack, windows') },
  { id: 'monk-jug-1', count: 1, stack: 'jug', black: { values: [5, 9], time: 3, additionalCost: [] }, bonus: { sp: 3 }, windows: 1, ...from('own, low', 'M5.51', 'rulebook: stack, windows') },
  { id: 'monk-jug-2', count: 1, stack: 'jug', black: { values: [5, 9], time: 3, additionalCost: [] }, bonus: { school: 1 }, windows: 1, ...from('own, low', 'M5.53', 'rulebook: stack, windows') },
  { id: 'monk-jug-3', count: 1, stack: 'jug', black: { values: [5, 9], time: 3, additionalCost: [] }, bonus: { school: 1 }, windows: 1, ...from('own, low', 'M5.53', 'rulebook: stack, windows') },
  { id: 'monk-jug-4', count: 1, stack: 'jug', black: { values: [5, 9], time: 3, additionalCost: [] }, bonus: { headman: 1 }, windows: 1, ...from('own, low', 'M5.52', 'rulebook: stack, windows') },
  { id: 'monk-rosary-1', count: 1, stack: 'rosary', black: { values: [6, 8], time: 3, additionalCost: [] }, bonus: { sp: 2 }, windows: 1, ...from('own, low', 'M5.51', 'rulebook: stack, windows') },
  { id: 'monk-rosary-2', count: 1, stack: 'rosary', black: { values: [6, 8], time: 3, additionalCost: [] }, bonus: { sp: 2 }, windows: 1, ...from('own, low', 'M5.51', 'rulebook: stack, windows') },
  { id: 'monk-rosary-3', count: 1, stack: 'rosary', black: { values: [6, 8], time: 3, additionalCost: [] }, bonus: { headman: 1 }, windows: 1, ...from('own, low', 'M5.52', 'rulebook: stack, windows') },
  { id: 'monk-rosary-4', count: 1, stack: 'rosary', black: { values: [6, 8], time: 3, additionalCost: [] }, bonus: { headman: 1 }, windows: 1, ...from('own, low', 'M5.52', 'rulebook: stack, windows') },
  { id: 'monk-rosary-5', count: 1, stack: 'rosary', black: { values: [6, 8], time: 3, additionalCost: [] }, bonus: { marketOffice: 1, maxCustomers: 2 }, windows: 1, ...from('own, low', 'M5.55', 'rulebook: stack, windows') },
] as const satisfies ReadonlyArray<Monk>
