/** Words of the cards of those who moved: pictures of what they did, and what that means to somebody who comes back. */
import { describe, expect, test } from 'vitest'
import { fronts } from '../../web/src/boards/list.ts'
import { loadWords as loadMv } from '../../web/src/boards/my-village/dictionary.ts'
import { meaning as mvMeaning } from '../../web/src/boards/my-village/meaning.ts'
import { loadWords as loadSe } from '../../web/src/boards/settlement/dictionary.ts'
import { meaning as seMeaning } from '../../web/src/boards/settlement/meaning.ts'
import {
  loadWords as loadTb,
  boardWordsIn as tbWords,
} from '../../web/src/boards/town-builder/dictionary.ts'
import { finishes } from '../../web/src/boards/town-builder/facts.ts'
import { meaning as tbMeaning } from '../../web/src/boards/town-builder/meaning.ts'
import { loadWords as loadVi } from '../../web/src/boards/villagers/dictionary.ts'
import { meaning as viMeaning } from '../../web/src/boards/villagers/meaning.ts'
import { movedSince, tellMoved } from '../../web/src/pages/table/returning/news.ts'
import { type Deed, mostTelling, type Touch, worded } from '../../web/src/stage/board-meaning.ts'
import { evaluatorOf } from '../../worker/games/evaluators.ts'
import { games } from '../../worker/games/index.ts'
import {
  type AnyGame,
  attempt,
  copy,
  languages,
  type Names,
  type Play,
  Random,
  type Seat,
  start,
  view,
  visibleTo,
} from '../../worker/games/kernel/index.ts'
import { optionsOf } from '../../worker/games/kernel/search.ts'
import type { Entry } from '../../worker/wire/schema/entry.ts'
import { table as myVillageTable } from '../rules/my-village/table.ts'
import { table as settlementTable } from '../rules/settlement/table.ts'
import { site, Table as TownTable } from '../rules/town-builder/table.ts'
import { table as villagersTable } from '../rules/villagers/table.ts'

const names: Names = (seat) => ['Hanna', 'Jonas', 'Kim', 'Mila'][seat] ?? ''
const ahead = (name: string) => `${name} is ahead of you now.`

for (const load of [loadVi, loadMv, loadSe, loadTb])
  for (const language of languages) await load(language)

interface Seen {
  readonly seat: Seat
  readonly before: unknown
  readonly now: unknown
  readonly entries: { revision: number; seat: Seat; at: number; events: Entry['events'] }[]
}

/** Findings of each seat at each of its turns in a game of likely moves. */
function* comingBack(game: AnyGame, seats: number, fill: number): Generator<Seen> {
  const evaluator = evaluatorOf(game.id)
  const random = Random.fromSeed(new Uint8Array(32).fill(fill))
  let play: Play = start(game, {}, seats, new Uint8Array(32).fill(fill))
  const since = new Map<Seat, { before: unknown; entries: Seen['entries'] }>()
  let last: Seat | null = null
  for (let turn = 1; turn < 260; turn++) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) return
    const known = since.get(seat)
    if (known && seat !== last) yield { seat, ...known, now: view(game, play, seat).state }
    const next = attempt(game, play)
    const options = optionsOf(game, evaluator, copy(play.state), seat)
    const chosen = options.toSorted((a, b) => b.share - a.share)[
      random.int(Math.min(3, options.length))
    ]
    if (!chosen) throw new Error('Nothing is legal.')
    next.play(seat, chosen.move)
    const ended = next.end()
    play = ended.play
    for (const [other, { entries }] of since)
      entries.push({
        revision: turn,
        seat,
        at: turn,
        events: visibleTo(ended.events, other) as Entry['events'],
      })
    since.set(seat, { before: view(game, play, seat).state, entries: [] })
    last = seat
  }
}

