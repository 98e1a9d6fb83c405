import { describe, expect, test } from 'vitest'
import {
  copy,
  Hidden,
  isHidden,
  type Play,
  Random,
  scoresSeen,
  start,
  submit,
  type Viewer,
  view,
  visibleTo,
} from '../../../worker/games/kernel/index.ts'
import { allHeroes, type HeroId } from '../../../worker/games/settlement/components/index.ts'
import { evaluator } from '../../../worker/games/settlement/evaluator.ts'
import { settlement } from '../../../worker/games/settlement/index.ts'
import type { Event, Move, PlayerBoard, State } from '../../../worker/games/settlement/state.ts'
import { words as de } from '../../../worker/games/settlement/words.de.ts'
import { words as en } from '../../../worker/games/settlement/words.en.ts'
import { words as fr } from '../../../worker/games/settlement/words.fr.ts'
import { postcard, village } from '../../../worker/pictures/settlement/village.ts'
import { fresh, richSupply, type Table, table, tile } from './table.ts'

const viewers: ReadonlyArray<Viewer> = [null, 0, 1, 2]

/** A game of three after some random moves. */
function played(): Table {
  const t = fresh(3)
  const random = Random.fromSeed(new Uint8Array(32).fill(7))
  for (let i = 0; i < 40; i++) {
    const moves = t.moves().filter((move) => move.do !== 'pass')
    t.do(random.pick(moves.length > 0 ? moves : t.moves()))
  }
  return t
}

/** Returns true if a move can be played on what the seat sees. */
function foreseen(t: Table, ...moves: Move[]): boolean {
  try {
    submit(settlement, view(settlement, t.play, t.acting), t.acting, moves)
    return true
  } catch (error) {
    if (error instanceof Hidden) return false
    throw error
  }
}

