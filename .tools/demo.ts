/**
 * `npm run demo`: fills the local instance by its own API, so that there is something to look at:
 * a table of every game in the middle, a seat that is late, an archive, letters. The instance must
 * run (`npm start` or `npm run dev`); with another address: `npm run demo -- --origin http://localhost:5173`.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { passTime } from '../test/pass-time.ts'
import { Person } from '../test/soak/person.ts'
import { games } from '../worker/games/index.ts'
import type { AnyGame, Move } from '../worker/games/kernel/index.ts'
import type { TableView } from '../worker/wire/schema/table-view.ts'

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:8787' },
    storage: { type: 'string', default: join(import.meta.dirname, '../.wrangler/state') },
  },
})
const { origin, storage } = values

/** Time without a request after which an object has left memory, in milliseconds. */
const idleTime = 15_000
const email = 'ada@dorfpost.example'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** A request that must succeed; waits where the instance asks for patience. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape; a wrong one ends the demo.
async function ask(person: Person, method: string, path: string, body?: unknown): Promise<any> {
  const answer = await person.surely(method, `/api${path}`, body)
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    return ask(person, method, path, body)
  }
  if (answer.status >= 400)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** The token of the newest letter that brings one to this address. */
async function newestToken(person: Person): Promise<string> {
  const { body } = await person.send('GET', '/dev/letters.json')
  const letters = body.letters as ReadonlyArray<{ to: string; text: string }>
  for (const { to, text } of letters) {
    const token = to === email ? /\/sign-in\/link#(\S+)/.exec(text)?.[1] : undefined
    if (token) return token
  }
  throw new Error('No letter came.')
}

/** Somebody with an e-mail address, signed in. */
async function signIn(name: string): Promise<Person> {
  const person = new Person(origin, name, '')
  await ask(person, 'POST', '/me/guest', { name, language: 'en' })
  await ask(person, 'POST', '/sign-in', { email, language: 'en' })
  await ask(person, 'POST', '/sign-in/link', { token: await newestToken(person) })
  return person
}

async function guest(name: string): Promise<Person> {
  const person = new Person(origin, name, '')
  await ask(person, 'POST', '/me/guest', { name, language: 'en' })
  return person
}

/** Opens a table and seats everybody; its id. */
async function gather(game: AnyGame, people: ReadonlyArray<Person>, more: object): Promise<string> {
  const [host, ...others] = people
  if (!host) throw new Error('Nobody plays.')
  const { table } = await ask(host, 'POST', '/tables', {
    game: game.id,
    seats: people.length,
    ...more,
  })
  for (const other of others) await ask(other, 'POST', `/tables/${table.id}/seat`)
  return table.id
}

/** Plays on until `enough` says so, or the table is over: for each turn another place in the list of moves. */
async function play(
  game: AnyGame,
  id: string,
  people: ReadonlyArray<Person>,
  enough: (table: TableView, turn: number) => boolean,
): Promise<void> {
  const passes = new Set(game.passes ?? [])
  for (let turn = 0; ; turn++) {
    const [host] = people
    if (!host) return
    let { table } = (await ask(host, 'GET', `/tables/${id}`)) as { table: TableView }
    const [seat] = table.toAct
    if (seat === undefined || enough(table, turn)) return
    const person = people[seat] ?? host
    if (table.you !== seat) table = (await ask(person, 'GET', `/tables/${id}`)).table
    const all: Move[] = game.moves(table.play?.state, seat)
    const lively = all.filter((move) => !passes.has(move.do))
    const moves = lively.length > 0 && turn % 5 > 0 ? lively : all
    await ask(person, 'POST', `/tables/${id}/turns`, {
      revision: table.play?.revision,
      moves: [moves[(turn * 7) % moves.length]],
      turn: crypto.randomUUID(),
    })
  }
}

/** Number of moves that are played before a table counts as being in the middle. */
const middle = 40

const ada = await signIn('Ada')
const ben = await guest('Ben')
const cleo = await guest('Cleo')
const isAdas = (table: TableView) => table.toAct.includes(0)

for (const game of games) {
  const people = [ada, ben, cleo].slice(0, game.seats.max)
  const id = await gather(game, people, { title: `${game.id}, in the middle` })
  await play(game, id, people, (table, turn) => turn >= middle && isAdas(table))
  await ask(ben, 'POST', `/tables/${id}/talk`, { text: 'Your turn!', message: crypto.randomUUID() })
  say(`In the middle: ${origin}/t/${id}`)
}

const [first] = games
if (!first) throw new Error('There are no games.')
const pace = { start: 24, perTurn: 12, cap: 48, late: 'ask' }
const late = await gather(first, [ada, ben], { title: 'Ben is late', pace })
await play(first, late, [ada, ben], (table) => !isAdas(table))
const over = await gather(first, [ada, ben], { title: 'The first one we finished' })
await play(first, over, [ada, ben], () => false)
say(`Over, in the archive: ${origin}/t/${over}`)

// An object that nobody calls leaves memory after ten seconds; what it has read would hide that time has passed.
await new Promise((resolve) => setTimeout(resolve, idleTime))
passTime(storage, late, 24 * 7)
await ask(ada, 'POST', `/tables/${late}/talk`, { text: 'Ben?', message: crypto.randomUUID() })
const { table: lateTable } = await ask(ada, 'GET', `/tables/${late}`)
if (!lateTable.seats.some((seat: TableView['seats'][number]) => seat.overAt !== null))
  throw new Error('No seat is late: the instance was called by others meanwhile.')
say(`A late seat: ${origin}/t/${late}`)

await ask(ada, 'POST', '/sign-in', { email, language: 'en' })
say(`Letters: ${origin}/dev/letters`)
say(`To be Ada, open this: ${origin}/sign-in/link#${await newestToken(ada)}`)
