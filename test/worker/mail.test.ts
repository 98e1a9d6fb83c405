/** Answers to letters: what they do, and what they do not. */
import { env } from 'cloudflare:workers'
import { base64url } from 'jose'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { personalLimits } from '../../worker/accounts/limits.ts'
import { keyedHash } from '../../worker/accounts/secret.ts'
import { readMail } from '../../worker/api/mail.ts'
import { type MailHeader, proofOf, soleAddress } from '../../worker/api/mail-auth.ts'
import type { Env } from '../../worker/env.ts'
import { readTurnFragment } from '../../worker/games/kernel/index.ts'
import worker from '../../worker/index.ts'
import { answerAddress, incoming, newestTo, proven, receive } from './mail-helpers.ts'
import { reader } from './notice-helpers.ts'
import { countRows } from './people.ts'
import { inPersonOf, keptOf, rowsOf } from './person-helpers.ts'
import {
  actingOf,
  movesIn,
  playOne,
  sendNotices,
  storageOf,
  tableFor,
  viewOf,
} from './table-helpers.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Player = Awaited<ReturnType<typeof reader>>

/** Two people at a table that has started, with the letter of whose turn it is. */
async function asked(request: Readonly<Record<string, unknown>> = {}, settings = {}) {
  const ada = await reader(settings)
  const bob = await reader({ language: 'de', ...settings })
  const { id } = await tableFor([ada, bob], request)
  await sendNotices(id)
  const { acting, waiting } = await actingOf(id, [ada, bob])
  const [player, other] = [acting as Player, waiting as Player]
  const mail = await newestTo(player.email, true)
  if (!mail) throw new Error('Nobody was asked.')
  return { id, players: [ada, bob] as const, player, other, mail, to: answerAddress(mail) }
}

const mailsIn = async () =>
  Number(await env.DB.prepare('SELECT count(*) AS n FROM dev_mails').first('n'))

