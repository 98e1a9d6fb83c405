import { describe, expect, test } from 'vitest'
import type { Words } from '../../../worker/games/kernel/index.ts'
import { Random, start, submit } from '../../../worker/games/kernel/index.ts'
import { cards as cardsDe } from '../../../worker/games/settlement/cards.de.ts'
import { cards as cardsEn } from '../../../worker/games/settlement/cards.en.ts'
import { settlement } from '../../../worker/games/settlement/index.ts'
import { CATEGORIES } from '../../../worker/games/settlement/scoring.ts'
import type {
  SettlementEvent,
  SettlementMove,
  SettlementState,
} from '../../../worker/games/settlement/state.ts'
import { words as de } from '../../../worker/games/settlement/words.de.ts'
import { words as en } from '../../../worker/games/settlement/words.en.ts'

type SettlementWords = Words<SettlementState, SettlementMove, SettlementEvent>

const both: ReadonlyArray<readonly [string, SettlementWords]> = [
  ['English', en],
  ['German', de],
]
const names = (seat: number) => ['Ann', 'Ben', 'Cem', 'Dora'][seat] ?? '?'

/** Events that only move pieces on screen may be silent, in both languages alike. */
const SILENT = new Set([
  'bonus-chosen',
  'effects-finished',
  'monster-checked',
  'turn-ended',
  'settlers-cleared',
])

/** Moves that end something are chosen rarely, so that rounds fill up and rare things happen. */
const weight = (move: SettlementMove): number =>
  ['pass', 'done'].includes(move.do) ? 1 : ['exchange', 'use-bonus'].includes(move.do) ? 3 : 30

function choose(moves: ReadonlyArray<SettlementMove>, random: Random): SettlementMove {
  let at = random.int(moves.reduce((sum, move) => sum + weight(move), 0))
  for (const move of moves) {
    at -= weight(move)
    if (at < 0) return move
  }
  throw new Error('There is no move.')
}

describe('the words of Settlement', () => {
  test.each(both)('%s has a label for every move, event and prompt of busy play', (_, words) => {
    const spoken = new Set<string>()
    let most = 0
    for (let seats = 1; seats <= 4; seats++) {
      for (let seed = 0; seed < 20; seed++) {
        const bytes = new Uint8Array(32).fill(40 * seats + seed)
        const random = Random.fromSeed(bytes)
        let play = start(settlement, {}, seats, bytes)
        for (let [seat] = settlement.toAct(play.state); seat !== undefined; ) {
          const { state } = play
          const prompt = words.prompt(state, seat, names)
          expect(prompt).toMatch(/[.?]$/)
          const moves = settlement.moves(state, seat)
          most = Math.max(most, moves.length)
          const labels = moves.map((move) => words.move(state, seat ?? 0, move, names))
          expect(new Set(labels).size).toBe(labels.length)
          for (const label of [...labels, prompt]) {
            expect(label).toMatch(/^\p{Lu}/u)
            expect(label).not.toMatch(/undefined|NaN|null|\[object| {2}/)
          }
          const move = choose(moves, random)
          const next = submit(settlement, play, seat, [move])
          spoken.add(move.do)
          for (const { event } of next.told) {
            spoken.add(event.event)
            const sentence = words.event(event, names)
            if (sentence === null) expect(SILENT).toContain(event.event)
            else expect(sentence).toMatch(/^[\p{Lu}].*\.$/u)
            expect(sentence ?? '').not.toMatch(/undefined|NaN|null|\[object| {2}/)
          }
          play = next.play
          ;[seat] = settlement.toAct(play.state)
        }
        const reason = settlement.result(play.state)?.reason ?? ''
        expect(words.reasons).toHaveProperty(reason)
      }
    }
    // Everything there is to say was said.
    expect([...spoken].sort()).toEqual([...EVERYTHING].sort())
    // Decisions are split so that no list of moves gets long.
    expect(most).toBeLessThan(150)
  })

  test.each(both)('%s names every category and reason', (_, words) => {
    expect(Object.keys(words.categories)).toEqual([...CATEGORIES])
    expect(Object.keys(words.reasons)).toHaveLength(8)
    expect(words.options).toEqual({})
  })

  test('both languages name the same pieces', () => {
    const keys = (value: object): unknown =>
      Object.entries(value).map(([key, inner]) =>
        typeof inner === 'string' ? key : [key, keys(inner)],
      )
    expect(keys(cardsDe)).toEqual(keys(cardsEn))
  })
})

const EVERYTHING = [
  'take-artifact',
  'exchange',
  'use-bonus',
  'construct',
  'explore',
  'hunt',
  'build-outpost',
  'activate-region',
  'activate-street',
  'activate-outpost',
  'invite',
  'end-turn',
  'pass',
  'place-building',
  'place-terrain',
  'gain-extra',
  'monster',
  'no-monster',
  'use',
  'done',
  'keep',
  'drop-rest',
  'artifact-taken',
  'artifact-gain',
  'artifact-turned-up',
  'exchanged',
  'bonus-chosen',
  'constructed',
  'building-placed',
  'market-refilled',
  'explored',
  'terrain-placed',
  'monster-checked',
  'hunted',
  'outpost-built',
  'region-activated',
  'street-activated',
  'outpost-activated',
  'effect-used',
  'effects-finished',
  'invited',
  'hero-turned-up',
  'turn-ended',
  'passed',
  'dropped',
  'settlers-cleared',
  'hero-discarded',
  'market-stacked',
  'round-began',
  'game-over',
]
