/** What changes a table. Each is called inside a transaction, and writes all or throws. */

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
  submit,
  view,
} from '../games/kernel/index.ts'
import type { TurnRequest } from '../wire/schema.ts'
import { isAmongBots, wakeBots } from './bots.ts'
import { runClocks } from './clock.ts'
import { keepFrame } from './frames.ts'
import { grace } from './grace.ts'
import type { Journal, JournalRow, Sitting, TurnBy } from './journal.ts'
import type { OutboxKind } from './outbox.ts'
import { dropPlans, nextPlanned, type PlannedTurn, putPlanAside } from './plans.ts'
import { forgetRemoved } from './removed.ts'
import { type Scene, toActIn } from './scene.ts'
import { inOrder } from './seating.ts'

/** Starts the play with those who sit here, from a fresh seed, and has everyone told: by the host's word, or because the table is full. */
export function begin(journal: Journal, now: number, reason: 'started' | 'full' = 'full'): void {
  const { facts, game, sittings: here } = journal.scene()
  const sittings = inOrder(here, facts)
  journal.putSittings(sittings)
  journal.endGathering()
  forgetRemoved(journal)
  const seed = crypto.getRandomValues(new Uint8Array(32))
  const play = start(game, facts.options, sittings.length, seed)
  journal.putPlay(play)
  keepFrame(journal, play, null)
  journal.changed(now, { status: 'playing', startedAt: now })
  tellAll(journal, reason, play, now)
  settle(
    journal,
    sittings.map(({ seat }) => seat),
    now,
  )
}

/**
 * Plays a turn and all that follows from it without anybody's doing; throws `IllegalMove` before
 * anything is written. The row is the turn's own; what plans played after it stands in the journal.
 */
export function playTurn(
  journal: Journal,
  scene: Scene & { readonly play: Play },
  seat: Seat,
  { moves, turn }: Pick<TurnRequest, 'moves' | 'turn'>,
  by: TurnBy,
  now: number,
): JournalRow {
  const row = writeTurn(journal, scene, seat, { moves, turn }, by, now)
  // Who was asked before was told before; whoever has just acted here knows.
  const waiting = toActIn(scene).filter((other) => other !== seat)
  settle(journal, by === 'person' ? [...waiting, seat] : waiting, now)
  return row
}

/** Plays one turn and writes it, and nothing of what follows from it. */
function writeTurn(
  journal: Journal,
  scene: Scene & { readonly play: Play },
  seat: Seat,
  { moves, turn }: Pick<TurnRequest, 'moves' | 'turn'>,
  by: TurnBy,
  now: number,
): JournalRow {
  const { game, sittings } = scene
  foresee(scene, seat, moves)
  const { play, told } = submit(game, scene.play, seat, moves)
  const { revision } = play
  const row: JournalRow = { revision, seat, moves, turn, told, at: now, by, back: null }
  journal.append(row)
  // The call that woke a bot is answered; what follows may wake it again.
  journal.unpost('bot', seat)
  // A seat that asked for its turn back is answered by this play.
  if (scene.absence.votes.some(({ ballot }) => ballot === 'back'))
    journal.absence.clearVotes('back')
  journal.putPlay(play)
  keepFrame(journal, play, scene.play)
  journal.putSittings(
    sittings.map((sitting) =>
      sitting.seat === seat
        ? {
            ...sitting,
            // Whoever plays is there, whatever bot was to play in their place.
            ...(by === 'person' && { ownRevision: revision, bot: null, botOnce: false }),
            waitingSince: null,
          }
        : sitting,
    ),
  )
  return row
}

/** A chain of plans longer than this waits for the next turn of a person. */
const mostPlanned = 200

/**
 * What happens by itself whenever somebody else may have to act: after a turn, by whomever it
 * was played, and when the play begins. `aware` are the seats that need not be told of their turn,
 * and whose plans are not for it: they were asked before, or have just acted here.
 */
export function settle(journal: Journal, aware: ReadonlyArray<Seat>, now: number): void {
  const stillAware = playPlans(journal, aware, now)
  const { game, play, sittings } = journal.scene()
  if (!play) return
  const toAct = game.toAct(play.state)
  journal.putSittings(waitingFor(sittings, toAct, now))
  if (toAct.length === 0) {
    journal.changed(now, { status: 'over', endedAt: now })
    journal.post('result', null, play.revision, now)
    runClocks(journal, now)
    tellAll(journal, 'over', play, now)
    dropPlans(journal)
    return
  }
  journal.changed(now)
  wakeBots(journal, journal.scene(), now)
  runClocks(journal, now)
  tellTurns(
    journal,
    toAct.filter((seat) => !stillAware.has(seat)),
    play.revision,
    now,
  )
}

