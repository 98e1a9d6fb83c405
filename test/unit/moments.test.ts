/** Moments: what is made large of what happened, by each game's table. */
import { expect, test } from 'vitest'
import { fronts } from '../../web/src/boards/list.ts'
import { loadWords as loadMv } from '../../web/src/boards/my-village/dictionary.ts'
import { loadWords as loadSe } from '../../web/src/boards/settlement/dictionary.ts'
import { loadWords as loadTb } from '../../web/src/boards/town-builder/dictionary.ts'
import { loadWords as loadVi } from '../../web/src/boards/villagers/dictionary.ts'
import {
  chosenOf,
  type Moment,
  momentsBy,
  turnOfSeason,
} from '../../web/src/stage/board-moments.ts'
import { evaluatorOf } from '../../worker/games/evaluators.ts'
import { type GameId, games } from '../../worker/games/index.ts'
import {
  type AnyGame,
  copy,
  type GameEvent,
  languages,
  type Names,
  Random,
  start,
  submit,
  view,
  visibleTo,
} from '../../worker/games/kernel/index.ts'
import { optionsOf } from '../../worker/games/kernel/search.ts'

const names: Names = (seat) => ['Hanna', 'Jonas', 'Kim'][seat] ?? ''

for (const load of [loadVi, loadMv, loadSe, loadTb])
  for (const language of languages) await load(language)

interface Seen {
  readonly events: ReadonlyArray<GameEvent>
  readonly before: unknown
  readonly after: unknown
}

/** A game of likely moves, move by move, as a spectator sees it. */
function* watched(game: AnyGame, fill: number): Generator<Seen> {
  const random = Random.fromSeed(new Uint8Array(32).fill(fill))
  const evaluator = evaluatorOf(game.id)
  let play = start(game, {}, 2, new Uint8Array(32).fill(fill))
  for (let step = 0; step < 500; step++) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) return
    const options = optionsOf(game, evaluator, copy(play.state), seat)
    const chosen = options.toSorted((a, b) => b.share - a.share)[
      random.int(Math.min(3, options.length))
    ]
    if (!chosen) throw new Error('Nothing is legal.')
    const before = view(game, play, null).state
    const ended = submit(game, play, seat, [chosen.move])
    play = ended.play
    yield {
      before,
      after: view(game, play, null).state,
      events: visibleTo(ended.events, null) as GameEvent[],
    }
  }
}

test.for(games.map(({ id }) => id as GameId))(
  'in whole games of %s each moment takes one or two seconds, has its words in every language and a drawn piece',
  async (id) => {
    const game = games.find((one) => one.id === id) as AnyGame
    const [{ moments }, { lookOf }] = await Promise.all([
      fronts[id].moments(),
      fronts[id].cardLooks(),
    ])
    const titles = new Set<string>()
    const words = {
      en: (await fronts[id].words.en()).words,
      de: (await fronts[id].words.de()).words,
      fr: (await fronts[id].words.fr()).words,
    }
    for (let fill = 1; fill <= 6; fill++)
      for (const seen of watched(game, fill))
        for (const language of languages)
          for (const moment of moments({ ...seen, words: words[language], names, language })) {
            if (language === 'en') titles.add(moment.title)
            expect(moment.ms).toBeGreaterThanOrEqual(1000)
            expect(moment.ms).toBeLessThanOrEqual(2000)
            expect(moment.title).not.toBe('')
            expect(moment.sentence).not.toMatch(/^$|undefined|NaN|null/)
            if (moment.piece) expect(lookOf(moment.piece).drawn('day')).toContain('<svg')
          }
    expect([...titles].sort()).toEqual(all[id])
  },
)

/** The moments that come up in games. */
const all: Readonly<Record<GameId, ReadonlyArray<string>>> = {
  villagers: ['Autumn is here', 'Market day', 'Summer is over'],
  'my-village': ['A funeral', 'The first snow', 'The leaves are falling', 'The rats come'],
  settlement: ['A hero arrives', 'A monster!', 'The monster is gone', 'The season turns'],
  'town-builder': ['A house goes up', 'The judge changes sides', 'The season turns'],
}

const wave = { words: { event: () => 'It happened.' } as never, names, language: 'en' as const }

