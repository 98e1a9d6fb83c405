import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { database } from '../../worker/accounts/database.ts'
import { ladders } from '../../worker/accounts/schema.ts'
import type { Tournament } from '../../worker/wire/schema/tournaments.ts'
import { guest } from './client.ts'
import { secretsTo, signedIn } from './people.ts'
import { type Guest, pass, runAlarm, stubOf, tableFor, viewOf, wholeGame } from './table-helpers.ts'
import {
  day,
  entrantOf,
  guests,
  madeTournament,
  nameOf,
  playNumbers,
  playRounds,
  registered,
  runTournament,
  tournamentOf,
  tournamentStub,
} from './tournament-helpers.ts'

playNumbers()

/** Everybody says their own number: the first of the list is the best. */
const byRank = (people: ReadonlyArray<Guest>) => (person: Guest) =>
  people.length - people.indexOf(person)

/** Pairs that sat at one table, as often as they did. */
const pairsIn = ({ played }: Tournament): string[] =>
  played.flatMap(({ tables }) =>
    tables.flatMap(({ entrants }) =>
      entrants.flatMap((a) => entrants.filter((b) => a < b).map((b) => `${a} ${b}`)),
    ),
  )

describe('from registration to the end', () => {
  test('it starts by its alarm, goes on as tables report, and ends without anybody', async () => {
    const people = await guests(4)
    const [ada] = people as [Guest]
    const id = await madeTournament(ada, { rounds: 2 })
    await registered(id, ...people)
    expect((await tournamentOf(ada, id)).may).toEqual([
      ...['see', 'withdraw', 'start', 'cancel', 'remove'],
    ])
    pass(2 * day)
    await runTournament(id)
    const begun = await tournamentOf(ada, id)
    expect(begun).toMatchObject({ status: 'running', rounds: 2 })
    expect(begun.played).toHaveLength(1)
    expect(begun.played[0]?.tables.every(({ isMade }) => isMade)).toBe(true)
    for (let round = 0; round < 2; round++) {
      await playRounds(id, people, byRank(people))
      await runTournament(id)
    }
    const ended = await tournamentOf(ada, id)
    expect(ended.status).toBe('finished')
    expect(nameOf(ended, ended.standings[0]?.entrant)).toBe('Guest 1')
    expect(ended.may).toEqual(['see'])
  })

  test('if too few have come by its time, it is cancelled', async () => {
    const [ada] = (await guests(1)) as [Guest]
    const id = await madeTournament(ada)
    await registered(id, ada)
    expect((await ada.post(`/api/tournaments/${id}/start`)).body.type).toBe(
      '/problems/too-few-players',
    )
    pass(2 * day)
    await runTournament(id)
    expect((await tournamentOf(ada, id)).status).toBe('cancelled')
  })

  test('somebody who comes late waits, and gets a place that becomes free', async () => {
    const people = await guests(4)
    const [ada, bob, cleo, dora] = people as [Guest, Guest, Guest, Guest]
    const id = await madeTournament(ada, { places: 2 })
    await registered(id, ...people)
    const waiting = async () =>
      (await tournamentOf(ada, id)).people.filter(({ waits }) => waits).map(({ name }) => name)
    expect(await waiting()).toEqual(['Guest 3', 'Guest 4'])
    expect((await bob.delete(`/api/tournaments/${id}/registration`)).status).toBe(200)
    expect(await waiting()).toEqual(['Guest 4'])
    await ada.post(`/api/tournaments/${id}/start`)
    const { people: playing, status } = await tournamentOf(dora, id)
    expect([status, playing.map(({ person }) => person)]).toEqual(['running', [ada.id, cleo.id]])
  })

  test('somebody who does not check in gives their place to the next in line who does', async () => {
    const people = await guests(4)
    const [ada, bob, cleo, dora] = people as [Guest, Guest, Guest, Guest]
    const id = await madeTournament(ada, { places: 2, checkInHours: 24 })
    await registered(id, ...people)
    const checkIn = (one: Guest) => one.post(`/api/tournaments/${id}/check-in`)
    expect((await checkIn(ada)).body.type).toBe('/problems/tournament-phase')
    pass(day)
    expect((await tournamentOf(ada, id)).may).toContain('check-in')
    for (const one of [dora, ada, ada]) expect((await checkIn(one)).status).toBe(200)
    expect((await tournamentOf(ada, id)).may).not.toContain('check-in')
    pass(day)
    await runTournament(id)
    const { people: playing } = await tournamentOf(bob, id)
    expect(playing.map(({ person }) => person)).toEqual([ada.id, dora.id])
    expect((await tournamentOf(cleo, id)).me).toBeNull()
  })
})

