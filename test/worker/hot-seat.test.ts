import { describe, expect, test } from 'vitest'
import { Client, guest } from './client.ts'
import { gatheredTable, seatsAt, secretsTo, settle } from './people.ts'

const meOf = async (client: Client) => (await client.get('/api/me')).body.me
const codeOf = ({ body }: { body: { type: string } }) => body.type.replace('/problems/', '')
const othersOf = async (client: Client): Promise<{ id: string; name: string; waiting: number }[]> =>
  (await client.get('/api/me/others')).body.others

/** Somebody new of this device sits down at a table. */
const seat = (client: Client, table: string, name: string) =>
  client.post(`/api/tables/${table}/seat/here`, { name, language: 'en' })
const change = (client: Client, account: string) => client.post('/api/me/others', { account })

describe('Several people on one device', () => {
  test('somebody sits down beside me and stays among the others', async () => {
    const anna = await guest('Anna')
    const table = await gatheredTable(anna)
    const { status, body } = await seat(anna, table, 'Bela')
    expect(status).toBe(200)
    // The table is still the one that I see.
    expect(body.table.you).toBe(0)
    expect((await meOf(anna)).id).toBe(anna.id)
    expect(await seatsAt(table, anna)).toEqual(['Anna', 'Bela', null])
    expect((await othersOf(anna)).map(({ name }) => name)).toEqual(['Bela'])
  })

  test('the present one changes, and each sees their own seat only', async () => {
    const anna = await guest('Anna')
    const table = await gatheredTable(anna)
    await seat(anna, table, 'Bela')
    const [bela] = await othersOf(anna)
    const changed = await change(anna, bela?.id ?? '')
    expect(changed.body.me).toMatchObject({ id: bela?.id, name: 'Bela' })
    expect((await anna.get(`/api/tables/${table}`)).body.table.you).toBe(1)
    expect((await othersOf(anna)).map(({ id }) => id)).toEqual([anna.id])
    await change(anna, anna.id)
    expect((await anna.get(`/api/tables/${table}`)).body.table.you).toBe(0)
  })

  test('somebody who is not signed in here cannot become the present one', async () => {
    const [anna, eve] = [await guest('Anna'), await guest('Eve')]
    const table = await gatheredTable(anna)
    await seat(anna, table, 'Bela')
    const [bela] = await othersOf(anna)
    // The ids of people are no secret: each table tells them.
    for (const account of [anna.id, bela?.id ?? '']) {
      const refused = await change(eve, account)
      expect([refused.status, codeOf(refused)]).toEqual([404, 'not-found'])
      expect((await change(new Client(), account)).status).toBe(404)
    }
    expect((await meOf(eve)).id).toBe(eve.id)
    expect((await eve.get(`/api/tables/${table}`)).body.table.you).toBeNull()
  })

  test('a cookie that was changed or whose session has ended gives nobody', async () => {
    const anna = await guest('Anna')
    const table = await gatheredTable(anna)
    await seat(anna, table, 'Bela')
    const [bela] = await othersOf(anna)
    const kept = anna.cookies.get('__Host-guest') ?? ''
    anna.cookies.set('__Host-guest', `${kept.slice(0, -2)}xx`)
    expect((await change(anna, bela?.id ?? '')).status).toBe(404)
    anna.cookies.set('__Host-guest', kept)
    const phone = new Client()
    phone.cookie = anna.cookie
    phone.cookies.set('__Host-guest', kept)
    await change(phone, bela?.id ?? '')
    await phone.post('/api/sign-out/everywhere')
    expect((await change(anna, bela?.id ?? '')).status).toBe(404)
    expect(await othersOf(anna)).toEqual([])
  })

  test('four find room, the last one at the table starts it; a fifth is told so', async () => {
    const anna = await guest('Anna')
    const made = await anna.post('/api/tables', { game: 'villagers', seats: 4 })
    const table: string = made.body.table.id
    for (const name of ['Bela', 'Cleo', 'Dora'])
      expect((await seat(anna, table, name)).status).toBe(200)
    await settle(table)
    expect((await anna.get(`/api/tables/${table}`)).body.table.status).toBe('playing')
    const people = await othersOf(anna)
    expect(people.map(({ name }) => name)).toEqual(['Bela', 'Cleo', 'Dora'])
    const waiting = people.map((person) => person.waiting)
    expect(waiting.reduce((sum, one) => sum + one, (await meOf(anna)).waiting)).toBeGreaterThan(0)
    const another = await gatheredTable(anna)
    const refused = await seat(anna, another, 'Emil')
    expect([refused.status, codeOf(refused)]).toEqual([409, 'device-full'])
    // Somebody who is here already sits down there without a new account.
    const again = await anna.post(`/api/tables/${another}/seat/here`, { account: people[0]?.id })
    expect(again.status).toBe(200)
    expect(await seatsAt(another, anna)).toEqual(['Anna', 'Bela', null])
  })

  test('a table that is full or unknown makes no guest', async () => {
    const [anna, bela] = [await guest('Anna'), await guest('Bela')]
    const table = await gatheredTable(anna, bela, await guest('Cleo'))
    expect((await seat(anna, table, 'Dora')).status).toBe(409)
    expect((await seat(anna, 'x'.repeat(22), 'Dora')).status).toBe(404)
    expect((await seat(new Client(), table, 'Dora')).status).toBe(401)
    expect(await othersOf(anna)).toEqual([])
  })

  test('nobody seats somebody of another device', async () => {
    const [anna, eve] = [await guest('Anna'), await guest('Eve')]
    const table = await gatheredTable(anna)
    const refused = await anna.post(`/api/tables/${table}/seat/here`, { account: eve.id })
    expect([refused.status, codeOf(refused)]).toEqual([404, 'not-found'])
  })

  test('the card of somebody who is here already changes to them, also on a full device', async () => {
    const anna = await guest('Anna')
    const made = await anna.post('/api/tables', { game: 'villagers', seats: 4 })
    for (const name of ['Bela', 'Cleo', 'Dora']) await seat(anna, made.body.table.id, name)
    const [bela] = await othersOf(anna)
    await change(anna, bela?.id ?? '')
    const { body } = await anna.post('/api/me/card', {})
    const token = new URL(body.card.link).hash.slice(1)
    await change(anna, anna.id)
    const entered = await anna.post('/api/card', { token })
    expect(entered.body.me).toMatchObject({ id: bela?.id })
    expect(await othersOf(anna)).toHaveLength(3)
    expect((await anna.get('/api/me/devices')).body.devices).toHaveLength(1)
  })

  test('signing in by letter takes the present guest along, and leaves the others', async () => {
    const anna = await guest('Anna')
    const table = await gatheredTable(anna)
    await seat(anna, table, 'Bela')
    const email = 'hot-seat@example.org'
    const { body } = await anna.post('/api/sign-in', { email, language: 'en' })
    const { code } = await secretsTo(email)
    await anna.post('/api/sign-in/code', { signIn: body.signIn, code, take: ['here'] })
    expect((await meOf(anna)).email).toBe(email)
    expect((await othersOf(anna)).map(({ name }) => name)).toEqual(['Bela'])
  })
})
