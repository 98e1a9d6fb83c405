/** One's own server: its settings, and what it lets in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cronsOf } from '../../.host/host.ts'
import { isAnswersAddress } from '../../.host/mail-in.ts'
import { isPublic, lookupPublic } from '../../.host/outside.ts'
import { isDue } from '../../.host/rounds.ts'
import { readSettings, SettingsFault } from '../../.host/settings.ts'
import { visitorOf, within } from '../../.host/visitor.ts'

const least = {
  ORIGIN: 'https://dorfpost.example',
  MAIL_FROM: 'post@dorfpost.example',
  SMTP_URL: 'smtp://mail.example:587',
  HOUSE: 'none',
}

/** Faults of settings, by the names in them. */
function faultsOf(changes: Record<string, string>): string[] {
  try {
    readSettings({ ...least, ...changes })
    return []
  } catch (error) {
    if (!(error instanceof SettingsFault)) throw error
    return error.faults.map((fault) => /^[A-Z_]{2,}/.exec(fault)?.[0] ?? fault)
  }
}

test('three settings are enough beside the texts of the house; the rest has a usual value', () => {
  const settings = readSettings(least)
  expect(settings).toMatchObject({
    origin: 'https://dorfpost.example',
    listening: { host: '127.0.0.1', port: 8787 },
    proxies: [],
    mailIn: null,
    vars: { ORIGIN: 'https://dorfpost.example', MAIL_FROM: 'post@dorfpost.example' },
  })
  expect(Object.keys(settings.vars)).not.toContain('LOCAL')
})

test('every fault is said before anything starts, all of it at once', () => {
  expect(faultsOf({ ORIGIN: '', MAIL_FROM: 'post', SMTP_URL: '' })).toEqual([
    'ORIGIN',
    'MAIL_FROM',
    'SMTP_URL',
  ])
  for (const ORIGIN of ['http://dorfpost.example', 'https://dorfpost.example/', 'dorfpost.example'])
    expect(faultsOf({ ORIGIN }), ORIGIN).toEqual(['ORIGIN'])
  expect(faultsOf({ ORIGIN: 'http://localhost:8787' })).toEqual([])
  expect(faultsOf({ SESSION_SECRET: 'short' })).toEqual(['SESSION_SECRET'])
  expect(faultsOf({ VAPID_PUBLIC_KEY: 'x' })).toEqual(['VAPID_PUBLIC_KEY'])
  expect(faultsOf({ VAPID_PRIVATE_KEY_BEFORE: 'x' })).toEqual(['VAPID_PUBLIC_KEY_BEFORE'])
  expect(faultsOf({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' })).toEqual([])
  expect(faultsOf({ TRUSTED_PROXIES: '10.0.0.0/33' })).toEqual(['TRUSTED_PROXIES'])
  expect(faultsOf({ LISTEN: '8787' })).toEqual(['LISTEN'])
  expect(faultsOf({ LISTEN: '[::]:8787' })).toEqual([])
  expect(faultsOf({ MAIL_LISTEN: '0.0.0.0:25' })).toEqual(['MAIL_LISTEN'])
  expect(faultsOf({ MAIL_API_KEY: 'key' })).toEqual([
    'Letters leave by SMTP_URL or by MAIL_API_KEY, not by both.',
  ])
  // An address of a letter adds 48 characters to the name, and a local part has 64 at most (RFC 5321, 4.5.3.1.1).
  const answers = (length: number) => ({ MAIL_ANSWERS: `${'a'.repeat(length)}@dorfpost.example` })
  expect([faultsOf(answers(16)), faultsOf(answers(17))]).toEqual([[], ['MAIL_ANSWERS']])
})

test("a visitor's address is believed from our own proxies alone", () => {
  const isProxy = within(['10.0.0.0/8', '::1', '192.0.2.1'])
  const of = (peer: string, forwarded?: string) => visitorOf(peer, forwarded, isProxy)
  expect(of('203.0.113.9')).toBe('203.0.113.9')
  // Somebody who comes directly may write what they like.
  expect(of('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  expect(of('10.1.2.3', '198.51.100.1')).toBe('198.51.100.1')
  expect(of('::ffff:10.1.2.3', '198.51.100.1')).toBe('198.51.100.1')
  // An address before the last that is none of ours was written by the visitor.
  expect(of('10.1.2.3', '127.0.0.1, 198.51.100.1')).toBe('198.51.100.1')
  expect(of('10.1.2.3', '198.51.100.1, 192.0.2.1')).toBe('198.51.100.1')
  expect(of('::1', '2001:db8::7')).toBe('2001:db8::7')
  expect(of('10.1.2.3', 'nonsense')).toBe('10.1.2.3')
  expect(of('10.1.2.3', '')).toBe('10.1.2.3')
})

test('rounds go when wrangler.toml says', () => {
  const config = join(import.meta.dirname, '../../wrangler.toml')
  const crons = cronsOf(config)
  expect(crons).toEqual(['17 3 * * *'])
  expect(readFileSync(config, 'utf8')).toContain(
    `crons = ${JSON.stringify(crons).replace(',', ', ')}`,
  )
  const due = (at: string) => crons.filter((cron) => isDue(cron, new Date(at)))
  expect(due('2026-11-28T03:17:00Z')).toEqual(['17 3 * * *'])
  expect(isDue('*/10 * * * *', new Date('2026-11-28T03:20:00Z'))).toBe(true)
  expect(isDue('*/10 * * * *', new Date('2026-11-28T03:21:00Z'))).toBe(false)
  expect(due('2026-11-28T04:17:00Z')).toEqual([])
  expect(() => isDue('0 0 1 * *', new Date())).toThrow('minute and hour')
})

test('mail is taken for the addresses of letters alone', () => {
  const takes = (address: string) => isAnswersAddress(address, 'turn@dorfpost.example')
  expect(takes('turn+abc@dorfpost.example')).toBe(true)
  expect(takes('TURN+abc@Dorfpost.Example')).toBe(true)
  for (const address of [
    'turn@dorfpost.example',
    'ada@dorfpost.example',
    'turn+a@evil.example',
    'turn+a@dorfpost.example@evil.example',
    '',
  ])
    expect(takes(address), address).toBe(false)
})

test('the worker asks nobody on this computer or in the networks around it', async () => {
  for (const address of [
    '127.0.0.1',
    '10.0.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    'localhost',
  ])
    expect(isPublic(address), address).toBe(false)
  expect(isPublic('1.1.1.1')).toBe(true)
  expect(isPublic('2606:4700::1111')).toBe(true)
  const found = await new Promise((resolve) =>
    lookupPublic('localhost', {}, (error, address) => resolve(error?.message ?? address)),
  )
  expect(found).toMatch(/no address of the open internet/)
})
