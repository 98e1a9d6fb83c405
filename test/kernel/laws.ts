import { beforeAll, describe, expect, test } from 'vitest'
import {
  copy,
  Hidden,
  IllegalMove,
  isPart,
  type Move,
  type Play,
  Random,
  replay,
  scoresSeen,
  stepsOf,
  stepsSeen,
  submit,
  type Turn,
  view,
  visibleTo,
} from '../../worker/games/kernel/index.ts'
import { equal } from './equal.ts'
import { betrayed, dealtAnew, inTurn, mutated, nonsense, viewers } from './sights.ts'
import { type Table, type Walked, type Watch, walkGames } from './walked.ts'

/** Parts that a game brings to have the laws tested: one entry a game in `laws.test.ts` of its rules. */
export interface Lawful extends Walked {
  /** All that must never change in number: pieces, as a list of names in any order, equal in every state of one play. */
  readonly conserved: (state: unknown) => ReadonlyArray<string | number>
}

/** Way in which a law looks at one game of a table. */
type Law = (lawful: Lawful, table: Table) => Watch

const endsWell: Law = ({ game }, { seats }) => {
  let last: Play | undefined
  return {
    step({ play, after }) {
      expect(game.result(play.state)).toBeNull()
      last = after
    },
    end() {
      const result = game.result(last?.state)
      expect(result?.places).toHaveLength(seats)
      for (const place of result?.places ?? []) expect(place).toBeGreaterThanOrEqual(1)
      const scores = game.score(last?.state)
      expect(scores.map((score) => score.seat)).toEqual(Array.from({ length: seats }, (_, s) => s))
      for (const { total, categories } of scores)
        expect(categories.reduce((sum, { points }) => sum + points, 0)).toBe(total)
    },
  }
}

const keepsPieces: Law = ({ conserved }) => {
  let first: string[] | undefined
  return {
    step({ after }) {
      const now = conserved(after.state).map(String).sort()
      first ??= now
      equal(now, first)
      equal(JSON.parse(JSON.stringify(after)), after)
    },
  }
}

const namesEveryMove: Law = ({ game, interrupts }, { options }) => {
  const mayInterrupt = interrupts?.(options) ?? false
  let step = 0
  return {
    step({ play, seat, moves, after }) {
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
    },
  }
}

const refusesWithARule: Law = ({ game }, { seats, seed }) => {
  const random = Random.fromSeed(seed.map((byte) => byte ^ 0x5a))
  const met = new Map<string, Move>()
  return {
    step({ play, seat, moves, move, seen }) {
      for (const legal of [move, ...moves]) met.set(legal.do, legal)
      if (random.int(3) > 0) return
      const viewer = random.pick(viewers(seats))
      const sent = mutated([...met.values()], random)
      for (const position of [play, seen(play, viewer)]) {
        for (let other = 0; other < seats; other++)
          expect(game.forbids(position.state, other, sent)).toMatch(/\d/)
        try {
          submit(game, position, seat, [sent as unknown as Move])
        } catch (error) {
          if (!(error instanceof Hidden || error instanceof IllegalMove)) throw error
        }
      }
      for (const ahead of game.ahead?.(seen(play, seat).state, seat) ?? [])
        expect(game.forbids(ahead, seat, sent)).toMatch(/\d/)
    },
  }
}

const replays: Law = ({ game }, { options, seats, seed }) => {
  const turns: Turn[] = []
  const plays: Play[] = []
  return {
    step({ play, seat, move, after }) {
      if (plays.length === 0) plays.push(play)
      turns.push({ seat, moves: [move] })
      plays.push(after)
    },
    end() {
      let revision = 0
      for (const play of replay(game, options, seats, seed, turns)) equal(play, plays[revision++])
      expect(revision).toBe(plays.length)
    },
  }
}

const showsTheMoves: Law = ({ game }, { seats }) => ({
  step({ play, seat, moves, after, events, sight, seen, foreseen: foresee }) {
    for (const viewer of viewers(seats)) {
      const own = seen(play, viewer)
      equal(view(sight, own, viewer), own)
      equal(game.toAct(own.state), game.toAct(play.state))
      if (viewer !== seat) continue
      equal(game.moves(own.state, seat), moves)
      const foreseen = foresee()
      if (!foreseen) continue
      // Others' knowledge may have been added on the view; the viewer's own eyes decide.
      const seenAfter = seen(after, viewer)
      equal(view(game, foreseen.play, viewer), seenAfter)
      // But no face may show in what was played ahead that the table would not show.
      expect(betrayed(foreseen.play.state, seenAfter.state)).toEqual([])
      equal(visibleTo(foreseen.events, viewer), visibleTo(events, viewer))
    }
  },
})

const hidesTheRest: Law = ({ game }, { seats, seed }) => {
  const random = Random.fromSeed(seed)
  return {
    step({ play, seat, moves, move, events, after, seen, foreseen }) {
      for (const viewer of viewers(seats)) {
        const own = seen(play, viewer)
        const other = { ...play, state: dealtAnew(play.state, own.state, random) }
        equal(view(game, other, viewer), own)
        if (viewer !== seat) continue
        equal(game.moves(other.state, seat), moves)
        // A move that the viewer can play without the table has, to their eyes, one outcome.
        if (!foreseen()) continue
        const elsewhere = submit(game, other, seat, [move])
        equal(view(game, elsewhere.play, viewer), seen(after, viewer))
        equal(visibleTo(elsewhere.events, viewer), visibleTo(events, viewer))
      }
    },
  }
}

