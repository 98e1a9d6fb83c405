import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanUp } from '../../worker/accounts/clean-up.ts'
import { moveCompany } from '../../worker/accounts/company.ts'
import { database } from '../../worker/accounts/database.ts'
import { results } from '../../worker/accounts/schema.ts'
import { Client, guest } from './client.ts'
import { mailsTo, signedIn } from './people.ts'
import { type Guest, lettersOf, pass, runAlarm, tableFor } from './table-helpers.ts'

const minute = 60_000
const day = 24 * 60 * minute

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await env.DB.prepare('DELETE FROM lookouts').run()
})
afterEach(() => void vi.useRealTimers())

const lookOut = (who: Client, wanted: object = {}) =>
  who.post('/api/me/lookouts', { game: 'villagers', ...wanted })
const lookouts = async (who: Client) => (await who.get('/api/me/lookouts')).body.lookouts

/** An open table, once those who look out for such a one were told. */
async function opened(host: Guest, about: object = {}, others: Guest[] = []): Promise<string> {
  const { id } = await tableFor([host, ...others], { seats: 3, access: 'open', ...about })
  pass(minute)
  await runAlarm(id)
  return id
}

const told = async (who: Guest, id: string) =>
  (await lettersOf(who, id)).map(({ subject }) => subject)

describe('who looks out for an open table', () => {
  test('is told by their usual channels, once a table, as it opens or becomes another', async () => {
    const ada = await guest('Ada')
    const bob = await signedIn('bob@lookouts.example', 'Bob')
    for (const seats of [null, 3]) await lookOut(bob, { seats })
    const id = await opened(ada, { title: 'Sunday' })
    expect(await told(bob, id)).toEqual(['A table like those you look for: Sunday'])
    const [mail] = (await mailsTo('bob@lookouts.example')).filter(({ subject }) =>
      subject.includes('look for'),
    )
    expect(mail?.text).toContain('Ada opens a table like those you look for')
    expect(mail?.text).toContain(`/t/${id}`)
    const change = { options: {}, pace: null, patience: 7, title: 'Sunday' }
    for (const seats of [4, 3]) {
      await ada.put(`/api/tables/${id}`, { ...change, game: 'villagers', seats })
      pass(minute)
      await runAlarm(id)
    }
    expect(await told(bob, id)).toHaveLength(1)
    // Another one of the same host is another table.
    expect(await told(bob, await opened(ada))).toHaveLength(1)
  })

  test('is told of a table that becomes what they seek', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    await lookOut(bob, { game: 'settlement', pace: 'day' })
    const id = await opened(ada)
    expect(await told(bob, id)).toEqual([])
    const pace = { start: 72, perTurn: 14, cap: 120, late: 'ask' }
    await ada.put(`/api/tables/${id}`, {
      game: 'settlement',
      seats: 3,
      options: {},
      pace,
      title: 'X',
    })
    pass(minute)
    await runAlarm(id)
    expect(await told(bob, id)).toHaveLength(1)
  })

  test('hears of nothing but what they seek', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const pace = { start: 72, perTurn: 4, cap: 120, late: 'ask' }
    for (const [wanted, isTold] of [
      [{ seats: 3 }, true],
      [{ seats: 2 }, false],
      [{ pace: 'hours' }, true],
      [{ pace: 'none' }, false],
      [{ language: 'en' }, true],
      [{ language: 'de' }, false],
      [{ level: 'new' }, true],
      [{ level: 'practised' }, false],
      [{ seats: 3, pace: 'hours', language: 'en', level: 'new' }, true],
      [{ game: 'settlement' }, false],
    ] as const) {
      const { body } = await lookOut(bob, wanted)
      const id = await opened(ada, { pace })
      expect([wanted, (await told(bob, id)).length]).toEqual([wanted, isTold ? 1 : 0])
      await bob.delete(`/api/me/lookouts/${body.lookouts[0].id}`)
    }
  })

  test('finds practised hosts from their fifth game with others on', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    await lookOut(bob, { level: 'practised' })
    const row = { account: ada.id, game: 'villagers', options: {}, place: 1, points: 1, seat: 0 }
    const how = { reason: '', rated: false, endedAt: 1 }
    for (const [i, seats] of [2, 2, 2, 2, 1].entries())
      await database(env)
        .insert(results)
        .values({ ...row, ...how, seats, table: `practice-${i}` })
    expect(await told(bob, await opened(ada))).toEqual([])
    await database(env)
      .insert(results)
      .values({ ...row, ...how, seats: 3, table: 'practice-5' })
    expect(await told(bob, await opened(ada))).toHaveLength(1)
  })

  test('hears nothing of tables that are closed, full, or kept for others', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
    await lookOut(bob)
    expect(await told(bob, await opened(ada, { access: 'link' }))).toEqual([])
    expect(await told(bob, await opened(ada, { seats: 2 }, [eve]))).toEqual([])
    const { id } = await tableFor([ada], { seats: 3, access: 'open' })
    await ada.post(`/api/tables/${id}/cancel`)
    pass(minute)
    await runAlarm(id)
    expect(await told(bob, id)).toEqual([])
    const club = {
      ...{ name: 'Sunday village', description: '', admission: 'link' },
      crest: {
        ...{ shape: 'shield', division: 'pale', charge: 'mill' },
        ...{ fieldColour: 'blue', divisionColour: 'gold' },
      },
    }
    const founded = (await ada.post('/api/clubs', club)).body.club.id
    expect(await told(bob, await opened(ada, { club: founded }))).toEqual([])
    await bob.post(`/api/clubs/${founded}/membership`)
    expect(await told(bob, await opened(ada, { club: founded }))).toHaveLength(1)
  })

  test('hears nothing of a table that they were removed from', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob], { seats: 3, access: 'open' })
    await lookOut(bob)
    expect((await ada.delete(`/api/tables/${id}/seats/1`)).status).toBe(200)
    const change = { game: 'villagers', options: {}, pace: null, patience: 7, title: '' }
    await ada.put(`/api/tables/${id}`, { ...change, seats: 4 })
    pass(minute)
    await runAlarm(id)
    expect((await told(bob, id)).filter((subject) => subject.includes('seek'))).toEqual([])
  })

  test('still gets the invitation of the host who asks them to it', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    await lookOut(bob)
    const id = await opened(ada)
    expect(await told(bob, id)).toHaveLength(1)
    const asked = await ada.post(`/api/tables/${id}/invitations`, { people: [bob.id] })
    expect(asked.status).toBe(200)
    await runAlarm(id)
    expect(await told(bob, id)).toHaveLength(2)
    // The other way round the invitation says it all.
    const other = await tableFor([ada], { seats: 3, access: 'open' })
    await ada.post(`/api/tables/${other.id}/invitations`, { people: [bob.id] })
    pass(minute)
    await runAlarm(other.id)
    expect(await told(bob, other.id)).toHaveLength(1)
  })

  test('never hears of people who keep apart from them, or from whom they keep apart', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
    await lookOut(bob)
    await ada.put(`/api/people/${bob.id}/block`)
    expect(await told(bob, await opened(ada))).toEqual([])
    expect(await told(bob, await opened(eve, {}, [ada]))).toEqual([])
    await ada.delete(`/api/people/${bob.id}/block`)
    await bob.put(`/api/people/${ada.id}/block`)
    expect(await told(bob, await opened(ada))).toEqual([])
    await bob.delete(`/api/people/${ada.id}/block`)
    expect(await told(bob, await opened(ada))).toHaveLength(1)
  })
})

