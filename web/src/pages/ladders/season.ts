import { ladderTexts } from './words.ts'

/** A season such as `2026-Q4` in words. */
export const seasonName = (season: string): string =>
  ladderTexts().seasonName(season.slice(-1), season.slice(0, 4))
