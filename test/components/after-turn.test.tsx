/** Parts of a told turn that nobody plays: the table does it by itself, and the bar says so. */
import { expect, test } from 'vitest'
import { board as myVillage } from '../../web/src/boards/my-village/index.tsx'
import { board as townBuilder } from '../../web/src/boards/town-builder/index.tsx'
import { board as villagers } from '../../web/src/boards/villagers/index.tsx'
import { isAfterTurn } from '../../web/src/pages/table/follows.ts'
import { toldTurn } from '../../web/src/stage/telling.ts'
import type { Event } from '../../worker/games/my-village/index.ts'
import type { Event as TownEvent } from '../../worker/games/town-builder/index.ts'

test('T6.7 the next turn, and what is discarded before the scoring, belong to nobody’s turn', () => {
  const turn: TownEvent[] = [
    { event: 'turnEnded', seat: 1, forfeited: 0 },
    { event: 'cleared', seat: 0, card: 'bakery', freed: [], auto: true },
    { event: 'turnBegan', seat: 2, round: 4, last: false, auto: true },
  ]
  const { events } = toldTurn(townBuilder.telling, { events: turn, states: null })
  const told = events.map((_, i) => isAfterTurn(townBuilder, 1, events.slice(0, i + 1)))
  expect(told).toEqual([true, true])
})

test('the end of a turn of My Village takes no time, and nobody plays the rat or the beginning of a round', () => {
  const turn: Event[] = [
    { event: 'gained-coins', seat: 1, coins: 1, from: 'market' } as unknown as Event,
    { event: 'ended-turn', seat: 1 },
    { event: 'rat', pips: 3, from: 2, to: 0, auto: true },
    { event: 'lost-sp', seat: 1, sp: 2, auto: true },
    { event: 'round', round: 4, first: 1, rolled: [] } as unknown as Event,
  ]
  const { events, ends } = toldTurn(myVillage.telling, { events: turn, states: null })
  expect(ends).toEqual([1, 2, 3, 4])
  const told = events.map((_, i) => isAfterTurn(myVillage, 1, events.slice(0, i + 1)))
  expect(told).toEqual([false, true, true, true])
})

test('cards counted on a market day are nobody’s turn, not even mine', () => {
  const market = { day: 'first', seat: 0 }
  const told = [
    { event: 'market', ...market, gold: 2, silver: 0, coins: 0, auto: true, isCounted: true },
    { event: 'card-counted', ...market, card: 'founders', isPart: true },
  ]
  expect(told.map((_, i) => isAfterTurn(villagers, 0, told.slice(0, i + 1)))).toEqual([true, true])
})

test('that somebody else may build now is no part of a build turn', () => {
  const turn = [
    { event: 'build-turn', seat: 1, limit: 2, auto: true },
    { event: 'placed', seat: 1, card: 'harvester' },
    { event: 'turn-ended', seat: 1 },
    { event: 'build-turn', seat: 0, limit: 3, auto: true },
  ]
  const told = turn.map((_, i) => isAfterTurn(villagers, 1, turn.slice(0, i + 1)))
  expect(told).toEqual([false, false, false, true])
})