const seedOf = ({ people }: Tournament, person: Guest) =>
  people.find((one) => one.person === person.id)?.seed

/** Ratings by which the first of these people is the best. */
async function ranked(people: ReadonlyArray<Guest>): Promise<void> {
  for (const [i, { id: account }] of people.entries())
    await database(env)
      .insert(ladders)
      .values({ account, game: 'numbers', tables: 1, estimate: 20 - i / 2, at: 1 })
}

/** Plays all rounds to the end: two are lost, one leaves, and the organiser deletes their account in the middle. */
async function playWithLosses(id: string, people: ReadonlyArray<Guest>): Promise<Tournament> {
  const [lost, lostToo] = [people[5], people[9]] as [Guest, Guest]
  const [leaver, organiser] = [people[12], people[31]] as [Guest, Guest]
  const [ada] = people as [Guest]
  const there = new Set(people)
  const rank = byRank(people)
  for (;;) {
    const { played, status } = await tournamentOf(ada, id)
    if (status === 'finished') return tournamentOf(ada, id)
    if (played.length === 2 && there.delete(leaver))
      expect((await leaver.delete(`/api/tournaments/${id}/registration`)).status).toBe(200)
    if (played.length === 3 && there.delete(organiser))
      expect((await organiser.delete('/api/me')).status).toBe(204)
    await playRounds(id, [...there], (one) => (one === lost || one === lostToo ? null : rank(one)))
    await runTournament(id)
    const after = await tournamentOf(ada, id)
    if (after.played.length > played.length || after.status === 'finished') continue
    // Those who are lost have their round's time.
    pass(3 * day)
    await runTournament(id)
  }
}

describe('thirty-two people', () => {
  test(
    'play a Swiss of five rounds to the end, and nobody meets anybody twice',
    async () => {
      const people = await guests(32)
      const [, ada, bob] = people as [Guest, Guest, Guest]
      const organiser = people[31] as Guest
      await ada.put(`/api/people/${bob.id}/block`)
      const id = await madeTournament(organiser, { rounds: 5, roundDays: 3, seeding: 'lot' })
      await registered(id, ...people)
      expect((await organiser.post(`/api/tournaments/${id}/start`)).status).toBe(200)
      await runTournament(id)
      const ended = await playWithLosses(id, people)
      expect(ended).toMatchObject({ status: 'finished', organiser: null })
      expect(ended.played.map(({ isOver }) => isOver)).toEqual([true, true, true, true, true])
      const pairs = pairsIn(ended)
      expect(new Set(pairs).size).toBe(pairs.length)
      const apart = [entrantOf(ended, ada), entrantOf(ended, bob)].toSorted((a, b) => a - b)
      expect(pairs).not.toContain(apart.join(' '))
      expect(ended.standings).toHaveLength(32)
      expect(nameOf(ended, ended.standings[0]?.entrant)).toBe('Guest 1')
      // Somebody who left is in no later round; of the organiser nothing is left but that somebody played.
      const gone = ended.people.filter(({ left }) => left !== null)
      expect(gone.map(({ name, person, left }) => [name, person === null, left])).toEqual([
        ['Guest 13', false, 'withdrawn'],
        ['N. N.', true, 'deleted'],
      ])
      for (const { entrant } of gone)
        for (const { tables, byes } of ended.played.slice(3))
          expect([...tables.flatMap((table) => table.entrants), ...byes]).not.toContain(entrant)
      // Somebody who is lost has lost each table to their opponent.
      const lost = entrantOf(ended, people[5] as Guest)
      const theirs = ended.played.flatMap(({ tables }) =>
        tables.filter(({ entrants }) => entrants.includes(lost)),
      )
      for (const { entrants, places, missing } of theirs) {
        expect(missing).toContain(lost)
        expect(places?.[entrants.indexOf(lost)]).toBeGreaterThan(entrants.length - missing.length)
      }
    },
    2 * wholeGame,
  )

  test(
    'play a knock-out to the end',
    async () => {
      const people = await guests(32)
      const [best] = people as [Guest]
      const organiser = people[31] as Guest
      await ranked(people)
      // The first seed would meet the last one.
      await best.put(`/api/people/${organiser.id}/block`)
      const id = await madeTournament(organiser, {
        ...{ format: 'knock-out', roundDays: 3, seeding: 'rating' },
      })
      await registered(id, ...people)
      await organiser.post(`/api/tournaments/${id}/start`)
      await runTournament(id)
      const begun = await tournamentOf(best, id)
      expect(people.map((one) => seedOf(begun, one))).toEqual(people.map((_, i) => i + 1))
      const opponents = (await tournamentOf(best, id)).played[0]?.tables.map(({ entrants }) =>
        entrants.map((entrant) => begun.people.find((one) => one.entrant === entrant)?.seed ?? 0),
      )
      expect(opponents).toHaveLength(16)
      const sums = opponents?.map(([a = 0, b = 0]) => a + b).toSorted((a, b) => a - b)
      // The last seed changed places with the next one, so that two tables alone are not as seeded.
      expect(sums?.filter((sum) => sum !== 33)).toHaveLength(2)
      expect(opponents?.find((seeds) => seeds.includes(1))).not.toContain(32)
      const ended = await playWithLosses(id, people)
      expect(ended.status).toBe('finished')
      const kept = [entrantOf(ended, best), begun.people.find(({ seed }) => seed === 32)?.entrant]
      expect(pairsIn(ended)).not.toContain(kept.toSorted((a = 0, b = 0) => a - b).join(' '))
      expect(ended.played.map(({ tables, byes }) => tables.length * 2 + byes.length)).toEqual([
        ...[32, 16, 8, 4, 2],
      ])
      expect(nameOf(ended, ended.standings[0]?.entrant)).toBe('Guest 1')
      expect(ended.standings.map(({ place }) => place).slice(0, 5)).toEqual([1, 2, 3, 3, 5])
    },
    2 * wholeGame,
  )
})

