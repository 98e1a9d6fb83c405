import { describe, expect, test } from 'vitest'
import { closes, endsUnseen } from '../../web/src/boards/my-village/answers.ts'
import { choosing, type More } from '../../web/src/boards/my-village/choosing.ts'
import { loadWords } from '../../web/src/boards/my-village/dictionary.ts'
import {
  bannersOf,
  clockwise,
  keyOf,
  planOf,
  reaperComes,
  routesTo,
  timeLeft,
  useOf,
  wakesReaper,
  worthOfMark,
} from '../../web/src/boards/my-village/facts.ts'
import { journeysOf } from '../../web/src/boards/my-village/journeys.ts'
import { paneOf, panes } from '../../web/src/boards/my-village/panes.ts'
import { sceneOf } from '../../web/src/boards/my-village/scenes.ts'
import { joins, unasked } from '../../web/src/boards/my-village/steps.ts'
import {
  diceOf,
  firstSum,
  keyOfRoute,
  kindOf,
  planFor,
  routeForAsked,
  routesFor,
  routeToTell,
  signsOf,
  sumAt,
  sumLookedAt,
  sumsOf,
  usesOf,
} from '../../web/src/boards/my-village/sums.ts'
import { waysOf } from '../../web/src/boards/my-village/targets.ts'
import { boardWords as de } from '../../web/src/boards/my-village/words.de.ts'
import { boardWords as en } from '../../web/src/boards/my-village/words.en.ts'
import { pressFor } from '../../web/src/pages/table/sending.ts'
import { askedAt, chosenAt, litAt, tapAt } from '../../web/src/stage/choosing.ts'
import { litBy, tap } from '../../web/src/stage/taps.ts'
import {
  type Play,
  Random,
  same,
  start,
  stepsOf,
  submit,
  view,
} from '../../worker/games/kernel/index.ts'
import {
  customerNames,
  customers,
  type Event,
  type Move,
  myVillage,
  type Options,
  pairs,
  type State,
} from '../../worker/games/my-village/index.ts'
import { nameOf as german } from '../../worker/games/my-village/words.de.ts'
import { nameOf as english } from '../../worker/games/my-village/words.en.ts'
import { nameOf as french } from '../../worker/games/my-village/words.fr.ts'
import { midgame } from '../rules/my-village/table.ts'

await loadWords('en')

const seed = (fill: number) => new Uint8Array(32).fill(fill)

/** Walks through random games; `see` gets the view of the seat to act, and the legal moves. */
function everyDecision(
  games: number,
  steps: number,
  see: (state: State, seat: number, moves: Move[]) => void,
) {
  for (let game = 0; game < games; game++) {
    const random = Random.fromSeed(seed(70 + game))
    // Every other game begins with rich villages, in which goods come from several places.
    const from = game % 2 === 0 ? myVillage : midgame
    let play: Play<State, Options> = start(from, {}, 2 + (game % 3), seed(game))
    for (let step = 0; step < steps; step++) {
      const [seat] = myVillage.toAct(play.state)
      if (seat === undefined) break
      const seen = view(myVillage, play, seat).state
      const moves = myVillage.moves(seen, seat)
      see(seen, seat, moves)
      // An order leads nowhere, and could be given again and again.
      const leading = moves.filter((move) => move.do !== 'order')
      play = submit(myVillage, play, seat, [random.pick(leading)]).play
    }
  }
}

