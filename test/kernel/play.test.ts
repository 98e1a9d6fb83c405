import { describe, expect, test } from 'vitest'
import {
  type AddressedEvent,
  type AnyWords,
  attempt,
  back,
  commitmentOf,
  copy,
  faces,
  filled,
  Hidden,
  IllegalMove,
  isHidden,
  moveInWords,
  type Play,
  peek,
  promptInWords,
  receivedSteps,
  replay,
  resume,
  type Score,
  same,
  scoresSeen,
  sentSteps,
  start,
  stepsOf,
  stepsSeen,
  submit,
  view,
  visibleTo,
} from '../../worker/games/kernel/index.ts'
import { manifest } from '../toy/manifest.ts'
import { fc } from './seeds.ts'
import { type ToyEvent, type ToyState, toy } from './toy.ts'

const seed = new Uint8Array(32).fill(7)
const begin = () => start(toy, {}, 2, seed)

describe('start', () => {
  test('fills in the options and publishes the hash of the seed', () => {
    const play = begin()
    expect(play).toMatchObject({ game: 'toy', version: 1, seats: 2, revision: 0 })
    expect(play.options).toEqual({ cards: 12 })
    expect(play.commitment).toBe(commitmentOf(seed))
    expect(play.drawn).toBeGreaterThan(0)
  })

  test('refuses options and numbers of seats that the game does not know', () => {
    expect(() => start(toy, { cards: 5 }, 2, seed)).toThrow(/cards/)
    for (const seats of [0, 5, 1.5]) expect(() => start(toy, {}, seats, seed)).toThrow(RangeError)
  })
})

describe('submit', () => {
  test('plays all moves of a turn and leaves the earlier play as it was', () => {
    const play = begin()
    const before = JSON.stringify(play)
    const after = submit(toy, play, 0, [{ do: 'draw' }, { do: 'swap', with: 1 }])
    expect(JSON.stringify(play)).toBe(before)
    expect(after.play.revision).toBe(1)
    expect(toy.toAct(after.play.state)).toEqual([1])
    const [card = ''] = play.state.stack
    const drew = (seen: string) => ({ event: 'drew', seat: 0, card: seen })
    expect(after.events).toEqual([
      { event: drew(card), to: [0], others: drew(back('c')) },
      { event: { event: 'swapped', seat: 0, with: 1 } },
    ])
  })

  test('plays none when one of the moves is illegal, and names the rule', () => {
    const play = begin()
    const before = JSON.stringify(play)
    const bad = () => submit(toy, play, 0, [{ do: 'draw' }, { do: 'roll' }])
    expect(bad).toThrow(expect.objectContaining({ name: 'IllegalMove', rule: 'toy.3' }))
    expect(JSON.stringify(play)).toBe(before)
    expect(() => submit(toy, play, 1, [{ do: 'roll' }])).toThrow(
      expect.objectContaining({ rule: 'toy.1' }),
    )
    expect(() => submit(toy, play, 0, [])).toThrow(IllegalMove)
  })

  test('says of a refusal whether it is another’s turn, the move is not possible, or there is none', () => {
    const roll = { do: 'roll' } as const
    expect(() => submit(toy, begin(), 1, [roll])).toThrow('It is not your turn (toy.1).')
    expect(() => submit(toy, begin(), 0, [{ do: 'draw' }, roll])).toThrow(
      '{"do":"roll"} is not possible now (toy.3).',
    )
    expect(() => submit(toy, begin(), 0, [])).toThrow('A turn has at least one move.')
    const nonsense = { do: 'nonsense' } as never
    expect(() => submit(toy, begin(), 0, [nonsense])).toThrow(
      'That is no move of this game (toy.2).',
    )
    const long = () => submit(toy, begin(), 0, [{ do: 'play', card: 'c'.repeat(5000) }])
    expect(long).toThrow(/^.{200,300}$/)
  })

  test('plays the move that the rules enumerate, not the object that was sent', () => {
    const sent = JSON.parse('{"do":"roll","__proto__":{"polluted":true}}')
    expect(() => submit(toy, begin(), 0, [sent])).toThrow(IllegalMove)
    expect(() => submit(toy, begin(), 0, [{ do: 'roll', extra: 1 } as never])).toThrow(IllegalMove)
  })

  test('goes on with the stream where the last turn stopped', () => {
    const first = submit(toy, begin(), 0, [{ do: 'roll' }]).play
    expect(first.drawn).toBeGreaterThan(begin().drawn)
    const stored: Play<ToyState> = JSON.parse(JSON.stringify(first))
    expect(submit(toy, stored, 1, [{ do: 'roll' }])).toEqual(
      submit(toy, first, 1, [{ do: 'roll' }]),
    )
  })

  test('shows the state as the moves so far have left it, and tells events in their order', () => {
    const turn = attempt(toy, begin())
    expect(turn.state).toEqual(begin().state)
    turn.play(0, { do: 'roll' })
    expect(toy.toAct(turn.state)).toEqual([1])
    turn.play(1, { do: 'draw' })
    expect(turn.end().events.map(({ event }) => event.event)).toEqual(['rolled', 'drew'])
  })

  test('runs on a view until something hidden is needed', () => {
    const seen = view(toy, begin(), 0)
    const [mine] = toy.moves(seen.state, 0)
    expect(mine?.do).toBe('play')
    const { play, events } = submit(toy, seen, 0, [mine as never])
    expect(events).toHaveLength(1)
    expect(play).toMatchObject({ drawn: 0, revision: 1, state: { hands: [[], [back('c')]] } })
    expect(() => submit(toy, seen, 0, [{ do: 'draw' }])).toThrow(Hidden)
    expect(() => submit(toy, seen, 0, [{ do: 'roll' }])).toThrow(Hidden)
  })
})

