import { describe, expect, test } from 'vitest'
import { neighbour } from '../../web/src/boards/kit/neighbour.ts'
import { phaseOf } from '../../web/src/boards/villagers/answers.ts'
import { columnsOf } from '../../web/src/boards/villagers/columns.ts'
import {
  chainAbove,
  chainBelow,
  knownCopies,
  obstacleOf,
  openingOf,
  opens,
  padlockPaid,
  topSuits,
  worth,
  worthOnceBuilt,
} from '../../web/src/boards/villagers/facts.ts'
import { notes as guideDe } from '../../web/src/boards/villagers/guide.de.ts'
import { notes as guideEn } from '../../web/src/boards/villagers/guide.en.ts'
import { guide } from '../../web/src/boards/villagers/guide.ts'
import { journeysOf } from '../../web/src/boards/villagers/journeys.ts'
import { labelOf } from '../../web/src/boards/villagers/labels.ts'
import { moreWords as moreDe } from '../../web/src/boards/villagers/more-words.de.ts'
import { moreWords as moreEn } from '../../web/src/boards/villagers/more-words.en.ts'
import { paneToGoOn } from '../../web/src/boards/villagers/panes.ts'
import { type Told, unasked } from '../../web/src/boards/villagers/steps.ts'
import { sheetsOf, waysOf } from '../../web/src/boards/villagers/targets.ts'
import { boardWords as de } from '../../web/src/boards/villagers/words.de.ts'
import { boardWords as en } from '../../web/src/boards/villagers/words.en.ts'
import { boardWords as fr } from '../../web/src/boards/villagers/words.fr.ts'
import { breakable } from '../../web/src/boards/villagers/words.ts'
import { type Chosen, litBy, tap, type Way } from '../../web/src/stage/taps.ts'
import { Random, type Seat, start, stepsOf, submit, view } from '../../worker/games/kernel/index.ts'
import {
  type CardId,
  moduleIds,
  type VillagerId,
} from '../../worker/games/villagers/components/index.ts'
import type { Event } from '../../worker/games/villagers/event-types.ts'
import { kindOf, placeFromLeft } from '../../worker/games/villagers/hosts.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import type { Options } from '../../worker/games/villagers/options.ts'
import {
  countess,
  type Move,
  type Pile,
  type Placed,
  type State,
} from '../../worker/games/villagers/state.ts'
import { seatOf } from '../../worker/games/villagers/village.ts'
import { words as gameDe } from '../../worker/games/villagers/words.de.ts'

const seed = (fill: number) => new Uint8Array(32).fill(fill)
const lying = (card: CardId): Placed => ({ card, coins: 0, as: null })
const pile = (starter: CardId, ...branches: CardId[][]): Pile => ({
  starter: lying(starter),
  branches: branches.map((branch) => branch.map(lying)),
})

/** A build turn of seat 0 with this hand and village. */
function building(hand: VillagerId[], village: Pile[], seats = 3): State {
  const { state } = start(villagers, {}, seats, seed(1))
  const mine = state.seats[0]
  if (!mine) throw new Error('Seat 0 is missing.')
  mine.hand = hand.map((card) => ({ card, seen: [0] }))
  mine.village = [pile('founders'), ...village]
  state.turn = { seat: 0, limit: 2, used: 0, tradeIns: 0, tinner: false }
  state.agenda = [{ task: 'markets' }, { task: 'end-build' }, { task: 'build', seat: 0 }]
  return state
}
const ways = (state: State) => waysOf(state, 0, villagers.moves(state, 0))

/** Every way can be gone piece by piece, each one lit in its turn, and ends in its move and no other. */
function expectTappable(all: ReadonlyArray<Way<Move>>): void {
  for (const { move, pieces } of all) {
    let chosen: Chosen = []
    let played: Move | null = null
    for (const piece of pieces) {
      expect(litBy(all, chosen)).toContain(piece)
      const tapped = tap(all, chosen, piece)
      if (tapped && 'play' in tapped) {
        played = tapped.play
        break
      }
      chosen = tapped?.choose ?? []
      expect(chosen).toEqual(pieces.slice(0, chosen.length))
    }
    expect(played).toEqual(move)
  }
}

