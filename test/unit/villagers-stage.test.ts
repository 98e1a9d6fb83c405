import { describe, expect, test } from 'vitest'
import { answersOf, phaseOf, whereIn } from '../../web/src/boards/villagers/answers.ts'
import { loadWords } from '../../web/src/boards/villagers/dictionary.ts'
import { guide } from '../../web/src/boards/villagers/guide.ts'
import { hintOf } from '../../web/src/boards/villagers/hints.ts'
import { journeysOf } from '../../web/src/boards/villagers/journeys.ts'
import { panes } from '../../web/src/boards/villagers/panes.ts'
import { sceneOf } from '../../web/src/boards/villagers/scenes.ts'
import { boardWords as de } from '../../web/src/boards/villagers/words.de.ts'
import { paneInView } from '../../web/src/stage/pane.ts'
import { start } from '../../worker/games/kernel/index.ts'
import type { Event } from '../../worker/games/villagers/event-types.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import type { Move, State, Task } from '../../worker/games/villagers/state.ts'

/** A fresh game in which this is to be decided. */
function asked(task: Task, change: (state: State) => void = () => {}): State {
  const { state } = start(villagers, {}, 2, new Uint8Array(32).fill(3))
  state.agenda.push(task)
  change(state)
  return state
}
const build: Task = { task: 'build', seat: 0 }
const inBuild = (change: (state: State) => void = () => {}) =>
  asked(build, (state) => {
    state.turn = { seat: 0, limit: 2, used: 0, tradeIns: 0, tinner: false }
    change(state)
  })
const waiting = (state: State, moves: ReadonlyArray<Move>) =>
  panes.filter((pane) => pane.waits(state, 0, moves)).map(({ id }) => id)

describe('panes of a phone', () => {
  test('a draft waits on the road, a placing in the village, a trade-in on the road', () => {
    const state = inBuild()
    expect(waiting(state, [{ do: 'draft', from: 'road', column: 0 }])).toEqual(['road'])
    expect(waiting(state, [{ do: 'place', card: 'hunter' }])).toEqual(['village'])
    expect(waiting(state, [{ do: 'trade-in', basic: 'miner' }])).toEqual(['road'])
    expect(waiting(state, [{ do: 'put', card: 'hunter', on: 'reserve' }])).toEqual(['road'])
    expect(waiting(state, [{ do: 'end-turn' }])).toEqual([])
  })

  test('a build turn opens the village where a card can be built, else the road; a draft the road', () => {
    const opened = (moves: ReadonlyArray<Move>) => paneInView(panes, null, inBuild(), 0, moves)
    const tradeIn = { do: 'trade-in', basic: 'miner' } as const
    expect(opened([tradeIn, { do: 'place', card: 'hunter' }])).toBe('village')
    expect(opened([tradeIn, { do: 'end-turn' }])).toBe('road')
    expect(opened([{ do: 'draft', from: 'road', column: 0 }])).toBe('road')
  })
})

describe('the bar', () => {
  test('a move that no card stands for is a button, one that ends the turn is none', async () => {
    await loadWords('en')
    const state = asked({ task: 'coin', seat: 0 })
    const moves: Move[] = [{ do: 'coin', column: 0 }, { do: 'no-coin' }, { do: 'end-turn' }]
    const [button, ...more] = answersOf('en', state, 0, moves)
    expect(more).toEqual([])
    expect(button?.move).toEqual({ do: 'no-coin' })
    expect(button?.label).not.toBe('')
    expect(button?.quiet).toBe(true)
  })

  test('round and phase are said, whatever is asked within it', async () => {
    await loadWords('de')
    expect(phaseOf(asked({ task: 'draft', seat: 0 }))).toBe('draft')
    expect(phaseOf(inBuild())).toBe('build')
    expect(phaseOf(inBuild((state) => state.agenda.push({ task: 'look', seat: 0 })))).toBe('build')
    expect(phaseOf(inBuild((state) => state.agenda.splice(0)))).toBe('over')
    expect(whereIn(inBuild(), 'de')).toBe('Runde 1 · Bauphase')
  })

  test('no hint where the question says it all: after a draft, in a trade-in, in a plain build turn', () => {
    const at = (state: State, moves: Move[], myTurn = true) =>
      hintOf(de, { state, moves, myTurn, chosen: [], paid: null })
    expect(at(asked({ task: 'draft', seat: 0 }), [{ do: 'draft', from: 'reserve' }])).toBeNull()
    expect(at(inBuild(), [{ do: 'end-turn' }])).toBeNull()
    expect(at(asked({ task: 'trade-in', seat: 0, basic: 'miner' }), [])).toBeNull()
    expect(at(inBuild(), [], false)).toBeNull()
    const resettled = asked({ task: 'resettle', seat: 0, card: 'fisher', from: 0 })
    expect(
      hintOf(de, { state: resettled, moves: [], myTurn: true, chosen: [], paid: 'Teuer' }),
    ).toBe('Teuer')
    // Effects of a turn are still being played on the stage.
    expect(at(inBuild(), [])).toBeNull()
    expect(
      hintOf(de, {
        state: inBuild(),
        moves: [],
        myTurn: true,
        chosen: ['hand:hunter'],
        paid: null,
      }),
    ).toBe(de.chooseTarget('Jägerin'))
  })
})

test('V5.64 a Monk that must be covered is spoken of where one lies open, not where a lesson offers one move', () => {
  const moves: Move[] = [{ do: 'place', card: 'hunter' }]
  const at = (state: State) => hintOf(de, { state, moves, myTurn: true, chosen: [], paid: null })
  const withMonk = (seat: number) =>
    inBuild(({ seats }) => {
      const village = seats[seat]?.village
      const [founders] = village ?? []
      if (founders) village?.push({ ...founders, starter: { ...founders.starter, card: 'monk' } })
    })
  expect(at(inBuild())).toBeNull()
  expect(at(withMonk(1))).toBeNull()
  expect(at(withMonk(0))).toBe(de.coverFirst)
})

test('the guide points at pieces that are there', () => {
  const state = inBuild((now) => {
    const seat = now.seats[0]
    if (seat) seat.hand = [{ card: 'hunter', seen: [0] }]
  })
  expect(guide.at?.(state, 0, 'build')).toEqual(['hand:hunter'])
  expect(guide.at?.(state, 0, 'trade-in')).toContain('basic:miner')
  expect(guide.at?.(state, 0, 'draft')?.[0]).toBe('road:0')
  expect(guide.at?.(state, 0, 'look')).toEqual([])
})

test('V5.42 who is paid for a padlock is not gone to: the gold flies there, to the card or to the plate', () => {
  const placed: Event = {
    event: 'placed',
    seat: 1,
    card: 'jeweler',
    pile: 0,
    branch: 0,
    level: 2,
    side: null,
    apprentice: false,
  }
  const paid: Event = {
    event: 'unlocked',
    seat: 1,
    how: 'other',
    gold: 2,
    card: 'priest',
    unlocker: 'chandler',
    owner: 2,
    pile: 3,
    branch: 0,
    auto: true,
  }
  expect([placed, paid].map(sceneOf)).toEqual([{ seat: 1, pane: 'village' }, null])
  expect(journeysOf(paid)).toEqual([
    { from: ['gold:1'], to: ['top:2:3:0', 'gold:2'], what: 'coin' },
  ])
})
