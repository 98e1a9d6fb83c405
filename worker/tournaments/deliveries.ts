/** Work of the calls of a tournament, by how it stands when they are due. */
import { accountOf } from '../accounts/account.ts'
import { database } from '../accounts/database.ts'
import { hoursOf } from '../accounts/hours.ts'
import { tableStub } from '../accounts/tables.ts'
import { keepTournamentTable, listTournament } from '../accounts/tournaments.ts'
import type { Env } from '../env.ts'
import { tellOfTournament } from '../notices/tournament-letter.ts'
import type { TournamentMatter } from '../notices/tournament-words.ts'
import { fullPoints } from '../pairings/rounds.ts'
import type { Sitter } from '../table/ground/new-table.ts'
import { defaultHours } from '../table/ground/pace.ts'
import { operations } from '../table/operations/index.ts'
import { isMadeAlready, perform, tableAt } from '../table/stub.ts'
import { namelessPerson } from '../wire/names.ts'
import { isRefusal } from '../wire/refusal.ts'
import { countOf, forget, peopleIn, takeReport } from './course.ts'
import { groupsIn, isFinal } from './groups.ts'
import { numbered, standingsOf } from './order.ts'
import type { Call } from './outbox.ts'
import type { EntrantRow, State, TableRow } from './state.ts'
import type { Store } from './store.ts'

/** The tournament around a delivery. */
export interface Delivering {
  readonly env: Env
  readonly store: Store
}

/** Delivers one call; safe to repeat. Throws where another try may help. */
export async function deliver(around: Delivering, call: Call): Promise<void> {
  switch (call.call) {
    case 'list':
      return tellList(around)
    case 'make':
      return makeTable(around, call.table)
    case 'end':
      return endTable(around, call)
    case 'letter':
      return sendLetter(around, call)
    case 'resign':
      return resign(around, call.table, call.entrant)
  }
}

/** Tells D1 how the tournament stands. Somebody who was deleted before it was there is forgotten now. */
async function tellList({ env, store }: Delivering): Promise<void> {
  const state = store.state()
  const { id, settings, status, updatedAt, change } = state.facts
  const { title, game, format, club, places, startAt } = settings
  const deleted = await listTournament(
    database(env),
    {
      ...{ id, title, game, format, status, club, places, startAt, updatedAt, change },
      people: countOf(state),
    },
    peopleIn(state),
  )
  if (deleted.length === 0) return
  const now = Date.now()
  store.transact(() => {
    for (const account of deleted) forget(store, account, now)
  })
}

/** Title of a table: the tournament's, shortened where it must be, with round and number. */
const longestTitle = 60
const titleOf = (title: string, { round, number }: TableRow): string => {
  const tail = ` · ${round}.${number}`
  return `${title.slice(0, longestTitle - tail.length).trimEnd()}${tail}`
}

/** Makes a table with its people, and bots in the seats of those who have deleted their account. */
async function makeTable({ env, store }: Delivering, id: string): Promise<void> {
  const planned = store.state().tables.find((table) => table.id === id)
  if (!planned || planned.made === 'made' || planned.places !== null) return
  const now = Date.now()
  const { settings, id: tournament } = store.state().facts
  const row = planned.made === 'tried' ? planned : seatedFirst(store, planned)
  const people: Sitter[] = []
  for (const one of personsOf(store, row)) people.push(await sitterOf(env, one.account))
  const [first, ...others] = people
  if (!first || others.length === 0) {
    walkOver(store, row, now)
    return
  }
  if (settings.club !== null) await keepTournamentTable(database(env), settings.club, id, now)
  const { game, options, rated, pace, patience, title } = settings
  const answer = await tableAt(env, id).create({
    ...{ id, game, options, pace, patience, tournament, ...first, others },
    // Rated tables are for people.
    rated: rated && people.length === row.entrants.length,
    title: titleOf(title, row),
    access: 'link',
    seats: row.entrants.length,
    seating: people.map(({ account }) => account),
    bots: Array.from({ length: row.entrants.length - people.length }, () => ({
      level: 'medium' as const,
    })),
  })
  if (isRefusal(answer) && !isMadeAlready(answer)) throw new Error(answer.problem)
  const what = isFinal(store.state(), row.round) ? 'pairing-final' : 'pairing'
  store.transact(() => {
    store.putTable(id, { made: 'made' })
    for (const { account } of personsOf(store, row))
      store.post({ call: 'letter', account, what, round: row.round, table: id }, now)
  })
}

/** Points of the final table as wins. */
const inWins = (points: number): number => points / fullPoints

/** Number of lines of the final table that stand in its letter. */
const linesTold = 10

/** The lines that a letter shows: the final table, or the reader's group as it ended. */
function linesFor(state: State, what: TournamentMatter, reader: EntrantRow | undefined) {
  if (what === 'final') return standingsOf(state)
  if (what !== 'group-out') return []
  const mine = groupsIn(state).find(({ members }) => members.includes(String(reader?.number)))
  return numbered(mine?.lines ?? [])
}

