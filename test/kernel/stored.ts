/**
 * Plays as tables have stored them, in the middle of a game: of each game and version one of every
 * option, module and solo level, `stored/<game>.v<version>[.<variant>].json`. Later rules must go
 * on reading them, so a file is never written again.
 * `node test/kernel/stored.ts` writes those that are missing.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../../worker/games/index.ts'
import { type AnyGame, attempt, type Play, Random, start } from '../../worker/games/kernel/index.ts'

export const folder = join(import.meta.dirname, 'stored')

/** A table to keep: its options, its seats, and what its file is called besides game and version. */
export interface Variant {
  readonly name: string
  readonly options: object
  readonly seats: number
}

const usual: Variant = { name: '', options: {}, seats: 3 }
const solo: Variant = { name: 'solo', options: {}, seats: 1 }
const allModules = ['saints', 'scoundrels', 'profiteers', 'developments']

const variants: Readonly<Record<string, ReadonlyArray<Variant>>> = {
  villagers: [
    usual,
    { name: 'no-padlocks', options: { padlocks: false }, seats: 2 },
    ...allModules.map((name) => ({ name, options: { modules: [name] }, seats: 4 })),
    {
      name: 'everything',
      options: {
        modules: allModules,
        bronzeTiming: 'endOfPhase',
        windmillCount: 'piles',
        courier: true,
      },
      seats: 5,
    },
    ...['beginner', 'standard', 'hard'].map((level) => ({
      name: `solo-${level}`,
      options: { level },
      seats: 1,
    })),
    { name: 'solo-everything', options: { level: 'hard', modules: allModules }, seats: 1 },
  ],
  'my-village': [usual, { ...usual, name: 'two', seats: 2 }, { ...usual, name: 'four', seats: 4 }],
  settlement: [
    usual,
    solo,
    { ...usual, name: 'four', seats: 4 },
    { name: 'face-down', options: { faceDown: true }, seats: 3 },
    { name: 'dealt', options: { dealt: true }, seats: 3 },
    { name: 'chosen', options: { dealt: false }, seats: 2 },
  ],
  'town-builder': [
    usual,
    solo,
    { name: 'claims', options: { autoClaim: false }, seats: 2 },
    { name: 'confirmed', options: { confirmEnd: true }, seats: 4 },
    { name: 'claims-confirmed', options: { autoClaim: false, confirmEnd: true }, seats: 2 },
  ],
}

/** The tables of a game of which a play is kept. */
export const variantsOf = (game: AnyGame): ReadonlyArray<Variant> => variants[game.id] ?? []

export const nameOf = (game: AnyGame, { name }: Variant): string =>
  `${game.id}.v${game.version}${name && `.${name}`}.json`

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
  for (const game of games)
    for (const variant of variantsOf(game)) {
      const file = join(folder, nameOf(game, variant))
      if (existsSync(file)) continue
      const { options, seats } = variant
      const play = playOn(game, start(game, options, seats, new Uint8Array(32).fill(3)), 40)
      writeFileSync(file, `${JSON.stringify(play)}\n`)
    }
}
