import { describe, expect, test } from 'vitest'
import { optionOf } from '../../web/src/boards/town-builder/answers.ts'
import { loadWords } from '../../web/src/boards/town-builder/dictionary.ts'
import { endsUnseen } from '../../web/src/boards/town-builder/ends.ts'
import {
  abilityNow,
  cardsBeforeJudge,
  finishes,
  fitting,
  goldOf,
  lackingOf,
  usesOf,
} from '../../web/src/boards/town-builder/facts.ts'
import { guide } from '../../web/src/boards/town-builder/guide.ts'
import { journeysOf } from '../../web/src/boards/town-builder/journeys.ts'
import {
  labelOfBuilding,
  labelOfCard,
  labelOfFoundation,
} from '../../web/src/boards/town-builder/labels.ts'
import { closes, panes } from '../../web/src/boards/town-builder/panes.ts'
import { sceneOf } from '../../web/src/boards/town-builder/scenes.ts'
import { joins, silent, together } from '../../web/src/boards/town-builder/steps.ts'
import type { Table } from '../../web/src/boards/town-builder/table.ts'
import { chosenOf, isChosenFirst, waysOf } from '../../web/src/boards/town-builder/targets.ts'
import { ownerOf, trayOf } from '../../web/src/boards/town-builder/tray.ts'
import { boardWords as de } from '../../web/src/boards/town-builder/words.de.ts'
import { boardWords as en } from '../../web/src/boards/town-builder/words.en.ts'
import { breakable } from '../../web/src/boards/town-builder/words.ts'
import { pressFor } from '../../web/src/pages/table/sending.ts'
import { isReconstructed } from '../../web/src/rules/provenance.ts'
import { litBy, tap } from '../../web/src/stage/taps.ts'
import { inWords, toldTurn } from '../../web/src/stage/telling.ts'
import { Random, start, submit, view } from '../../worker/games/kernel/index.ts'
import {
  type Event,
  type Foundation,
  type State,
  type TownId,
  townBuilder,
  townCard,
  townCards,
} from '../../worker/games/town-builder/index.ts'
import { roundsToCome } from '../../worker/games/town-builder/standings.ts'
import { protectedBy } from '../../worker/games/town-builder/zones.ts'

const seed = (fill: number) => new Uint8Array(32).fill(fill)
const site = (card: TownId, ...under: TownId[]): Foundation => ({ card, under, covered: [] })

/** A turn of seat 0 with this row, these foundations, and this gold. */
function turnOf(
  row: TownId[],
  foundations: Foundation[] = [],
  gold: TownId[] = [],
  seats = 2,
): State {
  const { state } = start(townBuilder, { autoClaim: true, confirmEnd: false }, seats, seed(1))
  const mine = state.districts[0]
  if (!mine) throw new Error('Seat 0 is missing.')
  mine.foundations = foundations
  mine.gold = gold
  state.turn.seat = 0
  state.row = row
  return state
}
/** No card completes anything. */
const none = () => false

const ways = (state: State) => waysOf(townBuilder.moves(state, 0))