test('M5.114 the rats come once, with what each village lost to them', async () => {
  const { moments } = await fronts['my-village'].moments()
  const state = { villages: [], chronicle: {}, graves: [] }
  const lost = (seat: number, sp: number) => ({ event: 'lost-sp', seat, sp }) as GameEvent
  const events = [{ event: 'invasion' }, lost(0, 3), lost(1, 2)]
  const found = moments({ ...wave, before: state, after: state, events })
  expect(found.map(({ title, sentence }) => [title, sentence])).toEqual([
    ['The rats come', `Story points: ${names(0)}\u00a0−3\u00a0· ${names(1)}\u00a0−2`],
  ])
})

test('the turn of the season tells how far the game has come', async () => {
  const [villagers, village] = await Promise.all([
    fronts.villagers.moments(),
    fronts['my-village'].moments(),
  ])
  const table = (round: number, first: string) => ({
    ...{ round, markets: { first, second: 'ahead' } },
  })
  const turned = { ...wave, events: [], before: table(1, 'ahead'), after: table(6, 'held') }
  expect(villagers.moments(turned).map(({ sentence }) => sentence)).toEqual([
    'One market day is still to come: it pays silver, too.',
  ])
  const dead = (count: number) => ({
    ...{ villages: [0, 1, 2], chronicle: {}, graves: Array(count).fill(0) },
  })
  const snow = { ...wave, events: [], before: dead(4), after: dead(5) }
  expect(village.moments(snow).map(({ title, sentence }) => [title, sentence])).toEqual([
    ['The leaves are falling', expect.stringMatching(/^5 of 14 coffins are taken\./)],
  ])
})

test('S-R25 of a hero who comes face down there is no moment', async () => {
  const { moments } = await fronts.settlement.moments()
  const board = { round: 1 }
  const invited = (hero: unknown) => ({ event: 'invited', seat: 0, hero }) as GameEvent
  const of = (hero: unknown) =>
    moments({ ...wave, before: board, after: board, events: [invited(hero)] })
  expect(of('adventurer-01')).toHaveLength(1)
  expect(of('?hero')).toEqual([])
})

test('events of a kind that are told together make one moment; the season turns once', () => {
  const found = momentsBy<{ readonly season: 0 | 1 | 2 }, GameEvent>(
    {
      paid: {
        title: { en: 'Pay', de: 'Lohn', fr: 'Paie' },
        piece: () => null,
        ...{ motion: 'comes', ms: 1000, weight: 1 },
        together: (events) => `${events.length} were paid.`,
      },
    },
    (one) => turnOfSeason(({ season }) => season, one),
  )
  const events = [{ event: 'paid' }, { event: 'quiet' }, { event: 'paid' }]
  const told = found({ ...wave, events, before: { season: 0 }, after: { season: 1 } })
  expect(told.map(({ sentence }) => sentence)).toEqual(['2 were paid.', 'The year goes on.'])
  expect(found({ ...wave, events: [], before: { season: 1 }, after: { season: 1 } })).toEqual([])
})

test('of many moments those come that tell most, in their order', () => {
  const moment = (title: string, weight: number): Moment => ({
    ...{ title, weight, sentence: '', piece: null, motion: 'comes', seat: null },
    ...{ isNight: false, ms: 1000 },
  })
  const many = [moment('a', 1), moment('b', 9), moment('c', 5), moment('d', 7)]
  expect(chosenOf(many, 2).map(({ title }) => title)).toEqual(['b', 'd'])
})

test('V6.1 a market day shows the card that brought most, and whose it is', async () => {
  const { moments } = await fronts.villagers.moments()
  const game = games.find((one) => one.id === 'villagers') as AnyGame
  let days = 0
  for (const seen of watched(game, 3)) {
    const words = (await fronts.villagers.words.en()).words
    const paid = seen.events.filter(({ event }) => event === 'market')
    if (paid.length === 0) continue
    const [day] = moments({ ...seen, words, names, language: 'en' })
    days++
    expect(day?.sentence).toMatch(
      /\+\d+\u00a0· .*\. Best of the day: .+ \((Hanna|Jonas)\), \d+ gold\.$/,
    )
    expect(day?.piece).not.toBeNull()
  }
  expect(days).toBeGreaterThan(0)
})
