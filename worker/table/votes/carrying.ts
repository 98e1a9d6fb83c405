/** Decisions of people that carry by now, and what happens by itself to a missing person's seat, as pure functions. */
import type { BotLevel, Seat } from '../../games/kernel/index.ts'
import type { AbsenceChoice } from '../../wire/schema/table.ts'
import type { Effect } from '../effects/effects.ts'
import { hour } from '../ground/pace.ts'
import { ballotAbout, ballotOfGifts } from '../storage/absence.ts'
import type { TakenSeat } from '../storage/rows.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'
import { givenDays } from '../time/clock.ts'
import { chosenIn, decisionAbout, decisionsIn, isWished } from '../time/decisions.ts'
import { clearedVotes, passOver } from '../time/patience.ts'

/** Strength of a bot that stands in for somebody. */
const standInLevel: BotLevel = 'medium'

/** Level of the bot that takes the place of one that cannot go on. */
const otherLevel: Readonly<Record<BotLevel, BotLevel>> = {
  easy: 'medium',
  medium: 'easy',
  hard: 'easy',
}

/** Time after which those who chose to wait are asked again, in milliseconds: a table must not be forgotten. */
export const waiting = 24 * hour

/** The seats with one of them changed. */
export const withSeat = (
  takenSeats: ReadonlyArray<TakenSeat>,
  seat: Seat,
  change: Partial<TakenSeat>,
): TakenSeat[] =>
  takenSeats.map((takenSeat) => (takenSeat.seat === seat ? { ...takenSeat, ...change } : takenSeat))

/** A bot plays in a seat: this turn only, or from now on. */
export const withBot = (
  takenSeats: ReadonlyArray<TakenSeat>,
  seat: Seat,
  botOnce: boolean,
): TakenSeat[] => withSeat(takenSeats, seat, { bot: standInLevel, botOnce })

/** The table ends by its people's will, as it stands. */
const endTogether: ReadonlyArray<Effect> = [
  { do: 'note', what: 'ended', seat: null },
  { do: 'end', ended: 'together' },
]

/** Another bot plays in the place of one that cannot go on. */
function otherBot({ takenSeats }: TableSnapshot, seat: Seat): Effect[] {
  const bot = takenSeats[seat]?.bot ?? standInLevel
  return [
    { do: 'unpost', kind: 'bot', seat },
    { do: 'put-seats', seats: withSeat(takenSeats, seat, { bot: otherLevel[bot] }) },
  ]
}

/** Does what was chosen for a seat; nobody is asked about it any more. */
function carryOut(
  snapshot: TableSnapshot,
  seat: Seat,
  choice: AbsenceChoice,
  now: number,
): Effect[] {
  const isStuck = snapshot.absence.stuck.has(seat)
  return [
    ...clearedVotes(snapshot, ballotAbout(seat)),
    ...((): ReadonlyArray<Effect> => {
      switch (choice) {
        case 'wait':
          return [
            { do: 'note', what: 'waited', seat },
            ...(isStuck ? [{ do: 'retry-bot', seat, due: now + waiting } as const] : []),
          ]
        case 'day':
        case 'week': {
          const clock = givenDays(snapshot, seat, choice === 'day' ? 1 : 7, now)
          return [
            { do: 'note', what: choice === 'day' ? 'day-given' : 'week-given', seat },
            ...(clock ? [{ do: 'put-clock', clock } as const] : []),
          ]
        }
        case 'turn':
          return [
            { do: 'note', what: 'bot-turn', seat },
            { do: 'put-seats', seats: withBot(snapshot.takenSeats, seat, true) },
          ]
        case 'bot':
          return [
            { do: 'note', what: 'bot-seat', seat },
            ...(isStuck
              ? otherBot(snapshot, seat)
              : [{ do: 'put-seats', seats: withBot(snapshot.takenSeats, seat, false) } as const]),
          ]
        case 'open':
          return [
            { do: 'note', what: 'opened', seat },
            { do: 'open-seat', seat },
          ]
        case 'end':
          return endTogether
      }
    })(),
  ]
}