describe('tapping pieces', () => {
  test.for<[string, Partial<Options>, number[]]>([
    ['the base game', {}, [2, 3, 4, 5]],
    ['all modules', { modules: [...moduleIds], courier: true }, [2, 3, 4, 5]],
    ['the Countess', {}, [1, 1, 1]],
    ['the Countess, merciless', { level: 'hard' }, [1, 1]],
    ['the Countess with modules', { modules: [...moduleIds] }, [1, 1, 1]],
  ])(
    'every legal move of random games is made by tapping lit pieces, and by these alone: %s',
    async ([, options, seats]) => {
      const explained = new Set<string>()
      for (const [game, count] of seats.entries()) {
        const random = Random.fromSeed(seed(50 + game))
        let play = start(villagers, options, count, seed(game))
        for (let step = 0; step < 400; step++) {
          const [decider] = villagers.toAct(play.state)
          if (decider === undefined) break
          // A seat that may interrupt sees the moves on the board, too.
          const able = play.state.seats
            .map((_, seat) => seat)
            .filter((seat) => villagers.moves(view(villagers, play, seat).state, seat).length > 0)
          for (const seat of able) {
            const seen = view(villagers, play, seat).state
            expectTappable(waysOf(seen, seat, villagers.moves(seen, seat)))
            for (const topic of guide.topics(seen, seat)) explained.add(topic)
          }
          const seat = random.pick(able)
          const moves = villagers.moves(view(villagers, play, seat).state, seat)
          const sent = submit(villagers, play, seat, [random.pick(moves as Move[])])
          const events = sent.events.map(({ event }) => event)
          for (const event of events)
            for (const { to } of journeysOf(event)) expect(to).not.toEqual([])
          play = sent.play
        }
      }
      const notes = await guide.notes('en')
      for (const topic of explained) expect(notes[topic]?.text).toBeTruthy()
      expect(explained).toContain('build')
      expect(explained.has('events')).toBe(seats.includes(1))
      expect(explained.has('courier')).toBe(options.courier ?? false)
    },
  )

  test('V-R54 a Tavern’s villager for the Countess is not called a reward of the one who chooses it', () => {
    const { state } = start(villagers, { modules: ['developments'] }, 1, seed(1))
    const topics = (owner: number) => {
      state.agenda = [{ task: 'markets' }, { task: 'tavern', seat: 0, owner }]
      return guide.topics(state, 0)
    }
    expect(topics(0)).toContain('reward')
    expect(topics(countess)).not.toContain('reward')
  })

  test('a card with one place is played at once; with several, its places light up', () => {
    const single = ways(building(['carpenter'], [pile('lumberjack')]))
    expect(tap(single, [], 'hand:carpenter')).toEqual({
      play: { do: 'place', card: 'carpenter', pile: 1, branch: 0 },
    })
    const several = ways(
      building(['carpenter'], [pile('lumberjack'), pile('lumberjack', ['wheeler'])]),
    )
    expect(tap(several, [], 'hand:carpenter')).toEqual({ choose: ['hand:carpenter'] })
    expect(litBy(several, ['hand:carpenter'])).toEqual(new Set(['at:0:1:0:0', 'at:0:2:0:0']))
    expect(tap(several, ['hand:carpenter'], 'at:0:2:0:0')).toEqual({
      play: { do: 'place', card: 'carpenter', pile: 2, branch: 1 },
    })
  })

  test('on whose sheets pieces lie; buttons lie on none', () => {
    expect(sheetsOf(['at:-1:2:0:0', 'square:3:mason', 'button:no-hire', 'seat:2'])).toEqual(
      new Set([-1, 3, 2]),
    )
    expect(sheetsOf(['hand:noble', 'road:1', 'reserve', 'look:mason'])).toEqual(new Set([null]))
  })

  test('the chosen piece is let go by another tap, and another first piece takes its place', () => {
    const all = ways(building(['carpenter', 'harvester'], [pile('lumberjack'), pile('lumberjack')]))
    expect(tap(all, ['hand:carpenter'], 'hand:carpenter')).toEqual({ choose: [] })
    expect(tap(all, ['hand:carpenter'], 'hand:harvester')).toEqual({
      play: { do: 'place', card: 'harvester' },
    })
    expect(tap(all, [], 'road:0')).toBeNull()
  })

  test('V12.2 a trade-in goes from the basic villager over the hand card to the stack', () => {
    const state = building(['jeweler'], [])
    expect(tap(ways(state), [], 'basic:miner')).toEqual({
      play: { do: 'trade-in', basic: 'miner' },
    })
    state.agenda.push({ task: 'trade-in', seat: 0, basic: 'miner' })
    expect(litBy(ways(state), [])).toEqual(new Set(['hand:jeweler']))
    expect(tap(ways(state), ['hand:jeweler'], 'stack:3')).toEqual({
      play: { do: 'put', card: 'jeweler', on: 'stack', column: 3 },
    })
  })

  test('V12.3 an Apprentice lights covered villagers of every village', () => {
    const state = building(['apprentice'], [pile('hayer', ['thatcher'])])
    const other = state.seats[1]
    if (other) other.village.push(pile('miner', ['mason']))
    expect(litBy(ways(state), ['hand:apprentice'])).toEqual(new Set(['at:0:1:0:0', 'at:1:1:0:0']))
  })
})

