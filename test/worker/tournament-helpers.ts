import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import * as z from 'zod/mini'
import { agendaGame, moveSchema, type Seat } from '../../worker/games/kernel/index.ts'
import type { Tournament as TournamentObject } from '../../worker/tournaments/tournament.ts'
import type { Tournament } from '../../worker/wire/schema/tournaments.ts'
import { type Client, guest } from './client.ts'
import { addGame } from './table-games.ts'
import { type Guest, stubOf, viewOf } from './table-helpers.ts'

interface State {
  said: (number | null)[]
  agenda: { task: 'say' }[]
}
const move = moveSchema('say', { number: z.int() })
type Saying = z.infer<typeof move>

/** The shortest game: all say a number at once, and the highest wins. */
export const numbers = agendaGame<State, { task: 'say' }, Saying, object, never>({
  id: 'numbers',
  version: 1,
  seats: { min: 2, max: 5 },
  options: z.object({}),
  move,
  turnRule: 'N1.1',
  setup: (_options, seats) => ({
    said: Array.from({ length: seats }, () => null),
    agenda: [{ task: 'say' }],
  }),
  tasks: {
    say: {
      toAct: ({ said }): Seat[] => said.flatMap((number, seat) => (number === null ? [seat] : [])),
      moves: () => Array.from({ length: 41 }, (_, number) => ({ do: 'say', number })),
      forbids: () => 'N1.2',
      play(state, _task, seat, { number }) {
        state.said[seat] = number
        if (!state.said.includes(null)) state.agenda.pop()
      },
    },
  },
  redact: (state) => state,
  score: ({ said }) => said.map((number, seat) => ({ seat, total: number ?? 0, categories: [] })),
  result: ({ said, agenda }) =>
    agenda.length > 0
      ? null
      : {
          places: said.map((own) => 1 + said.filter((it) => (it ?? 0) > (own ?? 0)).length),
          reason: 'played-out',
        },
})

const tournaments = env.TOURNAMENTS as unknown as DurableObjectNamespace<TournamentObject>

export const tournamentStub = (id: string) => tournaments.get(tournaments.idFromName(id))

export const day = 24 * 60 * 60 * 1000

/** Settings of a tournament of the tests, but for what is said otherwise. */
export const cup = (more: object = {}) => ({
  title: 'Autumn cup',
  game: 'numbers',
  format: 'swiss',
  places: 32,
  startAt: Date.now() + 2 * day,
  ...more,
})

export async function madeTournament(organiser: Client, more: object = {}): Promise<string> {
  const made = await organiser.post('/api/tournaments', cup(more))
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.tournament.id
}

export const registered = async (id: string, ...people: Client[]): Promise<void> => {
  for (const person of people) {
    const answer = await person.post(`/api/tournaments/${id}/registration`)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
}

export async function tournamentOf(client: Client, id: string): Promise<Tournament> {
  const { status, body } = await client.get(`/api/tournaments/${id}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.tournament
}

/** Lets the tournament's alarm run until nothing of it is due at this moment. */
export async function runTournament(id: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    await runDurableObjectAlarm(tournamentStub(id))
    // The platform's clock goes on beside the worker's, by which alarms are set.
    const next = await runInDurableObject(tournamentStub(id), (_it, { storage }) =>
      storage.getAlarm(),
    )
    if (next === null || next > vi.getRealSystemTime()) return
  }
  throw new Error('The tournament never comes to rest.')
}

/** Has everybody at the tables of the rounds that run say a number; `numberOf`: `null` says nothing. */
export async function playRounds(
  id: string,
  people: ReadonlyArray<Guest>,
  numberOf: (person: Guest) => number | null,
): Promise<void> {
  const [first] = people
  if (!first) throw new Error('Nobody plays.')
  const { played } = await tournamentOf(first, id)
  for (const { tables } of played)
    for (const { table, places, isMade } of tables)
      if (places === null && isMade) await playTable(table, people, numberOf)
}

async function playTable(
  id: string,
  people: ReadonlyArray<Guest>,
  numberOf: (person: Guest) => number | null,
): Promise<void> {
  const [first] = people
  if (!first) throw new Error('Nobody plays.')
  const table = await viewOf(first, id)
  for (const { person } of table.seats) {
    const player = people.find((one) => one.id === person)
    const number = player ? numberOf(player) : null
    if (!player || number === null) continue
    const mine = await viewOf(player, id)
    if (mine.you === null || !mine.toAct.includes(mine.you)) continue
    const answer = await player.post(`/api/tables/${id}/turns`, {
      revision: mine.play?.revision,
      moves: [{ do: 'say', number }],
      turn: crypto.randomUUID(),
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  await runDurableObjectAlarm(stubOf(id))
}

/** A number of guests, by their numbers from 1. */
export const guests = (count: number): Promise<Guest[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => guest(`Guest ${i + 1}`)))

export const nameOf = (
  { people }: Pick<Tournament, 'people'>,
  entrant: number | undefined,
): string | undefined => people.find((one) => one.entrant === entrant)?.name

export const entrantOf = ({ people }: Tournament, person: Guest): number =>
  people.find((one) => one.person === person.id)?.entrant ?? 0

/** Letters of tournaments, the oldest first. */
export const lettersTo = async (person: Client): Promise<{ subject: string; text: string }[]> =>
  (await person.get('/api/letters')).body.letters
    .filter(({ kind }: { kind: string }) => kind === 'tournament')
    .toReversed()

export const subjectsTo = async (person: Client): Promise<string[]> =>
  (await lettersTo(person)).map(({ subject }) => subject)

/** Plays the tests of a file with the game of numbers, and with a date that stands still. */
export function playNumbers(): void {
  beforeAll(() => addGame(numbers))
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
}
