import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guest } from './client.ts'
import { rowsOf } from './person-helpers.ts'
import {
  actingOf,
  firstTurn,
  type Guest,
  pass,
  runAlarm,
  sendNotices,
  stubOf,
  tableFor,
  viewOf,
} from './table-helpers.ts'
import { brisk, evict, hour, ok, runOut, setTime, told } from './time-helpers.ts'
import { answer, back, otherThan, playTo, twoAtATable } from './turn-back-helpers.ts'

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => void vi.useRealTimers())

const revisionOf = async (player: Guest, id: string) => (await viewOf(player, id)).play?.revision

/** A turn of one of three people that showed something hidden, and the two others by seat. */
async function amongThree(request = {}) {
  const players = [await guest('Ada'), await guest('Bob'), await guest('Cleo')] as const
  const { id } = await tableFor(players, { title: 'Pond', ...request })
  const found = await playTo(id, players, 'hidden')
  const seats = [0, 1, 2].filter((seat) => seat !== found.seat)
  const [one, other] = seats.map((seat) => players[seat]) as [Guest, Guest]
  return { ...found, id, players, seats, one, other }
}

describe('a turn that revealed something', () => {
  test('goes back with the last yes: one of two is not enough, and no voice counts twice', async () => {
    const { id, acting, seat, seats, one, other, before, turn } = await amongThree()
    const asked = await ok(back(acting, id, turn))
    expect(asked.back?.asked).toEqual({ seat, turn, voters: seats, agreed: [] })
    for (const again of [one, one, acting]) await ok(answer(again, id, turn, true))
    await evict(id)
    const half = await viewOf(acting, id)
    expect(half.back?.asked).toEqual({ seat, turn, voters: seats, agreed: [seats[0]] })
    expect(half.play?.revision).toBe(turn)
    const gone = await ok(answer(other, id, turn, true))
    expect(gone).toMatchObject({ back: { asked: null }, play: { revision: turn + 1 } })
    expect((await viewOf(acting, id)).play?.state).toEqual(before.play?.state)
  })

  test.each([
    ['the first', 0],
    ['the second', 1],
  ])('stays with a no of %s, whatever the other said, and the wish is over', async (_, no) => {
    const { id, acting, seat, seats, one, other, turn } = await amongThree()
    const [naysayer, yeasayer] = no === 0 ? [one, other] : [other, one]
    await ok(back(acting, id, turn))
    await ok(answer(yeasayer, id, turn, true))
    await ok(answer(naysayer, id, turn, false))
    expect(await told(acting, id)).toEqual([`turn-kept ${seat} ${seats[no]}`])
    expect((await answer(naysayer, id, turn, true)).body.type).toBe(
      '/problems/nothing-to-take-back',
    )
    // Asked again, nobody has said anything yet.
    expect((await ok(back(acting, id, turn))).back?.asked?.agreed).toEqual([])
    await ok(answer(naysayer, id, turn, true))
    expect(await revisionOf(acting, id)).toBe(turn)
  })

  test('can be kept by whoever had agreed, and answered only by those who are asked', async () => {
    const { id, acting, one, other, turn } = await amongThree()
    await ok(back(acting, id, turn))
    await ok(answer(one, id, turn, true))
    expect((await ok(answer(one, id, turn, false))).back?.asked).toBeNull()
    await ok(back(acting, id, turn))
    expect((await answer(await guest('Eve'), id, turn, true)).body.type).toBe(
      '/problems/not-your-seat',
    )
    for (const asked of [one, other]) await ok(answer(asked, id, turn, true))
    expect(await revisionOf(acting, id)).toBe(turn + 1)
  })

  test('needs the yes of whoever has a bot play for now, who is told of it', async () => {
    const { id, acting, seat, seats, one, other, after, turn } = await amongThree()
    // The bot is not to play: that would be an answer.
    const [away, here] = after.toAct.includes(seats[1] ?? 0) ? [one, other] : [other, one]
    await ok(away.post(`/api/tables/${id}/resign`))
    expect((await ok(back(acting, id, turn))).back?.asked?.voters).toEqual(seats)
    await ok(answer(here, id, turn, true))
    await sendNotices(id)
    expect(await revisionOf(acting, id)).toBe(turn)
    const [card] = (await away.get('/api/tables?which=mine')).body.tables
    expect(card.asks).toMatchObject({ what: 'back', seat })
    const notes = await rowsOf(away.id, "SELECT subject FROM letters WHERE kind = 'note'")
    expect(notes).toContainEqual({ subject: 'A turn back? Pond' })
    expect((await ok(answer(away, id, turn, true))).play?.revision).toBe(turn + 1)
  })

  test('needs the yes of whoever is late, and who is asked for it nonetheless', async () => {
    const { id, players } = await twoAtATable({ pace: brisk })
    let found = await playTo(id, players, 'hidden')
    while (found.after.toAct.includes(found.seat)) found = await playTo(id, players, 'hidden')
    const { acting, seat, turn } = found
    const late = otherThan(players, acting)
    expect((await runOut(id, late, 1 - seat)).seats[1 - seat]?.overAt).not.toBeNull()
    expect((await ok(back(acting, id, turn))).back?.asked).toMatchObject({ voters: [1 - seat] })
    await sendNotices(id)
    expect(await revisionOf(acting, id)).toBe(turn)
    const [card] = (await late.get('/api/tables?which=mine')).body.tables
    expect(card.asks).toMatchObject({ what: 'back', seat })
    expect((await ok(answer(late, id, turn, true))).play?.revision).toBe(turn + 1)
  })

  test.each([
    ['a clock', { pace: brisk }],
    ['patience', { patience: 3 }],
    ['a clock, rated', { pace: brisk, rated: true }],
  ])('stays when somebody’s time runs out by %s: the wish ends', async (_, request) => {
    const { id, players } = await twoAtATable(request)
    let found = await playTo(id, players, 'hidden')
    while (found.after.toAct.includes(found.seat)) found = await playTo(id, players, 'hidden')
    const { acting, seat, turn } = found
    await ok(back(acting, id, turn))
    pass(7 * 24 * hour)
    await runAlarm(id)
    const now = await viewOf(acting, id)
    expect(now.play?.revision).toBe(turn)
    expect(now.back?.asked).toBeNull()
    expect(await told(acting, id)).toEqual([`turn-kept ${seat}`, `over-time ${1 - seat}`])
    const late = otherThan(players, acting)
    expect((await answer(late, id, turn, true)).body.type).toBe('/problems/nothing-to-take-back')
  })

  test('goes back at once where nobody else owns a seat any more', async () => {
    const { id, players } = await twoAtATable()
    const { acting, turn } = await playTo(id, players, 'hidden')
    expect((await otherThan(players, acting).delete('/api/me')).status).toBe(204)
    await runAlarm(id)
    expect((await ok(back(acting, id, turn))).play?.revision).toBeGreaterThan(turn)
  })

  test('by the present rules cannot be judged where they do not get through it: it counts as such', async () => {
    const { id, players } = await twoAtATable()
    const { acting, seat, turn } = await playTo(id, players, 'open')
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      storage.sql.exec(`UPDATE journal SET moves = '[{"do":"of-old"}]' WHERE revision = ?`, turn)
    })
    await evict(id)
    expect((await ok(back(acting, id, turn))).back?.asked).toMatchObject({ voters: [1 - seat] })
  })
})

