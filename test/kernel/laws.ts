import { describe, expect, test } from 'vitest'
import {
  type AddressedEvent,
  type AnyGame,
  copy,
  type GameEvent,
  Hidden,
  IllegalMove,
  isHidden,
  isPart,
  type Json,
  type Move,
  type Play,
  Random,
  replay,
  type Seat,
  scoresSeen,
  start,
  stepsOf,
  stepsSeen,
  submit,
  type Turn,
  type Viewer,
  view,
  visibleTo,
} from '../../worker/games/kernel/index.ts'
import { equal } from './equal.ts'
import { fc, isThorough } from './seeds.ts'

/** What a game brings to have the laws tested: one entry a game in `test/kernel/games.test.ts`. */
export interface Lawful {
  readonly game: AnyGame
  /** Every combination of options that is worth playing; partial ones are filled with defaults. */
  readonly options: (seats: number) => ReadonlyArray<unknown>
  /** All that must never change in number: pieces, as a list of names in any order, equal in every state of one play. */
  readonly conserved: (state: unknown) => ReadonlyArray<string | number>
  /** No game lasts longer than this many moves. */
  readonly longest: number
  /** Whether seats that need not decide may have moves in a game with these options: by default none has. */
  readonly interrupts?: (options: unknown) => boolean
  /** Random games for each number of seats and each combination of options. */
  readonly runs?: number
}

/** One random legal game: a callback sees every move before it is played. */
interface Step {
  readonly play: Play
  readonly seat: Seat
  readonly move: Move
  readonly after: Play
  readonly events: ReadonlyArray<AddressedEvent<GameEvent>>
}

function* randomGame(
  lawful: Lawful,
  options: unknown,
  seats: number,
  seed: Uint8Array,
): Generator<Step> {
  const { game, longest } = lawful
  // A second stream chooses the moves, so that the game's own chance is what it would be for people.
  const choice = Random.fromSeed(seed.map((byte) => byte ^ 0xa5))
  let play = start(game, options, seats, seed)
  for (let length = 0; ; length++) {
    const acting = game.toAct(play.state)
    if (acting.length === 0) return
    if (length >= longest) throw new Error(`No end after ${longest} moves.`)
    const interrupting = Array.from(
      { length: lawful.interrupts?.(options) ? seats : 0 },
      (_, s) => s,
    )
      .filter((s) => !acting.includes(s) && game.moves(play.state, s).length > 0)
      .filter(() => choice.int(4) === 0)
    const seat = choice.pick(interrupting.length > 0 ? interrupting : acting)
    const moves = game.moves(play.state, seat)
    if (moves.length === 0) throw new Error(`Seat ${seat} must act and has no move.`)
    const move = choice.pick(moves)
    const { play: after, events } = submit(game, play, seat, [move])
    yield { play, seat, move, after, events }
    play = after
  }
}

/** Runs `check` on random games: each number of seats, each combination of options, several seeds. */
function everyGame(
  lawful: Lawful,
  check: (steps: () => Generator<Step>, options: unknown, seats: number, seed: Uint8Array) => void,
): void {
  const { game } = lawful
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const options of lawful.options(seats)) {
      fc.assert(
        fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (seed) =>
          check(() => randomGame(lawful, options, seats, seed), options, seats, seed),
        ),
        { numRuns: (lawful.runs ?? 3) * (isThorough ? 2 : 1) },
      )
    }
  }
}

const viewers = (seats: number): Viewer[] => [null, ...Array.from({ length: seats }, (_, s) => s)]

/** Plays a move on a view; `null` where only the table can. */
function playOnView(game: AnyGame, seen: Play, seat: Seat, move: Move) {
  try {
    return submit(game, seen, seat, [move])
  } catch (error) {
    if (error instanceof Hidden) return null
    throw error
  }
}

/**
 * The state with all that the viewer cannot see dealt anew: wherever the view
 * shows a back, the faces behind equal backs are shuffled among each other.
 */
