/** The socket of a person's open pages: what it says at once and later, and when it is closed. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { app } from '../../worker/api/app.ts'
import { livePause, maxLetters } from '../../worker/person/live.ts'
import { maxOfAccount, maxSilence } from '../../worker/sockets.ts'
import type { LiveMessage } from '../../worker/wire/schema/live.ts'
import { Client, guest } from './client.ts'
import { turnNotice } from './notice-helpers.ts'
import { settle, signedIn } from './people.ts'
import { deliver, personOf } from './person-helpers.ts'
import { actingOf, pass, playOne, sendNotices, startedTable, tableFor } from './table-helpers.ts'

afterEach(() => {
  vi.useRealTimers()
})

const opening = (client: Client, origin: string = env.ORIGIN) =>
  app.fetch(
    new Request(`${env.ORIGIN}/api/me/live`, {
      headers: {
        ...{ upgrade: 'websocket', origin },
        ...(client.cookie !== null && { cookie: client.cookie }),
      },
    }),
    env,
  )

/** Opens a person's socket as a page does, and collects what it says. */
async function listen(client: Client) {
  const answer = await opening(client)
  expect(answer.status).toBe(101)
  const socket = answer.webSocket
  if (!socket) throw new Error('There is no socket.')
  const said: LiveMessage[] = []
  let pongs = 0
  const waiting: (() => void)[] = []
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code))
  })
  socket.addEventListener('message', ({ data }) => {
    if (data === 'pong') pongs++
    else said.push(JSON.parse(String(data)))
    for (const ready of waiting.splice(0)) ready()
  })
  socket.accept()
  const until = async (fits: () => boolean): Promise<void> => {
    while (!fits()) await new Promise<void>((resolve) => waiting.push(resolve))
  }
  await until(() => said.length > 0)
  return {
    socket,
    said,
    closed,
    until,
    async ping(): Promise<void> {
      const before = pongs
      socket.send('ping')
      await until(() => pongs > before)
    },
  }
}

/** The list as a page has it that took over everything a line said. */
const listOf = (said: ReadonlyArray<LiveMessage>) => {
  const list = new Map<string, LiveMessage['tables'][number]>()
  for (const { isWhole, tables, gone } of said) {
    if (isWhole) list.clear()
    for (const id of gone) list.delete(id)
    for (const table of tables) list.set(table.id, table)
  }
  return [...list.values()]
}

test('a page hears how its list and letterbox stand, and then every change as the API tells it', async () => {
  const { id, players, ada, bob } = await startedTable()
  await sendNotices(id)
  const { acting, waiting } = await actingOf(id, players)
  const line = await listen(waiting)
  const [first] = line.said
  const { tables } = (await waiting.get('/api/tables')).body
  expect(first).toMatchObject({ account: waiting.id, isWhole: true, tables, gone: [] })
  expect(first?.unread).toBe((await waiting.get('/api/me')).body.me.unread)

  await playOne(id, players)
  await sendNotices(id)
  await line.until(() => listOf(line.said)[0]?.yourTurn === true)
  await line.until(() => line.said.some(({ letters }) => letters && letters.length > 0))
  expect(listOf(line.said)).toEqual((await waiting.get('/api/tables')).body.tables)
  const letters = (await waiting.get('/api/letters')).body.letters
  expect(line.said.slice(1).flatMap((message) => message.letters)).toContainEqual(letters[0])
  expect(line.said.at(-1)?.unread).toBe((await waiting.get('/api/me')).body.me.unread)
  // Only what changed.
  expect(line.said.filter(({ isWhole }) => isWhole)).toHaveLength(1)
  expect([ada, bob]).toContain(acting)
})

test('a letter that was read on one page is read on the others; many at once are to be read again', async () => {
  const ada = await guest('Ada')
  for (let revision = 1; revision <= maxLetters + 1; revision++)
    await deliver(env, turnNotice(ada.id, { revision }))
  const line = await listen(ada)
  expect(line.said[0]?.unread).toBe(maxLetters + 1)
  const [letter] = (await ada.get('/api/letters')).body.letters
  await ada.post('/api/letters/read', { ids: [letter.id] })
  await line.until(() => line.said.length > 1)
  expect(line.said[1]).toMatchObject({
    ...{ isWhole: false, tables: [], gone: [], unread: maxLetters },
    letters: [{ id: letter.id, read: true }],
  })
  // The same again is no news, and what follows says all.
  await ada.post('/api/letters/read', { ids: [letter.id] })
  await deliver(env, turnNotice(ada.id, { revision: 100 }))
  await ada.post('/api/letters/read', {})
  await line.until(() => line.said.at(-1)?.unread === 0)
  expect(line.said.at(-1)?.letters).toBeNull()
})

