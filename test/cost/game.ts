/** One game from its making to its end, as people play by post. */

import { evaluatorOf } from '../../worker/games/evaluators.ts'
import {
  type AnyGame,
  type Move,
  type Random,
  TurnSearch,
} from '../../worker/games/kernel/index.ts'
import { grace } from '../../worker/table/time/grace.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { type Person, pause } from '../soak/person.ts'
import type { Counts } from './counts.ts'
import type { Visit } from './visit.ts'

/** Moves that somebody might make need no long thought. */
const brief = { iterations: 5, depth: 0.5 }
/** A page pings every 25 seconds, a table that is looked at every eight, and a visit takes two minutes. */
const pingsOn = (path: string) => (path.startsWith('/api/tables/') ? 15 : 5)
const day = 24 * 60 * 60 * 1000
/** Time that the table needs to notice that a socket closed, in milliseconds. */
const closing = 200

// Node's WebSocket takes headers, which the types of the browser's do not know.
const Socket = WebSocket as unknown as new (
  url: string,
  options: { headers: Record<string, string> },
) => WebSocket

/** Makes a table and seats its people. */
async function gather(game: AnyGame, people: ReadonlyArray<Person>): Promise<string> {
  const [host, ...others] = people
  const request = { game: game.id, seats: people.length }
  const made = await host?.surely('POST', '/api/tables', request)
  const id: string = made?.body.table.id
  for (const other of others) await other.surely('POST', `/api/tables/${id}/seat`)
  return id
}

/** Puts the clock forward and has a table deliver what is due; the counts so far. */
export async function pass(origin: string, table: string | null, ms: number): Promise<Counts> {
  const query = table === null ? '' : `&table=${table}`
  return (await fetch(`${origin}/cost/pass?ms=${ms}${query}`)).json() as Promise<Counts>
}

/** Opens a table that sleeps as a page does; returns the table as the page has it, and what closes the page. */
async function open(
  person: Person,
  id: string,
  visit: Visit,
): Promise<{ readonly table: TableView; readonly leave: () => Promise<void> }> {
  const { origin, cookie } = person
  await fetch(`${origin}/cost/evict?table=${id}`)
  const page = await fetch(`${origin}${visit.page.replaceAll('{id}', id)}`, { headers: { cookie } })
  if (!(await page.text()).includes('<html')) throw new Error('There is no page.')
  let table: TableView | null = null
  for (const path of visit.paths) {
    const { body } = await person.surely('GET', path.replaceAll('{id}', id))
    if (path === '/api/tables/{id}') table = body.table
  }
  if (!table) throw new Error('The page did not ask for its table.')
  const sockets = await Promise.all(
    visit.lines.map(async ({ path, messages }) => {
      const url = `${origin.replace('http', 'ws')}${path.replaceAll('{id}', id)}`
      const socket = new Socket(url, { headers: { cookie, origin } })
      await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }))
      for (const message of messages) socket.send(message)
      for (let i = 0; i < pingsOn(path); i++) socket.send('ping')
      return socket
    }),
  )
  const leave = async () => {
    for (const socket of sockets) socket.close()
    await pause(closing)
  }
  return { table, leave }
}

export interface GamePlayed {
  readonly id: string
  /** Turns that were submitted. */
  readonly turns: number
  /** One for every time that somebody was asked, and one each when it was over. */
  readonly visits: number
}

/** Plays a whole game: the seat to act gets a letter, comes, plays as a bot with a small search budget would, and goes. */
export async function playGame(
  origin: string,
  game: AnyGame,
  people: ReadonlyArray<Person>,
  visit: Visit,
  random: Random,
): Promise<GamePlayed> {
  const id = await gather(game, people)
  let turns = 0
  let visits = 0
  let seats: ReadonlyArray<number> = (await people[0]?.see(id))?.toAct ?? []
  while (seats.length > 0) {
    const [seat = 0] = seats
    const person = people[seat]
    if (!person) throw new Error(`Nobody sits on seat ${seat}.`)
    await pass(origin, id, grace + 1000)
    // Everybody comes about once a day.
    await pass(origin, id, day / people.length)
    const { leave, ...opened } = await open(person, id, visit)
    visits++
    let { table } = opened
    while (table.play && table.toAct.includes(seat)) {
      const evaluator = evaluatorOf(game.id)
      const search = new TurnSearch(game, evaluator, table.play, seat, brief, random)
      while (!search.isDone) search.think()
      const moves: ReadonlyArray<Move> = search.moves
      const turn = { revision: table.play.revision, moves, turn: crypto.randomUUID() }
      const answer = await person.surely('POST', `/api/tables/${id}/turns`, turn)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body).slice(0, 400))
      table = answer.body.table
      turns++
      await pass(origin, id, 1000)
    }
    seats = table.toAct
    await leave()
  }
  await pass(origin, id, grace + 1000)
  for (const person of people) {
    const { leave } = await open(person, id, visit)
    await leave()
    visits++
  }
  await pass(origin, id, 1000)
  return { id, turns, visits }
}
