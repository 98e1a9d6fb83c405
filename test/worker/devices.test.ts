import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { personStub } from '../../worker/accounts/person.ts'
import { Client, guest } from './client.ts'
import { gatheredTable, secretsTo, signedIn } from './people.ts'
import { listen } from './table-socket.ts'

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2026-11-01T12:00:00Z')
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

const devicesOf = async (client: Client) => (await client.get('/api/me/devices')).body.devices

let letters = 0
const address = () => `device-${++letters}@example.org`

/** The same account in two browsers. */
async function twoBrowsers() {
  const email = address()
  const laptop = await signedIn(email, 'Ada')
  const phone = new Client()
  await phone.post('/api/sign-in', { email, language: 'en' })
  const { token } = await secretsTo(email)
  await phone.post('/api/sign-in/link', { token }, { headers: { 'user-agent': safari } })
  return { laptop, phone }
}

describe('Devices', () => {
  test('each session tells its device, how it was opened, and the day it was last seen', async () => {
    const { laptop, phone } = await twoBrowsers()
    vi.setSystemTime(start + 2 * day)
    await laptop.get('/api/me', { headers: { 'user-agent': firefox } })
    const midnight = start - (start % day)
    expect(await devicesOf(laptop)).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox, Linux',
        by: 'letter',
        createdAt: start,
        seenAt: midnight + 2 * day,
        here: true,
        only: null,
      },
      {
        id: expect.any(String),
        device: 'Safari, iPhone',
        by: 'letter',
        createdAt: start,
        seenAt: midnight,
        here: false,
        only: null,
      },
    ])
    const onPhone = await devicesOf(phone)
    expect(onPhone.map(({ here }: { here: boolean }) => here)).toEqual([true, false])
    expect(onPhone[0].seenAt).toBe(midnight + 2 * day)
  })

  test('a visit is noted once a day, no closer', async () => {
    const ada = await guest('Ada')
    const seen = async () => (await personStub(env, ada.id).sessions())[0]?.seenAt
    vi.setSystemTime(start + 60 * 60 * 1000)
    await ada.get('/api/me')
    expect(await seen()).toBe(start - (start % day))
    expect((await devicesOf(ada))[0]).toMatchObject({ by: 'guest', device: null })
  })

  test('one ends at once, its socket too, and the others go on', async () => {
    const { laptop, phone } = await twoBrowsers()
    const table = await gatheredTable(laptop)
    const [here, there] = [await listen(laptop, table), await listen(phone, table)]
    const other = (await devicesOf(laptop)).find(({ here: mine }: { here: boolean }) => !mine)
    expect((await laptop.delete(`/api/me/devices/${other.id}`)).status).toBe(204)
    expect(await there.closed).toBe(4001)
    expect((await phone.get('/api/me')).body).toEqual({ me: null })
    await here.ping()
    expect(await devicesOf(laptop)).toHaveLength(1)
    expect((await laptop.delete(`/api/me/devices/${other.id}`)).status).toBe(404)
  })

  test('nobody ends the session of somebody else', async () => {
    const [ada, eve] = [await guest('Ada'), await guest('Eve')]
    const [hers] = await devicesOf(ada)
    expect((await eve.delete(`/api/me/devices/${hers.id}`)).status).toBe(404)
    expect((await new Client().delete(`/api/me/devices/${hers.id}`)).status).toBe(401)
    expect((await ada.get('/api/me')).body.me.id).toBe(ada.id)
  })

  test('ending the session of this device signs out, and takes the cookie', async () => {
    const ada = await guest('Ada')
    const [hers] = await devicesOf(ada)
    expect((await ada.delete(`/api/me/devices/${hers.id}`)).status).toBe(204)
    expect(ada.cookie).toBeNull()
  })
})

describe('A first name', () => {
  test('is told to be missing until it is given', async () => {
    const ada = await signedIn(address())
    expect((await ada.get('/api/me')).body.me).toMatchObject({ named: false })
    const { body } = await ada.patch('/api/me', { name: 'Ada' })
    expect(body.me).toMatchObject({ name: 'Ada', named: true })
    expect((await (await guest('Bela')).get('/api/me')).body.me.named).toBe(true)
  })
})
