import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { unsubscribeToken } from '../../worker/accounts/secret.ts'
import { app } from '../../worker/api/app.ts'
import type { Env } from '../../worker/env.ts'
import { letterAt } from '../../worker/notices/answer-address.ts'
import { checkHeaders, headerText } from '../../worker/notices/header.ts'
import { tellPerson } from '../../worker/notices/letterbox.ts'
import { letterWords } from '../../worker/notices/words.ts'
import { freshId } from '../../worker/wire/ids.ts'
import { Client, guest } from './client.ts'
import { mover, put, reader, type TurnNotice, turnNotice, world } from './notice-helpers.ts'
import { countRows, gatheredTable, mailsTo, settle } from './people.ts'
import { deliver, inPersonOf, keptOf, ringAlarms, rowsOf } from './person-helpers.ts'

const minute = 60 * 1000
const start = Date.parse('2026-11-01T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const drafted = (column: number) => ({
  event: 'drafted',
  seat: 1 - mover,
  from: 'road',
  column,
  card: 'carpenter',
  coins: 0,
})

/** A notice that it is the account's turn, after a draft of the other one's. */
const notice = (account: string, change: Partial<TurnNotice> = {}) =>
  turnNotice(account, { events: [drafted(0)], ...change })

const boxOf = async (client: Client) => (await client.get('/api/letters')).body.letters
const mailState = async (account: string) =>
  (await rowsOf(account, "SELECT state FROM all_ways WHERE channel = 'letter'")).map(
    ({ state }) => state,
  )

/** Our surroundings with a post that counts, and fails as often as told. */
function post(failures = 0) {
  const sent: Parameters<Env['EMAIL']['send']>[0][] = []
  let left = failures
  const send = async (message: Parameters<Env['EMAIL']['send']>[0]) => {
    if (left-- > 0) throw new Error('The post office is closed.')
    sent.push(message)
    return { messageId: String(sent.length) }
  }
  return { sent, env: { ...env, EMAIL: { send } } as Env }
}

