import { describe, expect, test } from 'vitest'
import { type Deal, dealsOf, obstacleOf } from '../../web/src/boards/settlement/deals.ts'
import { loadWords } from '../../web/src/boards/settlement/dictionary.ts'
import { linesAbout } from '../../web/src/boards/settlement/facts.ts'
import { journeysOf } from '../../web/src/boards/settlement/journeys.ts'
import { answersIn, panes, where } from '../../web/src/boards/settlement/panes.ts'
import { questionOf } from '../../web/src/boards/settlement/question.ts'
import { actionWaysOf, isAction, meantBy, waysOf } from '../../web/src/boards/settlement/targets.ts'
import { boardWords as de } from '../../web/src/boards/settlement/words.de.ts'
import { boardWords as en } from '../../web/src/boards/settlement/words.en.ts'
import { breakable } from '../../web/src/boards/settlement/words.ts'
import { isReconstructed } from '../../web/src/rules/provenance.ts'
import { litBy, type Piece, tap } from '../../web/src/stage/taps.ts'
import { Random, start, submit, view } from '../../worker/games/kernel/index.ts'
import {
  artifactById,
  type BuildingId,
  heroById,
} from '../../worker/games/settlement/components/index.ts'
import { exchangeOf } from '../../worker/games/settlement/exchange.ts'
import { settlement } from '../../worker/games/settlement/index.ts'
import type { Move, PlayerBoard, State, Supply } from '../../worker/games/settlement/state.ts'

const seed = (fill: number) => new Uint8Array(32).fill(fill)
const names = (seat: number) => ['Ada', 'Bea'][seat] ?? ''
const none: Supply = { wood: 0, clay: 0, stone: 0, diamond: 0, gold: 0 }

/** A turn of seat 0 of two, with this supply and more changes of its board. */
function turn(supply: Partial<Supply>, change: Partial<PlayerBoard> = {}): State {
  const { state } = start(settlement, {}, 2, seed(4))
  const mine = state.boards[0]
  if (!mine) throw new Error('Seat 0 is missing.')
  Object.assign(mine, change, { supply: { ...none, ...supply }, artifact: 'crown' })
  state.agenda = [{ task: 'turn', seat: 0, acted: false, invited: false, bonus: 0 }]
  state.market = [
    { building: 'sawmill', count: 1 },
    { building: 'tavern', count: 2 },
    { building: 'church', count: 1 },
  ]
  return state
}
const rowOf = (...ids: ReadonlyArray<BuildingId>) =>
  ids.map((building) => ({ building, tokens: 0 }))
const playAll = (state: State, moves: ReadonlyArray<Move>) =>
  submit(settlement, { ...start(settlement, {}, 2, seed(4)), state }, 0, moves).play.state
const waysIn = (state: State) => {
  const ways = waysOf(0, settlement.moves(state, 0))
  return [...ways, ...actionWaysOf(ways)]
}
const isWasteful = (move: Move) => move.do === 'exchange' && exchangeOf(move)?.wasteful === true
/** Any move that does not throw something away, as long as there is one. */
function pick(random: Random, moves: ReadonlyArray<Move>): Move {
  const useful = moves.filter((move) => move.do !== 'pass' && !isWasteful(move))
  return random.pick(useful.length > 0 ? useful : moves)
}