describe('tapping pieces', () => {
  test('every legal move of random games is made by tapping lit pieces, and by these alone', () => {
    const done = new Set<string>()
    everyDecision(12, 700, (state, seat, moves) => {
      const all = waysOf(state, seat, moves)
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
        done.add(move.do)
      }
    })
    for (const name of ['take', 'change', 'acquire', 'activate', 'graduate', 'plow', 'give', 'die'])
      expect(done).toContain(name)
  })

  test('M5.23 a plot for which two tiles are open asks which, and a tap on one builds it', () => {
    let asked = 0
    everyDecision(6, 60, (state, seat, moves) => {
      const at = askedAt<State, Move>(choosing as never, state, seat, moves)
      const { plots } = at.more as More
      for (const [plot, tiles] of plots) {
        asked++
        expect(litAt(choosing as never, at, [])).toContain(plot)
        expect(tapAt(choosing as never, at, [], plot)).toEqual({ choose: [plot] })
        expect(chosenAt(choosing as never, at, [plot])).toEqual([plot])
        expect([...litAt(choosing as never, at, [plot])]).toEqual(tiles)
        expect(tapAt(choosing as never, at, [plot], plot)).toEqual({ choose: [] })
        for (const tile of tiles)
          expect(tapAt(choosing as never, at, [plot], tile)).toEqual(
            tapAt(choosing as never, at, [], tile),
          )
        const question = choosing.question?.(at as never, [plot], { language: 'en' } as never)
        expect(question).toMatch(/^\w+: \d\/\d.* or \d\/\d.*\?$/)
        // Another piece takes its place.
        for (const piece of litAt(choosing as never, at, []))
          expect(tapAt(choosing as never, at, [plot], piece), piece).not.toBeNull()
      }
    })
    expect(asked).toBeGreaterThan(20)
  })

  test('M5.93 a descendant with several ways is chosen first, then the ways light up', () => {
    const { state } = start(myVillage, {}, 2, seed(1))
    const seat = state.startPlayer
    const village = state.villages[seat]
    if (!village) throw new Error('No village.')
    village.school = { left: true, right: false }
    village.villagers.abbot = false
    state.agenda.push({ task: 'school', seat })
    const all = waysOf(state, seat, myVillage.moves(state, seat))
    const left = `v${seat}:school:left`
    expect(tap(all, [], left)).toEqual({ choose: [left] })
    expect(litBy(all, [left])).toEqual(
      new Set([`v${seat}:school:right`, `v${seat}:villager:abbot`]),
    )
    expect(tap(all, [left], `v${seat}:villager:abbot`)).toEqual({
      play: { do: 'graduate', from: 'left', to: 'abbot' },
    })
    expect(tap(all, [left], left)).toEqual({ choose: [] })
    expect(tap(all, [left], 'card:field')).toBeNull()
  })

  test('a piece lies in the pane of a phone that shows it; every question is asked beside the dice', () => {
    expect(paneOf('v1:villager:abbot')).toBe('village')
    expect(paneOf('card:field')).toBe('village')
    expect(paneOf('customer:customer-03')).toBe('village')
    expect(paneOf('hand')).toBe('village')
    expect(paneOf('graves')).toBe('chronicle')
    expect(paneOf('die:white:3')).toBe('village')
    const { state } = start(myVillage, {}, 2, seed(1))
    const waiting = (moves: Move[]) =>
      panes.filter((pane) => pane.waits(state, 0, moves)).map(({ id }) => id)
    expect(waiting([{ do: 'take', colour: 'white', pips: 3 }])).toEqual(['village'])
    expect(waiting([{ do: 'order', prevent: 'never' }, { do: 'end-turn' }])).toEqual([])
  })
})

/** A turn with three coins and four dice to choose from: three white ones and a black 1. */
function withDice(...white: [number, number, number]) {
  const { state } = start(myVillage, {}, 4, seed(3))
  const seat = state.startPlayer
  const village = state.villages[seat]
  if (village) village.coins = 3
  state.pool = [
    ...white.map((pips) => ({ colour: 'white' as const, pips })),
    { colour: 'black', pips: 1 },
  ]
  return { state, seat }
}

/** Parts that a play has beside its state; no rule reads it but where chance comes in. */
const begun = start(myVillage, {}, 4, seed(1))

/** A plan is legal move by move, and ends with that move. */
function expectLegal(state: State, seat: number, plan: ReadonlyArray<Move>, last: Move): void {
  let play = { ...begun, state }
  for (const move of plan.slice(0, -1)) play = submit(myVillage, play, seat, [move]).play
  const isLegal = myVillage.moves(play.state, seat).some((move) => same(move, last))
  if (!isLegal || !same(plan.at(-1), last)) expect.fail(`Not legal: ${JSON.stringify(plan)}`)
}

describe('customers', () => {
  test.each([
    ['en', english],
    ['de', german],
    ['fr', french],
  ] as const)(
    'are told by what their families do, in the log as on the board: %s',
    (language, nameOf) => {
      const names = customers.map(({ id }, i) => {
        const name = customerNames[language][i] ?? 'nobody'
        expect(nameOf(id)).toMatch(new RegExp(`\\b${name}$`, 'u'))
        return nameOf(id)
      })
      expect(names.filter((name) => /\d/u.test(name))).toEqual([])
      expect(new Set(names).size).toBe(customers.length)
    },
  )
})

