/** Letters to people about their tournaments. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Random } from '../../worker/games/kernel/index.ts'
import { type Client, guest } from './client.ts'
import { mailsTo, signedIn } from './people.ts'
import { ringAlarms } from './person-helpers.ts'
import { pass, playOut, sendNotices, viewOf, wholeGame } from './table-helpers.ts'
import {
  day,
  lettersTo,
  madeTournament,
  playNumbers,
  playRounds,
  registered,
  runTournament,
  subjectsTo,
  tournamentOf,
} from './tournament-helpers.ts'

playNumbers()

test('of a place, a pairing with its table, a round without one, and the final table', async () => {
  const ada = await guest('Ada')
  const [bob, cleo, dora] = [await guest('Bob'), await guest('Cleo'), await guest('Dora')]
  const people = [ada, bob, cleo, dora]
  const id = await madeTournament(ada, { rounds: 1, places: 3 })
  await registered(id, ada, bob, dora, cleo)
  await dora.delete(`/api/tournaments/${id}/registration`)
  await runTournament(id)
  expect(await subjectsTo(cleo)).toEqual(['A place for you: Autumn cup'])
  await ada.post(`/api/tournaments/${id}/start`)
  await runTournament(id)
  const { played, people: there } = await tournamentOf(ada, id)
  const [round] = played
  const nameOf = (entrant: number) => there.find((one) => one.entrant === entrant)?.name
  const [one = 0, other = 0] = round?.tables[0]?.entrants ?? []
  const sitter = people.find(
    (person) => person.id === there.find((it) => it.entrant === one)?.person,
  )
  const about = async (person: Client, subject: string) =>
    (await lettersTo(person)).find((letter) => letter.subject === subject)
  const pairing = await about(sitter as Client, 'Round 1: Autumn cup')
  expect(pairing?.text).toContain(`Round 1: you play against ${nameOf(other)}`)
  expect(pairing?.text).toContain(`${env.ORIGIN}/t/${round?.tables[0]?.table}`)
  expect(pairing?.text).toContain('The round ends on')
  const alone = there.find(({ entrant }) => entrant === round?.byes[0])
  const resting = people.find((person) => person.id === alone?.person) as Client
  expect((await about(resting, 'Round 1: Autumn cup'))?.text).toContain('no table for you')
  await playRounds(id, people, (person) => (person === sitter ? 9 : 1))
  await runTournament(id)
  const final = await about(sitter as Client, 'Final table: Autumn cup')
  for (const line of ['Final table', '1 point', `${env.ORIGIN}/tournaments/${id}`])
    expect(final?.text).toContain(line)
  // Its alarm has nothing more to say.
  await runTournament(id)
  expect(await subjectsTo(dora)).toEqual([])
  expect(
    (await subjectsTo(sitter as Client)).filter((one) => one.startsWith('Round')),
  ).toHaveLength(1)
})

test(
  'a real game counts as its table says, nobody is told twice that it begins, and its letters show who plays and the final table',
  async () => {
    const people = [await signedIn('ada@drawn.example', 'Ada'), await guest('Bob')] as const
    const [ada, bob] = people
    const id = await madeTournament(ada, { rounds: 1, game: 'villagers', places: 2 })
    await registered(id, ada, bob)
    await ada.post(`/api/tournaments/${id}/start`)
    await runTournament(id)
    // Two at once would go as one letter.
    await ringAlarms()
    const row = (await tournamentOf(ada, id)).played[0]?.tables[0]
    const table = row?.table ?? ''
    await sendNotices(table)
    const seated = await viewOf(ada, table)
    const inSeats = seated.seats.map(({ person }) => people.find((one) => one.id === person) ?? ada)
    await playOut(table, inSeats, Random.fromSeed(new Uint8Array(32)))
    await sendNotices(table)
    await runTournament(id)
    const { result, tournament } = await viewOf(ada, table)
    expect(tournament).toBe(id)
    const ended = await tournamentOf(ada, id)
    expect(ended).toMatchObject({ status: 'finished' })
    expect(ended.played[0]?.tables[0]?.places).toEqual(result?.places)
    const kinds = new Set<string>()
    for (const one of people)
      for (const { kind } of (await one.get('/api/letters')).body.letters) kinds.add(kind)
    for (const kind of ['started', 'full']) expect(kinds).not.toContain(kind)
    for (const kind of ['tournament', 'over']) expect(kinds).toContain(kind)
    await ringAlarms()
    const mails = await mailsTo('ada@drawn.example')
    const htmlOf = (subject: string) => mails.find((mail) => mail.subject === subject)?.html
    const pairing = htmlOf('Round 1: Autumn cup')
    expect(pairing).toMatch(/<img[^>]+src="data:image\/png[^>]+alt="Round 1: Ada and Bob\."/)
    const places = result?.places.map((place) => `${place}\\. \\w+, [\\d.]+ points?`) ?? []
    expect(htmlOf('Final table: Autumn cup')).toMatch(
      new RegExp(
        `<img[^>]+src="data:image/png[^>]+alt="Final table: ${places.toSorted().join('; ')}\\."`,
      ),
    )
  },
  wholeGame,
)

test('of checking in, of a start without them, and of the end of it', async () => {
  const [ada, bob, cleo] = [await guest('Ada'), await guest('Bob'), await guest('Cleo')]
  const id = await madeTournament(ada, { checkInHours: 24 })
  await registered(id, ada, bob, cleo)
  await runTournament(id)
  expect(await subjectsTo(ada)).toEqual([])
  pass(day)
  await runTournament(id)
  await runTournament(id)
  expect(await subjectsTo(cleo)).toEqual(['Check in: Autumn cup'])
  expect((await lettersTo(cleo))[0]?.text).toContain('It starts on')
  for (const one of [ada, bob]) await one.post(`/api/tournaments/${id}/check-in`)
  pass(day)
  await runTournament(id)
  expect((await subjectsTo(cleo)).toSorted()).toEqual([
    ...['Check in: Autumn cup', 'Started without you: Autumn cup'],
  ])
  const number = (await tournamentOf(ada, id)).people.find(({ name }) => name === 'Bob')?.entrant
  await ada.delete(`/api/tournaments/${id}/people/${number}`)
  await runTournament(id)
  expect(await subjectsTo(bob)).toContain('You are out: Autumn cup')
  await ada.post(`/api/tournaments/${id}/cancel`)
  await runTournament(id)
  // Somebody who does something is not told of it.
  expect(await subjectsTo(ada)).not.toContain('Cancelled: Autumn cup')
})

test('go out by the ways that their reader wants for tournaments, and can be muted', async () => {
  const ada = await signedIn('ada@cup.example', 'Ada')
  const bob = await signedIn('bob@cup.example', 'Bob')
  await bob.patch('/api/me', { language: 'de', channels: { tournament: ['box'] } })
  const id = await madeTournament(ada)
  await registered(id, ada, bob)
  await ada.post(`/api/tournaments/${id}/start`)
  await runTournament(id)
  await ringAlarms()
  const mails = async (email: string) =>
    (await mailsTo(email)).filter(({ subject }) => subject.includes('Autumn cup'))
  const [mail] = await mails('ada@cup.example')
  expect(mail?.subject).toBe('Round 1: Autumn cup')
  expect(mail?.text).toContain('you play against Bob')
  expect(mail?.text).toContain('&kind=tournament')
  expect(mail?.headers['List-Unsubscribe']).toBeDefined()
  expect(await mails('bob@cup.example')).toEqual([])
  expect(await subjectsTo(bob)).toEqual(['Runde 1: Autumn cup'])
})
