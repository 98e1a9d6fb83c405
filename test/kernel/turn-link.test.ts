import { describe, expect, test } from 'vitest'
import { readTurnFragment, turnFragment } from '../../worker/games/kernel/index.ts'

/** The fragment of any JSON that might stand for moves. */
const fragmentOf = (moves: unknown) => turnFragment({ revision: 1, moves: moves as never })

describe('a link that lays a turn out', () => {
  // Their base64 has each of the characters that an address cannot hold, and one or two at its end.
  const awkward = [[{ do: '>>>' }], [{ do: '???' }], [{ do: 'a???' }], [{ do: 'ab' }]]

  test('has nothing in its fragment that an address changes, and is read as it was written', () => {
    const written = awkward.map((moves) => turnFragment({ revision: 40, moves }))
    expect(awkward.map((moves) => btoa(JSON.stringify(moves))).join(' ')).toMatch(
      /(?=.*\+)(?=.*\/)(?=.*=)/,
    )
    for (const [i, fragment] of written.entries()) {
      expect(fragment).toMatch(/^turn=40\.[\w-]+$/)
      const turn = { revision: 40, moves: awkward[i] }
      expect(readTurnFragment(fragment)).toEqual(turn)
      expect(readTurnFragment(`#${fragment}`)).toEqual(turn)
      // With the pass that a letter adds.
      expect(readTurnFragment(`#${fragment}&as=`)).toEqual(turn)
      expect(readTurnFragment(`#${fragment}&as=a-B_9`)).toEqual(turn)
    }
  })

  test('is nothing else, and nothing stands around it', () => {
    const fragment = fragmentOf([{ do: 'a' }])
    for (const other of [
      `x${fragment}`,
      `${fragment}!`,
      `${fragment}&as=!`,
      fragment.replace('=1.', '=1234567890.'),
    ])
      expect(readTurnFragment(other)).toBeNull()
  })

  test('names moves: each a thing that says what to do', () => {
    for (const moves of [
      [],
      {},
      'draft',
      null,
      [null],
      ['draft'],
      [{}],
      [{ do: 1 }],
      [{ do: 'a' }, {}],
    ])
      expect(readTurnFragment(fragmentOf(moves))).toBeNull()
    expect(readTurnFragment(fragmentOf([{ do: 'a' }, { do: 'b' }]))?.moves).toHaveLength(2)
  })

  test.each(['', '#', '#turn=', '#turn=1', '#turn=1.', '#turn=x.W10', '#turn=1.%00', '#turn=1.A'])(
    '%j is none',
    (fragment) => expect(readTurnFragment(fragment)).toBeNull(),
  )

  test('is not read where it is longer than any turn', () => {
    expect(readTurnFragment(fragmentOf([{ do: 'a'.repeat(10_000) }]))).toBeNull()
    expect(readTurnFragment(`#turn=1.${'A'.repeat(100_000)}`)).toBeNull()
  })
})