/** Plays what was laid ahead, for as long as somebody's plan answers; the seats that are still aware of their turn. */
function playPlans(journal: Journal, aware: ReadonlyArray<Seat>, now: number): Set<Seat> {
  let stillAware = new Set(aware)
  for (let count = 0; count < mostPlanned; count++) {
    const { play, ...scene } = journal.scene()
    const planned = play && nextPlanned(journal, { ...scene, play }, stillAware, now)
    if (!planned) break
    if (!playPlanned(journal, { ...scene, play }, planned, now)) continue
    // Whoever is asked after this turn and was not before it is asked anew, the seat itself as well.
    const asked = toActIn({ ...scene, play }).filter((other) => other !== planned.seat)
    stillAware = new Set(asked.filter((other) => stillAware.has(other)))
  }
  return stillAware
}

/** Plays a planned turn; whether it did. One that the rules do not get through spoils nobody else's turn: nothing of it is written. */
function playPlanned(
  journal: Journal,
  scene: Scene & { readonly play: Play },
  { seat, moves, by, kept }: PlannedTurn,
  now: number,
): boolean {
  const turn = { moves: moves.map((move) => ({ ...move })), turn: crypto.randomUUID() }
  try {
    journal.transact(() => writeTurn(journal, scene, seat, turn, by, now))
    return true
  } catch (error) {
    putPlanAside(journal, seat, now, error, kept)
    return false
  }
}

/**
 * Tries a plan that was laid while its seat was being asked already: it came too late to be tried
 * in its time.
 */
export function tryPlan(journal: Journal, seat: Seat, now: number): void {
  const waiting = toActIn(journal.scene())
  settle(
    journal,
    waiting.filter((other) => other !== seat),
    now,
  )
}

/** Tells persons that it is their turn. A bot that plays in a seat needs no letter, nor does its person meanwhile. */
function tellTurns(
  journal: Journal,
  seats: ReadonlyArray<Seat>,
  revision: number,
  now: number,
): void {
  const sittings = journal.sittings()
  if (isAmongBots(sittings)) return
  for (const { seat, bot } of sittings)
    if (bot === null && seats.includes(seat)) journal.post('turn', seat, revision, now + grace)
}

/**
 * Plays all but the last move of a turn on what its seat sees, as the browser did. A move that
 * needs the table must be the last: were another allowed behind it, whether the turn is refused
 * would tell what the move reveals, and one could try until it suits. Throws `IllegalMove`.
 */
function foresee(
  { game, play }: Scene & { readonly play: Play },
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

/** Whether a turn that came again is the one that was played. */
export const isSameTurn = (
  earlier: JournalRow,
  seat: Seat,
  { revision, moves }: Pick<TurnRequest, 'revision' | 'moves'>,
): boolean =>
  earlier.seat === seat && earlier.revision === revision + 1 && same(earlier.moves, moves)

/** Takes an account's seat away while people gather; those behind move up. */
export function standUp(
  journal: Journal,
  sittings: ReadonlyArray<Sitting>,
  account: string,
  now: number,
): void {
  const people = sittings.filter((one) => one.account !== null && one.account !== account)
  // Bots come with people: they sit behind them, so that the host is a person, and go with the last.
  const bots = people.length > 0 ? sittings.filter((one) => one.account === null) : []
  journal.putSittings([...people, ...bots].map((sitting, seat) => ({ ...sitting, seat })))
  journal.changed(now)
}

/** Posts a notice to every seat. Who plays alone did it themselves, and is told nothing. */
export function tellAll(
  journal: Journal,
  kind: OutboxKind,
  { seats, revision }: Play,
  now: number,
): void {
  if (seats === 1 || isAmongBots(journal.sittings())) return
  for (let seat = 0; seat < seats; seat++) journal.post(kind, seat, revision, now + grace)
}

/** The seats with since when each is waited for: those still waited for keep their time. */
const waitingFor = (
  sittings: ReadonlyArray<Sitting>,
  toAct: ReadonlyArray<Seat>,
  now: number,
): Sitting[] =>
  sittings.map((sitting) => ({
    ...sitting,
    waitingSince: toAct.includes(sitting.seat) ? (sitting.waitingSince ?? now) : null,
  }))
