/** Telling of what happened: what mattered first, one sentence a person, routine counted. */
import { describe, expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import {
  type AnyGame,
  type AnyStory,
  type GameEvent,
  languages,
  type Names,
  recount,
  tell,
} from '../../worker/games/kernel/index.ts'
import type { Event as MyVillageEvent } from '../../worker/games/my-village/events.ts'
import { storyOf, wordsOf } from '../../worker/games/words.ts'
import { toldWithin } from '../../worker/notices/length.ts'
import { type TurnNotice, turnNotices } from './letter-games.ts'

const names: Names = (seat) => ['Hanna', 'Jonas', 'Kim', 'Mila'][seat] ?? ''
const toldIn = (notice: TurnNotice, language: (typeof languages)[number]) =>
  tell(storyOf(notice.game), notice, wordsOf(notice.game, language), names, language).map(
    ({ said }) => said,
  )

/** Turns of recorded games, with what was heard since the last one. */
function* heard(game: AnyGame): Generator<TurnNotice> {
  for (const fill of [2, 9])
    for (const notice of turnNotices(game, 3, fill)) if (notice.events.length > 0) yield notice
}

describe.for(games.map((game) => [game.id, game] as const))('the story of %s', ([id, game]) => {
  test('is told in whole sentences, fewer than events, in every language', () => {
    let events = 0
    let sentences = 0
    for (const notice of heard(game))
      for (const language of languages) {
        const told = toldIn(notice, language)
        const said = notice.events.filter((event) => wordsOf(id, language).event(event, names))
        events += said.length
        sentences += told.length
        for (const line of told) {
          expect(line).toMatch(/[.!?…»”“]$/)
          expect(line).not.toMatch(/undefined|null|NaN|\?\?| [.,]|^\s| {2}/)
        }
        expect(new Set(told).size).toBe(told.length)
      }
    expect(sentences * 1.5).toBeLessThan(events)
  })

  test('tells neither that nothing was gained nor whose turn began', () => {
    for (const notice of heard(game))
      expect(toldIn(notice, 'en').join(' ')).not.toMatch(/saves 0|begins their last turn/)
  })

  test('begins with what mattered most, and ends with what is only counted', () => {
    const story = storyOf(id)
    for (const notice of heard(game)) {
      const [first = ''] = toldIn(notice, 'en')
      const words = wordsOf(id, 'en')
      const weights = notice.events.map((event) =>
        story.counted[event.event] || words.event(event, names) === null
          ? 0
          : story.weight(event, notice.seat),
      )
      const most = Math.max(...weights)
      const kinds = Object.keys(story.counted)
      const counts = notice.events.filter(({ event }) => kinds.includes(event))
      if (most === 0) continue
      // Some event of the greatest weight is in the first sentence: at least its last word is.
      const isIn = (event: GameEvent) => {
        const words = wordsOf(id, 'en').event(event, names)?.replace(/\.$/, '').split(' ') ?? []
        return words.slice(1, 4).some((word) => first.includes(word))
      }
      expect(notice.events.filter((_, i) => weights[i] === most).some(isIn), first).toBe(true)
      const lines = toldIn(notice, 'en')
      const counted = new Set(counts.map(({ event }) => event)).size
      for (const line of lines.slice(lines.length - counted)) expect(line).toMatch(/^\d+ new|^New/)
    }
  })

  test('names nothing that is only counted', () => {
    const story = storyOf(id)
    const words = wordsOf(id, 'en')
    for (const notice of heard(game)) {
      const told = toldIn(notice, 'en').join(' ')
      for (const event of notice.events)
        if (story.counted[event.event]) {
          const said = words.event(event, names)
          if (said !== null) expect(told).not.toContain(said)
        }
    }
  })
})

describe('a town', () => {
  const game = games.find(({ id }) => id === 'town-builder')
  test('is told by who completed what, and before which judge that leads', () => {
    if (!game) throw new Error('There is no such game.')
    const all = [...heard(game)].flatMap((notice) => toldIn(notice, 'en'))
    expect(all.some((line) => /^\w+ completes .*, leads before the Judge of/.test(line))).toBe(true)
    // The row of the letter shows what came, and what was done is told without the usual place.
    expect(all.join(' ')).not.toMatch(/into the row|cards? in the row|from the row|crest/)
  })
})

type Heard = ReadonlyArray<readonly [seat: number | null, weight: number, said: string]>

/** Events of a story as somebody at the first seat hears them. */
const heardOf = (all: Heard) => ({
  events: all.map(([seat, weight, event]) => ({
    ...{ event, weight },
    ...(seat !== null && { seat }),
  })),
  ...{ state: {}, seat: 0 },
})

describe('sentences', () => {
  const story: AnyStory = { weight: ({ weight }) => weight, counted: {} }
  const words = { ...wordsOf('villagers', 'en'), event: ({ event }: GameEvent) => event }
  const told = (all: Heard) => tell(story, heardOf(all), words, names, 'en')
  const of = (...all: Heard) => told(all).map(({ said }) => said)

  test('join what a person did, and say what is usual only where there is nothing else', () => {
    expect(of([1, 2, 'Jonas builds a mill.'], [1, 1, 'Jonas waits.'])).toEqual([
      'Jonas builds a mill.',
    ])
    expect(of([1, 1, 'Jonas waits.'])).toEqual(['Jonas waits.'])
    expect(of([1, 2, 'Jonas builds a mill.'], [1, 2, 'Jonas sells it.'])).toEqual([
      'Jonas builds a mill and sells it.',
    ])
  })

  test('name two of a kind as two', () => {
    const said = 'Jonas builds the Agent.'
    expect(of([1, 2, said], [1, 2, said])).toEqual(['Jonas builds the Agent and the Agent.'])
  })

  test('put the weightiest first, and what nobody did by itself', () => {
    expect(
      of([1, 2, 'Jonas builds a mill.'], [null, 3, 'Rats come.'], [2, 3, 'Kim wins.']),
    ).toEqual(['Rats come.', 'Kim wins.', 'Jonas builds a mill.'])
    expect(of([1, 0, 'Jonas pays.'])).toEqual([])
  })

  test('stand in a letter as things came about, a person’s on both sides of what nobody did', () => {
    const heard: Heard = [
      [1, 2, 'Jonas builds a mill.'],
      [2, 2, 'Kim builds a barn.'],
      [null, 1, 'Round 2 begins.'],
      [1, 2, 'Jonas drafts the Mason.'],
      [2, 3, 'Kim wins.'],
    ]
    expect(toldWithin(told(heard), 30)).toEqual([
      'Jonas builds a mill.',
      'Kim builds a barn.',
      'Round 2 begins.',
      'Jonas drafts the Mason.',
      'Kim wins.',
    ])
    // A smaller room leaves out the lightest sentences.
    expect(toldWithin(told(heard), 14)).toEqual([
      'Jonas builds a mill.',
      'Kim builds a barn.',
      'Jonas drafts the Mason.',
      'Kim wins.',
    ])
    expect(toldWithin(told(heard), 2)).toEqual(['Kim wins.'])
  })

  test('divide off what joins two things itself, and leave whole what is no plain sentence', () => {
    expect(of([1, 2, 'Jonas sows and reaps.'], [1, 2, 'Jonas rests.'])).toEqual([
      'Jonas sows and reaps; rests.',
    ])
    expect(of([1, 2, 'Jonas sows oats, which grow.'], [1, 2, 'Jonas rests.'])).toEqual([
      'Jonas sows oats, which grow; rests.',
    ])
    expect(of([1, 2, 'Jonas says: no.'], [1, 2, 'Jonas rests.'])).toEqual([
      'Jonas says: no.',
      'Jonas rests.',
    ])
  })
})

describe('a full account', () => {
  const story: AnyStory = {
    weight: ({ weight }) => weight,
    counted: {
      'A card comes.': Object.fromEntries(
        languages.map((language) => [language, (count: number) => `${count} cards came.`]),
      ) as never,
    },
    minor: new Set(['Kim throws a card away.']),
    leading: new Set(['Jonas rolls a seven.']),
  }
  const words = { ...wordsOf('villagers', 'en'), event: ({ event }: GameEvent) => event }
  const of = (...all: Heard) => recount(story, heardOf(all), words, names, 'en')

  test('has every deed in the order of time, those of a person that follow each other in one line', () => {
    expect(
      of(
        [1, 1, 'Jonas waits.'],
        [1, 2, 'Jonas builds a mill.'],
        [2, 3, 'Kim wins.'],
        [null, 0, 'A card comes.'],
        [1, 2, 'Jonas builds a barn.'],
        [1, 2, 'Jonas builds a barn.'],
        [null, 1, 'Round 2 begins.'],
        [1, 1, 'Jonas rests.'],
        [null, 0, 'A card comes.'],
      ),
    ).toEqual([
      'Jonas waits and builds a mill.',
      'Kim wins.',
      'Jonas builds a barn and a barn.',
      'Round 2 begins.',
      'Jonas rests.',
      '2 cards came.',
    ])
  })

  test('goes on in another line where one would be long', () => {
    const long = 'builds a house with many rooms beside the river'
    const deeds = [1, 2, 3, 4].map((number) => [1, 1, `Jonas ${long} ${number}.`] as const)
    expect(of(...deeds)).toEqual([
      `Jonas ${long} 1 and ${long} 2.`,
      `Jonas ${long} 3 and ${long} 4.`,
    ])
  })

  test('joins what names something in quotation marks', () => {
    expect(of([1, 1, 'Jonas uses the “?” banner.'], [1, 1, 'Jonas rests.'])).toEqual([
      'Jonas uses the “?” banner and rests.',
    ])
  })

  test('has what its game tells there only, and not what the next deed tells', () => {
    expect(
      of([2, 0, 'Kim throws a card away.'], [2, 0, 'Kim pays.'], [1, 1, 'Jonas rolls a seven.']),
    ).toEqual(['Kim throws a card away.', 'Jonas rolls a seven.'])
    expect(of([1, 1, 'Jonas rolls a seven.'], [1, 1, 'Jonas walks.'])).toEqual(['Jonas walks.'])
  })

  test.for(games.map(({ id }) => [id] as const))(
    'of %s names everybody who did something, in every language',
    ([id]) => {
      const game = games.find((one) => one.id === id)
      for (const notice of game ? heard(game) : [])
        for (const language of languages) {
          const lines = recount(storyOf(id), notice, wordsOf(id, language), names, language)
          for (const line of lines) {
            expect(line).toMatch(/[.!?…»”“]$/)
            expect(line).not.toMatch(/undefined|null|NaN|\?\?| [.,]|^\s| {2}/)
          }
          for (const who of ['Hanna', 'Jonas', 'Kim'])
            if (toldIn(notice, language).some((line) => line.startsWith(`${who} `)))
              expect(lines.some((line) => line.includes(who))).toBe(true)
        }
    },
  )
})

// French joins an article to its noun: it is a word of its own beside a common end.
test('an elided article does not part what two things share', () => {
  const things = ['le Verger', 'l’Immeuble']
  const told = tell(
    { weight: () => 2, counted: {} },
    { events: things.map((thing) => ({ event: 'put', seat: 1, thing })), state: {}, seat: 0 },
    {
      ...wordsOf('villagers', 'fr'),
      event: (event: GameEvent) =>
        'thing' in event ? `Jonas place ${event.thing} sous le Grenier.` : null,
    },
    names,
    'fr',
  )
  expect(told.map(({ said }) => said)).toEqual([
    'Jonas place le Verger et l’Immeuble sous le Grenier.',
  ])
})

// M5.50, M5.114: what somebody took is told before what it brought, and rats before what they cost.
test('a village is told by causes first', () => {
  const told = (...events: ReadonlyArray<MyVillageEvent>) =>
    tell(
      storyOf('my-village'),
      { events, state: {}, seat: 0 },
      wordsOf('my-village', 'en'),
      names,
      'en',
    ).map(({ said }) => said)
  const monk = { banner: 'monk-rosary-3', seat: 1 } as const
  expect(
    told(
      { event: 'used', value: 8, ...monk },
      { event: 'walked', seat: 1, from: 'coin-space', to: 'main-house', auto: false },
      { event: 'saved-sp', seat: 1, sp: 3 },
      { event: 'acquired', seat: 1, card: 'monk-rosary-3' },
    ),
  ).toEqual(['Jonas adds the monk (rosary) to their village and saves 3 story points.'])
  expect(
    told(
      { event: 'used', seat: 1, banner: 'travel-A', value: 7 },
      { event: 'travelled', seat: 1, letter: 'A', card: 'travel-a2' },
      { event: 'acquired', seat: 1, card: 'travel-a2' },
      { event: 'died', seat: 1, profession: 'abbot', chronicle: 0, grave: null, auto: false },
      { event: 'invasion', auto: true },
      { event: 'lost-sp', seat: 0, sp: 2, auto: true },
      { event: 'lost-sp', seat: 1, sp: 1, auto: true },
    ),
  ).toEqual([
    'Jonas turns over travel card A (3 prestige points, travelling on costs 1 coin more); loses the abbot, who is remembered in the chronicle.',
    'A rat invasion!',
    'Hanna loses 2 story points to the rats.',
    'Jonas loses 1 story point to the rats.',
  ])
})
