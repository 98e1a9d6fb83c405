/** Groups and a final, from registration to the end: nobody organises it after the start. */
import { expect, test } from 'vitest'
import type { Tournament } from '../../worker/wire/schema/tournaments.ts'
import { type Guest, pass, wholeGame } from './table-helpers.ts'
import {
  cup,
  day,
  entrantOf,
  guests,
  madeTournament,
  nameOf,
  playNumbers,
  playRounds,
  registered,
  runTournament,
  subjectsTo,
  tournamentOf,
} from './tournament-helpers.ts'

playNumbers()

/** Plays on, with `rank` the best first, until it is over; `between` acts before each further round. */
async function playedOut(
  id: string,
  people: ReadonlyArray<Guest>,
  lost: ReadonlySet<Guest>,
  between: (tournament: Tournament) => Promise<void> = async () => undefined,
): Promise<Tournament> {
  const [first] = people as [Guest]
  for (;;) {
    const before = await tournamentOf(first, id)
    if (before.status === 'finished') return before
    await between(before)
    await playRounds(id, people, (one) =>
      lost.has(one) ? null : people.length - people.indexOf(one),
    )
    await runTournament(id)
    const after = await tournamentOf(first, id)
    if (after.played.length > before.played.length || after.status === 'finished') continue
    pass(3 * day)
    await runTournament(id)
  }
}

test(
  'twelve play in groups at tables of two: one is lost, one leaves, one is blocked, the organiser deletes their account',
  async () => {
    const people = await guests(12)
    const [ada, bob] = people as [Guest, Guest]
    const [lost, leaver, organiser] = [people[3], people[8], people[11]] as [Guest, Guest, Guest]
    await ada.put(`/api/people/${bob.id}/block`)
    const more = { format: 'groups', groupSize: 4, advance: 1, roundDays: 3, seeding: 'lot' }
    const id = await madeTournament(organiser, { ...more, missing: 'out' })
    await registered(id, ...people)
    expect((await tournamentOf(ada, id)).groups).toEqual([])
    expect((await organiser.post(`/api/tournaments/${id}/start`)).status).toBe(200)
    await runTournament(id)
    const begun = await tournamentOf(ada, id)
    expect(begun).toMatchObject({ format: 'groups', groupSize: 4, advance: 1, rounds: 5 })
    expect(begun.groups.map(({ standings, goOn }) => [standings.length, goOn])).toEqual([
      ...[
        [4, []],
        [4, []],
        [4, []],
      ],
    ])
    const groupOf = (it: Tournament, entrant: number) =>
      it.groups.find(({ standings }) => standings.some((line) => line.entrant === entrant))?.group
    expect(groupOf(begun, entrantOf(begun, ada))).not.toBe(groupOf(begun, entrantOf(begun, bob)))
    const leaving = entrantOf(begun, leaver)
    const ended = await playedOut(id, people, new Set([lost]), async ({ played }) => {
      if (played.length === 2 && (await leaver.get('/api/me')).status === 200)
        await leaver.delete(`/api/tournaments/${id}/registration`)
      if (played.length === 3) await organiser.delete('/api/me')
    })
    expect(ended).toMatchObject({ status: 'finished', organiser: null })
    expect(ended.played.map(({ isFinal }) => isFinal)).toEqual([
      ...[false, false, false, true, true],
    ])
    // Each group sends its best, and who was lost is out.
    for (const { standings, goOn } of ended.groups) {
      const there = standings.filter(
        ({ entrant }) =>
          !['missed', 'withdrawn'].includes(
            ended.people.find((one) => one.entrant === entrant)?.left ?? '',
          ),
      )
      expect(goOn).toEqual([there[0]?.entrant])
    }
    expect(ended.people.find((one) => one.person === lost.id)?.left).toBe('missed')
    for (const { tables } of ended.played.slice(2))
      for (const { entrants } of tables) expect(entrants).not.toContain(leaving)
    const { groups, standings, ...rest } = ended
    const finalists = groups.flatMap(({ goOn }) => goOn)
    expect(finalists).toHaveLength(3)
    expect(
      standings
        .slice(0, 3)
        .map(({ entrant }) => entrant)
        .toSorted(),
    ).toEqual(finalists.toSorted())
    expect(standings.slice(0, 4).map(({ place }) => place)).toEqual([1, 2, 3, 4])
    expect(nameOf(ended, standings[0]?.entrant ?? 0)).toBe('Guest 1')
    expect(rest.may).toEqual(['see'])
    // The final is told as one; others are told of their group.
    const winner = await subjectsTo(ada)
    for (const subject of ['Round 1', 'Final, round 5', 'Final table'])
      expect(winner).toContain(`${subject}: Autumn cup`)
    const third = people.find(
      (one) =>
        one !== leaver &&
        one !== organiser &&
        one !== lost &&
        !finalists.includes(entrantOf(ended, one)),
    ) as Guest
    const told = await subjectsTo(third)
    for (const subject of ['The groups are over', 'Final table'])
      expect(told).toContain(`${subject}: Autumn cup`)
    for (const subject of told) expect(subject).not.toContain('Final, round')
  },
  2 * wholeGame,
)

test(
  'seven play at tables of up to four: two rounds in their groups, and one table as the final',
  async () => {
    const people = await guests(7)
    const [ada] = people as [Guest]
    const more = { format: 'groups', groupSize: 4, advance: 2, size: 4, rounds: 2, roundDays: 3 }
    const id = await madeTournament(ada, more)
    await registered(id, ...people)
    expect((await ada.post(`/api/tournaments/${id}/start`)).status).toBe(200)
    await runTournament(id)
    expect((await tournamentOf(ada, id)).rounds).toBe(3)
    const ended = await playedOut(id, people, new Set())
    expect(
      ended.played.map(({ tables }) => tables.map(({ entrants }) => entrants.length).toSorted()),
    ).toEqual([[3, 4], [3, 4], [4]])
    expect(nameOf(ended, ended.standings[0]?.entrant ?? 0)).toBe('Guest 1')
    expect(ended.groups.map(({ goOn }) => goOn.length)).toEqual([2, 2])
  },
  wholeGame,
)

test('too few for two groups are no tournament', async () => {
  const people = await guests(3)
  const [ada] = people as [Guest]
  const id = await madeTournament(ada, { format: 'groups' })
  await registered(id, ...people)
  expect((await ada.post(`/api/tournaments/${id}/start`)).body.type).toBe(
    '/problems/too-few-players',
  )
  pass(2 * day)
  await runTournament(id)
  expect((await tournamentOf(ada, id)).status).toBe('cancelled')
})

test('groups that cannot be are refused', async () => {
  const [ada] = (await guests(1)) as [Guest]
  for (const [wrong, field] of [
    [{ places: 3 }, 'places'],
    [{ places: 257 }, 'places'],
    [{ groupSize: 2 }, 'groupSize'],
    [{ groupSize: 13 }, 'groupSize'],
    [{ advance: 0 }, 'advance'],
    [{ groupSize: 3, advance: 3 }, 'advance'],
  ] as const) {
    const { status, body } = await ada.post('/api/tournaments', cup({ format: 'groups', ...wrong }))
    expect([wrong, status, body.fields?.[0]?.field]).toEqual([wrong, 400, field])
  }
})