describe('a series in a knock-out', () => {
  const begun = async (): Promise<readonly [string, Guest[]]> => {
    const people = await guests(4)
    const [ada] = people as [Guest]
    await ranked(people)
    const id = await madeTournament(ada, { format: 'knock-out', places: 4, series: true })
    await registered(id, ...people)
    await ada.post(`/api/tournaments/${id}/start`)
    await runTournament(id)
    return [id, people]
  }

  test('goes to whoever has won two games; the other begins each time', async () => {
    const [id, people] = await begun()
    const [ada] = people as [Guest]
    const rank = byRank(people)
    const play = async (best: (person: Guest) => number) => {
      await playRounds(id, people, best)
      await runTournament(id)
      return tournamentOf(ada, id)
    }
    // In the first games the worse one wins.
    const one = await play((person) => 10 - rank(person))
    expect(one.played.map(({ tables, isOver }) => [tables.length, isOver])).toEqual([[4, false]])
    const [first, second, next] = one.played[0]?.tables ?? []
    expect([next?.entrants, next?.places]).toEqual([first?.entrants.toReversed(), null])
    expect(second?.places).not.toBeNull()
    const two = await play(rank)
    expect(two.played.map(({ tables }) => tables.length)).toEqual([6])
    const three = await play(rank)
    expect(three.played.map(({ tables }) => tables.length)).toEqual([6, 1])
    expect(three.played[1]?.tables[0]?.entrants.toSorted()).toEqual(
      people.slice(0, 2).map((person) => entrantOf(three, person)),
    )
    await play(rank)
    const ended = await play(rank)
    expect([ended.status, ended.played[1]?.tables.length]).toEqual(['finished', 2])
    expect(ended.standings.map(({ entrant, place }) => [nameOf(ended, entrant), place])).toEqual([
      ['Guest 1', 1],
      ['Guest 2', 2],
      ['Guest 3', 3],
      ['Guest 4', 3],
    ])
  })

  test('that somebody leaves goes to the other, whoever leads', async () => {
    const [id, people] = await begun()
    const [ada, bob, cleo, dora] = people as [Guest, Guest, Guest, Guest]
    await playRounds(id, people, byRank(people))
    await runTournament(id)
    expect((await ada.delete(`/api/tournaments/${id}/registration`)).status).toBe(200)
    await runTournament(id)
    await playRounds(id, [bob, cleo, dora], byRank(people))
    // No bot knows this game: the round's time ends it.
    pass(31 * day)
    await runTournament(id)
    const after = await tournamentOf(bob, id)
    expect(after.played[0]?.tables).toHaveLength(4)
    expect(after.played[1]?.tables[0]?.entrants.toSorted()).toEqual(
      [bob, dora].map((person) => entrantOf(after, person)),
    )
  })

  test('ends with its round', async () => {
    const [id, people] = await begun()
    const [ada] = people as [Guest]
    await playRounds(id, people, byRank(people))
    await runTournament(id)
    pass(31 * day)
    await runTournament(id)
    const after = await tournamentOf(ada, id)
    expect(after.played[0]).toMatchObject({ isOver: true })
    expect(after.played[0]?.tables).toHaveLength(4)
    expect(after.played).toHaveLength(2)
  })
})

