import { describe, expect, test } from 'vitest'
import { lackBefore, wishesFor } from '../../web/src/boards/my-village/wishes.ts'
import { start } from '../../worker/games/kernel/index.ts'
import {
  displayCards,
  myVillage,
  ownBanners,
  professions,
  type State,
  standingOrders,
  type Village,
} from '../../worker/games/my-village/index.ts'
import { rules as de } from '../../worker/games/my-village/rules.de.ts'
import { rules as en } from '../../worker/games/my-village/rules.en.ts'
import { expectRulesBehind, rulesBehind } from './why-not.ts'

const begin = (): State => start(myVillage, {}, 2, new Uint8Array(32).fill(4)).state
const why = (state: State, piece: string, seat = state.turn.seat) =>
  rulesBehind(myVillage, state, seat, wishesFor(state, seat, piece))
/** The dice are taken: the value is to be used. */
function using(...pips: [number, number]): State {
  const state = begin()
  const { seat } = state.turn
  state.turn.dice = pips.map((n) => ({ colour: 'white', pips: n, rolled: n, by: null })) as never
  state.agenda = [{ task: 'use', seat }] as never
  return state
}
const me = (state: State) => {
  const village = state.villages[state.turn.seat]
  if (!village) throw new Error('Nobody is to act.')
  return village
}

describe('why a piece cannot be used', () => {
  test('M4.10 a banner before the dice are chosen; M5.36 a second church, whatever they show', () => {
    const state = begin()
    const { seat } = state.turn
    expect(why(state, `v${seat}:banner:play`)).toEqual(['M4.10'])
    me(state).church = 'trade-church'
    const [wish] = wishesFor(state, seat, 'card:abbey-church')
    expect(wish && lackBefore(state, seat, wish)).toBe('M5.36')
  })

  test('M5.1 a die that does not lie there, or after two were taken', () => {
    const state = begin()
    state.pool = [
      { colour: 'white', pips: 2 },
      { colour: 'white', pips: 3 },
    ] as never
    expect(why(state, 'die:white:6')).toEqual(['M5.1'])
    expect(why(using(1, 2), 'die:white:3')).toEqual(['M5.1'])
  })

  test('M5.4 a die beyond its faces; M-R5 to what it shows; M5.3 without the coins', () => {
    const state = using(3, 3)
    me(state).coins = 0
    expect(why(state, 'face:0:7:coins')).toEqual(['M5.4'])
    expect(why(state, 'face:0:3:coins')).toEqual(['M-R5'])
    expect(why(state, 'face:1:5:coins')).toEqual(['M5.3'])
  })

  test('M5.15 the hand and the office for another value; M5.84 a white banner', () => {
    const state = using(1, 1)
    expect(why(state, 'hand')).toEqual(['M5.15'])
    expect(why(state, 'office')).toEqual(['M5.15'])
    expect(why(state, `v${state.turn.seat}:banner:play`)).toEqual(['M5.84'])
  })

  test('M4.5 anything in the turn of another; their own pieces are nobody else’s wish', () => {
    const state = using(1, 1)
    const other = 1 - state.turn.seat
    expect(wishesFor(state, state.turn.seat, `v${other}:banner:play`)).toEqual([])
    expect(why(state, 'hand', other)).toEqual(['M4.5'])
  })

  test.for([2, 4])('every rule that a piece answers with is to be read: %i players', (seats) => {
    const pieces = (state: State, seat: number): string[] => {
      const village = ownBanners(state.villages[seat] as Village)
      return [
        'hand',
        'office',
        ...[1, 2, 3, 4, 5, 6].flatMap((n) => [
          `die:white:${n}`,
          `die:black:${n}`,
          `face:0:${n}:coins`,
          `face:1:${n}:marker`,
        ]),
        ...displayCards(state).map((card) => `card:${card}`),
        ...state.customers.display.map((id) => `customer:${id}`),
        ...village.map((banner) => `v${seat}:banner:${banner}`),
        ...professions.flatMap((one) => [`v${seat}:villager:${one}`, `v${seat}:mark:${one}`]),
        ...['left', 'right'].map((one) => `v${seat}:school:${one}`),
        ...['main-house', 'coin-space', 'three-sp-space'].map((one) => `v${seat}:headman:${one}`),
        ...standingOrders.map((one) => `v${seat}:order:${one}`),
        ...['forge-5-8', 'field-1', 'guild-chamber'].map((one) => `v${seat}:goods:${one}`),
        `v${seat}:banner:headman`,
      ]
    }
    expectRulesBehind({
      game: myVillage,
      options: {},
      seats,
      rules: [en, de],
      wishes: (state, seat) =>
        pieces(state as State, seat).flatMap((piece) => wishesFor(state as State, seat, piece)),
    })
  })
})
