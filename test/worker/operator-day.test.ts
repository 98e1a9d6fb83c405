/** An operator's day: reports that are closed, those who are shut out, numbers, a test letter. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Client, guest } from './client.ts'
import { gatheredTable, mailsTo, secretsTo, signedIn } from './people.ts'

const kept = { ...env, OPERATOR_SECRET: 'the secret of the operator' }
const operator = (network = crypto.randomUUID()) => {
  const client = new Client(network)
  const how = { env: kept, headers: { authorization: 'Bearer the secret of the operator' } }
  return {
    get: (path: string) => client.get(`/api/operator${path}`, how),
    post: (path: string, body: unknown) => client.post(`/api/operator${path}`, body, how),
    put: (path: string, body: unknown) => client.put(`/api/operator${path}`, body, how),
    delete: (path: string) => client.delete(`/api/operator${path}`, how),
  }
}
const codeOf = ({ body }: { body: { type?: string } }) => body.type?.replace('/problems/', '')
const meOf = async (client: Client) => (await client.get('/api/me')).body.me?.id ?? null

test('an account that is shut out has no session, and gets none by letter, card or passkey until it is let in', async () => {
  const email = 'banned@example.org'
  const ada = await signedIn(email, 'Ada')
  const bob = await guest('Bob')
  const card = new URL((await bob.post('/api/me/card', {})).body.card.link).hash.slice(1)
  const reason = { reason: 'Insults.' }
  for (const { id } of [ada, bob])
    expect((await operator().put(`/bans/accounts/${id}`, reason)).status).toBe(204)
  expect(await meOf(ada)).toBeNull()
  expect(await meOf(bob)).toBeNull()
  // Cards, which let people in, ended with the sessions.
  expect(codeOf(await new Client().post('/api/card', { token: card }))).toBe('card-over')
  const again = new Client()
  await again.post('/api/sign-in', { email, language: 'en' })
  const { token } = await secretsTo(email)
  const refused = await again.post('/api/sign-in/link', { token })
  expect([refused.status, codeOf(refused)]).toEqual([403, 'banned'])
  expect(await meOf(again)).toBeNull()
  // The reason is the operator's alone.
  expect(JSON.stringify(refused.body)).not.toContain('Insults')

  expect((await operator().get('/bans')).body.bans).toContainEqual({
    ...{ who: ada.id, kind: 'account', reason: 'Insults.', at: expect.any(Number) },
  })
  expect((await operator().delete(`/bans/accounts/${ada.id}`)).status).toBe(204)
  expect((await operator().delete(`/bans/accounts/${ada.id}`)).status).toBe(404)
  await again.post('/api/sign-in', { email, language: 'en' })
  await again.post('/api/sign-in/link', { token: (await secretsTo(email)).token })
  expect(await meOf(again)).toBe(ada.id)
})

test('from a network that is shut out nobody new comes in; who is here goes on, and so does the operator', async () => {
  const [address, neighbour] = ['203.0.113.7', '203.0.113.8']
  const here = new Client(address)
  const wish = { name: 'Cleo', language: 'en' }
  await here.post('/api/me/guest', wish)
  const id = await meOf(here)
  const path = `/bans/networks/${address}`
  expect((await operator(address).put(path, { reason: 'Hundreds of guests.' })).status).toBe(204)
  const come = (network: string) => new Client(network).post('/api/me/guest', wish)
  expect(codeOf(await come(address))).toBe('banned')
  expect(codeOf(await come(`::ffff:${address}`))).toBe('banned')
  const letter = { email: 'from-there@example.org', language: 'en' }
  expect(codeOf(await new Client(address).post('/api/sign-in', letter))).toBe('banned')
  expect((await come(neighbour)).status).toBe(200)
  expect(await meOf(here)).toBe(id)
  // It is known by a hash.
  expect(JSON.stringify((await operator(address).get('/bans')).body)).not.toContain(address)
  expect((await operator(address).delete(path)).status).toBe(204)
  expect((await come(address)).status).toBe(200)
})

test('an address that cannot be shut out is a problem, and only the operator shuts out', async () => {
  const ada = await guest('Ada')
  const reason = { reason: 'x' }
  const put = (path: string, body: unknown) => operator().put(`/bans/${path}`, body)
  expect((await put(`accounts/${'A'.repeat(22)}`, reason)).status).toBe(404)
  expect((await put(`accounts/${ada.id}`, { reason: ' ' })).status).toBe(400)
  for (const address of ['here', '127.0.0.1', '::1', '203.0.113.0%2F24'])
    expect((await put(`networks/${address}`, reason)).status, address).toBe(400)
  const tried = await ada.put(`/api/operator/bans/accounts/${ada.id}`, reason, { env: kept })
  expect(tried.status).toBe(403)
  expect(await meOf(ada)).toBe(ada.id)
})

test('a report shows where both sit; whoever made it is told what came of it, once', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const together = await gatheredTable(ada, bob)
  const apart = await gatheredTable(bob)
  await ada.post(`/api/people/${bob.id}/report`, { text: 'Insults.' })
  const found = async () =>
    (await operator().get('/reports')).body.reports.find(
      ({ person }: { person: string }) => person === bob.id,
    )
  const report = await found()
  expect(report).toMatchObject({ outcome: null, reporters: 1, banned: false, reporter: ada.id })
  const where = Object.fromEntries(
    report.tables.map((one: { id: string; together: boolean }) => [one.id, one.together]),
  )
  expect(where).toEqual({ [together]: true, [apart]: false })

  const closing = { person: bob.id, reporter: ada.id, outcome: 'acted' }
  for (const _ of [1, 2])
    expect((await operator().post('/reports/close', closing)).status).toBe(204)
  expect((await found()).outcome).toBe('acted')
  const { letters } = (await ada.get('/api/letters')).body
  expect(letters.map(({ subject }: { subject: string }) => subject)).toEqual([
    'Your report was read',
  ])
  expect((await bob.get('/api/letters')).body.letters).toEqual([])
  const nobody = { ...closing, reporter: bob.id, person: ada.id }
  expect((await operator().post('/reports/close', nobody)).status).toBe(404)
  expect((await operator().post('/reports/close', { ...closing, outcome: 'x' })).status).toBe(400)
  // Reported anew, it is open again.
  await ada.post(`/api/people/${bob.id}/report`, { text: 'Again.' })
  expect((await found()).outcome).toBeNull()
})

test('the state of the instance is told in numbers, which name nobody', async () => {
  const state = async () => (await operator().get('/state')).body
  const before = await state()
  const ada = await guest('Ada-Whom-Nobody-Counts')
  await signedIn('counted@example.org')
  await gatheredTable(ada)
  const after = await state()
  expect(after.accounts.all - before.accounts.all).toBe(2)
  expect(after.accounts.guests - before.accounts.guests).toBe(1)
  expect(after.accounts.fresh.day - before.accounts.fresh.day).toBe(2)
  expect(after.tables.gathering - before.tables.gathering).toBe(1)
  expect(after).toMatchObject({ has: { push: true }, mailFrom: env.MAIL_FROM })
  expect(JSON.stringify(after)).not.toMatch(/Ada-Whom|counted@/)
  expect((await new Client().get('/api/operator/state', { env: kept })).status).toBe(403)
})

test('a test letter leaves by the way that all letters go; if it does not, that is told', async () => {
  const to = 'operator@example.org'
  const sent = await operator().post('/test-letter', { to, language: 'de' })
  expect(sent.status).toBe(204)
  expect((await mailsTo(to)).map(({ subject }) => subject)).toEqual(['Ein Probebrief'])
  expect((await operator().post('/test-letter', { to: 'nobody' })).status).toBe(400)
  const EMAIL = { send: () => Promise.reject(new Error('refused')) } as unknown as SendEmail
  const how = {
    env: { ...kept, LOCAL: 'false', EMAIL },
    headers: { authorization: 'Bearer the secret of the operator' },
  }
  const failed = await new Client().post('/api/operator/test-letter', { to }, how)
  expect([failed.status, codeOf(failed)]).toEqual([502, 'mail-failed'])
})
