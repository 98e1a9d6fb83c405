/**
 * Plays as tables have stored them, in the middle of a game, one a game and version:
 * `stored/<game>.v<version>.json`. Whatever changes in the rules must go on reading them,
 * so a file is never written again. `node test/kernel/stored.ts` writes those that are missing.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../../worker/games/index.ts'
import { type AnyGame, attempt, type Play, Random, start } from '../../worker/games/kernel/index.ts'

export const folder = join(import.meta.dirname, 'stored')

export const nameOf = (game: AnyGame): string => `${game.id}.v${game.version}.json`

/** Plays on at random: so many moves, or to the end. Uses the play up. */
export function playOn(game: AnyGame, from: Play, moves = Number.POSITIVE_INFINITY): Play {
  const choice = Random.fromSeed(new Uint8Array(32).fill(4))
  let play = from
  for (let move = 0; move < moves; move++) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) break
    const turn = attempt(game, play)
    turn.play(seat, choice.pick(turn.moves(seat)))
    play = turn.end().play
  }
  return play
}

if (import.meta.main) {
  mkdirSync(folder, { recursive: true })
  for (const game of games) {
    const file = join(folder, nameOf(game))
    if (existsSync(file)) continue
    const seats = Math.min(3, game.seats.max)
    const play = playOn(game, start(game, {}, seats, new Uint8Array(32).fill(3)), 40)
    writeFileSync(file, `${JSON.stringify(play)}\n`)
  }
}
