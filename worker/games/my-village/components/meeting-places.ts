/**
 * The meeting place.
 * Rules: M7.32.
 */
import type { MeetingPlace } from './types.ts'

/** The meeting place, four copies (M7.32). */
export const meetingPlaces = [
  {
    id: 'meeting-place',
    count: 4,
    black: { values: [2, 12], time: 3, additionalCost: [] },
    onAcquire: { tile: 1, sp: 1, marker: 1 },
    white: { time: 0, gain: { moveTile: true, sp: 1, marker: 1 }, last: true },
    spaces: 2,
    pp: 2,
    rule: 'M5.61',
    source: 'reconstructed',
    confidence: 'medium',
    fieldSources: {
      count: 'rulebook',
      'black.values': 'rulebook',
      onAcquire: 'rulebook',
      'white.gain': 'rulebook',
      pp: 'rulebook',
      nameDe: 'rulebook',
    },
  },
] as const satisfies ReadonlyArray<MeetingPlace>
