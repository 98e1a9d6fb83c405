/**
 * Reader of the one thing in ASN.1 that a passkey sends: an ECDSA signature. The bundle takes this module for the
 * library's own, which brings a general parser (wrangler.toml).
 *
 *   Ecdsa-Sig-Value ::= SEQUENCE { r INTEGER, s INTEGER }    (RFC 3279, section 2.2.3)
 *
 * It is in DER (ITU-T X.690; WebAuthn level 3, 6.5.5): a tag, a length, and as many bytes, in one form only.
 */

const sequence = 0x30
const integer = 0x02

/** Bytes that an integer of a signature fills, by the number of its curve in COSE (RFC 9053, 7.1). */
const sizes = new Map([
  [1, 32],
  [2, 48],
  [3, 66],
])

/**
 * An ECDSA signature as Web Crypto takes it: r and s one after the other, each as long as its curve's numbers are.
 *
 * @param crv number of the curve in COSE: P-256, P-384 or P-521
 * @throws where the curve is another, or the signature is not the DER of two integers that are not below 0 and fit
 */
export function unwrapEC2Signature(signature: Uint8Array, crv: number): Uint8Array<ArrayBuffer> {
  const size = sizes.get(crv)
  if (size === undefined) throw new Error(`No curve has the number ${crv}.`)
  const [both, after] = partOf(signature, sequence)
  const [r, rest] = partOf(both, integer)
  const [s, more] = partOf(rest, integer)
  if (after.length + more.length > 0) throw malformed('has more bytes than two integers')
  const unwrapped = new Uint8Array(2 * size)
  for (const [i, value] of [r, s].map(magnitudeOf).entries()) {
    if (value.length > size) throw malformed('has a larger integer than its curve')
    unwrapped.set(value, (i + 1) * size - value.length)
  }
  return unwrapped
}

/** Content of the part that a list of bytes begins with, and the bytes after it (X.690, 8.1 and 10.1). */
function partOf(bytes: Uint8Array, tag: number): [Uint8Array, Uint8Array] {
  const [first, short = 0, long = 0] = bytes
  if (first !== tag) throw malformed('has another part than it should')
  // The largest signature has 138 bytes, so that a length has one byte, or from 128 on 0x81 and another.
  const isLong = short === 0x81 && long >= 0x80
  if (short >= 0x80 && !isLong) throw malformed('has a length in another form than the shortest')
  const start = isLong ? 3 : 2
  const end = start + (isLong ? long : short)
  if (bytes.length < end) throw malformed('is cut off')
  return [bytes.subarray(start, end), bytes.subarray(end)]
}

/** Bytes of an integer that is not below 0, without the 0 that keeps its first bit free (X.690, 8.3). */
function magnitudeOf(content: Uint8Array): Uint8Array {
  const [first, second] = content
  if (first === undefined || first >= 0x80)
    throw malformed('has an integer without bytes or below 0')
  if (first > 0 || second === undefined) return content
  if (second < 0x80) throw malformed('has an integer with a needless 0')
  return content.subarray(1)
}

const malformed = (how: string) => new Error(`The signature ${how}.`)