describe('tables', () => {
  test('of three and four fill a Swiss where the number does not come out even', async () => {
    const people = await guests(7)
    const [ada] = people as [Guest]
    const id = await madeTournament(ada, { size: 4, rounds: 1 })
    await registered(id, ...people)
    await ada.post(`/api/tournaments/${id}/start`)
    const { played } = await tournamentOf(ada, id)
    expect(played[0]?.tables.map(({ entrants }) => entrants.length)).toEqual([4, 3])
  })

  test('report at least once, and twice is once', async () => {
    const people = await guests(2)
    const [ada] = people as [Guest]
    const id = await madeTournament(ada, { rounds: 1 })
    await registered(id, ...people)
    await ada.post(`/api/tournaments/${id}/start`)
    await runTournament(id)
    const table = (await tournamentOf(ada, id)).played[0]?.tables[0]?.table ?? ''
    await playRounds(id, people, byRank(people))
    const after = await tournamentOf(ada, id)
    await tournamentStub(id).report({ table, places: [2, 1], missing: [0, 1] })
    await tournamentStub(id).report({ table: 'x'.repeat(22), places: [2, 1], missing: [] })
    expect(await tournamentOf(ada, id)).toEqual(after)
  })

  test.each(['before it comes', 'after it was counted'])(
    'whose report fails once, %s, report again, and it counts once',
    async (when) => {
      const people = await guests(2)
      const [ada] = people as [Guest]
      const id = await madeTournament(ada, { rounds: 2 })
      await registered(id, ...people)
      await ada.post(`/api/tournaments/${id}/start`)
      await runTournament(id)
      const { table = '' } = (await tournamentOf(ada, id)).played[0]?.tables[0] ?? {}
      const kind = await runInDurableObject(tournamentStub(id), (it) => Object.getPrototypeOf(it))
      const { report } = kind
      const failing = vi.spyOn(kind, 'report').mockImplementationOnce(async function (...asked) {
        if (when === 'after it was counted') await report.apply(this, asked)
        throw new Error('The line is cut.')
      })
      const told = vi.spyOn(console, 'error').mockReturnValue()
      await playRounds(id, people, byRank(people))
      expect(told).toHaveBeenCalledOnce()
      expect(failing).toHaveBeenCalledOnce()
      const cut = await tournamentOf(ada, id)
      expect(cut.played[0]?.tables[0]?.places === null).toBe(when === 'before it comes')
      pass(60_000)
      await runAlarm(table)
      expect(failing).toHaveBeenCalledTimes(2)
      vi.restoreAllMocks()
      await runTournament(id)
      const after = await tournamentOf(ada, id)
      expect(after.played).toHaveLength(2)
      expect(after.standings.map(({ points }) => points)).toEqual([24, 0])
    },
  )

  test('somebody for whom a bot played to the end is out, where it was said so', async () => {
    const people = await guests(4)
    const [ada, , , dora] = people as [Guest, Guest, Guest, Guest]
    const id = await madeTournament(ada, { rounds: 3, roundDays: 2, missing: 'out' })
    await registered(id, ...people)
    await ada.post(`/api/tournaments/${id}/start`)
    await runTournament(id)
    await playRounds(id, people, (one) => (one === dora ? null : byRank(people)(one)))
    pass(2 * day)
    await runTournament(id)
    const after = await tournamentOf(ada, id)
    expect(after.people.find(({ person }) => person === dora.id)?.left).toBe('missed')
    expect(after.played[1]?.tables.flatMap(({ entrants }) => entrants)).toHaveLength(2)
    expect(after.played[1]?.byes).toHaveLength(1)
  })

  test('are made with bots for those who delete their account before, or not at all for one', async () => {
    const people = await guests(5)
    const [ada, bob, cleo, dora] = people as [Guest, Guest, Guest, Guest]
    const more = { rounds: 1, rated: true, format: 'swiss', seeding: 'lot' }
    const three = await madeTournament(ada, { ...more, size: 3, places: 3 })
    await registered(three, ada, bob, cleo)
    const two = await madeTournament(ada, { ...more, places: 2 })
    await registered(two, cleo, dora)
    await runTournament(three)
    await runTournament(two)
    const storage = await runInDurableObject(tournamentStub(two), (_it, state) =>
      Object.getPrototypeOf(state.storage),
    )
    const set = vi.spyOn(storage, 'setAlarm').mockResolvedValue(undefined)
    for (const id of [three, two])
      expect((await ada.post(`/api/tournaments/${id}/start`)).status).toBe(200)
    await cleo.delete('/api/me')
    set.mockRestore()
    for (const id of [three, two]) await runInDurableObject(tournamentStub(id), (it) => it.alarm())
    const made = (await tournamentOf(ada, three)).played[0]?.tables[0]
    const table = await viewOf(ada, made?.table ?? '')
    expect(table.seats.map(({ person }) => person).toSorted()).toEqual(
      [ada.id, bob.id, null].toSorted(),
    )
    expect(table).toMatchObject({ status: 'playing', rated: false })
    await runTournament(two)
    const over = await tournamentOf(dora, two)
    expect(over.status).toBe('finished')
    expect(nameOf(over, over.standings[0]?.entrant)).toBe('Guest 4')
    expect(over.played[0]?.tables[0]).toMatchObject({ isMade: false, places: [1, 2] })
  })

  test('that end as somebody’s time is over count as lost by them', async () => {
    const people = await guests(2)
    const [ada, bob] = people as [Guest, Guest]
    const pace = { start: 1, perTurn: 0, cap: 1, late: 'end' }
    const id = await madeTournament(ada, { rounds: 1, pace, places: 2 })
    await registered(id, ...people)
    await ada.post(`/api/tournaments/${id}/start`)
    await runTournament(id)
    await playRounds(id, people, (one) => (one === bob ? null : 1))
    pass(2 * day)
    const { table = '' } = (await tournamentOf(ada, id)).played[0]?.tables[0] ?? {}
    for (let times = 0; times < 3; times++) await runDurableObjectAlarm(stubOf(table))
    await runTournament(id)
    const ended = await tournamentOf(ada, id)
    const [row] = ended.played[0]?.tables ?? []
    expect(row?.missing).toEqual([entrantOf(ended, bob)])
    expect(row?.places?.[row.entrants.indexOf(entrantOf(ended, bob))]).toBe(2)
  })

  test.each([
    ['leaves', (it: Guest, id: string) => it.delete(`/api/tournaments/${id}/registration`)],
    ['deletes their account', (it: Guest) => it.delete('/api/me')],
  ] as const)('end as somebody %s, where it was said so', async (_, leave) => {
    const people = await guests(6)
    const [ada] = people as [Guest]
    const id = await madeTournament(ada, { size: 3, rounds: 2, onLeaving: 'end', places: 6 })
    await registered(id, ...people)
    await ada.post(`/api/tournaments/${id}/start`)
    await runTournament(id)
    const begun = await tournamentOf(ada, id)
    expect(begun.onLeaving).toBe('end')
    const [mine] =
      begun.played[0]?.tables.filter(({ entrants }) => !entrants.includes(entrantOf(begun, ada))) ??
      []
    const leaver = people.find((one) => entrantOf(begun, one) === mine?.entrants[1]) as Guest
    expect((await leave(leaver, id)).status).toBeLessThan(300)
    await runTournament(id)
    const after = await tournamentOf(ada, id)
    const [others, theirs] =
      after.played[0]?.tables.toSorted((a) => (a.table === mine?.table ? 1 : -1)) ?? []
    // The others share the win, though all three were awaited; the other table goes on.
    expect(theirs).toMatchObject({ places: [1, 3, 1], missing: [mine?.entrants[1]] })
    expect(others?.places).toBeNull()
    const reader = people.find((one) => one !== leaver && one !== ada) as Guest
    expect((await viewOf(reader, mine?.table ?? '')).status).toBe('over')
    await tournamentStub(id).report({ table: mine?.table ?? '', places: [1, 1, 1], missing: [] })
    await playRounds(
      id,
      people.filter((one) => one !== leaver),
      () => 1,
    )
    await runTournament(id)
    const next = await tournamentOf(ada, id)
    expect(next.played[0]?.tables.find(({ table }) => table === mine?.table)).toEqual(theirs)
    expect(next.played[1]?.tables.flatMap(({ entrants }) => entrants)).toHaveLength(5)
  })

  test('several rounds run at once, where it was said so', async () => {
    const people = await guests(4)
    const [ada] = people as [Guest]
    const id = await madeTournament(ada, { format: 'round-robin', atOnce: 2, places: 4 })
    await registered(id, ...people)
    await ada.post(`/api/tournaments/${id}/start`)
    await runTournament(id)
    expect((await tournamentOf(ada, id)).played).toHaveLength(2)
    for (let times = 0; times < 2; times++) {
      await playRounds(id, people, byRank(people))
      await runTournament(id)
    }
    const ended = await tournamentOf(ada, id)
    expect(ended.status).toBe('finished')
    expect(ended.standings.map(({ entrant }) => nameOf(ended, entrant))).toEqual([
      ...['Guest 1', 'Guest 2', 'Guest 3', 'Guest 4'],
    ])
  })
})

