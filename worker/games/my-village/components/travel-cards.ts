/**
 * The travel cards.
 * Rules: M7.14–M7.17, M-R33.
 */
import { from, type Provenance } from '../../kernel/provenance.ts'
import type { BlackBanner, Letter, TravelCard } from './types.ts'

const ferryman = from('own, medium', 'M5.28', 'rulebook: letter, pp; public: grey')
const lastStop = from(
  'own, high',
  'M5.30',
  'rulebook: letter, black.additionalCost, pp, endsJourney',
)

/** Time and additional cost of the cards of a letter, and the fields that the rulebook has. */
const costs: Record<Letter, Omit<BlackBanner, 'values'> & { readonly fields: string }> = {
  A: { time: 2, additionalCost: [], fields: 'letter' },
  B: { time: 2, additionalCost: [{ coins: 1 }, { horse: 1 }], fields: 'letter' },
  C: { time: 2, additionalCost: [{ wagon: 1 }, { coins: 2 }], fields: 'letter, black' },
  D: {
    time: 2,
    additionalCost: [
      { coins: 2, horse: 1 },
      { coins: 2, wagon: 1 },
    ],
    fields: 'letter, black.additionalCost',
  },
  E: {
    time: 3,
    additionalCost: [
      { coins: 3, horse: 1 },
      { coins: 3, wagon: 1 },
    ],
    fields: 'letter, endsJourney',
  },
}

/** A travel card by letter and number: its grey banner and its prestige points. A journey ends with the letter E. */
function travel<const L extends Letter, const N extends number>(
  letter: L,
  number: N,
  grey: TravelCard['grey'],
  pp: number,
  origin: Provenance = from('own, low', 'M5.28', `rulebook: ${costs[letter].fields}`),
): TravelCard & { readonly id: `travel-${Lowercase<L>}${N}` } {
  const { time, additionalCost } = costs[letter]
  return {
    id: `travel-${letter.toLowerCase() as Lowercase<L>}${number}`,
    ...{ count: 1, letter, grey, pp, endsJourney: letter === 'E' },
    black: { values: [7], time, additionalCost },
    ...origin,
  }
}

/** The nineteen travel cards, letters A to E (M7.14, M7.15). */
export const travelCards = [
  travel('A', 1, null, 2),
  // A grey banner of 1 coin (ferryman) exists; the letter is not known.
  travel('A', 2, { coins: 1 }, 3, ferryman),
  travel('A', 3, { time: 1 }, 3),
  // A grey banner of 3 time (thunderstorm) exists; the letter is not known.
  travel('A', 4, { time: 3 }, 4, from('own, low', 'M5.28', 'rulebook: letter; public: grey')),
  travel('B', 1, null, 4),
  travel('B', 2, { beer: 1 }, 5, from('own, medium', 'M5.28', 'rulebook: letter, grey, pp')),
  travel('B', 3, { time: 2 }, 5),
  travel('B', 4, { coins: 2 }, 6),
  travel('C', 1, null, 5),
  travel('C', 2, { coins: 1 }, 6),
  travel('C', 3, { beer: 1 }, 6),
  travel('C', 4, { time: 3 }, 7),
  // The additional cost occurs on one letter (rulebook); that it is D is our choice.
  travel('D', 1, null, 6),
  travel('D', 2, { beer: 1 }, 7),
  travel('D', 3, { coins: 2 }, 7),
  { ...travel('D', 4, null, 8, lastStop), endsJourney: true, chapel: true },
  travel('E', 1, null, 9),
  travel('E', 2, null, 10),
  travel('E', 3, null, 11),
] as const