describe('looking out', () => {
  test('is for five kinds of tables at most, also at once, and ends by itself after four weeks', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const answers = await Promise.all(Array.from({ length: 8 }, () => lookOut(bob)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.find(({ status }) => status !== 200)?.body.type).toBe(
      '/problems/too-many-lookouts',
    )
    expect(await lookouts(bob)).toHaveLength(5)
    pass(28 * day)
    expect(await lookouts(bob)).toEqual([])
    expect(await told(bob, await opened(ada))).toEqual([])
    await cleanUp(env)
    const { results: left } = await env.DB.prepare('SELECT * FROM lookouts').all()
    expect(left).toEqual([])
  })

  test('asks for what there is', async () => {
    const bob = await guest('Bob')
    for (const wrong of [
      { game: 'nothing' },
      { seats: 1 },
      { seats: 6 },
      { pace: 'fast' },
      { language: 'xx' },
      { level: 'master' },
    ])
      expect([wrong, (await lookOut(bob, wrong)).status]).toEqual([wrong, 400])
    expect(await lookouts(bob)).toEqual([])
  })

  test('is one’s own: nobody else sees or ends it, and a stranger has none', async () => {
    const [bob, eve] = [await guest('Bob'), await guest('Eve')]
    const [{ id }] = (await lookOut(bob)).body.lookouts
    expect(await lookouts(eve)).toEqual([])
    expect((await eve.delete(`/api/me/lookouts/${id}`)).status).toBe(404)
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['DELETE', `/${id}`],
    ] as const) {
      const body = method === 'POST' ? { game: 'villagers' } : undefined
      const answer = await new Client().send(method, `/api/me/lookouts${path}`, body)
      expect([method, answer.status]).toEqual([method, 401])
    }
    expect(await lookouts(bob)).toMatchObject([{ id, game: 'villagers', seats: null }])
  })

  test('moves with a guest, is in the data to take along, and goes with its account', async () => {
    const [bob, eve] = [await guest('Bob'), await guest('Eve')]
    await lookOut(bob, { seats: 4 })
    await moveCompany(database(env), bob.id, eve.id)
    expect(await lookouts(bob)).toEqual([])
    expect((await eve.get('/api/me/data')).body.lookouts).toMatchObject([{ seats: 4 }])
    await eve.delete('/api/me')
    const { results: left } = await env.DB.prepare('SELECT * FROM lookouts').all()
    expect(left).toEqual([])
  })
})