describe('deeds that nobody may do', () => {
  test('is refused by a problem, and changes nothing', async () => {
    const people = await guests(3)
    const [ada, bob, eve] = people as [Guest, Guest, Guest]
    const id = await madeTournament(ada)
    await registered(id, ada, bob)
    const before = await tournamentOf(ada, id)
    for (const [who, method, path, problem] of [
      [eve, 'POST', '/start', 'not-in-this-tournament'],
      [bob, 'POST', '/cancel', 'not-in-this-tournament'],
      [bob, 'DELETE', `/people/${entrantOf(before, ada)}`, 'not-in-this-tournament'],
      [eve, 'DELETE', '/registration', 'not-in-this-tournament'],
      [bob, 'POST', '/check-in', 'tournament-phase'],
      [ada, 'DELETE', '/people/99', 'not-found'],
      [ada, 'DELETE', '/people/x', 'bad-request'],
    ] as const) {
      const answer = await who.send(method, `/api/tournaments/${id}${path}`, undefined)
      expect([path, answer.body.type]).toEqual([path, `/problems/${problem}`])
    }
    expect(await tournamentOf(ada, id)).toEqual(before)
    // A registration that is sent again is the same one.
    const again = await bob.post(`/api/tournaments/${id}/registration`)
    expect([again.status, again.body.tournament.may]).toEqual([200, ['see', 'withdraw']])
    expect(await tournamentOf(ada, id)).toEqual(before)
    expect((await ada.get(`/api/tournaments/${'x'.repeat(22)}`)).status).toBe(404)
  })

  test('is made of bad input', async () => {
    const [ada] = (await guests(1)) as [Guest]
    const good = { title: 'Cup', game: 'numbers', format: 'swiss', places: 8 }
    for (const wrong of [
      { title: 'X' },
      { title: 'See https://evil.example' },
      { game: 'chess' },
      { format: 'ladder' },
      { format: 'knock-out', size: 3 },
      { format: 'knock-out', atOnce: 2 },
      { format: 'round-robin', places: 17 },
      { size: 6 },
      { size: 4, places: 3 },
      { places: 1001 },
      { rounds: 0 },
      { startAt: Date.now() - 1 },
      { startAt: Date.now() + 181 * day },
      { roundDays: 0 },
      { onLeaving: 'wait' },
      { series: true },
      { pace: { start: 99, perTurn: 1, cap: 2, late: 'bot' } },
    ]) {
      const request = { startAt: Date.now() + day, ...good, ...wrong }
      const { status, body } = await ada.post('/api/tournaments', request)
      expect([wrong, status, body.type]).toEqual([wrong, 400, '/problems/bad-request'])
    }
    expect((await ada.get('/api/tournaments?which=mine')).body.tournaments).toEqual([])
    expect((await ada.get('/api/tournaments?which=club')).status).toBe(400)
  })

  test('whoever was removed does not come again', async () => {
    const [ada, bob] = (await guests(2)) as [Guest, Guest]
    const id = await madeTournament(ada)
    await registered(id, bob)
    const number = entrantOf(await tournamentOf(ada, id), bob)
    expect(
      (await ada.delete(`/api/tournaments/${id}/people/${number}`)).body.tournament.people,
    ).toEqual([])
    const again = await bob.post(`/api/tournaments/${id}/registration`)
    expect(again.body.type).toBe('/problems/not-in-this-tournament')
  })
})

