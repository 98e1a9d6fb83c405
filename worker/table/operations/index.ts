/** All that somebody can do at a table. A new operation is a file and a line here. */
import { answerTakeBack } from './answer-take-back.ts'
import { callFromQueue } from './call-from-queue.ts'
import { cancelTable } from './cancel-table.ts'
import { changeTable } from './change-table.ts'
import { dismissBot } from './dismiss-bot.ts'
import { endSeries } from './end-series.ts'
import { getHistory } from './get-history.ts'
import { getMoments } from './get-moments.ts'
import { getNote } from './get-note.ts'
import { getPast } from './get-past.ts'
import { getTableQuestion } from './get-question.ts'
import { getRecord } from './get-record.ts'
import { getSeatLink } from './get-seat-link.ts'
import { getTable } from './get-table.ts'
import { getTalk } from './get-talk.ts'
import { giveTime } from './give-time.ts'
import { invite } from './invite.ts'
import { joinQueue } from './join-queue.ts'
import { keepDraft } from './keep-draft.ts'
import { keepNote } from './keep-note.ts'
import { layPlan } from './lay-plan.ts'
import { leaveQueue } from './leave-queue.ts'
import { leaveSeat } from './leave-seat.ts'
import { nudge } from './nudge.ts'
import type { AnyOperation } from './operation.ts'
import { proposePace } from './propose-pace.ts'
import { readTalk } from './read-talk.ts'
import { reissueSeat } from './reissue-seat.ts'
import { rematch } from './rematch.ts'
import { removePerson } from './remove-person.ts'
import { resignSeat } from './resign-seat.ts'
import { returnToSeat } from './return-to-seat.ts'
import { say } from './say.ts'
import { seatBot } from './seat-bot.ts'
import { setStart } from './set-start.ts'
import { startTable } from './start-table.ts'
import { submitTurn } from './submit-turn.ts'
import { takeOpenSeat } from './take-open-seat.ts'
import { takeSeat } from './take-seat.ts'
import { takeSeatFromQueue } from './take-seat-from-queue.ts'
import { takeTurnBack } from './take-turn-back.ts'
import { voteOnSeat } from './vote.ts'
import { wantLetters } from './want-letters.ts'
import { wishAtTable } from './wish.ts'

export const operations = {
  takeSeat,
  leaveSeat,
  seatBot,
  dismissBot,
  invite,
  changeTable,
  removePerson,
  cancelTable,
  startTable,
  setStart,
  getTable,
  getTableQuestion,
  submitTurn,
  keepDraft,
  takeTurnBack,
  answerTakeBack,
  layPlan,
  getHistory,
  getPast,
  getRecord,
  getMoments,
  rematch,
  endSeries,
  getTalk,
  say,
  readTalk,
  getNote,
  keepNote,
  nudge,
  giveTime,
  voteOnSeat,
  wishAtTable,
  wantLetters,
  proposePace,
  resignSeat,
  returnToSeat,
  getSeatLink,
  takeOpenSeat,
  reissueSeat,
  joinQueue,
  leaveQueue,
  takeSeatFromQueue,
  callFromQueue,
} as const

export type Operations = typeof operations

const list: ReadonlyArray<AnyOperation> = Object.values(operations)
const byName = new Map(list.map((one) => [one.shape.name, one]))

/** The operation of a name; the API knows no others. */
export function operationOf(name: string): AnyOperation {
  const found = byName.get(name)
  if (!found) throw new RangeError(`There is no operation ${name}.`)
  return found
}