test('V6.10 V6.15 a market day is told card by card, each with what it pays', () => {
  let cards = 0
  for (let game = 0; game < 5; game++) {
    const random = Random.fromSeed(seed(80 + game))
    let play = start(villagers, { modules: ['saints'] }, 1 + game, seed(20 + game))
    for (let step = 0; step < 500; step++) {
      const [seat] = villagers.toAct(play.state)
      if (seat === undefined) break
      const moves = villagers.moves(play.state, seat)
      const turn = stepsOf(villagers, play, seat, [random.pick(moves)])
      const goldOf = (state: State, of: Seat) => seatOf(state, of).gold
      for (const [i, { event, state }] of turn.steps.entries()) {
        const told = event.event as Told
        const before = turn.steps[i - 1]?.state
        if (told.event !== 'card-counted' || !before) continue
        const paid = told.gold + told.silver + told.coins
        expect(goldOf(state, told.seat)).toBe(goldOf(before, told.seat) + paid)
        cards++
      }
      play = turn.play
    }
  }
  expect(cards).toBeGreaterThan(20)
})

test('a turn is told in the phase that has begun last, whatever the rules do meanwhile', () => {
  const state = building([], [])
  const phaseAfter = (...events: Event['event'][]) =>
    phaseOf(
      unasked(
        { ...state, agenda: [] },
        events.map((event) => ({ event }) as Event),
        state,
      ),
    )
  expect(phaseAfter()).toBe('build')
  expect(phaseAfter('development', 'development-reward')).toBe('developments')
  expect(phaseAfter('development', 'round', 'coin')).toBe('draft')
})

test('V7.20 a Benefactor goes over the hand card to its place', () => {
  const state = building(
    ['benefactor', 'carpenter', 'harvester'],
    [pile('lumberjack'), pile('lumberjack', ['wheeler'])],
  )
  state.turn = null
  state.agenda.push({ task: 'draft', seat: 0 })
  const all = ways(state)
  expect(tap(all, [], 'hand:benefactor')).toEqual({ choose: ['hand:benefactor'] })
  const chosen = ['hand:benefactor', 'hand:carpenter']
  expect(litBy(all, ['hand:benefactor'])).toContain('hand:carpenter')
  expect(tap(all, ['hand:benefactor'], 'hand:carpenter')).toEqual({ choose: chosen })
  expect(tap(all, chosen, 'hand:carpenter')).toEqual({ choose: ['hand:benefactor'] })
  expect(tap(all, chosen, 'at:0:1:0:0')).toEqual({
    play: { do: 'benefactor', card: 'carpenter', pile: 1, branch: 0 },
  })
})