test('who has won a rated table is seeded first, and the unrated come last', async () => {
  const people = await guests(4)
  const [ada, bob, cleo, dora] = people as [Guest, Guest, Guest, Guest]
  const { id: table } = await tableFor([ada, bob, cleo], { game: 'numbers', rated: true })
  for (const [player, number] of [
    [ada, 2],
    [bob, 1],
    [cleo, 3],
  ] as const)
    await player.post(`/api/tables/${table}/turns`, {
      revision: (await viewOf(player, table)).play?.revision,
      moves: [{ do: 'say', number }],
      turn: crypto.randomUUID(),
    })
  await runAlarm(table)
  const id = await madeTournament(dora, { rounds: 1 })
  await registered(id, dora, ada, bob, cleo)
  await dora.post(`/api/tournaments/${id}/start`)
  await runTournament(id)
  const begun = await tournamentOf(dora, id)
  expect([cleo, ada, bob, dora].map((one) => seedOf(begun, one))).toEqual([1, 2, 3, 4])
})

describe('a club’s tournament', () => {
  const crest = {
    ...{ shape: 'shield', division: 'pale', charge: 'mill' },
    ...{ fieldColour: 'blue', divisionColour: 'gold' },
  }

  test('is made by its organisers, seen by its members, and on its list', async () => {
    const [ada, bob, eve] = (await guests(3)) as [Guest, Guest, Guest]
    const made = await ada.post('/api/clubs', { name: 'Sunday village', crest })
    const club = made.body.club.id
    await bob.post(`/api/clubs/${club}/membership`)
    const asked = { title: 'Cup', game: 'numbers', format: 'swiss', places: 8, club }
    const startAt = Date.now() + day
    expect((await bob.post('/api/tournaments', { ...asked, startAt })).body.type).toBe(
      '/problems/not-in-this-club',
    )
    const id = await madeTournament(ada, { club, rounds: 1 })
    await registered(id, ada, bob)
    for (const answer of [
      await eve.get(`/api/tournaments/${id}`),
      await eve.post(`/api/tournaments/${id}/registration`),
    ])
      expect(answer.body.type).toBe('/problems/not-in-this-tournament')
    await runTournament(id)
    const listed = async (who: Guest, query: string) =>
      (await who.get(`/api/tournaments?${query}`)).body.tournaments?.map(
        (one: { id: string; people: number }) => [one.id, one.people],
      )
    expect(await listed(bob, `which=club&club=${club}`)).toEqual([[id, 2]])
    expect(await listed(bob, 'which=mine')).toEqual([[id, 2]])
    expect((await listed(eve, 'which=open')).map(([one]: [string]) => one)).not.toContain(id)
    expect((await eve.get(`/api/tournaments?which=club&club=${club}`)).status).toBe(403)
    await ada.post(`/api/tournaments/${id}/start`)
    await runTournament(id)
    const { body } = await bob.get(`/api/clubs/${club}`)
    await playRounds(id, [ada, bob], byRank([ada, bob]))
    expect(body.club).toMatchObject({ id: club })
  })

  test('obeys its maker no more whom the club has removed, and again where there is no club', async () => {
    const [ada, bob, cleo] = (await guests(3)) as [Guest, Guest, Guest]
    const club = (await ada.post('/api/clubs', { name: 'Sunday village', crest })).body.club.id
    for (const one of [bob, cleo]) await one.post(`/api/clubs/${club}/membership`)
    await ada.put(`/api/clubs/${club}/people/${bob.id}`, { role: 'organiser' })
    const id = await madeTournament(bob, { club, rounds: 1 })
    await registered(id, ada, cleo)
    await ada.put(`/api/clubs/${club}/blocked/${bob.id}`)
    for (const answer of [
      await bob.get(`/api/tournaments/${id}`),
      await bob.delete(`/api/tournaments/${id}/people/1`),
      await bob.post(`/api/tournaments/${id}/cancel`),
    ])
      expect(answer.body.type).toBe('/problems/not-in-this-tournament')
    await ada.delete(`/api/clubs/${club}`)
    expect((await bob.get(`/api/tournaments/${id}`)).body.tournament.may).toContain('cancel')
    expect((await bob.post(`/api/tournaments/${id}/cancel`)).status).toBe(200)
  })
})

