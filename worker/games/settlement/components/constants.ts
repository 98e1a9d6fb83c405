/**
 * Fixed numbers: the market board, what everybody begins with, prices of actions.
 * Rules: S2.1.
 */
import type { Amounts } from './resources.ts'

/** S4.1. */
export const roundCount = 6

/** Settlers that everybody begins with (S3.6). */
export const basicSettlers = 6
export const startingResources = { wood: 1, clay: 1, stone: 1 } as const satisfies Amounts

/** Spaces of the market board and of the hero row (S2.1). */
export const marketSpaces = 9
export const heroRowSize = 4

/** Artifacts in the row, beyond one for each player (S3.5). */
export const artifactsBeyondPlayers = 3

/** Settlers to explore a terrain of region I, II, III (S5.9). */
export const exploreSettlers = { 1: 1, 2: 2, 3: 3 } as const

/** Extra diamonds for the hero at position 1, 2, 3, 4 (S5.71). */
export const surcharges = [2, 1, 0, 0] as const

export const allStreets = ['upper', 'middle', 'lower'] as const
export type Street = (typeof allStreets)[number]

export const columns = [1, 2, 3] as const
export type Column = (typeof columns)[number]

/** Points from which a solo player bears a title (S8.7), highest first. */
export const soloTitles = [
  { title: 'lord', from: 101 },
  { title: 'knight', from: 76 },
  { title: 'mayor', from: 51 },
  { title: 'settler', from: 0 },
] as const
