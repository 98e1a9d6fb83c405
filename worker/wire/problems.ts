/** Problems, by name. */
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Problems at the door. The key is the last part of the problem's `type`; the front end has a sentence for each. */
export const problems = {
  'bad-request': [400, 'The request does not have the right form.'],
  'illegal-move': [422, 'The rules do not allow this.'],
  'stale-revision': [409, 'The table has moved on in the meantime.'],
  'stale-plan': [409, 'Your plan has changed in the meantime.'],
  'turn-mismatch': [409, 'This turn was sent before, with other moves.'],
  'not-signed-in': [401, 'This needs a name: sign in, or play as a guest.'],
  'wrong-origin': [403, 'This request comes from another site.'],
  'not-your-seat': [403, 'You do not sit at this table.'],
  'not-the-host': [403, 'Only the host may do this.'],
  'needs-address': [403, 'This needs an account with an address.'],
  'not-the-operator': [403, 'Only the operator may do this.'],
  'seats-kept': [409, 'The free seats here are kept for others.'],
  'not-found': [404, 'There is nothing here.'],
  'method-not-allowed': [405, 'This cannot be done here.'],
  'members-only': [403, 'This table is for the members of a club.'],
  'not-in-this-club': [403, 'You may not do that in this club.'],
  'club-closed': [403, 'This club takes new members in another way.'],
  'club-full': [409, 'This club is full, or you are in as many clubs as allowed.'],
  'too-many-lookouts': [409, 'You already look out for as many kinds of tables as allowed.'],
  'not-in-this-tournament': [403, 'You may not do that in this tournament.'],
  'tournament-phase': [409, 'The tournament is past that, or not there yet.'],
  'tournament-full': [409, 'The waiting list of this tournament is full.'],
  sealed: [
    403,
    'This deal is sealed: how it was played is shown once your own try, or its week, is over.',
  ],
  removed: [403, 'The host has removed you from this table.'],
  'link-changed': [403, 'This private table has another link now.'],
  'too-many-here': [409, 'That would be fewer seats than people here.'],
  'seat-taken': [409, 'All seats are taken.'],
  'already-seated': [409, 'You sit at this table already.'],
  'already-started': [409, 'The table has started.'],
  'not-started': [409, 'The table has not started yet.'],
  'already-over': [409, 'The table is over.'],
  'not-over': [409, 'The table is not over yet.'],
  'too-few-players': [409, 'There are too few players to start.'],
  'nothing-to-take-back': [409, 'This turn cannot be taken back any more.'],
  'nothing-to-decide': [409, 'There is nothing to decide about this seat.'],
  'not-your-vote': [403, 'This is not for you to decide.'],
  'seat-free': [409, 'A seat is free here: it can be taken at once.'],
  'seat-in-use': [
    409,
    'Only a guest who has been away from every device for a week gets a new link to their seat.',
  ],
  'rated-table': [409, 'Rated and tournament tables give out no new links to seats.'],
  'line-full': [409, 'The waiting list is full.'],
  'seat-closed': [410, 'This seat is no longer open to somebody new.'],
  'seat-kept': [
    409,
    'The player of this seat may come back: for a week, one vote alone cannot give it away.',
  ],
  'away-overlaps': [409, 'Some of these days are already set.'],
  'away-spent': [409, 'That would be too many days away in a year.'],
  'webhook-refused': [422, 'The webhook did not accept the message.'],
  'not-awaited': [409, 'The table is not waiting for this player.'],
  'too-soon': [409, 'This player was reminded, or their turn began, only a short while ago.'],
  'too-large': [413, 'The request is too large.'],
  'wrong-content-type': [415, 'The request must be JSON.'],
  'too-many': [429, 'Too many tries. Wait a while.'],
  'link-expired': [410, 'This link or code is no longer valid.'],
  'card-over': [410, 'This seat card is no longer valid.'],
  'pass-over': [410, 'This letter’s link no longer works.'],
  'only-this-table': [403, 'A letter’s link opens only its own table. Sign in for anything else.'],
  'account-kept': [409, 'This account has an address: its owner signs in with it.'],
  banned: [403, 'The operator has banned this account or network.'],
  'device-full': [409, 'There are four people on this device already.'],
  'passkey-refused': [422, 'This passkey does not fit.'],
  'wrong-code': [422, 'This is not the code.'],
  'mail-failed': [502, 'The letter could not be sent.'],
  'no-recovery': [501, 'No earlier state is kept here.'],
  'table-there': [409, 'There is already a table with that id here.'],
  'file-refused': [422, 'This file holds no table that can continue here.'],
  'moment-refused': [422, 'No table can continue here from this file.'],
  busy: [503, 'Too many requests at once. Try again in a moment.'],
  internal: [500, 'Something went wrong on our side.'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>

export type ProblemCode = keyof typeof problems

/** A problem as its document says it, without what a single case adds. */
export function problemOf(code: ProblemCode) {
  const [status, title] = problems[code]
  return { type: `/problems/${code}`, title, status }
}
