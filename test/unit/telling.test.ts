/** A turn as it is told on the stage, step by step. */
import { expect, test } from 'vitest'
import type { Telling } from '../../web/src/stage/board-telling.ts'
import { placed } from '../../web/src/stage/layout.ts'
import { takesPlace, type Way } from '../../web/src/stage/taps.ts'
import {
  happeningOf,
  inWords,
  kindOf,
  sentenceOf,
  stateAfter,
  toldTurn,
  withoutFirst,
} from '../../web/src/stage/telling.ts'
import type { AnyWords, GameEvent } from '../../worker/games/kernel/index.ts'

const event = (name: string): GameEvent => ({ event: name }) as GameEvent
const part = (name: string): GameEvent => ({ event: name, isPart: true }) as GameEvent
/** Steps of a turn: each event with the state before it; the last state has none. */
const stepsOf = (...events: GameEvent[]) =>
  [...events, null].map((one, i) => ({ state: i, event: one })) as never

const words = {
  event: ({ event: name }: GameEvent) => (name === 'moved' ? null : `${name}.`),
} as unknown as AnyWords
const say = (telling: Telling | undefined, turn: Parameters<typeof inWords>[1], from = 0, to = 9) =>
  inWords(telling, turn, from, to, words, () => 'Ada', 'en')

test('an event that is counted part by part is marked, and the last event of a turn is not', () => {
  const steps = stepsOf(event('market'), part('gold'), part('silver'), event('ended'))
  const { events, states } = happeningOf(undefined, steps, [])
  expect(events).toEqual([
    { event: 'market', isCounted: true },
    part('gold'),
    part('silver'),
    event('ended'),
  ])
  expect(states).toEqual([0, 1, 2, 3, 4])
  expect(events.map(kindOf)).toEqual(['counted', 'part', 'part', null])
  expect(happeningOf(undefined, null, [event('market')])).toEqual({
    events: [event('market')],
    states: null,
  })
})

test('nothing is asked in the states of a turn: each knows what was told until then, and how it began', () => {
  const unasked = (state: unknown, told: ReadonlyArray<GameEvent>, before: unknown) => [
    state,
    told.map((one) => one.event),
    before,
  ]
  expect(happeningOf({ unasked }, stepsOf(event('a'), event('b')), []).states).toEqual([
    [0, [], 0],
    [1, ['a'], 0],
    [2, ['a', 'b'], 0],
  ])
})

test('without its first events a turn has neither their parts nor the states before them', () => {
  const turn = happeningOf(undefined, stepsOf(event('a'), part('of a'), event('b')), [])
  expect(withoutFirst(turn, 1)).toEqual({ events: [event('b')], states: [2, 3] })
  expect(withoutFirst(turn, 0)).toEqual(turn)
  expect(withoutFirst(turn, 2)).toEqual({ events: [], states: [3] })
  expect(withoutFirst({ events: [event('a')], states: null }, 1)).toEqual({
    events: [],
    states: null,
  })
})

test('steps end where events do not belong together; what is silent is seen with the next', () => {
  const telling: Telling = {
    silent: ({ event: name }) => name === 'hush',
    joins: (now, before) => now.event === 'b' && before.event === 'a',
  }
  const turn = happeningOf(telling, stepsOf(event('a'), event('hush'), event('b'), event('c')), [])
  const told = toldTurn(telling, turn)
  expect(told).toEqual({
    events: [event('a'), event('b'), event('c')],
    states: [0, 1, 3, 4],
    ends: [2, 3],
  })
  expect(toldTurn(undefined, turn).ends).toEqual([1, 2, 3, 4])
  expect(toldTurn(telling, { ...turn, states: null }).states).toBeNull()
  expect([0, 1, 2, 3].map((count) => stateAfter(told, count))).toEqual([null, 1, 3, null])
})

test('a step is told in words together where the game can, else event by event', () => {
  const turn = { events: ['a', 'b', 'moved', 'c'].map(event), ends: [2, 3, 4] }
  expect(say(undefined, turn)).toBe('a. b. c.')
  expect(say(undefined, turn, 2, 4)).toBe('c.')
  expect(say(undefined, turn, 1, 2)).toBe('b.')
  expect(say(undefined, turn, 2, 3)).toBe('')
  const together = (events: ReadonlyArray<GameEvent>) => (events.length > 1 ? 'Both.' : null)
  expect(say({ together }, turn)).toBe('Both. c.')
  expect(sentenceOf(part('gold'), words, () => 'Ada')).toBe('')
})

test('a tapped piece replaces the chosen one only where the two lead nowhere together', () => {
  const ways: Way<string>[] = [
    { move: 'plough', pieces: ['ox', 'field'] },
    { move: 'sell', pieces: ['field'] },
    { move: 'ride', pieces: ['horse', 'road'] },
  ]
  expect(takesPlace(ways, ['ox'], 'horse')).toBe(true)
  expect(takesPlace(ways, ['ox'], 'field')).toBe(false)
  expect(takesPlace(ways, ['ox'], 'ox')).toBe(false)
  expect(takesPlace(ways, ['ox'], 'barn')).toBe(false)
  expect(takesPlace(ways, [], 'horse')).toBe(false)
})

test('what has no place yet has a box without size', () => {
  expect(placed()).toEqual({ '--x': '0px', '--y': '0px', '--w': '0px', '--h': '0px' })
  expect(placed({ x: 1, y: 2, w: 3, h: 4 })['--w']).toBe('3px')
})
