/** Speed of a game's rules, alone and through the kernel. */
import {
  type AnyGame,
  attempt,
  copy,
  type Play,
  Random,
  start,
} from '../../worker/games/kernel/index.ts'
import { note, race, report, rounded } from './measure.ts'

const seedOf = (n: number) => new Uint8Array(32).map((_, i) => (i * 7 + n) % 256)

/** Random legal moves by the rule functions alone, on one state, nothing checked or kept. */
function bare(game: AnyGame, play: Play, n: number): number {
  const state = copy(play.state)
  const choice = Random.fromSeed(seedOf(n + 1))
  const at = { random: Random.fromSeed(seedOf(n), play.drawn), emit() {}, emitTo() {} }
  let moves = 0
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state), moves++)
    game.play(state, seat, choice.pick(game.moves(state, seat)), at)
  return moves
}

/** The same moves through the kernel, a turn at a time: checked, with chance and events. `keep` also keeps every earlier play, as `submit` does. */
const throughKernel =
  (keep: boolean) =>
  (game: AnyGame, first: Play, n: number): number => {
    const choice = Random.fromSeed(seedOf(n + 1))
    let play = copy(first)
    let moves = 0
    for (let [seat] = game.toAct(play.state); seat !== undefined; [seat] = game.toAct(play.state)) {
      const turn = attempt(game, keep ? copy(play) : play)
      for (; game.toAct(turn.state).includes(seat); moves++)
        turn.play(seat, choice.pick(turn.moves(seat)))
      play = turn.end().play
    }
    return moves
  }

const games = 60

/** Random legal moves per second of a game; returns how much slower they are through the kernel, and each turn on a copy. */
export async function benchMoves(
  game: AnyGame,
  options: unknown,
  seats: number,
): Promise<{ kernel: number; copied: number }> {
  const first = Array.from({ length: games }, (_, n) => start(game, options, seats, seedOf(n)))
  const total = (rival: typeof bare) => () =>
    first.reduce((sum, play, n) => sum + rival(game, play, n), 0)
  const alone = total(bare)
  const { a, b, ratio } = await race(alone, total(throughKernel(false)))
  report(
    `${game.id}, random legal moves, rules alone against through the kernel`,
    `${rounded(a)} against ${rounded(b)} a second, ${rounded(ratio)} times slower`,
    'at most 1.3 times',
    ratio <= 1.3,
  )
  const kept = await race(alone, total(throughKernel(true)))
  note(
    `${game.id}, the same, each turn on a copy, as a table submits it`,
    `${rounded(kept.b)} a second, ${rounded(kept.ratio)} times slower`,
  )
  return { kernel: ratio, copied: kept.ratio }
}