describe('A letter', () => {
  test('tells what happened and what is asked, and opens the table', async () => {
    const ada = await reader()
    const told = notice(ada.id)
    await deliver(env, told)
    const [mail, ...more] = await mailsTo(ada.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your turn: Thursday club')
    const sentences = [
      'It is your turn, Ada',
      'Thursday club',
      'Villagers',
      'Since your last turn',
      'Bob',
      'Carpenter',
      'Draft a villager',
      `${env.ORIGIN}/t/${told.table}`,
      'Mute this table for a while',
      'Mute letters of this kind',
      'No more letters by e-mail',
    ]
    for (const sentence of sentences) {
      expect(mail?.text).toContain(sentence)
      expect(mail?.html).toContain(sentence)
    }
    expect(mail?.html).toContain(`href="${env.ORIGIN}/t/${told.table}#as=`)
  })

  test('that invites says why it comes, and has no table to be muted', async () => {
    const ada = await reader()
    const { table, game, title, names } = notice(ada.id)
    await deliver(env, {
      ...{ kind: 'invitation', account: ada.id, table, game, title, names, revision: 0, about: '' },
      ...{ deadline: null, by: 'Bob', isRematch: false },
    })
    const [mail] = await mailsTo(ada.email)
    expect(mail?.text).toContain(letterWords.en.reasonInvitation)
    expect(mail?.text).not.toContain('Mute this table')
    expect(mail?.text).toContain('Mute letters of this kind')
  })

  test('counts as read when the table says that its reason is gone', async () => {
    const ada = await reader()
    const told = notice(ada.id)
    await deliver(env, told)
    const isRead = async () => (await boxOf(ada))[0].read
    const entry = { table: told.table, change: 1, card: null }
    expect(await tellPerson(env, ada.id, entry, () => true)).toBe(1)
    expect(await isRead()).toBe(false)
    expect(await tellPerson(env, ada.id, { ...entry, change: 2 }, () => false)).toBe(0)
    expect(await isRead()).toBe(true)
  })

  test('speaks German with people who do', async () => {
    const ada = await reader({ language: 'de' })
    await deliver(env, notice(ada.id))
    const [mail] = await mailsTo(ada.email)
    expect(mail?.subject).toBe('Du bist am Zug: Thursday club')
    expect(mail?.html).toContain('<html lang="de">')
    for (const sentence of ['Du bist am Zug, Ada', 'Seit deinem letzten Zug'])
      expect(mail?.text).toContain(sentence)
    expect((await boxOf(ada))[0].text).toContain('Seit deinem letzten Zug')
  })

  test('keeps the language it was written in', async () => {
    const ada = await reader({ language: 'de' })
    await deliver(env, notice(ada.id))
    await ada.patch('/api/me', { language: 'en' })
    expect((await boxOf(ada))[0].subject).toBe('Du bist am Zug: Thursday club')
  })

  test('tells many events of a person in a sentence', async () => {
    const ada = await reader()
    await deliver(
      env,
      notice(ada.id, { events: Array.from({ length: 6 }, (_, i) => drafted(i % 5)) }),
    )
    const { text } = (await boxOf(ada))[0]
    expect(text.match(/^• \w+ drafts .*Carpenter/gm)).toHaveLength(1)
  })

  test('tells the beginning to those who wait', async () => {
    const ada = await reader()
    await deliver(env, notice(ada.id, { kind: 'started', yourTurn: false, events: [] }))
    const { subject, text } = (await boxOf(ada))[0]
    expect(subject).toBe('The game begins: Thursday club')
    expect(text).toContain('The others begin; your turn comes after theirs.')
    expect(text).not.toContain('Since your last turn')
  })

  test.for([
    [[1, 2], 'You have won, Ada!'],
    [[1, 1], 'You share the victory, Ada!'],
    [[2, 1], 'The game is over, Ada'],
  ] as const)('tells the end, with places %j', async ([[mine, theirs], heading]) => {
    const ada = await reader()
    const places = mover === 0 ? [mine, theirs] : [theirs, mine]
    const scores = [41, 38].map((total, i) => ({
      seat: i === 0 ? mover : 1 - mover,
      total,
      categories: [],
    }))
    const result = { places, reason: 'most-gold' }
    await deliver(env, notice(ada.id, { kind: 'over', yourTurn: false, scores, result }))
    const { subject, text } = (await boxOf(ada))[0]
    expect(subject).toBe('The game is over: Thursday club')
    expect(text.split('\n')[0]).toBe(heading)
    expect(text).toContain(`${mine}. Ada: 41`)
    expect(text).toContain(`${theirs}. Bob: 38`)
  })

  test('calls a table without a title after its host', async () => {
    const ada = await reader({ language: 'de' })
    await deliver(env, notice(ada.id, { title: '', names: ['Carla', 'Ada'] }))
    expect((await boxOf(ada))[0].subject).toBe('Du bist am Zug: Tisch von Carla')
  })

  test('shows what people typed as text, never as HTML', async () => {
    const ada = await reader({ pictures: true })
    const evil = '"><img src=x onerror=alert(1)><script>alert(2)</script>'
    await deliver(env, notice(ada.id, { title: evil, names: [evil, evil] }))
    const [mail] = await mailsTo(ada.email)
    expect(mail?.html).toContain('&lt;script&gt;alert(2)&lt;/script&gt;')
    const page = (await new Client().get('/dev/letters')).body
    for (const html of [mail?.html, page]) expect(html).not.toMatch(/<script|<img src=x/)
  })

  test('takes no headers and no lines from what people typed', async () => {
    const ada = await reader()
    const title = 'Club\r\nBcc: eve@example.org\r\n\r\nBuy gold\u2028now\u0000'
    const { sent, env: watched } = post()
    await deliver(watched, notice(ada.id, { title, names: ['Ada\nYou have won!', 'Bob\r\n'] }))
    const [message] = sent
    if (!message || !('subject' in message)) throw new Error('Nothing was sent.')
    expect(message.subject).toBe('Your turn: Club Bcc: eve@example. org Buy gold now')
    expect(message.to).toBe(ada.email)
    expect(JSON.stringify(message.headers)).not.toContain('eve@')
    const { text } = (await boxOf(ada))[0]
    expect(text).not.toMatch(/^(Bcc|You have won|Buy gold)/m)
  })

  test('holds no secret of ours, and the letterbox no token', async () => {
    const ada = await reader()
    await deliver(env, notice(ada.id))
    const token = await unsubscribeToken(env, ada.id)
    const [mail] = await mailsTo(ada.email)
    expect(mail?.text).toContain(token)
    expect(JSON.stringify(mail)).not.toContain(env.SESSION_SECRET)
    expect(JSON.stringify(await boxOf(ada))).not.toContain(token)
  })
})

describe('The picture of a letter', () => {
  test('shows the table, stands inside, and says in words what it shows', async () => {
    const ada = await reader({ pictures: true })
    const { sent, env: watched } = post()
    await deliver(watched, notice(ada.id))
    const [message] = sent
    if (!message || !('html' in message)) throw new Error('Nothing was sent.')
    const [picture, ...more] = message.attachments ?? []
    expect(more).toEqual([])
    expect(picture).toMatchObject({ disposition: 'inline', type: 'image/png' })
    const bytes = picture?.content as Uint8Array
    expect([...bytes.subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47])
    expect(bytes.length).toBeLessThan(110_000)
    expect(message.html).toContain(`src="cid:${picture?.contentId}"`)
    const [, alt = ''] = /<img [^>]*alt="([^"]*)"/.exec(message.html ?? '') ?? []
    expect(alt).toMatch(/^On the Road\n• /)
    expect(message.text).toContain('\n\nOn the Road\n• ')
    // Gmail cuts what is longer.
    expect(message.html?.length).toBeLessThan(102_000)
  })

  test('stays away where somebody wants none', async () => {
    const ada = await reader({ pictures: false })
    const { sent, env: watched } = post()
    await deliver(watched, notice(ada.id))
    const [message] = sent
    if (!message || !('html' in message)) throw new Error('Nothing was sent.')
    expect(message.attachments ?? []).toEqual([])
    expect(message.html).not.toContain('<img')
    expect(message.text).toContain('\n\nOn the Road\n• ')
  })
})

