/** Somebody who asks the API, in a browser or in none, and what they do so without clicking. */
import type { AnyGame } from '../worker/games/kernel/index.ts'
import type { TableView } from '../worker/wire/schema/table-view.ts'

/** Asks the API below `/api`, as somebody; what it answers. Throws where that is a problem. */
export type Asking = <T>(method: string, path: string, body?: object) => Promise<T>

/** Surroundings of somebody in no browser. */
interface Surroundings {
  /** Origin that people open, where that is another. */
  readonly origin?: string
  /** Cookie that they bring along. */
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Somebody in no browser; they keep their session. */
export function somebodyAt(
  at: string,
  { origin = at, cookie = '', headers = {} }: Surroundings = {},
) {
  let kept = cookie
  const ask: Asking = async (method, path, body) => {
    const answer = await fetch(`${at}/api${path}`, {
      method,
      headers: { origin, 'content-type': 'application/json', cookie: kept, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}: ${text}`)
    const given = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
    kept = given.find((one) => /^[\w-]*session=./.test(one)) ?? kept
    return text === '' ? null : JSON.parse(text)
  }
  return { ask, cookie: () => kept }
}

/** The table as somebody sees it. */
export const seen = async (who: Asking, id: string): Promise<TableView> =>
  (await who<{ table: TableView }>('GET', `/tables/${id}`)).table

/**
 * Plays a turn of one legal move for somebody who must act. `table` is what they see, `nth` the number of turns before:
 * always another place in the list, without chance, so that the same test plays alike. Answers what they see afterwards.
 */
export async function playOne(
  game: AnyGame,
  who: Asking,
  { id, play, you }: TableView,
  nth = 0,
): Promise<TableView> {
  const moves = game.moves(play?.state, you ?? 0)
  const { table } = await who<{ table: TableView }>('POST', `/tables/${id}/turns`, {
    revision: play?.revision,
    moves: [moves[(nth * 7) % moves.length]],
    turn: crypto.randomUUID(),
  })
  return table
}

/** Plays turns of one move for somebody, as long as they are asked; answers how many. */
export async function playWhileAsked(game: AnyGame, who: Asking, id: string): Promise<number> {
  let table = await seen(who, id)
  for (let turns = 0; ; turns++) {
    if (table.you === null || !table.toAct.includes(table.you)) return turns
    table = await playOne(game, who, table)
  }
}
