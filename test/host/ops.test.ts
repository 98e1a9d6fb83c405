/** An operator's commands as processes, against an instance that runs: what they print, how they end, and what comes of them. */
import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { townBuilder } from '../../worker/games/town-builder/index.ts'
import { type Asking, playWhileAsked, seen, somebodyAt } from '../asking.ts'
import { createInstance } from './instance.ts'

type Instance = Awaited<ReturnType<typeof createInstance>>

let instance: Instance

beforeAll(async () => {
  instance = await createInstance({ TRUSTED_PROXIES: '127.0.0.1, ::1' })
  await instance.start()
})
afterAll(() => instance.remove())

const top = join(import.meta.dirname, '../..')
const nobody = 'A'.repeat(22)

/** Somebody new, as a guest: what they ask, and their id. */
async function guest(name: string, network?: string) {
  const somebody = somebodyAt(instance.origin, {
    headers: network === undefined ? {} : { 'x-forwarded-for': network },
  })
  const { me } = await somebody.ask<{ me: { id: string } }>('POST', '/me/guest', {
    ...{ name, language: 'en' },
  })
  return { ...somebody, id: me.id, page: `${instance.origin}/people/${me.id}` }
}
type Guest = Awaited<ReturnType<typeof guest>>

const tableOf = async (host: Guest, other: Guest): Promise<string> => {
  const wish = { game: townBuilder.id, seats: 2 }
  const { table } = await host.ask<{ table: { id: string } }>('POST', '/tables', wish)
  await other.ask('POST', `/tables/${table.id}/seat`, {})
  return table.id
}
const linkOf = (table: string) => `${instance.origin}/t/${table}`
const meOf = async (ask: Asking) =>
  (await ask<{ me: { id: string } | null }>('GET', '/me')).me?.id ?? null
/** Subjects of somebody's letters. */
const subjectsOf = async ({ ask }: Guest) =>
  (await ask<{ letters: { subject: string }[] }>('GET', '/letters')).letters.map(
    ({ subject }) => subject,
  )

/** Runs a command that ends well; what it prints, from JSON. */
async function said<T>(...words: string[]): Promise<T> {
  const { code, out, err } = await instance.ops(...words)
  expect([code, err], words.join(' ')).toEqual([0, ''])
  return JSON.parse(out)
}
/** Runs a command that prints no more than that it is done. */
async function done(...words: string[]): Promise<void> {
  expect(await instance.ops(...words), words.join(' ')).toEqual({
    code: 0,
    out: 'Done.\n',
    err: '',
  })
}

test('numbers, reports, a table and an account are read; a report is closed, and its reporter told', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const table = await tableOf(ada, bob)
  await ada.ask('POST', `/people/${bob.id}/report`, { text: 'Insults.' })

  expect(await said('state')).toMatchObject({ accounts: { all: 2, guests: 2 }, reports: 1 })
  const { reports } = await said<{ reports: object[] }>('reports')
  expect(reports).toMatchObject([
    { person: bob.id, reporter: ada.id, text: 'Insults.', outcome: null },
  ])
  for (const link of [linkOf(table), table])
    expect(await said('table', link)).toMatchObject({ people: [ada.id, bob.id], parked: [] })
  await done('retry', linkOf(table))
  expect(await said('account', bob.page)).toMatchObject({
    ...{ id: bob.id, name: 'Bob', email: null, sessions: [{ device: null }] },
  })
  expect(JSON.stringify(await said('export', bob.page))).toContain(table)

  await done('close-report', bob.page, ada.page, 'acted')
  expect(await subjectsOf(ada)).toContain('Your report was read')
  expect(await said('reports')).toMatchObject({ reports: [{ outcome: 'acted' }] })
})