describe('view and heard', () => {
  test('a view has neither seed nor the position of the stream', () => {
    for (const viewer of [null, 0, 1]) {
      const seen = view(toy, begin(), viewer)
      expect(seen.seed).toBeNull()
      expect(seen.drawn).toBe(0)
      expect(seen.commitment).toBe(begin().commitment)
      expect(JSON.stringify(seen)).not.toContain(begin().seed)
    }
  })

  test('points are counted on a view, and not told where that shows too little', () => {
    const seen = view(toy, begin(), null).state
    expect(scoresSeen(toy, seen)).toEqual(toy.score(begin().state))
    const secret = {
      score(): Score[] {
        throw new Hidden('this piece')
      },
    }
    expect(scoresSeen(secret, seen)).toEqual([])
    const broken = {
      score(): Score[] {
        throw new RangeError('No such card.')
      },
    }
    expect(() => scoresSeen(broken, seen)).toThrow(RangeError)
  })

  test('a secret event reaches those it is for; others hear the open one, or nothing', () => {
    const drew = (card: string): ToyEvent => ({ event: 'drew', seat: 1, card })
    const events: AddressedEvent<ToyEvent>[] = [
      { event: { event: 'rolled', seat: 0, pips: 3 } },
      { event: drew('c4'), to: [1], others: drew('?c') },
      { event: drew('c5'), to: [1], others: null },
    ]
    expect(visibleTo(events, 1)).toEqual(events.map(({ event }) => event))
    for (const viewer of [null, 0]) {
      expect(visibleTo(events, viewer)).toEqual([{ event: 'rolled', seat: 0, pips: 3 }, drew('?c')])
    }
  })
})

describe('versions', () => {
  const stored = JSON.parse(JSON.stringify(begin()))

  test('a play of the present version reads as it is', () => {
    expect(resume(toy, stored)).toEqual(begin())
  })

  test('an older play is upgraded, or reads as it is where the game needs no upgrade', () => {
    const newer = {
      ...toy,
      version: 3,
      upgrade: (state: unknown, from: number): ToyState => ({
        ...(state as ToyState),
        points: [from, from],
      }),
    }
    expect(resume(newer, stored)).toMatchObject({ version: 3, state: { points: [1, 1] } })
    // A state that is new already stays as it is.
    expect(resume(newer, { ...stored, version: 3 }).state.points).toEqual([0, 0])
    const { upgrade: _, ...plain } = newer
    expect(resume(plain, stored)).toMatchObject({ version: 3, state: { points: [0, 0] } })
  })

  test('a play from the future is refused', () => {
    expect(() => resume(toy, { ...stored, version: 2 })).toThrow(RangeError)
  })
})

test('replay yields the set-up and every revision', () => {
  const turns = [
    { seat: 0, moves: [{ do: 'roll' as const }] },
    { seat: 1, moves: [{ do: 'draw' as const }, { do: 'keep' as const }] },
  ]
  const plays = [...replay(toy, {}, 2, seed, turns)]
  expect(plays.map((play) => play.revision)).toEqual([0, 1, 2])
  expect(plays[0]).toEqual(begin())
})