describe('hidden pieces', () => {
  const t = played()
  const views = viewers.map((viewer) => view(settlement, t.play, viewer).state)
  const [seen] = views as [State]

  test('owner, opponents and spectators see the same', () => {
    for (const other of views) expect(other).toEqual(seen)
  })

  test('S9.1, S9.5, S9.7 stacks show their size and their backs, never their order', () => {
    expect(seen.heroDeck).toEqual(t.state.heroDeck.map(() => '?hero'))
    expect(seen.buildingStack).toEqual(t.state.buildingStack.map(() => '?building'))
    expect(seen.terrainStacks).toEqual(
      t.state.terrainStacks.map((stack, i) => stack.map(() => `?terrain-${i + 1}`)),
    )
  })

  test('S9.2 the hero row is public, order and cards', () => {
    expect(seen.heroRow).toEqual(t.state.heroRow)
    expect(seen.heroRow.filter((hero) => hero && !isHidden(hero))).not.toEqual([])
  })

  test('S9.3, S-R25 invited heroes are public', () => {
    const own = table({ boards: [{ supply: richSupply }] })
    const [, , , hero] = own.state.heroRow
    own.do({ do: 'invite', position: 4 })
    for (const viewer of [null, 0, 1])
      expect(settlement.redact(own.state, viewer).boards[0]?.heroes).toEqual([hero])
  })

  describe('S-R25 with heroes face down', () => {
    const faceDown = (round = 3) => {
      const t = table({ round, boards: [{ supply: richSupply }, { supply: richSupply }] })
      t.state.faceDown = true
      return t
    }
    /** Seat 0 has invited a hero; what was told of it. */
    const invited = (round?: number) => {
      const t = faceDown(round)
      const hero = t.state.heroRow[3] as HeroId
      const { play, events } = submit(settlement, t.play, 0, [{ do: 'invite', position: 4 }])
      return { hero, play, events, before: t.play }
    }

    test('S-R25, S9.3 only the owner sees the face, the others a back', () => {
      const { hero, play } = invited()
      const seen = (viewer: Viewer) => view(settlement, play, viewer).state.boards[0]
      expect(seen(0)).toMatchObject({ heroes: [hero] })
      expect(seen(0)).not.toHaveProperty('closed')
      for (const viewer of [null, 1])
        expect(seen(viewer)).toMatchObject({ heroes: ['?hero'], closed: true })
    })

    test('S-R25 what is told of it names no face to the others, but the price and the place', () => {
      const { hero, events } = invited()
      const told = (viewer: Viewer) =>
        visibleTo(events, viewer).find(({ event }) => event === 'invited')
      expect(told(0)).toMatchObject({ hero, position: 4 })
      for (const viewer of [null, 1]) expect(told(viewer)).toEqual({ ...told(0), hero: '?hero' })
      for (const words of [en, de, fr]) {
        const said = words.event(told(1) as Event, () => 'Anna') ?? ''
        expect(said).toMatch(/^Anna (invites a hero|lädt einen Helden|invite un héros)/)
      }
    })

    test('S9.16, S-R25 each seat sees its own points only, before a first hero too', () => {
      for (const play of [invited().before, invited().play]) {
        const seats = (viewer: Viewer) =>
          scoresSeen(settlement, view(settlement, play, viewer).state).map(({ seat }) => seat)
        expect([seats(0), seats(1), seats(null)]).toEqual([[0], [1], []])
        expect(settlement.score(play.state)).toHaveLength(2)
      }
    })

    test('S-R25 the end turns everything up, which only the table can', () => {
      const { hero, play } = invited(6)
      const last = submit(settlement, play, 0, [{ do: 'pass' }]).play
      expect(() => submit(settlement, view(settlement, last, 1), 1, [{ do: 'pass' }])).toThrow(
        Hidden,
      )
      const over = submit(settlement, last, 1, [{ do: 'pass' }]).play
      for (const viewer of [null, 0, 1]) {
        const { state } = view(settlement, over, viewer)
        expect(state.boards[0]?.heroes).toEqual([hero])
        expect(state.boards.some(({ closed }) => closed)).toBe(false)
        expect(scoresSeen(settlement, state)).toEqual(settlement.score(over.state))
        expect(settlement.result(state)).toEqual(settlement.result(over.state))
      }
    })

    test('S-R25 alone nothing is hidden, and without the option neither', () => {
      const seed = new Uint8Array(32).fill(1)
      expect(start(settlement, { faceDown: true }, 1, seed).state).not.toHaveProperty('faceDown')
      expect(start(settlement, {}, 2, seed).state).not.toHaveProperty('faceDown')
      expect(start(settlement, { faceDown: true }, 2, seed).state.faceDown).toBe(true)
    })

    test('S-R25 a village in a letter shows a pawn, but neither colour nor portrait', () => {
      const { play } = invited()
      const drawn = allHeroes.map(({ id }) => {
        const state = copy(play.state)
        state.boards[0] = { ...(state.boards[0] as PlayerBoard), heroes: [id] }
        const seen = settlement.redact(state, 1)
        return [village(seen, 0), postcard(seen, 0)].join()
      })
      expect(new Set(drawn).size).toBe(1)
    })

    test('S-R25 bots imagine any hero that they do not see, each once', () => {
      const { hero, play } = invited()
      const seen = view(settlement, play, 1).state
      const deal = evaluator.deals(seen, 1)
      const imagined = new Set<HeroId>()
      for (let i = 0; i < 200; i++) {
        const dealt = deal(Random.fromSeed(new Uint8Array(32).fill(i)))
        expect(settlement.redact(dealt, 1)).toEqual(seen)
        const [one] = dealt.boards[0]?.heroes ?? []
        if (one) imagined.add(one)
        expect(dealt.heroDeck).not.toContain(one)
      }
      expect(imagined.size).toBeGreaterThan(20)
      expect(imagined).toContain(hero)
      for (const open of seen.heroRow) expect(imagined).not.toContain(open)
    })
  })

  test('S9.4 discarded heroes are public', () => {
    const own = table()
    const [, , , hero] = own.state.heroRow
    own.passAll()
    for (const viewer of [null, 0, 1])
      expect(settlement.redact(own.state, viewer).discardedHeroes).toEqual([hero])
  })

  test.each([
    ['S9.8', 'the market, with the size of its stacks', ({ market }: State) => market],
    [
      'S9.9',
      'buildings with what lies on them',
      ({ boards }: State) => boards.map(({ buildings }) => buildings),
    ],
    [
      'S9.10',
      'the artifact row and held artifacts',
      ({ artifactRow, boards }: State) => [artifactRow, boards.map(({ artifact }) => artifact)],
    ],
    [
      'S9.13',
      'supplies and settlers, placed or not',
      ({ boards }: State) =>
        boards.map(({ supply, settlers, placed }) => [supply, settlers, placed]),
    ],
    [
      'S9.14',
      'start marker, round and who has passed',
      ({ marker, round, passed }: State) => [marker, round, passed],
    ],
    [
      'S9.6',
      'terrains with monsters and outposts',
      ({ boards }: State) => boards.map(({ terrains }) => terrains),
    ],
  ] as const)('%s all see %s', (_, __, of) => {
    for (const view of views) expect(of(view)).toEqual(of(t.state))
    expect(JSON.stringify(of(seen))).not.toContain('"?')
  })

  test('S9.11 artifacts back in the box are nowhere in the state', () => {
    expect(t.state.artifactStack).toEqual([])
    expect(t.state.removedArtifacts).toEqual([])
  })

  test('S9.12 the solo stack shows its size only, removed artifacts are public', () => {
    const solo = fresh(1)
    solo.do(...solo.moves().slice(0, 1))
    solo.pass()
    const { state } = view(settlement, solo.play, 0)
    expect(state.artifactStack).toEqual(Array(9).fill('?artifact'))
    expect(state.removedArtifacts).toHaveLength(1)
  })

  test('S9.15 a view carries neither the seed nor anything drawn later', () => {
    const shown: Play = view(settlement, t.play, 0)
    expect(shown).toMatchObject({ seed: null, drawn: 0 })
    const text = JSON.stringify(shown)
    for (const hidden of [...t.state.heroDeck, ...t.state.terrainStacks.flat()])
      expect(text).not.toContain(hidden)
  })
})

