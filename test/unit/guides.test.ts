import { describe, expect, test } from 'vitest'
import { guide as myVillageGuide } from '../../web/src/boards/my-village/guide.ts'
import * as myVillagePieces from '../../web/src/boards/my-village/targets.ts'
import { guide as settlementGuide } from '../../web/src/boards/settlement/guide.ts'
import * as settlementPieces from '../../web/src/boards/settlement/targets.ts'
import { guide as townBuilderGuide } from '../../web/src/boards/town-builder/guide.ts'
import * as townBuilderPieces from '../../web/src/boards/town-builder/targets.ts'
import { boardWordsIn, loadWords } from '../../web/src/boards/villagers/dictionary.ts'
import { guide as villagersGuide } from '../../web/src/boards/villagers/guide.ts'
import type { Guide } from '../../web/src/stage/board.ts'
import { type AnyGame, Random, start, submit, view } from '../../worker/games/kernel/index.ts'
import { languages } from '../../worker/games/kernel/language.ts'
import {
  letters,
  type Move as MyVillageMove,
  type State as MyVillageState,
  myVillage,
  professions,
} from '../../worker/games/my-village/index.ts'
import { rules as myVillageRules } from '../../worker/games/my-village/rules.en.ts'
import { settlement } from '../../worker/games/settlement/index.ts'
import { rules as settlementRules } from '../../worker/games/settlement/rules.en.ts'
import type {
  Move as SettlementMove,
  State as SettlementState,
} from '../../worker/games/settlement/state.ts'
import {
  type Move as TownMove,
  type State as TownState,
  townBuilder,
} from '../../worker/games/town-builder/index.ts'
import { rules as townBuilderRules } from '../../worker/games/town-builder/rules.en.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import { seedOf } from '../kernel/seeds.ts'

/** Subject of the tests of a game's guide. */
interface Guided {
  readonly game: AnyGame
  // biome-ignore lint/suspicious/noExplicitAny: each guide is about its own game's state.
  readonly guide: Guide<any>
  readonly rules: ReadonlyArray<{ readonly rules: Readonly<Record<string, string>> }>
  /** The pieces and places on the wide stage of a seat, apart from the guide. */
  pieces(state: unknown, seat: number, moves: ReadonlyArray<unknown>): ReadonlySet<string>
}

function myVillagePiecesOn(
  state: MyVillageState,
  seat: number,
  moves: ReadonlyArray<MyVillageMove>,
) {
  const { bannerPiece, customerPiece, diePiece, goodsPiece, handPiece, villagerPiece } =
    myVillagePieces
  const village = state.villages[seat]
  if (!village) throw new RangeError(`There is no seat ${seat}.`)
  const banners = [
    'play' as const,
    'school' as const,
    'headman' as const,
    ...village.buildings.map(({ id }) => id),
    ...village.fields.map(({ id }) => id),
    ...village.market,
    ...(village.chamber ? [village.chamber] : []),
    ...(village.meetingPlace ? ['meeting-place' as const] : []),
  ]
  return new Set([
    ...['pool', 'display', 'coffins', 'graves', 'rat', handPiece],
    ...['total', 'time', 'tree', 'coins', 'church'].map((part) => `v${seat}:${part}`),
    ...letters.map((letter) => `v${seat}:travel:${letter}`),
    ...banners.map((banner) => bannerPiece(seat, banner)),
    ...village.buildings.map(({ id }) => goodsPiece(seat, id)),
    ...professions.map((who) => villagerPiece(seat, who)),
    ...state.pool.map(diePiece),
    ...state.customers.display.map(customerPiece),
    ...myVillagePieces.waysOf(state, seat, moves).flatMap(({ pieces }) => pieces),
  ])
}