describe.for(games.map((game) => [game.id, game] as const))('the cards of %s', ([id, game]) => {
  test('say what was done in pictures that there are, and in whole words of every language', async () => {
    const front = fronts[id as keyof typeof fronts]
    const { meaning } = await front.meaning()
    const { lookOf } = await front.cardLooks()
    const sides = new Set<Touch['side']>()
    let [cards, deeds] = [0, 0]
    for (const fill of [2, 9])
      for (const { seat, before, now, entries } of comingBack(game, 3, fill)) {
        const moved = movedSince(entries, 0, seat, () => true)
        for (const language of languages)
          for (const told of tellMoved(
            game,
            meaning,
            moved,
            { before, now, you: seat },
            names,
            language,
            ahead,
          )) {
            cards++
            deeds += told.deeds.length
            expect(told.deeds.length).toBeLessThanOrEqual(3)
            for (const deed of told.deeds) {
              const said = `${deed.did} ${deed.name}`
              expect(said).not.toMatch(/undefined|null|NaN|\?| {2}|^\s|\s$/)
              for (const hour of ['day', 'night'] as const)
                expect(lookOf(deed.piece).drawn(hour), said).toMatch(/^<svg .*<\/svg>$/s)
            }
            if (!told.touch) continue
            sides.add(told.touch.side)
            const line = `${told.touch.news} ${told.touch.why}`.trim()
            expect(line).not.toMatch(/undefined|null|NaN|\?| {2}/)
            expect(line).toMatch(/[.!…]$/)
          }
        expect(new Set(moved.map((one) => one.seat)).size).toBe(moved.length)
      }
    expect(cards).toBeGreaterThan(100)
    expect(deeds).toBeGreaterThan(cards / 3)
    expect(sides).toContain('bad')
  })
})

test('those who moved since a turn have a card each, in their order, with all of their turns', () => {
  const turn = (revision: number, seat: number, event: string) => ({
    ...{ revision, seat, at: 10 * revision },
    events: [{ event }],
  })
  const all = [turn(3, 0, 'mine'), turn(4, 2, 'a'), turn(5, 1, 'b'), turn(6, 2, 'c')]
  expect(movedSince(all, 3, 0, ({ revision }) => revision !== 4)).toEqual([
    { seat: 2, turns: [4, 6], told: 1, at: 60, events: [{ event: 'a' }, { event: 'c' }] },
    { seat: 1, turns: [5], told: 1, at: 50, events: [{ event: 'b' }] },
  ])
  // An event that the log does not tell makes no card.
  expect(movedSince(all, 3, 0, ({ seat }) => seat === 1).map(({ seat }) => seat)).toEqual([1])
})

test('the same deed is one with its number, and what tells most comes first', () => {
  const seen = (did: 'built' | 'drafted', id: string, weight: number) => ({
    ...{ did, weight },
    piece: { id, kind: 'villager' },
  })
  const deeds = worded(
    [seen('drafted', 'a', 2), seen('built', 'b', 5), seen('drafted', 'a', 2)],
    { built: 'built', drafted: 'drafted' },
    ({ id }) => id.toUpperCase(),
  )
  const short = (deed: Deed) => [deed.did, deed.name, deed.count]
  expect(deeds.map(short)).toEqual([
    ['drafted', 'A', 2],
    ['built', 'B', 1],
  ])
  expect(mostTelling(deeds, 1).map(short)).toEqual([['built', 'B', 1]])
})

const between = { who: 1, you: 0, names, language: 'en' } as const

