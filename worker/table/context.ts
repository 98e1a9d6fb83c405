import { hashSecret } from '../accounts/secret.ts'
import type { Env } from '../env.ts'
import type { Seat } from '../games/kernel/index.ts'
import type { Context, Who } from './operations/operation.ts'
import { seatToken } from './seats/seat-link.ts'
import type { Journal } from './storage/journal.ts'
import { seatOf, type TableSnapshot } from './storage/snapshot.ts'

type Secrets = Pick<Env, 'SESSION_SECRET' | 'HASH_SECRET'>

/** Token in the link of a seat; `null` while the seat is not open. */
export function openSeatToken(
  env: Secrets,
  journal: Journal,
  { settings }: Pick<TableSnapshot, 'settings'>,
  seat: Seat,
): string | null {
  const nonce = journal.absence.openings().get(seat)
  return settings.status !== 'playing' || nonce === undefined
    ? null
    : seatToken(hashSecret(env), settings.id, seat, nonce)
}

/** The table as an operation finds it. That `who` may was checked, so account and seat are there. */
export function contextOf<W extends Who>(
  env: Secrets,
  known: Omit<Context<'anyone'>, 'seat' | 'seatToken'>,
): Context<W> {
  const { journal, snapshot, account } = known
  const context: Context<'anyone'> = {
    ...known,
    seat: seatOf(snapshot, account),
    seatToken: (seat) => openSeatToken(env, journal, snapshot, seat),
  }
  return context as Context<W>
}

/** An operation that was done: its own answer, else what it says beside the table. */
export interface Done<R> {
  readonly journal: Journal
  readonly own: R | undefined
  readonly beside: object | undefined
}
