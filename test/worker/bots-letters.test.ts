/** Letters at tables where only bots play against somebody: none, unless they ask for them. */
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { maxGrace } from '../../worker/table/time/grace.ts'
import { guest } from './client.ts'
import { answerAddress, newestTo, receive } from './mail-helpers.ts'
import { reader } from './notice-helpers.ts'
import { inPersonOf } from './person-helpers.ts'
import {
  allEntries,
  pass,
  runAlarm,
  sendNotices,
  tableFor,
  viewOf,
  wholeGame,
} from './table-helpers.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Reader = Awaited<ReturnType<typeof reader>>

/** A table of somebody who reads letters and two easy bots, at which it is their turn. */
async function amongBots(ada: Reader, game: string): Promise<string> {
  const made = await ada.post('/api/tables', { game, seats: 3, bots: ['easy', 'easy'] })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { id } = made.body.table
  await runAlarm(id)
  expect(made.body.table.letters).toBe(false)
  return id
}

const wantLetters = (ada: Reader, id: string, on: boolean) =>
  ada.send('PUT', `/api/tables/${id}/letters`, { on })

/** Sends what waits. */
async function post(id: string): Promise<void> {
  pass(maxGrace)
  await sendNotices(id)
}

const countMails = async (): Promise<number> =>
  (await env.DB.prepare('SELECT count(*) AS count FROM dev_mails').first<{ count: number }>())
    ?.count ?? 0

describe('at a table among bots', () => {
  test('no letter comes until it is asked for; then that of the turn which waits does', async () => {
    const ada = await reader()
    const id = await amongBots(ada, 'settlement')
    await post(id)
    expect(await countMails()).toBe(0)
    const answer = await wantLetters(ada, id, true)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(answer.body.table.letters).toBe(true)
    await post(id)
    expect(await countMails()).toBe(1)
    const mail = await newestTo(ada.email, true)
    expect(mail?.text).toContain('because you asked for letters from this table with bots')
    // Asked for once more, nothing is told twice.
    expect((await wantLetters(ada, id, true)).status).toBe(200)
    await post(id)
    expect(await countMails()).toBe(1)
  })

  test('a letter’s last link ends them, and nothing that waits goes out', async () => {
    const ada = await reader()
    const id = await amongBots(ada, 'settlement')
    await wantLetters(ada, id, true)
    await post(id)
    const [, link = ''] =
      /^No more letters from this table: (\S+)$/m.exec((await newestTo(ada.email))?.text ?? '') ??
      []
    const { pathname, searchParams } = new URL(link)
    expect(pathname).toBe('/unsubscribe')
    expect(searchParams.get('table')).toBe(id)
    const stranger = await guest('Eve')
    const ended = await stranger.post(`/api/unsubscribe?${searchParams}`)
    expect(ended.status).toBe(204)
    expect((await viewOf(ada, id)).letters).toBe(false)
    await wantLetters(ada, id, true)
    await wantLetters(ada, id, false)
    await post(id)
    expect(await countMails()).toBe(1)
  })

  test('the choice is nobody else’s to make or to see, and none at a table of people', async () => {
    const ada = await reader()
    const bob = await reader()
    const id = await amongBots(ada, 'settlement')
    expect((await wantLetters(bob, id, true)).status).toBe(403)
    await wantLetters(ada, id, true)
    expect((await viewOf(bob, id)).letters).toBe(null)
    const { id: shared } = await tableFor([ada, bob])
    expect((await viewOf(ada, shared)).letters).toBe(null)
    expect(await wantLetters(ada, shared, true)).toMatchObject({ status: 409 })
    expect((await ada.send('PUT', `/api/tables/${id}/letters`, { on: 'yes' })).status).toBe(400)
  })
})

test('whoever asked for letters has them at the rematch, too', async () => {
  const ada = await reader()
  const made = await ada.post('/api/tables', { game: 'settlement', seats: 2, bots: ['easy'] })
  const { id } = made.body.table
  await runAlarm(id)
  await wantLetters(ada, id, true)
  expect((await ada.post(`/api/tables/${id}/resign`)).status).toBe(200)
  // The bots play the rest.
  await runAlarm(id)
  const { body } = await ada.post(`/api/tables/${id}/rematch`)
  expect(body.table.letters, JSON.stringify(body)).toBe(true)
  await runAlarm(body.table.id)
  await post(body.table.id)
  expect((await newestTo(ada.email, true))?.text).toContain('It is your turn')
})

/** The turns that a letter lists: their numbers as they are answered. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/^(\d) {2}\S.*$/gm)].map(([, number = '']) => number)

test('an answer ends its turn, too, after what only the table could tell', async () => {
  const ada = await reader()
  const id = await amongBots(ada, 'settlement')
  await wantLetters(ada, id, true)
  await post(id)
  // An artifact comes first, and nothing with it.
  const first = await newestTo(ada.email)
  const [, artifact = ''] = /^(\d) {2}Take [^·]*$/m.exec(first?.text ?? '') ?? []
  await receive({ from: ada.email, to: answerAddress(first), text: artifact })
  await runAlarm(id)
  await post(id)
  const mail = await newestTo(ada.email)
  const [, number = ''] = /^(\d) {2}Build .*$/m.exec(mail?.text ?? '') ?? []
  const text = `${number}, then end my turn. Thanks!`
  await receive({ from: ada.email, to: answerAddress(mail), text })
  const receipt = (await newestTo(ada.email))?.text ?? ''
  expect(receipt).toMatch(/^• .* constructs the .* for /m)
  expect(receipt).not.toMatch(/^Your turn: /m)
  expect(receipt).toMatch(/^Now the table is waiting for /m)
  const mine = (await allEntries(ada, id)).filter(({ seat }) => seat === 0)
  expect(mine).toHaveLength(3)
})

describe.for(games.map(({ id }) => [id] as const))('%s', ([game]) => {
  test(
    'is played against bots to its end by answers to letters alone',
    async () => {
      const ada = await reader()
      const id = await amongBots(ada, game)
      await wantLetters(ada, id, true)
      let last = ''
      for (let answers = 0; !/^The game is over\.$/m.test(last); answers++) {
        expect(answers).toBeLessThan(600)
        if (answers % 20 === 0)
          await inPersonOf(ada.id, env, (_person, { sql }) =>
            sql.exec('DELETE FROM tallies').toArray(),
          )
        let mail = await newestTo(ada.email)
        if (!mail || numbersIn(mail.text).length === 0) {
          await runAlarm(id)
          await post(id)
          mail = await newestTo(ada.email)
        }
        if (/^(?:.*is over.*|.*won.*)$/m.test(mail?.text.split('\n')[0] ?? '')) break
        const [number] = numbersIn(mail?.text ?? '')
        expect(number, mail?.text).toBeDefined()
        const to = answerAddress(mail)
        await receive({ from: ada.email, to, text: `${number}\r\n` })
        last = (await newestTo(ada.email))?.text ?? ''
        expect(last).toMatch(/^(?:Your turn is played|The game is over\.)$/m)
      }
      expect((await viewOf(ada, id)).status).toBe('over')
      const mine = (await allEntries(ada, id)).filter(({ seat }) => seat === 0)
      expect(mine.length).toBeGreaterThan(4)
      expect(mine.every(({ by }) => by === 'person')).toBe(true)
    },
    wholeGame,
  )
})
