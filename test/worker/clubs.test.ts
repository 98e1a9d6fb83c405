import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cleanUp } from '../../worker/accounts/clean-up.ts'
import { Random } from '../../worker/games/kernel/index.ts'
import { freshId } from '../../worker/wire/ids.ts'
import { Client, guest } from './client.ts'
import { secretsTo, settle, signedIn } from './people.ts'
import { type Guest as Person, playOut, runAlarm, tableFor, wholeGame } from './table-helpers.ts'

afterEach(() => void vi.useRealTimers())

const crest = {
  shape: 'shield',
  division: 'pale',
  charge: 'mill',
  fieldColour: 'blue',
  divisionColour: 'gold',
}
const about = { name: 'Sunday village', description: 'Slowly.', crest, admission: 'link' }

/** Subjects of what lies in somebody's letterbox. */
const lettersOfHouse = async (person: Person): Promise<string[]> =>
  (await person.get('/api/letters')).body.letters.map(({ subject }: { subject: string }) => subject)

async function founded(founder: Person, more: object = {}): Promise<string> {
  const made = await founder.post('/api/clubs', { ...about, ...more })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.club.id
}

const joined = async (id: string, ...people: Person[]) => {
  for (const person of people)
    expect((await person.post(`/api/clubs/${id}/membership`)).status).toBe(200)
}

const clubOf = async (person: Person, id: string) =>
  (await person.get(`/api/clubs/${id}`)).body.club

const standings = async (person: Person, id: string) =>
  Object.fromEntries(
    (await clubOf(person, id)).people.map(
      ({ name, standing }: { name: string; standing: string }) => [name, standing],
    ),
  )

describe('a club', () => {
  test('shows a stranger its face, and its members all of it', async () => {
    const ada = await guest('Ada')
    const bob = await guest('Bob')
    const id = await founded(ada)
    expect(await clubOf(ada, id)).toMatchObject({ standing: 'founder', members: 1 })
    expect(await clubOf(bob, id)).toMatchObject({ standing: null, people: [], name: about.name })
    await joined(id, bob)
    expect(await standings(bob, id)).toEqual({ Ada: 'founder', Bob: 'member' })
    const { clubs } = (await bob.get('/api/clubs')).body
    expect(clubs).toMatchObject([{ id, standing: 'member', members: 2 }])
    expect((await bob.get(`/api/clubs/${'x'.repeat(22)}`)).status).toBe(404)
  })

  test('is founded and described within bounds', async () => {
    const ada = await guest('Ada')
    for (const wrong of [
      { name: '' },
      { name: 'See https://evil.example' },
      { crest: { ...crest, charge: 'dragon' } },
      { admission: 'anybody' },
      { description: 'x'.repeat(1001) },
    ])
      expect((await ada.post('/api/clubs', { ...about, ...wrong })).status).toBe(400)
    const id = await founded(ada)
    const changed = await ada.put(`/api/clubs/${id}`, { ...about, name: 'Monday village' })
    expect(changed.body.club.name).toBe('Monday village')
  })

  test('lets nobody do what their role does not allow, and changes nothing then', async () => {
    const ada = await guest('Ada')
    const [bob, eve] = [await guest('Bob'), await guest('Eve')]
    const id = await founded(ada)
    await joined(id, bob)
    const before = await clubOf(ada, id)
    for (const [who, method, path, body] of [
      [bob, 'PUT', '', about],
      [bob, 'DELETE', '', undefined],
      [bob, 'POST', '/events', { title: 'Mine', at: Date.now() + 1e6 }],
      [bob, 'POST', '/invitations', { people: [eve.id] }],
      [bob, 'DELETE', `/people/${ada.id}`, undefined],
      [bob, 'PUT', `/blocked/${ada.id}`, undefined],
      [bob, 'PUT', `/people/${bob.id}`, { role: 'founder' }],
      [eve, 'POST', '/talk', { text: 'Hello' }],
      [eve, 'GET', '/talk', undefined],
      [eve, 'GET', '/honour', undefined],
      [eve, 'PUT', '/free', { games: ['villagers'], paces: ['none'], days: 3 }],
    ] as const) {
      const answer = await who.send(method, `/api/clubs/${id}${path}`, body)
      expect([path, answer.status]).toEqual([path, 403])
    }
    expect(await clubOf(ada, id)).toEqual(before)
    const table = await eve.post('/api/tables', { game: 'villagers', seats: 2, club: id })
    expect(table.body.type).toBe('/problems/not-in-this-club')
  })
})