/** True if points say how it stands: in a knock-out, and in groups with their final as a whole, there are places alone. */
const isCounted = ({ facts }: State, what: TournamentMatter): boolean =>
  what === 'group-out' ||
  facts.settings.format === 'swiss' ||
  facts.settings.format === 'round-robin'

/** Tells somebody, as the tournament stands. One of the final table has its head, and the reader's line. */
async function sendLetter(
  { env, store }: Delivering,
  { account, what, round = 0, table }: Extract<Call, { readonly call: 'letter' }>,
): Promise<void> {
  const state = store.state()
  const { id: tournament, settings } = state.facts
  const reader = state.entrants.find((one) => one.account === account)
  const nameOf = (number: number): string =>
    state.entrants.find((one) => one.number === number)?.name ?? ''
  const { entrants: seated = [] } = state.tables.find(({ id }) => id === table) ?? {}
  const deadlines = state.rounds.filter((one) => one.round === round && table !== undefined)
  const order = linesFor(state, what, reader)
  const own = order.find(({ entrant }) => entrant === reader?.number)
  await tellOfTournament(env, account, {
    ...{ what, tournament, round, table: table ?? null },
    ...{ title: settings.title, game: settings.game },
    others: seated.filter((number) => number !== reader?.number).map(nameOf),
    deadline: what === 'called' ? settings.startAt : (deadlines[0]?.deadline ?? null),
    place: own?.place ?? 0,
    standings: order
      .filter((line, i) => i < linesTold || line === own)
      .map(({ entrant, place, points }) => ({
        ...{ place, name: nameOf(entrant) },
        points: isCounted(state, what) ? inWins(points) : null,
      })),
  })
}

/** Those at a table who have an account. */
const personsOf = (store: Store, { entrants }: TableRow): (EntrantRow & { account: string })[] => {
  const all = store.state().entrants
  return entrants.flatMap((number) => {
    const found = all.find((one) => one.number === number)
    return found?.account == null ? [] : [{ ...found, account: found.account }]
  })
}

/** Notes that a table's making is tried, its people before those who have gone: bots sit behind them. From now on its seats stay. */
function seatedFirst(store: Store, row: TableRow): TableRow {
  const here = personsOf(store, row).map(({ number }) => number)
  const entrants = [...here, ...row.entrants.filter((one) => !here.includes(one))]
  store.putTable(row.id, { made: 'tried', entrants })
  return { ...row, made: 'tried', entrants }
}

/** Enters a table that needs not be made, as at most one of its people is there. */
function walkOver(store: Store, row: TableRow, now: number): void {
  const here = new Set(personsOf(store, row).map(({ number }) => number))
  const isHere = row.entrants.map((number) => here.has(number))
  store.transact(() => {
    takeReport(
      store,
      {
        table: row.id,
        places: isHere.map((is) => (is ? 1 : here.size + 1)),
        missing: isHere.flatMap((is, seat) => (is ? [] : [seat])),
      },
      now,
    )
  })
}

/** An account as it sits down. One that was deleted a moment ago is found by the table's list, and forgotten there. */
async function sitterOf(env: Env, id: string): Promise<Sitter> {
  const account = await accountOf(env, id)
  const hours = account && (await hoursOf(env, account))
  return { account: id, name: account?.name ?? namelessPerson, hours: hours ?? defaultHours }
}

/** Ends a table whose round's time is over, or where somebody has left. One that was never made, or is gone, is a draw of the others. */
async function endTable(
  { env, store }: Delivering,
  { table: id, entrant }: Extract<Call, { readonly call: 'end' }>,
): Promise<void> {
  const { facts, tables } = store.state()
  const row = tables.find((table) => table.id === id)
  if (!row || row.places !== null) return
  const seat = entrant === undefined ? null : row.entrants.indexOf(entrant)
  const report = await tableStub(env, id).endRound(facts.id, seat)
  // It is being made, with seats for all.
  if (!report && seat !== null && row.made !== 'made') throw new Error('not-found')
  const told = report
    ? { table: id, places: [...report.places], missing: [...report.missing] }
    : {
        table: id,
        places: row.entrants.map((one) => (one === entrant ? row.entrants.length : 1)),
        missing: seat === null ? [] : [seat],
      }
  store.transact(() => takeReport(store, told, Date.now()))
}

/** Hands the seat of somebody who has left to a bot; they may come back to it. */
async function resign({ env, store }: Delivering, table: string, number: number): Promise<void> {
  const { entrants, tables } = store.state()
  const { account = null } = entrants.find((one) => one.number === number) ?? {}
  const row = tables.find(({ id }) => id === table)
  if (account === null || !row || row.places !== null) return
  const answer = await perform(tableAt(env, table), operations.resignSeat, account, {})
  // The table is not made yet.
  if (isRefusal(answer) && answer.problem === 'not-found') throw new Error(answer.problem)
}
