/** Links of letters that let their reader play one table on another device. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanUp } from '../../worker/accounts/clean-up.ts'
import { freshToken, keyedHash } from '../../worker/accounts/secret.ts'
import { boundTo } from '../../worker/notices/bound.ts'
import type { Keeper } from '../../worker/notices/keeper.ts'
import { Person } from '../../worker/person/person.ts'
import { operations } from '../../worker/table/operations/index.ts'
import { Client, guest } from './client.ts'
import { newestTo } from './mail-helpers.ts'
import { reader } from './notice-helpers.ts'
import { gatheredTable, mailsTo, secretsTo, signedIn } from './people.ts'
import { keptOf, ringAlarms, rowsOf } from './person-helpers.ts'
import { actingOf, movesIn, sendNotices, tableFor, viewOf } from './table-helpers.ts'

const day = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-01T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

type Player = Awaited<ReturnType<typeof reader>>

/** The passes that the newest letter to somebody holds: one for all links to one table. */
async function passesTo(email: string): Promise<string[]> {
  const mail = await newestTo(email)
  const found = [...(mail?.text ?? '').matchAll(/[#&]as=([\w-]+)$/gm)].map(([, pass = '']) => pass)
  expect(mail?.html).toContain(found[0])
  return [...new Set(found)]
}

/** A table that plays, with whose turn it is and the pass of their letter. */
async function asked() {
  const ada = await reader()
  const bob = await reader()
  const { id } = await tableFor([ada, bob], {})
  await sendNotices(id)
  const { acting, waiting } = await actingOf(id, [ada, bob])
  const [player, other] = [acting as Player, waiting as Player]
  const [pass = ''] = await passesTo(player.email)
  return { id, player, other, pass }
}

const look = (client: Client, token: string) => client.post('/api/pass/look', { token })
const enter = (client: Client, token: string) => client.post('/api/pass', { token })
const meOf = async (client: Client) => (await client.get('/api/me')).body.me
const codeOf = ({ body }: { body: { type: string } }) => body.type.replace('/problems/', '')

async function play(client: Client, id: string): Promise<number> {
  const view = await viewOf(client, id)
  const [move] = movesIn(view)
  const turn = { revision: view.play?.revision, moves: [move], turn: crypto.randomUUID() }
  return (await client.post(`/api/tables/${id}/turns`, turn)).status
}

describe('The link of a letter', () => {
  test('says as whom it lets play, and looking changes nothing', async () => {
    const { id, player, pass } = await asked()
    expect(pass).toMatch(/^[\w-]{64}$/)
    const phone = new Client()
    for (let i = 0; i < 3; i++)
      expect((await look(phone, pass)).body).toEqual({
        ...{ name: 'Ada', person: player.id },
        ...{ table: id, here: false },
      })
    expect(phone.cookie).toBeNull()
    expect((await phone.get(`/t/${id}`)).headers.getSetCookie()).toEqual([])
    expect((await look(player, pass)).body.here).toBe(true)
    expect((await enter(phone, pass)).status).toBe(200)
  })

  test('has its reader play that table, and take the turn back, where they are not signed in', async () => {
    const { id, player, pass } = await asked()
    const phone = new Client()
    const { body } = await enter(phone, pass)
    expect(body.me).toMatchObject({ id: player.id, name: 'Ada', only: [id] })
    expect((await viewOf(phone, id)).you).toBe((await viewOf(player, id)).you)
    expect(await play(phone, id)).toBe(200)
    const { back } = await viewOf(phone, id)
    expect((await phone.post(`/api/tables/${id}/back`, { turn: back?.turn })).status).toBe(200)
  })

  test('is good once, even where two press at the same time', async () => {
    const { pass } = await asked()
    const tried = await Promise.all([enter(new Client(), pass), enter(new Client(), pass)])
    expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 410])
    const late = await enter(new Client(), pass)
    expect(codeOf(late)).toBe('pass-over')
    expect(codeOf(await look(new Client(), pass))).toBe('pass-over')
  })

  test('is good for a week, and its session for a month that no visit renews', async () => {
    const { id, pass, player } = await asked()
    const phone = new Client()
    vi.setSystemTime(Date.now() + 7 * day - 1000)
    expect((await look(phone, pass)).status).toBe(200)
    expect((await enter(phone, pass)).status).toBe(200)
    for (let i = 0; i < 3; i++) {
      vi.setSystemTime(Date.now() + 8 * day)
      expect(await meOf(phone)).toMatchObject({ id: player.id })
    }
    vi.setSystemTime(Date.now() + 7 * day)
    expect(await meOf(phone)).toBeNull()
    expect((await viewOf(phone, id)).you).toBeNull()
  })

  test('that is older than a week lets nobody in, and is cleared away', async () => {
    const { player, pass } = await asked()
    // A reminder would bring a pass of its own.
    await player.patch('/api/me', { remindAfter: null })
    vi.setSystemTime(Date.now() + 7 * day)
    expect(codeOf(await look(new Client(), pass))).toBe('pass-over')
    expect(codeOf(await enter(new Client(), pass))).toBe('pass-over')
    const kept = 'SELECT id FROM letters WHERE pass IS NOT NULL'
    expect(await rowsOf(player.id, kept)).not.toEqual([])
    // The alarm rings for the oldest letter at the latest.
    vi.setSystemTime(Date.now() + 92 * day)
    await ringAlarms()
    expect(await rowsOf(player.id, kept)).toEqual([])
  })

  test('that was sent before goes on working: once, for its time, until its reader ends it', async () => {
    const { id, player } = await asked()
    /** A pass as D1 had it. */
    const made = async () => {
      const token = freshToken()
      await env.DB.prepare('INSERT INTO passes VALUES (?, ?, ?, ?, ?)')
        .bind(
          await keyedHash(env, 'letter pass', token),
          player.id,
          id,
          Date.now(),
          Date.now() + 7 * day,
        )
        .run()
      return token
    }
    const [used, ended, left, late] = [await made(), await made(), await made(), await made()]
    const phone = new Client()
    expect((await look(phone, used)).body).toMatchObject({ person: player.id, table: id })
    expect((await player.get('/api/me/passes')).body.open).toBe(5)
    expect((await player.get('/api/me/data')).body.passes).toHaveLength(5)
    expect((await enter(phone, used)).status).toBe(200)
    expect(await play(phone, id)).toBe(200)
    expect((await enter(new Client(), used)).status).toBe(410)
    vi.setSystemTime(Date.now() + 7 * day)
    expect((await enter(new Client(), late)).status).toBe(410)
    vi.setSystemTime(Date.now() - 7 * day)
    await player.delete('/api/me/passes')
    expect((await enter(new Client(), ended)).status).toBe(410)
    const [again] = [await made()]
    await player.post('/api/sign-out/everywhere')
    for (const token of [left, again]) expect((await enter(new Client(), token)).status).toBe(410)
    vi.setSystemTime(Date.now() + 8 * day)
    await made()
    vi.setSystemTime(Date.now() + 8 * day)
    await cleanUp(env)
    expect(await env.DB.prepare('SELECT count(*) AS n FROM passes').first('n')).toBe(0)
  })

  test('that was made up asks no object', async () => {
    const { player, pass } = await asked()
    const other = pass.endsWith('A') ? `${pass.slice(0, -1)}B` : `${pass.slice(0, -1)}A`
    const asked$ = vi.spyOn(Person.prototype, 'pass')
    expect(codeOf(await look(new Client(), other))).toBe('pass-over')
    expect(asked$).not.toHaveBeenCalled()
    expect((await look(new Client(), pass)).body.person).toBe(player.id)
    expect(asked$).toHaveBeenCalled()
  })

  test('is kept without what makes it good, nor is it in the letterbox', async () => {
    const { player, pass } = await asked()
    const kept = await Promise.all([
      ...['sessions'].map(
        async (table) => (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results,
      ),
      rowsOf(player.id, 'SELECT * FROM letters WHERE pass IS NOT NULL'),
      rowsOf(player.id, 'SELECT * FROM all_ways'),
    ])
    for (const rows of kept) {
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toContain(pass)
    }
    const { body } = await player.get('/api/me/data')
    expect(body.passes.length).toBeGreaterThan(0)
    expect(JSON.stringify(body)).not.toContain(pass)
  })

  test('is told to its reader, by letter and among the devices, and ended there', async () => {
    const { id, player, pass } = await asked()
    const phone = new Client()
    const agent = { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' } }
    vi.setSystemTime(Date.now() + 1000)
    await phone.post('/api/pass', { token: pass }, agent)
    const { letters } = (await player.get('/api/letters')).body
    expect(letters[0]).toMatchObject({ kind: 'note' })
    expect(letters[0].text).toContain('Firefox, Windows')
    expect(letters[0].subject).toMatch(/\p{L}+’s table/u)
    const { devices } = (await player.get('/api/me/devices')).body
    const opened = devices.find(({ by }: { by: string }) => by === 'pass')
    expect(opened.only).toMatchObject([{ id, game: 'villagers' }])
    expect(devices.filter(({ only }: { only: unknown }) => only === null)).toHaveLength(1)
    expect((await player.delete(`/api/me/devices/${opened.id}`)).status).toBe(204)
    expect(await meOf(phone)).toBeNull()
    expect((await viewOf(phone, id)).you).toBeNull()
  })

  test('ends with those of all letters, at the wish of its reader', async () => {
    const { player, pass } = await asked()
    expect((await player.get('/api/me/passes')).body.open).toBeGreaterThan(0)
    expect((await player.delete('/api/me/passes')).body).toEqual({ open: 0 })
    expect((await enter(new Client(), pass)).status).toBe(410)
  })

  test('and what it opened end with signing out everywhere', async () => {
    const { id, player, other, pass } = await asked()
    const phone = new Client()
    await enter(phone, pass)
    const [second = ''] = await passesTo(other.email)
    await play(phone, id)
    await sendNotices(id)
    await player.post('/api/sign-out/everywhere')
    expect(await meOf(phone)).toBeNull()
    await other.post('/api/sign-out/everywhere')
    expect((await enter(new Client(), second)).status).toBe(410)
  })

  test('and what it opened end with the account', async () => {
    const { id, player, pass } = await asked()
    const phone = new Client()
    await enter(phone, pass)
    expect((await player.delete('/api/me')).status).toBe(204)
    expect(await meOf(phone)).toBeNull()
    expect((await viewOf(phone, id)).you).toBeNull()
    expect(await keptOf(player.id)).toEqual([])
  })

  test('guessing is limited for a network', async () => {
    const guesser = new Client()
    const guess = () => enter(guesser, 'g'.repeat(43))
    for (let i = 0; i < 200; i++) await guess()
    expect((await guess()).status).toBe(429)
  })

  test('is in each link to its table, those of the listed turns too', async () => {
    const { id, player } = await asked()
    const { text = '' } = (await newestTo(player.email)) ?? {}
    const links = [...text.matchAll(new RegExp(`/t/${id}#\\S+`, 'g'))].map(([link]) => link)
    expect(links.filter((link) => link.includes('#turn=')).length).toBeGreaterThan(1)
    for (const link of links) expect(link).toMatch(/[#&]as=[\w-]+$/)
  })

  test('is, in a letter about several tables, only in links to those where its reader sits', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
    const linkTo = async (players: Parameters<typeof tableFor>[0]) => {
      const { id } = await tableFor(players)
      await sendNotices(id)
      return `${env.ORIGIN}/t/${id}`
    }
    const links = [await linkTo([ada, bob]), await linkTo([bob, eve])]
    const blocks = links.map((url) => ({ block: 'button', label: 'Open', url }) as const)
    const keeper = { keepPasses: async () => {} } as object as Keeper
    const daily = { table: null, kind: 'digest' }
    const bound = await boundTo(env, keeper, ada.id, daily, blocks, Date.now())
    expect(bound).toMatchObject([{ url: expect.stringMatching(/#as=[\w-]+$/) }, { url: links[1] }])
  })

  test('is not in letters about tables where their reader does not sit', async () => {
    const ada = await signedIn('pass-host@example.org', 'Ada')
    const bob = await reader()
    const id = await gatheredTable(ada)
    await ada.post(`/api/tables/${id}/invitations`, { people: [], emails: [bob.email] })
    await sendNotices(id)
    const mail = await newestTo(bob.email)
    expect(mail?.text).toContain(`/t/${id}`)
    expect(mail?.text).not.toContain('as=')
  })
})

describe('A session that a letter’s link opened', () => {
  /** A phone with such a session. */
  async function opened() {
    const all = await asked()
    const phone = new Client()
    await enter(phone, all.pass)
    return { ...all, phone }
  }

  test('counts nowhere but at its table', async () => {
    const { phone, player } = await opened()
    const elsewhere = await gatheredTable(player)
    expect((await viewOf(phone, elsewhere)).you).toBeNull()
    const refused: ReadonlyArray<readonly [method: string, path: string, body?: unknown]> = [
      ['PATCH', '/api/me', { name: 'Eve' }],
      ['DELETE', '/api/me'],
      ['GET', '/api/me/data'],
      ['GET', '/api/me/devices'],
      ['GET', '/api/me/passes'],
      ['DELETE', '/api/me/passes'],
      ['GET', '/api/me/passkeys'],
      ['GET', '/api/me/card'],
      ['POST', '/api/me/card', {}],
      ['GET', '/api/me/ways'],
      ['PUT', '/api/me/webhook', { url: 'https://discord.com/api/webhooks/1/abc' }],
      ['POST', '/api/me/webhook/secret', {}],
      ['POST', '/api/me/webhook/test', {}],
      ['PUT', '/api/me/mutes', { kind: 'turn', through: '2026-12-01' }],
      ['POST', '/api/me/mutes/end', { kind: 'turn' }],
      ['GET', '/api/letters'],
      ['POST', '/api/letters/read', {}],
      ['GET', '/api/tables?which=mine'],
      ['GET', '/api/tables?which=over'],
      ['POST', '/api/tables', { game: 'villagers', seats: 2 }],
      ['POST', '/api/me/guest', { name: 'Eve', language: 'en' }],
      ['POST', '/api/sign-out/everywhere'],
      ['DELETE', `/api/tables/${elsewhere}/seat`],
      ['POST', `/api/tables/${elsewhere}/talk`, { text: 'x', message: crypto.randomUUID() }],
    ]
    for (const [method, path, body] of refused) {
      const { status } = await phone.send(method, path, body)
      expect([400, 403, 404], `${method} ${path} ${status}`).toContain(status)
    }
    expect((await player.get('/api/me')).body.me.name).toBe('Ada')
    expect((await player.get(`/api/tables/${elsewhere}`)).body.table.you).toBe(0)
  })

  test('tells of the account no more than its name', async () => {
    const { phone, player } = await opened()
    await player.patch('/api/me', { digestHour: 7, quiet: { from: 60, to: 120 } })
    const me = await meOf(phone)
    expect(JSON.stringify(me)).not.toContain(player.email)
    expect(me).toMatchObject({ digestHour: null, quiet: null, away: [], unread: 0, waiting: 0 })
  })

  test('does no more at its table than play there', async () => {
    const { phone, id } = await opened()
    const allowed: string[] = []
    for (const { shape } of Object.values(operations)) {
      const { method, path } = shape
      const at = path.replace('{id}', id).replace(/\{\w+\}/g, '1')
      const body = 'body' in shape ? {} : undefined
      const answer = await phone.send(method.toUpperCase(), `/api${at}`, body)
      const isRefused = answer.status === 403 && codeOf(answer) === 'only-this-table'
      // A request that lacks a body is refused for that, before anything else.
      if (!isRefused && answer.status !== 400) allowed.push(shape.name)
    }
    const harmful = [
      ...['takeSeat', 'leaveSeat', 'dismissBot', 'cancelTable', 'startTable', 'rematch'],
      ...['getSeatLink', 'resignSeat', 'returnToSeat', 'removePerson', 'seatBot', 'changeTable'],
    ]
    expect(allowed).toEqual(expect.arrayContaining(['getTable', 'getNote', 'getTalk']))
    for (const name of harmful) expect(allowed).not.toContain(name)
    const decided = Object.values(operations).flatMap(({ shape }) =>
      shape.byLetter ? [shape.name] : [],
    )
    expect(decided).toEqual([
      ...['getTable', 'getTableQuestion', 'submitTurn', 'keepDraft'],
      ...[
        'takeBack',
        'answerTakeBack',
        'layPlan',
        'getHistory',
        'getPast',
        'getRecord',
        'getMoments',
        'getTalk',
        'say',
        'readTalk',
      ],
      ...['getNote', 'keepNote', 'nudge', 'giveTime', 'voteOnSeat', 'wishAtTable', 'wantLetters'],
      'proposePace',
    ])
    expect(decided).toEqual(expect.arrayContaining(allowed))
    const emails = ['stranger@example.net']
    const invited = await phone.post(`/api/tables/${id}/invitations`, { people: [], emails })
    expect(codeOf(invited)).toBe('only-this-table')
  })

  test('gains a table by another letter to the same person', async () => {
    const { phone, id, player } = await opened()
    const second = await tableFor([player, await reader()], {})
    await sendNotices(second.id)
    const row = await env.DB.prepare(
      'SELECT text FROM dev_mails WHERE "to" = ? AND text LIKE ? ORDER BY id DESC',
    )
      .bind(player.email, `%/t/${second.id}%as=%`)
      .first<string>('text')
    const [, pass = ''] = /[#&]as=([\w-]+)$/m.exec(row ?? '') ?? []
    expect((await enter(phone, pass)).body.me.only.toSorted()).toEqual([id, second.id].toSorted())
    for (const table of [id, second.id]) expect((await viewOf(phone, table)).you).not.toBeNull()
    const { devices } = (await player.get('/api/me/devices')).body
    expect(devices).toHaveLength(2)
  })

  test('leaves whoever was here on the device, and they come back', async () => {
    const { id, pass, player } = await asked()
    const bela = await guest('Bela')
    const own = await gatheredTable(bela)
    await enter(bela, pass)
    expect(await meOf(bela)).toMatchObject({ id: player.id, only: [id] })
    await bela.post('/api/sign-out')
    expect(await meOf(bela)).toMatchObject({ id: bela.id, only: null })
    expect((await viewOf(bela, own)).you).toBe(0)
    expect((await player.get('/api/me/devices')).body.devices).toHaveLength(1)
  })

  test('is no person of a shared device: nobody changes to it, or seats it elsewhere', async () => {
    const { id, pass, player } = await asked()
    const bela = await guest('Bela')
    const own = await gatheredTable(bela)
    await enter(bela, pass)
    const eve = { name: 'Eve', language: 'en' }
    expect(codeOf(await bela.post(`/api/tables/${id}/seat/here`, eve))).toBe('only-this-table')
    expect((await bela.post('/api/me/others', { account: bela.id })).status).toBe(200)
    expect((await bela.get('/api/me/others')).body.others).toEqual([])
    expect((await bela.post('/api/me/others', { account: player.id })).status).toBe(404)
    const there = { account: player.id }
    expect((await bela.post(`/api/tables/${own}/seat/here`, there)).status).toBe(404)
    expect(await meOf(bela)).toMatchObject({ id: bela.id, only: null })
  })

  test('needs no pass where its person is signed in on the device behind somebody else', async () => {
    const { pass, player } = await asked()
    const jonas = await guest('Jonas')
    const { body } = await jonas.post('/api/me/card', {})
    await player.post('/api/card', { token: new URL(body.card.link).hash.slice(1) })
    expect((await meOf(player)).id).toBe(jonas.id)
    expect((await enter(player, pass)).body.me).toMatchObject({ id: player.id, only: null })
    expect((await look(new Client(), pass)).status).toBe(200)
  })

  test('makes way for signing in, and takes nothing into the account that signs in', async () => {
    const { phone, player, id } = await opened()
    await phone.post('/api/sign-in', { email: player.email, language: 'en' })
    const { token } = await secretsTo(player.email)
    await phone.post('/api/sign-in/link', { token })
    expect(await meOf(phone)).toMatchObject({ id: player.id, only: null, email: player.email })
    const { devices } = (await player.get('/api/me/devices')).body
    expect(devices.map(({ by }: { by: string }) => by)).toEqual(['letter', 'letter'])
    expect((await viewOf(phone, id)).you).not.toBeNull()
  })

  test('of a forwarded letter lets a stranger sign in as themselves beside it, and adds no address', async () => {
    const { phone, player } = await opened()
    const email = 'pass-stranger@example.org'
    await phone.post('/api/sign-in', { email, language: 'en' })
    const { token } = await secretsTo(email)
    const { body } = await phone.post('/api/sign-in/link', { token, take: ['here', 'asked'] })
    expect(body.me.id).not.toBe(player.id)
    expect((await player.get('/api/me')).body.me.email).toBe(player.email)
    expect((await mailsTo(player.email)).length).toBeGreaterThan(0)
  })

  test('cannot be pressed from another site', async () => {
    const { pass } = await asked()
    const foreign = { headers: { origin: 'https://elsewhere.example' } }
    expect((await new Client().post('/api/pass', { token: pass }, foreign)).status).toBe(403)
    expect((await new Client().get('/api/pass')).status).toBe(405)
    expect((await look(new Client(), pass)).status).toBe(200)
  })
})
