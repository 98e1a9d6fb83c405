import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { Random, receivedSteps } from '../../worker/games/kernel/index.ts'
import { Journal } from '../../worker/table/storage/journal.ts'
import { sightOf } from '../../worker/table/storage/snapshot.ts'
import { playAt, versionAtStart } from '../../worker/table/turns/frames.ts'
import { turnSteps } from '../../worker/table/turns/turn-steps.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { Client, guest } from './client.ts'
import {
  allEntries,
  type Guest,
  lettersOf,
  outboxOf,
  pass,
  playOne,
  playOut,
  sendNotices,
  startedTable,
  stubOf,
  tableFor,
  viewOf,
  wholeGame,
} from './table-helpers.ts'

const pastOf = async (client: Client, id: string, revision: number, query = '') => {
  const { status, body } = await client.get(`/api/tables/${id}/history/${revision}${query}`)
  expect(status).toBe(200)
  return body
}

const say = (player: Client, id: string, text: string, message = crypto.randomUUID()) =>
  player.post(`/api/tables/${id}/talk`, { text, message })

const talkAt = async (client: Client, id: string, query = '') =>
  (await client.get(`/api/tables/${id}/talk${query}`)).body

describe('the past of a table', () => {
  test(
    'is shown to each as it was shown then, never more, and to the end of the table',
    async () => {
      const { id, ada, bob, stranger } = await startedTable()
      const lookers = [ada, bob, stranger] as const
      const seen: TableView[][] = [[], [], []]
      const look = async () => {
        for (const [i, looker] of lookers.entries()) seen[i]?.push(await viewOf(looker, id))
      }
      await look()
      for (let turn = 0; turn < 60; turn++) {
        await playOne(id, [ada, bob])
        await look()
      }
      const check = async () => {
        for (const [i, looker] of lookers.entries())
          for (const [revision, { play }] of seen[i]?.entries() ?? [])
            expect((await pastOf(looker, id, revision)).play).toEqual(play)
      }
      await check()
      const entries = await allEntries(ada, id)
      expect((await pastOf(ada, id, 0)).entry).toBeNull()
      expect((await pastOf(ada, id, 7)).entry).toEqual(entries[6])
      await playOut(id, [ada, bob], Random.fromSeed(new Uint8Array(32)))
      await check()
      const { play } = await viewOf(bob, id)
      const last = play?.revision ?? 0
      expect((await pastOf(bob, id, last)).play).toEqual(play)
      expect((await bob.get(`/api/tables/${id}/history/${last + 1}`)).status).toBe(404)

      // The storage for it stays small: a table of this length has room for far more.
      const bytes = await runInDurableObject(stubOf(id), (_table, { storage }) =>
        Number(storage.sql.exec('SELECT sum(length(data)) AS bytes FROM journal').one().bytes),
      )
      expect(bytes / (last + 1)).toBeLessThan(4000)
    },
    wholeGame,
  )

  test('of a table that was played before it was kept is played again', async () => {
    const { id, ada, bob } = await startedTable()
    const before: TableView[] = [await viewOf(ada, id)]
    for (let turn = 0; turn < 5; turn++) {
      await playOne(id, [ada, bob])
      before.push(await viewOf(ada, id))
    }
    await runInDurableObject(stubOf(id), (_table, { storage }) =>
      storage.sql.exec('DELETE FROM frames; UPDATE journal SET version = NULL, data = NULL'),
    )
    await evictDurableObject(stubOf(id))
    await playOne(id, [ada, bob])
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      const journal = Journal.open(storage)
      expect(journal && versionAtStart(journal)).toBe(1)
    })
    for (const [revision, { play }] of before.entries()) {
      const past = await pastOf(ada, id, revision)
      expect(past.play).toEqual(play)
      const steps = past.steps && receivedSteps(past.steps, past.play.state)
      // The state of the table before comes first.
      expect(steps?.[0]?.state).toEqual(before[revision - 1]?.play?.state)
    }
  })

  test('keeps the steps of the latest turns alone in memory, however far back people look', async () => {
    const { id, players } = await startedTable()
    for (let turn = 0; turn < 20; turn++) await playOne(id, players)
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      const journal = Journal.open(storage)
      const snapshot = journal?.snapshot()
      if (!journal || !snapshot) throw new Error('There is no table here.')
      const kept = journal.turns().map((row) => {
        const after = playAt(journal, snapshot, row.revision)
        if (!after) throw new Error('There was no such turn.')
        const { play: seen } = sightOf(snapshot, after, null)
        const look = () => turnSteps(journal, snapshot, row, after, seen, null)
        const first = look()
        expect(first).not.toBeNull()
        return look() === first
      })
      expect(kept).toEqual(kept.map((_, i) => i >= kept.length - 16))
    })
  })

  test('has no answer where there was no table, no play or no such turn', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const made = await ada.post('/api/tables', { game: 'villagers', seats: 2 })
    const { id } = made.body.table
    expect((await ada.get(`/api/tables/${id}/history/0`)).status).toBe(404)
    await bob.post(`/api/tables/${id}/seat`)
    expect((await ada.get(`/api/tables/${id}/history/0`)).status).toBe(200)
    expect((await ada.get(`/api/tables/${id}/history/1`)).status).toBe(404)
    for (const bad of ['-1', 'x', '1.5'])
      expect((await ada.get(`/api/tables/${id}/history/${bad}`)).status).toBe(400)
  })

  test('is read page by page from its end', async () => {
    const { id, ada, bob } = await startedTable()
    for (let turn = 0; turn < 7; turn++) await playOne(id, [ada, bob])
    const page = async (query: string) =>
      (await ada.get(`/api/tables/${id}/history?${query}`)).body as {
        entries: { revision: number }[]
        more: boolean
      }
    const revisions = ({ entries }: { entries: { revision: number }[] }) =>
      entries.map(({ revision }) => revision)
    const last = await page('limit=3')
    expect([revisions(last), last.more]).toEqual([[5, 6, 7], true])
    const middle = await page('limit=3&before=5')
    expect([revisions(middle), middle.more]).toEqual([[2, 3, 4], true])
    const first = await page('limit=3&before=2')
    expect([revisions(first), first.more]).toEqual([[1], false])
    const since = await page('after=5')
    expect([revisions(since), since.more]).toEqual([[6, 7], false])
    expect((await ada.get(`/api/tables/${id}/history?limit=1000`)).status).toBe(400)
  })
})

