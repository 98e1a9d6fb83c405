/**
 * The meeting place.
 * Rules: M7.32.
 */
import { from } from '../../kernel/provenance.ts'
import type { MeetingPlace } from './types.ts'

/** The meeting place, four copies (M7.32). */
// biome-ignore format: one place a row
export const meetingPlaces = [
  { id: 'meeting-place', count: 4, black: { values: [2, 12], time: 3, additionalCost: [] }, onAcquire: { tile: 1, sp: 1, marker: 1 }, white: { time: 0, gain: { moveTile: true, sp: 1, marker: 1 }, last: true }, spaces: 2, pp: 2, ...from('own, medium', 'M5.61', 'rulebook: count, black.values, onAcquire, white.gain, pp, nameDe') },
] as const satisfies ReadonlyArray<MeetingPlace>