describe('tapping pieces', () => {
  test('S-R19 every legal move of random games is made by tapping lit pieces, except plain losses', () => {
    for (let game = 0; game < 8; game++) {
      const random = Random.fromSeed(seed(70 + game))
      let play = start(settlement, {}, 1 + (game % 4), seed(game))
      for (let step = 0; step < 260; step++) {
        const [seat] = settlement.toAct(play.state)
        if (seat === undefined) break
        const seen = view(settlement, play, seat).state
        const moves = settlement.moves(seen, seat)
        const all = waysOf(seat, moves)
        expect(all.map(({ move }) => move)).toEqual(moves.filter((move) => !isWasteful(move)))
        for (const { move, pieces } of all) {
          const [first, second] = pieces
          expect(litBy(all, [])).toContain(first)
          let tapped = tap(all, [], first)
          if (tapped && 'choose' in tapped && second) {
            expect(tapped.choose).toEqual([first])
            expect(litBy(all, [first])).toContain(second)
            tapped = tap(all, [first], second)
          }
          expect(tapped).toEqual({ play: move })
        }
        play = submit(settlement, play, seat, [pick(random, moves)]).play
      }
    }
  })

  test('an action that is chosen lights only where it happens; another tap lets go', () => {
    const state = turn({ stone: 1, gold: 1 })
    const all = waysIn(state)
    expect(tap(all, [], 'action:construct', isAction)).toEqual({ choose: ['action:construct'] })
    expect(litBy(all, ['action:construct'])).toEqual(new Set<Piece>(['market:1', 'market:2']))
    expect(tap(all, ['action:construct'], 'market:1')).toEqual({
      play: { do: 'construct', market: 1 },
    })
    expect(tap(all, ['action:construct'], 'action:construct', isAction)).toEqual({ choose: [] })
    expect(tap(all, [], 'action:hunt')).toBeNull()
  })

  test('S5.22 an empty space within reach stands for its stack until it stands for a place', () => {
    const terrains = [
      { tile: 'terrain-1-01' as const, monster: false, outpost: false },
      ...Array(8).fill(null),
    ]
    const state = turn({}, { terrains })
    const all = waysIn(state)
    expect(meantBy(state, 0, all, 'terrain:0:1')).toBe('stack:1')
    expect(meantBy(state, 0, all, 'terrain:0:3')).toBe('stack:2')
    expect(meantBy(state, 0, all, 'terrain:0:8')).toBe('terrain:0:8')
    expect(meantBy(state, 0, all, 'terrain:1:1')).toBe('terrain:1:1')
    expect(meantBy(state, 0, all, 'market:1')).toBe('market:1')
    state.agenda.push({ task: 'place-terrain', seat: 0, tile: 'terrain-1-02' })
    expect(meantBy(state, 0, waysIn(state), 'terrain:0:1')).toBe('terrain:0:1')
  })

  test('S5.62 an exchange goes from what is given to what is got', () => {
    const all = waysIn(turn({ wood: 2 }))
    expect(tap(all, [], 'give:wood+wood')).toEqual({ choose: ['give:wood+wood'] })
    expect(litBy(all, ['give:wood+wood'])).toEqual(new Set<Piece>(['get:clay', 'get:stone']))
  })

  test('S7.25 a building that asks for a resource is chosen first', () => {
    const state = turn(
      { wood: 1, clay: 1 },
      { buildings: [{ building: 'bazaar', tokens: 0 }, ...Array(8).fill(null)] },
    )
    state.agenda.push({ task: 'effects', seat: 0, by: 'upper', left: [0] })
    const all = waysIn(state)
    expect(tap(all, [], 'building:0:0')).toEqual({ choose: ['building:0:0'] })
    expect(litBy(all, ['building:0:0'])).toEqual(new Set<Piece>(['choice:wood', 'choice:clay']))
  })
})

describe('paying is never a puzzle', () => {
  test('S-R40 what an exchange makes payable is a deal; what is payable or out of reach is none', () => {
    const deals = dealsOf(turn({ wood: 2, gold: 0 }), 0)
    expect(deals.get('market:1')?.map(({ moves }) => moves)).toEqual([
      [
        { do: 'exchange', give: 'wood+wood', get: 'stone' },
        { do: 'construct', market: 1 },
      ],
    ])
    expect(deals.has('market:2')).toBe(false)
    expect(deals.has('market:3')).toBe(false)
  })

  test('S5.73 every deal of random games can be played as it is, and leaves what it says', () => {
    let struck = 0
    for (let game = 0; game < 10; game++) {
      const random = Random.fromSeed(seed(90 + game))
      let play = start(settlement, {}, 1 + (game % 4), seed(game))
      for (let step = 0; step < 200; step++) {
        const [seat] = settlement.toAct(play.state)
        if (seat === undefined) break
        const deals: Deal[] = [...dealsOf(view(settlement, play, seat).state, seat).values()].flat()
        for (const deal of deals) {
          const paid = submit(settlement, play, seat, deal.moves.slice(0, -1)).play.state
          const own = paid.boards[seat]?.supply ?? none
          for (const key of Object.keys(none) as (keyof Supply)[])
            expect(own[key] - (deal.cost[key] ?? 0)).toBe(deal.left[key])
          submit(settlement, play, seat, deal.moves)
          struck++
        }
        const moves = settlement.moves(play.state, seat)
        play = submit(settlement, play, seat, [pick(random, moves)]).play
      }
    }
    expect(struck).toBeGreaterThan(200)
  })

  test('S5.71 the surcharge is part of what a hero costs now', () => {
    const state = turn({ wood: 3, clay: 3, stone: 3, diamond: 9, gold: 9 })
    const [hero] = state.heroRow
    if (!hero) throw new Error('The row is empty.')
    const lines = linesAbout(
      { state, you: 0, over: false, revealing: false, names, boardWords: en },
      {
        kind: 'hero',
        hero,
        position: 1,
      },
    ).map(({ text }) => text)
    const base = heroById[hero].baseCost
    const cost = en.amounts({ ...base, diamond: (base.diamond ?? 0) + 2 })
    expect(lines).toContain(`Costs you now: ${cost}.`)
    expect(lines).toContain(en.payable)
    expect(lines).toContain(en.surcharge(2))
  })

  test('the owner of the points that a hero counts is said, mine or those of a rival', () => {
    const state = turn({})
    const hero = 'adventurer-01'
    const of = (owner: number) =>
      linesAbout(
        { state, you: 0, over: false, revealing: false, names, boardWords: en },
        { kind: 'hero', hero, owner },
      )
        .map(({ text }) => text)
        .join(' ')
    expect(of(0)).toContain('each of your ')
    expect(of(0)).toContain('on your board now')
    expect(of(1)).toMatch(/each of Bea’s \w+ .* on Bea’s board now/)
    expect(of(1)).not.toContain('your')
  })

  test('S4.3 S5.3 S5.17 no deal where something else stands in the way, and it is said', () => {
    const acted = turn({ wood: 2 })
    acted.agenda = [{ task: 'turn', seat: 0, acted: true, invited: false, bonus: 0 }]
    expect(dealsOf(acted, 0).has('market:1')).toBe(false)
    expect(obstacleOf(acted, 0, 'construct')).toBe('has-acted')
    expect(obstacleOf(acted, 0, 'invite')).toBeNull()
    const idle = turn({ wood: 2 }, { settlers: { basic: 0, bonus: 0 } })
    expect(obstacleOf(idle, 0, 'construct')).toBe('no-settlers')
    const full = turn({ wood: 2 }, { buildings: Array(9).fill({ building: 'sawmill', tokens: 0 }) })
    expect(obstacleOf(full, 0, 'construct')).toBe('settlement-full')
    expect(obstacleOf(full, 1, 'construct')).toBe('not-your-turn')
  })

  test('S5.49 a building effect whose price is lacking is offered with its exchange', () => {
    const state = turn(
      { diamond: 2 },
      { buildings: [{ building: 'bank', tokens: 0 }, ...Array(8).fill(null)] },
    )
    state.agenda.push({ task: 'effects', seat: 0, by: 'upper', left: [0] })
    const [deal] = dealsOf(state, 0).get('building:0:0') ?? []
    expect(deal?.moves.map((move) => move.do)).toEqual(['exchange', 'use'])
    expect(playAll(state, deal?.moves ?? []).boards[0]?.buildings[0]?.tokens).toBe(1)
  })
})

