import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { Client } from './client.ts'

export interface KeptMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Record<string, string>
}

/** The e-mails that went out to an address, the newest first. */
export async function mailsTo(email: string): Promise<KeptMail[]> {
  const { body } = await new Client().get('/dev/letters.json')
  return body.letters.filter((mail: KeptMail) => mail.to === email)
}

/** Link token and code of the newest sign-in letter to an address. */
export async function secretsTo(email: string): Promise<{ token: string; code: string }> {
  const text = (await mailsTo(email))[0]?.text ?? ''
  const token = /\/sign-in\/link#(\S+)/.exec(text)?.[1]
  const code = /^\d{6}$/m.exec(text)?.[0]
  if (token === undefined || code === undefined) throw new Error(`No letter to ${email}.`)
  return { token, code }
}

/** A client that is signed in with an address. */
export async function signedIn(email: string, name?: string) {
  const client = new Client()
  expect((await client.post('/api/sign-in', { email, language: 'en' })).status).toBe(200)
  const { token } = await secretsTo(email)
  const { body } = await client.post('/api/sign-in/link', { token })
  if (name !== undefined) await client.patch('/api/me', { name })
  const id: string = body.me.id
  return Object.assign(client, { id })
}

/** A table of Villagers for three with the host and those who join, known to the database. */
export async function gatheredTable(host: Client, ...others: ReadonlyArray<Client>) {
  const made = await host.post('/api/tables', { game: 'villagers', seats: 3 })
  const id: string = made.body.table.id
  for (const other of others)
    expect((await other.post(`/api/tables/${id}/seat`, {})).status).toBeLessThan(300)
  await settle(id)
  return id
}

/** Lets a table deliver what must leave it. */
export async function settle(table: string): Promise<void> {
  await runDurableObjectAlarm(env.TABLES.get(env.TABLES.idFromName(table)))
}

/** Names of the people at a table, as a client sees them. */
export async function seatsAt(table: string, client: Client): Promise<Array<string | null>> {
  const { body } = await client.get(`/api/tables/${table}`)
  return body.table.seats.map(({ name }: { name: string | null }) => name)
}

/** Number of rows in each of our tables of the database. */
export async function countRows(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'd1%'",
  ).all<{ name: string }>()
  const counts: Record<string, number> = {}
  for (const { name } of results) {
    const row = await env.DB.prepare(`SELECT count(*) AS number FROM "${name}"`).first('number')
    counts[name] = Number(row)
  }
  return counts
}
