/** Address at which somebody was before they went to sign in. */
import { keep, kept } from '../device/browser-storage.ts'

/** A letter's link is good for ten minutes; a little later nobody remembers where they came from. */
const remembered = 15 * 60 * 1000

/** Pages that nobody wants to come back to. */
const doors = /^\/(?:sign-in|card)(?:[/?#]|$)/

/** A path of this origin to go to; `null` for any text that could lead elsewhere, or back to a door. */
export function safePath(text: string | null | undefined, origin: string): string | null {
  if (!text?.startsWith('/')) return null
  let url: URL
  try {
    url = new URL(text, origin)
  } catch {
    return null
  }
  // A turn that a letter laid out comes along.
  const turn = url.hash.startsWith('#turn=') ? url.hash : ''
  const path = `${url.pathname}${url.search}${turn}`
  return url.origin === origin && !path.startsWith('//') && !doors.test(path) ? path : null
}

/** The address of the sign-in page that leads back to a path. */
export function signInFrom(path: string): string {
  const back = safePath(path, location.origin)
  return back === null || back === '/' ? '/sign-in' : `/sign-in?back=${encodeURIComponent(back)}`
}

/** Remembers where to go back to, for the letter's link that opens in another tab. */
export function rememberBack(path: string | null): void {
  keep('back', path === null ? null : JSON.stringify({ path, at: Date.now() }))
}

/** Address to go back to, once; `null` where nothing is remembered, or is too old. */
export function takeWayBack(): string | null {
  const text = kept('back')
  rememberBack(null)
  if (text === null) return null
  const { path, at } = JSON.parse(text) as { path?: string; at?: number }
  return Date.now() - (at ?? 0) < remembered ? safePath(path, location.origin) : null
}
