/** What a session may do that was opened by a letter's link: play its tables, and nothing else of the account. */
import type { Operations } from './operations/index.ts'

/** What it may do at its table. Not in the list: what only the host does, asking others in, and giving the seat away. */
const allowed = [
  'getTable',
  'getTableQuestion',
  'submitTurn',
  'keepDraft',
  'takeTurnBack',
  'answerTakeBack',
  'layPlan',
  'getHistory',
  'getPast',
  'getRecord',
  'getTalk',
  'say',
  'readTalk',
  'getNote',
  'keepNote',
  'nudge',
  'giveTime',
  'voteOnSeat',
  'wishAtTable',
  'proposePace',
] as const satisfies ReadonlyArray<keyof Operations>

const allowedNames: ReadonlySet<string> = new Set(allowed)

/** Whether such a session may do an operation at its table. */
export const mayDo = (operation: string): boolean => allowedNames.has(operation)
