/** Random games of one game, played once each and watched by everything that is to hold in all of them. */
import {
  type AddressedEvent,
  type AnyGame,
  type GameEvent,
  Hidden,
  type Move,
  type Play,
  Random,
  type Seat,
  start,
  stepsOf,
  submit,
  type Viewer,
  view,
} from '../../worker/games/kernel/index.ts'
import { fc, isThorough } from './seeds.ts'

/** The games that are played. */
export interface Walked {
  readonly game: AnyGame
  /** Every combination of options that is worth playing; partial ones are filled with defaults. */
  readonly options: (seats: number) => ReadonlyArray<unknown>
  /** No game lasts longer than this many moves. */
  readonly longest: number
  /** Returns true if seats that need not decide may have moves in a game with these options: by default none has. */
  readonly interrupts?: (options: unknown) => boolean
  /** Random games for each number of seats and each combination of options. */
  readonly runs?: number
}

/** One of the games: its seats, its options, and the seed of its chance. */
export interface Table {
  readonly options: unknown
  readonly seats: number
  readonly seed: Uint8Array
}

/** One move of a game. Nothing of it may be changed: all that watch share it. */
export interface Step {
  readonly play: Play
  readonly seat: Seat
  /** All moves that the seat has. */
  readonly moves: ReadonlyArray<Move>
  /** The one that it plays. */
  readonly move: Move
  readonly after: Play
  readonly events: ReadonlyArray<AddressedEvent<GameEvent>>
  /** The move played with all its steps; made once for all that watch, as is everything below. */
  readonly turn: () => ReturnType<typeof stepsOf>
  /** The game itself, but what a viewer sees of a state is made once. For states that nobody plays on. */
  readonly sight: AnyGame
  /** A position of this step as a viewer sees it. */
  readonly seen: (position: Play, viewer: Viewer) => Play
  /** The move played on the seat's own view; null where only the table can. */
  readonly foreseen: () => ReturnType<typeof submit> | null
}

/** Watch over one game, move by move, and throws where something is wrong. */
export interface Watch {
  readonly step: (step: Step) => void
  /** Called when the game is over. */
  readonly end?: () => void
}

/** A function of a thing and a viewer whose results are kept until they are forgotten, but those of one thing. */
function kept<T, R>(make: (thing: T, viewer: Viewer) => R) {
  const known = new Map<T, Map<Viewer, R>>()
  return {
    get(thing: T, viewer: Viewer): R {
      const results = known.get(thing) ?? new Map<Viewer, R>()
      known.set(thing, results)
      const result = results.get(viewer) ?? make(thing, viewer)
      results.set(viewer, result)
      return result
    },
    forgetAllBut(thing: T): void {
      const results = known.get(thing)
      known.clear()
      if (results) known.set(thing, results)
    },
  }
}

/** A function whose result is kept once it was asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly result: T } | undefined
  return () => {
    made ??= { result: make() }
    return made.result
  }
}

/** Plays a move on a view; null where only the table can. */
function playOnView(game: AnyGame, seen: Play, seat: Seat, move: Move) {
  try {
    return submit(game, seen, seat, [move])
  } catch (error) {
    if (error instanceof Hidden) return null
    throw error
  }
}

function* randomGame(walked: Walked, { options, seats, seed }: Table): Generator<Step> {
  const { game, longest } = walked
  // A second stream chooses the moves, so that the game's own chance is what it would be for people.
  const choice = Random.fromSeed(seed.map((byte) => byte ^ 0xa5))
  const states = kept(game.redact.bind(game))
  const sight: AnyGame = { ...game, redact: states.get }
  const views = kept((position: Play, viewer: Viewer) => view(sight, position, viewer))
  const seen = views.get
  let play = start(game, options, seats, seed)
  for (let length = 0; ; length++) {
    const acting = game.toAct(play.state)
    if (acting.length === 0) return
    if (length >= longest) throw new Error(`No end after ${longest} moves.`)
    const interrupting = Array.from(
      { length: walked.interrupts?.(options) ? seats : 0 },
      (_, s) => s,
    )
      .filter((s) => !acting.includes(s) && game.moves(play.state, s).length > 0)
      .filter(() => choice.int(4) === 0)
    const seat = choice.pick(interrupting.length > 0 ? interrupting : acting)
    const moves = game.moves(play.state, seat)
    if (moves.length === 0) throw new Error(`Seat ${seat} must act and has no move.`)
    const move = choice.pick(moves)
    const { play: after, events } = submit(game, play, seat, [move])
    const before = play
    states.forgetAllBut(play.state)
    views.forgetAllBut(play)
    yield {
      play,
      seat,
      moves,
      move,
      after,
      events,
      turn: once(() => stepsOf(game, before, seat, [move])),
      sight,
      seen,
      foreseen: once(() => playOnView(game, seen(before, seat), seat, move)),
    }
    play = after
  }
}

/** The games to play: each number of seats, each combination of options, several seeds. */
function tables({ game, options, runs = 3 }: Walked): Table[] {
  const numRuns = runs * (isThorough ? 2 : 1)
  const seeds = fc.sample(fc.uint8Array({ minLength: 32, maxLength: 32 }), { numRuns })
  return Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, i) => game.seats.min + i,
  ).flatMap((seats) =>
    options(seats).flatMap((one) => seeds.map((seed) => ({ options: one, seats, seed }))),
  )
}

/**
 * Plays the games, each once, and has every law watch each of them.
 *
 * @param laws begin to watch a game; each is told of the games until something is wrong with it
 * @returns the first thing that is wrong by each law, with the game and the move where it is; none where all is well
 */
export function walkGames<L extends string>(
  walked: Walked,
  laws: Readonly<Record<L, (table: Table) => Watch>>,
): ReadonlyMap<L, Error> {
  const wrong = new Map<L, Error>()
  const names = Object.keys(laws) as L[]
  for (const table of tables(walked)) {
    let length = 0
    const note = (name: L, cause: unknown): void => {
      if (wrong.has(name)) return
      const { seats, options, seed } = table
      const where = `${seats} seats, ${JSON.stringify(options)}, seed ${Buffer.from(seed).toString('hex')}, move ${length}`
      wrong.set(name, new Error(`${where}: ${(cause as Error).message}`, { cause }))
    }
    const attempt = (name: L, act: () => void): void => {
      if (wrong.has(name)) return
      try {
        act()
      } catch (error) {
        note(name, error)
      }
    }
    const watches = names.map((name) => ({ name, watch: laws[name](table) }))
    try {
      for (const step of randomGame(walked, table)) {
        for (const { name, watch } of watches) attempt(name, () => watch.step(step))
        length++
      }
    } catch (error) {
      // A game that cannot be played on keeps no law.
      for (const name of names) note(name, error)
    }
    for (const { name, watch } of watches) attempt(name, () => watch.end?.())
  }
  return wrong
}