function settlementPiecesOn(
  state: SettlementState,
  seat: number,
  moves: ReadonlyArray<SettlementMove>,
) {
  const { buildingPiece, heroPiece, marketPiece, regionPiece, stackPiece, streetPiece } =
    settlementPieces
  const nine = Array.from({ length: 9 }, (_, i) => i)
  return new Set([
    `settlers:${seat}`,
    ...['wood', 'clay', 'stone', 'diamond', 'gold'].map((one) => `purse:${seat}:${one}`),
    ...state.heroRow.flatMap((hero, i) => (hero ? [heroPiece(i + 1)] : [])),
    ...state.market.flatMap((pile, i) => (pile ? [marketPiece(i + 1)] : [])),
    ...nine.flatMap((space) => [
      settlementPieces.terrainPiece(seat, space),
      buildingPiece(seat, space),
    ]),
    ...([1, 2, 3] as const).flatMap((region) => [regionPiece(seat, region), stackPiece(region)]),
    ...(['upper', 'middle', 'lower'] as const).map((street) => streetPiece(seat, street)),
    ...settlementPieces.waysOf(seat, moves).flatMap(({ pieces }) => pieces),
  ])
}

function townBuilderPiecesOn(state: TownState, seat: number, moves: ReadonlyArray<TownMove>) {
  const { cardPiece } = townBuilderPieces
  const district = state.districts[seat]
  if (!district) throw new RangeError(`There is no seat ${seat}.`)
  const { crest, gold, foundations, buildings } = district
  const task = state.agenda.at(-1)
  return new Set([
    ...['deck', 'discard', 'row', `store:${seat}`],
    ...(task?.task === 'use' ? [cardPiece(task.card)] : []),
    ...(task?.task === 'look' ? state.deck.slice(-1).map(cardPiece) : []),
    ...[crest, ...gold, ...foundations.map(({ card }) => card), ...buildings].map(cardPiece),
    ...[...state.row, ...state.judgeRow, ...state.awards.map(({ award }) => award)].map(cardPiece),
    ...townBuilderPieces.waysOf(moves).flatMap(({ pieces }) => pieces),
  ])
}

const guided: ReadonlyArray<Guided> = [
  {
    game: myVillage,
    guide: myVillageGuide,
    rules: myVillageRules,
    pieces: (state, seat, moves) =>
      myVillagePiecesOn(state as MyVillageState, seat, moves as MyVillageMove[]),
  },
  {
    game: settlement,
    guide: settlementGuide,
    rules: settlementRules,
    pieces: (state, seat, moves) =>
      settlementPiecesOn(state as SettlementState, seat, moves as SettlementMove[]),
  },
  {
    game: townBuilder,
    guide: townBuilderGuide,
    rules: townBuilderRules,
    pieces: (state, seat, moves) =>
      townBuilderPiecesOn(state as TownState, seat, moves as TownMove[]),
  },
]

/** Number of whole games that are played at most until every situation has come up. */
const maxGames = 40

interface Seen {
  /** Number of times that each topic came up. */
  readonly reached: ReadonlyMap<string, number>
  /** Targets of notes that are not there. */
  readonly astray: ReadonlySet<string>
}

/** Plays whole games at random and asks the guide at every position, as each seat sees it. */
function explore({ game, guide, pieces }: Guided, topics: number): Seen {
  const reached = new Map<string, number>()
  const astray = new Set<string>()
  for (let number = 0; number < maxGames && reached.size < topics; number++) {
    const choice = Random.fromSeed(seedOf(2 * number))
    const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1))
    let play = start(game, {}, seats, seedOf(2 * number + 1))
    for (;;) {
      const [asked] = game.toAct(play.state)
      if (asked === undefined) break
      for (const seat of new Set([asked, (asked + 1) % seats])) {
        const { state } = view(game, play, seat)
        const moves = game.toAct(state).includes(seat) ? game.moves(state, seat) : []
        const there = pieces(state, seat, moves)
        for (const topic of guide.topics(state, seat)) {
          reached.set(topic, (reached.get(topic) ?? 0) + 1)
          const at = guide.at?.(state, seat, topic) ?? []
          if (at.length === 0) astray.add(`${topic} points at nothing`)
          for (const piece of at) if (!there.has(piece)) astray.add(`${topic} points at ${piece}`)
        }
      }
      const moves = game.moves(play.state, asked)
      // A player who ends every turn at once, or waits, sees little of a game.
      const lively = moves.filter(
        (move) => !game.passes?.includes(move.do) && !game.waits?.(play.state, asked, move),
      )
      const among = lively.length > 0 && choice.int(6) > 0 ? lively : moves
      play = submit(game, play, asked, [choice.pick(among)]).play
    }
    for (let seat = 0; seat < seats; seat++)
      if (guide.topics(play.state, seat).length > 0) astray.add('something is explained at the end')
  }
  return { reached, astray }
}

