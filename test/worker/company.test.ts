import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { blockedBy } from '../../worker/accounts/blocks.ts'
import { moveCompany } from '../../worker/accounts/company.ts'
import { database } from '../../worker/accounts/database.ts'
import { rateTable } from '../../worker/accounts/ratings.ts'
import { Random } from '../../worker/games/kernel/index.ts'
import { invite } from '../../worker/notices/invite.ts'
import { madeOf } from '../../worker/table/ground/makeable.ts'
import { defaultHours } from '../../worker/table/ground/pace.ts'
import { finish, tellInvited } from '../../worker/table/seats/company.ts'
import { Journal } from '../../worker/table/storage/journal.ts'
import { tableAt } from '../../worker/table/stub.ts'
import { freshId } from '../../worker/wire/ids.ts'
import { isRefusal } from '../../worker/wire/refusal.ts'
import { guest } from './client.ts'
import { mailsTo, settle, signedIn } from './people.ts'
import {
  type Guest,
  pass,
  playOut,
  runAlarm,
  sendNotices,
  startedTable,
  stubOf,
  tableFor,
  viewOf,
  wholeGame,
} from './table-helpers.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const random = () => Random.fromSeed(new Uint8Array(32).fill(7))

/** A finished table of Villagers for two. */
async function finishedTable(request: Readonly<Record<string, unknown>> = {}) {
  const ada = await guest('Ada')
  const bob = await guest('Bob')
  const { id } = await tableFor([ada, bob], request)
  await playOut(id, [ada, bob], random())
  await runAlarm(id)
  return { id, ada, bob }
}

const personOf = async (viewer: Guest, id: string) =>
  (await viewer.get(`/api/people/${id}`)).body.person

describe('results and ratings', () => {
  test(
    'stand on the page of everybody who played, once, however often the table tells them',
    async () => {
      const { id, ada, bob } = await finishedTable()
      const places = (await viewOf(ada, id)).result?.places
      for (const [seat, player] of [ada, bob].entries()) {
        const person = await personOf(ada, player.id)
        expect(person.finished).toMatchObject([
          { table: id, game: 'villagers', seats: 2, place: places?.[seat], rated: false },
        ])
        expect(person.tallies).toEqual([
          { game: 'villagers', finished: 1, alone: 0, won: places?.[seat] === 1 ? 1 : 0 },
        ])
        expect(person.ratings).toEqual([])
      }
      await runInDurableObject(stubOf(id), async (_table, { storage }) => {
        const snapshot = Journal.open(storage)?.snapshot()
        if (snapshot) await finish(env, snapshot, [])
      })
      expect((await personOf(ada, bob.id)).finished).toHaveLength(1)
    },
    wholeGame,
  )

  test(
    'a seat that a bot played to the end comes last, whatever the bot made of it',
    async () => {
      const { id } = await finishedTable({ rated: true })
      const other = 'played-by-a-bot'
      const places = await runInDurableObject(stubOf(id), async (_table, { storage }) => {
        const snapshot = Journal.open(storage)?.snapshot()
        if (!snapshot?.play) throw new Error('There is no play.')
        const result = snapshot.game.result(snapshot.play.state)
        const takenSeats = snapshot.takenSeats.map((takenSeat) =>
          result?.places[takenSeat.seat] === 1 ? { ...takenSeat, bot: 'hard' as const } : takenSeat,
        )
        const settings = { ...snapshot.settings, id: other }
        await finish(env, { ...snapshot, settings, takenSeats }, [])
        return result?.places
      })
      const { results } = await env.DB.prepare(
        'SELECT place FROM results WHERE "table" = ? ORDER BY seat',
      )
        .bind(other)
        .all()
      expect(places).toContain(1)
      expect(results).toEqual(places?.map(() => ({ place: 2 })))
    },
    wholeGame,
  )

  test(
    'a stranger sees the result but not the link of a private table',
    async () => {
      const { ada } = await finishedTable()
      const eve = await guest('Eve')
      expect((await personOf(eve, ada.id)).finished).toMatchObject([{ table: null }])
    },
    wholeGame,
  )

  test(
    'a rated table moves the ratings of both, apart by the result, and once only',
    async () => {
      const { id, ada, bob } = await finishedTable()
      expect((await personOf(ada, ada.id)).ratings).toEqual([])
      const rated = 'rated'
      await runInDurableObject(stubOf(id), async (_table, { storage }) => {
        const snapshot = Journal.open(storage)?.snapshot()
        if (!snapshot) throw new Error('There is no table.')
        const { game, settings } = snapshot
        // A game by chance may end in a draw.
        const result = { places: [2, 1], reason: 'points' }
        const ended = {
          ...snapshot,
          game: { ...game, result: () => result },
          settings: { ...settings, id: rated, rated: true },
        }
        await finish(env, ended, [])
      })
      const [loser] = (await personOf(ada, ada.id)).ratings
      const [winner] = (await personOf(ada, bob.id)).ratings
      expect(loser).toMatchObject({ game: 'villagers', tables: 1 })
      expect(winner.rating).toBeGreaterThan(loser.rating)
      await rateTable(database(env), rated)
      expect((await personOf(ada, ada.id)).ratings).toEqual([loser])
    },
    wholeGame,
  )
})