/** A turn on a view to which nobody listens. */
const unheard = () => ({ random: Random.hidden(), emit() {}, emitTo() {} })

const throwsNothingElse: Law = ({ game }, { seats }) => {
  let step = 0
  return {
    step({ play, seat, seen }) {
      // Any legal move of each step, on the views of all in turn.
      for (const viewer of inTurn(viewers(seats), step++)) {
        const own = seen(play, viewer)
        for (const move of game.moves(own.state, seat)) {
          try {
            // As `submit` does, which would find all moves again for each of them.
            game.play(copy(own.state), seat, copy(move), unheard())
          } catch (error) {
            if (!(error instanceof Hidden || error instanceof IllegalMove)) throw error
          }
        }
      }
    },
  }
}

const isPresentable: Law = ({ game, conserved }, { seats }) => ({
  step({ play, after, events, turn: taken, sight }) {
    const turn = taken()
    equal(turn.play, after)
    equal(
      turn.steps.flatMap(({ event }) => (isPart(event.event) ? [] : event)),
      events,
    )
    const pieces = conserved(play.state).map(String).sort()
    for (const { state, event } of turn.steps) {
      equal([event, conserved(state).map(String).sort()], [event, pieces])
      for (const { total, categories } of game.score(state))
        expect(categories.reduce((sum, { points }) => sum + points, 0)).toBe(total)
      for (const viewer of viewers(seats)) {
        const seen = sight.redact(state, viewer)
        equal(sight.redact(seen, viewer), seen)
        scoresSeen(game, seen)
      }
    }
  },
})

const hidesAtEveryEvent: Law = ({ game }, { seats, seed }) => {
  const random = Random.fromSeed(seed.map((byte) => byte ^ 0x3c))
  return {
    step({ play, seat, move, turn: taken, sight, seen, foreseen: foresee }) {
      const turn = taken()
      for (const viewer of viewers(seats)) {
        const told = stepsSeen(sight, play.state, turn.steps, viewer)
        for (const { state } of turn.steps) {
          const shown = sight.redact(state, viewer)
          equal(game.redact(dealtAnew(state, shown, random), viewer), shown)
        }
        const before = seen(play, viewer)
        if (viewer !== seat || !foresee()) continue
        // A planned turn shows the same as the table will.
        const foreseen = stepsOf(game, before, seat, [move])
        equal(stepsSeen(game, before.state, foreseen.steps, viewer), told)
        for (const [i, { state }] of foreseen.steps.entries())
          expect(betrayed(state, sight.redact(turn.steps[i]?.state, viewer))).toEqual([])
        const other = { ...play, state: dealtAnew(play.state, before.state, random) }
        const elsewhere = stepsOf(game, other, seat, [move])
        equal(stepsSeen(game, other.state, elsewhere.steps, viewer), told)
      }
    },
  }
}

/** Nothing that looks at a position changes it: all laws share what they look at. */
const changesNothing: Law = () => {
  let before = ''
  let shared: Play | undefined
  return {
    step({ play, after }) {
      if (shared) equal([play === shared, JSON.stringify(play)], [true, before])
      before = JSON.stringify(after)
      shared = after
    },
  }
}

const laws = {
  'random play ends, with a result and scores that add up': endsWell,
  'pieces are conserved, and a state is plain JSON': keepsPieces,
  'at every event the state is presentable: pieces are conserved, scores add up, every viewer may see it':
    isPresentable,
  'the law of sight at every event: a viewer sees the same steps on the view, and whatever is hidden':
    hidesAtEveryEvent,
  'every enumerated move is different, and one that is not among them is refused with a rule':
    namesEveryMove,
  'whatever somebody sends, at any question, is played or refused with a rule, on views too':
    refusesWithARule,
  'replaying the journal gives the same states': replays,
  'the law of sight: moves on the view are the moves, and playing commutes with redacting':
    showsTheMoves,
  'the law of sight: what a viewer may not know makes no difference to them': hidesTheRest,
  'on a view, nothing but Hidden and IllegalMove is thrown, whoever plays whatever':
    throwsNothingElse,
  'whoever looks at a position changes nothing in it': changesNothing,
} as const satisfies Record<string, Law>

type Name = keyof typeof laws
const names = Object.keys(laws) as Name[]

/** Declares the tests of the laws that every game keeps, for one game. Its games are played once, before them. */
export function describeLaws(lawful: Lawful): void {
  describe(`the laws, ${lawful.game.id}`, () => {
    let wrong: ReadonlyMap<Name, Error>
    beforeAll(() => {
      const watching = names.map((name) => [name, (table: Table) => laws[name](lawful, table)])
      wrong = walkGames<Name>(lawful, Object.fromEntries(watching))
    })

    test.for(names)('%s', (name) => {
      const error = wrong.get(name)
      if (error) throw error
    })
  })
}