describe('tapping pieces', () => {
  test('every legal move of random games is made by tapping lit pieces, and by these alone', () => {
    for (let game = 0; game < 12; game++) {
      const random = Random.fromSeed(seed(50 + game))
      const options = { autoClaim: game % 3 > 0, confirmEnd: game % 2 > 0 }
      let play = start(townBuilder, options, 1 + (game % 4), seed(game))
      for (let step = 0; step < 220; step++) {
        const [seat] = townBuilder.toAct(play.state)
        if (seat === undefined) break
        const seen = view(townBuilder, play, seat).state
        const moves = townBuilder.moves(seen, seat)
        const all = waysOf(moves)
        for (const { move, pieces } of all) {
          const [first, second] = pieces
          expect(litBy(all, [])).toContain(first)
          let tapped = tap(all, [], first, () => true)
          if (second) {
            expect(tapped).toEqual({ choose: [first] })
            expect(chosenOf(all, first)).toBe(first)
            expect(litBy(all, [first])).toContain(second)
            tapped = tap(all, [first], second, () => true)
          }
          expect(tapped).toEqual({ play: move })
        }
        play = submit(townBuilder, play, seat, [random.pick(moves)]).play
      }
    }
  })

  test('T4.13 a card of the row is chosen first, then how it is used', () => {
    const all = ways(
      turnOf(['trading-post', 'castle'], [site('quarry'), site('chapel')], ['bakery']),
    )
    expect(tap(all, [], 'card:trading-post', () => true)).toEqual({ choose: ['card:trading-post'] })
    expect(litBy(all, ['card:trading-post'])).toEqual(
      new Set(['site', 'card:quarry', 'card:chapel', 'store']),
    )
    expect(tap(all, ['card:trading-post'], 'card:chapel', () => true)).toEqual({
      play: { do: 'resource', card: 'trading-post', to: 'chapel' },
    })
  })

  test('T11.3 which gold is paid is a way of its own', () => {
    const all = ways(turnOf(['castle'], [], ['bakery', 'bank']))
    expect(litBy(all, ['card:castle'])).toEqual(new Set(['site', 'choose:site', 'store']))
    expect(tap(all, ['card:castle'], 'choose:site', () => true)).toEqual({
      play: { do: 'start', card: 'castle', pay: 'choose' },
    })
  })

  test('the chosen card is let go by another tap, and another card takes its place', () => {
    const all = ways(turnOf(['chapel', 'moat']))
    expect(tap(all, ['card:chapel'], 'card:chapel', () => true)).toEqual({ choose: [] })
    expect(tap(all, ['card:chapel'], 'card:moat', () => true)).toEqual({ choose: ['card:moat'] })
    expect(tap(all, [], 'card:castle', () => true)).toBeNull()
  })

  test('T4.13 what can only become a plan is one by a tap; what can only be gold is chosen first', () => {
    const all = ways(turnOf(['castle', 'chapel']))
    expect(isChosenFirst(all, null, 'card:chapel', none)).toBe(false)
    expect(isChosenFirst(all, null, 'card:castle', none)).toBe(true)
    // A card that is tapped instead of what was chosen is looked at first.
    expect(isChosenFirst(all, 'card:castle', 'card:chapel', none)).toBe(true)
    const several = ways(turnOf(['trading-post'], [site('chapel')]))
    expect(
      tap(several, [], 'card:trading-post', (one) => isChosenFirst(several, null, one, none)),
    ).toEqual({ choose: ['card:trading-post'] })
  })

  test('a card that says what it completes does so by one tap, where nothing else can be done with it', () => {
    const all = waysOf([{ do: 'resource', card: 'inn', to: 'moat' }])
    expect(isChosenFirst(all, null, 'card:inn', (card) => card === 'inn')).toBe(false)
    expect(isChosenFirst(all, null, 'card:inn', none)).toBe(true)
  })

  test('T5.60 an ability is used by one tap, as long as it needs no choice of gold', () => {
    const all = waysOf([
      { do: 'star', with: 'crest-1' },
      { do: 'star', with: 'harbour' },
      { do: 'star', with: 'harbour', pay: 'choose' },
    ])
    const tapped = (piece: string) =>
      tap(all, [], piece, (one) => isChosenFirst(all, null, one, none))
    expect(tapped('card:crest-1')).toEqual({ play: { do: 'star', with: 'crest-1' } })
    expect(tapped('card:harbour')).toEqual({ choose: ['card:harbour'] })
  })

  test('T11.17 the only building that is asked about is chosen by itself, until it is let go', () => {
    const all = waysOf([
      { do: 'count', card: 'orphanage', as: 'trade' },
      { do: 'keep', card: 'orphanage' },
    ])
    expect(chosenOf(all, undefined)).toBe('card:orphanage')
    expect(chosenOf(all, null)).toBeNull()
    expect(chosenOf(all, 'card:library')).toBeNull()
  })
})

