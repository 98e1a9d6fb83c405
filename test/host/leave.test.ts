/** A whole instance that leaves one server and arrives at another. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Ask, arriveFrom, askAt, instanceOf } from '../../.tools/leave.ts'
import { townBuilder } from '../../worker/games/town-builder/index.ts'
import { playWhileAsked, seen, somebodyAt } from '../asking.ts'
import { createInstance } from './instance.ts'

type Instance = Awaited<ReturnType<typeof createInstance>>

let [old, fresh] = [] as unknown as [Instance, Instance]

beforeAll(async () => {
  ;[old, fresh] = [await createInstance(), await createInstance()]
  await old.start()
})
afterAll(async () => {
  await old.remove()
  await fresh.remove()
})

/** Somebody at an instance, by their cookie. */
const person = ({ origin }: Instance, cookie = '') => somebodyAt(origin, { cookie })

const play = (who: ReturnType<typeof person>, id: string) =>
  playWhileAsked(townBuilder, who.ask, id)

/** Texts of the mails to an address. */
const mailsTo = (at: Instance, email: string) =>
  at.mails
    .filter((mail) => new RegExp(`^To: ${email}`, 'm').test(mail))
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))

/** Waits for a mail in which something is found. */
async function found(at: Instance, email: string, what: RegExp): Promise<string> {
  const find = () =>
    mailsTo(at, email)
      .flatMap((mail) => what.exec(mail)?.[1] ?? [])
      .at(-1)
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 60_000, interval: 100 })
  return find() ?? ''
}

const operatorOf = (at: Instance): Ask => {
  const { OPERATOR_SECRET } = JSON.parse(readFileSync(join(at.data, 'secrets.json'), 'utf8'))
  return askAt(at.origin, OPERATOR_SECRET)
}

const crest = {
  ...{ shape: 'shield', division: 'pale', charge: 'mill' },
  ...{ fieldColour: 'blue', divisionColour: 'gold' },
}

