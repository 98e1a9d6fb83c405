import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { start as setUp, view } from '../../worker/games/kernel/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import type { Notice } from '../../worker/notices/notice.ts'
import { freshId } from '../../worker/wire/ids.ts'
import type { Client } from './client.ts'
import { signedIn } from './people.ts'
import { rowsOf } from './person-helpers.ts'

const play = setUp(villagers, {}, 2, new Uint8Array(32))
/** Seat whose turn such a notice tells of. */
export const mover = villagers.toAct(play.state)[0] ?? 0

export type TurnNotice = Extract<Notice, { readonly kind: 'turn' | 'started' | 'full' | 'over' }>

/** A notice that it is the account's turn, at a table that only the ledger knows. */
export const turnNotice = (account: string, change: Partial<TurnNotice> = {}): TurnNotice => ({
  kind: 'turn',
  account,
  table: freshId(),
  revision: 7,
  about: '',
  deadline: null,
  game: 'villagers',
  title: 'Thursday club',
  names: mover === 0 ? ['Ada', 'Bob'] : ['Bob', 'Ada'],
  seat: mover,
  yourTurn: true,
  state: view(villagers, play, mover).state,
  events: [],
  scores: [],
  result: null,
  awaited: [mover],
  open: { state: view(villagers, play, null).state, events: [], scores: [] },
  since: 0,
  played: change.revision ?? 7,
  isRated: false,
  ...change,
})

let readers = 0
/**
 * Somebody with an address and settings, and none of the sign-in's letters. Drawing takes most of a letter's time, so its
 * pictures are for those who ask for them.
 */
export async function reader(settings: Readonly<Record<string, unknown>> = {}) {
  const email = `notices-${++readers}@example.org`
  const client = await signedIn(email, 'Ada')
  const { status } = await client.patch('/api/me', {
    language: 'en',
    pictures: false,
    ...settings,
  })
  if (status !== 200) throw new Error('These are no settings.')
  await env.DB.prepare('DELETE FROM dev_mails').run()
  return Object.assign(client, { email })
}

export const put = (client: Client, path: string, body: unknown) => client.send('PUT', path, body)

/** Progress of an account's letters on each way, the oldest first. */
export const activeChannels = (account: string) =>
  rowsOf<{ kind: string; channel: string; state: string; due: number | null; attempts: number }>(
    account,
    `SELECT kind, channel, state, due, attempts FROM all_ways
     JOIN letters ON letters.id = letter ORDER BY created_at, channel`,
  )

/** Request to somebody outside; kept whole, as a request cannot leave the object that made it. */
export interface Heard {
  readonly url: string
  readonly method: string
  readonly redirect: string
  readonly headers: ReadonlyMap<string, string>
  readonly body: Uint8Array
}

/** Everything that the worker asks of the world, answered by a receiver of ours. */
export function world(answer: (heard: Heard) => Response | Promise<Response>): Heard[] {
  const all: Heard[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit)
    const { url, method, redirect } = request
    const headers = new Map([...request.headers])
    const body = new Uint8Array(await request.arrayBuffer())
    const heard = { url, method, redirect, headers, body }
    all.push(heard)
    return answer(heard)
  })
  return all
}

/** Body that was sent, from JSON; fails where nothing was sent. */
export function jsonOf<T>(heard: Heard | undefined): T {
  if (!heard) throw new Error('Nothing was sent.')
  return JSON.parse(new TextDecoder().decode(heard.body))
}