describe('facts about cards', () => {
  test('T5.4 T5.14 T5.19 T5.25 why a card cannot be used in a way', () => {
    const poor = turnOf(['castle', 'chapel'])
    expect(usesOf(poor, 0, 'castle')).toEqual({
      foundation: { cost: 1, lacks: 1 },
      resource: { under: [], why: 'yields-none' },
      gold: true,
    })
    expect(usesOf(poor, 0, 'chapel').resource.why).toBe('no-foundation')
    expect(usesOf(poor, 0, 'chapel').gold).toBe(false)
    const building = turnOf(['chapel'], [site('moat')])
    expect(usesOf(building, 0, 'chapel').resource.why).toBe('not-needed')
    expect(usesOf(turnOf(['chapel'], [site('school')]), 0, 'chapel').resource.why).toBeNull()
  })

  test('T7.79 what a card costs me now, the gold of this turn included (T7.8)', () => {
    const state = turnOf(['castle', 'bank'], [], ['bakery'])
    expect(usesOf(state, 0, 'castle').foundation).toEqual({ cost: 0, lacks: 0 })
    expect(usesOf(state, 0, 'bank').foundation).toEqual({ cost: 1, lacks: 0 })
    state.turn.gold = 2
    expect(goldOf(state, 0)).toBe(3)
    expect(goldOf(state, 1)).toBe(0)
  })

  test('T5.16 what a foundation still needs', () => {
    expect(lackingOf(site('castle', 'prison', 'canal'))).toEqual(['stone', 'stone', 'wood'])
    expect(lackingOf({ ...site('prison'), covered: ['stone'] })).toEqual(['stone'])
  })

  test('T5.30 what a card would finish, and which cards of the row a plan still needs', () => {
    const state = turnOf(
      ['trading-post', 'chapel', 'moat'],
      [site('quarry', 'chapel'), site('castle')],
    )
    // The quarry lacks stone only: the chapel under it gives wood.
    expect(finishes(state, 0, 'trading-post')).toEqual(['quarry'])
    expect(finishes(state, 0, 'moat')).toEqual([])
    expect(finishes(state, 1, 'trading-post')).toEqual([])
    expect(fitting(state, site('quarry', 'chapel'))).toEqual(['trading-post'])
    expect(fitting(state, site('castle'))).toEqual(['trading-post', 'chapel', 'moat'])
  })

  test('T5.53 T5.61 when an ability can be used', () => {
    const state = turnOf([])
    expect(abilityNow(state, 0, 'cathedral')).toBeNull()
    expect(abilityNow(state, 0, 'statue')).toEqual({ kind: 'build', when: 'gone' })
    state.turn.open = ['statue']
    expect(abilityNow(state, 0, 'statue')).toEqual({ kind: 'build', when: 'now' })
    expect(abilityNow(state, 0, 'crest-1')).toEqual({ kind: 'star', when: 'now' })
    state.turn.starUsed = true
    expect(abilityNow(state, 0, 'crest-1')).toEqual({ kind: 'star', when: 'later' })
  })

  test('T6.3 T9.14 rounds to come: an estimate while the last deck lasts, then for sure', () => {
    const state = turnOf(['moat', 'chapel', 'castle', 'bank', 'well'])
    state.deck = state.deck.slice(0, 40)
    expect(roundsToCome(state)).toEqual({ rounds: 11, sure: false })
    state.lastRound = state.round + 1
    expect(roundsToCome(state)).toEqual({ rounds: 1, sure: true })
    expect(roundsToCome(turnOf([], [], [], 4))).toBeNull()
    const alone = turnOf(['moat', 'chapel', 'castle', 'bank', 'well'], [], [], 1)
    alone.deck = alone.deck.slice(0, 40)
    expect(roundsToCome(alone)).toEqual({ rounds: 11, sure: false })
    // A card that this turn has taken already changes nothing.
    alone.row = ['moat', 'chapel', 'castle']
    alone.turn.actions = 0
    expect(roundsToCome(alone)).toEqual({ rounds: 11, sure: false })
    alone.row = ['moat', 'chapel']
    alone.agenda.push({ task: 'soloDiscard', left: 1 })
    expect(roundsToCome(alone)).toEqual({ rounds: 11, sure: false })
  })

  test('T8.3 T8.7 alone, how many cards come before the judge that closes the awards', () => {
    const state = turnOf([], [], [], 1)
    expect(cardsBeforeJudge(state)).toBe(30)
    state.deck = state.deck.slice(0, 26)
    expect(cardsBeforeJudge(state)).toBe(0)
    state.deckJudges = 0
    expect(cardsBeforeJudge(state)).toBe(0)
    state.awardsClosed = true
    expect(cardsBeforeJudge(state)).toBeNull()
    expect(cardsBeforeJudge(turnOf([]))).toBeNull()
  })

  test('T-R1 what of a card is reconstructed', () => {
    // It is told on the page of the cards, not in the players' way.
    expect(isReconstructed(townCard('brewery'))).toBe(true)
  })

  test('T-R40 for whom a card is reserved', () => {
    const state = turnOf(['moat'])
    expect(protectedBy(state, 'moat')).toBeNull()
    state.protections = [{ card: 'moat', seat: 1, by: 'bridge' }]
    expect(protectedBy(state, 'moat')).toBe(1)
  })
})