export function dealtAnew(state: unknown, seen: unknown, random: Random): unknown {
  const places = new Map<string, { holder: Record<string, unknown>; key: string }[]>()
  const result = { root: copy(state) } as Record<string, unknown>
  const walk = (holder: Record<string, unknown>, key: string, shown: unknown): void => {
    const real = holder[key]
    if (typeof shown === 'string' && shown.startsWith('?') && typeof real === 'string') {
      places.set(shown, [...(places.get(shown) ?? []), { holder, key }])
    } else if (real && shown && typeof real === 'object' && typeof shown === 'object') {
      for (const inner of Object.keys(real))
        walk(real as Record<string, unknown>, inner, (shown as Record<string, unknown>)[inner])
    }
  }
  walk(result, 'root', seen)
  for (const group of places.values()) {
    const faces = random.shuffle(group.map(({ holder, key }) => holder[key]))
    group.forEach(({ holder, key }, i) => {
      holder[key] = faces[i]
    })
  }
  return result.root
}

/** One of some things at each step, in turn; all of them where there is time to look further. */
const inTurn = <T>(all: ReadonlyArray<T>, step: number): ReadonlyArray<T> =>
  isThorough ? all : all.slice(step % all.length, (step % all.length) + 1)

/** What is no move of any game. */
const nonsense: ReadonlyArray<unknown> = [
  { do: 'nonsense' },
  null,
  'draft',
  7,
  [],
  { do: { a: 1 } },
]

