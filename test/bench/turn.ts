/** A submitted turn through HTTP against a bare Durable Object that writes one row, both on the local runtime. */
import { join } from 'node:path'
import { type AnyGame, Random } from '../../worker/games/kernel/index.ts'
import { serve, serveApp } from '../serve.ts'
import { median, report, rounded } from './measure.ts'

const turns = 300

/** Somebody at the API: keeps the session's cookie. */
async function guest(origin: string, name: string) {
  const headers: Record<string, string> = { origin, 'content-type': 'application/json' }
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0]
    if (cookie) headers.cookie = cookie
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${text}`)
    return JSON.parse(text)
  }
  await post('/api/me/guest', { name, language: 'en' })
  const see = async (table: string) =>
    (await (await fetch(`${origin}/api/tables/${table}`, { headers })).json()).table
  return { post, see }
}

/** Milliseconds of one call. */
async function timed<T>(call: () => Promise<T>): Promise<[number, T]> {
  const from = performance.now()
  const answer = await call()
  return [performance.now() - from, answer]
}

/**
 * Random turns of one move at one table after another, each paired with one bare request; returns the
 * medians' ratio, by game.
 */
export async function benchTurns(games: ReadonlyArray<AnyGame>): Promise<Map<string, number>> {
  const app = await serveApp()
  const bare = await serve(join(import.meta.dirname, 'bare/wrangler.toml'))
  try {
    const people = [await guest(app.origin, 'Ada'), await guest(app.origin, 'Bela')] as const
    const ratios = new Map<string, number>()
    for (const game of games) {
      const { turn, row } = await mediansOf(game, people, bare.origin)
      ratios.set(game.id, turn / row)
      report(
        `${game.id}, a submitted turn through HTTP against a bare Durable Object request that writes a row`,
        `${rounded(turn)} ms against ${rounded(row)} ms, ${rounded(turn / row)} times its median`,
        'at most 1.5 times',
        turn / row <= 1.5,
      )
    }
    return ratios
  } finally {
    await Promise.all([app.stop(), bare.stop()])
  }
}

type Guest = Awaited<ReturnType<typeof guest>>

/** Median milliseconds of a turn of a game and of a bare request. */
async function mediansOf(
  game: AnyGame,
  people: readonly [Guest, Guest],
  bare: string,
): Promise<{ turn: number; row: number }> {
  const choice = Random.fromSeed(new Uint8Array(32).fill(5))
  const times: { turn: number; row: number }[] = []
  while (times.length < turns) {
    const made = await people[0].post('/api/tables', { game: game.id, seats: 2 })
    let { table } = await people[1].post(`/api/tables/${made.table.id}/seat`, {})
    while (table.toAct.length > 0 && times.length < turns) {
      const [seat] = table.toAct
      const person = people[seat === 0 ? 0 : 1]
      const mine = await person.see(table.id)
      const body = {
        revision: table.play.revision,
        moves: [choice.pick(game.moves(mine.play.state, seat))],
        turn: crypto.randomUUID(),
      }
      const [turn, answer] = await timed(() => person.post(`/api/tables/${table.id}/turns`, body))
      const [row] = await timed(async () =>
        (await fetch(bare, { method: 'POST', body: JSON.stringify(body) })).text(),
      )
      times.push({ turn, row })
      table = answer.table
    }
  }
  // The first tenth warms both up.
  const counted = times.slice(turns / 10)
  return {
    turn: median(counted.map((time) => time.turn)),
    row: median(counted.map((time) => time.row)),
  }
}