test('an account is shut out and let in again; from a network that is shut out nobody new comes', async () => {
  const [ada, network] = [await guest('Ada'), '203.0.113.7']
  const none = await instance.ops('ban', ada.page)
  expect([none.code, none.err]).toEqual([2, 'Why? The reason is for you alone.\n'])
  expect(await meOf(ada.ask)).toBe(ada.id)
  await done('ban', ada.page, 'Insults', 'people.')
  expect(await meOf(ada.ask)).toBeNull()
  expect(await said('bans')).toMatchObject({
    bans: [{ who: ada.id, kind: 'account', reason: 'Insults people.' }],
  })
  await done('unban', ada.page)
  expect(await said('bans')).toEqual({ bans: [] })
  const twice = await instance.ops('unban', ada.page)
  expect([twice.code, JSON.parse(twice.out).type]).toEqual([1, '/problems/not-found'])

  const here = await guest('Cleo', network)
  await done('ban-network', network, 'Hundreds of guests.')
  await expect(guest('Dora', network)).rejects.toThrow('/problems/banned')
  expect(await meOf(here.ask)).toBe(here.id)
  await guest('Dora', '203.0.113.8')
  await done('unban-network', network)
  await guest('Dora', network)
})

test('the commands of the guide do what it says, as they stand there', async () => {
  const guide = readFileSync(join(top, 'worker/OPERATING.md'), 'utf8')
  const [, block = ''] = /## A day\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(guide) ?? []
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const table = await tableOf(ada, bob)
  const { OPERATOR_SECRET } = JSON.parse(readFileSync(join(instance.data, 'secrets.json'), 'utf8'))
  const [exports = '', ...lines] = block
    .replace('OPERATOR_SECRET=...', `OPERATOR_SECRET=${OPERATOR_SECRET}`)
    .replaceAll('https://dorfpost.example.com', instance.origin)
    .replace('<id>', table)
    .trim()
    .split('\n')
  const outputs: string[] = []
  for (const line of lines) {
    expect(line).toMatch(/^npm run ops -- /)
    const env = { PATH: process.env.PATH }
    const told = promisify(execFile)('sh', ['-c', `${exports}; ${line}`], { cwd: top, env })
    // The doctor ends with 1 where it finds no records of a domain that is not there.
    const { stdout } = await told.catch((error: { stdout: string }) => error)
    outputs.push(stdout)
  }
  const [reports, doctor, takenDown] = outputs
  expect([outputs.length, reports]).toEqual([3, expect.stringContaining('"reports"')])
  expect(doctor).toMatch(/^good +Texts of the house: none is missing\./m)
  expect(doctor).toMatch(/^good +Push: there are keys\./m)
  expect(doctor).toMatch(/^good +Test letter: it has left for you@example\.com/m)
  await vi.waitFor(() => expect(instance.mails.join()).toMatch(/^To: you@example\.com/m))
  expect(takenDown).toContain('Done.')
  await expect(seen(ada.ask, table)).rejects.toThrow('404')
  // Its people are told.
  await vi.waitFor(async () => expect((await subjectsOf(bob)).join()).toMatch(/Taken down/), {
    timeout: 20_000,
    interval: 100,
  })
})

test('what cannot be taken back wants to be said twice; what the place cannot do is said', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const table = await tableOf(ada, bob)
  for (const words of [
    ['take-down', linkOf(table)],
    ['delete-account', ada.page],
    ['restore', 'table', linkOf(table), '2026-11-23T18:00:00Z'],
  ]) {
    const { code, err } = await instance.ops(...words)
    expect([code, err], words.join(' ')).toEqual([2, expect.stringContaining('Add --yes')])
  }
  expect((await seen(ada.ask, table)).status).toBe('playing')
  const lately = new Date(Date.now() - 3_600_000).toISOString()
  for (const [of, link] of [
    ['table', linkOf(table)],
    ['account', ada.page],
  ] as const) {
    const { code, out } = await instance.ops('restore', of, link, lately, '--yes')
    expect([code, JSON.parse(out).type], of).toEqual([1, '/problems/no-recovery'])
  }
  await done('delete-account', ada.page, '--yes')
  expect(await meOf(ada.ask)).toBeNull()
  const { code } = await instance.ops('account', ada.page)
  expect(code).toBe(1)
  expect((await seen(bob.ask, table)).seats.map(({ name }) => name)).not.toContain('Ada')
  expect((await instance.ops('account', `/people/${nobody}`)).code).toBe(1)
})