test('changes of a moment go together, in few messages', async () => {
  const ada = await guest('Ada')
  const line = await listen(ada)
  const from = performance.now()
  for (let revision = 1; revision <= 12; revision++)
    await deliver(env, turnNotice(ada.id, { revision }))
  await line.until(() => line.said.at(-1)?.unread === 12)
  const pauses = (performance.now() - from) / livePause
  expect(line.said.length).toBeLessThanOrEqual(pauses + 3)
  const came = line.said.slice(1).flatMap(({ letters }) => letters ?? [])
  expect(new Set(came.map(({ id }) => id)).size).toBe(12)
})

test('a table that is left goes from the list', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const { id } = await tableFor([ada], { seats: 3 })
  await bob.post(`/api/tables/${id}/seat`)
  await settle(id)
  const line = await listen(bob)
  expect(listOf(line.said)).toHaveLength(1)
  await bob.delete(`/api/tables/${id}/seat`)
  await settle(id)
  await line.until(() => listOf(line.said).length === 0)
  expect(line.said.at(-1)?.gone).toEqual([id])
})

test('the line survives its object being thrown out of memory, and is kept alive without waking it', async () => {
  const ada = await guest('Ada')
  const line = await listen(ada)
  await evictDurableObject(personOf(ada.id))
  await line.ping()
  expect(line.said).toHaveLength(1)
  await expect(evictDurableObject(personOf(ada.id))).rejects.toThrow('not currently running')
  await deliver(env, turnNotice(ada.id))
  await line.until(() => line.said.at(-1)?.unread === 1)
})

test('it is closed as soon as its session ends, and no other', async () => {
  const ada = await signedIn('ada@live.example', 'Ada')
  const phone = await signedIn('ada@live.example')
  const bob = await guest('Bob')
  const [hers, onPhone, his] = [await listen(ada), await listen(phone), await listen(bob)]
  const ended = ada.cookie
  expect((await ada.post('/api/sign-out')).status).toBe(204)
  expect(await hers.closed).toBe(4003)
  await Promise.all([onPhone.ping(), his.ping()])
  const again = new Client()
  again.cookie = ended
  expect((await opening(again)).status).toBe(401)
  expect((await phone.post('/api/sign-out/everywhere')).status).toBe(204)
  expect(await onPhone.closed).toBe(4003)
  expect((await bob.delete('/api/me')).status).toBe(204)
  expect(await his.closed).toBe(4003)
})

test('of a session that has ended, or run out, nothing is heard, whatever came in the way of closing it', async () => {
  const ada = await signedIn('ada@ended.example', 'Ada')
  const phone = await signedIn('ada@ended.example')
  const [hers, onPhone] = [await listen(ada), await listen(phone)]
  const devices = (await phone.get('/api/me/devices')).body.devices
  const old = devices.find(({ here }: { here: boolean }) => !here).id
  await runInDurableObject(personOf(ada.id), (_person, { storage }) => {
    storage.sql.exec('UPDATE sessions SET expires_at = 0 WHERE id = ?', old)
  })
  await deliver(env, turnNotice(ada.id))
  expect(await hers.closed).toBe(4003)
  await onPhone.until(() => onPhone.said.length > 1)
  expect(hers.said).toHaveLength(1)
})

test('nobody opens it from elsewhere, without a session, or with one that is good for some tables only', async () => {
  const ada = await guest('Ada')
  expect((await opening(ada, 'https://elsewhere.example')).status).toBe(403)
  expect((await opening(new Client())).status).toBe(401)
  expect((await ada.get('/api/me/live')).body).toEqual((await ada.get('/api/tables')).body)
  const line = await listen(ada)
  await runInDurableObject(personOf(ada.id), (_person, { storage }) => {
    storage.sql.exec(`UPDATE sessions SET tables = '["a-table"]'`)
  })
  const refused = await opening(ada)
  expect(((await refused.json()) as { type: string }).type).toBe('/problems/only-this-table')
  await deliver(env, turnNotice(ada.id))
  expect(await line.closed).toBe(4003)
})

test('a page has nothing to say: one that does is closed', async () => {
  const ada = await guest('Ada')
  for (const [said, code] of [
    ['{"looking":true}', 1007],
    [new Uint8Array([1]), 1003],
  ] as const) {
    const line = await listen(ada)
    line.socket.send(said)
    expect(await line.closed).toBe(code)
  }
})

test('a person has so many lines; those that fell silent make room', async () => {
  const ada = await guest('Ada')
  const lines = []
  for (let i = 0; i < maxOfAccount; i++) lines.push(await listen(ada))
  expect((await opening(ada)).status).toBe(429)
  await listen(await guest('Bob'))
  pass(maxSilence + 1)
  await listen(ada)
  expect(await lines[0]?.closed).toBe(4001)
})