describe('the frame', () => {
  const waiting = (moves: ReadonlyArray<Move>) =>
    panes.filter((pane) => pane.waits(turn({}), 0, moves)).map(({ id }) => id)

  test('a phone opens the part in which a move begins', () => {
    expect(waiting([{ do: 'construct', market: 1 }])).toEqual(['market'])
    expect(waiting([{ do: 'take-artifact', artifact: 'key' }])).toEqual(['market'])
    expect(
      waiting([
        { do: 'explore', region: 1 },
        { do: 'invite', position: 1 },
      ]),
    ).toEqual(['valley', 'market'])
    expect(waiting([{ do: 'pass' }, { do: 'end-turn' }])).toEqual([])
    expect(waiting([{ do: 'no-monster' }, { do: 'monster' }])).toEqual(['valley'])
  })

  test('S-R40 a hero who can be invited after an exchange waits at the market', () => {
    const state = turn({ wood: 9, clay: 9, stone: 9 })
    state.agenda = [{ task: 'turn', seat: 0, acted: true, invited: false, bonus: 0 }]
    const moves = settlement.moves(state, 0).filter((move) => move.do !== 'invite')
    expect([...dealsOf(state, 0).keys()].some((piece) => piece.startsWith('hero:'))).toBe(true)
    const waits = (offered: ReadonlyArray<Move>) =>
      panes.filter((pane) => pane.waits(state, 0, offered)).map(({ id }) => id)
    expect(waits(moves)).toEqual(['market'])
    // A lesson that lets nothing be exchanged offers no invitation either.
    expect(waits([{ do: 'end-turn' }])).toEqual([])
  })

  test('every move that does not end a turn begins on a piece or is an answer', async () => {
    await loadWords('de')
    for (let game = 0; game < 4; game++) {
      const random = Random.fromSeed(seed(30 + game))
      let play = start(settlement, {}, 2, seed(40 + game))
      for (let step = 0; step < 160; step++) {
        const [seat] = settlement.toAct(play.state)
        if (seat === undefined) break
        const moves = settlement.moves(play.state, seat)
        const answers = answersIn(play.state, moves, 'de').map(({ move }) => move)
        for (const { move, pieces } of waysOf(seat, moves)) {
          const closes = move.do === 'end-turn' || move.do === 'pass'
          const hasButton = pieces[0].startsWith('button:')
          expect(answers.includes(move)).toBe(hasButton && !closes)
        }
        play = submit(settlement, play, seat, [pick(random, moves)]).play
      }
    }
  })

  test('S5.47 what leaves buildings unused says so, also before one was used', async () => {
    await loadWords('en')
    const state = turn({}, { buildings: [...rowOf('sawmill', 'quarry'), ...Array(7).fill(null)] })
    const label = (left: ReadonlyArray<0 | 1>) => {
      state.agenda = [{ task: 'effects', seat: 0, by: 'upper', left: [...left] }]
      return answersIn(state, settlement.moves(state, 0), 'en').map((answer) => answer.label)
    }
    expect(label([0, 1])).toEqual(['Use none'])
    expect(label([1])).toEqual(['Use no more'])
  })

  test('a choice has a question of its own', () => {
    const state = turn({}, { buildings: [...rowOf('bazaar', 'warehouse'), ...Array(7).fill(null)] })
    const asked = (piece: Piece | null, isIdle = false) => questionOf(state, piece, isIdle, en)
    expect(asked(null)).toBeNull()
    expect(asked('building:0:0')).toBe('Bazaar: which resource do you give?')
    expect(asked('building:0:1')).toBe('Warehouse: which resource do you take?')
    expect(asked('give:wood+wood')).toBe('What do you take for 2 wood?')
    expect(asked('action:construct')).toBe('Which building do you construct?')
    expect(asked('hero:1')).toBeNull()
    // S-R12
    expect(asked('region:0:1', true)).toBe(en.asks.idle)
  })

  test('the question leaves it to the bar to say whose turn it is', async () => {
    const names = (seat: number) => `Seat ${seat}`
    for (const language of ['de', 'en'] as const) {
      const words = await loadWords(language)
      for (const state of [turn({}), start(settlement, {}, 2, seed(4)).state])
        expect(words.prompt(state, 0, names)).not.toMatch(/Du bist dran|your turn|to move/i)
    }
  })

  test('round and phase are told', async () => {
    await loadWords('en')
    const state = turn({})
    expect(where({ ...state, round: 4 }, 'en')).toBe('Round 4 of 6')
    expect(where(start(settlement, {}, 2, seed(4)).state, 'en')).toBe('Artifact draft')
    state.agenda.push({ task: 'artifact', seat: 0 })
    expect(where(state, 'en')).toBe('Round 1 of 6 · passing')
  })
})

