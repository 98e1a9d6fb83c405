/** Addresses that people give us to send to: which of them we ever call. */
import type { Env } from '../env.ts'
import { isLocal } from './mailer.ts'

/** Ends of names that lead nowhere in public (RFC 6761, 6762, 7686, 8375; ICANN's `internal`; what routers and offices use). */
const privateEnds: ReadonlySet<string> = new Set([
  ...[
    'localhost',
    'local',
    'internal',
    'intranet',
    'lan',
    'home',
    'corp',
    'private',
    'localdomain',
  ],
  ...['arpa', 'onion', 'invalid', 'test', 'alt'],
])

/** IPv4 as `URL` writes every spelling of it; IPv6 stands in brackets there. */
const literal = /^(?:\[.*\]|\d+\.\d+\.\d+\.\d+)$/

/**
 * An address that we may send to at somebody's word: HTTPS at its usual port, a public name, nobody's password, not
 * ourselves. A name that leads to a private address does no harm: the platform's `fetch` reaches public ones only.
 */
export function publicUrl(env: Env, text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url) return null
  if (isListener(env, text)) return url
  const name = url.hostname.replace(/\.$/, '')
  const isPublic =
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    !literal.test(name) &&
    /^[a-z0-9.-]+\.[a-z0-9-]{2,}$/.test(name) &&
    !privateEnds.has(name.slice(name.lastIndexOf('.') + 1)) &&
    name !== new URL(env.ORIGIN).hostname
  return isPublic ? url : null
}

/** In local running only, so that a test can listen. */
export function isListener(env: Env, text: string): boolean {
  const listener = isLocal(env) ? env.LOCAL_WEBHOOK : undefined
  return listener !== undefined && text.startsWith(`${listener}/`)
}