describe('facts about cards', () => {
  test('chains are told downwards and upwards', () => {
    expect(chainBelow('jeweler')).toEqual(['miner', 'seeker', 'spelunker'])
    expect(chainAbove('hayer')).toContain('grazier')
    expect(opens('blacksmith', 5)).toHaveLength(5)
    expect(opens('blacksmith', 3)).not.toContain('cobbler')
  })

  test('a card that cannot be placed says why: the first link that is missing', () => {
    const nothing = building(['jeweler'], [])
    expect(obstacleOf(nothing, 0, 'jeweler')).toEqual({ why: 'missing', card: 'miner' })
    const seeker = building(['jeweler'], [pile('miner', ['seeker'])])
    expect(obstacleOf(seeker, 0, 'jeweler')).toEqual({ why: 'missing', card: 'spelunker' })
  })

  test('a card that cannot be placed says why: padlock or actions', () => {
    const poor = building(['fisher'], [])
    const [mine] = poor.seats
    if (mine) mine.gold = 1
    expect(obstacleOf(poor, 0, 'fisher')).toEqual({ why: 'too-dear', gold: 2 })
    const done = building(['harvester'], [])
    if (done.turn) done.turn.used = 2
    expect(obstacleOf(done, 0, 'harvester')).toEqual({ why: 'no-actions' })
  })

  test('V5.41 V5.42 V5.43 V5.60 who opens a padlock now', () => {
    const state = building(['fisher'], [])
    expect(openingOf(state, 0, 'harvester')).toBeNull()
    expect(openingOf(state, 0, 'fisher')).toEqual({ by: 'bank' })
    state.seats[2]?.village.push(pile('lumberjack', ['shipwright']))
    expect(openingOf(state, 0, 'fisher')).toEqual({ by: 'others', owners: [2] })
    state.seats[0]?.village.push(pile('lumberjack', ['shipwright']))
    expect(openingOf(state, 0, 'fisher')).toEqual({ by: 'own' })
    if (state.turn) state.turn.tinner = true
    expect(openingOf(state, 0, 'fisher')).toEqual({ by: 'tinner' })
  })

  test('V-R18 V-R19 a card that does not lie there yet is worth what its own symbols add, too', () => {
    const state = building(['priest', 'log-rafter'], [pile('harvester')])
    expect(worth(state, 0, 'priest').silver).toBe(0)
    expect(worthOnceBuilt(state, 0, 'priest').silver).toBe(3)
    expect(worthOnceBuilt(state, 0, 'log-rafter').silver).toBe(2)
    expect(worthOnceBuilt(state, 0, 'locksmith').silver).toBe(2)
    expect(state.seats[0]?.village).toHaveLength(2)
    const alone = start(villagers, {}, 1, seed(1)).state
    alone.solo?.countess.village.push(pile('harvester'))
    expect(worthOnceBuilt(alone, countess, 'priest').silver).toBe(3)
  })

  test('V8.11 V6.30 bronze is worth nothing to the Countess: she has no build turn at whose end it would pay', () => {
    const { state } = start(villagers, { modules: ['profiteers'] }, 1, seed(1))
    state.seats[0]?.village.push(pile('captain'))
    state.solo?.countess.village.push(pile('captain'))
    expect(worth(state, 0, 'captain').bronze).toBe(1)
    expect(worth(state, countess, 'captain').bronze).toBe(0)
    expect(worthOnceBuilt(state, countess, 'captain').bronze).toBe(0)
  })

  test('copies in sight and the most frequent suits', () => {
    const state = view(
      villagers,
      {
        ...start(villagers, {}, 3, seed(1)),
        state: building(['cooper'], [pile('lumberjack', ['log-rafter'])]),
      },
      0,
    ).state
    expect(knownCopies(state, 'log-rafter')).toBe(1)
    expect(topSuits(state, 0)).toEqual([
      { suit: 'wood', count: 3 },
      { suit: 'grains', count: 1 },
    ])
  })
})

