/** Effects of a change of a table, as data, and the one place that writes it. */
import type { Seat } from '../../games/kernel/index.ts'
import type { TableHappening } from '../../wire/schema/table.ts'
import type { OutboxKind } from '../ground/outbox.ts'
import { forgetGone } from '../seats/notes.ts'
import type { Ballot, Clock, Proposal } from '../storage/absence.ts'
import type { Journal } from '../storage/journal.ts'
import type { TakenSeat } from '../storage/rows.ts'
import { toActIn } from '../storage/snapshot.ts'
import { dropPlans } from '../turns/plans.ts'
import type { Deed } from './deed.ts'

/** A call that is put into the outbox. */
export interface Post {
  readonly do: 'post'
  readonly kind: OutboxKind
  readonly seat: Seat | null
  readonly revision: number
  /** Milliseconds since 1970. */
  readonly due: number
  /** Tells apart what goes to one seat at one revision. */
  readonly about?: string
  /** Not put where such a call waits already: `any` such call, or one that comes later than now and `by-then` at the latest. */
  readonly unless?: 'any' | 'by-then' | 'later'
}

export type Effect =
  | Post
  | { readonly do: 'unpost'; readonly kind: OutboxKind; readonly seat: Seat }
  | { readonly do: 'retry-bot'; readonly seat: Seat; readonly due: number }
  | { readonly do: 'put-seats'; readonly seats: ReadonlyArray<TakenSeat> }
  | { readonly do: 'put-clock'; readonly clock: Clock }
  | { readonly do: 'remove-clock'; readonly seat: Seat }
  | { readonly do: 'take-hours'; readonly account: string }
  | { readonly do: 'clear-votes'; readonly ballot: Ballot }
  | { readonly do: 'open-seat' | 'close-seat'; readonly seat: Seat }
  | { readonly do: 'note'; readonly what: TableHappening['what']; readonly seat: Seat | null }
  | { readonly do: 'pause'; readonly at: number | null }
  | { readonly do: 'take-pace'; readonly proposal: Proposal }
  | { readonly do: 'end'; readonly ended: 'together' | null }
  | { readonly do: 'dismiss-bot'; readonly seat: Seat }
  | { readonly do: 'drop-plans' | 'forget-gone' }
  | { readonly do: 'call-from-queue'; readonly account: string; readonly at: number | null }
  | { readonly do: 'leave-queue'; readonly account: string }
  | { readonly do: 'count'; readonly updatedAt: number }

/** Writes an effect. Its result is returned where others must be asked for it. Called inside a transaction. */
export function write(journal: Journal, effect: Effect, now: number): Deed | null {
  const { absence } = journal
  switch (effect.do) {
    case 'post':
      post(journal, effect, now)
      return null
    case 'unpost':
      journal.outbox.unpost(effect.kind, effect.seat)
      return null
    case 'retry-bot':
      journal.outbox.retry(effect.due, effect.seat)
      return null
    case 'put-seats':
      journal.putTakenSeats(effect.seats)
      return null
    case 'put-clock':
      absence.putClock(effect.clock)
      return null
    case 'remove-clock':
      absence.removeClock(effect.seat)
      return null
    case 'take-hours':
      absence.takeNextHours(effect.account)
      return null
    case 'clear-votes':
      absence.clearVotes(effect.ballot)
      return null
    case 'open-seat':
      absence.putOpening(effect.seat, crypto.randomUUID())
      return null
    case 'close-seat':
      absence.removeOpening(effect.seat)
      return null
    case 'note':
      absence.note({ ...noteOf(effect), at: now, revision: journal.revision() })
      return null
    case 'pause':
      absence.putPausedAt(effect.at)
      return null
    case 'take-pace':
      journal.settings.putPace(effect.proposal)
      absence.putProposal(null)
      return null
    case 'end':
      journal.settings.putStatus({ status: 'over', endedAt: now, ended: effect.ended })
      return null
    case 'dismiss-bot':
      return dismissBot(journal, effect.seat)
    case 'drop-plans':
      dropPlans(journal)
      journal.drafts.clear()
      return null
    case 'forget-gone':
      forgetGone(journal)
      return null
    case 'call-from-queue':
      journal.queue.putCalled(effect.account, effect.at)
      return null
    case 'leave-queue':
      journal.queue.leave(effect.account)
      return null
    case 'count':
      journal.settings.count(effect.updatedAt)
      return null
  }
}

const noteOf = ({ what, seat }: Extract<Effect, { do: 'note' }>) => ({ what, seat, by: null })

function post(journal: Journal, { kind, seat, revision, due, about, unless }: Post, now: number) {
  if (unless === 'any' && journal.outbox.isPending(kind, seat)) return
  if (unless === 'by-then' && journal.outbox.isPendingBetween(kind, now, due)) return
  if (unless === 'later' && journal.outbox.isPendingBetween(kind, now)) return
  journal.outbox.post(kind, seat, revision, due, about, now)
}

/** The bot that played one turn goes. If its seat is asked again already, its person is asked now. */
function dismissBot(journal: Journal, seat: Seat): Deed | null {
  const { takenSeats, ...snapshot } = journal.snapshot()
  journal.putTakenSeats(
    takenSeats.map((one) => (one.seat === seat ? { ...one, bot: null, botOnce: false } : one)),
  )
  return toActIn({ ...snapshot, takenSeats }).includes(seat) ? { did: 'ask-again', seat } : null
}
