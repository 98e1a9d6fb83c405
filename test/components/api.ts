/** Requests of the pages to the API in a test of components, and its answers. */
import { z } from 'zod'
import { games } from '../../worker/games/index.ts'
import { GameList } from '../../worker/wire/schema/games.ts'

interface Asked {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** Answers a request; a status of 400 or more comes with a problem document. */
export type Answers = (asked: Asked) => { readonly status?: number; readonly body: object }

/** All games, as `GET /games` lists them. */
const gameList = () =>
  GameList.parse({
    games: games.map(({ id, version, seats, options }) => ({
      id,
      version,
      seats,
      options: z.toJSONSchema(options, { io: 'input' }),
    })),
  })

/** From now on `fetch` is answered here, the list of games with the real ones. Returns the requests, in order. */
export function answerApi(answers: Answers): Asked[] {
  const all: Asked[] = []
  window.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input), location.href)
    const path = pathname.replace(/^\/api/, '') + search
    const asked = {
      method: init?.method ?? 'GET',
      path,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
    }
    all.push(asked)
    const { status = 200, body } = path === '/games' ? { body: gameList() } : answers(asked)
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
    })
  }
  return all
}
