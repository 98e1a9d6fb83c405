import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type {
  AddressedEvent,
  EventPart,
  Game,
  GameEvent,
  Json,
  Move,
  PlayContext,
  Score,
  Seat,
  Viewer,
} from './contract.ts'
import { Hidden, IllegalMove } from './errors.ts'
import type { Evaluator } from './evaluator.ts'
import { copy, same } from './json.ts'
import { isMove } from './moves.ts'
import { Random } from './random.ts'

/** A game in progress: everything needed to go on with it. Plain JSON. */
export interface Play<S = unknown, O = unknown> {
  readonly game: string
  /** The version of the rules that the state is written in. */
  readonly version: number
  readonly options: O
  readonly seats: number
  /** The secret seed in hexadecimal; `null` in a view. */
  readonly seed: string | null
  /** SHA-256 of the seed in hexadecimal, public from the start. */
  readonly commitment: string
  /** Number of 32-bit words that chance has given so far. */
  readonly drawn: number
  /** Number of turns that were submitted. */
  readonly revision: number
  readonly state: S
}

/** SHA-256 of a seed, in hexadecimal: what the table shows before it shows the seed. */
export const commitmentOf = (seed: Uint8Array): string => bytesToHex(sha256(seed))

/**
 * Sets a game up. `options` may be partial: defaults are filled in.
 * Throws a `ZodError` for bad options and a `RangeError` for a number of seats that the game does not allow.
 */
export function start<S, M extends Move, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  options: unknown,
  seats: number,
  seed: Uint8Array,
): Play<S, O> {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    throw new RangeError(`${game.id} is for ${game.seats.min} to ${game.seats.max} seats.`)
  const random = Random.fromSeed(seed)
  const chosen = game.options.parse(options)
  const state = game.setup(chosen, seats, random)
  return {
    game: game.id,
    version: game.version,
    options: chosen,
    seats,
    seed: bytesToHex(seed),
    commitment: commitmentOf(seed),
    drawn: random.position,
    revision: 0,
    state,
  }
}

/**
 * Sets a game up that begins at a position as any spectator sees it. All that is hidden there is dealt from the seed, so
 * that nobody knows more of it than somebody who looked on. Throws a `RangeError` where the position is of later rules.
 */
export function startFrom<S, M extends Move, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  { deals }: Pick<Evaluator<S>, 'deals'>,
  position: Pick<Play, 'version' | 'options' | 'seats' | 'state'>,
  seed: Uint8Array,
): Play<S, O> {
  const { version, options, seats, state } = position
  const nothing = { seed: null, commitment: commitmentOf(seed), drawn: 0, revision: 0 }
  const play = resume(game, { game: game.id, version, options, seats, state, ...nothing })
  const random = Random.fromSeed(seed)
  const dealt = deals(play.state, null)(random)
  return { ...play, seed: bytesToHex(seed), drawn: random.position, state: dealt }
}

/** A turn being played move by move. */
export interface Attempt<S, M extends Move, O, E extends GameEvent> {
  /** The state as the moves so far have left it. Look, but do not touch. */
  readonly state: S
  /** Every legal move of a seat now. */
  moves(seat: Seat): M[]
  /** Plays one move. Throws `IllegalMove`, or `Hidden` on a view; after that the attempt is good for nothing. */
  play(seat: Seat, move: M): void
  /** The play after the turn, and its events, addressed. The attempt is used up. */
  end(): { play: Play<S, O>; events: AddressedEvent<E>[] }
}

/**
 * Begins a turn on a play's own state, which is used up by it: for code that plays on and on
 * (a bot, a load test), asks for `moves` and plays one of them. To keep the play, `copy` it first, or `submit`.
 *
 * @param hear is told every event and part as it is emitted, when the state stands as the event leads to
 */
export function attempt<S, M extends Move, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  play: Play<S, O>,
  hear?: (event: AddressedEvent<E | EventPart>) => void,
): Attempt<S, M, O, E> {
  const random = play.seed ? Random.fromSeed(hexToBytes(play.seed), play.drawn) : Random.hidden()
  const events: AddressedEvent<E>[] = []
  const tell = (event: AddressedEvent<E>) => {
    events.push(event)
    hear?.(event)
  }
  const at: PlayContext<E> = {
    random,
    emit: (event) => tell({ event }),
    emitTo: (to, event, others) => tell({ event, to, others }),
    ...(hear && { part: (event: EventPart) => hear({ event }) }),
  }
  const { state } = play
  // Enumerating is most of the work: what was asked for is kept until the next move.
  let known: { seat: Seat; moves: M[] } | null = null
  const movesOf = (seat: Seat): M[] => {
    if (known?.seat !== seat) known = { seat, moves: game.moves(state, seat) }
    return known.moves
  }
  return {
    state,
    moves: movesOf,
    play(seat, move) {
      // The enumerated move is played, not the submitted one: nothing but what the rules wrote gets in.
      const moves = movesOf(seat)
      const legal = moves.includes(move) ? move : moves.find((candidate) => same(candidate, move))
      if (!legal) throw (isMove(game, move) ? illegal : nonsense)(game, state, seat, move)
      known = null
      game.play(state, seat, legal, at)
    },
    end: () => ({
      play: { ...play, drawn: random.position, revision: play.revision + 1 },
      events,
    }),
  }
}

