/** Games of random play, state by state, for the laws of boards' layouts. */
import {
  type Game,
  type GameEvent,
  type Language,
  type Move,
  Random,
  type Seat,
  start,
  submit,
  view,
} from '../../worker/games/kernel/index.ts'
import { languages } from '../../worker/games/kernel/language.ts'

/** A state of a game, as one seat sees it, and whose place is looked at. */
export interface Seen<S, M> {
  readonly where: string
  readonly state: S
  readonly moves: ReadonlyArray<M>
  readonly you: Seat
  readonly looked: Seat
  readonly toAct: ReadonlyArray<Seat>
  readonly seats: number
  readonly language: Language
}

/** A way to play; each function is told which of the games it is about. */
interface Way<M> {
  readonly games: number
  /** Most moves of a game. */
  readonly steps: number
  /** First byte of the stream that moves are chosen by, for the first game. */
  readonly stream: number
  readonly seats: (game: number) => number
  readonly options?: (game: number) => unknown
  /** Another's place is looked at in every so-manieth state. */
  readonly away: number
  readonly choose: (moves: ReadonlyArray<M>, random: Random, game: number) => M
}

/** Plays games to their ends and yields each state with the numbers of its game and step, in all languages in turn. */
export function* playedStates<S, M extends Move, O, E extends GameEvent>(
  rules: Game<S, M, O, E>,
  { games, steps, stream, seats: seatsOf, options, away, choose }: Way<M>,
): Generator<{ readonly at: Seen<S, M>; readonly game: number; readonly step: number }> {
  for (let game = 0; game < games; game++) {
    const random = Random.fromSeed(new Uint8Array(32).fill(stream + game))
    const seats = seatsOf(game)
    let play = start(rules, options?.(game) ?? {}, seats, new Uint8Array(32).fill(game))
    for (let step = 0; step < steps; step++) {
      const toAct = rules.toAct(play.state)
      const [seat] = toAct
      const you = seat ?? 0
      const { state } = view(rules, play, you)
      const moves = seat === undefined ? [] : rules.moves(state, seat)
      const language = languages[(step + game) % languages.length] ?? 'en'
      const looked = step % away === 0 ? (you + 1) % seats : you
      const where = `game ${game} step ${step} ${language}`
      yield { at: { where, state, moves, you, looked, toAct, seats, language }, game, step }
      if (seat === undefined) break
      play = submit(rules, play, seat, [choose(moves, random, game)]).play
    }
  }
}
