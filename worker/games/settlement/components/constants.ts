/**
 * Fixed numbers: the market board, what everybody begins with, prices of actions.
 * Rules: S2.1.
 */
import type { Amounts } from './resources.ts'

/** S4.1. */
export const ROUNDS = 6

/** Settlers that everybody begins with (S3.6). */
export const BASIC_SETTLERS = 6
export const STARTING_RESOURCES = { wood: 1, clay: 1, stone: 1 } as const satisfies Amounts

/** Spaces of the market board and of the hero row (S2.1). */
export const MARKET_SPACES = 9
export const HERO_ROW = 4

/** Artifacts in the row, beyond one for each player (S3.5). */
export const ARTIFACTS_BEYOND_PLAYERS = 3

/** Settlers to explore a terrain of region I, II, III (S5.9). */
export const EXPLORE_SETTLERS = { 1: 1, 2: 2, 3: 3 } as const

/** Extra diamonds for the hero at position 1, 2, 3, 4 (S5.71). */
export const SURCHARGE = [2, 1, 0, 0] as const

export const STREETS = ['upper', 'middle', 'lower'] as const
export type Street = (typeof STREETS)[number]

export const COLUMNS = [1, 2, 3] as const
export type Column = (typeof COLUMNS)[number]

/** Points from which a solo player bears a title (S8.7), highest first. */
export const SOLO_TITLES = [
  { title: 'lord', from: 101 },
  { title: 'knight', from: 76 },
  { title: 'mayor', from: 51 },
  { title: 'settler', from: 0 },
] as const
