import { expect } from 'vitest'
import type { Rules } from '../../web/src/rules/shelf.ts'
import { ruleAgainst } from '../../web/src/rules/why.ts'
import {
  type AnyGame,
  type Move,
  Random,
  type Seat,
  start,
  submit,
  view,
} from '../../worker/games/kernel/index.ts'

/** The rules that forbid wishes, each once. */
export const rulesBehind = (
  game: AnyGame,
  state: unknown,
  seat: Seat,
  wishes: ReadonlyArray<Move>,
): string[] => [
  ...new Set(
    wishes.flatMap((wish) => {
      const rule = ruleAgainst(game, state, seat, wish)
      return rule === null ? [] : [rule]
    }),
  ),
]

/** A game, and what somebody might want of all its pieces. */
interface Wishing {
  readonly game: AnyGame
  readonly options: object
  readonly seats: number
  /** The rules to read, in each language. */
  readonly rules: ReadonlyArray<Rules>
  readonly wishes: (view: unknown, seat: Seat) => ReadonlyArray<Move>
}

/** In a random game, whatever a piece answers with on a seat's own view is a rule that can be read in every language. */
export function expectRulesBehind({ game, options, seats, rules, wishes }: Wishing): void {
  const random = Random.fromSeed(new Uint8Array(32).fill(9))
  let play = start(game, options, seats, new Uint8Array(32).fill(8))
  const told = new Set<string>()
  for (let step = 0; step < 250; step++) {
    const [acting] = game.toAct(play.state)
    if (acting === undefined) break
    const asking = step % 4 === 0 ? (acting + 1) % seats : acting
    const seen = view(game, play, asking).state
    for (const rule of rulesBehind(game, seen, asking, wishes(seen, asking))) told.add(rule)
    play = submit(game, play, acting, [random.pick(game.moves(play.state, acting) as Move[])]).play
  }
  expect(told.size).toBeGreaterThan(4)
  for (const chapters of rules) {
    const numbers = new Set(chapters.flatMap((chapter) => Object.keys(chapter.rules)))
    expect([...told].filter((rule) => !numbers.has(rule))).toEqual([])
  }
}