describe('the link for looking on', () => {
  test('shows whoever opens it what any spectator sees, players too', async () => {
    const { id, ada, bob, stranger } = await startedTable()
    for (let turn = 0; turn < 4; turn++) await playOne(id, [ada, bob])
    await say(ada, id, 'Good luck!')
    const plain = await viewOf(stranger, id)
    for (const client of [ada, bob, stranger, new Client()]) {
      expect((await client.get(`/api/tables/${id}?watch=1`)).body.table).toEqual(plain)
      for (const path of ['/history', '/history/3']) {
        const watched = await client.get(`/api/tables/${id}${path}?watch=1`)
        expect(watched.body).toEqual((await stranger.get(`/api/tables/${id}${path}`)).body)
      }
    }
    expect((await ada.get(`/api/tables/${id}`)).body.table.you).toBe(0)
    expect((await ada.get(`/api/tables/${id}?watch=2`)).status).toBe(400)
  })
})

describe('the record of a table', () => {
  test(
    'is there for all once it is over, and for nobody before',
    async () => {
      const { id, ada, bob, stranger } = await startedTable()
      for (const client of [ada, stranger])
        expect((await client.get(`/api/tables/${id}/record`)).body.type).toBe('/problems/not-over')
      await say(ada, id, 'This stays between us.')
      await ada.put(`/api/tables/${id}/note`, { text: 'Bob collects carts.' })
      await playOut(id, [ada, bob], Random.fromSeed(new Uint8Array(32)))
      const mine = (await ada.get(`/api/tables/${id}/record`)).body
      expect(mine).toEqual((await stranger.get(`/api/tables/${id}/record`)).body)
      expect(mine.names).toEqual(['Ada', 'Bob'])
      expect(JSON.stringify(mine)).not.toMatch(/between us|collects/)
      for (const { id: account } of [ada, bob]) expect(JSON.stringify(mine)).not.toContain(account)
    },
    wholeGame,
  )
})