describe.for(guided)('the first-game guide of $game.id', (one) => {
  test('18 to 26 situations are told in all languages, each by a rule that can be read', async () => {
    const [en, ...others] = await Promise.all(languages.map((each) => one.guide.notes(each)))
    if (!en) throw new Error('There is no English guide.')
    const topics = Object.keys(en)
    expect(topics.length).toBeGreaterThanOrEqual(18)
    expect(topics.length).toBeLessThanOrEqual(26)
    for (const notes of others) expect(Object.keys(notes).sort()).toEqual(topics.sort())
    const rules = new Set(one.rules.flatMap((chapter) => Object.keys(chapter.rules)))
    for (const topic of topics) expect(rules, topic).toContain(one.guide.rule?.(topic))
    expect(one.guide.rule?.('no such topic')).toBeNull()
    const figures = (text: string | undefined) => text?.match(/\d+/g)?.toSorted() ?? []
    for (const notes of others)
      for (const topic of topics)
        expect(figures(notes[topic]?.text), topic).toEqual(figures(en[topic]?.text))
    for (const { title, text } of [en, ...others].flatMap((notes) => Object.values(notes))) {
      expect(title.length, title).toBeLessThan(34)
      expect(text.length, title).toBeLessThan(230)
      expect(text, title).toMatch(/[.!?]$/)
      // Many hear of their turn in another way, or not at all.
      expect(text, title).not.toMatch(/a letter comes|kommt ein Brief|une lettre arrive/)
    }
  })

  test('every situation comes up in whole games, and its note points at what is there', async () => {
    const topics = Object.keys(await one.guide.notes('en'))
    const { reached, astray } = explore(one, topics.length)
    expect(topics.filter((topic) => !reached.has(topic))).toEqual([])
    expect([...reached.keys()].filter((topic) => !topics.includes(topic))).toEqual([])
    expect([...astray]).toEqual([])
  })
})

test('the note about building in Villagers points first at a card that can be built', () => {
  const choice = Random.fromSeed(seedOf(1))
  let play = start(villagers, {}, 3, seedOf(2))
  const pointed: Array<readonly [string | undefined, boolean]> = []
  for (let left = 200; left > 0; left--) {
    const [seat] = villagers.toAct(play.state)
    if (seat === undefined) break
    const moves = villagers.moves(play.state, seat)
    if (play.state.agenda.at(-1)?.task === 'build' && moves.some((move) => move.do === 'place')) {
      const [first] = villagersGuide.at?.(play.state, seat, 'build') ?? []
      const canBe = moves.some((move) => move.do === 'place' && `hand:${move.card}` === first)
      pointed.push([first, canBe])
    }
    play = submit(villagers, play, seat, [choice.pick(moves)]).play
  }
  expect(pointed.length).toBeGreaterThan(5)
  expect(pointed.filter(([, canBe]) => !canBe)).toEqual([])
})

test('the note on the First Market calls the tag that tells its gold by its name', async () => {
  for (const language of languages) {
    await loadWords(language)
    const { marketDue } = boardWordsIn(language)
    const notes = await villagersGuide.notes(language)
    expect(notes['first-market']?.text, language).toContain(marketDue.first)
  }
})
