import { describe, expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { Hidden, Random, start, submit, view } from '../../worker/games/kernel/index.ts'

const seed = (number: number) => new Uint8Array(32).fill(number)

describe('questions that a seat may be asked next, foreseen on its own view', () => {
  test.each(games)(
    '$id: each guess asks that seat, and its moves play or need the table',
    (game) => {
      const { ahead } = game
      if (!ahead) throw new Error('This game foresees nothing.')
      for (const number of [1, 2]) {
        const choice = Random.fromSeed(seed(number + 100))
        let play = start(game, {}, Math.min(3, game.seats.max), seed(number))
        let foreseen = 0
        for (let length = 0; length < 150; length++) {
          const [acting] = game.toAct(play.state)
          if (acting === undefined) break
          for (let seat = 0; seat < play.seats; seat++) {
            if (game.toAct(play.state).includes(seat)) continue
            const seen = view(game, play, seat)
            const before = JSON.stringify(seen)
            for (const state of ahead(seen.state, seat)) {
              expect(game.toAct(state)).toEqual([seat])
              const moves = game.moves(state, seat)
              expect(moves.length).toBeGreaterThan(0)
              foreseen++
              try {
                submit(game, { ...seen, state }, seat, [choice.pick(moves)])
              } catch (error) {
                if (!(error instanceof Hidden)) throw error
              }
            }
            expect(JSON.stringify(seen)).toBe(before)
          }
          const move = choice.pick(game.moves(play.state, acting))
          play = submit(game, play, acting, [move]).play
        }
        expect(foreseen).toBeGreaterThan(20)
      }
    },
  )
})