test('people, letters, clubs, tournaments and tables arrive, once; sessions and links go on by the secret', async () => {
  const ada = person(old)
  await ada.ask('POST', '/me/guest', { name: 'Ada', language: 'en' })
  const email = 'bela@example.org'
  const bela = person(old)
  await bela.ask('POST', '/sign-in', { email, language: 'en' })
  const token = await found(old, email, /sign-in\/link#(\S+)/)
  await bela.ask('POST', '/sign-in/link', { token })
  await bela.ask('PATCH', '/me', { name: 'Bela' })
  const { table } = await ada.ask<{ table: { id: string } }>('POST', '/tables', {
    ...{ game: townBuilder.id, seats: 2 },
  })
  await bela.ask('POST', `/tables/${table.id}/seat`, {})
  for (const who of [bela, ada]) await play(who, table.id)
  const pass = await found(old, email, /[#&]as=([\w-]+)/)
  const { club } = await ada.ask<{ club: { id: string } }>('POST', '/clubs', {
    ...{ name: 'Sunday village', description: 'Slowly.', crest, admission: 'link' },
  })
  await bela.ask('POST', `/clubs/${club.id}/membership`)
  const { tournament } = await bela.ask<{ tournament: { id: string } }>('POST', '/tournaments', {
    ...{ title: 'Autumn cup', game: townBuilder.id, format: 'swiss', places: 8 },
    startAt: Date.now() + 7 * 24 * 3_600_000,
  })
  await bela.ask('POST', `/tournaments/${tournament.id}/registration`)

  const lines: string[] = []
  for await (const line of instanceOf(operatorOf(old))) lines.push(line)
  const before = {
    ada: await seen(ada.ask, table.id),
    letters: await bela.ask('GET', '/letters'),
    club: await bela.ask('GET', `/clubs/${club.id}`),
    tournament: await bela.ask('GET', `/tournaments/${tournament.id}`),
  }
  await old.end('SIGTERM')

  mkdirSync(fresh.data)
  copyFileSync(join(old.data, 'secrets.json'), join(fresh.data, 'secrets.json'))
  await fresh.start()
  const ask = operatorOf(fresh)
  const told: string[] = []
  const arrive = async (some = lines) => {
    told.length = 0
    return arriveFrom(
      ask,
      () => some,
      (line) => told.push(line),
    )
  }
  await expect(arrive(lines.slice(0, -1))).rejects.toThrow('cut off')
  expect([await arrive(), told.length]).toEqual([0, 1])
  const sum = JSON.parse(told[0] ?? '')
  expect(sum).toMatchObject({
    ...{ accounts: { put: 2 }, person: { put: 2 }, table: { put: 1 } },
    ...{ clubs: { put: 1 }, tournament: { put: 1 }, club_people: { put: 2 } },
  })

  const [adaThere, belaThere] = [person(fresh, ada.cookie()), person(fresh, bela.cookie())]
  const { play: played, seats } = await seen(adaThere.ask, table.id)
  expect(played).toEqual(before.ada.play)
  expect(seats.map(({ name }) => name)).toEqual(before.ada.seats.map(({ name }) => name))
  expect(await belaThere.ask('GET', '/letters')).toEqual(before.letters)
  expect(await belaThere.ask('GET', `/clubs/${club.id}`)).toEqual(before.club)
  expect(await belaThere.ask('GET', `/tournaments/${tournament.id}`)).toEqual(before.tournament)
  // The link of a letter that was sent from the old place leads to the table at the new one.
  const phone = person(fresh)
  await phone.ask('POST', '/pass', { token: pass })
  expect((await seen(phone.ask, table.id)).you).toBe((await seen(belaThere.ask, table.id)).you)

  // Once more: what is here stays as it is.
  expect(await arrive()).toBe(0)
  for (const { put } of Object.values<{ put: number }>(JSON.parse(told[0] ?? '')))
    expect(put).toBe(0)

  // The table goes on, and a letter tells of it.
  const turns = (await play(belaThere, table.id)) + (await play(adaThere, table.id))
  expect(turns).toBeGreaterThan(0)
  expect((await seen(belaThere.ask, table.id)).play?.revision).toBeGreaterThan(
    played?.revision ?? 0,
  )
  expect(await found(fresh, email, /[#&]as=([\w-]+)/)).not.toBe(pass)
  await belaThere.ask('GET', '/tables?which=mine')
})

test('records that do not fit are refused in words, and an instance of others', async () => {
  const ask = operatorOf(fresh)
  const put = (record: object) => ask('PUT', '/instance/record', JSON.stringify(record))
  const start = { kind: 'start', format: 'dorfpost.instance', version: 1, origin: '', at: 0 }
  await expect(put({ ...start, first: 'V1StGXR8_Z5jdHi6B-myTw' })).rejects.toThrow('Other people')
  await expect(put({ ...start, first: null, version: 2 })).rejects.toThrow('bad-request')
  const club = {
    id: 'x',
    name: 'y',
    description: '',
    crest: '{}',
    admission: 'link',
    created_at: 1,
  }
  for (const [of, row, reason] of [
    ['clubs', { ...club, secret: 1 }, 'does not fit'],
    ['clubs', { ...club, admission: 'never' }, 'does not fit'],
    ['clubs', { ...club, crest: '{' }, 'does not fit'],
    ['clubs', { ...club, name: null }, 'does not fit'],
    ['tallies', { key: 'x', until: 1, count: 1 }, 'There is no tallies'],
    ['sqlite_master', {}, 'There is no sqlite_master'],
  ] as const)
    await expect(put({ kind: 'rows', of, rows: [row] }), JSON.stringify(row)).rejects.toThrow(
      reason,
    )
  const words = { number: 1, club: 'gone', account: null, text: 'Hi', at: 1 }
  expect(await put({ kind: 'rows', of: 'club_words', rows: [words] })).toEqual({
    ...{ put: 0, known: 0, left: 1 },
  })
  const id = 'V1StGXR8_Z5jdHi6B-myTw'
  for (const kind of ['person', 'tournament', 'table']) {
    await expect(put({ kind, id, step: 1, rows: {} }), kind).rejects.toThrow('file-refused')
    await expect(put({ kind, id, step: 999, rows: {} }), kind).rejects.toThrow('newer version')
    await expect(put({ kind, id, step: 1, rows: { no: [] } }), kind).rejects.toThrow('There is no')
  }
})
