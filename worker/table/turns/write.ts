/**
 * Functions that change a table: facts only, as `commit.ts` derives what follows. Each is called inside a
 * transaction, and writes all or throws.
 */

import { hexToBytes } from '@noble/hashes/utils.js'
import { evaluatorOf } from '../../games/evaluators.ts'
import {
  attempt,
  copy,
  Hidden,
  IllegalMove,
  type Move,
  type Play,
  type Seat,
  same,
  start,
  startFrom,
  submit,
  view,
} from '../../games/kernel/index.ts'
import type { TurnRequest } from '../../wire/schema/history.ts'
import { forgetRemoved } from '../seats/removed.ts'
import { inOrder } from '../seats/seating.ts'
import { seriesAtStart } from '../seats/series.ts'
import type { Journal } from '../storage/journal.ts'
import type { JournalRow, TakenSeat, TurnBy } from '../storage/rows.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'
import { frameOf, keepStart } from './frames.ts'

/**
 * Starts the play with those who sit here, from a fresh seed or that of a week's deal; where it goes on from a moment of another table, all that is
 * hidden there is dealt anew.
 */
export function begin(journal: Journal, now: number): void {
  const gathered = journal.snapshot()
  const { settings, game, takenSeats: here } = gathered
  if (settings.series) journal.settings.putSeries(seriesAtStart(gathered))
  const takenSeats = inOrder(here, settings)
  journal.putTakenSeats(takenSeats)
  journal.endGathering()
  // Somebody who was removed from a private table reads nothing of its play either.
  if (settings.access !== 'private') forgetRemoved(journal)
  const { deal, origin } = settings
  const seed = deal ? hexToBytes(deal.seed) : crypto.getRandomValues(new Uint8Array(32))
  const play = origin
    ? startFrom(game, evaluatorOf(game.id), origin, seed)
    : start(game, settings.options, takenSeats.length, seed)
  journal.putPlay(play)
  keepStart(journal, play)
  journal.settings.putStatus({ status: 'playing', startedAt: now })
}

/** Plays one turn and writes it; throws `IllegalMove` before anything is written. */
export function playTurn(
  journal: Journal,
  snapshot: TableSnapshot & { readonly play: Play },
  seat: Seat,
  { moves, turn }: Pick<TurnRequest, 'moves' | 'turn'>,
  by: TurnBy,
  now: number,
): JournalRow {
  const { game, takenSeats } = snapshot
  foresee(snapshot, seat, moves)
  const { play, events } = submit(game, snapshot.play, seat, moves)
  const { revision } = play
  const row: JournalRow = { revision, seat, moves, turn, events, at: now, by, back: null }
  journal.append(row, frameOf(journal, play, snapshot.play))
  // A seat that asked for its turn back is answered by this play.
  if (snapshot.absence.votes.some(({ ballot }) => ballot === 'back'))
    journal.absence.clearVotes('back')
  journal.putPlay(play)
  journal.putTakenSeats(
    takenSeats.map((takenSeat) =>
      takenSeat.seat === seat
        ? {
            ...takenSeat,
            // A person who plays is there, whatever bot was to play in their place.
            ...(by === 'person' && { ownRevision: revision, bot: null, botOnce: false }),
            waitingSince: null,
          }
        : takenSeat,
    ),
  )
  return row
}

/**
 * Plays all but the last move of a turn on what its seat sees, as the browser did. A move that
 * needs the table must be the last: were another allowed behind it, whether the turn is refused
 * would tell what the move reveals, and one could try until it suits. Throws `IllegalMove`.
 */
function foresee(
  { game, play }: TableSnapshot & { readonly play: Play },
  seat: Seat,
  moves: ReadonlyArray<Move>,
): void {
  if (moves.length < 2) return
  const seen = attempt(game, copy(view(game, play, seat)))
  try {
    for (const move of moves.slice(0, -1)) seen.play(seat, move)
  } catch (error) {
    if (!(error instanceof Hidden)) throw error
    throw new IllegalMove('A move that reveals something ends its turn.')
  }
}

/** Returns true if a turn that came again is the one that was played. */
export const isSameTurn = (
  earlier: JournalRow,
  seat: Seat,
  { revision, moves }: Pick<TurnRequest, 'revision' | 'moves'>,
): boolean =>
  earlier.seat === seat && earlier.revision === revision + 1 && same(earlier.moves, moves)

/** Takes an account's seat away while people gather; those behind move up. */
export function standUp(
  journal: Journal,
  takenSeats: ReadonlyArray<TakenSeat>,
  account: string,
): void {
  const people = takenSeats.filter((one) => one.account !== null && one.account !== account)
  // Bots come with people: they sit behind them, so that the host is a person, and go with the last.
  const bots = people.length > 0 ? takenSeats.filter((one) => one.account === null) : []
  journal.putTakenSeats([...people, ...bots].map((takenSeat, seat) => ({ ...takenSeat, seat })))
}
