import { expect, test } from 'vitest'
import { closingUnseen, endsUnseen } from '../../web/src/boards/settlement/unseen.ts'
import { Random, start, submit, view } from '../../worker/games/kernel/index.ts'
import { settlement } from '../../worker/games/settlement/index.ts'
import type { SettlementMove } from '../../worker/games/settlement/state.ts'

const seed = (fill: number) => new Uint8Array(32).fill(fill)

/** Seldom a move that ends something, so that boards fill up. */
function pick(random: Random, moves: ReadonlyArray<SettlementMove>): SettlementMove {
  const useful = moves.filter(({ do: name }) => !['exchange', 'use-bonus', 'pass'].includes(name))
  return random.pick(useful.length > 0 && random.int(9) > 0 ? useful : moves)
}

test('S4.3 whether a move leaves only the end of the turn, or ends it, is known before it turns anything up', () => {
  const told = { closes: 0, ends: 0 }
  for (let game = 0; game < 8; game++) {
    const random = Random.fromSeed(seed(40 + game))
    let play = start(settlement, {}, 2 + (game % 2), seed(game))
    for (let step = 0; step < 150; step++) {
      const [seat] = settlement.toAct(play.state)
      if (seat === undefined) break
      const move = pick(random, settlement.moves(play.state, seat))
      const seen = view(settlement, play, seat)
      const [closing, ends] = [closingUnseen(seen, seat, move), endsUnseen(seen, seat, move)]
      play = submit(settlement, play, seat, [move]).play
      expect(ends).toBe(!settlement.toAct(play.state).includes(seat))
      if (ends) told.ends++
      if (closing.length === 0) continue
      told.closes++
      const left = settlement.moves(play.state, seat).filter((one) => one.do !== 'exchange')
      expect(left).toEqual(closing)
      expect(closing.map((one) => one.do)).toEqual(['end-turn', 'pass'])
    }
  }
  expect(told.closes).toBeGreaterThan(20)
  expect(told.ends).toBeGreaterThan(20)
})
