/** The open table of Town Builder in words, and its pieces: what a letter can be asked about. */
import { describe, expect, test } from 'vitest'
import { evaluatorOf } from '../../worker/games/evaluators.ts'
import { games } from '../../worker/games/index.ts'
import {
  type AnyGame,
  languages,
  type Names,
  Random,
  start,
  submit,
} from '../../worker/games/kernel/index.ts'
import { cardsEn } from '../../worker/games/town-builder/cards.en.ts'
import { awards, judges, townCards } from '../../worker/games/town-builder/index.ts'
import type { State } from '../../worker/games/town-builder/state.ts'
import { pictures } from '../../worker/pictures/index.ts'
import { manifest } from '../../worker/pictures/town-builder/manifest.ts'

const people = ['Hanna', 'Jonas', 'Kim', 'Mila']
const names: Names = (seat) => people[seat] ?? ''

/** Every so many positions of a random game. */
function* positions(game: AnyGame, seats: number, each: number) {
  const random = Random.fromSeed(new Uint8Array(32).fill(90 + seats))
  let play = start(game, game.options.parse({}), seats, new Uint8Array(32).fill(seats))
  for (let step = 0; step < 400; step++) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) break
    if (step % each === 0) yield { state: play.state, seat }
    play = submit(game, play, seat, [random.pick(game.moves(play.state, seat))]).play
  }
  yield { state: play.state, seat: 0 }
}

const told = games.flatMap((game) => {
  const table = game.id === 'town-builder' ? pictures[game.id].table : undefined
  return table ? [{ id: game.id, game, table }] : []
})

describe.for(told)('the open table of $id in words', ({ game, table }) => {
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)

  test.for(counts)('of %i names each seat in lines that end as sentences do', (seats) => {
    for (const { state, seat } of positions(game, seats, 20))
      for (const language of languages) {
        const lines = table(game.redact(state, seat), seat, language, names)
        const text = lines.join('\n')
        for (const name of people.slice(0, seats)) expect(text).toContain(name)
        for (const line of lines) {
          expect(line).toMatch(/^[\p{Lu}\d].*[.!?]$/u)
          expect(line).not.toMatch(/undefined|NaN|\?[a-z]| {2}|\(\)|, ?[,.)]/)
          if (language === 'fr') expect(line).not.toMatch(/[^\u202f][:;!?]/)
        }
      }
  })

  test('is the same wherever hidden pieces lie', () => {
    for (const seats of counts)
      for (const { state, seat } of positions(game, seats, 40))
        for (const viewer of [null, seat]) {
          const view = game.redact(state, viewer)
          const dealt = evaluatorOf(game.id).deals(
            view,
            viewer,
          )(Random.fromSeed(new Uint8Array(32).fill(1)))
          const said = table(view, seat, 'en', names)
          expect(table(game.redact(dealt, viewer), seat, 'en', names)).toEqual(said)
          // Even with all pieces before it, it tells those alone that everybody sees.
          if (viewer === null) expect(table(dealt, seat, 'en', names)).toEqual(said)
        }
  })
})

