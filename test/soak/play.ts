/** One table from its making to its end, over a line that breaks. */

import { type AnyGame, type Move, type Random, same } from '../../worker/games/kernel/index.ts'
import { graceFor } from '../../worker/table/time/grace.ts'
import type { TableCard } from '../../worker/wire/schema/table-list.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { Line } from './connection.ts'
import { Broken, type Person, pause } from './person.ts'

/** A turn that the table answered for: it must be there for ever, once. */
export interface Acknowledged {
  readonly revision: number
  readonly seat: number
  readonly moves: ReadonlyArray<Move>
}

/** A table on somebody's own list, while nobody plays. */
export interface Row {
  readonly account: string
  /** Moment from which the table stands so, and that at which the list was read, in milliseconds since 1970. */
  readonly from: number
  readonly at: number
  /** Seats that are awaited: by the table, and by the list; `null`: it is not on the list. */
  readonly awaited: ReadonlyArray<number>
  readonly listed: ReadonlyArray<number> | null
  /** Tells whether it is their turn, and whether the list says so. */
  readonly isTheirs: boolean
  readonly saysTheirs: boolean
}

export interface Played {
  readonly id: string
  readonly game: AnyGame
  /** By seat. */
  readonly people: ReadonlyArray<Person>
  /** By seat; empty where they play without sockets. */
  readonly lines: ReadonlyArray<Line>
  readonly acknowledged: ReadonlyArray<Acknowledged>
  /** Milliseconds from sending a turn to its answer, where the line held. */
  readonly latencies: ReadonlyArray<number>
  /** Moments at which the table was thrown out of memory, in milliseconds since 1970. */
  readonly evictions: ReadonlyArray<number>
  /** Rows of people's own lists while a turn was waited for. */
  readonly rows: ReadonlyArray<Row>
  /** Faults that were seen. */
  readonly faults: ReadonlyArray<string>
}

/** Time in milliseconds that a turn waits longer than its letter. */
const longer = 7000
/** A letter that waits longer than this is not waited for. */
const maxWait = 45_000
/** Number of turns that tell how long a letter waits. */
export const turnsKnown = 16

/** Number in a thousand turns for each mishap. */
const mishaps = { twice: 40, cut: 40, late: 30, early: 20, rival: 20, evict: 30 } as const
type Mishap = keyof typeof mishaps
/** Number in a thousand turns of a seat that was just asked that are waited for. */
const waits = 80

function mishap(random: Random): Mishap | null {
  let dice = random.int(1000)
  for (const [kind, share] of Object.entries(mishaps)) {
    if (dice < share) return kind as Mishap
    dice -= share
  }
  return null
}

/** Makes a table and seats its people. */
async function gather(
  game: AnyGame,
  options: object,
  people: ReadonlyArray<Person>,
): Promise<string> {
  const [host, ...others] = people
  if (!host) throw new Error('Nobody plays.')
  const made = await host.surely('POST', '/api/tables', {
    game: game.id,
    seats: people.length,
    options,
  })
  if (made.status !== 201) throw new Error(JSON.stringify(made))
  const id: string = made.body.table.id
  for (const other of others) {
    const { status, body } = await other.surely('POST', `/api/tables/${id}/seat`)
    // Asked again after a cut line, the seat is there already.
    if (status !== 200 && body.type !== '/problems/already-seated')
      throw new Error(JSON.stringify(body))
  }
  return id
}