test('the secret of the operator is changed: the old one ends, people stay signed in', async () => {
  const ada = await guest('Ada')
  const secrets = () => JSON.parse(readFileSync(join(instance.data, 'secrets.json'), 'utf8'))
  const before = secrets()
  await instance.end('SIGTERM')
  expect((await instance.command(['change-secret', 'OPERATOR_SECRET'])).code).toBe(0)
  const { OPERATOR_SECRET, ...others } = secrets()
  expect({ ...others, OPERATOR_SECRET: before.OPERATOR_SECRET }).toEqual(before)
  expect(OPERATOR_SECRET).not.toBe(before.OPERATOR_SECRET)
  await instance.start()
  const by = async (secret: string) => {
    const headers = { authorization: `Bearer ${secret}` }
    return (await instance.ask('GET', '/api/operator/state', undefined, headers)).status
  }
  expect([await by(before.OPERATOR_SECRET), await by(OPERATOR_SECRET)]).toEqual([403, 200])
  // The command finds the new one in the folder.
  await said('state')
  expect(await meOf(ada.ask)).toBe(ada.id)
})

/** All that somebody can find of a table that has ended. */
async function memoryOf(ask: Asking, table: string, person: string) {
  const { result, seats, play, status } = await seen(ask, table)
  const names = seats.map(({ name }) => name)
  return {
    ...{ status, result, play, names },
    record: await ask('GET', `/tables/${table}/record`),
    history: await ask('GET', `/tables/${table}/history`),
    person: await ask('GET', `/people/${person}`),
  }
}

test('a table that has ended leaves and arrives with its end, alone and among all', async () => {
  const players = [await guest('Ada'), await guest('Bob')] as const
  const [ada, bob] = players
  const table = await tableOf(ada, bob)
  while ((await seen(ada.ask, table)).status === 'playing')
    for (const { ask } of players) await playWhileAsked(townBuilder, ask, table)
  // The outbox brings results to where people look them up.
  const finished = { person: { finished: [{ table, game: townBuilder.id, seats: 2 }] } }
  await vi.waitFor(
    async () => expect(await ada.ask('GET', `/people/${ada.id}`)).toMatchObject(finished),
    { timeout: 20_000, interval: 100 },
  )
  const before = await memoryOf(ada.ask, table, ada.id)
  expect(before).toMatchObject({ status: 'over', names: ['Ada', 'Bob'] })

  // Alone: it goes, and is put back.
  const file = join(instance.folder, 'table.json')
  const { out } = await instance.ops('take-out', linkOf(table))
  writeFileSync(file, out)
  const there = await instance.ops('put-in', file)
  expect([there.code, JSON.parse(there.out).refused]).toEqual([1, table])
  await done('take-down', linkOf(table), '--yes')
  await expect(seen(ada.ask, table)).rejects.toThrow('404')
  expect(await said('put-in', file)).toMatchObject({ link: linkOf(table) })
  expect(await memoryOf(ada.ask, table, ada.id)).toEqual(before)

  // Among all that is here.
  const stream = join(instance.folder, 'instance.ndjson')
  writeFileSync(stream, (await instance.ops('leave')).out)
  const other = await createInstance()
  try {
    mkdirSync(other.data)
    copyFileSync(join(instance.data, 'secrets.json'), join(other.data, 'secrets.json'))
    await other.start()
    const arrived = await other.ops('arrive', stream)
    expect([arrived.code, arrived.err]).toEqual([0, ''])
    expect(JSON.parse(arrived.out)).toMatchObject({ results: { put: 2 } })
    const adaThere = somebodyAt(other.origin, { cookie: ada.cookie() })
    expect(await memoryOf(adaThere.ask, table, ada.id)).toEqual(before)
  } finally {
    await other.remove()
  }
})
