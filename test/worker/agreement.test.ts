import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Notice, openly } from '../../worker/notices/notice.ts'
import { drawingOf } from '../../worker/notices/picture.ts'
import type { Table } from '../../worker/table/table.ts'
import { grace } from '../../worker/table/time/grace.ts'
import type { NoticeLetter } from '../../worker/wire/letter.ts'
import type { TableCard } from '../../worker/wire/schema/table-list.ts'
import { type Client, guest } from './client.ts'
import { newestTo } from './mail-helpers.ts'
import { mover, reader, turnNotice } from './notice-helpers.ts'
import { inPersonOf, ringAlarms, rowsOf } from './person-helpers.ts'
import {
  actingOf,
  type Guest,
  pass,
  playOne,
  playUntilNext,
  runAlarm,
  sendNotices,
  stubOf,
  tableFor,
  viewOf,
  wholeOutboxOf,
} from './table-helpers.ts'
import { hour, ok, pacedTable, runOut, setTime, told, voteOn } from './time-helpers.ts'

const day = 24 * hour

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => void vi.useRealTimers())

const wish = (player: Client, id: string, what: string, on: boolean) =>
  player.post(`/api/tables/${id}/wish`, { wish: what, on })
const propose = (player: Client, id: string, pace: unknown, patience = 7) =>
  player.put(`/api/tables/${id}/pace`, { pace, patience })
const slow = { start: 70, perTurn: 42, cap: 98, late: 'ask' } as const

async function subjectsTo({ id }: Guest): Promise<string[]> {
  const letters = await rowsOf<{ subject: string }>(
    id,
    "SELECT subject FROM letters WHERE kind = 'note' ORDER BY created_at, id",
  )
  return letters.map(({ subject }) => subject)
}

async function calmTable() {
  const players = [await guest('Ada'), await guest('Bob')] as const
  const { id } = await tableFor(players, { title: 'Pond' })
  const { acting, waiting, seat } = await actingOf(id, players)
  return { id, players, acting, waiting, seat }
}

/** Question of the others to somebody at a table, as their list says it. */
async function asksOn(player: Guest, id: string) {
  const { body } = await player.get('/api/tables?which=mine')
  return body.tables.find((card: TableCard) => card.id === id)?.asks
}

describe('the list of tables', () => {
  test('tells each what is theirs to agree to, until they have answered', async () => {
    const { id, acting, waiting, seat } = await calmTable()
    for (const what of ['pause', 'end', 'pace'] as const) {
      await ok(what === 'pace' ? propose(acting, id, slow) : wish(acting, id, what, true))
      await runAlarm(id)
      expect(await asksOn(waiting, id)).toMatchObject({ what, seat })
      expect(await asksOn(acting, id)).toBeNull()
      await ok(wish(acting, id, what, false))
      await runAlarm(id)
      expect(await asksOn(waiting, id)).toBeNull()
    }
  })

  test('tells who can decide about somebody who is lost; after “wait” a day later again', async () => {
    const { id, acting, waiting, seat } = await calmTable()
    pass(7 * day)
    await runAlarm(id)
    expect(await asksOn(waiting, id)).toMatchObject({ what: 'time', seat })
    expect(await asksOn(acting, id)).toBeNull()
    await ok(voteOn(waiting, id, seat, 'wait'))
    await runAlarm(id)
    expect(await asksOn(waiting, id)).toMatchObject({ what: 'time', from: Date.now() + day })
  })
})

