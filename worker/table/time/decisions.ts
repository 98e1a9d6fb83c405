/** Decisions that the people at a table can decide together, and whose voices count. Reads only. */

import type { Seat } from '../../games/kernel/index.ts'
import type { AbsenceChoice, Decision, TableWish } from '../../wire/schema/table.ts'
import { hour } from '../ground/pace.ts'
import { ballotAbout } from '../storage/absence.ts'
import type { TakenSeat } from '../storage/rows.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'

/** Returns true if a person plays here, and no bot in their place. */
export const isPerson = ({ account, bot }: Pick<TakenSeat, 'account' | 'bot'>): boolean =>
  account !== null && bot === null

/** The seats that belong to a person, though they are late, away, or a bot plays for them. */
export const owners = ({ takenSeats }: TableSnapshot): Seat[] =>
  takenSeats.filter(({ account }) => account !== null).map(({ seat }) => seat)

const choicesFor: Readonly<Record<Decision['reason'], ReadonlyArray<AbsenceChoice>>> = {
  time: ['wait', 'day', 'week', 'turn', 'bot', 'open', 'end'],
  gone: ['wait', 'bot', 'open', 'end'],
  bot: ['open'],
  // Waiting has the bot tried again; the bot that takes the seat is another.
  stuck: ['wait', 'bot', 'open', 'end'],
}

const isLate = ({ absence }: TableSnapshot, seat: Seat): boolean =>
  absence.clocks.some((clock) => clock.seat === seat && clock.overAt !== null)

/** The seats whose people count: those who play themselves and are not late. People who are missing hold up no decision. */
export const atHand = (snapshot: TableSnapshot): Seat[] =>
  snapshot.takenSeats
    .filter((takenSeat) => isPerson(takenSeat) && !isLate(snapshot, takenSeat.seat))
    .map(({ seat }) => seat)

function reasonFor(snapshot: TableSnapshot, takenSeat: TakenSeat): Decision['reason'] | null {
  if (takenSeat.bot !== null && snapshot.absence.stuck.has(takenSeat.seat)) return 'stuck'
  if (takenSeat.bot !== null) return takenSeat.botOnce ? null : 'bot'
  if (takenSeat.account === null) return 'gone'
  return isLate(snapshot, takenSeat.seat) ? 'time' : null
}

/** Time in milliseconds for which a seat is kept for its person, unless several voices give it away. */
const keptFor = 7 * 24 * hour

/** Moment from which the person of a seat has not played, as far as the table knows; 0: for longer than that. */
const goneSince = ({ absence }: TableSnapshot, { seat, bot, waitingSince }: TakenSeat): number =>
  bot === null
    ? (waitingSince ?? 0)
    : (absence.happenings.findLast(
        ({ what, ...about }) => about.seat === seat && (what === 'resigned' || what === 'bot-seat'),
      )?.at ?? 0)

/**
 * True if a seat may be opened to somebody new: one voice alone does not give away what belongs to a person who may come
 * back. In a tournament nobody plays in another's place but a bot.
 */
export const mayOpen = (snapshot: TableSnapshot, takenSeat: TakenSeat, now: number): boolean =>
  snapshot.settings.tournament === null &&
  (takenSeat.account === null ||
    atHand(snapshot).filter((voter) => voter !== takenSeat.seat).length > 1 ||
    goneSince(snapshot, takenSeat) + keptFor <= now)

/** Decision about a seat; `null` where all is well with it, or the table does not play. */
export function decisionAbout(
  snapshot: TableSnapshot,
  seat: Seat,
  now: number = Date.now(),
): Decision | null {
  const { settings, takenSeats, absence } = snapshot
  const takenSeat = takenSeats[seat]
  const reason = takenSeat ? reasonFor(snapshot, takenSeat) : null
  if (settings.status !== 'playing' || !takenSeat || !reason) return null
  const voters = atHand(snapshot).filter((voter) => voter !== seat)
  const ballot = ballotAbout(seat)
  return {
    seat,
    reason,
    choices: choicesFor[reason].filter(
      (choice) =>
        (choice !== 'open' || mayOpen(snapshot, takenSeat, now)) &&
        // Without a clock there is no time to give.
        (settings.pace !== null || (choice !== 'day' && choice !== 'week')),
    ),
    votes: absence.votes
      .filter((vote) => vote.ballot === ballot && voters.includes(vote.seat))
      .map((vote) => ({ seat: vote.seat, choice: vote.choice as AbsenceChoice })),
    voters,
    open: absence.open.has(seat),
  }
}

/** All that is to be decided. A bot's seat is, once somebody wants a person there. */
export const decisionsIn = (snapshot: TableSnapshot, now: number = Date.now()): Decision[] =>
  snapshot.takenSeats
    .map(({ seat }) => decisionAbout(snapshot, seat, now))
    .filter((decision) => decision !== null)
    .filter(({ reason, votes, open }) => reason !== 'bot' || votes.length > 0 || open)

/** Choice of more than half of those whose voices count; `null` as long as there is no such choice. */
export const chosenIn = ({ choices, votes, voters }: Decision): AbsenceChoice | null =>
  choices.find(
    (choice) => votes.filter((vote) => vote.choice === choice).length * 2 > voters.length,
  ) ?? null

/** Returns true if enough people want it: a pause more than half, the end and another pace all. */
export function isWished(snapshot: TableSnapshot, wish: TableWish): boolean {
  if (wish === 'pace' && snapshot.absence.proposal === null) return false
  const all = atHand(snapshot)
  const wanting = snapshot.absence.votes.filter(
    ({ ballot, seat }) => ballot === wish && all.includes(seat),
  ).length
  return wish === 'pause' ? wanting * 2 > all.length : all.length > 0 && wanting === all.length
}