describe('pieces', () => {
  test('a back is hidden, and peeking at it is Hidden', () => {
    expect(isHidden(back('wood'))).toBe(true)
    expect(isHidden(back())).toBe(true)
    expect([back('wood'), back()]).toEqual(['?wood', '?'])
    expect(isHidden('cooper')).toBe(false)
    expect(peek('cooper')).toBe('cooper')
    expect(() => peek(back('wood'))).toThrow(Hidden)
  })

  test('the faces of some places are those of all pieces in them that are seen', () => {
    const places = {
      hand: ['cooper', back('wood')],
      deck: [back()],
      top: 'miner',
      coins: 3,
      lock: null,
    }
    expect([...faces(places)].sort()).toEqual(['cooper', 'miner'])
  })

  test('a row is filled where it is hidden, and only with what there is', () => {
    expect(filled([back('wood'), 'miner', back()], ['cooper', 'smith'])).toEqual([
      'smith',
      'miner',
      'cooper',
    ])
    expect(() => filled([back(), back()], ['cooper'])).toThrow(RangeError)
  })
})

describe('a game’s words', () => {
  const words = (fails: boolean): AnyWords => {
    const say = (text: string) => () => {
      if (fails) throw new TypeError('No name for a back.')
      return text
    }
    return { ...manifest.words.en, prompt: say('What now?'), move: say('Roll the die') }
  }

  test('say what is asked and done; nothing and the bare name where a view shows too little', () => {
    const names = () => 'Ada'
    const { state } = begin()
    const roll = { do: 'roll' }
    expect(promptInWords(words(false), state, 0, names)).toBe('What now?')
    expect(moveInWords(words(false), state, 0, roll, names)).toBe('Roll the die')
    expect(promptInWords(words(true), state, 0, names)).toBeNull()
    expect(moveInWords(words(true), state, 0, roll, names)).toBe('roll')
  })
})

describe('plain JSON', () => {
  const plain = (maxDepth: number) =>
    fc.jsonValue({ maxDepth }).filter((value) => !JSON.stringify(value).includes('__proto__'))

  test('a copy is equal and shares nothing', () => {
    fc.assert(
      fc.property(plain(4), (value) => {
        const twin = copy(value)
        expect(twin).toEqual(value)
        expect(same(twin, value)).toBe(true)
        if (typeof value === 'object' && value !== null) expect(twin).not.toBe(value)
      }),
    )
  })

  test('equality is that of JSON, whatever the order of keys', () => {
    fc.assert(
      fc.property(plain(3), plain(3), (a, b) => {
        const sorted = (value: unknown): unknown =>
          Array.isArray(value)
            ? value.map(sorted)
            : value && typeof value === 'object'
              ? [
                  'object',
                  ...Object.entries(value)
                    .sort(([k], [l]) => (k < l ? -1 : 1))
                    .map(([k, v]) => [k, sorted(v)]),
                ]
              : Object.is(value, -0)
                ? 0
                : value
        expect(same(a, b)).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)))
      }),
    )
    expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true)
    expect(same({ a: undefined }, { b: 1 })).toBe(false)
    expect(same([1], { 0: 1 })).toBe(false)
  })

  test('states that differ in one place are different, from both sides', () => {
    const pairs: ReadonlyArray<readonly [unknown, unknown]> = [
      [[1], [1, 2]],
      [
        [1, 2],
        [1, 3],
      ],
      [
        [2, 1],
        [3, 1],
      ],
      [[undefined], []],
      [[], {}],
      [null, {}],
      [{ a: null }, { a: {} }],
      [7, {}],
      ['a', ['a']],
      [{ a: 1 }, { a: 1, b: null }],
    ]
    for (const [a, b] of pairs) {
      expect(same(a, b)).toBe(false)
      expect(same(b, a)).toBe(false)
    }
    expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(true)
  })
})

test('the steps of a turn arrive as they were sent', () => {
  const play = start(toy, {}, 2, new Uint8Array(32).fill(1))
  const [seat = 0] = toy.toAct(play.state)
  const [move] = toy.moves(play.state, seat)
  if (!move) throw new Error('No move.')
  const { play: after, steps } = stepsOf(toy, play, seat, [move])
  expect(after).toEqual(submit(toy, play, seat, [move]).play)
  for (const viewer of [null, 0, 1]) {
    const seen = stepsSeen(toy, play.state, steps, viewer)
    const end = toy.redact(after.state, viewer)
    expect(seen[0]).toEqual({ event: null, state: toy.redact(play.state, viewer) })
    const kept = JSON.stringify(end)
    const sent = JSON.parse(JSON.stringify(sentSteps(seen, end)))
    expect(receivedSteps(sent, end)).toEqual(seen)
    expect(JSON.stringify(end)).toBe(kept)
  }
})
