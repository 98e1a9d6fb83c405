import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'
import type { Seat } from '../../games/kernel/index.ts'

/** Token in the link of an open seat: a keyed hash of the seat and of what it was opened with (`nonce`), so that it is good once. */
export const seatToken = (secret: string, table: string, seat: Seat, nonce: string): string =>
  base64url.encode(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`seat:${table}:${seat}:${nonce}`)))