describe('the open table of Town Builder', () => {
  const game = games.find(({ id }) => id === 'town-builder') as AnyGame

  function stateOf(change: (state: State) => void): State {
    const state = start(game, {}, 2, new Uint8Array(32).fill(4)).state as State
    change(state)
    return state
  }
  const linesOf = (state: State) => manifest.table?.(state, 0, 'en', names) ?? []

  test('has each card of the row with all that is printed on it, and for whom it is protected', () => {
    const lines = linesOf(
      stateOf((state) => {
        state.row = ['castle', 'bridge', 'moat']
        state.protections = [{ card: 'bridge', seat: 1, by: 'bridge' }]
      }),
    )
    expect(lines).toEqual(
      expect.arrayContaining([
        'In the row: Castle: military, 9 points, costs 3×stone+2×wood+gold, gives gold.',
        expect.stringMatching(
          /^In the row: Bridge: social, .*, protected for Jonas – Star ability: Choose 1 card .*\.$/,
        ),
        'In the row: Moat: military, 1 point, costs straw, gives wood/straw.',
      ]),
    )
  })

  test('T7.79 has a gold cost as it is paid now', () => {
    const lines = linesOf(
      stateOf((state) => {
        state.row = ['castle', 'bank']
      }),
    )
    expect(lines[0]).toContain('costs 3×stone+2×wood, gives gold')
  })

  test('has the foundations of everybody with what they lack, gold and buildings', () => {
    const lines = linesOf(
      stateOf((state) => {
        const [own, other] = state.districts
        if (!own || !other) throw new Error('There is no district.')
        own.buildings = ['well', 'chapel']
        other.gold = ['bakery']
        other.foundations = [{ card: 'castle', under: ['prison'], covered: ['wood'] }]
      }),
    )
    expect(lines).toContainEqual(
      expect.stringMatching(/^Hanna: \d+ points?, 0 gold\. Buildings: Well, Chapel\.$/),
    )
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^Jonas: 0 points, 1 gold\. Foundations: Castle \(lacks 2×stone\+wood\)\.$/,
      ),
    )
  })

  test('tells how far everybody is for judges and awards, and who has one', () => {
    const state = stateOf((one) => {
      one.judgeRow = ['judge-guilds']
      one.awards = [
        { award: 'wealth', round: 1, by: [1] },
        { award: 'growth', round: 0, by: [0, 1] },
      ]
      one.round = 1
    })
    expect(linesOf(state)).toEqual(
      expect.arrayContaining([
        'Judge of the Guilds (3 points, trade): Hanna 0, Jonas 0.',
        'Wealth Award (2 points): 3 gold in your store. Hanna 0, Jonas 0. Taken by Jonas; open to others in this round only.',
        'Growth Award (3 points): 7 buildings. Hanna 0, Jonas 0. Taken by Hanna and Jonas.',
      ]),
    )
  })

  test('T6.1 T6.3 tells how near the end is', () => {
    const ends = (change: Partial<State>) =>
      linesOf(stateOf((state) => Object.assign(state, change)))
    expect(ends({})).toContain('About 15 more rounds (deck: 56).')
    expect(ends({ lastRound: 2, round: 1 })).toContain('1 more round after this one.')
    expect(ends({ lastRound: 2, round: 2 })).toContain('This is the last round.')
    const four = start(game, {}, 4, new Uint8Array(32).fill(4)).state as State
    expect(linesOf(four)).toContain('The game ends once the deck (57 cards) is used up 3 times.')
  })

  test('begins the discard pile with its latest card', () => {
    const lines = linesOf(
      stateOf((state) => {
        state.discard = ['well', 'moat']
      }),
    )
    expect(lines).toContain('Discard pile: Moat, Well.')
  })
})

describe('the pieces of Town Builder', () => {
  const all = (language: (typeof languages)[number]) => manifest.pieces?.(language) ?? []

  test('are all Town cards, judges and awards and the crest, each once and in sentences', () => {
    for (const language of languages) {
      const pieces = all(language)
      expect(pieces).toHaveLength(townCards.length + judges.length + awards.length + 1)
      expect(new Set(pieces.map(({ name }) => name)).size).toBe(pieces.length)
      for (const { text } of pieces) expect(text).toMatch(/^[\p{Lu}\d].*\.$/u)
    }
  })

  test('have with them what they cost, do and are worth', () => {
    const textOf = (name: string) => all('en').find((one) => one.name === name)?.text
    expect(textOf('Castle')).toBe('Military, 9 points, costs 3×stone+2×wood+gold, gives gold.')
    expect(textOf('Bank')).toBe(
      `Trade, 5 points, costs 2×stone+gold, gives gold. ${cardsEn.bank.text}`,
    )
    expect(textOf('Guildhall')).toContain(`In final scoring: ${cardsEn.guildhall.text}`)
    expect(textOf('Music Hall')).toContain(`Build ability: ${cardsEn['music-hall'].text}`)
    expect(textOf('Judge of Trade')).toBe('3 points. For the most trade buildings.')
    expect(textOf('Growth Award')).toBe('3 points. 7 buildings.')
    expect(textOf('Crest')).toBe('Star ability: Discard 1 card from the row.')
  })
})