describe('accounts', () => {
  test('of one name are told apart, and a guest who signs in stays', async () => {
    const [ada, other] = [await guest('Ada'), await guest('Ada')]
    const id = await madeTournament(ada)
    await registered(id, ada, other)
    await runTournament(id)
    expect((await tournamentOf(ada, id)).people.map(({ name }) => name)).toEqual(['Ada', 'Ada (2)'])
    const email = 'other@cup.example'
    const owner = await signedIn(email, 'Olga')
    await other.post('/api/sign-in', { email, language: 'en' })
    const { token } = await secretsTo(email)
    expect((await other.post('/api/sign-in/link', { token })).status).toBe(200)
    const { people } = await tournamentOf(ada, id)
    expect(people.map(({ name, person }) => [name, person])).toEqual([
      ['Ada', ada.id],
      ['Olga', owner.id],
    ])
    expect((await tournamentOf(owner, id)).me).toBe(people[1]?.entrant)
    const { tournaments } = (await owner.get('/api/tournaments?which=mine')).body
    expect(tournaments.map((one: { id: string }) => one.id)).toEqual([id])
  })
})

test('while the database fails it waits, and goes on later', async () => {
  const people = await guests(2)
  const [ada] = people as [Guest]
  const id = await madeTournament(ada)
  await registered(id, ...people)
  await runTournament(id)
  pass(2 * day)
  const broken = {
    prepare() {
      throw new Error('The database is gone.')
    },
  }
  const withDatabase = (DB: unknown) =>
    runInDurableObject(tournamentStub(id), (it) => {
      Object.assign(it, { env: { ...Reflect.get(it, 'env'), DB } })
    })
  const report = vi.spyOn(console, 'error').mockReturnValue()
  await withDatabase(broken)
  await runTournament(id)
  expect(report).toHaveBeenCalledOnce()
  report.mockRestore()
  expect((await tournamentOf(ada, id)).status).toBe('registration')
  await withDatabase(env.DB)
  pass(60_000)
  await runTournament(id)
  expect((await tournamentOf(ada, id)).status).toBe('running')
})

test('accounts: a new name is shown, the download says it, and nothing of a deleted one is left', async () => {
  const [ada, bob] = (await guests(2)) as [Guest, Guest]
  const id = await madeTournament(ada)
  await registered(id, bob)
  await runTournament(id)
  await bob.patch('/api/me', { name: 'Robert' })
  expect((await tournamentOf(ada, id)).people.map(({ name }) => name)).toEqual(['Robert'])
  const { body } = await bob.get('/api/me/data')
  expect(body.tournaments).toMatchObject([{ tournament: id, isOrganiser: false }])
  await ada.delete('/api/me')
  expect((await tournamentOf(bob, id)).organiser).toBeNull()
  await bob.delete('/api/me')
  const kept = await runInDurableObject(tournamentStub(id), (_it, { storage }) =>
    JSON.stringify([
      storage.sql.exec('SELECT * FROM facts').toArray(),
      storage.sql.exec('SELECT * FROM entrants').toArray(),
    ]),
  )
  for (const one of [ada.id, bob.id, 'Robert', 'Guest 1']) expect(kept).not.toContain(one)
})
