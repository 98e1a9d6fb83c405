/**
 * Fixed numbers of the set-up, the turn and solo games, and the shuffle marker.
 * Rules: T2.5.
 */
import { from, type Provenance } from '../../kernel/provenance.ts'

/** T2.5: reminder of the reshuffles and the winner's trophy in one. */
export const marker = {
  id: 'shuffle-marker',
  count: 1,
  ...from('rulebook, high', 'T2.5'),
} as const satisfies Provenance & { id: string; count: number }

/** The table of section 3, and where the judge in the deck lies (T-R3, T8.3). */
export const setUp = {
  row: 5,
  awardsOpen: 2,
  judges: {
    1: { open: 2, bottom: 0 },
    2: { open: 2, bottom: 0 },
    3: { open: 1, bottom: 1 },
    4: { open: 1, bottom: 1 },
  },
  townCardsBelowJudge: {
    solo: 25,
    min: 25,
    max: 30,
    ...from('own, medium', 'T-R3', 'rulebook: solo'),
  } satisfies Provenance & { solo: number; min: number; max: number },
  ...from('rulebook, high', 'T3.2'),
} as const

/** T4.13: the actions of a turn. */
export const actionsPerTurn = 2

/** T6.1: the reshuffle that triggers the end, by number of players. */
export const endReshuffle: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 3 }

/** T8.5, T8.10: what the solo player discards in each turn, and needs to win a judge. */
export const solo = { discardsPerTurn: 2, judgeNeeds: 3 } as const

/** T8.11: the solo titles with the points they begin at, best first. */
export const soloTitles = [
  { id: 'noble', from: 38 },
  { id: 'merchant', from: 34 },
  { id: 'citizen', from: 30 },
  { id: 'peasant', from: Number.NEGATIVE_INFINITY },
] as const