describe('sums', () => {
  test('M5.1 M5.11 every use of every route of every sum is legal move by move, and no use is missed', () => {
    let plans = 0
    everyDecision(1, 110, (state, seat, moves) => {
      const task = state.agenda.at(-1)?.task
      if (moves.length === 0 || (task !== 'dice' && task !== 'use')) return
      const open = pairs(state, seat)
      const sums = sumsOf(open)
      expect(sums.map(({ value }) => value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      const reached = new Set(sums.flatMap(({ uses }) => uses.map(keyOf)))
      for (const pair of open)
        for (const one of pair.reaches)
          if (one.banner !== 'headman') expect(reached).toContain(keyOf(one))
      for (const sum of sums)
        for (const route of sum.routes) {
          expect(route.way.value).toBe(sum.value)
          for (const one of usesOf(route)) {
            const plan = planFor(state, route, one)
            expectLegal(state, seat, plan, useOf(one))
            plans++
          }
        }
    })
    expect(plans).toBeGreaterThan(100)
  })

  test('dice as they lie come before a change; the first sum costs none', () => {
    const { state, seat } = withDice(3, 4, 6)
    const sums = sumsOf(pairs(state, seat))
    const seven = sums.find(({ value }) => value === 7)
    const [route] = seven?.routes ?? []
    if (!route) throw new Error('3 and 4 make 7.')
    expect(keyOfRoute(route)).toBe('white3+white4=7')
    expect(seven?.coins).toBe(0)
    expect(seven?.kinds).toContain('travel')
    expect(seven?.kinds).toContain('harvest')
    expect(diceOf(route, { colour: 'white', pips: 3 }, 0)).toBe(1)
    expect(diceOf(route, { colour: 'white', pips: 3 }, 1)).toBe(0)
    expect(diceOf(route, { colour: 'black', pips: 3 }, 0)).toBe(0)
    const first = sums.find(({ value }) => value === firstSum(sums))
    expect(first?.coins).toBe(0)
    const routes = routesFor(pairs(state, seat), { colour: 'black', banner: 'field' })
    expect(routes[0] && keyOfRoute(routes[0])).toBe('white3+white4=7')
    expect(firstSum(sumsOf([]))).toBeNull()
  })

  test('M5.7 a change that takes a coin and a marker is told by both signs on the ruler', () => {
    const both = { coins: 1, markers: 1 }
    expect(signsOf(both).map(({ sign }) => sign)).toEqual(['coin', 'marker'])
    expect(signsOf({ coins: 2, markers: 1 }).map(({ n }) => n)).toEqual([2, ''])
    expect(signsOf({ coins: 1, markers: 0 })).toEqual([{ sign: 'coin', n: 1 }])
    expect(signsOf({ coins: 0, markers: 2 })).toEqual([{ sign: 'marker', n: 2 }])
    expect(signsOf({ coins: 0, markers: 0 })).toEqual([])
  })

  test('a finger on the ruler finds the nearest sum that can be made', () => {
    const { state, seat } = withDice(3, 4, 6)
    const sums = sumsOf(pairs(state, seat))
    const at = (sum: number) => sumAt(sums, (sum - 2 + 0.5) / 11)
    const made = sums.filter(({ routes }) => routes.length > 0).map(({ value }) => value)
    expect(made.map(at)).toEqual(made)
    expect([at(2), at(12)]).toEqual([made[0], made.at(-1)])
    expect([sumAt(sums, 0), sumAt(sums, 1)]).toEqual([made[0], made.at(-1)])
    expect(sumAt(sumsOf([]), 0.5)).toBeNull()
  })

  test('M5.1 a sum stays looked at while dice are taken, as long as it can be made', () => {
    const { state, seat } = withDice(2, 5, 6)
    const village = state.villages[seat]
    if (!village) throw new Error('No village.')
    village.coins = 2
    const sumsNow = () => sumsOf(pairs(state, seat))
    const look = (wished: number | null, before: ReturnType<typeof sumLookedAt>) =>
      sumLookedAt(sumsNow(), wished, before, state.turn.dice.length)
    const take = (pips: number) => {
      state.pool = state.pool.filter(
        (_, i) => i !== state.pool.findIndex((one) => one.pips === pips),
      )
      state.turn.dice.push({ colour: 'white', pips, rolled: pips, by: null })
      if (state.turn.dice.length === 2) state.agenda.push({ task: 'use', seat })
    }
    expect(look(null, null)?.value).toBe(firstSum(sumsNow()))
    const eight = look(8, null)
    expect(eight?.value).toBe(8)
    take(6)
    expect(look(null, eight)?.value).toBe(8)
    take(5)
    // 8 would cost coins now.
    expect(look(null, eight)?.value).toBe(11)
    expect(look(10, eight)?.value).toBe(10)
    expect(sumLookedAt([], null, eight, 0)).toBeNull()
  })

  test('M5.9 no sum that reaches as much for less time comes before the first one', () => {
    const timeOf = ({ routes }: ReturnType<typeof sumsOf>[number]) => routes[0]?.pair.time ?? 0
    let black = 0
    everyDecision(6, 60, (state, seat) => {
      const sums = sumsOf(pairs(state, seat)).filter(({ routes }) => routes.length > 0)
      const first = sums.find(({ value }) => value === firstSum(sums))
      if (!first) return
      if (sums.some((one) => timeOf(one) > timeOf(first))) black++
      for (const one of sums)
        if (one.coins + one.markers === 0 && one.uses.length >= first.uses.length)
          expect(timeOf(one)).toBeGreaterThanOrEqual(timeOf(first))
    })
    expect(black).toBeGreaterThan(5)
  })

  test('M5.9 M5.97 the "?" banner takes the dice looked at, unless others cost less', () => {
    const { state, seat } = withDice(4, 5, 5)
    const open = pairs(state, seat)
    const wayTo = (wanted: number, key: string) => {
      const routes = sumsOf(open).find(({ value }) => value === wanted)?.routes ?? []
      const route = routes.find((one) => keyOfRoute(one) === key)
      if (!route) throw new Error(`${key} is a way to ${wanted}.`)
      return route
    }
    const used = (key: string, value: number) => {
      const route = routeForAsked(open, wayTo(value, key))
      if (!route) throw new Error('Any two dice will do.')
      const plan = planFor(state, route, { colour: 'black', banner: 'headman' })
      expectLegal(state, seat, plan, { do: 'headman' })
      return keyOfRoute(route)
    }
    expect(used('white5+white5=10', 10)).toBe('white5+white5=10')
    expect(used('white5+black1=6', 6)).toBe('white4+white5=9')
    expect(used('white5+white5=11', 11)).toBe('white4+white5=9')
    expect(routeForAsked([], null)).toBeNull()
  })

  test('a banner is told of with the dice looked at where they reach it, else with the cheapest', () => {
    let others = 0
    everyDecision(4, 60, (state, seat) => {
      const open = pairs(state, seat)
      for (const { routes } of sumsOf(open))
        for (const looked of routes)
          for (const banner of usesOf(looked)) {
            const told = routeToTell(open, looked, banner)
            if (banner.banner === 'headman') expect(told).toEqual(routeForAsked(open, looked))
            else expect(told).toBe(looked)
            const [cheapest] = routesFor(open, banner)
            expect(routeToTell(open, null, banner)).toEqual(cheapest)
            if (told !== cheapest) others++
          }
    })
    expect(others).toBeGreaterThan(20)
  })

  test('every banner is of the kind of its area', () => {
    expect(kindOf('stable-5-8')).toBe('crafts')
    expect(kindOf('field-2')).toBe('harvest')
    expect(kindOf('travel-A')).toBe('travel')
    expect(kindOf('monk-jug-1')).toBe('religion')
    expect(kindOf('meeting-place')).toBe('council')
    expect(kindOf('customer-07')).toBe('market')
    expect(kindOf('market-office')).toBe('market')
    expect(kindOf('school')).toBe('home')
  })
})

describe('pairs and plans', () => {
  test('M5.1 M5.3 M5.11 the plan behind each banner of each pair is legal move by move', () => {
    let plans = 0
    everyDecision(3, 260, (state, seat, moves) => {
      const task = state.agenda.at(-1)?.task
      if (moves.length === 0 || (task !== 'dice' && task !== 'use')) return
      for (const pair of pairs(state, seat))
        for (const banner of pair.reaches)
          for (const way of banner.ways) {
            const plan = planOf(state, pair, way, banner)
            expectLegal(state, seat, plan, useOf(banner))
            plans++
          }
    })
    expect(plans).toBeGreaterThan(500)
  })

  test('the cheapest dice for a banner come first; the "?" banner is not counted', () => {
    const { state, seat } = withDice(3, 4, 6)
    const open = pairs(state, seat)
    const routes = routesTo(open, keyOf({ colour: 'black', banner: 'field' }))
    expect(routes[0]?.pair.value).toBe(7)
    expect(routes[0]?.pair.time).toBe(0)
    expect(routes[0]?.way.changes).toEqual([])
    const seven = open.find(({ value, time }) => value === 7 && time === 0)
    if (!seven) throw new Error('3 and 4 make 7.')
    const { free, changed } = bannersOf(seven)
    expect(free.map(({ banner }) => banner)).toContain('travel-A')
    expect([...free, ...changed].map(({ banner }) => banner)).not.toContain('headman')
    expect(changed.every(({ ways }) => ways.every(({ changes }) => changes.length > 0))).toBe(true)
  })

  test('M4.26 M4.28 how much time is left, and what wakes the reaper', () => {
    const [village] = start(myVillage, {}, 2, seed(1)).state.villages
    if (!village) throw new Error('No village.')
    expect(timeLeft({ ...village, cloud: 0 })).toBe(10)
    expect(wakesReaper({ ...village, cloud: 8 }, 1)).toBe(false)
    expect(wakesReaper({ ...village, cloud: 8 }, 2)).toBe(true)
    expect(wakesReaper({ ...village, cloud: 8, reaper: true }, 2)).toBe(false)
    expect(clockwise(4, 2)).toEqual([2, 3, 0, 1])
  })
})

const groups = [{ dos: ['settle', 'end-turn'], label: { en: '', de: '', fr: '' }, closing: true }]

test('M5.104 M5.106 M11.17 the button tells what it does: the turn ends, somebody dies, or it is seen first', () => {
  const told = { end: 0, step: 0, reveal: 0 }
  for (let game = 0; game < 24; game++) {
    const random = Random.fromSeed(seed(170 + game))
    let play: Play<State, Options> = start(myVillage, {}, 2 + (game % 3), seed(game))
    for (let step = 0; step < 400; step++) {
      const [seat] = myVillage.toAct(play.state)
      if (seat === undefined) break
      const moves = myVillage.moves(play.state, seat)
      const closing = moves.find(({ do: name }) => name === 'settle' || name === 'end-turn')
      if (closing) {
        const module = { game: myVillage, groups, closes, endsUnseen }
        const press = pressFor(module, view(myVillage, play, seat), seat, closing)
        const { state } = submit(myVillage, play, seat, press.moves as Move[]).play
        const { round, turn } = play.state
        const goesOn = state.round === round && state.turn.index === turn.index
        if (press.closes === 'end')
          expect(goesOn && myVillage.toAct(state).includes(seat)).toBe(false)
        else expect(goesOn && myVillage.toAct(state).includes(seat)).toBe(true)
        told[press.closes as keyof typeof told]++
      }
      play = submit(myVillage, play, seat, [random.pick(moves)]).play
    }
  }
  for (const count of Object.values(told)) expect(count).toBeGreaterThan(3)
})

test('M4.28 M5.106 the reaper is aboard from the bridge on until it is told who dies', () => {
  const { state } = start(myVillage, {}, 2, seed(1))
  const aboard = (now: State) => unasked(now).villages[0]?.reaper
  expect(aboard(state)).toBe(false)
  const [mine, ...others] = state.villages
  if (!mine) throw new Error('No village.')
  expect(aboard({ ...state, villages: [{ ...mine, reaper: true }, ...others] })).toBe(true)
  // The villager who dies may come with a later answer: in between, he has gone back by the rules (M5.105).
  const asked: State = { ...state, agenda: [{ task: 'death', seat: 0 }] }
  expect(reaperComes(asked, 0)).toBe(true)
  expect(reaperComes(asked, 1)).toBe(false)
  expect(unasked(asked)).toMatchObject({ villages: [{ reaper: true }, {}], agenda: [] })
})

test('M4.3 M5.1 a turn is told with its dice, the pool of a new round lies there with the round', () => {
  const random = Random.fromSeed(seed(3))
  let play: Play<State, Options> = start(myVillage, {}, 2, seed(1))
  let rounds = 0
  for (let step = 0; step < 400 && rounds < 3; step++) {
    const [seat] = myVillage.toAct(play.state)
    if (seat === undefined) break
    const turn = stepsOf(myVillage, play, seat, [random.pick(myVillage.moves(play.state, seat))])
    for (const { event, state } of turn.steps) {
      const told = event.event as Event
      if (told.event === 'took-die')
        expect(state.turn.dice[told.nth]).toMatchObject({ pips: told.die.pips })
      if (told.event !== 'round') continue
      expect([state.pool, state.turn.dice, state.turn.seat]).toEqual([
        ...[told.pool, [], told.startPlayer],
      ])
      rounds++
    }
    play = turn.play
  }
  expect(rounds).toBe(3)
})

test('a phone shows the pane where something is told: dice, village, chronicle; a cost is told where the turn is', () => {
  const paid: Event = { event: 'paid-time', seat: 1, time: 3, from: 8, to: 1, bridge: true }
  const church: Event = { event: 'acquired', seat: 1, card: 'trade-church' }
  const rat: Event = { event: 'rat', pips: 2, from: 9, to: 7, auto: true }
  const took: Event = { event: 'took-die', seat: 1, die: { colour: 'white', pips: 3 }, nth: 0 }
  const lost: Event = { event: 'lost-sp', seat: 0, sp: 2, auto: true }
  expect([took, paid, church, rat, lost].map(sceneOf)).toEqual([
    { seat: 1, pane: 'village' },
    { seat: 1 },
    { seat: 1, pane: 'village' },
    { pane: 'chronicle' },
    {},
  ])
})

test('M6.1 M6.2 more coffins than end the game are not told as so many of fewer', () => {
  expect(de.coffins(9, 9)).toBe('9 von 9 Särgen')
  expect(de.coffins(10, 9)).toBe('10 Särge (Ende ab 9)')
})

describe('motion and words', () => {
  test('a death goes from the villager to the chronicle, or to the graves', () => {
    const event = {
      event: 'died',
      seat: 1,
      profession: 'abbot',
      chronicle: 0,
      grave: null,
      auto: false,
    } as const
    expect(journeysOf(event)).toEqual([
      { from: 'v1:villager:abbot', to: 'coffin:abbot:0', what: 'abbot' },
    ])
    expect(journeysOf({ ...event, chronicle: null, grave: 2 })[0]?.to).toBe('graves')
  })

  test('every card goes from its shelf to its area', () => {
    const to = (card: Extract<Parameters<typeof journeysOf>[0], { event: 'acquired' }>['card']) =>
      journeysOf({ event: 'acquired', seat: 0, card }).map((one) => [one.from, one.to])
    expect(to('stable-5-8')).toEqual([['shelf:stable', 'v0:banner:stable-5-8']])
    expect(to('travel-b2')).toEqual([['shelf:travel-B', 'v0:travel:B']])
    expect(to('monk-jug-1')).toEqual([['shelf:jug', 'v0:monks']])
    expect(to('field-3')).toEqual([['shelf:field', 'v0:banner:field-3']])
    expect(to('meeting-place')).toEqual([['shelf:meeting-place', 'v0:banner:meeting-place']])
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

test('a mark in the council chamber is worth the cards of its kind, or a villager who is there', () => {
  const { state } = start(myVillage, {}, 2, seed(4))
  const village = state.villages[0]
  if (!village) throw new Error('There is no village.')
  village.buildings = ['forge', 'stable'].map((id) => ({ ...village.buildings[0], id })) as never
  village.villagers.abbot = false
  expect(worthOfMark(state, 0, 'craft-buildings')).toBe(2)
  expect(worthOfMark(state, 0, 'merchant')).toBe(4)
  expect(worthOfMark(state, 0, 'abbot')).toBe(0)
  expect(village.marked).toEqual([])
})

test('the cost of a die or a banner is told with it, but who passes the bridge by it by itself', () => {
  const told: Event[] = [
    { event: 'took-die', seat: 1, die: { colour: 'black', pips: 6 }, nth: 0 },
    { event: 'paid-time', seat: 1, time: 2, from: 0, to: 2, bridge: false },
    { event: 'took-die', seat: 1, die: { colour: 'white', pips: 4 }, nth: 1 },
    { event: 'used', seat: 1, banner: 'market-office', value: 10 },
    { event: 'paid-time', seat: 1, time: 3, from: 2, to: 5, bridge: false },
    { event: 'paid-coins', seat: 1, coins: 1 },
    { event: 'took-customers', seat: 1, customers: [], free: false },
    { event: 'used', seat: 0, banner: 'hand', value: 4 },
    { event: 'paid-time', seat: 0, time: 2, from: 9, to: 1, bridge: true },
  ]
  expect(told.map((event, i) => i > 0 && joins(event, told[i - 1] as Event))).toEqual([
    ...[false, true, false],
    ...[false, false, true, false],
    ...[false, false],
  ])
})