describe('Villagers', () => {
  const mine = { village: ['founders', 'lumberjack'] }
  const drafted = {
    event: 'drafted',
    seat: 1,
    from: 'road',
    column: 0,
    card: 'carpenter',
    coins: 0,
  } as const

  test('V5.24 the last card that would go on mine is gone', () => {
    const before = villagersTable({ seats: [mine, {}, {}], road: 'carpenter hunter' })
    const now = villagersTable({ seats: [mine, {}, {}], road: 'monk hunter' })
    const told = viMeaning.touches({ ...between, events: [drafted], before, now })
    expect(told).toContainEqual({
      side: 'bad',
      news: 'The Carpenter is no longer on the Road.',
      why: 'It would have gone on the Lumberjack in your village.',
    })
    const another = villagersTable({ seats: [mine, {}, {}], road: 'carpenter hunter' })
    const still = viMeaning.touches({ ...between, events: [drafted], before, now: another })
    expect(still.filter(({ side }) => side === 'bad')).toEqual([])
  })

  test('V5.42 what was paid to my unlocker comes first', () => {
    const state = villagersTable({ seats: [mine, {}, {}], road: 'monk hunter' })
    const paid = {
      event: 'unlocked',
      seat: 1,
      card: 'cooper',
      how: 'other',
      gold: 2,
      auto: true,
      unlocker: 'blacksmith',
      owner: 0,
      pile: 1,
      branch: 0,
    } as const
    const [first] = viMeaning.touches({
      ...between,
      events: [drafted, paid],
      before: state,
      now: state,
    })
    expect(first).toMatchObject({ side: 'good', news: 'Jonas paid you 2 gold.' })
    // Somebody else was paid: that is not my business.
    const other = { ...paid, owner: 2 }
    const told = viMeaning.touches({ ...between, events: [other], before: state, now: state })
    expect(told).toEqual([])
  })

  test('V6.15 what somebody has is their gold and what the last market would bring', () => {
    const state = villagersTable({ seats: [{ gold: 5, village: ['founders'] }, {}] })
    expect(viMeaning.worth?.(state, 0)).toBeGreaterThanOrEqual(5)
    const after = villagersTable({
      seats: [{ gold: 5, village: ['founders'] }, {}],
      markets: { second: 'held' },
    })
    expect(viMeaning.worth?.(after, 0)).toBe(5)
  })
})

describe('Town Builder', () => {
  test('T5.15 the only card that would complete my plan is gone', () => {
    const { cards } = tbWords('en')
    const plan = { districts: [{ foundations: [site('windmill', 'quarry', 'storehouse')] }, {}] }
    const before = new TownTable({ ...plan }).state
    const needed = before.row
    const state = (row: typeof needed) => new TownTable({ ...plan, row }).state
    const candidates = ['bakery', 'inn', 'bridge', 'canal', 'fishery', 'brewery'] as const
    const card = candidates.find((one) => finishes(state([one]), 0, one).length > 0)
    if (!card) throw new Error('None of them completes the plan.')
    const event = { event: 'discarded', seat: 1, card, from: 'row' } as const
    const told = tbMeaning.touches({
      ...between,
      events: [event],
      before: state([card]),
      now: state([]),
    })
    expect(told).toEqual([
      {
        side: 'bad',
        news: `The row has lost the ${cards[card].name}.`,
        why: `That card would have completed the ${cards.windmill.name}.`,
      },
    ])
  })

  test('T6.9 somebody has drawn level with me before a judge, or gone past', () => {
    const judgeRow = ['judge-residential'] as const
    const homes = (mine: number, theirs: number) =>
      new TownTable({
        judgeRow: [...judgeRow],
        districts: [mine, theirs].map((count) => ({
          buildings: (['cottage', 'townhouse', 'orphanage'] as const).slice(0, count),
        })),
      } as ConstructorParameters<typeof TownTable>[0]).state
    const touches = (now: ReturnType<typeof homes>, before = homes(1, 0)) =>
      tbMeaning.touches({ ...between, events: [], before, now }).map(({ news }) => news)
    expect(touches(homes(1, 1))).toEqual(['Jonas has drawn level with you'])
    expect(touches(homes(1, 2))).toEqual(['Jonas is ahead of you'])
    expect(touches(homes(2, 1))).toEqual([])
    expect(touches(homes(1, 2), homes(1, 1))).toEqual([])
  })
})

