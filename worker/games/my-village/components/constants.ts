/**
 * Fixed numbers: the main board, the village board and the set-up.
 * Rules: M2.1, M7.2–M7.8.
 */
import { from, type Provenance } from '../../kernel/provenance.ts'
import type { Profession } from './types.ts'

/** The sorts of number of players that the rules tell apart. */
type Players = 2 | 3 | 4

type Constant<T> = Provenance & T

/** Set-up by number of players (M3.7, M3.16-M3.18, M4.6, M4.7). */
export const setupNumbers = {
  customerDisplay: 6,
  startingCoins: [1, 2, 3, 4],
  dice: {
    2: { white: 8, black: 3, turnsPerRound: 2 },
    3: { white: 6, black: 2, turnsPerRound: 1 },
    4: { white: 8, black: 3, turnsPerRound: 1 },
  },
  ...from('rulebook, high', 'M3.20'),
} as const satisfies Constant<{
  customerDisplay: number
  startingCoins: ReadonlyArray<number>
  dice: Record<Players, { white: number; black: number; turnsPerRound: number }>
}>

/** Occupied coffin spaces at which the round is the last one (M6.2). */
export const endThreshold = {
  coffins: { 2: 9, 3: 14, 4: 18 },
  ...from('rulebook, high', 'M6.2'),
} as const satisfies Constant<{ coffins: Record<Players, number> }>

export const lifeTrack = {
  cloudSpaces: 10,
  startCloud: 0,
  ...from('public, high', 'M7.3', 'rulebook: startCloud'),
} as const satisfies Constant<{ cloudSpaces: number; startCloud: number }>

/** The headman's path and its "?" banner (M7.2, M7.4). */
export const headmanPath = {
  spaces: ['main-house', 'coin-space', 'three-sp-space'],
  coins: 1,
  sp: 3,
  time: 1,
  ...from('rulebook, high', 'M7.4'),
} as const satisfies Constant<{
  spaces: ReadonlyArray<string>
  coins: number
  sp: number
  time: number
}>

export const schoolBanner = {
  values: [3, 11],
  graduateTime: 1,
  rightSpaceSp: 2,
  ...from('rulebook, high', 'M5.91'),
} as const satisfies Constant<{
  values: ReadonlyArray<number>
  graduateTime: number
  rightSpaceSp: number
}>

/** Prestige points for church windows, by their number (M6.3). */
export const windowPoints = {
  points: [0, 2, 4, 7, 10, 14, 20],
  ...from('rulebook, high', 'M6.3'),
} as const satisfies Constant<{ points: ReadonlyArray<number> }>

export const startingPlayerHand = {
  values: [4, 10],
  spPerRound: 1,
  pp: 1,
  ...from('rulebook, high', 'M7.5'),
} as const satisfies Constant<{ values: ReadonlyArray<number>; spPerRound: number; pp: number }>

/** The market office; `prices[n - 1]` is the cost of n customers (M5.78). */
export const marketOffice = {
  values: [4, 10],
  prices: [
    { time: 1, coins: 0 },
    { time: 2, coins: 0 },
    { time: 2, coins: 1 },
    { time: 3, coins: 1 },
  ],
  ...from('rulebook, high', 'M5.78'),
} as const satisfies Constant<{
  values: ReadonlyArray<number>
  prices: ReadonlyArray<{ time: number; coins: number }>
}>

/** Story points of the chronicle spaces of each profession, in the order in which they fill (M7.6). */
export const chronicle = {
  spaces: {
    abbot: [2, 1],
    councilman: [2, 1],
    traveller: [2, 1],
    craftsman: [2, 1],
    merchant: [2, 1],
  },
  // Two spaces a profession with 1 or 2 story points each, and 1 on the second merchant space, are from the rulebook; the rest by analogy.
  ...from('own, medium', 'M7.6', 'rulebook: spaces.merchant'),
} as const satisfies Constant<{ spaces: Record<Profession, ReadonlyArray<number>> }>

/** Steps of the rat from its start space to the rat-invasion space (M7.8). */
export const ratTrack = {
  stepsToRatInvasion: { 2: 10, 3: 14, 4: 18 },
  redSpaces: 6,
  // A start space per player count is from the rulebook; the distances are chosen so that every player count sees about three invasions a game.
  ...from('own, low', 'M7.8', 'rulebook: redSpaces'),
} as const satisfies Constant<{ stepsToRatInvasion: Record<Players, number>; redSpaces: number }>

/** The anonymous graves are as many as needed (M-R8). */
export const anonymousGraves = {
  count: null,
  // Unlimited; the printed number is not known and has no effect.
  ...from('own, medium', 'M-R8'),
} as const satisfies Constant<{ count: null }>

export const populationPoints = {
  points: 4,
  ...from('rulebook, high', 'M7.31'),
} as const satisfies Constant<{ points: number }>