describe('a move that reveals something needs the table', () => {
  const home = { '1-1': tile(1), '2-1': { tile: tile(2), on: 'monster' as const } }
  const rich = { supply: richSupply, terrains: home, buildings: { 'upper-1': 'sawmill' as const } }

  const artifact = { seats: 2, boards: [{ ...rich, bonus: 1 }] }

  // Results of these decisions are known before: they can be planned and undone.
  test.each([
    ['S11.3', 'an exchange', { do: 'exchange', give: 'gold', get: 'wood' }],
    ['S11.4', 'another mix of settlers', { do: 'use-bonus', count: 1 }],
    ['S11.10', 'hunting', { do: 'hunt', region: 2, column: 1 }],
    ['S11.11', 'building an outpost', { do: 'build-outpost', region: 1, column: 1 }],
    ['S11.12', 'activating a region', { do: 'activate-region', region: 1 }],
    ['S11.14', 'activating a street', { do: 'activate-street', street: 'upper' }],
  ] as const)('%s %s reveals nothing', (_, __, move) => {
    const t = table(artifact)
    expect(t.moves()).toContainEqual(move)
    expect(foreseen(t, move)).toBe(true)
  })

  test('S11.16 activating an outpost reveals nothing', () => {
    const t = table({ boards: [{ terrains: { '1-1': { tile: tile(1), on: 'outpost' } } }] })
    expect(t.moves('activate-outpost')).toHaveLength(1)
    expect(foreseen(t, { do: 'activate-outpost', region: 1, column: 1 })).toBe(true)
  })

  test('S11.18 ending a turn reveals nothing', () => {
    const t = table(artifact)
    t.do({ do: 'build-outpost', region: 1, column: 1 })
    expect(foreseen(t, { do: 'end-turn' })).toBe(true)
  })

  test('S11.1 the draft of an artifact reveals nothing', () => {
    expect(foreseen(fresh(2), ...fresh(2).moves().slice(0, 1))).toBe(true)
  })

  test('S11.5 constructing reveals where the market space is emptied and tiles remain', () => {
    const of = {
      boards: [{ ...rich, buildings: {} }],
      market: [{ building: 'bank' as const, count: 2 }, 'church' as const],
    }
    const place: Move = { do: 'place-building', street: 'upper', column: 1 }
    expect(foreseen(table(of), { do: 'construct', market: 1 }, place)).toBe(true)
    expect(foreseen(table(of), { do: 'construct', market: 2 })).toBe(true)
    expect(foreseen(table(of), { do: 'construct', market: 2 }, place)).toBe(false)
    const last = table({ ...of, buildingStack: [] })
    expect(foreseen(last, { do: 'construct', market: 2 }, place)).toBe(true)
  })

  test('S11.6 the Hourglass comes before the refill and can be planned', () => {
    const t = table({ boards: [{ supply: richSupply, artifact: 'hourglass' }], market: ['church'] })
    const moves: Move[] = [
      { do: 'construct', market: 1 },
      { do: 'place-building', street: 'upper', column: 1 },
    ]
    expect(foreseen(t, ...moves)).toBe(true)
    expect(foreseen(t, ...moves, { do: 'use', street: 'upper', column: 1 })).toBe(false)
  })

  test('S11.7 exploring reveals the tile: only regions that can be explored are offered', () => {
    const t = table({ boards: [{ basic: 2, terrains: { '1-2': tile(1) } }] })
    expect(t.moves('explore')).toEqual([
      { do: 'explore', region: 1 },
      { do: 'explore', region: 2 },
    ])
    for (const move of t.moves('explore')) expect(foreseen(t, move)).toBe(false)
  })

  test('S11.8 placing the drawn tile reveals nothing more', () => {
    const t = table({ boards: [{ terrains: { '1-2': tile(1) } }] })
    t.do({ do: 'explore', region: 1 })
    expect(t.moves()).toHaveLength(2)
    for (const move of t.moves()) expect(foreseen(t, move)).toBe(true)
  })

  test('S11.9, S11.13, S11.15 Mask, Scroll and building effects reveal nothing', () => {
    const mask = table({ boards: [{ artifact: 'mask', terrains: { '1-1': tile(1) } }] })
    expect(foreseen(mask, { do: 'activate-region', region: 1 }, { do: 'monster' })).toBe(true)
    const scroll = table({ boards: [{ artifact: 'scroll', terrains: { '1-1': tile(1) } }] })
    expect(foreseen(scroll, { do: 'activate-region', region: 1 })).toBe(true)
    const street = table({ boards: [rich] })
    expect(
      foreseen(
        street,
        { do: 'activate-street', street: 'upper' },
        { do: 'use', street: 'upper', column: 1 },
      ),
    ).toBe(true)
  })

  test('S11.17 inviting reveals a new hero, unless the deck is empty', () => {
    const t = table({ boards: [rich] })
    expect(foreseen(t, { do: 'invite', position: 4 })).toBe(false)
    const empty = table({ boards: [rich], heroDeck: [] })
    expect(foreseen(empty, { do: 'invite', position: 4 })).toBe(true)
  })

  const taken = (t: Table): Move => {
    const [first] = t.state.artifactRow
    if (!first) throw new Error('No artifact.')
    return { do: 'take-artifact', artifact: first }
  }

  test('S11.20 passing reveals nothing while others go on, the next round where they do not', () => {
    const t = table()
    expect(foreseen(t, { do: 'pass' }, taken(t))).toBe(true)
    t.do({ do: 'pass' }, taken(t))
    expect(foreseen(t, { do: 'pass' }, taken(t))).toBe(false)
  })

  test('S11.21 a new artifact is one of three; alone, taking it reveals the next', () => {
    const t = table()
    t.do({ do: 'pass' })
    expect(t.moves()).toHaveLength(3)
    for (const move of t.moves()) expect(foreseen(t, move)).toBe(true)
    const solo = table({ seats: 1 })
    expect(foreseen(solo, { do: 'pass' })).toBe(true)
    expect(foreseen(solo, { do: 'pass' }, taken(solo))).toBe(false)
  })
})
