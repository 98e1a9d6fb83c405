/**
 * Taking back a turn that was sent. The journal only grows: a row is appended that says after which earlier turn the table stands again, and the revision goes on, so no
 * revision ever means two things. The seed stays, and how far chance had come is part of the play that comes back: the same cards would be drawn again. Seen things
 * cannot be unseen; so those who have seen the turn, or may have lost by what it showed, are asked. Silence is no yes: a turn goes back with the last yes only.
 */
import {
  attempt,
  copy,
  Hidden,
  IllegalMove,
  type Move,
  type Seat,
  view,
} from '../../games/kernel/index.ts'
import type { TableView } from '../../wire/schema/table-view.ts'
import type { Deed } from '../effects/deed.ts'
import type { Journal } from '../storage/journal.ts'
import type { Head, JournalRow } from '../storage/rows.ts'
import { type TableSnapshot, toActIn } from '../storage/snapshot.ts'
import { rewound } from '../time/clock.ts'
import { atHand, isPerson, owners } from '../time/decisions.ts'
import { seenBy } from '../time/seen.ts'
import { frameOf, playAt } from '../turns/frames.ts'
import { isOfOneAnswer } from '../turns/parts.ts'
import { standing } from '../turns/standing-turns.ts'

/**
 * The turn that a seat may take back, with all that bots and plans did after it, oldest first; empty where there is none: another person has played since.
 * All parts of an answer to a letter are one turn to whoever wrote it, and go back together.
 */
function turnsToTakeBack(journal: Journal, snapshot: TableSnapshot, seat: Seat): Head[] {
  const takenSeat = snapshot.takenSeats[seat]
  if (snapshot.settings.status !== 'playing' || !takenSeat || !isPerson(takenSeat)) return []
  // A week's deal has one try: a person who took a turn back would know what comes.
  if (snapshot.settings.deal !== null) return []
  // A person who is new in a seat cannot take back the turn of the one before.
  if (takenSeat.ownRevision === 0) return []
  const steps: Head[] = []
  let found: Head[] = []
  let last = Number.POSITIVE_INFINITY
  // Read from the end, and no further than to a person's turn that stands and is no part of what is found.
  for (const step of journal.heads()) {
    if (step.revision > last) continue
    if (step.back !== null) {
      last = step.back
      continue
    }
    steps.unshift(step)
    if (step.by !== 'person') continue
    const [own = step] = found
    if (step.seat !== seat || (own !== step && !isOfOneAnswer(own.turn, step.turn))) break
    found = [...steps]
  }
  return found
}

/**
 * The turn that a letter to a seat tells of, by the revision that the letter shows: the seat's own that followed it, or the one before
 * where none has followed yet. `null`: there is none, somebody else decided it, or it was taken back.
 */
export function turnToldOf(journal: Journal, seat: Seat, shown: number): number | null {
  const heads = [...journal.heads()].toReversed()
  const isSeats = (head: Head): boolean => head.seat === seat && head.back === null
  const own = standing(heads).filter(isSeats)
  const told = heads.some((head) => isSeats(head) && head.revision > shown)
    ? own.find(({ revision }) => revision > shown)
    : own.at(-1)
  return told?.by === 'person' ? told.revision : null
}

/** Tells whether a turn needed the table: it showed something that its seat could not foresee. One that the present rules do not get through counts as such. */
function isRevealing(journal: Journal, snapshot: TableSnapshot, { revision, seat }: Head): boolean {
  const before = playAt(journal, snapshot, revision - 1)
  const [row] = journal.turnsBetween(revision - 1, revision + 1, 1).turns
  if (!before || !row) return true
  const seen = attempt(snapshot.game, copy(view(snapshot.game, before, seat)))
  try {
    for (const move of row.moves) seen.play(seat, move as Move)
  } catch (error) {
    if (error instanceof Hidden || error instanceof IllegalMove) return true
    throw error
  }
  return false
}

/**
 * The seats whose people must agree. If the turn revealed something, plans or bots have shown what they make of it,
 * or the table is rated: everybody else who owns a seat, though they are late or a bot plays for them. Else those at
 * hand who have seen it.
 */
function votersOn(journal: Journal, snapshot: TableSnapshot, steps: ReadonlyArray<Head>): Seat[] {
  const [turn] = steps
  if (!turn) return []
  const others = owners(snapshot).filter((seat) => seat !== turn.seat)
  if (others.length === 0) return []
  const isShown = (step: Head) => step.by !== 'person' || isRevealing(journal, snapshot, step)
  if (snapshot.settings.rated || steps.some(isShown)) return others
  const here = atHand(snapshot)
  return others.filter((seat) => here.includes(seat) && seenBy(journal, seat) >= turn.revision)
}

/** A wish to take back a turn: the turn, those who must agree, and those who do. */
export type Asked = NonNullable<NonNullable<TableView['back']>['asked']>

