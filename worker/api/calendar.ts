import { base64url } from 'jose'
import { calendarOwner } from '../accounts/calendar.ts'
import { calendarFile } from '../notices/calendar.ts'
import { readCalendar } from '../wire/routes/calendar.ts'
import { limit } from './limit.ts'
import { ProblemError } from './problem.ts'
import { resource } from './route.ts'

export const calendar = resource()

calendar.openapi(readCalendar, async (c) => {
  const { file } = c.req.valid('param')
  const account = file.endsWith('.ics') ? await calendarOwner(c.env, file.slice(0, -4)) : null
  if (!account) throw new ProblemError('not-found')
  await limit(c, 'calendarReadings', account.id)
  const text = await calendarFile(c.env, account)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const etag = `"${base64url.encode(new Uint8Array(hash))}"`
  c.header('etag', etag)
  c.header('cache-control', 'private, no-cache')
  const known = c.req.header('if-none-match')?.split(/\s*,\s*/) ?? []
  if (known.some((tag) => tag.replace(/^W\//, '') === etag)) return c.body(null, 304)
  return c.body(text, 200, { 'content-type': 'text/calendar; charset=utf-8' })
})
