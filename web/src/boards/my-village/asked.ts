import type { Move } from '../../../../worker/games/my-village/index.ts'

/** Moves that are answered in the tray, there being no dice to choose. */
const asked: ReadonlySet<string> = new Set([
  'die',
  'hire',
  'graduate',
  'enrol',
  'advance',
  'walk',
  'give',
  'tile',
  'mark',
])

export const isAsked = (move: Move): boolean => asked.has(move.do)

/** Questions about a card, which the frame's buttons answer. */
export const aboutTasks: ReadonlySet<string> = new Set([
  'mission',
  'bonus',
  'trade',
  'school-bonus',
  'salvation',
])