/** The table takes the proposed pace. All time begins anew with it, so that nobody is late by a change. */
function takePace(snapshot: TableSnapshot, now: number): Effect[] {
  const { takenSeats, absence } = snapshot
  const { proposal, clocks } = absence
  if (!proposal) return []
  const seats = takenSeats.map((one) => ({
    ...one,
    waitingSince: one.waitingSince === null ? null : now,
  }))
  return [
    { do: 'take-pace', proposal },
    ...clearedVotes(snapshot, 'pace'),
    { do: 'note', what: 'pace-changed', seat: null },
    ...clocks.map(({ seat }): Effect => ({ do: 'remove-clock', seat })),
    ...takenSeats.flatMap(({ seat }) => [
      ...clearedVotes(snapshot, ballotAbout(seat)),
      ...clearedVotes(snapshot, ballotOfGifts(seat)),
    ]),
    { do: 'put-seats', seats },
  ]
}

/** A pause begins or ends, where enough people want that. */
function turnPause(snapshot: TableSnapshot, now: number): Effect[] {
  const isPaused = isWished(snapshot, 'pause')
  if (isPaused === (snapshot.absence.pausedAt !== null)) return []
  return [
    { do: 'pause', at: isPaused ? now : null },
    { do: 'note', what: isPaused ? 'paused' : 'resumed', seat: null },
    ...passOver(snapshot, now),
  ]
}

/** Effects of the wishes that enough people want by now. */
export function carried(snapshot: TableSnapshot, now: number): ReadonlyArray<Effect> {
  if (snapshot.settings.status !== 'playing') return []
  if (isWished(snapshot, 'end')) return endTogether
  if (isWished(snapshot, 'pace')) return takePace(snapshot, now)
  const pause = turnPause(snapshot, now)
  if (pause.length > 0) return pause
  for (const decision of decisionsIn(snapshot, now)) {
    const choice = chosenIn(decision)
    if (choice) return carryOut(snapshot, decision.seat, choice, now)
  }
  return []
}

/** Returns true if a seat was given a day for this turn already, by the table and not by one of the others. */
function hadDay({ absence }: TableSnapshot, seat: Seat): boolean {
  const since = absence.clocks.find((clock) => clock.seat === seat)?.waiting ?? null
  return absence.happenings.some(
    ({ what, at, by, ...about }) =>
      what === 'day-given' && about.seat === seat && by === null && since !== null && at >= since,
  )
}

/**
 * Effects that the host said should happen by themselves to seats that have just lost their person or run out of
 * time. A day more comes once a turn: a table must not stand for ever.
 */
export function automatic(
  before: TableSnapshot,
  snapshot: TableSnapshot,
  now: number,
): ReadonlyArray<Effect> {
  const late = snapshot.settings.pace?.late ?? 'ask'
  const { happenings } = snapshot.absence
  const last = before.absence.happenings.at(-1)?.id ?? 0
  for (const { id, what, seat } of happenings) {
    if (id <= last || seat === null || (what !== 'over-time' && what !== 'gone')) continue
    // Something was done about it already.
    if (happenings.findLast((one) => one.seat === seat)?.id !== id) continue
    // A bot that played there goes on; one that played a turn only has a turn to play.
    if (snapshot.takenSeats[seat]?.bot !== null) continue
    const decision = decisionAbout(snapshot, seat, now)
    // Nobody comes back to a seat that was left for good: what would help for a turn does not help it.
    const wanted = decision?.reason === 'gone' && late === 'turn' ? 'bot' : late
    const own = decision?.choices.find((one) => one === wanted)
    if (own && !(own === 'day' && hadDay(snapshot, seat))) return carryOut(snapshot, seat, own, now)
  }
  return []
}
