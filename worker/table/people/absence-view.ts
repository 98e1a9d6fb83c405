/** Time and absence as they go over the wire. */

import type { Seat, Viewer } from '../../games/kernel/index.ts'
import type { Decision, SeatView, TableHappening } from '../../wire/schema/table.ts'
import type { TableView } from '../../wire/schema/table-view.ts'
import { awayUntil } from '../ground/pace.ts'
import type { Absence, Vote } from '../storage/absence.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'
import { decisionsIn } from '../time/decisions.ts'

/** A seat's clock. Days away are told only to those who sit here. */
export function clockView(
  { settings, takenSeats, absence }: TableSnapshot,
  seat: Seat,
  viewer: Viewer,
): Pick<SeatView, 'left' | 'deadline' | 'overAt' | 'awayUntil'> {
  const clock = absence.clocks.find((one) => one.seat === seat)
  const hours = absence.hours.get(takenSeats[seat]?.account ?? '')
  return {
    left: (settings.pace && clock?.left) ?? null,
    deadline: clock?.deadline ?? null,
    overAt: clock?.overAt ?? null,
    awayUntil: viewer !== null && hours ? awayUntil(Date.now(), hours) : null,
  }
}

/** Time and absence in the view that everybody sees, whatever the hour. */
export function absenceView({
  absence,
}: TableSnapshot): Pick<TableView, 'pausedAt' | 'wishes' | 'proposal' | 'happenings'> {
  const { pausedAt, votes, happenings, proposal } = absence
  const wanting = (wish: string) =>
    votes.filter(({ ballot }) => ballot === wish).map(({ seat }) => seat)
  return {
    pausedAt,
    wishes: { pause: wanting('pause'), end: wanting('end'), pace: wanting('pace') },
    // Once nobody wants it any more, it is none.
    proposal: wanting('pace').length > 0 ? proposal : null,
    happenings: [...happenings],
  }
}

/** Decisions that are to be made now: after a while a seat may be opened that could not be before. */
export const decisionsView = (snapshot: TableSnapshot): Decision[] =>
  decisionsIn(snapshot).map(({ choices, votes, voters, ...decision }) => ({
    ...decision,
    choices: [...choices],
    votes: [...votes],
    voters: [...voters],
  }))

/** Wishes of the person at a seat, and their deeds beside their turns; not what another did who sat there before. */
export function voicesOf(
  { votes, happenings }: Absence,
  seat: Seat,
): {
  readonly votes: ReadonlyArray<Pick<Vote, 'ballot' | 'choice'>>
  readonly did: ReadonlyArray<Pick<TableHappening, 'what' | 'at'>>
} {
  const taken = happenings.findLast((one) => one.what === 'taken' && one.seat === seat)?.id ?? 0
  return {
    votes: votes
      .filter((vote) => vote.seat === seat)
      .map(({ ballot, choice }) => ({ ballot, choice })),
    did: happenings
      .filter(({ id, by }) => by === seat && id >= taken)
      .map(({ what, at }) => ({ what, at })),
  }
}
