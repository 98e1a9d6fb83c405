import { describe, expect, test } from 'vitest'
import { type Move, myVillage } from '../../../worker/games/my-village/index.ts'
import {
  eventsOf,
  legal,
  mine,
  only,
  options,
  pending,
  played,
  randomGame,
  refusal,
  type Table,
  table,
  withValue,
} from './table.ts'

/** A turn that only walks the headman, with the first dice that lie there. */
function headmanTurn(play: Table, seat: number): Table {
  let now = play
  for (let i = 0; i < 2; i++) {
    const [take] = options(now, 'take', seat)
    if (take) now = played(now, seat, take)
  }
  now = played(now, seat, { do: 'headman' })
  if (pending(now)?.task === 'headman') now = played(now, seat, { do: 'forgo' })
  return played(now, seat, { do: 'end-turn' })
}

describe('the course of a round', () => {
  test('M4.1 M4.2 M4.3 M4.4 M5.75 a new round: hand palm side up with one SP more, all dice rolled again', () => {
    let play = table(3)
    const before = play.state.hand.sp
    for (const seat of [0, 1, 2]) play = headmanTurn(play, seat)
    expect(play.state.round).toBe(2)
    expect(play.state.hand).toEqual({ owner: 0, palm: true, sp: before + 1 })
    expect(play.state.pool).toHaveLength(8)
    expect(pending(play)).toEqual({ task: 'dice', seat: 0 })
  })

  test('M4.5 M4.6 three players: one turn each, two dice each', () => {
    let play = table(3)
    for (const seat of [0, 1, 2]) {
      expect(myVillage.toAct(play.state)).toEqual([seat])
      expect(play.state.pool).toHaveLength(8 - 2 * seat)
      play = headmanTurn(play, seat)
    }
    expect(myVillage.toAct(play.state)).toEqual([0])
    expect(refusal(play, { do: 'take', colour: 'white', pips: 1 }, 1)).toBe('M4.5')
  })

  test('M4.7 two players: two turns each, alternating', () => {
    let play = table(2)
    for (const seat of [0, 1, 0, 1]) {
      expect(play.state.round).toBe(1)
      expect(myVillage.toAct(play.state)).toEqual([seat])
      play = headmanTurn(play, seat)
    }
    expect(play.state.round).toBe(2)
  })

  test('M4.8 M5.73 M5.74 taking the hand changes the order from the next round on', () => {
    let play = headmanTurn(table(3), 0)
    const sp = play.state.hand.sp
    play.state.turn.dice = [
      { colour: 'white', pips: 4, rolled: 4, by: null },
      { colour: 'white', pips: 6, rolled: 6, by: null },
    ]
    play.state.agenda[play.state.agenda.length - 1] = { task: 'use', seat: 1 }
    play = played(play, 1, { do: 'take-hand' })
    expect(mine(play, 1).treeSp).toBe(sp)
    expect(play.state.hand).toEqual({ owner: 1, palm: false, sp: 0 })
    play = played(play, 1, { do: 'end-turn' })
    expect(myVillage.toAct(play.state)).toEqual([2])
    play = headmanTurn(play, 2)
    expect(play.state.startPlayer).toBe(1)
    expect(play.state.hand).toEqual({ owner: 1, palm: true, sp: 1 })
    expect(myVillage.toAct(play.state)).toEqual([1])
  })

  test('M4.9 M6.1 M6.2 M-R38 the round of the threshold is played to its end', () => {
    for (const [seats, threshold] of [
      [2, 9],
      [3, 14],
      [4, 18],
    ] as const) {
      const until = (coffins: number) => {
        let play = table(seats, (state) => {
          for (let i = 0; i < coffins; i++) state.graves.push({ seat: 0, profession: 'abbot' })
        })
        const order = seats === 2 ? [0, 1, 0, 1] : [0, 1, 2, 3].slice(0, seats)
        for (const seat of order) {
          expect(myVillage.result(play.state)).toBeNull()
          play = headmanTurn(play, seat)
        }
        return play
      }
      expect(myVillage.result(until(threshold - 1).state)).toBeNull()
      expect(myVillage.result(until(threshold).state)).not.toBeNull()
    }
  })

  test('M4.10 M4.11 M4.12 a turn: dice, use, end; no passing, and "?" is always possible', () => {
    let play = table(4)
    expect(refusal(play, { do: 'end-turn' })).toBe('M4.10')
    const [first] = options(play, 'take')
    play = played(play, 0, first as Move)
    const [second] = options(play, 'take')
    play = played(play, 0, second as Move)
    expect(refusal(play, { do: 'end-turn' })).toBe('M4.11')
    expect(legal(play)).toContainEqual({ do: 'headman' })
    for (const step of randomGame(3, 5))
      if (pending(step.play)?.task === 'use')
        expect(legal(step.play, step.seat)).toContainEqual({ do: 'headman' })
  })

  test('M11.2 M11.14 M11.17 M11.23 the end of a turn is confirmed; what follows needs nobody', () => {
    const play = played(withValue(6), 0, { do: 'headman' })
    expect(legal(play)).toEqual([{ do: 'end-turn' }])
    expect(pending(played(play, 0, { do: 'end-turn' }))).toEqual({ task: 'dice', seat: 1 })
    let last = table(3)
    for (const seat of [0, 1]) last = headmanTurn(last, seat)
    for (let i = 0; i < 2; i++) last = played(last, 2, options(last, 'take', 2)[0] as Move)
    const events = eventsOf(last, 2, { do: 'headman' }, { do: 'end-turn' })
    expect(only(events, 'round')).toMatchObject([{ round: 2, auto: true }])
  })
})
