import { describe, expect, test } from 'vitest'
import { Random } from '../../worker/games/kernel/random.ts'
import {
  type Bracket,
  firstBracket,
  knockOutPlaces,
  nextBracket,
  tablesOf,
  withoutClashes,
} from '../../worker/pairings/knock-out.ts'
import { roundRobin } from '../../worker/pairings/round-robin.ts'
import { fullPoints, pointsOf, type Round } from '../../worker/pairings/rounds.ts'
import { seeds } from '../../worker/pairings/seeding.ts'
import { standings, tieBreakUnit } from '../../worker/pairings/standings.ts'
import { type Field, swissRound, tableSizes } from '../../worker/pairings/swiss.ts'
import { fc, isThorough } from '../kernel/seeds.ts'

const random = (n: number) => Random.fromSeed(new Uint8Array(32).fill(n % 256))
const named = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`)
const pairsOf = (table: ReadonlyArray<string>) =>
  table.flatMap((a, i) => table.slice(i + 1).map((b) => [a, b].toSorted().join(' ')))
const check = <T>(property: fc.IProperty<T>, numRuns = 60) =>
  fc.assert(property, { numRuns: isThorough ? numRuns * 20 : numRuns })

/** Plays a Swiss by lot; `gone` leave one after another, one before each round from the second on. */
function played(
  people: number,
  rules: Pick<Field, 'size' | 'least'> & Partial<Pick<Field, 'apart'>>,
  rounds: number,
  lot: number,
  gone: ReadonlyArray<string> = [],
): ReadonlyArray<Round> {
  const chance = random(lot)
  const seeded = named(people)
  const earlier: Round[] = []
  for (let n = 0; n < rounds; n++) {
    const away = gone.slice(0, n)
    const entrants = standings(seeded, earlier, 'swiss').filter(
      (line) => !away.includes(line.entrant),
    )
    const { tables, byes } = swissRound({ apart: [], ...rules, entrants, earlier })
    earlier.push({
      byes,
      tables: tables.map((at) => ({
        entrants: at,
        places: at.map(() => 1 + chance.int(at.length)),
      })),
    })
  }
  return earlier
}

const metTwice = (rounds: ReadonlyArray<Round>) => {
  const met = rounds.flatMap(({ tables }) => tables.flatMap(({ entrants }) => pairsOf(entrants)))
  return met.length - new Set(met).size
}

describe('points', () => {
  test.each([
    [
      [1, 2],
      [24, 0],
    ],
    [
      [1, 1],
      [12, 12],
    ],
    [
      [2, 1, 3],
      [12, 24, 0],
    ],
    [
      [1, 2, 3, 4],
      [24, 16, 8, 0],
    ],
    [
      [1, 1, 3, 4],
      [20, 20, 8, 0],
    ],
    [
      [1, 2, 3, 4, 5],
      [24, 18, 12, 6, 0],
    ],
  ])('places %j are worth %j', (places, points) => {
    expect(pointsOf(places)).toEqual(points)
  })
})

describe('table sizes', () => {
  test.each([
    [8, 2, 2, [2, 2, 2, 2]],
    [7, 2, 2, [2, 2, 2]],
    [1, 2, 2, []],
    [16, 4, 3, [4, 4, 4, 4]],
    [15, 4, 3, [4, 4, 4, 3]],
    [13, 4, 3, [4, 3, 3, 3]],
    [5, 4, 3, [4]],
    [15, 4, 4, [4, 4, 4]],
    [5, 3, 2, [3, 2]],
  ])('%i people at tables of %i, of at least %i: %j', (people, size, least, sizes) => {
    expect(tableSizes(people, size, least)).toEqual(sizes)
  })
})

describe('a Swiss', () => {
  const size = fc.constantFrom(2, 3, 4, 5)

  test('everybody has one table or one bye in each round', () => {
    check(
      fc.property(size, fc.integer({ min: 2, max: 40 }), fc.nat(255), (at, people, lot) => {
        for (const { tables, byes } of played(people, { size: at, least: 2 }, 5, lot))
          expect([...tables.flatMap(({ entrants }) => entrants), ...byes].toSorted()).toEqual(
            named(people).toSorted(),
          )
      }),
    )
  })

  test('two meet once only, until they must, though people leave', () => {
    check(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 0, max: 24 }),
        fc.nat(255),
        (rounds, more, lot) => {
          const people = 2 * rounds + more + rounds
          const gone = named(people).slice(3, 3 + rounds - 1)
          const all = played(people, { size: 2, least: 2 }, rounds, lot, gone)
          expect(metTwice(all)).toBe(0)
        },
      ),
    )
  })

  test('of few people, pairs meet again no more often than in the best of all pairings', () => {
    const fewest = (people: ReadonlyArray<string>, met: (pair: string) => number): number => {
      const [first, ...rest] = people
      if (first === undefined) return 0
      return Math.min(
        ...rest.map(
          (other) =>
            met([first, other].toSorted().join(' ')) +
            fewest(
              rest.filter((each) => each !== other),
              met,
            ),
        ),
      )
    }
    check(
      fc.property(fc.constantFrom(2, 4, 6, 8), fc.nat(255), (people, lot) => {
        const rounds = played(people, { size: 2, least: 2 }, people + 1, lot)
        rounds.forEach(({ tables }, n) => {
          const before = rounds
            .slice(0, n)
            .flatMap((round) => round.tables.flatMap(({ entrants }) => pairsOf(entrants)))
          const met = (pair: string) => before.filter((each) => each === pair).length
          const now = tables.flatMap(({ entrants }) => pairsOf(entrants))
          expect(now.reduce((all, pair) => all + met(pair), 0)).toBe(fewest(named(people), met))
        })
      }),
      30,
    )
  })

  test('at larger tables nobody meets twice where there are people enough', () => {
    check(
      fc.property(
        fc.constantFrom(3, 4, 5),
        fc.integer({ min: 0, max: 5 }),
        fc.nat(255),
        (at, more, lot) => {
          // More than 2 r (k - 1)² + k people: then some exchange spares each repeat.
          const people = 2 * 3 * (at - 1) ** 2 + at + at * more + 1
          expect(metTwice(played(people, { size: at, least: at - 1 }, 4, lot))).toBe(0)
        },
      ),
      20,
    )
  })

  test('people who block each other never sit together', () => {
    check(
      fc.property(size, fc.nat(255), (at, lot) => {
        const apart = [
          ['p0', 'p1'],
          ['p2', 'p9'],
          ['p0', 'p7'],
        ] as const
        const rounds = played(32, { size: at, least: 2, apart }, 5, lot)
        const met = rounds.flatMap(({ tables }) =>
          tables.flatMap(({ entrants }) => pairsOf(entrants)),
        )
        for (const [a, b] of apart) expect(met).not.toContain([a, b].toSorted().join(' '))
      }),
    )
  })

  test('nobody has two byes more than anybody else', () => {
    check(
      fc.property(
        size,
        fc.integer({ min: 2, max: 21 }),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(255),
        (at, people, rounds, lot) => {
          const all = played(people, { size: at, least: at }, rounds, lot)
          const had = named(people).map(
            (entrant) => all.filter(({ byes }) => byes.includes(entrant)).length,
          )
          expect(Math.max(...had) - Math.min(...had)).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  test('the first round lets the upper half meet the lower, and the last has the bye', () => {
    const entrants = named(7).map((entrant) => ({ entrant, points: 0 }))
    expect(swissRound({ entrants, size: 2, least: 2, earlier: [], apart: [] })).toEqual({
      tables: [
        ['p0', 'p3'],
        ['p1', 'p4'],
        ['p2', 'p5'],
      ],
      byes: ['p6'],
    })
  })

  test('people of equal points meet', () => {
    const points = [48, 48, 48, 24, 24, 24, 0, 0]
    const entrants = named(8).map((entrant, i) => ({ entrant, points: points[i] ?? 0 }))
    expect(swissRound({ entrants, size: 2, least: 2, earlier: [], apart: [] }).tables).toEqual([
      ['p0', 'p1'],
      ['p2', 'p4'],
      ['p3', 'p5'],
      ['p6', 'p7'],
    ])
  })
})

describe('standings', () => {
  const table = (entrants: string, places: number[] | null) => ({ entrants: [...entrants], places })
  const lines = (seeded: string, rounds: ReadonlyArray<Round>) =>
    standings([...seeded], rounds, 'swiss').map((line) => [
      line.place,
      line.entrant,
      line.points / fullPoints,
      line.buchholzCut / tieBreakUnit / fullPoints,
      line.buchholz / tieBreakUnit / fullPoints,
      line.sonnebornBerger / tieBreakUnit / fullPoints,
      line.wins,
    ])

  test('Buchholz, its cut, Sonneborn-Berger and wins, reckoned by hand', () => {
    const rounds = [
      { tables: [table('ac', [1, 2]), table('bd', [1, 1])], byes: [] },
      { tables: [table('ab', [1, 1]), table('dc', [1, 2])], byes: [] },
      { tables: [table('ad', [2, 1]), table('bc', [1, 2])], byes: [] },
    ]
    // Points: a 1.5, b 2, c 0, d 2.5.
    expect(lines('abcd', rounds)).toEqual([
      [1, 'd', 2.5, 3.5, 3.5, 2.5, 2],
      [2, 'b', 2, 4, 4, 2, 1],
      [3, 'a', 1.5, 4.5, 4.5, 1, 1],
      [4, 'c', 0, 4.5, 6, 0, 0],
    ])
  })

  test('a bye counts as a win against somebody with as many points, and as no win over anybody', () => {
    const rounds = [{ tables: [table('ab', [1, 2])], byes: ['c'] }]
    expect(lines('abc', rounds)).toEqual([
      [1, 'c', 1, 0, 1, 1, 0],
      [2, 'a', 1, 0, 0, 0, 1],
      [3, 'b', 0, 0, 1, 0, 0],
    ])
  })

  test('at a table of three the mean of the others stands for the opponent', () => {
    const rounds = [{ tables: [table('abc', [1, 2, 3])], byes: [] }]
    expect(lines('abc', rounds)).toEqual([
      [1, 'a', 1, 0, 0.25, 0.25, 1],
      [2, 'b', 0.5, 0, 0.5, 0, 0],
      [3, 'c', 0, 0, 0.75, 0, 0],
    ])
  })

  test('a table that runs counts for nothing, and equals share a place in the order of seeds', () => {
    expect(lines('ab', [{ tables: [table('ab', null)], byes: [] }])).toEqual([
      [1, 'a', 0, 0, 0, 0, 0],
      [1, 'b', 0, 0, 0, 0, 0],
    ])
  })

  test('points given are as many as tables and byes have, and a better place never has fewer', () => {
    check(
      fc.property(
        fc.constantFrom(2, 3, 4, 5),
        fc.integer({ min: 2, max: 30 }),
        fc.nat(255),
        (at, people, lot) => {
          const rounds = played(people, { size: at, least: 2 }, 4, lot)
          const all = standings(named(people), rounds, 'swiss')
          const given = rounds
            .flatMap(({ tables, byes }) => [
              ...tables.map(({ entrants }) => (entrants.length * fullPoints) / 2),
              ...byes.map(() => fullPoints),
            ])
            .reduce((a, b) => a + b, 0)
          expect(all.reduce((all, { points }) => all + points, 0)).toBe(given)
          const points = all.map((line) => line.points)
          expect(points).toEqual(points.toSorted((a, b) => b - a))
          for (const line of all)
            expect(
              Object.values(line).every(
                (value) => typeof value === 'string' || Number.isInteger(value),
              ),
            ).toBe(true)
        },
      ),
    )
  })
})

describe('a knock-out', () => {
  const better = ([a, b]: readonly [string, string]) =>
    Number(a.slice(1)) < Number(b.slice(1)) ? a : b
  const all = (people: number, winner: typeof better) => {
    const brackets: Bracket[] = [firstBracket(named(people))]
    while ((brackets.at(-1)?.length ?? 1) > 1)
      brackets.push(nextBracket(brackets.at(-1) as Bracket, winner))
    return brackets
  }

  test('of eight begins with 1-8, 4-5, 2-7 and 3-6', () => {
    expect(tablesOf(firstBracket(named(8)))).toEqual([
      ['p0', 'p7'],
      ['p3', 'p4'],
      ['p1', 'p6'],
      ['p2', 'p5'],
    ])
  })

  test('the best seeds go without an opponent, nobody is alone but in the first round', () => {
    check(
      fc.property(fc.integer({ min: 2, max: 130 }), (people) => {
        const brackets = all(people, better)
        const free = 2 ** Math.ceil(Math.log2(people)) - people
        const first = tablesOf(brackets[0] as Bracket).flat()
        expect(named(people).filter((each) => !first.includes(each))).toEqual(named(free))
        for (const bracket of brackets.slice(1)) expect(bracket).not.toContain(null)
      }),
    )
  })

  test('if the better seed always wins, the last rounds have the best seeds, who meet in the final', () => {
    check(
      fc.property(fc.integer({ min: 2, max: 130 }), (people) => {
        const brackets = all(people, better)
        expect(brackets.at(-1)).toEqual(['p0'])
        expect(brackets.at(-2)).toEqual(['p0', 'p1'])
        for (const bracket of brackets.slice(1))
          expect(bracket.toSorted()).toEqual(named(people).slice(0, bracket.length).toSorted())
      }),
    )
  })

  test('somebody who meets a person who has gone goes on, and if both have gone the next has no opponent', () => {
    const first = firstBracket(named(8))
    const next = nextBracket(first, (table) => (table[0] === 'p0' ? null : table[0]))
    expect(next).toEqual([null, 'p3', 'p1', 'p2'])
    expect(nextBracket(next, better)).toEqual(['p3', 'p1'])
  })

  test('people who keep apart do not meet in the first round where that can be helped, and seeds keep their halves', () => {
    const first = firstBracket(named(8))
    const clash =
      (...pairs: string[]) =>
      (a: string, b: string) =>
        pairs.includes(`${a} ${b}`) || pairs.includes(`${b} ${a}`)
    const [one = [], two = []] = tablesOf(first)
    const apart = withoutClashes(first, clash(one.join(' ')))
    expect(tablesOf(apart).slice(0, 2)).toEqual([
      [one[0], two[1]],
      [two[0], one[1]],
    ])
    expect(apart.filter((_, i) => i % 2 === 0)).toEqual(first.filter((_, i) => i % 2 === 0))
    expect(withoutClashes(first, () => false)).toEqual(first)
    // If it cannot be helped, they meet.
    expect(withoutClashes(firstBracket(['a', 'b']), clash('a b'))).toEqual(['a', 'b'])
    expect(withoutClashes(first, () => true)).toEqual(first)
  })

  test('nobody wins a table at which they do not sit, and nothing follows the final', () => {
    expect(() => nextBracket(['a', 'b'], () => 'c')).toThrow(RangeError)
    expect(() => nextBracket(['a'], better)).toThrow(RangeError)
    expect(() => firstBracket(['a'])).toThrow(RangeError)
  })

  test('places: the winner, the other of the final, two third, four fifth', () => {
    const places = knockOutPlaces(all(8, better))
    expect([...places.values()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 3, 5, 5, 5, 5])
    expect([places.get('p0'), places.get('p1'), places.get('p3')]).toEqual([1, 2, 3])
  })
})

describe('a round robin', () => {
  test('has everybody meet everybody once, a table or a bye in each round, and the best two last', () => {
    check(
      fc.property(fc.integer({ min: 2, max: 33 }), (people) => {
        const rounds = roundRobin(named(people))
        expect(rounds).toHaveLength(people % 2 === 0 ? people - 1 : people)
        expect(rounds.flatMap(({ tables }) => tables.flatMap(pairsOf)).toSorted()).toEqual(
          pairsOf(named(people)).toSorted(),
        )
        for (const { tables, byes } of rounds)
          expect([...tables.flat(), ...byes].toSorted()).toEqual(named(people).toSorted())
        expect(rounds.at(-1)?.tables).toContainEqual(['p0', 'p1'])
        expect(new Set(rounds.flatMap(({ byes }) => byes)).size).toBe(people % 2 ? people : 0)
      }),
    )
  })

  test('of nobody or one has no rounds', () => {
    expect([roundRobin([]), roundRobin(['a'])]).toEqual([[], []])
  })

  test('places equals by Sonneborn-Berger: who has beaten the better', () => {
    const winners = ['ab', 'bc', 'ca', 'ad', 'bd', 'dc']
    const tables = winners.map((pair) => ({ entrants: [...pair], places: [1, 2] }))
    const rounds = tables.map((table) => ({ tables: [table], byes: [] }))
    const lines = standings([...'abcd'], rounds, 'round-robin')
    // Points: a 2, b 2, c 1, d 1. Beaten: a beat b and d, b beat c and d, c beat a, d beat c.
    expect(lines.map((line) => [line.place, line.entrant, line.sonnebornBerger / 576])).toEqual([
      [1, 'a', 3],
      [2, 'b', 2],
      [3, 'c', 2],
      [4, 'd', 1],
    ])
  })
})

describe('seeds', () => {
  const candidates = [
    { entrant: 'new', rating: null },
    { entrant: 'low', rating: 900 },
    { entrant: 'high', rating: 1400 },
  ]
  test('by rating the best comes first and the unrated last', () => {
    expect(seeds(candidates, 'rating', random(1))).toEqual(['high', 'low', 'new'])
  })
  test('by lot every order can come', () => {
    const orders = Array.from({ length: 200 }, (_, n) => seeds(candidates, 'lot', random(n)).join())
    expect(new Set(orders).size).toBe(6)
  })
  test('a draw decides among equals', () => {
    const equals = named(2).map((entrant) => ({ entrant, rating: 1000 }))
    const firsts = Array.from({ length: 40 }, (_, n) => seeds(equals, 'rating', random(n))[0])
    expect(new Set(firsts).size).toBe(2)
  })
})
