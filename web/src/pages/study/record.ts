import { hexToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod/mini'
import {
  type AddressedEvent,
  type AnyGame,
  commitmentOf,
  type GameEvent,
  type Move,
  type Patch,
  type Play,
  patchedCopy,
  resume,
  type Seat,
  start,
  startFrom,
  submit,
  type Viewer,
  view,
  visibleTo,
} from '../../../../worker/games/kernel/index.ts'
import type { ContinueRequest } from '../../../../worker/wire/schema/moments.ts'
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
  /** The moment that it went on from; absent: it began as its game does. */
  from: z.optional(
    z.looseObject({
      game: z.string(),
      version: z.int(),
      options: z.record(z.string(), z.unknown()),
      seats: z.int(),
      title: z.string(),
      turn: z.int(),
      state: z.looseObject({}),
      seal: z.string(),
    }),
  ),
})
export type GameRecord = z.infer<typeof GameRecord>

/** The moments of a table, whether it runs or is over, as everybody could see them. Anything else in a file is left out. */
const Moments = z.object({
  format: z.literal('dorfpost.moments'),
  game: z.string(),
  version: z.int().check(z.minimum(1)),
  options: z.record(z.string(), z.unknown()),
  seats: z.int().check(z.minimum(1), z.maximum(9)),
  title: z.string(),
  names: z.array(z.string()),
  at: z.number(),
  moments: z
    .array(
      z.object({
        revision: z.int(),
        entry: z.nullable(
          z.object({
            seat: z.int().check(z.minimum(0), z.maximum(8)),
            at: z.number(),
            by: z.enum(['person', 'plan', 'forced', 'bot']),
            events: z.array(z.looseObject({ event: z.string() })),
          }),
        ),
        patch: z.unknown(),
        seal: z.string(),
      }),
    )
    .check(z.minLength(1)),
})
export type Moments = z.infer<typeof Moments>

/** Content of a table's file. */
export type TakenAlong = GameRecord | Moments

export const isMoments = (file: TakenAlong): file is Moments => 'moments' in file

/** The record or the moments in a text; `null` where there are none. */
export function readFile(text: string): TakenAlong | null {
  try {
    const file: unknown = JSON.parse(text)
    const { success, data } = Moments.safeParse(file)
    return success ? data : GameRecord.parse(file)
  } catch {
    return null
  }
}

/** The board of a file's game; `undefined` where it is none of ours. */
export const boardOf = async (game: string) => (await frontOf(game)?.board())?.board

/** A table after one of its turns, with everything open, and what was told. */
export interface StudiedTurn {
  readonly play: Play
  readonly turn: Pick<GameRecord['turns'][number], 'seat' | 'at' | 'by'> | null
  readonly events: ReadonlyArray<AddressedEvent<GameEvent>>
}

/** A game replayed from its seed, or as its moments have it. */
export interface Studied {
  /** After each turn, the beginning first; up to the first that the rules do not allow. */
  readonly turns: ReadonlyArray<StudiedTurn>
  /** The first turn that the rules do not allow; `null`: they allow all. */
  readonly breaksAt: number | null
  /** True if the seed is the one that was sealed. */
  readonly isSealed: boolean
  /** True if the rules have changed since it was played. */
  readonly otherRules: boolean
  /** True if nothing is known but what everybody could see. */
  readonly isSeen: boolean
}

/** Turns replayed before the page may breathe. */
const breath = 20

/** A table's file turn by turn. Throws where not even its beginning can be set up. */
export const study = (game: AnyGame, file: TakenAlong): Promise<Studied> =>
  isMoments(file) ? Promise.resolve(follow(game, file)) : replay(game, file)

/** The states of all moments. */
function statesOf({ moments }: Moments): unknown[] {
  let state: unknown = null
  return moments.map(({ patch }) => {
    state = patchedCopy(state, patch as Patch | null)
    return state
  })
}

/** A table as everybody could see it, brought to the rules of today. */
function follow(game: AnyGame, file: Moments): Studied {
  const { version, options, seats } = file
  const hidden = { seed: null, commitment: '', drawn: 0 }
  const states = statesOf(file)
  const turns = file.moments.map(({ entry }, revision): StudiedTurn => {
    const state = states[revision]
    const stored = { game: game.id, version, options, seats, state, revision }
    const play = resume(game, { ...hidden, ...stored })
    return { play, turn: entry, events: entry?.events.map((event) => ({ event })) ?? [] }
  })
  return {
    ...{ turns, breaksAt: null, isSealed: true, isSeen: true },
    otherRules: version !== game.version,
  }
}

/** The play that a record begins with. */
export async function beginningOf(
  game: AnyGame,
  { options, seats, seed, from }: Pick<GameRecord, 'options' | 'seats' | 'seed' | 'from'>,
): Promise<Play> {
  const bytes = hexToBytes(seed)
  const thinker = from && (await frontOf(game.id)?.thinker())
  return thinker && from
    ? startFrom(game, thinker.evaluator, from, bytes)
    : start(game, options, seats, bytes)
}

/** Request for a new table that goes on after a turn of a file. */
export function goingOn(file: TakenAlong, turn: number): ContinueRequest['from'] {
  const { game, seats, title = '' } = file
  if (!isMoments(file)) {
    const { options, seed, from } = file
    const played = file.turns.slice(0, turn).map(({ seat, moves }) => ({ seat, moves }))
    return {
      ...{ game, seats, title, seed, turns: played, ...(from && { from }) },
      options: options as Record<string, unknown>,
    }
  }
  const { version, options } = file
  // As it was sealed, whatever rules hold today.
  const state = statesOf(file)[turn] as Record<string, unknown>
  return { game, version, options, seats, title, turn, state, seal: file.moments[turn]?.seal ?? '' }
}

/** Replays a record. */
async function replay(game: AnyGame, record: GameRecord): Promise<Studied> {
  const seed = hexToBytes(record.seed)
  let play = await beginningOf(game, record)
  const turns: StudiedTurn[] = [{ play, turn: null, events: [] }]
  const about = {
    isSealed: commitmentOf(seed) === record.commitment,
    otherRules: record.version !== game.version,
    isSeen: false,
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
