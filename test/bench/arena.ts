/** Games in which bots play each other, or somebody who plays at random. */

import { evaluatorOf } from '../../worker/games/evaluators.ts'
import {
  type AnyGame,
  attempt,
  type BotLevel,
  copy,
  type Move,
  Random,
  type Seat,
  searchBudgetOf,
  start,
  TurnSearch,
  view,
} from '../../worker/games/kernel/index.ts'

export type Player = BotLevel | 'random'

const seedOf = (n: number, salt: number) =>
  new Uint8Array(32).map((_, i) => (n >> ((i % 4) * 8)) ^ (salt + (i >> 2)))

/** Effort of thinking: turns thought out, and milliseconds. */
export interface Effort {
  turns: number
  ms: number
}

/**
 * Plays a deal to its end; the totals and the places by seat, and the last state. The same number is dealt alike, so that
 * rivals can play a deal from every seat. Adds to `efforts` what thinking took, and shows `watch` each move of a bot before it is made.
 */
export function playOut(
  game: AnyGame,
  options: unknown,
  players: ReadonlyArray<Player>,
  deal: number,
  efforts?: Map<Player, Effort>,
  watch?: (state: unknown, seat: Seat, move: Move) => void,
): { totals: number[]; places: ReadonlyArray<number>; turns: number; state: unknown } {
  const choice = Random.fromSeed(seedOf(deal, 90))
  const thinking = Random.fromSeed(seedOf(deal, 190))
  let play = start(game, options, players.length, seedOf(deal, 1))
  let turns = 0
  for (let acting = game.toAct(play.state); acting.length > 0; acting = game.toAct(play.state)) {
    const seat = acting[0] as Seat
    const player = players[seat] as Player
    const turn = attempt(game, copy(play))
    if (player === 'random') {
      turn.play(seat, choice.pick(turn.moves(seat)))
    } else {
      const from = performance.now()
      const evaluator = evaluatorOf(game.id)
      const seen = view(game, play, seat)
      const search = new TurnSearch(
        game,
        evaluator,
        seen,
        seat,
        searchBudgetOf(evaluator, player),
        thinking,
      )
      search.think()
      const effort = efforts?.get(player) ?? { turns: 0, ms: 0 }
      effort.turns++
      effort.ms += performance.now() - from
      efforts?.set(player, effort)
      for (const move of search.moves) {
        watch?.(turn.state, seat, move)
        turn.play(seat, move)
      }
    }
    play = turn.end().play
    turns++
  }
  const result = game.result(play.state)
  return {
    totals: game.score(play.state).map(({ total }) => total),
    places: result?.places ?? [],
    turns,
    state: play.state,
  }
}
