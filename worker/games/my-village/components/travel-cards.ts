/**
 * The travel cards.
 * Rules: M7.14–M7.17, M-R33.
 */
import { from } from '../../kernel/provenance.ts'
import type { TravelCard } from './types.ts'

/** The nineteen travel cards, letters A to E (M7.14, M7.15). */
// biome-ignore format: one card a row
export const travelCards = [
  { id: 'travel-a1', count: 1, letter: 'A', black: { values: [7], time: 2, additionalCost: [] }, grey: null, pp: 2, endsJourney: false, ...from('own, low', 'M5.28', 'rulebook: letter') },
  // A grey banner of 1 coin (ferryman) exists; the letter is not known.
  { id: 'travel-a2', count: 1, letter: 'A', black: { values: [7], time: 2, additionalCost: [] }, grey: { coins: 1 }, pp: 3, endsJourney: false, ...from('own, medium', 'M5.28', 'rulebook: letter, pp; public: grey') },
  { id: 'travel-a3', count: 1, letter: 'A', black: { values: [7], time: 2, additionalCost: [] }, grey: { time: 1 }, pp: 3, endsJourney: false, ...from('own, low', 'M5.28', 'rulebook: letter') },
  // A grey banner of 3 time (thunderstorm) exists; the letter is not known.
  { id: 'travel-a4', count: 1, letter: 'A', black: { values: [7], time: 2, additionalCost: [] }, grey: { time: 3 }, pp: 4, endsJourney: false, ...from('own, low', 'M5.28', 'rulebook: letter; public: grey') },
  { id: 'travel-b1', count: 1, letter: 'B', black: { values: [7], time: 2, additionalCost: [{ coins: 1 }, { horse: 1 }] }, grey: null, pp: 4, endsJourney: false, ...from('own, low', 'M5.28', 'rulebook: letter') },
  { id: 'travel-b2', count: 1, letter: 'B', black: { values: [7], time: 2, additionalCost: [{ coins: 1 }, { horse: 1 }] }, grey: { beer: 1 }, pp: 5, endsJourney: false, ...from('own, medium', 'M5.28', 'rulebook: letter, grey, pp') },
  { id: 'travel-b3', count: 1, letter: 'B', black: { values: [7], time: 2, additionalCost: [{ coins: 1 }, { horse: 1 }] }, grey: { time: 2 }, pp: 5, endsJourney: false, ...from('own, low', 'M5.28', 'rulebook: letter') },
  { id: 'travel-b4', count: 1, letter: 'B', black: { values: [7], time: 2, additionalCost: [{ coins: 1 }, { horse: 1 }] }, grey: { coins: 2 }, pp: 6, endsJourney: false, ...from('own, low', 'M5.28', 'rulebook: letter') },
  { id: 'travel-c1', count: 1, letter: 'C', black: { values: [7], time: 2, additionalCost: [{ wagon: 1 }, { coins: 2 }] }, grey: null, pp: 5, endsJourney: false, ...from('own, low', 'M5.28', 'rulebook: letter, black') },
  { id: 'travel-c2', count: 1, letter: 'C', black: { values: [7], time: 2, additionalCost: [{ wagon: 1 }, { coins: 2 }] }, grey: { coins: 1 }, pp: 6, endsJourney: false, ...from('own, low', 'M5.28', 'rulebook: letter, black') },
  { id: 'travel-c3', count: 1, letter: 'C', black: { values: [7], time: 2, additionalCost: [{ wagon: 1 }, { coins: 2 }] }, grey: { beer: 1 }, pp: 6, endsJourney: false, ...from('own, low', 'M5.28', 'rulebook: letter, black') },
  { id: 'travel-c4', count: 1, letter: 'C', black: { values: [7], time: 2, additionalCost: [{ wagon: 1 }, { coins: 2 }] }, grey: { time: 3 }, pp: 7, endsJourney: false, ...from('own, low', 'M5.28', 'rulebook: letter, black') },
  // The additional cost occurs on one letter (rulebook); that it is D is our choice.
  { id: 'travel-d1', count: 1, letter: 'D', black: { values: [7], time: 2, additionalCost: [{ coins: 2, horse: 1 }, { coins: 2, wagon: 1 }] }, grey: null, pp: 6, endsJourney: false, ...from('own, low', 'M5.28', 'rulebook: letter, black.additionalCost') },
  { id: 'travel-d2', count: 1, letter: 'D', black: { values: [7], time: 2, additionalCost: [{ coins: 2, horse: 1 }, { coins: 2, wagon: 1 }] }, grey: { beer: 1 }, pp: 7, endsJourney: false, ...from('own, low', 'M5.28', 'rulebook: letter, black.additionalCost') },
  { id: 'travel-d3', count: 1, letter: 'D', black: { values: [7], time: 2, additionalCost: [{ coins: 2, horse: 1 }, { coins: 2, wagon: 1 }] }, grey: { coins: 2 }, pp: 7, endsJourney: false, ...from('own, low', 'M5.28', 'rulebook: letter, black.additionalCost') },
  { id: 'travel-d4', count: 1, letter: 'D', black: { values: [7], time: 2, additionalCost: [{ coins: 2, horse: 1 }, { coins: 2, wagon: 1 }] }, grey: null, pp: 8, endsJourney: true, chapel: true, ...from('own, high', 'M5.30', 'rulebook: letter, black.additionalCost, pp, endsJourney') },
  { id: 'travel-e1', count: 1, letter: 'E', black: { values: [7], time: 3, additionalCost: [{ coins: 3, horse: 1 }, { coins: 3, wagon: 1 }] }, grey: null, pp: 9, endsJourney: true, ...from('own, low', 'M5.28', 'rulebook: letter, endsJourney') },
  { id: 'travel-e2', count: 1, letter: 'E', black: { values: [7], time: 3, additionalCost: [{ coins: 3, horse: 1 }, { coins: 3, wagon: 1 }] }, grey: null, pp: 10, endsJourney: true, ...from('own, low', 'M5.28', 'rulebook: letter, endsJourney') },
  { id: 'travel-e3', count: 1, letter: 'E', black: { values: [7], time: 3, additionalCost: [{ coins: 3, horse: 1 }, { coins: 3, wagon: 1 }] }, grey: null, pp: 11, endsJourney: true, ...from('own, low', 'M5.28', 'rulebook: letter, endsJourney') },
] as const satisfies ReadonlyArray<TravelCard>