describe('another pace', () => {
  test('counts when all want it; time begins anew, and all are told but who agreed last', async () => {
    const { id, acting, waiting, late } = await pacedTable(['Ada', 'Bob'])
    pass(3 * hour)
    const asked = await ok(propose(acting, id, slow))
    expect(asked).toMatchObject({ proposal: { pace: slow, patience: 7 }, wishes: { pace: [late] } })
    expect(asked.pace).not.toEqual(slow)
    await sendNotices(id)
    expect((await subjectsTo(waiting)).at(-1)).toMatch(/^Another pace\? /)
    expect(await subjectsTo(acting)).toEqual([])
    const agreed = await ok(wish(waiting, id, 'pace', true))
    expect(agreed).toMatchObject({ pace: slow, proposal: null, wishes: { pace: [] } })
    expect(agreed.seats[late]).toMatchObject({ left: 70 * hour, overAt: null })
    expect(agreed.seats[late]?.deadline).toBeGreaterThan(Date.now() + 70 * hour)
    expect(await told(acting, id)).toEqual(['pace-changed'])
    await sendNotices(id)
    expect((await subjectsTo(acting)).at(-1)).toMatch(/^Another pace: /)
    expect((await subjectsTo(waiting)).at(-1)).toMatch(/^Another pace\? /)
  })

  test('a clock comes to a table that had none, and goes again', async () => {
    const { id, acting, waiting, seat } = await calmTable()
    pass(5 * day)
    await ok(propose(acting, id, slow))
    const clocked = await ok(wish(waiting, id, 'pace', true))
    expect(clocked.seats[seat]?.left).toBe(70 * hour)
    pass(hour)
    await ok(propose(waiting, id, null, 3))
    const calm = await ok(wish(acting, id, 'pace', true))
    expect(calm).toMatchObject({ pace: null, patience: 3 })
    expect(calm.seats[seat]).toMatchObject({ left: null, deadline: null })
    // Those who wait have not waited three days with it yet.
    pass(3 * day - 1)
    await runAlarm(id)
    expect((await viewOf(waiting, id)).decisions).toEqual([])
    pass(1)
    await runAlarm(id)
    expect((await viewOf(waiting, id)).decisions).toMatchObject([{ seat, reason: 'time' }])
    expect(
      (await wholeOutboxOf(id)).filter((row) => row.kind === 'deadline' && row.seat !== null),
    ).toEqual([])
  })

  test('whoever is late is not asked, nor are bots; nobody is late by the change', async () => {
    const { id, acting, others, late } = await pacedTable(['Ada', 'Bob', 'Cleo'])
    const [bob, cleo] = others as [Guest, Guest]
    await ok(cleo.post(`/api/tables/${id}/resign`))
    await runOut(id, bob, late)
    const table = await ok(propose(bob, id, { ...slow, start: 5 }))
    expect(table).toMatchObject({ pace: { start: 5 }, decisions: [] })
    expect(table.seats[late]?.overAt).toBeNull()
    expect((await viewOf(acting, id)).seats[late]?.left).toBe(5 * hour)
  })

  test('a new proposal takes the place of the last, and one that nobody wants any more is none', async () => {
    const { id, acting, waiting } = await pacedTable(['Ada', 'Bob'])
    await ok(propose(acting, id, slow))
    const other = await ok(propose(waiting, id, null, 5))
    expect(other.proposal).toEqual({ pace: null, patience: 5 })
    expect(other.pace).not.toBeNull()
    expect((await ok(wish(waiting, id, 'pace', false))).proposal).toBeNull()
    expect((await wish(acting, id, 'pace', true)).body.type).toBe('/problems/nothing-to-decide')
    await sendNotices(id)
    // Nothing is asked any more.
    expect(await subjectsTo(acting)).toEqual([])
  })

  test('is for those who play, while they do, and must be another', async () => {
    const { id, acting, waiting } = await pacedTable(['Ada', 'Bob'])
    const { pace } = await viewOf(acting, id)
    const alone = await guest()
    const solo = (await alone.post('/api/tables', { game: 'villagers', seats: 1 })).body.table.id
    await ok(waiting.post(`/api/tables/${id}/resign`))
    const { id: early } = await tableFor([acting], { seats: 2 })
    const codes = [
      await propose(await guest(), id, slow),
      await propose(waiting, id, slow),
      await propose(acting, id, pace),
      await propose(alone, solo, slow),
      await propose(acting, early, slow),
      await propose(acting, id, { ...slow, cap: 1 }),
    ].map(({ body }) => body.type)
    expect(codes).toEqual([
      '/problems/not-your-seat',
      '/problems/not-your-vote',
      '/problems/nothing-to-decide',
      '/problems/nothing-to-decide',
      '/problems/not-started',
      '/problems/bad-request',
    ])
  })
})

test('a table that was left alone for a month comes to its end by those who stayed', async () => {
  const players = [await guest('Ada'), await guest('Bob'), await guest('Cleo')] as const
  const { id } = await tableFor(players)
  const { acting, seat } = await actingOf(id, players)
  const [bob, cleo] = players.filter((one) => one !== acting) as [Guest, Guest]
  for (let days = 0; days < 30; days++) {
    pass(day)
    await runAlarm(id)
  }
  // A lost person is neither asked nor waited for.
  expect((await viewOf(bob, id)).decisions).toMatchObject([
    { seat, voters: [0, 1, 2].filter((one) => one !== seat) },
  ])
  expect((await ok(wish(bob, id, 'end', true))).status).toBe('playing')
  expect((await ok(wish(cleo, id, 'end', true))).status).toBe('over')
  expect((await viewOf(acting, id)).result).toEqual({ places: [], reason: 'ended-together' })
})

