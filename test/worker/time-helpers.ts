import { evictDurableObject } from 'cloudflare:test'
import { expect, vi } from 'vitest'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { guest } from './client.ts'
import { actingOf, type Guest, runAlarm, stubOf, tableFor, viewOf } from './table-helpers.ts'

export const hour = 3_600_000

/** A bank of hours that is over within two days. */
export const brisk = { start: 10, perTurn: 2, cap: 12, late: 'ask' } as const

/** Sets the clock that the worker sees. */
export const setTime = (iso: string): void => void vi.setSystemTime(new Date(iso))

/** A running table with a pace, and who acts. */
export async function pacedTable(
  names: ReadonlyArray<string>,
  pace: Readonly<Record<string, unknown>> = brisk,
  prepare: (players: ReadonlyArray<Guest>) => Promise<unknown> = async () => undefined,
) {
  const players: Guest[] = []
  for (const name of names) players.push(await guest(name))
  await prepare(players)
  const [host, ...others] = players
  if (!host) throw new Error('Nobody plays.')
  const { id } = await tableFor([host, ...others], { pace })
  const { acting, waiting, seat } = await actingOf(id, players)
  return {
    id,
    players,
    acting,
    waiting,
    late: seat,
    others: players.filter((one) => one !== acting),
  }
}

/** Throws the table out of memory, as may happen between any two steps. */
export const evict = (id: string): Promise<void> => evictDurableObject(stubOf(id))

export async function ok(answer: Promise<{ status: number; body: unknown }>): Promise<TableView> {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { table: TableView }).table
}

/** Lets the seat's time run out, and the table notice it. */
export async function runOut(id: string, player: Guest, seat: number): Promise<TableView> {
  const { deadline } = (await viewOf(player, id)).seats[seat] ?? {}
  if (deadline == null) throw new Error('No clock runs there.')
  vi.setSystemTime(deadline)
  await runAlarm(id)
  return viewOf(player, id)
}

export const voteOn = (player: Guest, id: string, seat: number, choice: string) =>
  player.post(`/api/tables/${id}/seats/${seat}/vote`, { choice })

/** Happenings at the table, told in full. */
export const told = async (player: Guest, id: string): Promise<string[]> =>
  (await viewOf(player, id)).happenings.map(({ what, seat, by }) =>
    [what, seat, by].filter((part) => part !== null).join(' '),
  )