describe('Less of it', () => {
  const week = 7 * 24 * 60 * minute

  test('a table can be muted for a week, and no other with it', async () => {
    const ada = await reader()
    const told = notice(ada.id)
    const token = await unsubscribeToken(env, ada.id)
    const path = `/api/unsubscribe?token=${token}&table=${told.table}`
    // Scanners of mail open links; that changes nothing.
    await new Client().get(path)
    await deliver(env, told)
    expect(await mailsTo(ada.email)).toHaveLength(1)
    expect((await new Client().post(path)).status).toBe(204)
    await deliver(env, { ...told, revision: 8 })
    expect(await mailsTo(ada.email)).toHaveLength(1)
    expect(await boxOf(ada)).toHaveLength(2)
    await deliver(env, notice(ada.id))
    expect(await mailsTo(ada.email)).toHaveLength(2)
    vi.setSystemTime(start + week + minute)
    await deliver(env, { ...told, revision: 9 })
    expect(await mailsTo(ada.email)).toHaveLength(3)
  })

  test('a kind can be muted for some days by a letter’s link, on every way, and lies in the letterbox', async () => {
    const ada = await reader()
    const heard = world(() => new Response(null, { status: 204 }))
    const url = `https://discord.com/api/webhooks/1/${'s'.repeat(60)}`
    expect((await put(ada, '/api/me/webhook', { url })).status).toBe(200)
    heard.length = 0
    const token = await unsubscribeToken(env, ada.id)
    const path = `/api/unsubscribe?token=${token}&kind=turn&days=2`
    expect((await new Client().post(path)).status).toBe(204)
    await deliver(env, notice(ada.id))
    expect(await mailsTo(ada.email)).toEqual([])
    expect(heard).toEqual([])
    expect(await boxOf(ada)).toHaveLength(1)
    await deliver(env, notice(ada.id, { kind: 'started' }))
    expect(await mailsTo(ada.email)).toHaveLength(1)
    vi.setSystemTime(start + 2 * 24 * 60 * minute + minute)
    await deliver(env, notice(ada.id))
    expect(await mailsTo(ada.email)).toHaveLength(2)
    for (const days of ['0', '367', '1.5', 'x'])
      expect((await new Client().post(path.replace('days=2', `days=${days}`))).status).toBe(400)
  })

  test('a mute is listed with its end in the settings, and can be heard again', async () => {
    const ada = await reader({ zone: 'Europe/Berlin' })
    const mute = (body: object) => put(ada, '/api/me/mutes', body)
    await mute({ kind: 'over', through: '2026-11-30' })
    const { status, body } = await mute({ kind: 'turn', through: '2026-11-01' })
    expect(status).toBe(200)
    // Berlin's days end at 23:00 of UTC in winter.
    const ends = [Date.parse('2026-11-01T23:00Z'), Date.parse('2026-11-30T23:00Z')]
    expect(body.mutes).toEqual([
      { kind: 'turn', table: null, until: ends[0] },
      { kind: 'over', table: null, until: ends[1] },
    ])
    await deliver(env, notice(ada.id))
    expect(await mailsTo(ada.email)).toEqual([])
    const left = await ada.post('/api/me/mutes/end', { kind: 'turn' })
    expect(left.body.mutes).toHaveLength(1)
    await deliver(env, notice(ada.id))
    expect(await mailsTo(ada.email)).toHaveLength(1)
    expect((await ada.get('/api/me/data')).body.mutes).toEqual([{ kind: 'over', until: ends[1] }])
    for (const wrong of [
      { through: '2026-11-30' },
      { kind: 'turn', through: '2026-10-31' },
      { kind: 'turn', through: '2027-12-01' },
      { kind: 'note', through: '2026-11-30' },
      { kind: 'turn', table: freshId(), through: '2026-11-30' },
      { table: freshId(), through: '2026-11-30' },
    ])
      expect((await mute(wrong)).status, JSON.stringify(wrong)).toBe(400)
  })

  test('a table of mine can be muted through a day, and is named', async () => {
    const host = await guest('Carla')
    const table = await gatheredTable(host)
    const { status, body } = await put(host, '/api/me/mutes', { table, through: '2026-11-03' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.mutes).toMatchObject([{ kind: null, table: { id: table, host: 'Carla' } }])
    const stranger = await guest('Eve')
    expect((await put(stranger, '/api/me/mutes', { table, through: '2026-11-03' })).status).toBe(
      400,
    )
    expect((await stranger.get('/api/me/mutes')).body.mutes).toEqual([])
  })

  test('muting holds for what waits to go out, too', async () => {
    const ada = await reader({ digestHour: 18 })
    await deliver(env, notice(ada.id))
    await put(ada, '/api/me/mutes', { kind: 'turn', through: '2026-11-02' })
    vi.setSystemTime(start + 12 * 60 * minute)
    await ringAlarms()
    expect(await mailsTo(ada.email)).toEqual([])
    expect(await mailState(ada.id)).toEqual(['none'])
  })

  test('whoever has a letter cannot fill our tables by its link', async () => {
    const ada = await reader()
    const token = await unsubscribeToken(env, ada.id)
    const ids = Array.from({ length: 130 }, () => freshId())
    for (const table of ids)
      await new Client().post(`/api/unsubscribe?token=${token}&table=${table}`)
    const { mutes } = (await ada.get('/api/me/mutes')).body
    expect(mutes).toHaveLength(100)
    // The last ones count.
    const kept = mutes.map(({ table }: { table: { id: string } }) => table.id)
    expect(kept).toContain(ids.at(-1))
  })

  test('a kind can be stopped, and no other with it', async () => {
    const ada = await reader()
    const token = await unsubscribeToken(env, ada.id)
    expect((await new Client().post(`/api/unsubscribe?token=${token}&kind=turn`)).status).toBe(204)
    await deliver(env, notice(ada.id))
    expect(await mailsTo(ada.email)).toEqual([])
    expect(await boxOf(ada)).toHaveLength(1)
    await deliver(env, notice(ada.id, { kind: 'started' }))
    expect(await mailsTo(ada.email)).toHaveLength(1)
    const wrong = `/api/unsubscribe?token=${token}&kind=everything`
    expect((await new Client().post(wrong)).status).toBe(400)
  })
})

describe('Headers', () => {
  test('a letter has those that the service takes, and threads by table', async () => {
    const ada = await reader()
    const { sent, env: watched } = post()
    const told = notice(ada.id)
    await deliver(watched, told)
    await deliver(watched, { ...told, revision: 9 })
    const headers = sent.map(
      (message) => ('headers' in message ? message.headers : undefined) ?? {},
    )
    const [first = {}, second = {}] = headers
    for (const each of headers) expect(() => checkHeaders({ ...each })).not.toThrow()
    const token = await unsubscribeToken(env, ada.id)
    const thread = `<table-${told.table}@dorfpost.example>`
    const { 'X-Dorfpost-Letter': id, ...rest } = first
    expect(rest).toEqual({
      'In-Reply-To': thread,
      References: thread,
      'List-Id': `Dorfpost <table-${told.table}.dorfpost.example>`,
      'List-Unsubscribe': `<${env.ORIGIN}/api/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    })
    expect(second.References).toBe(thread)
    expect(second['X-Dorfpost-Letter']).not.toBe(id)
    expect(sent[0]).toMatchObject({ from: { email: env.MAIL_FROM, name: 'Dorfpost' } })
  })

  test.for([
    { Bcc: 'eve@example.org' },
    { 'Message-ID': '<1@example.org>' },
    { Subject: 'Hello' },
    { 'Reply-To': 'eve@example.org' },
    { 'X-Fine\r\nBcc': 'eve@example.org' },
    { References: '<1@example.org>\r\nBcc: eve@example.org' },
    { 'X-Letter': 'Grüße' },
    { 'X-Letter': '' },
    { 'X-Letter': 'x'.repeat(999) },
  ])('%j would be refused', (headers) => {
    expect(() => checkHeaders(Object.fromEntries(Object.entries(headers)))).toThrow(TypeError)
  })

  test('a subject is one line, and not a long one', () => {
    expect(headerText(' a\tb\u0007\u202ec ')).toBe('a b c')
    expect(headerText('Ä'.repeat(151))).toBe(`${'Ä'.repeat(149)}…`)
    expect(headerText('Dörfer 🏡')).toBe('Dörfer 🏡')
  })
})

describe('Delivering', () => {
  test('twice is once', async () => {
    const ada = await reader()
    const told = notice(ada.id)
    await deliver(env, told)
    await deliver(env, told)
    expect(await mailsTo(ada.email)).toHaveLength(1)
    expect(await boxOf(ada)).toHaveLength(1)
    expect(await mailState(ada.id)).toEqual(['sent'])
  })

  test('another revision or kind is another letter, as is another account’s', async () => {
    const [ada, bob] = [await reader(), await reader()]
    const told = notice(ada.id)
    const others = [
      { revision: 8 },
      { kind: 'over' as const },
      { table: freshId() },
      { account: bob.id },
    ]
    for (const change of [{}, ...others]) await deliver(env, { ...told, ...change })
    expect(await boxOf(ada)).toHaveLength(4)
    expect(await boxOf(bob)).toHaveLength(1)
  })

  test('at the same time is once; those who came second try again and find it done', async () => {
    const ada = await reader()
    const told = notice(ada.id)
    const { sent, env: watched } = post()
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => deliver(watched, told)),
    )
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
    for (let i = 0; i < 6; i++) await deliver(watched, told)
    expect(sent).toHaveLength(1)
    expect(await boxOf(ada)).toHaveLength(1)
  })

  test('fails while the post fails, stands in the letterbox all the same, and goes out once', async () => {
    const ada = await reader()
    const told = notice(ada.id)
    const { sent, env: flaky } = post(2)
    await expect(deliver(flaky, told)).rejects.toThrow('closed')
    expect(await mailState(ada.id)).toEqual(['waiting'])
    expect(await boxOf(ada)).toHaveLength(1)
    await expect(deliver(flaky, told)).rejects.toThrow('closed')
    await deliver(flaky, told)
    await deliver(flaky, told)
    expect(sent).toHaveLength(1)
    expect(await mailState(ada.id)).toEqual(['sent'])
  })

  /** The same notice, and how often a part of it was looked at to make a letter of it. */
  function watched(told: TurnNotice, part: 'state' | 'names' = 'state') {
    const value = told[part]
    let looks = 0
    const seen = Object.defineProperty({ ...told }, part, {
      enumerable: true,
      get: () => {
        looks += 1
        return value
      },
    })
    return { seen, looks: () => looks }
  }

  test('composes a letter once, by the first delivery of its notice', async () => {
    const ada = await reader()
    const { seen, looks } = watched(notice(ada.id))
    await deliver(env, seen)
    const once = looks()
    expect(once).toBeGreaterThan(0)
    await deliver(env, seen)
    expect(looks()).toBe(once)
    expect(await mailsTo(ada.email)).toHaveLength(1)
  })

  test('composes a letter once where several deliveries come at the same time', async () => {
    const ada = await reader()
    const alone = watched(notice((await reader()).id), 'names')
    await deliver(env, alone.seen)
    const { seen, looks } = watched(notice(ada.id), 'names')
    await Promise.allSettled(Array.from({ length: 4 }, () => deliver(env, seen)))
    expect(looks()).toBe(alone.looks())
    await deliver(env, seen)
    expect(await mailsTo(ada.email)).toHaveLength(1)
  })

  test('composes a letter that its reader need not get yet once, and once more as it goes out', async () => {
    const ada = await reader()
    const { seen, looks } = watched(notice(ada.id))
    const look = { isKept: true, hasSeen: false }
    await inPersonOf(ada.id, env, (person) => person.tell(seen, look))
    const once = looks()
    await inPersonOf(ada.id, env, (person) => person.tell(seen, look))
    expect(looks()).toBe(once)
    expect(await mailsTo(ada.email)).toEqual([])
    await deliver(env, seen)
    expect(looks()).toBeGreaterThan(once)
    expect(await mailsTo(ada.email)).toHaveLength(1)
  })

  test('that fails is tried again with the letter as it was composed', async () => {
    const ada = await reader({ pictures: true })
    const { seen, looks } = watched(notice(ada.id))
    const { sent, env: flaky } = post(2)
    await expect(deliver(flaky, seen)).rejects.toThrow('closed')
    const once = looks()
    // Another has played meanwhile.
    const later = watched({ ...seen, played: seen.played + 1 })
    await expect(deliver(flaky, later.seen)).rejects.toThrow('closed')
    await deliver(flaky, later.seen)
    expect(later.looks()).toBe(0)
    expect(looks()).toBe(once + 1)
    const [message] = sent
    if (!message || !('replyTo' in message)) throw new Error('It takes no answers.')
    expect(message.attachments).toHaveLength(1)
    expect(await letterAt(env, `${message.replyTo}`)).toMatchObject({
      ...{ account: ada.id, table: seen.table, revision: seen.played },
    })
    expect((await ada.get('/api/me/data')).body.answerable).toHaveLength(1)
    // A waiting letter is not kept once it went.
    expect(JSON.stringify(await keptOf(ada.id))).not.toContain('<svg')
  })

  test('that fails is composed anew for somebody who wants no secrets in letters by then', async () => {
    const ada = await reader()
    const { seen, looks } = watched(notice(ada.id))
    const { sent, env: flaky } = post(1)
    await expect(deliver(flaky, seen)).rejects.toThrow('closed')
    const once = looks()
    await ada.patch('/api/me', { secrets: false })
    await deliver(flaky, seen)
    expect(looks()).toBeGreaterThan(once)
    expect(sent).toHaveLength(1)
  })

  test('after a crash between claim and sending, goes out five minutes later, as the same letter', async () => {
    const ada = await reader()
    const told = notice(ada.id)
    const { sent, env: watched } = post()
    // The post takes the letter's sender down with it: nobody is left to note anything, until long after.
    const { promise: claimed, resolve } = Promise.withResolvers<void>()
    const { promise: broken, reject } = Promise.withResolvers<never>()
    const send = () => {
      resolve()
      return broken
    }
    const dying = { ...env, EMAIL: { send } } as Env
    const dead = expect(deliver(dying, told)).rejects.toThrow()
    await claimed
    expect(await mailState(ada.id)).toEqual(['sending'])
    vi.setSystemTime(start + 4 * minute)
    await expect(deliver(watched, told)).rejects.toThrow('Somebody else')
    expect(sent).toHaveLength(0)
    vi.setSystemTime(start + 5 * minute + 1)
    await deliver(watched, told)
    await deliver(watched, told)
    expect(sent).toHaveLength(1)
    const [letter] = await boxOf(ada)
    expect(sent[0]).toMatchObject({ headers: { 'X-Dorfpost-Letter': letter.id } })
    reject(new Error('The connection broke.'))
    await dead
    expect(await mailState(ada.id)).toEqual(['sent'])
  })

  test('to a guest or to somebody who wants no mail means the letterbox only, for good', async () => {
    const [visitor, quiet] = [await guest('Visitor'), await reader()]
    await quiet.patch('/api/me', { mail: false })
    const { sent, env: watched } = post()
    const tolds = [notice(visitor.id), notice(quiet.id)]
    for (const told of tolds) await deliver(watched, told)
    await quiet.patch('/api/me', { mail: true })
    for (const told of tolds) await deliver(watched, told)
    expect(sent).toEqual([])
    expect(await boxOf(visitor)).toHaveLength(1)
    expect(await boxOf(quiet)).toHaveLength(1)
  })

  test('stops where mail was turned off while a letter waited', async () => {
    const ada = await reader()
    const told = notice(ada.id)
    const { sent, env: flaky } = post(1)
    await expect(deliver(flaky, told)).rejects.toThrow('closed')
    await ada.patch('/api/me', { mail: false })
    await deliver(flaky, told)
    expect(sent).toEqual([])
    expect(await mailState(ada.id)).toEqual(['none'])
  })

  test('gives up on an address that the service refuses for good', async () => {
    const ada = await reader()
    const told = notice(ada.id)
    const send = vi.fn(async () => {
      throw Object.assign(new Error('Suppressed'), { code: 'E_RECIPIENT_SUPPRESSED' })
    })
    const refusing = { ...env, EMAIL: { send } } as unknown as Env
    await deliver(refusing, told)
    await deliver(refusing, told)
    expect(send).toHaveBeenCalledOnce()
    expect(await mailState(ada.id)).toEqual(['none'])
    expect(await boxOf(ada)).toHaveLength(1)
  })

  test('to nobody is nothing', async () => {
    const before = await countRows()
    await deliver(env, notice(freshId()))
    expect(await countRows()).toEqual(before)
  })

  test('comes from a real table: whose turn it is gets a letter', async () => {
    const [ada, bob] = [await reader(), await reader()]
    const table = await gatheredTable(ada, bob)
    expect((await ada.post(`/api/tables/${table}/start`)).status).toBe(200)
    vi.setSystemTime(start + 60 * minute)
    await settle(table)
    await settle(table)
    const letters = [...(await boxOf(ada)), ...(await boxOf(bob))]
    expect(letters.length).toBeGreaterThan(0)
    for (const letter of letters) expect(letter).toMatchObject({ table, read: false })
    const { body } = await ada.get(`/api/tables/${table}`)
    const next = body.table.toAct[0] === 0 ? ada : bob
    expect((await mailsTo(next.email)).length).toBeGreaterThan(0)
  })
})

describe('The letterbox', () => {
  test('has my letters, the newest first, and marks them as read', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    for (const [i, account] of [ada, ada, ada, bob].entries()) {
      vi.setSystemTime(start + i * minute)
      await deliver(env, notice(account.id, { title: `Table ${i}` }))
    }
    const box = await boxOf(ada)
    expect(box.map(({ subject }: { subject: string }) => subject)).toEqual([
      'Your turn: Table 2',
      'Your turn: Table 1',
      'Your turn: Table 0',
    ])
    expect(Object.keys(box[0]).toSorted()).toEqual(
      ['at', 'id', 'kind', 'read', 'subject', 'table', 'text'].toSorted(),
    )
    const [{ id: foreign }] = await boxOf(bob)
    const ids = [box[1].id, foreign, freshId()]
    expect((await ada.post('/api/letters/read', { ids })).status).toBe(204)
    const read = (await boxOf(ada)).map((letter: { read: boolean }) => letter.read)
    expect(read).toEqual([false, true, false])
    expect((await ada.get('/api/me')).body.me.unread).toBe(2)
    expect((await boxOf(bob))[0].read).toBe(false)
    await ada.post('/api/letters/read', {})
    expect((await ada.get('/api/me')).body.me.unread).toBe(0)
    expect((await bob.get('/api/me')).body.me.unread).toBe(1)
  })

  test('takes as many ids as it says', async () => {
    const ada = await guest()
    await deliver(env, notice(ada.id))
    const [{ id }] = await boxOf(ada)
    const ids = [...Array.from({ length: 199 }, freshId), id]
    expect((await ada.post('/api/letters/read', { ids })).status).toBe(204)
    expect((await boxOf(ada))[0].read).toBe(true)
  })

  test.for([
    { ids: 'all' },
    { ids: ['short'] },
    { ids: [1] },
    { ids: Array.from({ length: 201 }, () => 'A'.repeat(22)) },
  ])('refuses what is no list of letters', async (body) => {
    const ada = await guest()
    await deliver(env, notice(ada.id))
    expect((await ada.post('/api/letters/read', body)).status).toBe(400)
    expect((await boxOf(ada))[0].read).toBe(false)
  })

  test('needs a session', async () => {
    expect((await new Client().get('/api/letters')).status).toBe(401)
    expect((await new Client().post('/api/letters/read', {})).status).toBe(401)
  })
})

describe('Unsubscribing', () => {
  test('takes one click of a mail provider: no cookie, no origin, a form', async () => {
    const ada = await reader()
    await deliver(env, notice(ada.id))
    const [mail] = await mailsTo(ada.email)
    const url = /^<(.*)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    const { status, headers } = await new Client().send('POST', url, undefined, {
      raw: 'List-Unsubscribe=One-Click',
      headers: { origin: null, 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(status).toBe(204)
    expect(headers.get('set-cookie')).toBeNull()
    expect((await ada.get('/api/me')).body.me.mail).toBe(false)
    await deliver(env, notice(ada.id))
    expect(await mailsTo(ada.email)).toHaveLength(1)
    expect(await boxOf(ada)).toHaveLength(2)
    await ada.patch('/api/me', { mail: true })
    await deliver(env, notice(ada.id))
    expect(await mailsTo(ada.email)).toHaveLength(2)
  })

  test('by GET changes nothing and shows the page that asks', async () => {
    const ada = await reader()
    const token = await unsubscribeToken(env, ada.id)
    const { status, headers } = await new Client().get(`/api/unsubscribe?token=${token}`)
    expect(status).toBe(302)
    expect(headers.get('location')).toBe(`${env.ORIGIN}/unsubscribe?token=${token}`)
    expect((await ada.get('/api/me')).body.me.mail).toBe(true)
  })

  test('needs a token made for it', async () => {
    const ada = await reader()
    const session = ada.cookie?.split('=')[1] ?? ''
    const token = await unsubscribeToken(env, ada.id)
    const elsewhere = await unsubscribeToken({ ...env, SESSION_SECRET: 'x'.repeat(32) }, ada.id)
    const bad = ['', 'short', 'x'.repeat(700), session, elsewhere, `${token}x`, ada.id.repeat(2)]
    for (const tried of bad) {
      const { status } = await new Client().post(`/api/unsubscribe?token=${tried}`)
      expect(status, tried).toBe(400)
    }
    expect((await new Client().post('/api/unsubscribe')).status).toBe(400)
    expect((await ada.get('/api/me')).body.me.mail).toBe(true)
    const eve = new Client()
    eve.cookie = `__Host-session=${token}`
    expect((await eve.get('/api/me')).body).toEqual({ me: null })
  })

  test('of an account that is gone is no error', async () => {
    const token = await unsubscribeToken(env, freshId())
    expect((await new Client().post(`/api/unsubscribe?token=${token}`)).status).toBe(204)
  })
})

describe('Letters kept in local running', () => {
  test('can be read as a page', async () => {
    const ada = await reader()
    await deliver(env, notice(ada.id))
    const { status, headers, body } = await new Client().get('/dev/letters')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    expect(body).toContain(ada.email)
    expect(body).toContain(`<a href="${env.ORIGIN}/t/`)
    expect(body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  })

  test('are there for that computer only', async () => {
    const from = async (headers: Record<string, string>, host = env.ORIGIN) =>
      (await app.fetch(new Request(new URL('/dev/letters.json', host), { headers }), env)).status
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await from({ 'cf-connecting-ip': address }), address).toBe(200)
    for (const address of ['192.168.0.7', '203.0.113.9', 'fe80::1', '2001:db8::1', 'what'])
      expect(await from({ 'cf-connecting-ip': address }), address).toBe(404)
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])
      expect(await from({ [name]: '127.0.0.1' }), name).toBe(404)
    expect(await from({}, 'http://127.0.0.1:8787')).toBe(200)
    expect(await from({}, 'http://rebound.example:8787')).toBe(404)
    expect(await from({}, 'http://localhost.example:8787')).toBe(404)
  })

  test('are there in local running only', async () => {
    const ada = await reader()
    const deployed = { ...env, LOCAL: 'false' }
    await deliver(deployed, notice(ada.id))
    expect(await mailsTo(ada.email)).toEqual([])
    for (const path of ['/dev/letters', '/dev/letters.json']) {
      const { status, body } = await new Client().get(path, { env: deployed })
      expect(status).toBe(404)
      expect(body.type).toBe('/problems/not-found')
    }
  })
})