describe('a pause at a table without a clock', () => {
  test('does not count as waiting, and is told when it begins and ends', async () => {
    const { id, acting, waiting, seat } = await calmTable()
    pass(5 * day)
    await ok(wish(acting, id, 'pause', true))
    expect((await ok(wish(waiting, id, 'pause', true))).pausedAt).toBe(Date.now())
    pass(30 * day)
    await runAlarm(id)
    expect((await viewOf(waiting, id)).decisions).toEqual([])
    await ok(wish(waiting, id, 'pause', false))
    await sendNotices(id)
    expect(await subjectsTo(acting)).toEqual(['It goes on: Pond'])
    pass(2 * day - 1 - grace)
    await runAlarm(id)
    expect((await viewOf(waiting, id)).decisions).toEqual([])
    pass(1)
    await runAlarm(id)
    expect((await viewOf(waiting, id)).decisions).toMatchObject([{ seat }])
    expect(await told(waiting, id)).toEqual(['paused', 'resumed', `over-time ${seat}`])
  })

  test('leaves alone whoever was late before it, and turns can be played in it', async () => {
    const { id, players, acting, waiting, seat } = await calmTable()
    pass(7 * day)
    await runAlarm(id)
    await ok(wish(waiting, id, 'pause', true))
    pass(day)
    const resumed = await ok(wish(waiting, id, 'pause', false))
    expect(resumed.decisions).toMatchObject([{ seat }])
    expect(await told(acting, id)).toEqual([`over-time ${seat}`, 'paused', 'resumed'])
    for (const one of players) await wish(one, id, 'pause', true)
    let next = seat
    while (next === seat) next = await playUntilNext(id, players)
    expect((await viewOf(acting, id)).decisions).toEqual([])
  })

  test('is told to those who did not want it', async () => {
    const players = [await guest('Ada'), await guest('Bob'), await guest('Cleo')] as const
    const { id } = await tableFor(players, { title: 'Pond' })
    for (const one of players.slice(0, 2)) await ok(wish(one, id, 'pause', true))
    await sendNotices(id)
    expect(await Promise.all(players.map(subjectsTo))).toEqual([[], [], ['A pause: Pond']])
  })
})

