/** What can go wrong, by name. */
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** What can go wrong at the door. The key is the last part of the problem's `type`; the front end has a sentence for each. */
export const problems = {
  'bad-request': [400, 'The request does not have the form it should.'],
  'illegal-move': [422, 'The rules do not allow this.'],
  'stale-revision': [409, 'Others were faster.'],
  'stale-plan': [409, 'Your plan has changed meanwhile.'],
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
  'seat-taken': [409, 'All seats are taken.'],
  'already-seated': [409, 'You sit at this table already.'],
  'already-started': [409, 'The table has started.'],
  'not-started': [409, 'The table has not started yet.'],
  'already-over': [409, 'The table is over.'],
  'not-over': [409, 'The table is not over yet.'],
  'too-few-players': [409, 'There are too few players to start.'],
  'no-clock': [409, 'No clock runs at this table.'],
  'nothing-to-decide': [409, 'There is nothing to decide about this seat.'],
  'not-your-vote': [403, 'Your voice does not count here.'],
  'seat-closed': [410, 'This seat is no longer open to somebody new.'],
  'seat-kept': [
    409,
    'The player of this seat may come back: for a week, one voice alone cannot give it away.',
  ],
  'away-overlaps': [409, 'These days overlap with others that are set.'],
  'away-spent': [409, 'There are more days away in a year than may be.'],
  'webhook-refused': [422, 'The webhook did not take the message.'],
  'not-awaited': [409, 'The table does not wait for this player.'],
  'too-soon': [409, 'This player was asked, or became awaited, only a short while ago.'],
  'too-large': [413, 'The request is too large.'],
  'wrong-content-type': [415, 'The request must be JSON.'],
  'too-many': [429, 'Too many tries. Wait a while.'],
  'link-expired': [410, 'This link or code is no longer good.'],
  'wrong-code': [422, 'This is not the code.'],
  'mail-failed': [502, 'The letter could not be sent.'],
  internal: [500, 'Something went wrong on our side.'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>

export type ProblemCode = keyof typeof problems
