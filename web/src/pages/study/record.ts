import { hexToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod/mini'
import {
  type AddressedEvent,
  type AnyGame,
  commitmentOf,
  type GameEvent,
  type Move,
  type Play,
  type Seat,
  start,
  submit,
  type Viewer,
  view,
  visibleTo,
} from '../../../../worker/games/kernel/index.ts'
import { frontOf } from '../../boards/list.ts'

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A finished table as a file holds it. Anything else in it is left out. */
const GameRecord = z.object({
  game: z.string(),
  version: z.int(),
  options: z.unknown(),
  seats: z.int().check(z.minimum(1), z.maximum(9)),
  seed: hex,
  commitment: hex,
  turns: z.array(
    z.object({
      seat: z.int().check(z.minimum(0), z.maximum(8)),
      moves: z.array(z.looseObject({ do: z.string() })).check(z.minLength(1)),
      at: z.optional(z.number()),
      by: z.optional(z.enum(['person', 'plan', 'forced', 'bot'])),
    }),
  ),
  names: z.optional(z.array(z.string())),
  title: z.optional(z.string()),
})
export type GameRecord = z.infer<typeof GameRecord>

/** The record in a text; `null` where there is none. */
export function readRecord(text: string): GameRecord | null {
  try {
    return GameRecord.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** The board of a file's game; `undefined` where it is none of ours. */
export const boardOf = async (game: string) => (await frontOf(game)?.board())?.board

/** A table after one of its turns, with everything open, and what was told. */
export interface StudiedTurn {
  readonly play: Play
  readonly turn: GameRecord['turns'][number] | null
  readonly events: ReadonlyArray<AddressedEvent<GameEvent>>
}

/** A game replayed from its seed. */
export interface Studied {
  /** After each turn, the beginning first; up to the first that the rules do not allow. */
  readonly turns: ReadonlyArray<StudiedTurn>
  /** The first turn that the rules do not allow; `null`: they allow all. */
  readonly breaksAt: number | null
  /** True if the seed is the one that was sealed. */
  readonly isSealed: boolean
  /** True if the rules have changed since it was played. */
  readonly otherRules: boolean
}

/** Turns replayed before the page may breathe. */
const breath = 20

/** Replays a record. Throws where not even its beginning can be set up. */
export async function study(game: AnyGame, record: GameRecord): Promise<Studied> {
  const seed = hexToBytes(record.seed)
  let play: Play = start(game, record.options, record.seats, seed)
  const turns: StudiedTurn[] = [{ play, turn: null, events: [] }]
  const about = {
    isSealed: commitmentOf(seed) === record.commitment,
    otherRules: record.version !== game.version,
  }
  for (const [i, turn] of record.turns.entries()) {
    if (i % breath === breath - 1) await new Promise((resolve) => setTimeout(resolve))
    try {
      const played = submit(game, play, turn.seat, turn.moves as Move[])
      play = played.play
      turns.push({ play, turn, events: played.events })
    } catch {
      // A turn that the rules do not allow cannot have been played.
      return { ...about, turns, breaksAt: i + 1 }
    }
  }
  return { ...about, turns, breaksAt: null }
}

/** Eyes on a studied game: a seat, a spectator (`null`), or the all-seeing eye of a finished game. */
export type Eyes = Viewer | 'all'

/** A turn of a studied game as somebody sees it and hears of it. */
export function seenBy(
  game: AnyGame,
  { play, events }: StudiedTurn,
  eyes: Eyes,
): { readonly play: Play; readonly events: ReadonlyArray<GameEvent> } {
  if (eyes === 'all') return { play, events: events.map(({ event }) => event) }
  return { play: view(game, play, eyes), events: visibleTo(events, eyes) }
}

/** Seat whose things are drawn first. */
export const viewerOf = (eyes: Eyes): Seat | null => (eyes === 'all' ? null : eyes)
