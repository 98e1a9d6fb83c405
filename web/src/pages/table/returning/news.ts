import type {
  AnyGame,
  GameEvent,
  Language,
  Names,
  Seat,
} from '../../../../../worker/games/kernel/index.ts'
import { scoresSeen } from '../../../../../worker/games/kernel/index.ts'
import type { Entry } from '../../../../../worker/wire/schema/entry.ts'
import {
  type Deed,
  type Meaning,
  type Meanwhile,
  mostTelling,
  type Touch,
} from '../../../stage/board-meaning.ts'

/** Number of pictures that a card has room for. */
const mostPictures = 3

/** Turns of one of the others since my own. */
export interface Moved {
  readonly seat: Seat
  /** The revisions that their turns led to, in order. */
  readonly turns: ReadonlyArray<number>
  /** Number of them that the log tells. */
  readonly told: number
  /** Time of the last of them. */
  readonly at: number
  readonly events: ReadonlyArray<GameEvent>
}

/** A turn of the log. */
type Turn = Pick<Entry, 'revision' | 'seat' | 'at' | 'events'>

/**
 * Those who moved since a revision, each once, in the order in which they first did.
 *
 * @param isTold tells the turns that the log tells: who has none of these has no card
 */
export function movedSince(
  entries: ReadonlyArray<Turn>,
  since: number,
  you: Seat,
  isTold: (entry: Turn) => boolean,
): Moved[] {
  const moved = new Map<Seat, Moved>()
  for (const entry of entries) {
    const { revision, seat, at, events } = entry
    if (revision <= since || seat === you) continue
    const known = moved.get(seat)
    moved.set(seat, {
      seat,
      turns: [...(known?.turns ?? []), revision],
      told: (known?.told ?? 0) + Number(isTold(entry)),
      at: Math.max(known?.at ?? 0, at),
      events: [...(known?.events ?? []), ...(events as GameEvent[])],
    })
  }
  return [...moved.values()].filter(({ told }) => told > 0)
}

/** Counts of a seat, before and now; `null`: that is not known. */
interface Counted {
  readonly was: number | null
  readonly is: number | null
}

/** Progress of a seat, before and now. */
export interface Standing extends Counted {
  readonly is: number
}

/** One of the others on a card: what they did, how far they have got, and what that is to me. */
export interface Told extends Moved {
  /** At most three, as they came. */
  readonly deeds: ReadonlyArray<Deed>
  /** `null`: what is hidden keeps it from being known. */
  readonly standing: Standing | null
  /** `null`: nothing of it touches me, or that cannot be known. */
  readonly touch: Touch | null
}

/** Progress of a seat by the game's own count, or by its points; `null` where that is hidden. */
export function worthIn(
  game: AnyGame,
  meaning: Meaning,
  state: unknown,
  seat: Seat,
): number | null {
  if (meaning.worth) return meaning.worth(state, seat)
  return scoresSeen(game, state).find((score) => score.seat === seat)?.total ?? null
}

/** True if somebody who was not ahead of me is now. */
function isOvertaken(mine: Counted, theirs: Counted): boolean {
  if (mine.was === null || mine.is === null || theirs.was === null || theirs.is === null)
    return false
  return theirs.was <= mine.was && theirs.is > mine.is
}

/**
 * Contents of the cards.
 *
 * @param before how the table stood after my turn; `null` where that cannot be had: then what somebody gained, and what
 *   it is to me, is not told
 * @param ahead says that somebody is ahead of me now
 */
export function tellMoved(
  game: AnyGame,
  meaning: Meaning,
  all: ReadonlyArray<Moved>,
  { before, now, you }: Pick<Meanwhile, 'now' | 'you'> & { readonly before: unknown },
  names: Names,
  language: Language,
  ahead: (name: string) => string,
): Told[] {
  // Two cards do not say the same: it belongs to the first who did it.
  const said = new Set<string>()
  const mine = {
    was: before === null ? null : worthIn(game, meaning, before, you),
    is: worthIn(game, meaning, now, you),
  }
  return all.map((moved): Told => {
    const meanwhile = {
      ...{ events: moved.events, who: moved.seat, you, now, names, language },
      before: before ?? now,
    }
    const is = worthIn(game, meaning, now, moved.seat)
    const was = before === null ? null : worthIn(game, meaning, before, moved.seat)
    const touches = before === null ? [] : [...meaning.touches(meanwhile)]
    if (isOvertaken(mine, { was, is }))
      touches.push({ side: 'bad', news: ahead(names(moved.seat)), why: '' })
    const touch = touches.find(({ news, why }) => !said.has(`${news} ${why}`)) ?? null
    if (touch) said.add(`${touch.news} ${touch.why}`)
    return {
      ...moved,
      deeds: mostTelling(meaning.deeds(meanwhile), mostPictures),
      standing: is === null ? null : { was, is },
      touch,
    }
  })
}
