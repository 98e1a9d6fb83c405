/** Headers that keep answers from being misused by other sites. The files of `web/dist` have the same, in `web/_headers`. */
import { createMiddleware } from 'hono/factory'
import { isPreview } from './pictures.ts'
import type { AppEnv } from './route.ts'

/** Headers of every answer. Other names below a deployer's domain are theirs: HSTS says nothing of them. */
const ofAll: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
}

/** Headers of pages and of all else that is no answer of the API, where each header would take its time on the way. */
export const ofDocuments: Readonly<Record<string, string>> = {
  ...ofAll,
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
}

/** Services that unfold links show a preview's picture on pages of their own. */
const ofPreviews = { ...ofDocuments, 'Cross-Origin-Resource-Policy': 'cross-origin' }

function headersOf(path: string): Readonly<Record<string, string>> {
  if (isPreview(path)) return ofPreviews
  // Pages of local running have a style of their own.
  return /^\/(?:api|dev)\//.test(path) ? ofAll : ofDocuments
}

/** Sets them, in place: to a finished answer, `c.header` makes another one around it. */
export const guards = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  // The policy of a page comes with its file: it names the script that stands in it (`web/boot.ts`).
  const policy = headers.get('content-security-policy')
  for (const [name, value] of Object.entries(headersOf(c.req.path))) headers.set(name, value)
  if (policy !== null) headers.set('content-security-policy', policy)
})