describe('the tray in place of the row', () => {
  test('the cards that are asked about, for whoever is asked; else what is looked through', () => {
    const state = turnOf(['moat'], [site('quarry', 'chapel')], ['bakery'])
    state.discard = ['well', 'bank']
    expect(trayOf(state, true, [], null)).toBeNull()
    expect(trayOf(state, true, [], 'discard')).toEqual({ kind: 'discard', cards: ['bank', 'well'] })
    state.agenda.push({ task: 'pick', from: 'discard', as: ['gold'], except: [] })
    expect(trayOf(state, true, [{ do: 'pick', card: 'bank' }], null)?.kind).toBe('discard')
    // The others go on looking at the row.
    expect(trayOf(state, false, [], null)).toBeNull()
    state.agenda.push({ task: 'pay', left: 1 })
    const paying = [{ do: 'pay', with: 'bakery' }, { do: 'payTurnGold' }] as const
    expect(trayOf(state, true, paying, null)).toEqual({ kind: 'gold', cards: ['bakery'] })
    state.agenda.push({ task: 'retype', seat: 0 })
    const counting = [
      { do: 'count', card: 'orphanage', as: 'trade' },
      { do: 'keep', card: 'orphanage' },
    ] as const
    expect(trayOf(state, true, counting, null)).toEqual({ kind: 'final', cards: ['orphanage'] })
    state.revealed = ['castle']
    expect(trayOf(state, false, [], 'discard')).toEqual({ kind: 'revealed', cards: ['castle'] })
  })

  test('the owner of a card', () => {
    const state = turnOf(['moat'], [site('quarry', 'chapel')], ['bakery'])
    expect(['chapel', 'quarry', 'bakery'].map((card) => ownerOf(state, card as TownId))).toEqual([
      0, 0, 0,
    ])
    expect(ownerOf(state, 'moat')).toBeNull()
    expect(ownerOf(state, 'judge-trade')).toBeNull()
  })
})

describe('panes of a phone', () => {
  const waiting = (state: State, seat = 0) => {
    const moves = townBuilder.moves(state, seat)
    return panes.flatMap((pane) => (pane.waits(state, seat, moves) ? [pane.id] : []))
  }

  test('every question of random games waits in at least one pane', () => {
    for (let game = 0; game < 8; game++) {
      const random = Random.fromSeed(seed(90 + game))
      let play = start(
        townBuilder,
        { autoClaim: false, confirmEnd: false },
        1 + (game % 4),
        seed(game),
      )
      for (let step = 0; step < 200; step++) {
        const [seat] = townBuilder.toAct(play.state)
        if (seat === undefined) break
        const seen = view(townBuilder, play, seat).state
        const moves = townBuilder.moves(seen, seat)
        // An end of the turn alone has its button in the bar.
        if (moves.some(({ do: what }) => what !== 'end'))
          expect(waiting(seen, seat), JSON.stringify(seen.agenda.at(-1))).not.toEqual([])
        play = submit(townBuilder, play, seat, [random.pick(moves)]).play
      }
    }
  })

  test('the row waits with actions left, the district with an ability', () => {
    expect(waiting(turnOf(['moat']))).toEqual(['row', 'district'])
    const spent = turnOf(['moat'])
    spent.turn.actions = 0
    expect(waiting(spent)).toEqual(['district'])
  })
})

test('T5.4 that a card is too dear is told while one can be started, not when the actions are done', () => {
  const state = turnOf(['castle', 'chapel'])
  expect(guide.topics(state, 0)).toContain('gold-cost')
  state.turn.actions = 0
  expect(guide.topics(state, 0)).not.toContain('gold-cost')
})