describe('words and motion', () => {
  test('S-R1 what we reconstructed is said to be; a translated name is not', () => {
    expect(isReconstructed(heroById['adventurer-01'])).toBe(true)
    expect(isReconstructed(artifactById.crown)).toBe(false)
  })

  test('S5.43 a terrain says whether a monster would come', () => {
    const state = turn(
      {},
      {
        terrains: [
          { tile: 'terrain-1-01', monster: false, outpost: false },
          ...Array(8).fill(null),
        ],
      },
    )
    const about = (over = false, space = 0, revealing = false) =>
      linesAbout(
        { state, you: 0, over, revealing, names, boardWords: en },
        { kind: 'terrain', seat: 0, space },
      )
        .map(({ text }) => text)
        .join(' ')
    state.heroRow = [null, null, null, null]
    expect(about()).toContain('no Forest Gnoll would come')
    state.heroRow = [null, null, null, 'adventurer-01']
    expect(about()).toContain('a Forest Gnoll comes')
    // S6.1: what could be done is not told after the end.
    expect(about(false, 1)).toContain('You can explore here')
    expect(about(false, 1, true)).toBe(en.sendFirst)
    expect(about()).toContain('An outpost can be built here')
    expect(about(true, 1)).toBe('')
    expect(about(true)).not.toContain('can be built')
  })

  test('S5.40 the yield of a region flies from its terrains to the supply', () => {
    const event = {
      event: 'region-activated',
      seat: 1,
      region: 2,
      gains: [{ column: 3, tile: 'terrain-2-01', resource: 'clay' }],
      settlers: { basic: 1, bonus: 0 },
      again: false,
    } as const
    expect(journeysOf(event)).toEqual([
      { from: 'settlers:1', to: 'region:1:2', what: 'settler', seat: 1 },
      { from: 'terrain:1:5', to: 'purse:1:clay', what: 'clay' },
    ])
  })

  test('long German names may break where a new part begins', () => {
    expect(breakable('Edelsteinschleifer')).toBe('Edelstein\u00adschleifer')
    expect(breakable('Bank')).toBe('Bank')
  })

  test('the board says the same things in both languages', () => {
    const keysOf = (value: object): string[] =>
      Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === 'object' && inner !== null
          ? keysOf(inner).map((below) => `${key}.${below}`)
          : [key],
      )
    expect(keysOf(de).sort()).toEqual(keysOf(en).sort())
  })
})
