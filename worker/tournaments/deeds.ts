/** Deeds of somebody in a tournament. Their right to it was seen; what it comes to is decided here. */
import { type Refusal, refuse } from '../wire/refusal.ts'
import type { TournamentDeed } from '../wire/schema/tournaments.ts'
import { cancel, leave, nameIn, touch } from './course.ts'
import type { Asker } from './rights.ts'
import { checkInFrom, isStartable, present } from './state.ts'
import type { Store } from './store.ts'

export type Deed =
  | { readonly deed: Exclude<TournamentDeed, 'see' | 'remove'> }
  /** Somebody is removed, by their number. */
  | { readonly deed: 'remove'; readonly entrant: number }

/** Most people in the queue for a place. */
const mostQueued = 100

/** Does it, or refuses and changes nothing. Called inside a transaction. */
export function perform(store: Store, asker: Asker, deed: Deed, now: number): Refusal | null {
  const { account, name } = asker
  if (account === null) return refuse('not-signed-in')
  const state = store.state()
  const mine = state.entrants.find((one) => one.account === account)
  switch (deed.deed) {
    case 'register':
      // Asked again, as after an answer that was lost: they are in.
      if (mine) return null
      if (present(state).length >= state.facts.settings.places + mostQueued)
        return refuse('tournament-full')
      store.enter(account, nameIn(state, account, name), now)
      touch(store, now)
      return null
    case 'withdraw':
      if (mine) leave(store, mine.number, 'withdrawn', now)
      return null
    case 'check-in': {
      const from = checkInFrom(state)
      if (from === null || from > now) return refuse('tournament-phase')
      if (mine?.checkedAt === null) store.putEntrant(mine.number, { checkedAt: now })
      return null
    }
    case 'start':
      return startNow(store, now)
    case 'cancel':
      cancel(store, account, now)
      return null
    case 'remove': {
      const other = state.entrants.find(({ number }) => number === deed.entrant)
      if (!other || other.gone !== null) return refuse('not-found')
      leave(store, other.number, 'removed', now)
      return null
    }
  }
}

/** Has it start at once; a start before the time of check-in does without that. */
function startNow(store: Store, now: number): Refusal | null {
  const state = store.state()
  if (!isStartable(state, now)) return refuse('too-few-players')
  const { settings } = state.facts
  const from = checkInFrom(state)
  const isEarly = from !== null && from > now
  store.putFacts({
    settings: { ...settings, startAt: now, checkInHours: isEarly ? null : settings.checkInHours },
  })
  return null
}