describe('words', () => {
  test('a card says what it costs and gives, a foundation what it has and needs', () => {
    const state = turnOf(['trading-post', 'castle'])
    expect(labelOfCard(en, state, 'trading-post')).toBe(
      'Trading Post, Trade, 1 point, costs no gold, needs wood, gives stone or gold',
    )
    expect(labelOfCard(de, state, 'castle')).toContain(
      'kostet 1 Gold, braucht 3 × Stein und 2 × Holz',
    )
    expect(labelOfFoundation(en, site('quarry', 'trading-post'))).toBe(
      'Foundation, Quarry, Trade, 2 points, stone covered by the Trading Post, still needs wood',
    )
    // T5.18: what a card of two resources counts as stays open, so that either may follow.
    expect(labelOfFoundation(en, site('quarry', 'storehouse'))).toMatch(
      /still needs stone or wood$/,
    )
    expect(labelOfBuilding(de, 'statue')).toBe('Statue, Kultur, 1 Punkt, Baufähigkeit')
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

describe('motion and keys', () => {
  test('cards travel from the deck to the row, from there to a district, and away', () => {
    expect(journeysOf({ event: 'dealt', card: 'moat', auto: true })).toEqual([
      { card: 'moat', from: ['deck'], to: ['card:moat', 'row'] },
    ])
    expect(
      journeysOf({ event: 'supplied', seat: 1, card: 'moat', to: 'school', from: 'row' })[0]?.to,
    ).toEqual(['card:moat', 'card:school', 'seat:1'])
    const done = journeysOf({
      event: 'completed',
      seat: 1,
      card: 'school',
      freed: ['moat', 'canal'],
      auto: true,
    })
    expect(done.map(({ card, to }) => [card, to[0]])).toEqual([
      [undefined, 'card:school'],
      ['moat', 'discard'],
      ['canal', 'discard'],
    ])
  })
})

test('German card names that are too long for a card may break where a new part begins', () => {
  const widest = 11
  for (const { id } of townCards)
    for (const part of breakable(de.cards[id].name).split(/[\s\u00ad]/u))
      expect(part.length, id).toBeLessThanOrEqual(widest)
})

test('a move that ends my turn is told from a step of it, even where it fills up the row', () => {
  const told = { end: 0, step: 0, reveal: 0 }
  for (let game = 0; game < 36; game++) {
    const random = Random.fromSeed(seed(40 + game))
    let play = start(townBuilder, { autoClaim: true, confirmEnd: false }, 2, seed(game))
    for (let count = 0; count < 80; count++) {
      const [seat] = townBuilder.toAct(play.state)
      if (seat === undefined) break
      const moves = townBuilder.moves(play.state, seat)
      const done = moves.find((move) => move.do === 'done')
      if (done) {
        const { closes: says } = pressFor(
          { game: townBuilder, groups: [], closes, endsUnseen },
          view(townBuilder, play, seat),
          seat,
          done,
        )
        const ends = !townBuilder
          .toAct(submit(townBuilder, play, seat, [done]).play.state)
          .includes(seat)
        expect(says === 'end' && !ends).toBe(false)
        told[says as keyof typeof told]++
      }
      play = submit(townBuilder, play, seat, [random.pick(moves)]).play
    }
  }
  expect(told.end).toBeGreaterThan(3)
  expect(told.step).toBeGreaterThan(3)
  expect(told.reveal).toBeGreaterThan(3)
})

test('T5.18 an answer shows the resource that a card gives, whatever the cards before it count as', () => {
  const state = turnOf(['prison'], [site('library', 'storehouse')])
  const table = {
    boardWords: () => en,
    props: { plain: state, state, you: 0, words: null, names: String },
  }
  const way = ways(state).find(({ move }) => move.do === 'resource')
  if (!way) throw new Error('The prison cannot go under the library.')
  expect(optionOf(table as unknown as Table, way, null).sign).toBe('stone')
})

test('T-R55 a move that fills up the row is known to end the turn, or not to, before that is seen', () => {
  let told = 0
  for (let game = 0; game < 6; game++) {
    const random = Random.fromSeed(seed(20 + game))
    let play = start(townBuilder, { autoClaim: true, confirmEnd: game > 3 }, 2, seed(game))
    for (let step = 0; step < 80; step++) {
      const [seat] = townBuilder.toAct(play.state)
      if (seat === undefined) break
      const move = random.pick(townBuilder.moves(play.state, seat))
      const seen = view(townBuilder, play, seat)
      const says = endsUnseen(seen, seat, move)
      play = submit(townBuilder, play, seat, [move]).play
      const ends = !townBuilder.toAct(play.state).includes(seat)
      if (says) {
        told++
        expect(ends).toBe(true)
      }
    }
  }
  expect(told).toBeGreaterThan(20)
})

test('cards that fill up the row are told in one step, and what an ability brings with it', async () => {
  const { words } = await import('../../worker/games/town-builder/words.de.ts')
  await loadWords('de')
  const names = () => 'Tilda'
  const told: Event[] = [
    { event: 'used', seat: 0, card: 'festival', kind: 'build' },
    { event: 'gotTurnGold', seat: 0, count: 1 },
    { event: 'stored', seat: 0, card: 'bakery', from: 'row' },
    { event: 'declined', seat: 0 },
    ...(['inn', 'bank', 'farm'] as const).map(
      (card): Event => ({ event: 'discarded', seat: 0, card, from: 'revealed' }),
    ),
    { event: 'turnEnded', seat: 0, forfeited: 0 },
    { event: 'turnBegan', seat: 1, round: 2, last: false, auto: true },
    { event: 'dealt', card: 'statue', auto: true },
    { event: 'dealt', card: 'gatehouse', auto: true },
    { event: 'judgeArrived', judge: 'judge-trade', from: 'deck', auto: true },
    { event: 'dealt', card: 'well', auto: true },
    ...(['castle', 'cottage'] as const).map(
      (card): Event => ({ event: 'cleared', seat: 1, card, freed: [], auto: true }),
    ),
    { event: 'cleared', seat: 0, card: 'brewery', freed: [], auto: true },
  ]
  const steps: Event[][] = []
  expect(told.filter(silent).map(({ event }) => event)).toEqual(['turnEnded'])
  const seen = told.filter((event) => !silent(event))
  for (const [i, event] of seen.entries()) {
    const before = seen[i - 1]
    if (before && joins(event, before)) steps.at(-1)?.push(event)
    else steps.push([event])
  }
  expect(steps.map((step) => step.map(({ event }) => event))).toEqual([
    ['used', 'gotTurnGold'],
    ['stored'],
    ['declined'],
    ['discarded', 'discarded', 'discarded'],
    ['turnBegan'],
    ['dealt', 'dealt'],
    ['judgeArrived'],
    ['dealt'],
    ['cleared', 'cleared'],
    ['cleared'],
  ])
  expect(steps.map((step) => together(step, words, names, 'de'))).toEqual([
    '„Fest“: Tilda hat in diesem Zug 1 Gold mehr.',
    null,
    null,
    'Tilda wirft „Schenke“, „Bank“ und „Bauernhof“ ab.',
    null,
    'Neu in der Reihe: „Statue“ und „Tor“.',
    null,
    null,
    'Tilda wirft 2 unfertige Fundamente ab.',
    null,
  ])
})

test('the stage turns to whose turn it is, to whoever pays, and to whom a judge gives points', () => {
  const told: Event[] = [
    { event: 'turnBegan', seat: 1, round: 2, last: false, auto: true },
    { event: 'dealt', card: 'statue', auto: true },
    { event: 'paid', seat: 1, cards: ['bakery'], turnGold: 0 },
    { event: 'used', seat: 1, card: 'crest-1', kind: 'star' },
    { event: 'judged', judge: 'judge-trade', winners: [2, 0], points: 3, auto: true },
    { event: 'judged', judge: 'judge-social', winners: [], points: 3, auto: true },
  ]
  expect(told.map(sceneOf)).toEqual([
    { seat: 1 },
    null,
    { seat: 1 },
    { seat: 1 },
    { seat: 2, pane: 'judges' },
    { pane: 'judges' },
  ])
})

test('if several steps are told at once, each has its sentence', async () => {
  const { words } = await import('../../worker/games/town-builder/words.en.ts')
  await loadWords('en')
  const turn: Event[] = [
    { event: 'used', seat: 0, card: 'festival', kind: 'build' },
    { event: 'gotTurnGold', seat: 0, count: 1 },
    { event: 'stored', seat: 0, card: 'bakery', from: 'row' },
  ]
  const telling = { joins, together }
  const told = toldTurn(telling, { events: turn, states: null })
  expect(told.ends).toEqual([2, 3])
  expect(inWords(telling, told, 0, 3, words, () => 'Tilda', 'en')).toBe(
    'Festival: Tilda gets 1 gold for this turn. Tilda stores the Bakery as gold.',
  )
})
