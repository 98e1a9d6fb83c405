/** One table from its making to its end, over a line that breaks. */
import type { TableView } from '../../worker/api/schema.ts'
import type { AnyGame, Move, Random } from '../../worker/games/kernel/index.ts'
import { Broken, type Person, pause } from './person.ts'

/** A turn that the table answered for: it must be there for ever, once. */
export interface Acknowledged {
  readonly revision: number
  readonly seat: number
  readonly moves: ReadonlyArray<Move>
}

export interface Played {
  readonly id: string
  readonly game: AnyGame
  readonly people: ReadonlyArray<Person>
  readonly acknowledged: ReadonlyArray<Acknowledged>
  /** Milliseconds from sending a turn to its answer, where the line held. */
  readonly latencies: ReadonlyArray<number>
  /** When somebody was waited for longer than any grace: a letter must have come. */
  readonly waits: ReadonlyArray<{ readonly account: string; readonly revision: number }>
  /** What was seen that must not be. */
  readonly faults: ReadonlyArray<string>
}

/** Longer than notices wait. */
const longWait = 14_000

/** How many in a thousand turns meet with what. */
const mishaps = { twice: 40, cut: 40, late: 30, evict: 30, wait: 4 } as const
type Mishap = keyof typeof mishaps

function mishap(random: Random): Mishap | null {
  let dice = random.int(1000)
  for (const [kind, share] of Object.entries(mishaps)) {
    if (dice < share) return kind as Mishap
    dice -= share
  }
  return null
}

export async function playTable(
  origin: string,
  game: AnyGame,
  options: object,
  people: ReadonlyArray<Person>,
  random: Random,
): Promise<Played> {
  const faults: string[] = []
  const acknowledged: Acknowledged[] = []
  const latencies: number[] = []
  const waits: { account: string; revision: number }[] = []
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
  const line = random.int(4) === 0 ? host.listen(id) : null

  let table = await host.see(id)
  let last: { person: Person; body: object } | null = null
  while (table.status === 'playing') {
    const seat = random.pick(table.toAct)
    const person = people[seat] ?? host
    if (table.you !== seat) table = await person.see(id)
    const { play } = table
    if (!play || !table.toAct.includes(seat)) continue
    const moves = [random.pick(game.moves(play.state, seat)) as Move]
    const turn = { revision: play.revision, moves, turn: crypto.randomUUID() }
    const path = `/api/tables/${id}/turns`
    const happens = mishap(random)

    if (happens === 'wait' && people.length > 1) {
      waits.push({ account: person.id, revision: play.revision })
      await pause(longWait)
    }
    if (happens === 'evict') await evict(origin, id)
    if (happens === 'late' && last) {
      const again = await last.person.surely('POST', path, last.body)
      if (again.status !== 200) faults.push(`${id}: a turn sent again was answered ${again.status}`)
      if ((await person.see(id)).play?.revision !== play.revision)
        faults.push(`${id}: a turn sent again was played again`)
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
    if (twinAnswer && twinAnswer.body?.entry?.revision !== answer.body.entry.revision)
      faults.push(`${id}: a turn sent twice was answered differently`)
    acknowledged.push({ revision: answer.body.entry.revision, seat, moves })
    last = { person, body: turn }
    table = answer.body.table as TableView
  }
  line?.close()
  if (line?.told.some((revision, i, told) => i > 0 && revision < (told[i - 1] ?? 0)))
    faults.push(`${id}: a socket told of the past`)
  return { id, game, people, acknowledged, latencies, waits, faults }
}

async function evict(origin: string, table: string): Promise<void> {
  try {
    await fetch(`${origin}/soak/evict?table=${table}`)
  } catch {
    // The runtime may be away at this moment; then nothing is in memory anyway.
  }
}
