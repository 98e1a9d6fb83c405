/** Calls that must leave a table after a change, as pure functions: rows of its outbox. */
import { type Seat, same } from '../../games/kernel/index.ts'
import type { TableHappening } from '../../wire/schema/table.ts'
import { botToPlay, isUntold } from '../bots/bots.ts'
import { type Change, rowsIn } from '../effects/deed.ts'
import type { Effect, Post } from '../effects/effects.ts'
import type { OutboxKind } from '../ground/outbox.ts'
import { queueCalls } from '../queue/queue.ts'
import { isOpenToAll } from '../seats/open-to-all.ts'
import { opensNext } from '../seats/series.ts'
import type { Absence } from '../storage/absence.ts'
import { isSeatedAlike } from '../storage/journal.ts'
import { type TableSnapshot, toActIn } from '../storage/snapshot.ts'
import { keptNews, newsIn } from '../telling/news.ts'
import { aboutNudge } from '../telling/nudge.ts'
import { clockCalls } from '../time/clock.ts'
import { decisionAbout } from '../time/decisions.ts'
import { type Answered, grace, graceFor } from '../time/grace.ts'
import { patienceCalls } from '../time/patience.ts'
import { waiting } from '../votes/carrying.ts'

const minute = 60_000
/**
 * Time in milliseconds for which the list of tables may not know of what was said: the words of a
 * conversation reach it in one write, and those who are here have read them by then.
 */
const listLag = minute

/**
 * Time in milliseconds for which they may not know that an awaited person has played and is awaited again: nothing
 * else changes there, and most of those who play on have soon done so.
 */
const turnLag = 10 * minute

/** Time for which a host may change an open table, or give it up, before others hear of it. */
const seekersLag = minute

const revisionOf = ({ play }: TableSnapshot): number => play?.revision ?? 0

type Part = Exclude<keyof TableSnapshot, 'game' | 'absence' | 'queue'> | keyof Absence

/** All that a table keeps, besides who waits in the queue, and its list may show or sort by; a new part of a table does not compile without a line here. */
const parts: Readonly<Record<Part, (snapshot: TableSnapshot) => unknown>> = {
  settings: ({ settings }) => settings,
  play: revisionOf,
  takenSeats: ({ takenSeats }) => takenSeats,
  pausedAt: ({ absence }) => absence.pausedAt,
  clocks: ({ absence }) => absence.clocks,
  votes: ({ absence }) => absence.votes,
  open: ({ absence }) => [...absence.open],
  again: ({ absence }) => [...absence.again],
  stuck: ({ absence }) => [...absence.stuck],
  happenings: ({ absence }) => absence.happenings,
  proposal: ({ absence }) => absence.proposal,
  hours: ({ absence }) => [...absence.hours],
  nextHours: ({ absence }) => [...absence.nextHours],
}

/** People who sit, by seat and name: a change of it is no turn. */
const sitting = ({ takenSeats }: TableSnapshot) =>
  takenSeats.map(({ account, name, bot }) => [account, name, bot])

/** Counts a change, and calls for the list of tables. A table that is over keeps the time of its end. */
function listCalls({ before, after, deeds, now }: Change): Effect[] {
  const call = { do: 'post', kind: 'index', seat: null, revision: 0 } as const
  const { status, updatedAt } = before.settings
  const changed = Object.entries(parts).filter(([, part]) => !same(part(before), part(after)))
  if (changed.length > 0) {
    const isTurnOn = changed.every(([part]) => part === 'play' || part === 'takenSeats')
    const isSame = same(toActIn(before), toActIn(after)) && same(sitting(before), sitting(after))
    const goesOn = isTurnOn && before.play !== null && isSame
    return [
      { do: 'count', updatedAt: status === 'over' ? updatedAt : now },
      { ...call, ...(goesOn ? { due: now + turnLag, unless: 'later' } : { due: now }) },
    ]
  }
  if (!deeds.some(({ did }) => did === 'say' || did === 'read')) return []
  const isSaid = deeds.some(({ did }) => did === 'say')
  // A call that waits for later anyway is enough: it takes the table as it stands by then.
  return [
    { do: 'count', updatedAt },
    { ...call, due: isSaid ? now + listLag : now, unless: 'later' },
  ]
}