/** Values that break what does not look first. */
const nasty: ReadonlyArray<Json> = [
  null,
  true,
  -1,
  0,
  1,
  99,
  0.5,
  1e300,
  '',
  '?',
  'gold',
  'toString',
  '__proto__',
  [],
  [0],
  {},
  { toString: 1 },
  { toString: null, valueOf: 'x' },
  JSON.parse('{"__proto__":{"do":"pass"}}'),
  JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`),
]

/** A move of the game with a fault in it, or one of another question, or two mixed up. */
function mutated(moves: ReadonlyArray<Move>, random: Random): Json {
  const move: Record<string, Json | undefined> = { ...random.pick(moves) }
  const other: Record<string, Json | undefined> = { ...random.pick(moves) }
  const key = random.pick([...Object.keys(move).slice(1), ...Object.keys(other), 'extra'])
  switch (random.int(6)) {
    case 0:
      return move
    case 1:
      delete move[key]
      return move
    case 2:
      return { ...move, [key]: random.pick(Object.values(other)) }
    case 3:
      return { ...other, do: random.pick(moves).do, [key]: random.int(12) }
    default:
      return { ...move, [key]: random.pick(nasty) }
  }
}

/** The faces in a state at places where a view has backs. */
function betrayed(state: unknown, seen: unknown): unknown[] {
  // A back that is covered by now was seen before: it is no face.
  if (typeof seen === 'string')
    return isHidden(seen) && !(typeof state === 'string' && isHidden(state)) ? [state] : []
  if (!seen || typeof seen !== 'object') return []
  return Object.entries(seen).flatMap(([key, inner]) =>
    betrayed((state as Record<string, unknown> | undefined)?.[key], inner),
  )
}

/** Declares the tests of the laws that every game keeps, for one game. */
export function describeLaws(lawful: Lawful): void {
  const { game } = lawful

  describe(`the laws, ${game.id}`, () => {
    test('random play ends, with a result and scores that add up', () => {
      everyGame(lawful, (steps, _options, seats) => {
        let last: Play | undefined
        for (const { play, after } of steps()) {
          expect(game.result(play.state)).toBeNull()
          last = after
        }
        const result = game.result(last?.state)
        expect(result?.places).toHaveLength(seats)
        for (const place of result?.places ?? []) expect(place).toBeGreaterThanOrEqual(1)
        const scores = game.score(last?.state)
        expect(scores.map((score) => score.seat)).toEqual(
          Array.from({ length: seats }, (_, s) => s),
        )
        for (const { total, categories } of scores)
          expect(categories.reduce((sum, { points }) => sum + points, 0)).toBe(total)
      })
    })

    test('pieces are conserved, and a state is plain JSON', () => {
      everyGame(lawful, (steps) => {
        let conserved: string[] | undefined
        for (const { after } of steps()) {
          const now = lawful.conserved(after.state).map(String).sort()
          conserved ??= now
          equal(now, conserved)
          equal(JSON.parse(JSON.stringify(after)), after)
        }
      })
    })

    test('at every event the state is presentable: pieces are conserved, scores add up, every viewer may see it', () => {
      everyGame(lawful, (steps, _options, seats) => {
        for (const { play, seat, move, after, events } of steps()) {
          const turn = stepsOf(game, play, seat, [move])
          equal(turn.play, after)
          equal(
            turn.steps.flatMap(({ event }) => (isPart(event.event) ? [] : event)),
            events,
          )
          const conserved = lawful.conserved(play.state).map(String).sort()
          for (const { state, event } of turn.steps) {
            equal([event, lawful.conserved(state).map(String).sort()], [event, conserved])
            for (const { total, categories } of game.score(state))
              expect(categories.reduce((sum, { points }) => sum + points, 0)).toBe(total)
            for (const viewer of viewers(seats)) {
              const seen = game.redact(state, viewer)
              equal(game.redact(seen, viewer), seen)
              scoresSeen(game, seen)
            }
          }
        }
      })
    })

    test('the law of sight at every event: a viewer sees the same steps on the view, and whatever is hidden', () => {
      everyGame(lawful, (steps, _options, seats, seed) => {
        const random = Random.fromSeed(seed.map((byte) => byte ^ 0x3c))
        for (const { play, seat, move } of steps()) {
          const turn = stepsOf(game, play, seat, [move])
          for (const viewer of viewers(seats)) {
            const told = stepsSeen(game, play.state, turn.steps, viewer)
            for (const { state } of turn.steps) {
              const seen = game.redact(state, viewer)
              equal(game.redact(dealtAnew(state, seen, random), viewer), seen)
            }
            const before = view(game, play, viewer)
            if (viewer !== seat || !playOnView(game, before, seat, move)) continue
            // What is planned shows the same as the table will.
            const foreseen = stepsOf(game, before, seat, [move])
            equal(stepsSeen(game, before.state, foreseen.steps, viewer), told)
            for (const [i, { state }] of foreseen.steps.entries())
              expect(betrayed(state, game.redact(turn.steps[i]?.state, viewer))).toEqual([])
            const other = { ...play, state: dealtAnew(play.state, before.state, random) }
            const elsewhere = stepsOf(game, other, seat, [move])
            equal(stepsSeen(game, other.state, elsewhere.steps, viewer), told)
          }
        }
      })
    })

    test('every enumerated move is different, and one that is not among them is refused with a rule', () => {
      everyGame(lawful, (steps, options) => {
        const mayInterrupt = lawful.interrupts?.(options) ?? false
        let step = 0
        for (const { play, seat, after } of steps()) {
          const moves = game.moves(play.state, seat)
          expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length)
          for (let other = 0; other < play.seats; other++)
            if (!mayInterrupt && !game.toAct(play.state).includes(other))
              equal(game.moves(play.state, other), [])
          // One at each step: what is no move at all is refused at every question alike.
          for (const one of inTurn(nonsense, step++)) {
            const before = JSON.stringify(after)
            expect(() => submit(game, after, seat, [one as unknown as Move])).toThrow(
              expect.objectContaining({ name: 'IllegalMove', rule: expect.stringMatching(/\d/) }),
            )
            expect(JSON.stringify(after)).toBe(before)
          }
        }
      })
    })

    test('whatever somebody sends, at any question, is played or refused with a rule, on views too', () => {
      everyGame(lawful, (steps, _options, seats, seed) => {
        const random = Random.fromSeed(seed.map((byte) => byte ^ 0x5a))
        const met = new Map<string, Move>()
        for (const { play, seat, move } of steps()) {
          for (const legal of [move, ...game.moves(play.state, seat)]) met.set(legal.do, legal)
          if (random.int(3) > 0) continue
          const viewer = random.pick(viewers(seats))
          const sent = mutated([...met.values()], random)
          for (const position of [play, view(game, play, viewer)]) {
            for (let other = 0; other < seats; other++)
              expect(game.forbids(position.state, other, sent)).toMatch(/\d/)
            try {
              submit(game, position, seat, [sent as unknown as Move])
            } catch (error) {
              if (!(error instanceof Hidden || error instanceof IllegalMove)) throw error
            }
          }
          for (const ahead of game.ahead?.(view(game, play, seat).state, seat) ?? [])
            expect(game.forbids(ahead, seat, sent)).toMatch(/\d/)
        }
      })
    })

    test('replaying the journal gives the same states', () => {
      everyGame(lawful, (steps, options, seats, seed) => {
        const turns: Turn[] = []
        const plays: Play[] = []
        for (const { play, seat, move, after } of steps()) {
          if (plays.length === 0) plays.push(play)
          turns.push({ seat, moves: [move] })
          plays.push(after)
        }
        let revision = 0
        for (const play of replay(game, options, seats, seed, turns)) equal(play, plays[revision++])
        expect(revision).toBe(plays.length)
      })
    })

    test('the law of sight: moves on the view are the moves, and playing commutes with redacting', () => {
      everyGame(lawful, (steps, _options, seats) => {
        for (const { play, seat, move, after, events } of steps()) {
          for (const viewer of viewers(seats)) {
            const seen = view(game, play, viewer)
            equal(view(game, seen, viewer), seen)
            equal(game.toAct(seen.state), game.toAct(play.state))
            if (viewer !== seat) continue
            equal(game.moves(seen.state, seat), game.moves(play.state, seat))
            const foreseen = playOnView(game, seen, seat, move)
            if (!foreseen) continue
            // Others' knowledge may have been added on the view; the viewer's own eyes decide.
            const seenAfter = view(game, after, viewer)
            equal(view(game, foreseen.play, viewer), seenAfter)
            // But no face may show in what was played ahead that the table would not show.
            expect(betrayed(foreseen.play.state, seenAfter.state)).toEqual([])
            equal(visibleTo(foreseen.events, viewer), visibleTo(events, viewer))
          }
        }
      })
    })

    test('the law of sight: what a viewer may not know makes no difference to them', () => {
      everyGame(lawful, (steps, _options, seats, seed) => {
        const random = Random.fromSeed(seed)
        for (const { play, seat, move, events, after } of steps()) {
          for (const viewer of viewers(seats)) {
            const seen = view(game, play, viewer)
            const other = { ...play, state: dealtAnew(play.state, seen.state, random) }
            equal(view(game, other, viewer), seen)
            if (viewer !== seat) continue
            equal(game.moves(other.state, seat), game.moves(play.state, seat))
            // What the viewer can play without the table has, to their eyes, one outcome.
            if (!playOnView(game, seen, seat, move)) continue
            const elsewhere = submit(game, other, seat, [move])
            equal(view(game, elsewhere.play, viewer), view(game, after, viewer))
            equal(visibleTo(elsewhere.events, viewer), visibleTo(events, viewer))
          }
        }
      })
    })

    test('on a view, nothing but Hidden and IllegalMove is thrown, whoever plays whatever', () => {
      everyGame(lawful, (steps, _options, seats) => {
        let step = 0
        for (const { play, seat } of steps()) {
          // Any legal move of each step, on the views of all in turn.
          for (const viewer of inTurn(viewers(seats), step++)) {
            const seen = view(game, play, viewer)
            for (const move of game.moves(seen.state, seat)) {
              try {
                submit(game, seen, seat, [move])
              } catch (error) {
                if (!(error instanceof Hidden || error instanceof IllegalMove)) throw error
              }
            }
          }
        }
      })
    })
  })
}
