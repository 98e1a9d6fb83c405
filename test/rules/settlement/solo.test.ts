import { describe, expect, test } from 'vitest'
import { allArtifacts, allHeroes } from '../../../worker/games/settlement/components/index.ts'
import { settlement } from '../../../worker/games/settlement/index.ts'
import type { Move } from '../../../worker/games/settlement/state.ts'
import { words } from '../../../worker/games/settlement/words.en.ts'
import { fresh, richSupply, said, table, tile } from './table.ts'

describe('playing alone', () => {
  test('S8.1 the rules are those of the others: the same actions', () => {
    const board = { supply: richSupply, terrains: { '1-1': tile(1) } }
    const alone = table({ seats: 1, boards: [board] })
    const together = table({ seats: 2, boards: [board] })
    const kinds = (moves: Move[]) => new Set(moves.map((move) => move.do))
    expect(kinds(alone.moves())).toEqual(kinds(together.moves()))
  })

  test('S8.2 four artifacts to choose from, ten in a stack', () => {
    const { state } = fresh(1)
    expect(state.artifactRow).toHaveLength(4)
    expect(state.artifactStack).toHaveLength(10)
    expect([...state.artifactRow, ...state.artifactStack].sort()).toEqual(
      allArtifacts.map(({ id }) => id).sort(),
    )
  })

  test.each([1, 2, 3, 4, 5])(
    'S8.3, S-R38 passing round %i takes the previous artifact out of the game and draws one',
    (round) => {
      const t = table({ seats: 1, round })
      const held = t.board().artifact
      const top = t.state.artifactStack.at(-1)
      const events = t.pass()
      expect(said(events, 'artifact-taken')).toMatchObject({ previous: held, to: 'removed' })
      expect(said(events, 'artifact-turned-up')).toMatchObject({ artifact: top })
      expect(t.state.removedArtifacts).toEqual([held])
      expect(t.state.artifactRow).toContain(top)
    },
  )

  test('S8.4 from round 2 on there are three to choose from, never one that was used', () => {
    const t = fresh(1)
    const used: string[] = []
    t.do(...t.moves().slice(0, 1))
    for (let round = 1; round <= 5; round++) {
      used.push(t.board().artifact ?? '')
      t.do({ do: 'pass' })
      expect(t.moves('take-artifact')).toHaveLength(3)
      for (const gone of used) expect(t.state.artifactRow).not.toContain(gone)
      t.do(...t.moves('take-artifact').slice(0, 1))
      expect(t.state.removedArtifacts).toEqual(used)
    }
    expect(t.state.artifactStack).toHaveLength(5)
  })

  test('S8.5, S11.18 turn after turn until the pass; the next action implies the end of a turn', () => {
    const t = table({ seats: 1, boards: [{ supply: richSupply, terrains: { '1-1': tile(1) } }] })
    t.do({ do: 'build-outpost', region: 1, column: 1 })
    const next = t.do({ do: 'activate-outpost', region: 1, column: 1 })
    expect(said(next, 'turn-ended')).toEqual({ event: 'turn-ended', seat: 0, auto: true })
    t.do({ do: 'invite', position: 4 }, { do: 'invite', position: 4 })
    expect(t.board().heroes).toHaveLength(2)
    // Two heroes need two turns, so the second turn still has its action.
    expect(t.state.agenda.at(-1)).toMatchObject({ acted: false, invited: true })
    expect(t.refusal({ do: 'end-turn' })).toBe('S11.18')
  })

  test('S8.5 the start marker has no meaning: nobody passes first, no round begins with somebody', () => {
    const alone = table({ seats: 1 }).pass()
    expect(said(alone, 'passed')).toMatchObject({ first: false })
    expect(said(alone, 'round-began')).toMatchObject({ round: 2, first: null })
    const told = alone.map((event) => words.event(event, () => 'Ann'))
    expect(told).toContain('Ann passes.')
    expect(told).toContain('Round 2 begins.')
  })

  test('S8.6 the end of a round is that of the others', () => {
    const t = table({ seats: 1, market: ['bank', 'bank'], buildingStack: ['church'] })
    const row = [...t.state.heroRow]
    t.pass()
    expect(t.state.round).toBe(2)
    expect(t.state.discardedHeroes).toEqual([row[3]])
    expect(t.state.market.slice(0, 2)).toEqual([
      { building: 'bank', count: 2 },
      { building: 'church', count: 1 },
    ])
  })

  test('S8.7 no win or loss, but a title', () => {
    const t = table({ seats: 1, round: 6 })
    t.pass()
    const result = settlement.result(t.state)
    expect(result?.places).toEqual([1])
    expect(words.reasons[result?.reason ?? '']).toBe('Rank: Settler; 51 points make a Mayor')
  })

  test('S8.8 no variants, no modules, no difficulty, and two play like more', () => {
    expect(settlement.options.parse({})).toEqual({ faceDown: false, dealt: false })
    expect(settlement.options.parse({ level: 'hard' })).toEqual({ faceDown: false, dealt: false })
    const board = { supply: richSupply, terrains: { '1-1': tile(1) } }
    const of = { boards: [board], heroRow: allHeroes.slice(0, 4).map(({ id }) => id) }
    expect(table({ seats: 2, ...of }).moves()).toEqual(table({ seats: 4, ...of }).moves())
  })

  test('S8.9 the booklet holds: the draft begins to the right of the start player', () => {
    const t = fresh(3)
    expect(t.acting).toBe((t.state.marker + 2) % 3)
  })
})