/** Wakes the bots that must act. The calls of those that have acted, or whose seat has another bot or none, are answered. */
function botCalls({ before, after, deeds, now }: Change): Effect[] {
  const rows = rowsIn(deeds)
  const answered = after.takenSeats
    .filter(
      ({ seat, bot }) =>
        rows.some((row) => row.seat === seat || row.back !== null) ||
        (before.takenSeats[seat] !== undefined && before.takenSeats[seat].bot !== bot),
    )
    .map(({ seat }) => seat)
  const awake = toActIn(after).filter(
    (seat) => botToPlay(after, seat) && (answered.includes(seat) || !after.absence.stuck.has(seat)),
  )
  return [
    ...answered.map((seat): Effect => ({ do: 'unpost', kind: 'bot', seat })),
    ...awake.map(
      (seat): Effect => ({
        ...{ do: 'post', kind: 'bot', seat, revision: revisionOf(after), due: now, unless: 'any' },
      }),
    ),
  ]
}

/**
 * A notice to every seat. Somebody who plays alone or among bots did it themselves, and is told nothing
 * unless they want letters.
 */
function toAll({ after, now }: Change, kind: OutboxKind): Effect[] {
  const { play, takenSeats } = after
  if (!play || isUntold(takenSeats)) return []
  const due = now + grace
  return Array.from({ length: play.seats }, (_, seat): Effect => {
    return { do: 'post', kind, seat, revision: play.revision, due }
  })
}

/** That the play began, by its host's word or because the table is full, or that it ended, and what it gave. */
function statusCalls(change: Change): Effect[] {
  const { before, after } = change
  const [from, to] = [before.settings.status, after.settings.status]
  if (from === 'gathering' && to !== 'gathering' && after.play) {
    const isFull = before.takenSeats.length < before.settings.wanted
    const full = isFull && after.takenSeats.length === after.settings.wanted
    // A tournament tells its people itself where they play, and a series with the end of the game before.
    if (after.settings.tournament !== null || after.settings.series?.isOpened)
      return overCalls(change)
    return [...toAll(change, full ? 'full' : 'started'), ...overCalls(change)]
  }
  return from === 'playing' && to === 'over' ? overCalls(change) : []
}

function overCalls(change: Change): Effect[] {
  const { after, now } = change
  if (after.settings.status !== 'over') return []
  const revision = revisionOf(after)
  return [
    ...(after.settings.ended === null
      ? [{ do: 'post', kind: 'result', seat: null, revision, due: now } as const]
      : []),
    ...(after.settings.tournament === null
      ? []
      : [{ do: 'post', kind: 'tournament', seat: null, revision, due: now } as const]),
    ...(opensNext(after)
      ? [{ do: 'post', kind: 'series', seat: null, revision, due: now } as const]
      : []),
    ...toAll(change, 'over'),
    { do: 'drop-plans' },
  ]
}

/** Tells persons that it is their turn. A bot that plays in a seat needs no letter, nor does its person meanwhile. */
function turnCalls(
  { before, after, now }: Change,
  newlyAsked: ReadonlySet<Seat>,
  latest: ReadonlyArray<Answered>,
): Effect[] {
  const { takenSeats } = after
  if (isUntold(takenSeats)) return []
  const isNew = (seat: Seat) =>
    newlyAsked.has(seat) || (takenSeats[seat]?.letters && !before.takenSeats[seat]?.letters)
  return toActIn(after)
    .filter((seat) => isNew(seat) && takenSeats[seat]?.bot === null)
    .map((seat): Effect => {
      const due = now + graceFor(seat, latest, now)
      return { do: 'post', kind: 'turn', seat, revision: revisionOf(after), due }
    })
}

/** Takes back the calls that would tell seats of a turn which their people have played since, or want no letters of any more. */
function answeredTurns({ before, after, deeds }: Change): Effect[] {
  const declined = after.takenSeats.filter(
    ({ seat, letters }) => !letters && before.takenSeats[seat]?.letters,
  )
  const seats = [...rowsIn(deeds), ...declined].map(({ seat }) => seat)
  return [...new Set(seats)].map((seat): Effect => ({ do: 'unpost', kind: 'turn', seat }))
}

/** Happenings that lead to a decision of the others. */
const asking: ReadonlySet<TableHappening['what']> = new Set([
  'over-time',
  'gone',
  'waited',
  'bot-stuck',
])

/** Happenings at a table during a change. */
export function happenedIn({ before, after }: Pick<Change, 'before' | 'after'>): TableHappening[] {
  const last = before.absence.happenings.at(-1)?.id ?? 0
  return after.absence.happenings.filter(({ id }) => id > last)
}

/** Tells those who can decide about a seat, once each for what happened. */
function decisionCalls(change: Change): Effect[] {
  const { after, now } = change
  const { happenings } = after.absence
  return happenedIn(change).flatMap(({ id, what, seat }) => {
    if (seat === null || !asking.has(what)) return []
    // Answered already, or asked anew.
    if (happenings.findLast((one) => one.seat === seat)?.id !== id) return []
    const decision = decisionAbout(after, seat, now)
    if (!decision || decision.reason === 'bot') return []
    const due = now + (what === 'waited' ? waiting : grace)
    return decision.voters.map((voter): Effect => {
      const revision = revisionOf(after)
      return { do: 'post', kind: 'decision', seat: voter, revision, due, about: `${id}` }
    })
  })
}

