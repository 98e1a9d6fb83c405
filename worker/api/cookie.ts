/**
 * Cookies of ours, for this host only. They are `Secure` but at a plain origin of one's own computer: Safari keeps no such cookie
 * there, and where nothing leaves the computer there is nothing to keep from others.
 */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from './route.ts'

const isPlain = (c: Context<AppEnv>): boolean =>
  /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(c.env.ORIGIN)

/** The name at a plain origin: all that is served on a computer shares its cookies, whatever the port. */
const plain = (name: string): string => `dorfpost-${name}`

/** The value of a cookie. At a plain origin, one from before it was plain does as well. */
export const cookieIn = (c: Context<AppEnv>, name: string): string | undefined =>
  (isPlain(c) ? getCookie(c, plain(name)) : undefined) ?? getCookie(c, name, 'host')

const attributes = { path: '/', httpOnly: true } as const
const bound = { ...attributes, prefix: 'host', secure: true } as const

/** Sets a cookie for so many milliseconds. */
export const keepCookie = (
  c: Context<AppEnv>,
  name: string,
  value: string,
  sameSite: 'Lax' | 'Strict',
  lifetime: number,
): void =>
  setCookie(c, isPlain(c) ? plain(name) : name, value, {
    ...(isPlain(c) ? attributes : bound),
    sameSite,
    maxAge: lifetime / 1000,
  })

/** Takes a cookie from the browser. */
export function dropCookie(c: Context<AppEnv>, name: string): void {
  if (isPlain(c)) deleteCookie(c, plain(name), attributes)
  deleteCookie(c, name, bound)
}