/** The turn that stands for what is taken back: a person's last one there. */
const turnOf = (steps: ReadonlyArray<Head>): number | null =>
  steps.findLast(({ by }) => by === 'person')?.revision ?? null

/** State of the request to take back a turn: the asking seat and the votes. */
export function backView(
  journal: Journal,
  snapshot: TableSnapshot,
  viewer: Seat | null,
): NonNullable<TableView['back']> {
  const steps = viewer === null ? [] : turnsToTakeBack(journal, snapshot, viewer)
  return { turn: turnOf(steps), asked: askedIn(journal, snapshot) }
}

/** The wish to take back a turn; `null` where nobody has it, or it came to nothing: those who had not agreed are asked no more. */
export function askedIn(journal: Journal, snapshot: TableSnapshot): Asked | null {
  const votes = snapshot.absence.votes.filter(({ ballot }) => ballot === 'back')
  const asker = votes.find(({ choice }) => choice === 'ask')
  if (!asker) return null
  const steps = turnsToTakeBack(journal, snapshot, asker.seat)
  const turn = turnOf(steps)
  if (turn === null) return null
  const voters = votersOn(journal, snapshot, steps)
  const agreed = votes.map(({ seat }) => seat).filter((seat) => voters.includes(seat))
  if (agreed.length === voters.length) return null
  return { seat: asker.seat, turn, voters, agreed }
}

/** Asks the others, or takes the turn back at once where nobody need be asked. `null`: that is not the seat's turn to take back, nor a part of it. */
export function wishBack(
  journal: Journal,
  snapshot: TableSnapshot,
  seat: Seat,
  revision: number,
  now: number,
): Deed | 'changed' | 'unchanged' | null {
  const steps = turnsToTakeBack(journal, snapshot, seat)
  if (!steps.some((step) => step.revision === revision && step.by === 'person')) return null
  if (votersOn(journal, snapshot, steps).length === 0)
    return takeTurnBack(journal, snapshot, seat, now)
  if (askedIn(journal, snapshot)?.seat === seat) return 'unchanged'
  journal.absence.clearVotes('back')
  journal.absence.putVote('back', seat, 'ask')
  return 'changed'
}

/** Notes the yes of somebody who is asked; the last one takes the turn back. */
export function agreeToBack(
  journal: Journal,
  snapshot: TableSnapshot,
  { seat: asker, voters, agreed }: Asked,
  seat: Seat,
  now: number,
): Deed | 'changed' {
  if (voters.every((voter) => voter === seat || agreed.includes(voter)))
    return takeTurnBack(journal, snapshot, asker, now)
  journal.absence.putVote('back', seat, 'yes')
  return 'changed'
}

/** Ends the wish to take back a turn, if there is one: somebody's time is over. */
export function endWishBack(journal: Journal, snapshot: TableSnapshot, now: number): void {
  const asked = askedIn(journal, snapshot)
  journal.absence.clearVotes('back')
  if (!asked) return
  const revision = journal.revision()
  journal.absence.note({ at: now, revision, what: 'turn-kept', seat: asked.seat, by: null })
}

/** Takes back the last turn of a seat, with all that followed: the table stands again as it did before. */
function takeTurnBack(journal: Journal, snapshot: TableSnapshot, seat: Seat, now: number): Deed {
  const steps = turnsToTakeBack(journal, snapshot, seat)
  const { play, takenSeats } = snapshot
  const [turn] = steps
  const before = turn && playAt(journal, snapshot, turn.revision - 1)
  if (!play || !before) throw new Error('A turn that was played has a play before it.')
  const revision = play.revision + 1
  const row: JournalRow = {
    ...{ revision, seat, moves: [], turn: crypto.randomUUID(), events: [], at: now },
    ...{ by: 'person', back: turn.revision - 1 },
  }
  const back = { ...before, revision }
  journal.append(row, frameOf(journal, back, play))
  journal.putPlay(back)
  journal.absence.clearVotes('back')
  const toAct = toActIn({ ...snapshot, play: back })
  journal.putTakenSeats(
    takenSeats.map((takenSeat) => ({
      ...takenSeat,
      ownRevision: takenSeat.seat === seat ? ownTurnBefore(journal, turn) : takenSeat.ownRevision,
      waitingSince: toAct.includes(takenSeat.seat) ? (takenSeat.waitingSince ?? now) : null,
    })),
  )
  const undone = steps.filter(({ by }) => by !== 'bot').map((step) => step.seat)
  for (const clock of rewound(journal.snapshot(), undone, now)) journal.absence.putClock(clock)
  journal.absence.note({ at: now, revision, what: 'turn-back', seat, by: seat })
  return { did: 'turn', row }
}

/** The revision after a seat's own last turn before this one; 0: it had none. */
const ownTurnBefore = (journal: Journal, { seat, revision }: Head): number =>
  standing(journal.turns().filter((row) => row.revision < revision)).findLast(
    (row) => row.seat === seat && row.by === 'person',
  )?.revision ?? 0