/** Tells everybody who sits here, and the earlier person, that somebody new took a seat. */
function takenCalls(change: Change): Effect[] {
  const { before, after, now } = change
  const people = new Set(before.takenSeats.flatMap(({ account }) => account ?? []))
  return happenedIn(change).flatMap(({ id, what, seat }) =>
    what !== 'taken'
      ? []
      : [...people].map((account): Effect => {
          const about = `${id} ${account}`
          return { do: 'post', kind: 'taken', seat, revision: revisionOf(after), due: now, about }
        }),
  )
}

/** The calls for what was done that no snapshot shows. */
function deedCalls({ after, deeds, now }: Change): Effect[] {
  return deeds.flatMap((deed): Effect[] => {
    switch (deed.did) {
      case 'say':
        return deed.mentioned.map((seat) => {
          return { do: 'post', kind: 'talk', seat, revision: deed.message, due: now + grace }
        })
      case 'invite':
        return [{ do: 'post', kind: 'invitation', seat: null, revision: 0, due: now }]
      case 'nudge': {
        const { seat, by } = deed
        const about = aboutNudge(by, now)
        return [
          { do: 'post', kind: 'reminder', seat, revision: revisionOf(after), due: now, about },
        ]
      }
      default:
        return []
    }
  })
}

/** An open table tells those who look out for such a one: as its host sits down, and as it becomes another. They are told once in any case. */
function seekerCalls({ before, after, now }: Change): Effect[] {
  if (!isOpenToAll(after.settings) || after.takenSeats.length === 0) return []
  const kindOf = ({ settings, takenSeats }: TableSnapshot) => {
    const { game, wanted, pace } = settings
    return takenSeats.length === 0 ? null : { game, wanted, pace }
  }
  if (same(kindOf(before), kindOf(after))) return []
  const due = now + seekersLag
  return [{ do: 'post', kind: 'seekers', seat: null, revision: 0, due, unless: 'any' }]
}

/** Wakes a table at the time when it starts by itself. A call for a time that was changed finds nothing to do. */
function startCalls({ before, after }: Change): Effect[] {
  const { start, status } = after.settings
  if (start === null || status !== 'gathering' || start.at === before.settings.start?.at) return []
  return [{ do: 'post', kind: 'start', seat: null, revision: 0, due: start.at }]
}

/** The account that a notice goes to; `null`: a call of another kind. */
function toldBy({ after }: Change, { kind, seat, about = '' }: Post): string | null {
  switch (kind) {
    case 'started':
    case 'over':
    case 'talk':
      return after.takenSeats[seat ?? -1]?.account ?? null
    case 'taken':
      return about.split(' ')[1] ?? null
    case 'news':
      return keptNews({ about }).account
    default:
      return null
  }
}

/**
 * Returns true if a call would tell somebody what they have just done themselves. That it is their turn is told all the
 * same, and that the game begins as the last seat was taken: the person who sat down decided no more than that.
 */
function isOwnDoing(change: Change, effect: Effect): boolean {
  const { by = null, after } = change
  if (by === null || effect.do !== 'post' || toldBy(change, effect) !== by) return false
  return effect.kind !== 'started' || !toActIn(after).some((seat) => seat === effect.seat)
}

/** All that leaves a table after a change. `newlyAsked` are the seats that were asked by it, and do not know; `latest` the latest turns, newest first, which tell who is quick. */
export function departures(
  change: Change,
  newlyAsked: ReadonlySet<Seat>,
  latest: ReadonlyArray<Answered> = [],
): Effect[] {
  const { before, after } = change
  const calls = [
    ...listCalls(change),
    // It looks through all that was ever said here: only when somebody has gone.
    ...(isSeatedAlike(before.takenSeats, after.takenSeats) ? [] : [{ do: 'forget-gone' } as const]),
    ...botCalls(change),
    ...clockCalls(before, after),
    ...patienceCalls(after, revisionOf(after)),
    ...statusCalls(change),
    ...answeredTurns(change),
    ...turnCalls(change, newlyAsked, latest),
    ...decisionCalls(change),
    ...takenCalls(change),
    ...deedCalls(change),
    ...seekerCalls(change),
    ...startCalls(change),
    ...newsIn(change),
  ]
  // Somebody who joins the queue is told of a seat that is free for them, in its time.
  return [...calls.filter((call) => !isOwnDoing(change, call)), ...queueCalls(change)]
}
