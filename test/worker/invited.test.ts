/** Sitting down by an invitation's letter confirms the address that it was written to. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Client, guest } from './client.ts'
import { newestTo } from './mail-helpers.ts'
import { gatheredTable, settle, signedIn } from './people.ts'
import { ringAlarms } from './person-helpers.ts'
import { sendNotices } from './table-helpers.ts'

const day = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-01T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

let hosts = 0
/** A table with an invitation that was written to a stranger, and what its link holds. */
async function invited(email = `invited-${++hosts}@example.net`) {
  const host = await signedIn(`inviter-${++hosts}@example.org`, 'Hanna')
  const id = await gatheredTable(host)
  await host.post(`/api/tables/${id}/invitations`, { people: [], emails: [email] })
  await settle(id)
  const mail = await newestTo(email)
  const token = /#invited=(\S+)$/m.exec(mail?.text ?? '')?.[1] ?? ''
  expect(mail?.html).toContain(`/t/${id}#invited=${token}`)
  return { host, id, email, token }
}

const look = (client: Client, token: string) => client.post('/api/invitation/look', { token })
const take = (client: Client, token: string) => client.post('/api/invitation/address', { token })
const emailOf = async (client: Client) => (await client.get('/api/me')).body.me.email
const codeOf = ({ body }: { body: { type: string } }) => body.type.replace('/problems/', '')

describe('An invitation’s letter', () => {
  test('shows the place of its game, drawn', async () => {
    const { email } = await invited()
    const { html = '' } = (await newestTo(email)) ?? {}
    expect(html).toMatch(/<img[^>]+src="data:image\/png;base64,[^"]{1000}/)
    expect(html).toContain('alt="Villagers"')
  })

  test('says which address it proves; looking changes nothing, nor does sitting down', async () => {
    const { id, email, token } = await invited()
    expect((await look(new Client(), token)).body).toEqual({ email, table: id, known: false })
    const mia = await guest('Mia')
    await mia.post(`/api/tables/${id}/seat`, {})
    expect(await emailOf(mia)).toBeNull()
    expect((await look(new Client(), token)).status).toBe(200)
  })

  test('gives a guest its address, once, and says so there; then they are written to', async () => {
    const { host, id, email, token } = await invited()
    const mia = await guest('Mia')
    await mia.post(`/api/tables/${id}/seat`, {})
    const tried = await Promise.all([take(mia, token), take(await guest('Eve'), token)])
    const given = tried.find(({ status }) => status === 200)
    expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect(given?.body.me.email).toBe(email)
    await ringAlarms()
    expect((await newestTo(email))?.subject).toBe('Letters from Dorfpost come here now')
    expect((await take(await guest('Zoe'), token)).status).toBe(410)
    if (given !== tried[0]) return
    await host.post(`/api/tables/${id}/start`)
    await sendNotices(id)
    expect((await newestTo(email))?.text).toContain(`/t/${id}`)
  })

  test('takes no address that somebody has, and none from whoever has one', async () => {
    const { email, token } = await invited()
    const owner = await signedIn(email, 'Owner')
    expect((await look(new Client(), token)).body.known).toBe(true)
    const eve = await guest('Eve')
    expect((await take(eve, token)).status).toBe(410)
    expect(await emailOf(eve)).toBeNull()
    expect(await emailOf(owner)).toBe(email)
    const other = await invited()
    expect(codeOf(await take(owner, other.token))).toBe('account-kept')
    expect((await look(new Client(), other.token)).status).toBe(200)
  })

  test('is for thirty days, and for nothing but what it was signed for', async () => {
    const { token } = await invited()
    const [head = '', , signature = ''] = token.split('.')
    const other = btoa(
      JSON.stringify({ aud: 'invitation', sub: 'victim@example.org', table: 'x', exp: 9e9 }),
    )
    for (const forged of [`${head}.${other.replaceAll('=', '')}.${signature}`, 'x'.repeat(60)])
      expect((await take(await guest('Eve'), forged)).status).toBe(410)
    const { body } = await (await guest('Eve')).post('/api/me/card', {})
    expect((await look(new Client(), new URL(body.card.link).hash.slice(1))).status).toBe(410)
    vi.setSystemTime(Date.now() + 31 * day)
    expect((await look(new Client(), token)).status).toBe(410)
  })

  test('needs a press from our own page by somebody who is here', async () => {
    const { token } = await invited()
    expect((await take(new Client(), token)).status).toBe(401)
    const foreign = { headers: { origin: 'https://elsewhere.example' } }
    const mia = await guest('Mia')
    expect((await mia.post('/api/invitation/address', { token }, foreign)).status).toBe(403)
    expect(await emailOf(mia)).toBeNull()
  })
})
