/** Telling of turns of Settlement on the stage: in which steps, where, and what waits until a turn was sent. */
import { expect, test } from 'vitest'
import { board } from '../../web/src/boards/settlement/index.tsx'
import { followingIn, isAfterTurn } from '../../web/src/pages/table/follows.ts'
import { add, emptyPlan } from '../../web/src/planner/plan.ts'
import { start, view } from '../../worker/games/kernel/index.ts'
import { settlement } from '../../worker/games/settlement/index.ts'
import type { Event, State } from '../../worker/games/settlement/state.ts'

const seed = (fill: number) => new Uint8Array(32).fill(fill)
const names = (seat: number) => ['Ada', 'Bea'][seat] ?? ''

/** The end of a round, as the table does it by itself (S4.13). */
const endOfRound: ReadonlyArray<Event> = [
  { event: 'hero-discarded', hero: 'adventurer-01', auto: true },
  { event: 'hero-turned-up', hero: 'adventurer-02', auto: true },
  { event: 'market-stacked', building: 'bank', from: [4], market: 1, count: 2, auto: true },
  { event: 'market-stacked', building: 'church', from: [5], market: 2, count: 2, auto: true },
  { event: 'market-refilled', market: 4, building: 'tavern', auto: true },
  { event: 'market-refilled', market: 5, building: 'sawmill', auto: true },
  { event: 'round-began', round: 2, first: 0, auto: true },
]

test('S4.15 S4.16 what the end of a round does to the market is told in two sentences', async () => {
  const words = await board.words('en')
  const steps: Event[][] = []
  for (const [i, event] of endOfRound.entries()) {
    const before = endOfRound[i - 1]
    if (before && board.telling?.joins?.(event, before)) steps.at(-1)?.push(event)
    else steps.push([event])
  }
  expect(steps.map((step) => step.length)).toEqual([1, 1, 2, 2, 1])
  const said = steps.map((step) => board.telling?.together?.(step, words, names, 'en') ?? null)
  expect(said).toEqual([
    null,
    null,
    'Copies are stacked: Bank and Church.',
    'New on the market: Tavern and Sawmill.',
    null,
  ])
})

test('S4.14 S4.15 a phone opens the market where the end of a round is told', () => {
  const scenes = endOfRound.map((event) => board.telling?.scene?.(event))
  expect(scenes[0]).toEqual({ pane: 'market' })
  expect(scenes[2]).toEqual({ pane: 'market' })
  // After a building was bought, a new one comes too: the stage stays where that one is put (S5.18).
  expect(scenes[4]).toBeNull()
})

test('S11.19 that others pass who can do nothing else is told once my own pass was sent', () => {
  const play = start(settlement, {}, 2, seed(4))
  const state = play.state as State
  state.round = 6
  state.agenda = [{ task: 'turn', seat: 0, acted: false, invited: false, bonus: 0 }]
  for (const own of state.boards) {
    own.settlers = { basic: 0, bonus: 0 }
    own.supply = { wood: 0, clay: 0, stone: 0, diamond: 0, gold: 0 }
  }
  const mine = state.boards[0]
  if (mine) mine.settlers.basic = 1
  const plan = add(settlement, emptyPlan(view(settlement, play, 0), 0), { do: 'pass' })
  const following = followingIn(board, plan)
  expect(following?.count).toBe(2)
  // It is shown as it stands after my own pass.
  expect(following?.states?.[0]).toMatchObject({ passed: [0] })
  expect(following?.events).toMatchObject([
    { event: 'passed', seat: 1, auto: true },
    { event: 'game-over' },
  ])
})

const pass = (seat: number, auto: boolean): Event =>
  ({ event: 'passed', seat, first: false, ...(auto && { auto }) }) as Event
const activated: Event = {
  event: 'street-activated',
  seat: 1,
  street: 'lower',
  settlers: { basic: 1, bonus: 0 },
} as Event

test('S4.13 nobody plays the end of a round', () => {
  const after = [pass(1, false), ...endOfRound].map((_, i, all) =>
    isAfterTurn(board, 1, all.slice(0, i + 1)),
  )
  expect(after).toEqual([false, ...endOfRound.map(() => true)])
})

test('S11.19 whoever goes on after another could only pass is said to play again', () => {
  const told = [activated, pass(0, true), activated]
  const after = told.map((_, i) => isAfterTurn(board, 1, told.slice(0, i + 1)))
  expect(after).toEqual([false, true, false])
})