describe('motion and keys', () => {
  test('a draft from the road travels to the square, its coins to the supply', () => {
    const event = {
      event: 'drafted',
      seat: 1,
      from: 'road',
      column: 2,
      card: 'cooper',
      coins: 1,
    } as const
    expect(journeysOf(event).map(({ from, to }) => [from?.[0], to[0]])).toEqual([
      ['road:2', 'square:1'],
      ['road:2', 'gold:1'],
    ])
  })

  test('a card whose face no viewer saw travels as a card all the same', () => {
    const event = {
      event: 'traded-in',
      seat: 1,
      basic: 'miner',
      pile: 3,
      card: '?wood',
      on: 'stack',
      column: 4,
    } as const
    expect(journeysOf(event).map(({ to }) => to[0])).toEqual(['stack:4', 'at:1:3:0:0'])
  })

  test('arrow keys go to the nearest piece straight ahead', () => {
    const at = (x: number, y: number) => ({
      getBoundingClientRect: () => ({ x, y, width: 10, height: 10 }),
    })
    const [here, right, below, far] = [at(0, 0), at(20, 2), at(3, 30), at(60, 0)]
    const all = [here, right, below, far]
    expect(neighbour(here, all, 'right')).toBe(right)
    expect(neighbour(here, all, 'down')).toBe(below)
    expect(neighbour(here, all, 'left')).toBeUndefined()
  })
})

test('a card in words names what it goes on and who opens its padlock', () => {
  expect(labelOf(en, 'log-rafter', { silver: 2 })).toBe(
    'Log Rafter, Wood × 2, on the Lumberjack, Silver 2',
  )
  expect(labelOf(en, 'poulterer', { covered: false })).toBe(
    'Poulterer, Grains, Food 1, Gold 3, padlock: Carpenter',
  )
  expect(labelOf(de, 'seeker', { covered: true })).toBe('Sucher, Erz, überdeckt')
})

test('a silver or bronze symbol whose worth is not told is not said to be worth nothing', () => {
  expect(labelOf(en, 'log-rafter')).toBe('Log Rafter, Wood × 2, on the Lumberjack, Silver')
  expect(labelOf(de, 'carter')).toBe('Kutscherin, Heu, auf: Heuwenderin, Bronze')
  expect(labelOf(en, 'nun', { silver: 0, bronze: 0 })).toBe('Nun, Special, Silver 0')
})

test('German card texts call the suits by their names', () => {
  const suits: string[] = Object.values(de.suits)
  for (const text of Object.values(de.texts))
    for (const [, named] of text.matchAll(/\b(\p{L}+)-Symbol/gu))
      expect(suits, text).toContain(named)
})

test('long German names may break where a new part begins', () => {
  expect(breakable('Lebensmittelhändler')).toBe('Lebens\u00admit\u00adtel\u00adhändler')
  expect(breakable('Lumberjack')).toBe('Lumber\u00adjack')
  expect(breakable('Beekeeper')).toBe('Bee\u00adkeeper')
  expect(breakable('Imkerin')).toBe('Imke\u00adrin')
  expect(breakable('Moissonneuse')).toBe('Mois\u00adson\u00adneuse')
  expect(breakable('Constructeur naval')).toBe('Cons\u00adtruc\u00adteur naval')
  expect(breakable('Mönch')).toBe('Mönch')
})

