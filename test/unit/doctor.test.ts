/** Words of the operator's doctor about mail. */
import { expect, test } from 'vitest'
import { type Dns, examineAnswers, examineSender, examineState } from '../../.tools/doctor.ts'

const dnsOf = (txt: Readonly<Record<string, string[]>>, mx: string[] = []): Dns => ({
  txt: async (name) => txt[name] ?? [],
  mx: async () => mx,
})
const hows = async (txt: Readonly<Record<string, string[]>>) =>
  (await examineSender('post@d.example', dnsOf(txt))).map(({ how }) => how)

const good = {
  'd.example': ['other=1', 'v=spf1 include:mail.example -all'],
  'mail._domainkey.d.example': ['v=DKIM1; k=rsa; p=MIGf'],
  '_dmarc.d.example': ['v=DMARC1; p=quarantine; rua=mailto:a@d.example'],
}

test('a domain with SPF, DKIM and DMARC is well', async () => {
  expect(await hows(good)).toEqual(['good', 'good', 'good'])
})

test('a record that is missing, twice there, withdrawn or open to everybody is found', async () => {
  expect(await hows({})).toEqual(['bad', 'unknown', 'bad'])
  expect(await hows({ ...good, 'd.example': ['v=spf1 -all', 'v=spf1 mx -all'] })).toEqual([
    ...['bad', 'good', 'good'],
  ])
  for (const all of ['+all', '?all', 'all'])
    expect(await hows({ ...good, 'd.example': [`v=spf1 mx ${all}`] }), all).toEqual([
      ...['bad', 'good', 'good'],
    ])
  // RFC 6376, 3.6.1: an empty key is one that was withdrawn.
  const withdrawn = { 'mail._domainkey.d.example': ['v=DKIM1; p='] }
  expect(await hows({ ...good, ...withdrawn })).toEqual(['good', 'unknown', 'good'])
  expect(await hows({ ...good, '_dmarc.d.example': ['p=none'] })).toEqual(['good', 'good', 'bad'])
})

test('answers need a server that takes mail', async () => {
  expect((await examineAnswers(null, dnsOf({}))).how).toBe('unknown')
  expect((await examineAnswers('turn@d.example', dnsOf({}))).how).toBe('bad')
  expect((await examineAnswers('turn@d.example', dnsOf({}, ['mx.d.example']))).how).toBe('good')
})

test('missing texts and open reports are bad', () => {
  const state = { mailFrom: 'a@b.c', mailAnswers: null, has: { push: true } }
  const of = (missing: string[], reports: number) =>
    examineState({ ...state, house: { missing }, reports }).map(({ how }) => how)
  expect(of([], 0)).toEqual(['good', 'good', 'good'])
  expect(of(['imprint'], 2)).toEqual(['bad', 'good', 'bad'])
})