describe('a letter about what people did at a table', () => {
  const contentOf = async (account: string): Promise<NoticeLetter> => {
    const [row] = await rowsOf<{ content: string }>(
      account,
      "SELECT content FROM deliveries JOIN letters ON letters.id = letter WHERE channel = 'letter' AND kind IN ('note', 'talk') AND content IS NOT NULL",
    )
    return JSON.parse(row?.content ?? '{}')
  }

  /** Standing of a table for somebody, as a notice that a letter draws. */
  const standingFor = (account: string, id: string): Promise<Notice> =>
    runInDurableObject(stubOf(id), (table) => {
      const standing = (table as unknown as Table).standing(account, null)
      if (!standing) throw new Error('They do not sit there.')
      return { ...standing, kind: 'turn' }
    })

  test('shows the game as its reader may see it, what is asked of them, and bears its table', async () => {
    const [ada, bob, cleo] = [
      await reader({ pictures: true }),
      await reader({ pictures: true, secrets: false }),
      await reader(),
    ] as const
    const { id } = await tableFor([ada, bob, cleo], { title: 'Pond' })
    await ok(propose(cleo, id, slow))
    await sendNotices(id)
    const [toAda, toBob] = [await contentOf(ada.id), await contentOf(bob.id)]
    const [forAda, forBob] = [await standingFor(ada.id, id), await standingFor(bob.id, id)]
    expect(toAda.drawing).toBe(drawingOf(forAda, 'en'))
    expect(toBob.drawing).toBe(drawingOf(openly(forBob), 'en'))
    expect(toAda.openGist).toMatch(/would like another pace\. The pace of/)
    await ringAlarms()
    const mail = await newestTo(ada.email)
    const alt = toAda.blocks.find(({ block }) => block === 'picture')
    expect(alt).toMatchObject({ alt: expect.stringContaining('Ada') })
    expect(mail?.html).toContain('src="data:image/png')
    expect(mail?.text).toContain('The pace of “Pond” changes when all agree.')
    expect(mail?.headers).toMatchObject({
      'List-Id': `Dorfpost <table-${id}.dorfpost.example>`,
      'In-Reply-To': `<table-${id}@dorfpost.example>`,
    })
    // Nothing is asked that a letter could answer.
    expect(mail?.headers).not.toHaveProperty('Reply-To')
    // The letterbox leads there, too.
    const { body } = await ada.get('/api/letters')
    expect(body.letters.filter(({ kind }: { kind: string }) => kind === 'note')).toMatchObject([
      { table: id },
    ])
  })

  test('tells only what anybody may know where its reader wants no secrets, also since it was written', async () => {
    const score = (total: number) => [{ seat: mover, total, categories: [] }]
    const letterTo = async (settings: Readonly<Record<string, unknown>>) => {
      const person = await reader({ pictures: true, ...settings })
      const { kind: _, ...notice } = turnNotice(person.id)
      const open = { ...notice.open, scores: score(110011) }
      const standing = { ...notice, scores: score(770077), open }
      const news = { what: 'paused', title: 'Pond', host: 'Ada', by: null } as const
      await inPersonOf(person.id, env, (object) =>
        object.news({ table: notice.table, news, key: 'paused', standing }),
      )
      return person
    }
    const told = await letterTo({})
    const closed = await letterTo({ secrets: false })
    const changed = await letterTo({})
    expect((await contentOf(told.id)).openGist).not.toContain('770077')
    expect(await contentOf(told.id)).toHaveProperty('drawing')
    await changed.patch('/api/me', { secrets: false })
    await ringAlarms()
    const mail = (await newestTo(told.email))?.html
    expect(mail).toContain('770077')
    expect(mail).toContain('src="data:image/png')
    for (const { email } of [closed, changed]) {
      const mail = await newestTo(email)
      expect(mail?.text).toContain('want a pause')
      expect(`${mail?.text} ${mail?.html}`).not.toContain('770077')
    }
    expect((await newestTo(closed.email))?.html).toContain('src="data:image/png')
  })

  test('of being called in the talk shows the game, too', async () => {
    const settings = { pictures: true, channels: { talk: ['box', 'letter'] } }
    const players = [await reader(settings), await reader(settings)] as const
    const { id } = await tableFor(players, { title: 'Pond' })
    await sendNotices(id)
    const { acting, seat } = await actingOf(id, players)
    const other = players[1 - seat]
    if (!other) throw new Error('Nobody else sits there.')
    const { seats } = await viewOf(other, id)
    const said = { text: `@${seats[1 - seat]?.name} look!`, message: crypto.randomUUID() }
    expect((await acting.post(`/api/tables/${id}/talk`, said)).status).toBe(200)
    await sendNotices(id)
    const mail = await newestTo(other.email)
    expect(mail?.text).toContain('look!')
    expect(mail?.html).toContain('src="data:image/png')
  })

  test('that a turn would go back comes to those who have seen it, and shows it to nobody else', async () => {
    const players = [await reader(), await reader(), await reader()] as const
    const { id } = await tableFor(players, { title: 'Pond' })
    await sendNotices(id)
    for (;;) {
      const { acting, seat } = await actingOf(id, players)
      await playOne(id, players)
      const { back, toAct } = await viewOf(acting, id)
      // The person who is to act next is told of that, and has seen the turn by it.
      const next = players.filter((_, one) => toAct.includes(one))
      const others = players.filter((_, one) => one !== seat && !toAct.includes(one))
      if (next.length + others.length !== 2 || back?.turn == null || toAct.includes(seat)) continue
      for (const one of next) await viewOf(one, id)
      const asked = (await ok(acting.post(`/api/tables/${id}/back`, { turn: back.turn }))).back
      // A turn that showed something hidden is for all to allow, and one that nobody has seen goes back at once.
      if (asked?.asked?.voters.length !== 1) continue
      await sendNotices(id)
      expect(await Promise.all(next.map(subjectsTo))).toEqual([['A turn back? Pond']])
      expect(await Promise.all(others.map(subjectsTo))).toEqual([[]])
      expect((await viewOf(acting, id)).back?.asked?.voters).toHaveLength(1)
      return
    }
  })
})