describe('Settlement', () => {
  test('S5.71 a hero that I could have paid for has gone to somebody', () => {
    const state = (rich: boolean) =>
      settlementTable({
        boards: [{ supply: rich ? { wood: 9, clay: 9, stone: 9, diamond: 9, gold: 9 } : {} }, {}],
      }).state
    const hero = state(true).heroRow.find((one) => one !== null)
    if (!hero) throw new Error('No hero lies there.')
    const event = {
      event: 'invited',
      seat: 1,
      hero,
      position: 4,
      paid: {},
      bonusSettlers: 0,
    } as const
    const touches = (rich: boolean) =>
      seMeaning.touches({ ...between, events: [event], before: state(rich), now: state(rich) })
    expect(touches(true)[0]?.side).toBe('bad')
    expect(touches(true)[0]?.news).toMatch(/has gone to Jonas\.$/)
    expect(touches(false)).toEqual([])
  })

  test('S-R25 a hero who lies face down is neither pictured nor spoken of', () => {
    const { state } = settlementTable({})
    const event = {
      event: 'invited',
      seat: 1,
      hero: '?' as never,
      position: 4,
      paid: {},
      bonusSettlers: 0,
    } as const
    const seen = { ...between, events: [event], before: state, now: state }
    expect(seMeaning.deeds(seen)).toEqual([])
    expect(seMeaning.touches(seen)).toEqual([])
  })
})

describe('Settlement: turns that gather', () => {
  const { state } = settlementTable({})
  const seen = (...events: Parameters<typeof seMeaning.deeds>[0]['events'][number][]) => ({
    ...{ ...between, events },
    ...{ before: state, now: state },
  })
  const settlers = { basic: 1, bonus: 0 }

  test('S5.40 S5.46 lands that yielded and buildings that worked are seen', () => {
    const deeds = seMeaning.deeds(
      seen(
        {
          ...{ event: 'region-activated', seat: 1, region: 1, settlers, again: false },
          gains: [
            { column: 1, tile: 'terrain-1-01', resource: 'wood' },
            { column: 2, tile: 'terrain-1-01', resource: 'wood' },
          ],
        } as never,
        {
          ...{ event: 'effect-used', seat: 1, building: 'sawmill', street: 'lower', column: 1 },
          ...{ paid: {}, gain: {}, stored: false, hourglass: false },
        } as never,
      ),
    )
    expect(deeds.map(({ did, count, piece }) => [did, count, piece.kind])).toEqual([
      ['gathered in', 2, 'terrain'],
      ['used', 1, 'building'],
    ])
  })

  test('S5.84 somebody who only passed is said to have', () => {
    const touches = seMeaning.touches(seen({ event: 'passed', seat: 1, first: false } as never))
    expect(touches).toEqual([
      { side: 'none', news: 'Jonas has passed', why: 'and waits for the next round.' },
    ])
  })
})

describe('My Village', () => {
  test('M5.107 the last space of the chronicle for somebody of mine is taken', () => {
    const full = (buried: number[]) =>
      myVillageTable(3, (state) => {
        state.chronicle.merchant = buried
        for (const village of state.villages) village.villagers.merchant = true
      }).state
    const event = {
      event: 'died',
      seat: 1,
      profession: 'merchant',
      chronicle: 1,
      grave: null,
      auto: false,
    } as const
    const told = mvMeaning.touches({
      ...between,
      events: [event],
      before: full([2]),
      now: full([2, 1]),
    })
    expect(told[0]).toMatchObject({ side: 'bad', news: 'The chronicle is full:' })
    const first = mvMeaning.touches({
      ...between,
      events: [event],
      before: full([]),
      now: full([1]),
    })
    expect(first.filter(({ side }) => side === 'bad')).toEqual([])
  })

  test('M6.2 the end is told from three deaths before it on', () => {
    const state = (graves: number) =>
      myVillageTable(3, (one) => {
        one.graves = Array.from({ length: graves }, () => ({ seat: 1, profession: 'abbot' }))
      }).state
    const event = {
      event: 'died',
      seat: 1,
      profession: 'abbot',
      chronicle: null,
      grave: 3,
      auto: false,
    } as const
    const news = (graves: number) =>
      mvMeaning
        .touches({ ...between, events: [event], before: state(graves - 1), now: state(graves) })
        .map((touch) => touch.news)
    expect(news(10)).toEqual([])
    expect(news(11)).toEqual(['3 more deaths'])
    expect(news(13)).toEqual(['The next death ends the game.'])
  })
})