test('no part of a name is wider than a card in the hand of a phone', () => {
  const widest = 10
  for (const { names } of [de, en, fr])
    for (const name of Object.values(names))
      for (const part of breakable(name).split(/[\s\u00ad-]/u))
        expect(part.length, part).toBeLessThanOrEqual(widest)
})

test('the board says the same things in both languages', () => {
  const keysOf = (value: object): string[] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'object' && inner !== null
        ? keysOf(inner).map((below) => `${key}.${below}`)
        : [key],
    )
  expect(keysOf(de).sort()).toEqual(keysOf(en).sort())
  expect(keysOf(moreDe).sort()).toEqual(keysOf(moreEn).sort())
  expect(keysOf(guideDe).sort()).toEqual(keysOf(guideEn).sort())
})

test('a pile is counted as it stands on the screen, from the left and down, however many there are', () => {
  const one: Pile[] = [pile('fisher'), pile('hayer'), pile('lumberjack', ['carpenter'])]
  for (let times = 1; times < 6; times++) {
    const village = [pile('founders'), ...Array.from({ length: times }, () => one).flat()]
    const seen = columnsOf(village.map(kindOf)).flat()
    expect(seen.map((age) => placeFromLeft(village, age))).toEqual(seen.map((_, i) => i + 1))
  }
})

test('a place is told by its card; where another is alike, by its place on the screen', () => {
  const label = (state: State) =>
    villagers
      .moves(state, 0)
      .filter(({ do: what }) => what === 'place')
      .map((move) => gameDe.move(state, 0, move, String))
  expect(label(building(['carpenter'], [pile('fisher'), pile('lumberjack')]))).toEqual([
    'Lege die Tischlerin auf den Holzfäller',
  ])
  const two = [pile('fisher'), pile('lumberjack'), pile('hayer'), pile('lumberjack', ['wheeler'])]
  expect(label(building(['carpenter'], two))).toEqual([
    'Lege die Tischlerin auf den Holzfäller (Reihe 3)',
    'Lege die Tischlerin auf den Holzfäller (Reihe 2)',
  ])
  const sides = [pile('fisher'), pile('lumberjack', ['wheeler'], ['wheeler'])]
  expect(label(building(['cartwright'], sides))).toEqual([
    'Lege den Wagner auf die Radmacherin (Reihe 2, Zweig 1)',
    'Lege den Wagner auf die Radmacherin (Reihe 2, Zweig 2)',
  ])
})

test('V5.41 V5.42 V5.43 V5.60 what a player pays for a padlock, and who gets it', () => {
  const state = building(['fisher'], [])
  const move: Move = { do: 'place', card: 'fisher' }
  expect(padlockPaid(state, 0, move)).toEqual({ gold: 2, to: 'bank' })
  state.seats[2]?.village.push(pile('lumberjack', ['shipwright']))
  expect(padlockPaid(state, 0, move)).toEqual({ gold: 2, to: [2] })
  if (state.turn) state.turn.tinner = true
  expect(padlockPaid(state, 0, move)).toBeNull()
  if (state.turn) state.turn.tinner = false
  state.seats[0]?.village.push(pile('lumberjack', ['shipwright']))
  expect(padlockPaid(state, 0, move)).toBeNull()
  expect(padlockPaid(state, 0, { do: 'place', card: 'carpenter', pile: 1, branch: 0 })).toBeNull()
})

test('a choice leads to the other pane of a phone only where it goes on nowhere in this one', () => {
  expect(paneToGoOn('road', ['ground'])).toBe('village')
  expect(paneToGoOn('road', ['stack:1', 'ground'])).toBeNull()
  expect(paneToGoOn('village', ['road:1'])).toBe('road')
  expect(paneToGoOn('village', ['at:0:1:0:0'])).toBeNull()
  expect(paneToGoOn('village', ['hand:monk'])).toBeNull()
  // Cards that can be traded in lie beside both.
  expect(paneToGoOn('village', ['basic:miner'])).toBeNull()
})
