import { describe, expect, test } from 'vitest'
import { type Answered, grace, graceFor, maxGrace } from '../../worker/table/time/grace.ts'

const minute = 60_000

/** Turns of two seats in turn, newest first, made from the waits between them; the newest is of seat 1. */
function turnsOf(waits: ReadonlyArray<number>, by: Answered['by'] = 'person'): Answered[] {
  let at = 1_000_000_000
  const played = [0, ...waits].map((wait, i) => {
    at += wait
    return { seat: (waits.length + 1 - i) % 2, at, by }
  })
  return played.reverse()
}
const graceAfter = (waits: ReadonlyArray<number>, later = 0) => {
  const turns = turnsOf(waits)
  return graceFor(0, turns, (turns[0]?.at ?? 0) + later)
}

describe('The wait of a turn’s letter', () => {
  test('is seconds at the beginning of a game', () => {
    expect(graceFor(0, [], 0)).toBe(grace)
    expect(graceAfter([minute])).toBe(grace)
    expect(graceAfter([minute, minute, minute])).toBe(grace)
  })

  test('grows with the reader’s own pace where both answer within minutes', () => {
    expect(graceAfter([minute, minute, minute, minute])).toBe(1.5 * minute)
    expect(graceAfter([minute, 2 * minute, minute, 3 * minute])).toBe(1.5 * minute)
    expect(graceAfter([minute, minute, 2 * minute, minute])).toBe(3 * minute)
  })

  test('is never less than before, nor more than some minutes', () => {
    expect(graceAfter([1000, 1000, 1000, 1000])).toBe(grace)
    expect(graceAfter([4 * minute, 4 * minute, 4 * minute, 4 * minute])).toBe(maxGrace)
  })

  test('is seconds once either was away', () => {
    for (const slow of [0, 1, 2, 3])
      expect(
        graceAfter(Array.from({ length: 4 }, (_, i) => (i === slow ? 6 * minute : minute))),
        `${slow}`,
      ).toBe(grace)
    expect(graceAfter([60 * minute, minute, minute, minute, minute])).toBe(1.5 * minute)
  })

  test('is seconds where the reader did not act a moment ago', () => {
    expect(graceAfter([minute, minute, minute, minute], 6 * minute)).toBe(grace)
  })

  test('takes no plan and no bot for somebody at hand', () => {
    const turns = turnsOf([minute, minute, minute, minute])
    for (const by of ['plan', 'bot'] as const)
      for (const i of [0, 1, 2])
        expect(
          graceFor(
            0,
            turns.map((turn, n) => (n === i ? { ...turn, by } : turn)),
            turns[0]?.at ?? 0,
          ),
        ).toBe(grace)
  })

  test('counts only what answers another: several turns in a row are one answer', () => {
    const [first, ...rest] = turnsOf([minute, minute, minute, minute])
    if (!first) throw new Error('There are turns.')
    const again = { ...first, at: first.at + minute }
    expect(graceFor(0, [again, first, ...rest], again.at)).toBe(1.5 * minute)
  })
})