test('a turn that bots answered goes back with the yes of all others, though it showed nothing by itself and nobody has looked', async () => {
  const players = [await guest('Ada'), await guest('Bob')] as const
  const made = await players[0].post('/api/tables', { game: 'villagers', seats: 3 })
  const id: string = made.body.table.id
  await ok(players[1].post(`/api/tables/${id}/seat`))
  await ok(players[0].post(`/api/tables/${id}/bots`, { level: 'easy' }))
  for (let tries = 0; tries < 60; tries++) {
    await runAlarm(id)
    const { acting, seat } = await actingOf(id, players)
    const { body } = await acting.post(
      `/api/tables/${id}/turns`,
      firstTurn(await viewOf(acting, id)),
    )
    const turn: number = body.table.play.revision
    await runAlarm(id)
    const now = await viewOf(acting, id)
    if (now.back?.turn !== turn || now.play?.revision === turn) continue
    const asked = await ok(back(acting, id, turn))
    expect(asked.play?.revision).toBe(now.play?.revision)
    expect(asked.back?.asked?.voters).toEqual([1 - seat])
    return
  }
  throw new Error('No bot played after a turn.')
})

test('at a rated table a turn that showed nothing is for all to allow as well', async () => {
  const { id, players } = await twoAtATable({ rated: true })
  const { acting, seat, turn } = await playTo(id, players, 'open')
  expect((await ok(back(acting, id, turn))).back?.asked).toMatchObject({ voters: [1 - seat] })
  expect((await ok(answer(otherThan(players, acting), id, turn, true))).play?.revision).toBe(
    turn + 1,
  )
})