describe('a rematch', () => {
  test(
    'has the same people and options, is found by whoever comes second, and whoever began sits last',
    async () => {
      const { id, ada, bob } = await finishedTable({ options: { support: true }, title: 'Sunday' })
      const made = await ada.post(`/api/tables/${id}/rematch`)
      expect(made.status).toBe(200)
      const { table } = made.body
      expect(table).toMatchObject({
        status: 'gathering',
        game: 'villagers',
        title: 'Sunday',
        you: 0,
      })
      expect(table.options).toEqual((await viewOf(ada, id)).options)
      expect((await viewOf(bob, id)).rematch).toBe(table.id)
      const joined = await bob.post(`/api/tables/${id}/rematch`)
      expect(joined.body.table.id).toBe(table.id)
      expect(joined.body.table.status).toBe('playing')
      expect((await viewOf(bob, table.id)).seats.map(({ name }) => name)).toEqual(['Bob', 'Ada'])
      // Pressed again, it leads to the same table and changes nothing.
      expect((await ada.post(`/api/tables/${id}/rematch`)).body.table.id).toBe(table.id)
    },
    wholeGame,
  )

  test(
    'asks the others to come',
    async () => {
      const { id, ada, bob } = await finishedTable()
      const { body } = await ada.post(`/api/tables/${id}/rematch`)
      await sendNotices(body.table.id)
      const { letters } = (await bob.get('/api/letters')).body
      expect(letters).toContainEqual(
        expect.objectContaining({
          kind: 'invitation',
          table: body.table.id,
          subject: 'Another round with Ada: Ada’s table',
        }),
      )
    },
    wholeGame,
  )

  test(
    'passes no block, in either direction, and the refusal is the one that any stranger gets',
    async () => {
      const { id, ada, bob } = await finishedTable()
      const stranger = await guest('Eve')
      await ada.put(`/api/people/${bob.id}/block`)
      const { body } = await ada.post(`/api/tables/${id}/rematch`)
      const next = body.table.id
      await runAlarm(next)
      const refused = await bob.post(`/api/tables/${id}/rematch`)
      const byLink = await bob.post(`/api/tables/${next}/seat`)
      const other = await stranger.post(`/api/tables/${next}/seat`)
      expect(refused.status).toBe(409)
      expect(refused.body).toEqual(other.body)
      expect(byLink.body).toEqual(other.body)
      expect((await viewOf(ada, next)).seats.map(({ name }) => name)).toEqual(['Ada', null])
      // A day later the free seat is anybody's, but for them.
      pass(24 * 3_600_000)
      expect((await bob.post(`/api/tables/${id}/rematch`)).body).toEqual(other.body)
      expect((await stranger.post(`/api/tables/${next}/seat`)).status).toBe(200)
    },
    wholeGame,
  )

  test('is for those who sat there, once it is over', async () => {
    const { id, ada, stranger } = await startedTable()
    expect((await ada.post(`/api/tables/${id}/rematch`)).body.type).toBe('/problems/not-over')
    expect((await stranger.post(`/api/tables/${id}/rematch`)).body.type).toBe(
      '/problems/not-your-seat',
    )
  })
})

