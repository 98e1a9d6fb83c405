/** The reader of an ECDSA signature in DER, against real signatures and the library's own parser. */
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unwrapEC2Signature } from '../../worker/accounts/ecdsa-signature.ts'

/** The library's way, by a general parser of ASN.1, which is more lenient. */
const library: { readonly unwrapEC2Signature: typeof unwrapEC2Signature } = await import(
  join(
    import.meta.dirname,
    '../../node_modules/@simplewebauthn/server/esm/helpers/iso/isoCrypto/unwrapEC2Signature.js',
  )
)

/** Curves by their numbers in COSE, with the bytes that one of their integers fills. */
const curves = [
  { crv: 1, namedCurve: 'P-256', size: 32 },
  { crv: 2, namedCurve: 'P-384', size: 48 },
  { crv: 3, namedCurve: 'P-521', size: 66 },
] as const

const bytes = (...parts: ReadonlyArray<Iterable<number>>) =>
  new Uint8Array(parts.flatMap((part) => [...part]))

/** A length in DER, as short as can be. */
const lengthOf = ({ length }: Uint8Array) => (length < 0x80 ? [length] : [0x81, length])

/** A tag, a length, and what it is the length of. */
const tagged = (tag: number, content: Uint8Array) => bytes([tag], lengthOf(content), content)

/** An integer without a sign, in DER. */
function integer(value: Uint8Array): Uint8Array {
  const first = value.findIndex((byte) => byte !== 0)
  const short = value.slice(first < 0 ? -1 : first)
  return tagged(0x02, (short[0] ?? 0) < 0x80 ? short : bytes([0], short))
}

const pair = (...integers: ReadonlyArray<Uint8Array>) => tagged(0x30, bytes(...integers))

/** A pair of integers as Web Crypto has it, in DER. */
const derOf = (plain: Uint8Array) =>
  pair(integer(plain.slice(0, plain.length / 2)), integer(plain.slice(plain.length / 2)))

/** The result, or `null` where the signature is refused. */
function read(unwrap: typeof unwrapEC2Signature, signature: Uint8Array<ArrayBuffer>, crv: number) {
  try {
    return unwrap(signature, crv)
  } catch {
    return null
  }
}

describe.for(curves)('A signature of the curve $namedCurve', ({ crv, namedCurve, size }) => {
  test('that Web Crypto made is read back from DER, and Web Crypto verifies it', async () => {
    const algorithm = { name: 'ECDSA', namedCurve, hash: 'SHA-256' }
    const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, false, [
      'sign',
      'verify',
    ])
    for (let i = 0; i < 40; i++) {
      const data = Uint8Array.of(i)
      const plain = new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, data))
      const unwrapped = unwrapEC2Signature(derOf(plain), crv)
      expect(unwrapped).toEqual(plain)
      expect(await crypto.subtle.verify(algorithm, publicKey, unwrapped, data)).toBe(true)
    }
  })

  /** Integers of every length, as their first bytes may be 0. */
  const half = fc
    .tuple(fc.nat(size), fc.uint8Array({ minLength: size, maxLength: size }))
    .map(([zeros, value]) => value.map((byte, i) => (i < zeros ? 0 : byte)))
  const plain = fc.tuple(half, half).map(([r, s]) => bytes(r, s))

  test('is read from DER whatever its integers are, as the library reads it', () => {
    fc.assert(
      fc.property(plain, (plain) => {
        expect(unwrapEC2Signature(derOf(plain), crv)).toEqual(plain)
        expect(library.unwrapEC2Signature(derOf(plain), crv)).toEqual(plain)
      }),
    )
  })

  test('has no other form: what is read is DER of the very same bytes', () => {
    const change = fc.record({
      plain,
      at: fc.nat(12),
      remove: fc.nat(2),
      insert: fc.uint8Array({ maxLength: 2 }),
    })
    fc.assert(
      fc.property(change, ({ plain, at, remove, insert }) => {
        const whole = derOf(plain)
        const changed = bytes(whole.slice(0, at), insert, whole.slice(at + remove))
        const unwrapped = read(unwrapEC2Signature, changed, crv)
        if (!unwrapped) return
        expect(derOf(unwrapped)).toEqual(changed)
        expect(library.unwrapEC2Signature(changed, crv)).toEqual(unwrapped)
      }),
      { numRuns: 2000 },
    )
  })

  test('is refused wherever it is cut off', () => {
    fc.assert(
      fc.property(plain, fc.nat(), (plain, cut) => {
        const whole = derOf(plain)
        expect(read(unwrapEC2Signature, whole.slice(0, cut % whole.length), crv)).toBeNull()
      }),
    )
  })

  test('is refused with more bytes than the curve has', () => {
    const most = new Uint8Array(size).fill(0xff)
    const more = bytes([1], most)
    expect(unwrapEC2Signature(pair(integer(most), integer(most)), crv)).toEqual(bytes(most, most))
    for (const integers of [
      [more, most],
      [most, more],
    ])
      expect(read(unwrapEC2Signature, pair(...integers.map(integer)), crv)).toBeNull()
  })
})

const one = Uint8Array.of(0x02, 0x01, 0x01)

test.for<[string, Uint8Array]>([
  ['nothing', bytes()],
  ['only a tag', bytes([0x30])],
  ['another tag than a sequence', tagged(0x31, bytes(one, one))],
  ['a bare integer', one],
  ['an empty sequence', pair()],
  ['a single integer', pair(one)],
  ['three integers', pair(one, one, one)],
  ['another tag than an integer, first', pair(tagged(0x03, Uint8Array.of(1)), one)],
  ['another tag than an integer, last', pair(one, tagged(0x04, Uint8Array.of(1)))],
  ['an integer without bytes, first', pair(Uint8Array.of(0x02, 0x00), one)],
  ['an integer without bytes, last', pair(one, Uint8Array.of(0x02, 0x00))],
  ['an integer below 0, first', pair(Uint8Array.of(0x02, 0x01, 0x80), one)],
  ['an integer below 0, last', pair(one, Uint8Array.of(0x02, 0x01, 0xff))],
  ['an integer with a needless 0', pair(Uint8Array.of(0x02, 0x02, 0x00, 0x7f), one)],
  [
    'an integer that reaches beyond the sequence',
    bytes([0x30, 0x06, 0x02, 0x01, 0x01, 0x02, 0x02, 0x01], [1]),
  ],
  ['bytes after the sequence', bytes(pair(one, one), [0])],
  ['a sequence without a set length', bytes([0x30, 0x80], one, one, [0, 0])],
  ['a length in two bytes where one is enough', bytes([0x30, 0x81, 0x06], one, one)],
  ['a length in three bytes', bytes([0x30, 0x82, 0x00, 0x06], one, one)],
  ['an integer with its length in two bytes', pair(Uint8Array.of(0x02, 0x81, 0x01, 0x01), one)],
])('A signature is refused that is %s', ([, signature]) => {
  for (const { crv } of curves)
    expect(() => unwrapEC2Signature(signature, crv)).toThrow('signature')
})

test('A signature is read in part of a larger buffer', () => {
  const larger = bytes([9, 9], pair(one, one), [9])
  const ends = (value: Uint8Array) => [value.length, value[31], value[63]]
  expect(ends(unwrapEC2Signature(larger.subarray(2, -1), 1))).toEqual([64, 1, 1])
})

test.for([0, 4, 6, 7, 8, -1])('A signature of the curve %i is refused', (crv) => {
  expect(() => unwrapEC2Signature(pair(one, one), crv)).toThrow('curve')
})