describe('the talk of a table', () => {
  test('is read by all, written by those who sit there, and marked as unread', async () => {
    const { id, ada, bob, stranger } = await startedTable()
    expect((await say(ada, id, '  Good luck!\nAnd fun.  ')).status).toBe(200)
    expect((await say(bob, id, '<b>Thanks</b> & you?')).status).toBe(200)
    for (const client of [ada, bob, stranger, new Client()]) {
      const { messages, more } = await talkAt(client, id)
      expect(more).toBe(false)
      expect(messages).toMatchObject([
        { id: 1, seat: 0, text: 'Good luck!\nAnd fun.' },
        { id: 2, seat: 1, text: '<b>Thanks</b> & you?' },
      ])
    }
    const unread = async (client: Client) => (await viewOf(client, id)).talk
    expect(await unread(ada)).toEqual({ last: 2, unread: 1 })
    expect(await unread(bob)).toEqual({ last: 2, unread: 0 })
    expect(await unread(stranger)).toEqual({ last: 2, unread: 0 })
    const read = await ada.put(`/api/tables/${id}/talk/read`, { upto: 99 })
    expect(read.body).toEqual({ last: 2, unread: 0 })
    // Read never goes backwards, nor ahead of what was said.
    await ada.put(`/api/tables/${id}/talk/read`, { upto: 1 })
    expect((await unread(ada)).unread).toBe(0)
    await say(bob, id, 'Still there?')
    expect((await unread(ada)).unread).toBe(1)
    // A spectator says nothing.
    expect((await say(stranger, id, 'Boo')).body.type).toBe('/problems/not-your-seat')
    expect((await say(new Client(), id, 'Boo')).status).toBe(401)
    expect((await stranger.put(`/api/tables/${id}/talk/read`, { upto: 1 })).status).toBe(403)
    expect((await talkAt(ada, id)).messages).toHaveLength(3)
  })

  test('takes plain text of a length, once however often it is sent', async () => {
    const { id, ada } = await startedTable()
    for (const text of ['', '   ', 'a'.repeat(601), 'a\u202Eb', 'a\u0000b', 7])
      expect((await say(ada, id, text as string)).status).toBe(400)
    const message = crypto.randomUUID()
    await say(ada, id, 'Once', message)
    await say(ada, id, 'Once', message)
    expect((await talkAt(ada, id)).messages).toHaveLength(1)
  })

  test('makes those wait who say very much, and is read page by page', async () => {
    const { id, ada, bob } = await startedTable()
    for (let i = 0; i < 8; i++) expect((await say(ada, id, `${i}`)).status).toBe(200)
    expect((await say(ada, id, 'more')).body.type).toBe('/problems/too-many')
    expect((await say(bob, id, 'I may.')).status).toBe(200)
    pass(61_000)
    for (let round = 0; round < 6; round++) {
      pass(61_000)
      for (let i = 0; i < 8; i++) await say(ada, id, `${round}.${i}`)
    }
    const latest = await talkAt(bob, id)
    expect(latest.messages).toHaveLength(50)
    expect(latest.more).toBe(true)
    const first = await talkAt(bob, id, `?before=${latest.messages[0].id}`)
    expect(first.messages).toHaveLength(7)
    expect(first.more).toBe(false)
  })

  test('tells those whom it calls by name, unless they have read it', async () => {
    const { id, ada, bob } = await startedTable()
    await sendNotices(id)
    const rows = async () =>
      (await outboxOf(id)).filter(({ kind }) => kind === 'talk').map(({ seat }) => seat)
    await say(ada, id, 'Your turn soon, Bob. @Bobby, @all, mail@ada, @Ada')
    expect(await rows()).toEqual([])
    await say(ada, id, 'Are you there, @bob?')
    expect(await rows()).toEqual([1])
    await sendNotices(id)
    const letters = (await lettersOf(bob, id)).filter(({ kind }) => kind === 'talk')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('Are you there, @bob?')
    await say(bob, id, 'Yes, @Ada!')
    await ada.put(`/api/tables/${id}/talk/read`, { upto: 99 })
    await sendNotices(id)
    expect((await lettersOf(ada, id)).filter(({ kind }) => kind === 'talk')).toEqual([])
    expect(await rows()).toEqual([])
  })
})