/**
 * Plays the moves of one seat's turn, all or none; the given play stays as it was.
 * Throws `IllegalMove`, or `Hidden` when the play is a view and only the table can go on.
 */
export function submit<S, M extends Move, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  play: Play<S, O>,
  seat: Seat,
  moves: ReadonlyArray<M>,
): { play: Play<S, O>; events: AddressedEvent<E>[] } {
  if (moves.length === 0) throw new IllegalMove('A turn has at least one move.')
  const turn = attempt(game, { ...play, state: copy(play.state) })
  for (const move of moves) turn.play(seat, move)
  return turn.end()
}

/** The play as a viewer may see it: no seed, no stream, hidden pieces by their backs. */
export function view<S, M extends Move, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  play: Play<S, O>,
  viewer: Viewer,
): Play<S, O> {
  return { ...play, seed: null, drawn: 0, state: game.redact(play.state, viewer) }
}

/** Points as far as they can be counted on a view; empty where that takes more than it shows. */
export function scoresSeen<S>(game: Pick<Game<S>, 'score'>, state: S): Score[] {
  try {
    return game.score(state)
  } catch (error) {
    if (error instanceof Hidden) return []
    throw error
  }
}

/** Points of a score in a category; 0 where it has none there. */
export const pointsIn = ({ categories }: Score, category: string): number =>
  categories.find((one) => one.category === category)?.points ?? 0

/** The events that a viewer may see; those that are not for their eyes are left out or replaced. */
export function visibleTo<E extends GameEvent>(
  events: ReadonlyArray<AddressedEvent<E>>,
  viewer: Viewer,
): E[] {
  const visible: E[] = []
  for (const { event, to, others } of events) {
    if (!to || (viewer !== null && to.includes(viewer))) visible.push(event)
    else if (others) visible.push(others)
  }
  return visible
}

/** Brings a stored play to the game's present version. Throws a `RangeError` for one from the future. */
export function resume<S, M extends Move, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  stored: Play<unknown, unknown>,
): Play<S, O> {
  if (stored.version > game.version)
    throw new RangeError(`This play is of version ${stored.version}, the rules of ${game.version}.`)
  const state =
    stored.version < game.version && game.upgrade
      ? game.upgrade(stored.state, stored.version)
      : (stored.state as S)
  return { ...stored, version: game.version, options: stored.options as O, state }
}

/** One submitted turn, as a journal keeps it. */
export interface Turn<M extends Move = Move> {
  readonly seat: Seat
  readonly moves: ReadonlyArray<M>
}

/** Replays a whole journal from the seed; the play of every revision, the set-up first. */
export function* replay<S, M extends Move, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  options: unknown,
  seats: number,
  seed: Uint8Array,
  turns: Iterable<Turn<M>>,
): Generator<Play<S, O>, void> {
  yield* replayFrom(game, start(game, options, seats, seed), turns)
}

/** The same from any play on. */
export function* replayFrom<S, M extends Move, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  begin: Play<S, O>,
  turns: Iterable<Turn<M>>,
): Generator<Play<S, O>, void> {
  let play = begin
  yield play
  for (const { seat, moves } of turns) {
    play = submit(game, play, seat, moves).play
    yield play
  }
}

/** Refuses a sent move that has not the shape of any move of the game. */
function nonsense<S, M extends Move, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  state: S,
  seat: Seat,
  sent: unknown,
): IllegalMove {
  const rule = game.forbids(state, seat, sent as Json)
  return new IllegalMove(`That is no move of this game (${rule}).`, rule)
}

function illegal<S, M extends Move, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  state: S,
  seat: Seat,
  move: M,
): IllegalMove {
  const sent: unknown = move
  const rule = game.forbids(state, seat, sent as Json)
  const what = game.toAct(state).includes(seat)
    ? `${JSON.stringify(move).slice(0, 200)} is not possible now`
    : 'It is not your turn'
  return new IllegalMove(`${what} (${rule}).`, rule)
}
