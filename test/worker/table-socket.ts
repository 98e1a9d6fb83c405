import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { app } from '../../worker/api/app.ts'
import type { SocketMessage, TableMessage } from '../../worker/wire/schema/table-view.ts'
import type { Client } from './client.ts'

/** Opens a table's socket as a browser does, and collects what it says. */
export async function listen(client: Client, id: string) {
  const answer = await app.fetch(
    new Request(`${env.ORIGIN}/api/tables/${id}/socket`, {
      headers: {
        upgrade: 'websocket',
        origin: env.ORIGIN,
        ...(client.cookie !== null && { cookie: client.cookie }),
      },
    }),
    env,
  )
  expect(answer.status).toBe(101)
  const socket = answer.webSocket
  if (!socket) throw new Error('There is no socket.')

  const said: TableMessage[] = []
  /** Every message as it came. */
  const raw: string[] = []
  const pongs: string[] = []
  const waiting: (() => void)[] = []
  const wake = () => {
    for (const ready of waiting.splice(0)) ready()
  }
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code))
  })
  socket.addEventListener('message', ({ data }) => {
    if (data === 'pong') pongs.push(data)
    else {
      raw.push(String(data))
      const message: SocketMessage = JSON.parse(String(data))
      said.push('table' in message ? message : withPresence(said.at(-1), message.present))
    }
    wake()
  })
  socket.accept()

  /** Waits until what was said fits. */
  const until = async (fits: () => boolean): Promise<void> => {
    while (!fits()) await new Promise<void>((resolve) => waiting.push(resolve))
  }
  /** The next message that fits, from now on. */
  const next = async (fits: (message: TableMessage) => boolean): Promise<TableMessage> => {
    const from = said.length
    await until(() => said.slice(from).some(fits))
    return said.slice(from).find(fits) as TableMessage
  }
  await until(() => said.length > 0)

  return {
    socket,
    said,
    raw,
    closed,
    until,
    next,
    /** Looks up or away, and waits until the table has noticed. `idle`: so many seconds after the page was used. */
    async look(looking: boolean, idle?: number): Promise<void> {
      socket.send(JSON.stringify({ looking, ...(idle !== undefined && { idle }) }))
      const seat = said.at(-1)?.table.you
      if (seat === null || seat === undefined) return
      await until(() => said.at(-1)?.table.seats[seat]?.present === looking)
    },
    async ping(): Promise<void> {
      const before = pongs.length
      socket.send('ping')
      await until(() => pongs.length > before)
    },
  }
}

/** The table as it was heard last, with who is looking now: as a page takes it over. */
function withPresence(last: TableMessage | undefined, present: ReadonlyArray<number>) {
  if (!last) throw new Error('A socket says how the table stands before anything else.')
  const seats = last.table.seats.map((seat) => ({ ...seat, present: present.includes(seat.seat) }))
  return { table: { ...last.table, seats }, entry: null }
}
