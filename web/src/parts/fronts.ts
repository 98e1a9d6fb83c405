import fronts from 'virtual:drawn/fronts'

/** The place of each game, 700 by 620. */
export { fronts }
export const frontSize = { width: 700, height: 620 } as const