describe('coming and going', () => {
  test('if organisers decide, one asks, and is let in or not', async () => {
    const ada = await signedIn('ada@clubs.example', 'Ada')
    const [bob, eve] = [await guest('Bob'), await guest('Eve')]
    const id = await founded(ada, { admission: 'request' })
    await joined(id, bob, eve)
    expect(await standings(ada, id)).toEqual({ Ada: 'founder', Bob: 'asked', Eve: 'asked' })
    expect((await clubOf(bob, id)).people).toEqual([])
    expect((await ada.post(`/api/clubs/${id}/people/${bob.id}`)).status).toBe(200)
    await ada.delete(`/api/clubs/${id}/people/${eve.id}`)
    expect(await standings(ada, id)).toEqual({ Ada: 'founder', Bob: 'member' })
    expect(await lettersOfHouse(bob)).toEqual(['Welcome to the club Sunday village'])
    expect((await ada.post(`/api/clubs/${id}/people/${eve.id}`)).status).toBe(404)
  })

  test('an invitation comes by a letter, once, and not between people who keep apart', async () => {
    const ada = await guest('Ada')
    const [bob, eve] = [await guest('Bob'), await guest('Eve')]
    const id = await founded(ada, { admission: 'invitation' })
    expect((await bob.post(`/api/clubs/${id}/membership`)).body.type).toBe('/problems/club-closed')
    await eve.put(`/api/people/${ada.id}/block`)
    for (let twice = 0; twice < 2; twice++)
      await ada.post(`/api/clubs/${id}/invitations`, { people: [bob.id, eve.id, ada.id] })
    expect(await standings(ada, id)).toEqual({ Ada: 'founder', Bob: 'invited' })
    expect(await lettersOfHouse(bob)).toEqual(['Invitation to the club Sunday village'])
    expect(await lettersOfHouse(eve)).toEqual([])
    await joined(id, bob)
    expect(await standings(bob, id)).toEqual({ Ada: 'founder', Bob: 'member' })
  })

  test('an invitation to somebody who is not there reaches the others all the same', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const gone = await guest('Gone')
    const id = await founded(ada, { admission: 'invitation' })
    expect((await gone.send('DELETE', '/api/me', {})).status).toBeLessThan(300)
    const answer = await ada.post(`/api/clubs/${id}/invitations`, {
      people: [gone.id, freshId(), bob.id],
    })
    expect([answer.status, await standings(ada, id)]).toEqual([
      200,
      { Ada: 'founder', Bob: 'invited' },
    ])
  })

  test('what is asked about somebody who is not there is not found', async () => {
    const ada = await guest('Ada')
    const id = await founded(ada)
    const nobody = freshId()
    for (const [method, path, body] of [
      ['POST', `/people/${nobody}`, undefined],
      ['PUT', `/people/${nobody}`, { role: 'founder' }],
      ['PUT', `/people/${nobody}`, { role: 'organiser' }],
      ['DELETE', `/people/${nobody}`, undefined],
      ['PUT', `/blocked/${nobody}`, undefined],
    ] as const) {
      const answer = await ada.send(method, `/api/clubs/${id}${path}`, body)
      expect([method, path, answer.status]).toEqual([method, path, 404])
    }
    expect(await standings(ada, id)).toEqual({ Ada: 'founder' })
  })

  test('a blocked person cannot come again, is not told, and cannot lift it', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const id = await founded(ada)
    await joined(id, bob)
    await ada.put(`/api/clubs/${id}/blocked/${bob.id}`)
    expect(await clubOf(bob, id)).toMatchObject({ standing: null, people: [] })
    expect((await bob.delete(`/api/clubs/${id}/membership`)).status).toBe(204)
    expect((await bob.post(`/api/clubs/${id}/membership`)).body.type).toBe('/problems/club-closed')
    expect((await bob.get('/api/clubs')).body.clubs).toEqual([])
    await ada.delete(`/api/clubs/${id}/people/${bob.id}`)
    await joined(id, bob)
  })

  test('a club is handed over; there is one founder at any time', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
    const id = await founded(ada)
    await joined(id, bob, eve)
    const give = (to: Person, role: string) => ada.put(`/api/clubs/${id}/people/${to.id}`, { role })
    expect((await give(bob, 'organiser')).status).toBe(200)
    const statuses = (await Promise.all([give(bob, 'founder'), give(eve, 'founder')])).map(
      ({ status }) => status,
    )
    expect(statuses).toContain(200)
    const roles = Object.values(await standings(eve, id))
    expect(roles.filter((role) => role === 'founder')).toHaveLength(1)
  })

  test('if the founder leaves, the eldest organiser takes over; the last one out deletes it', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
    const id = await founded(ada)
    await joined(id, bob, eve)
    await ada.put(`/api/clubs/${id}/people/${eve.id}`, { role: 'organiser' })
    await ada.delete(`/api/clubs/${id}/membership`)
    expect(await standings(bob, id)).toEqual({ Eve: 'founder', Bob: 'member' })
    await eve.delete(`/api/clubs/${id}/membership`)
    expect(await standings(bob, id)).toEqual({ Bob: 'founder' })
    await bob.delete(`/api/clubs/${id}/membership`)
    expect((await ada.get(`/api/clubs/${id}`)).status).toBe(404)
  })

  test('a deleted club leaves nothing of itself; its tables go on, and are open to all', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
    const id = await founded(ada)
    await joined(id, bob)
    await ada.post(`/api/clubs/${id}/talk`, { text: 'Good evening.' })
    const at = Date.now() + 24 * 60 * 60 * 1000
    const planned = await ada.post(`/api/clubs/${id}/events`, { title: 'Autumn evening', at })
    const [event] = planned.body.club.events
    const { calendar: url } = (await bob.post('/api/me/calendar')).body
    const { id: table } = await tableFor([ada], { seats: 3, club: id })
    const cup = await ada.post('/api/tournaments', {
      ...{ title: 'Cup', game: 'villagers', format: 'swiss', places: 8, club: id, startAt: at },
    })
    const { id: tournament } = cup.body.tournament
    expect((await bob.post(`/api/tournaments/${tournament}/registration`)).status).toBe(200)
    expect((await eve.post(`/api/tables/${table}/seat`)).body.type).toBe('/problems/members-only')
    expect((await ada.delete(`/api/clubs/${id}`)).status).toBe(204)
    expect((await ada.get(`/api/clubs/${id}`)).status).toBe(404)
    expect((await bob.post(`/api/clubs/${id}/membership`)).status).toBe(404)
    for (const path of [
      '/talk',
      '/honour',
      '/ladder?game=villagers',
      `/events/${event.number}/calendar`,
    ])
      expect((await ada.get(`/api/clubs/${id}${path}`)).body.type).toBe(
        '/problems/not-in-this-club',
      )
    expect((await bob.get('/api/clubs')).body).toEqual({ clubs: [], tables: [] })
    expect((await bob.get(new URL(url).pathname)).body).not.toContain('Autumn evening')
    for (const name of ['club_people', 'club_words', 'club_events', 'club_tables'])
      expect(
        await env.DB.prepare(`SELECT count(*) AS number FROM ${name} WHERE club = ?`)
          .bind(id)
          .first('number'),
      ).toBe(0)
    for (const one of [bob, eve])
      expect((await one.post(`/api/tables/${table}/seat`)).status).toBe(200)
    expect((await ada.get(`/api/tables/${table}`)).body.table.status).toBe('playing')
    // Its tournament goes on for those who are there.
    expect((await bob.get(`/api/tournaments/${tournament}`)).status).toBe(200)
    expect((await eve.post(`/api/tournaments/${tournament}/registration`)).body.type).toBe(
      '/problems/not-in-this-tournament',
    )
  })

  test('a deleted account leaves no trace but N. N.', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const id = await founded(ada)
    await joined(id, bob)
    await ada.post(`/api/clubs/${id}/talk`, { text: 'Good evening.' })
    expect((await ada.send('DELETE', '/api/me', {})).status).toBeLessThan(300)
    expect(await standings(bob, id)).toEqual({ Bob: 'founder' })
    const { words } = (await bob.get(`/api/clubs/${id}/talk`)).body
    expect(words).toMatchObject([{ person: null, name: 'N. N.', text: 'Good evening.' }])
  })

  test('a guest’s clubs move to the account that they join, the higher role winning', async () => {
    const ada = await signedIn('owner@clubs.example', 'Ada')
    const other = await guest('Ada')
    const [first, second] = [await founded(other), await founded(ada)]
    await joined(second, other)
    await joined(first, ada)
    await other.post('/api/sign-in', { email: 'owner@clubs.example', language: 'en' })
    const { token } = await secretsTo('owner@clubs.example')
    await other.post('/api/sign-in/link', { token, take: ['here'] })
    const { clubs } = (await ada.get('/api/clubs')).body
    expect(clubs.map(({ standing }: { standing: string }) => standing)).toEqual([
      'founder',
      'founder',
    ])
  })

  test('a lost guest who founded a club leaves it to the others', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const id = await founded(ada)
    await joined(id, bob)
    await env.DB.prepare('DELETE FROM sessions WHERE account = ?').bind(ada.id).run()
    await cleanUp(env)
    expect(await standings(bob, id)).toEqual({ Bob: 'founder' })
  })
})