describe('a turn’s letter', () => {
  test('lists turns as links that say nothing to servers, and fits the rules', async () => {
    const { mail, player, id } = await asked()
    const links = [...mail.text.matchAll(/^ {3}(http\S+)$/gm)].map(([, link = '']) => new URL(link))
    expect(links.length).toBeGreaterThan(1)
    expect(links.length).toBeLessThanOrEqual(8)
    const { play } = await viewOf(player, id)
    for (const link of links) {
      expect(`${link.origin}${link.pathname}${link.search}`).toBe(`${env.ORIGIN}/t/${id}`)
      expect(readTurnFragment(link.hash)?.revision).toBe(play?.revision)
    }
    const turn = readTurnFragment(links[0]?.hash ?? '')
    const played = await player.post(`/api/tables/${id}/turns`, {
      ...turn,
      turn: crypto.randomUUID(),
    })
    expect(played.status, JSON.stringify(played.body)).toBe(200)
    expect(answerAddress(mail).split('@')[0]?.length).toBeLessThanOrEqual(64)
    expect(mail.text).toMatch(/^(?:Likely turns|Wahrscheinliche Züge)$/m)
  })

  test('suggests nothing at a rated table: there are the first legal turns in their order', async () => {
    const { mail, player, id } = await asked({ rated: true })
    expect(mail.text).toMatch(/^(?:Turns to choose from|Züge zur Auswahl)$/m)
    const hashes = [...mail.text.matchAll(/#turn=\S+/g)].map(([hash]) => readTurnFragment(hash))
    const legal = movesIn(await viewOf(player, id))
    expect(hashes.map((turn) => turn?.moves[0])).toEqual(legal.slice(0, hashes.length))
  })

  test('offers nothing to whoever only hears that the game begins', async () => {
    const { other } = await asked()
    const mail = await newestTo(other.email)
    expect(mail?.headers['Reply-To']).toBeUndefined()
    expect(mail?.text).not.toContain('#turn=')
  })
})

describe('an answer', () => {
  test('with a number plays that turn, and is answered', async () => {
    const { id, player, mail, to } = await asked()
    const [, hash = ''] = /^1 {2}.*\n(?: {3}.*\n)? {3}\S+(#turn=\S+)$/m.exec(mail.text) ?? []
    await receive({ from: player.email, to, text: '1' })
    const after = await viewOf(player, id)
    expect(after.play?.revision).toBe(1)
    const { body } = await player.get(`/api/me/data`)
    expect(body.seats[0].turns[0].moves).toEqual(readTurnFragment(hash)?.moves)
    const receipt = await newestTo(player.email)
    expect(receipt?.subject).toMatch(/^(?:Played|Gespielt): /)
    expect(receipt?.text).not.toMatch(/^(?:Since your last turn|Seit deinem letzten Zug)/m)
    expect(receipt?.headers['Auto-Submitted']).toBe('auto-replied')
    expect(receipt?.headers['In-Reply-To']).toMatch(/@example\.org>$/)
  })

  test('that comes twice is played once', async () => {
    const { id, player, to } = await asked()
    const headers = { 'Message-ID': '<twice@example.org>' }
    await receive({ from: player.email, to, text: '1', headers })
    const mails = await mailsIn()
    await receive({ from: player.email, to, text: '1', headers })
    expect((await viewOf(player, id)).play?.revision).toBe(1)
    expect(await mailsIn()).toBe(mails)
  })

  test('in words of either language plays the move they name', async () => {
    const { id, player, mail, to } = await asked()
    const card = /^1 {2}([^(\n]+?)(?: \(|$)/m.exec(mail.text)?.[1]
    await receive({ from: player.email, to, text: `nimm ${card}` })
    expect((await viewOf(player, id)).play?.revision).toBe(1)
  })

  test('can say something at the table', async () => {
    const { id, player, to } = await asked()
    await receive({ from: player.email, to, text: 'talk: hello from my letters' })
    const { body } = await player.get(`/api/tables/${id}/talk`)
    expect(body.messages.map(({ text }: { text: string }) => text)).toEqual([
      'hello from my letters',
    ])
    expect((await viewOf(player, id)).play?.revision).toBe(0)
  })

  test.each([
    ['9', /number 9|Nummer 9/],
    ['what is all this about', /find no turn|finde ich gerade keinen Zug/],
    ['', /nothing to read|nichts zu lesen/],
    ['> 1\n> 2', /nothing to read|nichts zu lesen/],
    ['undo', /nothing to take back|nichts zurückzunehmen/],
    ['1, then 1', /no longer possible|geht nach dem/],
  ])('%j plays nothing, and is told why with the choices as they are', async (text, why) => {
    const { id, player, to } = await asked()
    const before = await storageOf(id)
    await receive({ from: player.email, to, text })
    expect(await storageOf(id)).toEqual(before)
    const receipt = await newestTo(player.email)
    expect(receipt?.subject).toMatch(/^(?:Nothing was played|Nichts gespielt): /)
    expect(receipt?.text).toMatch(why)
    expect(receipt?.text).toMatch(/It is still your turn|Du bist noch am Zug/)
    expect(receipt?.text).toMatch(/^1 {2}\S/m)
    await receive({ from: player.email, to: answerAddress(receipt), text: '1' })
    expect((await viewOf(player, id)).play?.revision).toBe(1)
  })

  test('that comes too late plays nothing, and has the choices as they are now', async () => {
    const { id, player, players, to } = await asked()
    do await playOne(id, players)
    while ((await actingOf(id, players)).acting !== player)
    const before = await storageOf(id)
    await receive({ from: player.email, to, text: '1' })
    expect(await storageOf(id)).toEqual(before)
    const receipt = await newestTo(player.email)
    expect(receipt?.text).toMatch(/too late|zu spät/)
    expect(receipt?.text).toMatch(/^1 {2}\S/m)
    await receive({ from: player.email, to, text: 'undo' })
    expect((await newestTo(player.email))?.text).toMatch(
      /nothing to take back|nichts zurückzunehmen/,
    )
  })

  test('that comes too late but names a turn of now is asked about, and a yes plays it', async () => {
    const { id, player, players, to } = await asked()
    await receive({ from: player.email, to, text: '1' })
    const receipt = await newestTo(player.email)
    while ((await actingOf(id, players)).acting !== player) await playOne(id, players)
    const before = await storageOf(id)
    await receive({ from: player.email, to: answerAddress(receipt), text: 'stack 2, please' })
    expect(await storageOf(id)).toEqual(before)
    const question = await newestTo(player.email)
    expect(question?.text).toMatch(/Did you mean: |Meinst du: /)
    expect(question?.text).toMatch(/too late|zu spät/)
    await receive({ from: player.email, to: answerAddress(question), text: 'yes' })
    const played = await newestTo(player.email)
    expect(played?.text).toMatch(/^• .*(?:from a stack|von einem Stapel)/m)
  })

  test('in HTML only is read as far as it is seen', async () => {
    const { id, player, to } = await asked()
    for (const [content, revision] of [
      ['<p hidden>1</p>', 0],
      ['<p>1</p><blockquote>2</blockquote>', 1],
    ] as const) {
      await receive({ from: player.email, to, text: '', body: { type: 'text/html', content } })
      expect((await viewOf(player, id)).play?.revision).toBe(revision)
    }
  })

  test('that is not clear is asked back, and a yes plays what was asked', async () => {
    const { id, player, to } = await asked()
    await receive({ from: player.email, to, text: 'what is all this about' })
    const first = await newestTo(player.email)
    const [, label = ''] = /^1 {2}(.+)$/m.exec(first?.text ?? '') ?? []
    await receive({ from: player.email, to: answerAddress(first), text: `take ${label}?` })
    expect((await viewOf(player, id)).play?.revision).toBe(0)
    const asking = await newestTo(player.email)
    expect(asking?.text).toMatch(/Did you mean: |Meinst du: /)
    expect(asking?.text).toContain(`: ${label}?`)
    expect(asking?.text).toMatch(/^1 {2}(?:Yes|Ja), /m)
    // Only the letter that asks takes a yes for a move.
    await receive({ from: player.email, to, text: 'yes' })
    expect((await viewOf(player, id)).play?.revision).toBe(0)
    await receive({ from: player.email, to: answerAddress(asking), text: 'yes, please' })
    expect((await viewOf(player, id)).play?.revision).toBe(1)
  })

  test.each(['what is all this about', 'help', 'talk: hm', '99'])(
    'that is not clear is asked back, and a yes plays what was asked after %j, too',
    async (text) => {
      const { id, player, to } = await asked()
      await receive({ from: player.email, to, text: 'stack 2?' })
      const asking = await newestTo(player.email)
      expect(asking?.text).toMatch(/Did you mean: |Meinst du: /)
      await receive({ from: player.email, to: answerAddress(asking), text })
      const again = await newestTo(player.email)
      expect(again?.text).toMatch(/Did you mean: |Meinst du: /)
      expect((await viewOf(player, id)).play?.revision).toBe(0)
      await receive({ from: player.email, to: answerAddress(again), text: 'yes' })
      const played = await newestTo(player.email)
      expect(played?.text).toMatch(/^• .*(?:from a stack|von einem Stapel)/m)
    },
  )

  test('may ask for help, or for all legal turns', async () => {
    const { id, player, to } = await asked()
    await receive({ from: player.email, to, text: 'help please' })
    expect((await newestTo(player.email))?.text).toMatch(/“list”|„Liste“/)
    await receive({ from: player.email, to, text: 'list' })
    const all = await newestTo(player.email)
    expect(all?.text.match(/^\d+ {2}\S/gm)?.length).toBeGreaterThanOrEqual(9)
    // A part of the list that is asked for by its number; there is but one here.
    await receive({ from: player.email, to, text: 'list 2' })
    expect((await newestTo(player.email))?.subject).toBe(all?.subject)
    expect((await viewOf(player, id)).play?.revision).toBe(0)
    const last = all?.text.match(/^\d+(?= {2}\S)/gm)?.at(-1) ?? ''
    await receive({ from: player.email, to: answerAddress(all), text: last })
    expect((await viewOf(player, id)).play?.revision).toBe(1)
  })

  test('is read in whatever parts and encodings mail programs make', async () => {
    const { id, player, to } = await asked()
    const content = [
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      btoa('1\r\n\r\n> 2\r\n'),
      '--b',
      'Content-Type: text/html',
      '',
      '<p>1</p>',
      '--b--',
    ].join('\r\n')
    const body = { type: 'multipart/alternative; boundary=b', content }
    await receive({ from: player.email, to, text: '', body })
    expect((await viewOf(player, id)).play?.revision).toBe(1)
  })
})

describe('dropped without a word, with nothing changed, is', () => {
  const forged = (from: string) => proven(from).replaceAll('=pass', '=fail')
  test.each<
    [string, (at: { player: Player; other: Player; to: string }) => Parameters<typeof receive>[0]]
  >([
    ['what a stranger sends', ({ to }) => ({ from: 'eve@example.net', to, text: '1' })],
    ['what another player sends', ({ other, to }) => ({ from: other.email, to, text: '1' })],
    [
      'what comes from nobody knows where',
      ({ player, to }) => ({
        from: player.email,
        to,
        text: '1',
        headers: { 'Authentication-Results': forged(player.email) },
      }),
    ],
    [
      'what another domain signed',
      ({ player, to }) => ({
        from: player.email,
        to,
        text: '1',
        headers: { 'Authentication-Results': proven('eve@example.net') },
      }),
    ],
    [
      'what brings findings of its own below those of the server',
      ({ player, to }) => ({
        from: player.email,
        to,
        text: '1',
        headers: {
          'Authentication-Results': `${forged(player.email)}\r\nAuthentication-Results: ${proven(player.email)}`,
        },
      }),
    ],
    [
      'what has findings of another server',
      ({ player, to }) => ({
        from: player.email,
        to,
        text: '1',
        headers: {
          'Authentication-Results': proven(player.email).replace(
            'mx.cloudflare.net',
            'mx.example.net',
          ),
        },
      }),
    ],
    ...Object.entries({
      'Auto-Submitted': 'auto-replied',
      Precedence: 'bulk',
      'X-Autoreply': 'yes',
      'List-Id': 'club <club.example.org>',
      Subject: 'Automatic reply: your turn',
      'Content-Type': 'multipart/report; boundary=b',
    }).map(
      ([name, value]) =>
        [
          `a machine’s answer (${name})`,
          ({ player, to }: { player: Player; to: string }) => ({
            from: player.email,
            to,
            text: '1',
            headers: { [name]: value },
          }),
        ] as [
          string,
          (at: { player: Player; other: Player; to: string }) => Parameters<typeof receive>[0],
        ],
    ),
    ['a bounce', ({ player, to }) => ({ from: player.email, to, text: '1', sender: '' })],
    [
      'what goes to an address that nobody was given',
      ({ player, to }) => ({
        from: player.email,
        to: to.replace(/[0-9a-z]@/, (end) => (end === '0@' ? '1@' : '0@')),
        text: '1',
      }),
    ],
    [
      'what goes to an address that is too long to be one',
      ({ player, to }) => ({
        from: player.email,
        to: to.replace(/\+.*@/, `+${'z'.repeat(47)}@`),
        text: '1',
      }),
    ],
    [
      'what is too large',
      ({ player, to }) => ({ from: player.email, to, text: `1\r\n${'x'.repeat(257 * 1024)}` }),
    ],
  ])('%s', async (_, write) => {
    const { id, player, other, to } = await asked()
    const before = await storageOf(id)
    const rows = await countRows()
    await receive(write({ player, other, to }))
    expect(await storageOf(id)).toEqual(before)
    expect(await countRows()).toEqual(rows)
  })

  test('more than may come for a person within an hour, genuine or not, before any of it is read', async () => {
    const { id, player, to } = await asked()
    const counted = () =>
      rowsOf(
        player.id,
        'SELECT what, about, count FROM tallies WHERE what LIKE ? ORDER BY what',
        'answers%',
      )
    await receive({ from: 'eve@example.net', to, text: '1' })
    expect(await counted()).toEqual([
      { what: 'answers', about: '', count: 1 },
      { what: 'answersAtTable', about: id, count: 1 },
    ])
    const { answersAtTable } = personalLimits
    await inPersonOf(player.id, env, (_person, { sql }) =>
      sql
        .exec("UPDATE tallies SET count = ? WHERE what = 'answersAtTable'", answersAtTable.max)
        .toArray(),
    )
    const mails = await mailsIn()
    const mail = incoming({ from: player.email, to, text: '1' })
    let isRead = false
    const raw = new ReadableStream<Uint8Array>(
      {
        pull: () => {
          isRead = true
          throw new Error('It is read.')
        },
      },
      { highWaterMark: 0 },
    )
    await worker.email({ ...mail, raw }, env)
    expect(isRead).toBe(false)
    expect(await mailsIn()).toBe(mails)
    expect((await viewOf(player, id)).play?.revision).toBe(0)
    // Those of other tables are not used up by it.
    expect((await counted())[0]).toMatchObject({ what: 'answers', count: 1 })
  })

  test('an e-mail from somebody who has left', async () => {
    const { id, player, to } = await asked()
    expect((await player.send('DELETE', '/api/me', undefined)).status).toBe(204)
    const before = await storageOf(id)
    await receive({ from: player.email, to, text: '1' })
    expect(await storageOf(id)).toEqual(before)
    expect(await keptOf(player.id)).toEqual([])
  })
})

test('a letter that was sent before is answered by what D1 has of it, once', async () => {
  const { id, player, to } = await asked()
  type Row = { table: string; revision: number; asked: string; turns: string; created_at: number }
  const [row] = await rowsOf<Row>(
    player.id,
    `SELECT "table", asks ->> 'revision' AS revision, asks ->> 'asked' AS asked,
       asks ->> 'turns' AS turns, created_at FROM letters WHERE asks IS NOT NULL`,
  )
  if (!row) throw new Error('Nothing was asked.')
  const hex = (text: string) =>
    [...base64url.decode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const key = hex(await keyedHash(env, 'answerable', 'of before')).slice(0, 32)
  const check = hex(await keyedHash(env, 'answer address', key)).slice(0, 12)
  await env.DB.prepare(
    'INSERT INTO answerable (id, account, "table", revision, asked, turns, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
    .bind(key, player.id, id, row.revision, row.asked, row.turns, row.created_at)
    .run()
  await inPersonOf(player.id, env, (_person, { sql }) =>
    sql.exec('UPDATE letters SET asks = NULL').toArray(),
  )
  const before = await storageOf(id)
  await receive({ from: player.email, to, text: '1' })
  expect(await storageOf(id)).toEqual(before)
  const old = to.replace(/\+.*@/, `+${key.toUpperCase()}${check}@`)
  const answer = {
    from: player.email,
    to: old,
    text: '1',
    headers: { 'Message-ID': '<1@example.org>' },
  }
  await receive(answer)
  const after = await storageOf(id)
  expect(after).not.toEqual(before)
  const mails = await mailsIn()
  await receive(answer)
  expect(await mailsIn()).toBe(mails)
  expect((await player.get('/api/me/data')).body.answerable).toMatchObject([
    { table: id },
    { table: id },
  ])
})

describe('if no server is trusted to say whom a letter is from', () => {
  const { MAIL_AUTHSERV: _, ...untrusting } = env as Env

  /** A letter with the signature of its sender's domain, and a DNS that has the key of `example.org`. */
  async function signed(writing: Parameters<typeof incoming>[0]) {
    const { publicKey, privateKey } = (await crypto.subtle.generateKey('Ed25519', true, [
      'sign',
      'verify',
    ])) as CryptoKeyPair
    const letter = incoming(writing).headers
    const hash = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    const base64 = (buffer: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))
    const bodyHash = base64(await hash(`${writing.text}\r\n`))
    const own = `v=1; a=ed25519-sha256; d=example.org; s=m; h=from:to:subject:date; bh=${bodyHash}; b=`
    const lines = [
      `From: ${letter.get('from')}`,
      `To: ${letter.get('to')}`,
      `Subject: ${letter.get('subject')}`,
      `Date: ${letter.get('date')}`,
      `DKIM-Signature: ${own}`,
    ]
    const data = await hash(lines.join('\r\n'))
    const signature = base64(await crypto.subtle.sign('Ed25519', privateKey, data))
    const raw = (await crypto.subtle.exportKey('raw', publicKey)) as ArrayBuffer
    const record = `v=DKIM1; k=ed25519; p=${base64(raw)}`
    return {
      headers: { 'Authentication-Results': 'none', 'DKIM-Signature': own + signature },
      dns: async (name: string) => (name === 'm._domainkey.example.org' ? [record] : []),
    }
  }

  test('an answer counts by the signature of its sender’s domain, and once', async () => {
    const { id, player, to } = await asked()
    const writing = { from: player.email, to, text: 'talk: signed' }
    const { headers, dns } = await signed(writing)
    // The signature does not cover the Message-ID: somebody who has the letter could send it again with another.
    for (const name of ['<once@example.org>', '<once@example.org>', '<again@example.org>']) {
      const again = { ...writing, headers: { 'Message-ID': name, ...headers } }
      await readMail(incoming(again), untrusting, Date.now(), dns)
    }
    const { body } = await player.get(`/api/tables/${id}/talk`)
    expect(body.messages.map(({ text }: { text: string }) => text)).toEqual(['signed'])
  })

  test('nothing else does: no header, no signature of other words, no letter that was meant for another address', async () => {
    const { id, player, to } = await asked()
    const { to: another } = await asked()
    const before = await storageOf(id)
    const writing = { from: player.email, to, text: '1' }
    const { headers, dns } = await signed(writing)
    const other = await signed({ ...writing, to: another })
    const mails = await mailsIn()
    for (const [forged, records] of [
      [{ 'Authentication-Results': proven(player.email) }, dns],
      [
        {
          Received: 'from mx.example.org by cloudflare-email.net for <turn@x>',
          'Authentication-Results': proven(player.email),
        },
        dns,
      ],
      [{ ...headers, From: `Eve <${player.email}>` }, dns],
      [
        {
          ...headers,
          'DKIM-Signature': headers['DKIM-Signature'].replace('d=example.org', 'd=example.net'),
        },
        dns,
      ],
      [{ ...other.headers, To: another }, other.dns],
      // Added on the way: the address in a Cc, and what has the body read in another way.
      [{ ...other.headers, To: another, Cc: to }, other.dns],
      [{ ...headers, 'Content-Transfer-Encoding': 'base64' }, dns],
      [{ ...headers, 'Content-Type': 'multipart/mixed; boundary=b' }, dns],
      [{ ...headers, 'Auto-Submitted': 'auto-replied' }, dns],
    ] as const)
      await readMail(incoming({ ...writing, headers: forged }), untrusting, Date.now(), records)
    expect(await storageOf(id)).toEqual(before)
    expect(await mailsIn()).toBe(mails)
    const away = () => Promise.reject(new Error('DNS is away.'))
    await expect(
      readMail(incoming({ ...writing, headers }), untrusting, Date.now(), away),
    ).rejects.toThrow('away')
    await readMail(incoming({ ...writing, headers }), untrusting, Date.now(), dns)
    expect((await viewOf(player, id)).play?.revision).toBe(1)
  })
})

describe('findings of the receiving server', () => {
  const from = 'ada@example.org'
  const isProven = (
    headers: ReadonlyArray<MailHeader>,
    address: string,
    by = 'mx.cloudflare.net',
  ) => proofOf(headers, address, by) !== null
  const passed = { key: 'authentication-results', value: proven(from) }
  const arrival = {
    key: 'received',
    value: 'from mx.example.org by cloudflare-email.net for <turn@x>',
  }
  const before = { key: 'received', value: 'from laptop by mx.example.org with SMTP' }

  test('counts where it stands above all that the letter came with', () => {
    expect(isProven([arrival, passed, before], from)).toBe(true)
    expect(isProven([passed, arrival, before], from)).toBe(true)
    expect(
      isProven(
        [{ ...passed, key: 'arc-authentication-results', value: `i=1; ${proven(from)}` }],
        from,
      ),
    ).toBe(true)
  })

  test('counts as Email Routing writes it: marks, chain and seal above what the letter came with', () => {
    const chain = (key: string, value: string) => ({ key: `arc-${key}`, value })
    const written = [
      {
        key: 'received',
        value:
          'from mx.example.org (192.0.2.1) by cloudflare-email.net (cloudflare) id A for <turn@x>',
      },
      chain('seal', 'i=2; a=rsa-sha256; s=cf2024-1; d=cloudflare-email.net; cv=pass; b=A'),
      chain('message-signature', 'i=2; a=rsa-sha256; d=cloudflare-email.net; b=A'),
      chain('authentication-results', `i=2; ${proven(from)}`),
      { key: 'received-spf', value: 'pass receiver=mx.cloudflare.net' },
      passed,
      { key: 'x-cf-spamh-score', value: '0' },
    ]
    const came = [
      { key: 'dkim-signature', value: 'v=1; d=example.org' },
      before,
      chain('authentication-results', 'i=1; mx.example.org; arc=none'),
      { key: 'from', value: from },
    ]
    expect(isProven([...written, ...came], from)).toBe(true)
    const former = {
      key: 'received',
      value: 'from mx.example.org by email.cloudflare.net (unknown) id A for <turn@x>',
    }
    expect(isProven([former, passed, ...came], from)).toBe(true)
    expect(isProven([...written.slice(0, 3), ...came], from)).toBe(false)
  })

  test('does not count below anything that a sender writes', () => {
    for (const key of ['from', 'subject', 'dkim-signature', 'date', 'x-mailer', 'message-id'])
      expect(isProven([arrival, { key, value: 'x' }, passed], from), key).toBe(false)
  })

  test.for([
    // A sender's own words within the findings: as a quoted name, in a comment, and beside the true finding.
    'spf=pass smtp.mailfrom="x; dmarc=pass header.from=example.org y"@evil.example',
    'spf=pass (domain of "x) ; dmarc=pass header.from=example.org ("@evil.example designates it) smtp.mailfrom=a@evil.example',
    'spf=pass (domain of x); dmarc=pass header.from=example.org (@evil.example designates it)) smtp.mailfrom=a@evil.example',
    'dmarc=fail header.from=example.org; dkim=pass header.d=example.org',
    'dmarc=fail header.from=example.org; dmarc=pass header.from=example.org',
    'dmarc=pass header.from=example.org; dmarc=pass header.from=example.org',
    'dmarc=pass header.from=evil.example; spf=fail smtp.mailfrom=a@example.org',
  ])('does not count where a sender may have written along: %s', (found) => {
    expect(isProven([{ key: passed.key, value: `mx.cloudflare.net; ${found}` }], from)).toBe(false)
  })

  test('counts by DKIM or SPF of the domain where it asks for nothing by DMARC', () => {
    for (const found of ['dkim=pass header.d=example.org', 'spf=pass smtp.mailfrom=b@example.org'])
      for (const dmarc of ['', 'dmarc=none header.from=example.org; '])
        expect(
          isProven(
            [
              {
                key: passed.key,
                value: `mx.cloudflare.net; ${dmarc}${found}; arc=pass smtp.remote-ip="2001:db8::1"`,
              },
            ],
            from,
          ),
          dmarc + found,
        ).toBe(true)
  })

  test('counts by DKIM or SPF of a domain above, and not of one below', () => {
    const at = (found: string, address = from) =>
      isProven([{ key: passed.key, value: `mx.cloudflare.net; ${found}` }], address)
    for (const found of [
      'dkim=pass header.d=pages.example.org',
      'dkim=pass header.i=@pages.example.org',
      'spf=pass smtp.mailfrom=b@pages.example.org',
      'dmarc=none header.from=example.org; spf=pass smtp.mailfrom=pages.example.org',
      'dkim=pass header.d=org',
      'dkim=pass header.d=ample.org',
    ])
      expect(at(found), found).toBe(false)
    for (const found of ['dkim=pass header.d=example.org', 'spf=pass smtp.mailfrom=b@example.org'])
      expect(at(found, 'ada@team.example.org'), found).toBe(true)
  })

  test('counts for no letter that has its address in Cc, or two of a header', async () => {
    const { id, player, to } = await asked()
    const mails = await mailsIn()
    for (const headers of [
      { To: 'eve@example.net', Cc: to },
      { To: `${to}\r\nTo: eve@example.net` },
      { 'Content-Transfer-Encoding': '7bit\r\nContent-Transfer-Encoding: 8bit' },
    ])
      await receive({ from: player.email, to, text: '1', headers })
    expect(await mailsIn()).toBe(mails)
    expect((await viewOf(player, id)).play?.revision).toBe(0)
  })

  describe('by a signature alone', () => {
    const b = 'QWJjRGVmR2hpSmtsTW5vcA=='
    const bodyHash = 'x'.repeat(43).concat('=')
    const signature = (fields: string, signed = b) =>
      `v=1; a=rsa-sha256; c=relaxed/relaxed; d=example.org; s=m; h=${fields}; bh=${bodyHash}; b=${signed}`
    const all = 'from:to:subject:date:message-id:content-type'
    const finding = `dkim=pass header.d=example.org header.s=m header.b=${b.slice(0, 8)}`
    /** The findings of a letter that was handed on: its signature is good, its path is not that of its domain. */
    const found = (signed: string) =>
      `mx.cloudflare.net; ${signed}; dmarc=pass header.from=example.org; spf=pass smtp.mailfrom=a@evil.example`
    const nobody = () => Promise.resolve([])

    const cases: ReadonlyArray<
      [what: string, counts: boolean, headers: (to: string) => Record<string, string>]
    > = [
      ['counts where it covers what is read', true, () => ({ 'DKIM-Signature': signature(all) })],
      [
        'does not where the address was added in To',
        false,
        () => ({ 'DKIM-Signature': signature('from:subject:date:message-id:content-type') }),
      ],
      [
        'does not where Content-Transfer-Encoding was added',
        false,
        () => ({ 'DKIM-Signature': signature(all), 'Content-Transfer-Encoding': 'base64' }),
      ],
      [
        'counts with Content-Transfer-Encoding where that is signed',
        true,
        () => ({
          'DKIM-Signature': signature(`${all}:content-transfer-encoding`),
          'Content-Transfer-Encoding': '7bit',
        }),
      ],
      [
        'does not by a forged one beside it that covers more',
        false,
        () => ({
          'DKIM-Signature': `${signature('from:subject:date')}\r\nDKIM-Signature: ${signature(all)}`,
        }),
      ],
      ['does not by one that is not there', false, () => ({})],
      [
        'does not by another one of the domain',
        false,
        () => ({ 'DKIM-Signature': signature(all, 'Zm9yZ2VkIGJ5IHNvbWVib2R5') }),
      ],
      [
        'does not where only the path is good, of a domain below',
        false,
        () => ({
          'Authentication-Results':
            'mx.cloudflare.net; dmarc=none; spf=pass smtp.mailfrom=a@pages.example.org',
        }),
      ],
      [
        'counts unsigned where the domain’s own server handed it over',
        true,
        () => ({
          'Authentication-Results':
            'mx.cloudflare.net; dmarc=none; spf=pass smtp.mailfrom=a@example.org',
        }),
      ],
    ]
    test.for(cases)('%s', async ([, counts, headersFor]) => {
      const { id, player, to } = await asked()
      // The helper's letters are of their readers' domain, `example.org`.
      const headers = { 'Authentication-Results': found(finding), ...headersFor(to) }
      await readMail(
        incoming({ from: player.email, to, text: '1', headers }),
        env,
        Date.now(),
        nobody,
      )
      expect((await viewOf(player, id)).play?.revision).toBe(counts ? 1 : 0)
    })

    test('counts once, under whatever Message-ID that it does not cover', async () => {
      const { id, player, to } = await asked()
      for (const name of ['<once@example.org>', '<again@example.org>']) {
        const headers = {
          'Authentication-Results': found(finding),
          'DKIM-Signature': signature('from:to:subject:date:content-type'),
          'Message-ID': name,
        }
        const mail = incoming({ from: player.email, to, text: 'talk: signed', headers })
        await readMail(mail, env, Date.now(), nobody)
      }
      const { body } = await player.get(`/api/tables/${id}/talk`)
      expect(body.messages).toHaveLength(1)
    })
  })

  test('counts under the name that is configured, and no other', () => {
    const elsewhere = {
      ...passed,
      value: proven(from).replace('mx.cloudflare.net', 'mx.example.net'),
    }
    expect(isProven([elsewhere], from, 'mx.example.net')).toBe(true)
    expect(isProven([elsewhere], from)).toBe(false)
    expect(isProven([passed], from, 'mx.example.net')).toBe(false)
  })

  test('does not count below the mark of another server, nor under another name', () => {
    expect(isProven([arrival, before, passed], from)).toBe(false)
    for (const name of ['evil.mx.cloudflare.net', 'mx.cloudflare.net.example', 'cloudflare.net'])
      expect(
        isProven([{ ...passed, value: proven(from).replace('mx.cloudflare.net', name) }], from),
      ).toBe(false)
  })
})

test('the one address that a letter is from is told from what may be taken for another', () => {
  for (const [from, address] of [
    ['ada@example.org', 'ada@example.org'],
    ['Ada <ada@example.org>', 'ada@example.org'],
    ['"Doe, Ada (at work) <x@y>" <ada@example.org>', 'ada@example.org'],
    ['ada@example.org <ada@example.org>', 'ada@example.org'],
    ['=?utf-8?q?=C3=84da?= <ada@example.org>', 'ada@example.org'],
    ['ada@example.org, eve@example.org', null],
    ['<ada@example.org> <eve@example.org>', null],
    ["'<ada@example.org>' <eve@example.org>", null],
    ['a:<ada@example.org> <eve@example.org>', null],
    ['eve@example.org (ada@example.org)', null],
    [`${'"'.repeat(2000)}<ada@example.org>`, null],
    ['', null],
  ] as const)
    expect(soleAddress(from), from).toBe(address)
})

describe('without secrets in letters', () => {
  /** A table of Villagers at a build turn, of which a hand is the secret; with the letter that asks for it. */
  async function building(settings: Readonly<Record<string, unknown>>) {
    const at = await asked({}, settings)
    const { id, players } = at
    for (;;) {
      const { acting, waiting, table } = await actingOf(id, players)
      const state = table.play?.state as { turn: unknown } | undefined
      await playOne(id, players)
      // Somebody who has just acted gets no letter: it goes to the one who is asked after them.
      const next = await actingOf(id, players)
      if (!state?.turn || next.acting === acting) continue
      await sendNotices(id)
      const mail = await newestTo((waiting as Player).email, true)
      return { id, player: waiting as Player, mail }
    }
  }
  const handOf = async (player: Player, id: string, watch = ''): Promise<string[]> => {
    const { you } = await viewOf(player, id)
    const { play } = (await player.get(`/api/tables/${id}${watch}`)).body.table
    const state = play?.state as { seats: { hand: { card: string }[] }[] } | undefined
    return (state?.seats[you ?? 0]?.hand ?? []).map(({ card }) => card)
  }

  test('a letter names a hand only to its owner, and to nobody where they do not want it', async () => {
    const open = await building({ language: 'en' })
    expect((await handOf(open.player, open.id)).length).toBeGreaterThan(0)
    expect(open.mail?.text).toMatch(/^1 {2}(?:\w.* → |Give|End)/m)
    const closed = await building({ language: 'en', secrets: false })
    expect(closed.mail?.subject).toContain('Your turn')
    const shown = await handOf(closed.player, closed.id, '?watch=1')
    const hand = (await handOf(closed.player, closed.id)).filter((card) => !shown.includes(card))
    expect(hand.length).toBeGreaterThan(0)
    const hashes = [...(closed.mail?.text ?? '').matchAll(/#turn=\S+/g)]
    for (const [hash] of hashes)
      for (const card of hand) expect(JSON.stringify(readTurnFragment(hash))).not.toContain(card)
  })
})