describe('private notes', () => {
  test('are for their writer alone', async () => {
    const { id, ada, bob, stranger } = await startedTable()
    const noteAt = (client: Client) => client.get(`/api/tables/${id}/note`)
    expect((await noteAt(ada)).body).toEqual({ text: '', at: null })
    const kept = await ada.put(`/api/tables/${id}/note`, { text: 'Bob collects carts.' })
    expect(kept.body.text).toBe('Bob collects carts.')
    expect((await noteAt(ada)).body.text).toBe('Bob collects carts.')
    expect((await noteAt(bob)).body.text).toBe('')
    for (const client of [stranger, new Client()]) {
      expect((await noteAt(client)).status).toBeGreaterThanOrEqual(401)
      const tried = await client.put(`/api/tables/${id}/note`, { text: 'x' })
      expect(tried.status).toBeGreaterThanOrEqual(401)
    }
    for (const client of [bob, stranger])
      for (const path of ['', '/history', '/talk', '/history/0'])
        expect(JSON.stringify((await client.get(`/api/tables/${id}${path}`)).body)).not.toContain(
          'carts',
        )
    expect((await ada.put(`/api/tables/${id}/note`, { text: 'x'.repeat(8001) })).status).toBe(400)
  })
})

describe('data that a table keeps of a person', () => {
  const keepsOf = (id: string, { id: account }: Guest) =>
    runInDurableObject(stubOf(id), (_table, { storage }) =>
      ['plans', 'notes', 'talk', 'talk_read'].flatMap((name) =>
        storage.sql.exec(`SELECT * FROM ${name} WHERE account = ?`, account).toArray(),
      ),
    )

  test('is in their download and nobody else’s, and goes with their account', async () => {
    const { id, ada, bob } = await startedTable()
    await sendNotices(id)
    await ada.put(`/api/tables/${id}/note`, { text: 'Bob collects carts.' })
    await say(ada, id, 'Good luck!')
    await say(bob, id, 'You too!')
    const plan = { steps: [], orders: [], forced: true, version: 0, revision: 0 }
    await ada.put(`/api/tables/${id}/plan`, plan)
    const download = (await ada.get('/api/me/data')).body
    expect(download.seats[0]).toMatchObject({
      note: 'Bob collects carts.',
      said: [{ text: 'Good luck!' }],
      plan: { forced: true },
    })
    expect(JSON.stringify((await bob.get('/api/me/data')).body)).not.toMatch(/carts|Good luck/)
    expect(await keepsOf(id, ada)).not.toEqual([])
    expect((await ada.delete('/api/me')).status).toBeLessThan(300)
    expect(await keepsOf(id, ada)).toEqual([])
    expect((await talkAt(bob, id)).messages).toMatchObject([{ seat: 1, text: 'You too!' }])
  })

  test('goes along when they get up before the play', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob], { seats: 3 })
    await say(bob, id, 'I must go.')
    await bob.put(`/api/tables/${id}/note`, { text: 'Too late for me.' })
    expect((await bob.delete(`/api/tables/${id}/seat`)).status).toBe(200)
    expect(await keepsOf(id, bob)).toEqual([])
    expect((await talkAt(ada, id)).messages).toEqual([])
  })

  test('moves along with a guest who signs in', async () => {
    const { id, ada } = await startedTable()
    await ada.put(`/api/tables/${id}/note`, { text: 'Bob collects carts.' })
    await say(ada, id, 'Good luck!')
    const member = await guest('Ada of old')
    await stubOf(id).reseat(ada.id, member.id, 'Ada')
    expect((await member.get(`/api/tables/${id}/note`)).body.text).toBe('Bob collects carts.')
    expect((await talkAt(member, id)).messages).toMatchObject([{ seat: 0, text: 'Good luck!' }])
    expect(await keepsOf(id, ada)).toEqual([])
  })
})