/** Plays a whole table; `onTurn` hears of every turn that was answered. */
export async function playTable(
  game: AnyGame,
  options: object,
  people: ReadonlyArray<Person>,
  random: Random,
  onTurn: () => void,
): Promise<Played> {
  const faults: string[] = []
  const acknowledged: Acknowledged[] = []
  const latencies: number[] = []
  const evictions: number[] = []
  const rows: Row[] = []
  const answered: { seat: number; at: number; by: 'person' }[] = []
  const id = await gather(game, options, people)
  const path = `/api/tables/${id}/turns`
  // At every third table all have a page open, and half of them look at it.
  const lines =
    random.int(3) === 0 ? people.map((one) => new Line(one, id, random.int(2) === 0)) : []
  /** The table as that seat sees it, at that revision or a later one. */
  const look = async (seat: number, revision: number): Promise<TableView> => {
    const person = people[seat]
    if (!person) throw new Error(`Nobody sits on seat ${seat}.`)
    return lines[seat]?.see(revision) ?? person.see(id)
  }

  let table = await look(0, 0)
  let last: { person: Person; body: object } | null = null
  while (table.status === 'playing') {
    const seat = random.pick(table.toAct)
    const person = people[seat]
    if (!person) throw new Error(`Nobody sits on seat ${seat}.`)
    if (table.you !== seat) table = await look(seat, table.play?.revision ?? 0)
    const { play } = table
    if (!play || !table.toAct.includes(seat)) continue
    const { revision } = play
    const choices = game.moves(play.state, seat) as ReadonlyArray<Move>
    const moves = [random.pick(choices)]
    const turn = { revision, moves, turn: crypto.randomUUID() }
    const happens = mishap(random)
    /** Sends something that must be refused, and change nothing. */
    const refused = async (what: string, body: object, problem: string) => {
      const answer = await person.surely('POST', path, body)
      if (answer.status !== 409 || answer.body.type !== `/problems/${problem}`)
        faults.push(`${id}: ${what} was answered ${answer.status} ${answer.body.type}`)
    }

    const asked = answered[0]
    if (people.length > 1 && asked && asked.seat !== seat && random.int(1000) < waits) {
      const wait = graceFor(seat, answered.slice(0, turnsKnown), asked.at) + longer
      if (wait < maxWait) {
        await pause(wait)
        rows.push(...(await rowsOf(id, people, table.toAct, asked.at)))
      }
    }
    if (happens === 'evict') {
      evictions.push(Date.now())
      await evict(person, id)
    }
    if (happens === 'late' && last) {
      const again = await last.person.surely('POST', path, last.body)
      if (again.status !== 200) faults.push(`${id}: a turn sent again was answered ${again.status}`)
      if ((await person.see(id)).play?.revision !== revision)
        faults.push(`${id}: a turn sent again was played again`)
    }
    if (happens === 'early') {
      const later = { ...turn, turn: crypto.randomUUID(), revision: revision + 1 }
      await refused('a turn from the future', later, 'stale-revision')
    }
    if (happens === 'cut') {
      const cut = AbortSignal.timeout(random.int(12))
      await person.send('POST', path, turn, cut).catch((error: unknown) => {
        if (!(error instanceof Broken)) throw error
      })
    }
    const from = performance.now()
    const twin = happens === 'twice' ? person.surely('POST', path, turn) : null
    const answer = await person.surely('POST', path, turn)
    if (happens === null) latencies.push(performance.now() - from)
    const twinAnswer = await twin
    if (answer.status !== 200) {
      faults.push(`${id}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`)
      break
    }
    if (twinAnswer && !same(twinAnswer.body?.entry, answer.body.entry))
      faults.push(`${id}: a turn sent twice was answered differently`)
    if (happens === 'rival') {
      const other = { revision, moves: [random.pick(choices)], turn: crypto.randomUUID() }
      await refused('a second turn at one revision', other, 'stale-revision')
      const changed = { ...turn, revision: revision + 1 }
      await refused('another turn under the same id', changed, 'turn-mismatch')
    }
    answered.unshift({ seat, at: answer.body.entry.at, by: 'person' })
    acknowledged.push({ revision: answer.body.entry.revision, seat, moves })
    last = { person, body: turn }
    onTurn()
    table = answer.body.table as TableView
  }
  for (const [seat, line] of lines.entries()) {
    const heard = await line.see(table.play?.revision ?? 0)
    const told = await people[seat]?.see(id)
    if (!same(heard.play, told?.play) || !same(heard.result, told?.result))
      faults.push(`${id}: the socket of seat ${seat} tells another end`)
    line.close()
    faults.push(...line.faults)
  }
  return { id, game, people, lines, acknowledged, latencies, evictions, rows, faults }
}

/** Rows about the table in everybody's own list. */
const rowsOf = (
  id: string,
  people: ReadonlyArray<Person>,
  awaited: ReadonlyArray<number>,
  from: number,
): Promise<Row[]> =>
  Promise.all(
    people.map(async (person, seat): Promise<Row> => {
      const at = Date.now()
      const { body } = await person.surely('GET', '/api/tables')
      const cards: ReadonlyArray<TableCard> = body.tables
      const card = cards.find((one) => one.id === id)
      return {
        ...{ account: person.id, from, at, awaited, isTheirs: awaited.includes(seat) },
        listed: card?.seats.flatMap((one) => (one.toAct ? one.seat : [])) ?? null,
        saysTheirs: card?.yourTurn ?? false,
      }
    }),
  )

/** Throws a table out of memory, and one of its people's objects. */
async function evict({ origin, id }: Person, table: string): Promise<void> {
  try {
    await fetch(`${origin}/soak/evict?table=${table}&person=${id}`)
  } catch {
    // The runtime may be away at this moment; then nothing is in memory anyway.
  }
}
