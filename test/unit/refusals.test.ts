import { expect, test } from 'vitest'
import { frontOf } from '../../web/src/boards/list.ts'
import { ruleText } from '../../web/src/rules/index.ts'
import { shelve } from '../../web/src/rules/shelf.ts'
import { ruleAgainst } from '../../web/src/rules/why.ts'
import { games } from '../../worker/games/index.ts'
import {
  type AnyGame,
  languages,
  type Move,
  Random,
  start,
  submit,
} from '../../worker/games/kernel/index.ts'

shelve(async () => frontOf)

const seed = (fill: number) => new Uint8Array(32).fill(fill)

/** The rules that forbid moves of other moments, in a game that is played by chance. */
function refusedIn(game: AnyGame, seats: number): ReadonlySet<string> {
  const random = Random.fromSeed(seed(7))
  const refused = new Set<string>()
  const wishes = new Map<string, Move>()
  let play = start(game, game.options.parse({}), seats, seed(5))
  for (let step = 0; step < 400; step++) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) break
    const moves: Move[] = game.moves(play.state, seat)
    for (const move of moves) wishes.set(JSON.stringify(move), move)
    const asked = [...wishes.values()]
    for (let one = 0; one < 30; one++) {
      const rule = ruleAgainst(game, play.state, seat, random.pick(asked))
      if (rule) refused.add(rule)
    }
    play = submit(game, play, seat, [random.pick(moves)]).play
  }
  return refused
}

test.for(games.map((game) => [game.id, game] as const))(
  "why a move of %s cannot be made is told in the reader's language",
  async ([id, game]) => {
    const refused = new Set([2, 4].flatMap((seats) => [...refusedIn(game, seats)]))
    expect(refused.size).toBeGreaterThan(4)
    for (const language of languages)
      for (const rule of refused)
        expect((await ruleText(id, language, rule))?.language, `${language} ${rule}`).toBe(language)
  },
)
