/**
 * Secrets that name the account in whose object they are looked up: in links and addresses of letters. They are signed,
 * so that no object is asked for what was made up.
 */
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'
import type { Env } from '../env.ts'
import { signaturesOf } from './secret.ts'

/** Content of a secret: its account, and which of its secrets it is, as bytes of a fixed length. */
interface Named {
  readonly account: string
  readonly which: Uint8Array
}

/** Shape of the secrets of one use: lengths in bytes. */
interface Shape {
  readonly purpose: string
  readonly which: number
  readonly check: number
}

/** An account's id is 128 bits. */
const accountBytes = 16

/** Number of bytes in a secret of a use. */
export const lengthOf = ({ which, check }: Shape): number => accountBytes + which + check

/** The bytes of a secret. */
export async function signNamed(env: Env, shape: Shape, named: Named): Promise<Uint8Array> {
  const said = concatBytes(base64url.decode(named.account), named.which)
  if (said.length !== accountBytes + shape.which) throw new RangeError('This is no id.')
  const [check] = await checksOf(env, shape, said)
  if (!check) throw new Error('There is no secret.')
  return concatBytes(said, check)
}

/** Content of a secret's bytes; `null` for any others. */
export async function readNamed(env: Env, shape: Shape, bytes: Uint8Array): Promise<Named | null> {
  if (bytes.length !== lengthOf(shape)) return null
  const end = accountBytes + shape.which
  const said = bytes.subarray(0, end)
  const checks = await checksOf(env, shape, said)
  if (!checks.map(bytesToHex).includes(bytesToHex(bytes.subarray(end)))) return null
  return {
    account: base64url.encode(said.subarray(0, accountBytes)),
    which: said.subarray(accountBytes),
  }
}

/** The checks that are good, the one that is made now first. */
async function checksOf(
  env: Env,
  { purpose, check }: Shape,
  said: Uint8Array,
): Promise<Uint8Array[]> {
  const all = await signaturesOf(env, purpose, bytesToHex(said))
  return all.map((one) => base64url.decode(one).subarray(0, check))
}

/** As letters and digits that a change of case does not harm: an address takes 64 characters, some mail programs change their case. */
export function asLowerCase(bytes: Uint8Array): string {
  const length = lowerCaseLength(bytes.length)
  return BigInt(`0x${bytesToHex(bytes)}`)
    .toString(36)
    .padStart(length, '0')
}

/** Bytes that such letters and digits stand for; `null` for other texts. */
export function fromLowerCase(text: string, bytes: number): Uint8Array | null {
  if (text.length !== lowerCaseLength(bytes) || !/^[0-9a-z]+$/.test(text)) return null
  const number = [...text].reduce(
    (sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)),
    0n,
  )
  const hex = number.toString(16).padStart(bytes * 2, '0')
  return hex.length === bytes * 2 ? hexToBytes(hex) : null
}

const lowerCaseLength = (bytes: number): number => Math.ceil((bytes * 8) / Math.log2(36))