describe('the parts of a club', () => {
  test('its talk is for its members, page by page; one’s own words can be taken back', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const id = await founded(ada)
    await joined(id, bob)
    for (let n = 1; n <= 52; n++) await ada.post(`/api/clubs/${id}/talk`, { text: `Word ${n}` })
    const latest = (await bob.get(`/api/clubs/${id}/talk`)).body
    expect([latest.words.length, latest.more]).toEqual([50, true])
    const [oldest] = latest.words
    const before = (await bob.get(`/api/clubs/${id}/talk?before=${oldest.number}`)).body
    expect(before).toMatchObject({ words: [{ text: 'Word 1' }, { text: 'Word 2' }], more: false })
    const path = `/api/clubs/${id}/talk/${oldest.number}`
    expect((await bob.delete(path)).status).toBe(404)
    expect((await ada.delete(path)).status).toBe(204)
    await bob.put(`/api/people/${ada.id}/block`)
    expect((await bob.get(`/api/clubs/${id}/talk`)).body.words).toEqual([])
  })

  test('a member who is free says for what and how long', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const ada = await guest('Ada')
    const id = await founded(ada)
    const free = { games: ['villagers'], paces: ['daily'], days: 2 }
    const said = await ada.put(`/api/clubs/${id}/free`, free)
    expect(said.body.club.people[0].free).toMatchObject({ games: ['villagers'], paces: ['daily'] })
    vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60 * 1000 + 1)
    expect((await clubOf(ada, id)).people[0].free).toBeNull()
    const wrong = await ada.put(`/api/clubs/${id}/free`, { ...free, games: ['chess'] })
    expect(wrong.status).toBe(400)
  })

  test('those who are free are offered to members of a common club who look for such a table', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [ada, bob, cem] = [await guest('Ada'), await guest('Bob'), await guest('Cem')]
    const [dan, eve, fay] = [await guest('Dan'), await guest('Eve'), await guest('Fay')]
    const id = await founded(ada)
    const second = await founded(ada)
    const elsewhere = await founded(fay)
    await joined(id, bob, cem, dan, eve)
    await joined(second, bob)
    const say = async (who: Person, club: string, games: string[], paces: string[]) =>
      expect((await who.put(`/api/clubs/${club}/free`, { games, paces, days: 2 })).status).toBe(200)
    const asked = async (who: Person, query: string): Promise<string[]> =>
      (await who.get(`/api/free?${query}`)).body.people.map(({ name }: { name: string }) => name)
    for (const club of [id, second])
      await say(bob, club, ['villagers', 'settlement'], ['none', 'daily'])
    await say(cem, id, ['villagers'], ['daily'])
    await say(dan, id, ['villagers'], ['daily'])
    await say(eve, id, ['villagers'], ['daily'])
    await say(fay, elsewhere, ['villagers'], ['daily'])
    await ada.put(`/api/people/${dan.id}/block`)
    await eve.put(`/api/people/${ada.id}/block`)
    const daily = 'game=villagers&pace=daily'
    // That Eve keeps away is not to be seen; no invitation reaches her.
    expect(await asked(ada, daily)).toEqual(['Bob', 'Cem', 'Eve'])
    expect(await asked(ada, 'game=villagers&pace=none')).toEqual(['Bob'])
    expect(await asked(ada, 'game=settlement&pace=daily')).toEqual(['Bob'])
    expect(await asked(ada, 'game=settlement&pace=brisk')).toEqual([])
    expect(await asked(fay, daily)).toEqual([])
    expect((await new Client().get(`/api/free?${daily}`)).status).toBe(401)
    expect((await ada.get('/api/free?game=villagers&pace=soon')).status).toBe(400)
    const table = await tableFor([ada], { seats: 3, game: 'villagers' })
    await ada.post(`/api/tables/${table.id}/invitations`, { people: [cem.id, eve.id] })
    await settle(table.id)
    const told = async (who: Person) =>
      (await who.get('/api/letters')).body.letters.filter(
        ({ kind }: { kind: string }) => kind === 'invitation',
      ).length
    expect([await told(cem), await told(eve)]).toEqual([1, 0])
    // At a table of a club only its members sit down.
    const { id: own } = await tableFor([ada], { seats: 3, game: 'villagers', club: second })
    expect(await asked(ada, `${daily}&table=${own}`)).toEqual(['Bob'])
    expect(await asked(ada, `${daily}&table=${table.id}`)).toEqual(['Bob', 'Cem', 'Eve'])
    await ada.put(`/api/clubs/${id}/blocked/${cem.id}`)
    expect(await asked(ada, daily)).toEqual(['Bob', 'Eve'])
    vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60 * 1000 + 1)
    expect(await asked(ada, daily)).toEqual([])
  })

  test('an event stands in the calendars of its members', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const id = await founded(ada)
    await joined(id, bob)
    const at = Date.now() + 24 * 60 * 60 * 1000
    const planned = await ada.post(`/api/clubs/${id}/events`, { title: 'Autumn evening', at })
    const [event] = planned.body.club.events
    expect(event).toMatchObject({ title: 'Autumn evening', at })
    const { calendar: url } = (await bob.post('/api/me/calendar')).body
    const calendar = async () => (await bob.get(new URL(url).pathname)).body
    expect(await calendar()).toContain('SUMMARY:Sunday village: Autumn evening')
    // One event as a file, for members.
    const file = `/api/clubs/${id}/events/${event.number}/calendar`
    const taken = await bob.get(file)
    expect(taken.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(taken.body).toContain('SUMMARY:Sunday village: Autumn evening')
    const uid = /UID:(.*)/.exec(taken.body)?.[1]
    expect(await calendar()).toContain(`UID:${uid}`)
    const eve = await guest('Eve')
    expect((await eve.get(file)).status).toBe(403)
    expect((await new Client().get(file)).status).toBe(401)
    const other = await founded(eve)
    const elsewhere = `/api/clubs/${other}/events/${event.number}/calendar`
    expect((await eve.get(elsewhere)).status).toBe(404)
    await ada.delete(`/api/clubs/${id}/events/${event.number}`)
    expect((await bob.get(file)).status).toBe(404)
    expect(await calendar()).not.toContain('Autumn evening')
  })

  test(
    'only members sit down at its tables; how they end counts for its honour',
    async () => {
      const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
      const id = await founded(ada)
      await joined(id, bob)
      const table = await tableFor([ada], { seats: 2, club: id })
      const refused = await eve.post(`/api/tables/${table.id}/seat`)
      expect(refused.body.type).toBe('/problems/members-only')
      expect((await bob.post(`/api/tables/${table.id}/seat`)).status).toBe(200)
      await settle(table.id)
      expect((await clubOf(bob, id)).tables).toMatchObject([{ id: table.id, status: 'playing' }])
      expect((await bob.get('/api/clubs')).body.tables).toEqual([{ table: table.id, club: id }])
      expect((await eve.get('/api/clubs')).body.tables).toEqual([])
      await playOut(table.id, [ada, bob], Random.fromSeed(new Uint8Array(32)))
      await runAlarm(table.id)
      const { honour } = (await bob.get(`/api/clubs/${id}/honour`)).body
      expect(honour.map(({ name, finished }: never) => [name, finished]).sort()).toEqual([
        ['Ada', 1],
        ['Bob', 1],
      ])
      expect(
        honour.reduce((sum: number, { won }: { won: number }) => sum + won, 0),
      ).toBeGreaterThan(0)
      expect((await bob.get(`/api/clubs/${id}/honour?season=now`)).body.honour).toHaveLength(2)
    },
    wholeGame,
  )

  test(
    'a rematch at one of its tables is its table, too, for those who are members still',
    async () => {
      const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
      const id = await founded(ada)
      await joined(id, bob, eve)
      const table = await tableFor([ada, bob, eve], { seats: 3, club: id })
      await playOut(table.id, [ada, bob, eve], Random.fromSeed(new Uint8Array(32)))
      await ada.delete(`/api/clubs/${id}/people/${bob.id}`)
      const early = await bob.post(`/api/tables/${table.id}/rematch`)
      expect(early.body.type).toBe('/problems/members-only')
      const made = await ada.post(`/api/tables/${table.id}/rematch`)
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      const next = made.body.table.id
      await settle(next)
      expect((await clubOf(ada, id)).tables.map((one: { id: string }) => one.id)).toContain(next)
      const late = await bob.post(`/api/tables/${table.id}/rematch`)
      expect(late.body.type).toBe('/problems/members-only')
      const stranger = await (await guest('Zoe')).post(`/api/tables/${next}/seat`)
      expect(stranger.body.type).toBe('/problems/members-only')
      expect((await eve.post(`/api/tables/${table.id}/rematch`)).body.table.you).not.toBeNull()
    },
    wholeGame,
  )

  test('nobody of a member’s device sits down at its table without being a member', async () => {
    const ada = await guest('Ada')
    const id = await founded(ada)
    const { id: table } = await tableFor([ada], { seats: 3, club: id })
    const here = { name: 'Bob', language: 'en' }
    const refused = await ada.post(`/api/tables/${table}/seat/here`, here)
    expect(refused.body.type).toBe('/problems/members-only')
    expect((await ada.get('/api/me/others')).body.others).toEqual([])
    const { id: open } = await tableFor([ada], { seats: 3 })
    expect((await ada.post(`/api/tables/${open}/seat/here`, here)).status).toBe(200)
    const [bob] = (await ada.get('/api/me/others')).body.others
    const again = await ada.post(`/api/tables/${table}/seat/here`, { account: bob.id })
    expect(again.body.type).toBe('/problems/members-only')
    await ada.post(`/api/clubs/${id}/invitations`, { people: [bob.id] })
    await ada.post('/api/me/others', { account: bob.id })
    expect((await ada.post(`/api/clubs/${id}/membership`)).status).toBe(200)
    await ada.post('/api/me/others', { account: ada.id })
    expect((await ada.post(`/api/tables/${table}/seat/here`, { account: bob.id })).status).toBe(200)
  })

  test('is in the data to take along', async () => {
    const ada = await guest('Ada')
    const id = await founded(ada)
    await ada.post(`/api/clubs/${id}/talk`, { text: 'Good evening.' })
    const { body } = await ada.get('/api/me/data')
    expect(body).toMatchObject({
      clubs: [{ club: id, standing: 'founder' }],
      clubWords: [{ club: id, text: 'Good evening.' }],
    })
  })
})