describe('invitations', () => {
  test('reach an account in its letterbox, and a stranger by a letter that can be stopped for good', async () => {
    const host = await signedIn('host@example.org', 'Hanna')
    const friend = await signedIn('friend@example.org', 'Finn')
    const { id } = await tableFor([host], { seats: 3 })
    const answer = await host.post(`/api/tables/${id}/invitations`, {
      people: [friend.id],
      emails: ['New@Example.org', 'friend@example.org'],
    })
    expect(answer.status).toBe(200)
    await sendNotices(id)
    const { letters } = (await friend.get('/api/letters')).body
    expect(letters.filter(({ kind }: { kind: string }) => kind === 'invitation')).toHaveLength(1)
    const mails = await mailsTo('new@example.org')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/t/${id}`)
    const stop = /token=(\S+)/.exec(mails[0]?.text ?? '')?.[1]
    expect((await host.post(`/api/unsubscribe?token=${stop}`)).status).toBe(204)
    const { id: other } = await tableFor([host], { seats: 3 })
    await host.post(`/api/tables/${other}/invitations`, { emails: ['new@example.org'] })
    await sendNotices(other)
    expect(await mailsTo('new@example.org')).toHaveLength(1)
  })

  test('by address need an address of one’s own, and all need a seat', async () => {
    const ada = await guest('Ada')
    const eve = await guest('Eve')
    const { id } = await tableFor([ada], { seats: 3 })
    const wish = { emails: ['new@example.org'] }
    expect((await ada.post(`/api/tables/${id}/invitations`, wish)).body.type).toBe(
      '/problems/needs-address',
    )
    expect((await eve.post(`/api/tables/${id}/invitations`, { people: [ada.id] })).body.type).toBe(
      '/problems/not-your-seat',
    )
    expect((await ada.post(`/api/tables/${id}/invitations`, {})).status).toBe(400)
  })

  test('to one address are one letter a table, however often they are sent, and few a week', async () => {
    const host = await signedIn('again@example.org', 'Hanna')
    const other = await signedIn('again-too@example.org', 'Otto')
    const emails = ['stranger@example.org']
    const { id } = await tableFor([host, other], { seats: 4 })
    for (let i = 0; i < 8; i++)
      for (const one of [host, other]) {
        const answer = await one.post(`/api/tables/${id}/invitations`, { emails })
        expect(answer.status).toBe(200)
        await sendNotices(id)
      }
    expect(await mailsTo('stranger@example.org')).toHaveLength(1)
    // Leaving for good and coming again does not help either.
    await host.delete('/api/me')
    await other.post(`/api/tables/${id}/invitations`, { emails })
    await sendNotices(id)
    expect(await mailsTo('stranger@example.org')).toHaveLength(1)
    for (let i = 0; i < 5; i++) {
      const { id: next } = await tableFor([other], { seats: 3 })
      await other.post(`/api/tables/${next}/invitations`, { emails })
      await sendNotices(next)
    }
    expect(await mailsTo('stranger@example.org')).toHaveLength(3)
    pass(8 * 24 * 3_600_000)
    const { id: later } = await tableFor([other], { seats: 3 })
    await other.post(`/api/tables/${later}/invitations`, { emails })
    await sendNotices(later)
    expect(await mailsTo('stranger@example.org')).toHaveLength(4)
    const { results } = await env.DB.prepare('SELECT * FROM stranger_letters').all()
    expect(JSON.stringify(results)).not.toContain('stranger@')
  })

  test('sent in parallel get no further', async () => {
    const host = await signedIn('parallel@example.org', 'Hanna')
    const { id } = await tableFor([host], { seats: 3 })
    const requests = Array.from({ length: 12 }, (_, n) =>
      host.post(`/api/tables/${id}/invitations`, {
        emails: Array.from({ length: 10 }, (_, i) => `parallel-${n}-${i}@example.org`),
      }),
    )
    const answers = await Promise.all(requests)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
    await sendNotices(id)
    const { results } = await env.DB.prepare(
      'SELECT DISTINCT "to" FROM dev_mails WHERE "to" LIKE \'parallel-%\'',
    ).all()
    expect(results).toHaveLength(30)
  })

  test('that could not be sent are tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const host = await signedIn('retry@example.org', 'Hanna')
    const asked = {
      guest: 'retried@example.org',
      host: host.id,
      table: 'A'.repeat(22),
      game: 'villagers',
      title: '',
      names: ['Hanna'],
      isRematch: false,
      key: null,
    }
    const closed = { send: () => Promise.reject(new Error('The post is closed.')) }
    const broken = { ...env, EMAIL: closed as unknown as typeof env.EMAIL }
    await expect(invite(broken, asked, Date.now())).rejects.toThrow('closed')
    await invite(env, asked, Date.now())
    await invite(env, asked, Date.now())
    expect(await mailsTo('retried@example.org')).toHaveLength(1)
  })

  test('hold up no others where one cannot be sent; an address that is lost is given up', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const host = await signedIn('patient@example.org', 'Hanna')
    const { id } = await tableFor([host], { seats: 3 })
    const [lost, down, fine] = ['lost@example.org', 'down@example.org', 'fine@example.org']
    const send = ({ to }: { to: string }) =>
      to === fine
        ? Promise.resolve()
        : Promise.reject(
            Object.assign(new Error('Not now.'), to === lost && { code: 'E_RECIPIENT_SUPPRESSED' }),
          )
    const broken = { ...env, EMAIL: { send } as unknown as typeof env.EMAIL }
    await runInDurableObject(stubOf(id), async (_table, { storage }) => {
      const journal = Journal.open(storage)
      if (!journal) throw new Error('There is no table here.')
      for (const guest of [lost, down, fine]) journal.invitations.put({ guest, host: host.id })
      const told = tellInvited(broken, journal, journal.snapshot(), Date.now())
      await expect(told).rejects.toThrow('Not now.')
      expect(journal.invitations.untold().map((one) => one.guest)).toEqual([down])
    })
    expect(await mailsTo(fine)).toHaveLength(1)
  })

  test('hold nothing that a mail program makes a link of, in names and titles', async () => {
    const host = await signedIn('linker@example.org', 'Hanna')
    const friend = await signedIn('linked@example.org', 'Finn')
    // Name and title are of before such were refused.
    const name = 'Win at evil.example'
    await env.DB.prepare('UPDATE accounts SET name = ? WHERE id = ?').bind(name, host.id).run()
    const title = 'https://evil.example/x or +49 170 1234567, a@b.example'
    const id = freshId()
    const rules = madeOf({ game: 'villagers', seats: 3, options: {} })
    if (isRefusal(rules)) throw new Error('There is no such table.')
    const made = { id, game: 'villagers', options: rules.options, seats: 3, rated: false }
    const shown = { title, access: 'link', account: host.id, name, hours: defaultHours } as const
    const table = { ...made, ...shown, seating: null, pace: null, patience: 7 }
    expect(isRefusal(await tableAt(env, id).create(table))).toBe(false)
    await settle(id)
    const emails = ['unlinked@example.org', 'linked@example.org']
    await host.post(`/api/tables/${id}/invitations`, { emails })
    await sendNotices(id)
    for (const address of emails) {
      const [mail] = await mailsTo(address)
      expect(mail?.subject).toContain('Win at evil example')
      for (const part of [mail?.subject ?? '', mail?.text ?? '', mail?.html ?? '']) {
        const said = part.replaceAll(env.ORIGIN, '')
        expect(said).not.toMatch(/evil\.|b\.example|a@|1234567|https?:\/\/(?!localhost)/)
      }
    }
    expect(friend.id).toBeTruthy()
  })

  test('are so many a day and no more', async () => {
    const host = await signedIn('busy@example.org', 'Hanna')
    const { id } = await tableFor([host], { seats: 3 })
    const emails = (n: number) =>
      Array.from({ length: 10 }, (_, i) => `someone${n * 10 + i}@example.org`)
    for (let n = 0; n < 3; n++)
      expect((await host.post(`/api/tables/${id}/invitations`, { emails: emails(n) })).status).toBe(
        200,
      )
    const refused = await host.post(`/api/tables/${id}/invitations`, { emails: emails(3) })
    expect(refused.body.type).toBe('/problems/too-many')
  })
})

describe('keeping apart', () => {
  test('neither sits down where the other gathers people, sees the open table, or is asked', async () => {
    const ada = await guest('Ada')
    const eve = await guest('Eve')
    expect((await ada.send('PUT', `/api/people/${eve.id}/block`, undefined)).status).toBe(204)
    const { id } = await tableFor([ada], { seats: 3, access: 'open' })
    await settle(id)
    const open = (await eve.get('/api/tables?which=open')).body.tables
    expect(open.map((table: { id: string }) => table.id)).not.toContain(id)
    expect((await eve.post(`/api/tables/${id}/seat`)).body.type).toBe('/problems/seats-kept')
    const { id: theirs } = await tableFor([eve], { seats: 3 })
    expect((await ada.post(`/api/tables/${theirs}/seat`)).body.type).toBe('/problems/seats-kept')
    await eve.post(`/api/tables/${theirs}/invitations`, { people: [ada.id] })
    await sendNotices(theirs)
    expect((await ada.get('/api/letters')).body.letters).toEqual([])
    // The other is not told.
    expect((await personOf(eve, ada.id)).blocked).toBe(false)
    expect((await personOf(ada, eve.id)).blocked).toBe(true)

    expect((await ada.delete(`/api/people/${eve.id}/block`)).status).toBe(204)
    expect((await eve.post(`/api/tables/${id}/seat`)).status).toBe(200)
  })

  test('is about others who exist', async () => {
    const ada = await guest('Ada')
    const put = (id: string) => ada.send('PUT', `/api/people/${id}/block`, undefined)
    expect((await put(ada.id)).status).toBe(400)
    expect((await put('A'.repeat(22))).status).toBe(404)
    expect((await put('nobody')).status).toBe(404)
  })
})

describe('company', () => {
  test('is everybody one has played with, and moves along when a guest signs in', async () => {
    const { id, ada, bob } = await startedTable()
    await runAlarm(id)
    expect((await ada.get('/api/people')).body.people).toEqual([
      { id: bob.id, name: 'Bob', tables: 1, blocked: false },
    ])
    await ada.send('PUT', `/api/people/${bob.id}/block`, undefined)
    expect((await ada.get('/api/me/data')).body.blocks).toMatchObject([{ person: bob.id }])
    expect((await ada.delete('/api/me')).status).toBe(204)
    await runAlarm(id)
    expect((await bob.get('/api/people')).body.people).toEqual([])
    expect((await bob.get(`/api/people/${ada.id}`)).status).toBe(404)
  })

  test('whoever blocks many people, or is blocked by many, is none the worse for it', async () => {
    const [ada, guests] = [await guest('Ada'), await guest('Lin')]
    const others = Array.from({ length: 120 }, (_, i) => `blocked-${i}`)
    const db = env.DB
    await db.batch([
      ...others.map((id) =>
        db
          .prepare('INSERT INTO accounts (id, name, language, created_at) VALUES (?, ?, ?, 1)')
          .bind(id, 'Eve', 'en'),
      ),
      ...others.flatMap((id) => [
        db.prepare('INSERT INTO blocks VALUES (?, ?, 1)').bind(ada.id, id),
        db.prepare('INSERT INTO blocks VALUES (?, ?, 1)').bind(id, ada.id),
      ]),
    ])
    expect((await ada.get('/api/people')).body.people).toHaveLength(others.length)
    await moveCompany(database(env), guests.id, ada.id)
    expect(await blockedBy(database(env), ada.id)).toHaveLength(others.length)
  })

  test('the best solo plays name each person once, best first', async () => {
    const ada = await guest('Ada')
    expect((await ada.get('/api/best?game=nothing')).status).toBe(400)
    expect((await ada.get('/api/best?game=settlement')).body).toEqual({ best: [] })
    const made = await ada.post('/api/tables', { game: 'settlement', seats: 1 })
    expect(made.status).toBe(201)
    const row = (table: string, points: number) =>
      env.DB.prepare(
        `INSERT INTO results ("table", seat, account, game, options, seats, place, points, reason, rated, ended_at)
           VALUES (?, 0, ?, 'settlement', '{}', 1, 1, ?, 'title-mayor', 0, 1)`,
      ).bind(table, ada.id, points)
    await env.DB.batch([row('a', 40), row('b', 55), row('c', 12)])
    const { best } = (await ada.get('/api/best?game=settlement')).body
    expect(best).toMatchObject([{ name: 'Ada', points: 55, reason: 'title-mayor' }])
    // Alone nobody was beaten.
    expect((await personOf(ada, ada.id)).tallies).toEqual([
      { game: 'settlement', finished: 3, alone: 3, won: 0 },
    ])
  })
})
