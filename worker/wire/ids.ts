import { base64url } from 'jose'

/** A fresh id: 128 random bits in 22 characters of base64url. */
export const freshId = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(16)))
