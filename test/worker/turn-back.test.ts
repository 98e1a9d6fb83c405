import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { hexToBytes } from '@noble/hashes/utils.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Random, replay } from '../../worker/games/kernel/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import type { TakenSeat } from '../../worker/table/storage/rows.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { guest } from './client.ts'
import { answerAddress, newestTo, receive } from './mail-helpers.ts'
import { reader } from './notice-helpers.ts'
import { ringAlarms, rowsOf } from './person-helpers.ts'
import {
  actingOf,
  allEntries,
  firstTurn,
  type Guest,
  lettersOf,
  playOne,
  playOut,
  runAlarm,
  secretPlayOf,
  sendNotices,
  storageOf,
  stubOf,
  tableFor,
  viewOf,
  wholeGame,
} from './table-helpers.ts'
import { evict, hour, ok, setTime, told } from './time-helpers.ts'
import { answer, back, otherThan, playTo, twoAtATable } from './turn-back-helpers.ts'

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => void vi.useRealTimers())

describe('taking back a turn', () => {
  test('that nobody has seen, and that showed nothing, goes at once; the revision goes on', async () => {
    const { id, players } = await twoAtATable()
    const { acting, before, turn } = await playTo(id, players, 'open')
    expect((await viewOf(acting, id)).back).toEqual({ turn, asked: null })
    const table = await ok(back(acting, id, turn))
    expect(table.play?.revision).toBe(turn + 1)
    expect(table.play?.state).toEqual(before.play?.state)
    expect(table.toAct).toEqual(before.toAct)
    expect(await told(acting, id)).toEqual([`turn-back ${before.you} ${before.you}`])
    const entries = await allEntries(acting, id)
    expect(entries.slice(-2)).toMatchObject([
      { revision: turn, back: null },
      { revision: turn + 1, back: turn - 1, events: [], seat: before.you },
    ])
    await evict(id)
    expect((await viewOf(acting, id)).play?.state).toEqual(before.play?.state)
    for (const [revision, state] of [
      [turn - 1, before.play?.state],
      [turn + 1, before.play?.state],
    ] as const) {
      const past = await acting.get(`/api/tables/${id}/history/${revision}`)
      expect(past.body.play).toMatchObject({ revision, state })
      // A row that takes turns back plays none.
      if (revision === turn + 1) expect(past.body.steps).toBeNull()
    }
  })

  test('leaves its seat with the last turn of its own before, not with another’s since', async () => {
    const { id, players } = await twoAtATable()
    const turnsOf = async (seat: number) =>
      (await storageOf(id)).journal.filter((row) => row.seat === seat).map((row) => row.revision)
    let found = await playTo(id, players, 'open')
    // The other has played in between.
    let [earlier, last] = (await turnsOf(found.seat)).slice(-2)
    while (last === undefined || earlier === found.turn - 1) {
      found = await playTo(id, players, 'open')
      ;[earlier, last] = (await turnsOf(found.seat)).slice(-2)
    }
    await ok(back(found.acting, id, found.turn))
    const seats: TakenSeat[] = JSON.parse(String((await storageOf(id)).facts.seats))
    expect(seats[found.seat]?.ownRevision).toBe(earlier)
  })

  test('that another has seen is for them to allow, whose page or whose letter it was', async () => {
    for (const looks of [
      (other: Guest, id: string) => other.get(`/api/tables/${id}/history`),
      (_: Guest, id: string) => sendNotices(id),
    ]) {
      const { id, players } = await twoAtATable()
      let found = await playTo(id, players, 'open')
      // Only the seat that is asked next gets a letter.
      while (found.after.toAct.includes(found.seat)) found = await playTo(id, players, 'open')
      const { acting, seat, before, turn } = found
      const other = otherThan(players, acting)
      await looks(other, id)
      const asked = await ok(back(acting, id, turn))
      expect(asked.play?.revision).toBe(turn)
      expect(asked.back?.asked).toEqual({ seat, turn, voters: [1 - seat], agreed: [] })
      await sendNotices(id)
      const { body } = await other.get('/api/tables?which=mine')
      expect(body.tables[0].asks).toMatchObject({ what: 'back', seat })
      const notes = await rowsOf(other.id, "SELECT subject FROM letters WHERE kind = 'note'")
      expect(notes).toEqual([{ subject: 'A turn back? Pond' }])
      const agreed = await ok(answer(other, id, turn, true))
      expect(agreed.play?.revision).toBe(turn + 1)
      expect((await viewOf(acting, id)).play?.state).toEqual(before.play?.state)
    }
  })

  test('that showed something hidden needs the others, though nobody has looked; the same would come again', async () => {
    const { id, players } = await twoAtATable()
    const { acting, seat, before, turn } = await playTo(id, players, 'hidden')
    const drawn = await secretPlayOf(id)
    const asked = await ok(back(acting, id, turn))
    expect(asked.back?.asked).toMatchObject({ voters: [1 - seat] })
    expect(asked.play?.revision).toBe(turn)
    await ok(answer(otherThan(players, acting), id, turn, true))
    const [row] = await runInDurableObject(stubOf(id), (_table, { storage }) =>
      storage.sql.exec('SELECT moves FROM journal WHERE revision = ?', turn).toArray(),
    )
    const moves = JSON.parse(String(row?.moves))
    const again = await acting.post(`/api/tables/${id}/turns`, {
      ...{ revision: turn + 1, moves, turn: crypto.randomUUID() },
    })
    expect(again.status).toBe(200)
    expect({ ...(await secretPlayOf(id)), revision: 0 }).toEqual({ ...drawn, revision: 0 })
    expect(before.play?.state).not.toEqual(again.body.table.play.state)
  })

  test('is declined by one no, withdrawn by the asker, and answered by playing on', async () => {
    const { id, players } = await twoAtATable()
    const { acting, seat, turn } = await playTo(id, players, 'hidden')
    const other = otherThan(players, acting)
    await ok(back(acting, id, turn))
    expect((await ok(answer(other, id, turn, false))).back?.asked).toBeNull()
    expect(await told(acting, id)).toEqual([`turn-kept ${seat} ${1 - seat}`])
    await ok(back(acting, id, turn))
    expect((await ok(answer(acting, id, turn, false))).back?.asked).toBeNull()
    await ok(back(acting, id, turn))
    await playOne(id, players)
    expect((await viewOf(acting, id)).back?.asked).toBeNull()
    expect((await answer(other, id, turn, true)).body.type).toBe('/problems/nothing-to-take-back')
  })

  test('is for one’s own last turn, before another person plays, and never twice the same', async () => {
    const { id, players } = await twoAtATable()
    const { acting, turn } = await playTo(id, players, 'open')
    const other = otherThan(players, acting)
    const codes = async (...asked: ReadonlyArray<Promise<{ body: { type: string } }>>) =>
      (await Promise.all(asked)).map(({ body }) => body.type)
    expect(
      await codes(
        back(other, id, turn),
        back(acting, id, turn - 1),
        back(acting, id, turn + 1),
        back(await guest(), id, turn),
      ),
    ).toEqual([
      '/problems/nothing-to-take-back',
      '/problems/nothing-to-take-back',
      '/problems/nothing-to-take-back',
      '/problems/not-your-seat',
    ])
    await ok(back(acting, id, turn))
    expect(await codes(back(acting, id, turn))).toEqual(['/problems/nothing-to-take-back'])
  })

  test('sent turns keep their answers, and what is planned on the old revision is stale', async () => {
    const { id, players } = await twoAtATable()
    const { acting, turn } = await playTo(id, players, 'open')
    await ok(back(acting, id, turn))
    const [row] = await runInDurableObject(stubOf(id), (_table, { storage }) =>
      storage.sql.exec('SELECT turn, moves FROM journal WHERE revision = ?', turn).toArray(),
    )
    const sent = { revision: turn - 1, moves: JSON.parse(String(row?.moves)) }
    const again = await acting.post(`/api/tables/${id}/turns`, { ...sent, turn: row?.turn })
    expect(again.body).toMatchObject({
      entry: { revision: turn },
      table: { play: { revision: turn + 1 } },
    })
    const late = { ...sent, revision: turn, turn: crypto.randomUUID() }
    expect((await acting.post(`/api/tables/${id}/turns`, late)).body.type).toBe(
      '/problems/stale-revision',
    )
  })

  test('gives no time back, and takes what the turn had earned', async () => {
    const pace = { start: 10, perTurn: 2, cap: 40, late: 'ask' } as const
    const { id, players } = await twoAtATable({ pace })
    const found = await playTo(id, players, 'open')
    const { acting, seat, before } = found
    const left = (table: TableView) => table.seats[seat]?.left ?? 0
    // Until it is another's turn the clock of one's own has earned nothing yet.
    const now = await viewOf(acting, id)
    await ok(back(acting, id, found.turn))
    const then = await viewOf(acting, id)
    expect(left(then)).toBeLessThanOrEqual(Math.max(left(before), 2 * hour))
    expect(left(then)).toBeLessThanOrEqual(left(now))
    expect(then.seats[seat]?.deadline).not.toBeNull()
  })

  test('alone goes back at once and without limit', async () => {
    const ada = await guest('Ada')
    const { body } = await ada.post('/api/tables', { game: 'villagers', seats: 1 })
    const id: string = body.table.id
    const states = [(await viewOf(ada, id)).play?.state]
    for (let i = 0; i < 3; i++) {
      const { body: played } = await ada.post(
        `/api/tables/${id}/turns`,
        firstTurn(await viewOf(ada, id)),
      )
      states.push(played.table.play.state)
    }
    for (let i = 2; i >= 0; i--) {
      const { back: may } = await viewOf(ada, id)
      expect(may?.turn).toBe(i + 1)
      expect((await ok(back(ada, id, may?.turn ?? 0))).play?.state).toEqual(states[i])
    }
    expect((await viewOf(ada, id)).back?.turn).toBeNull()
    expect((await viewOf(ada, id)).play?.revision).toBe(6)
  })

  test('goes back over what bots have played since, and they are asked anew', async () => {
    const ada = await guest('Ada')
    const table = { game: 'villagers', seats: 2, bots: ['easy'] }
    const id: string = (await ada.post('/api/tables', table)).body.table.id
    let before = await viewOf(ada, id)
    let now = before
    for (let i = 0; i < 40 && (now.play?.revision ?? 0) < (before.play?.revision ?? 0) + 2; i++) {
      await runAlarm(id)
      before = await viewOf(ada, id)
      await ada.post(`/api/tables/${id}/turns`, firstTurn(before))
      await runAlarm(id)
      now = await viewOf(ada, id)
    }
    const turn = now.back?.turn ?? 0
    expect(turn).toBe((before.play?.revision ?? 0) + 1)
    const again = await ok(back(ada, id, turn))
    expect(again).toMatchObject({ toAct: before.toAct, play: { state: before.play?.state } })
    await runAlarm(id)
    expect((await viewOf(ada, id)).play?.revision).toBe((now.play?.revision ?? 0) + 1)
  })

  test(
    'leaves a record that replays to the end, and letters that tell only what stands',
    async () => {
      const { id, players } = await twoAtATable()
      const { acting, turn } = await playTo(id, players, 'open')
      await ok(back(acting, id, turn))
      const sent = await playOut(id, players, Random.fromSeed(new Uint8Array(32)))
      const record = (await acting.get(`/api/tables/${id}/record`)).body
      const plays = [
        ...replay(villagers, record.options, record.seats, hexToBytes(record.seed), record.turns),
      ]
      const end = await viewOf(acting, id)
      expect(villagers.redact(plays.at(-1)?.state as never, end.you)).toEqual(end.play?.state)
      expect(record.turns).toHaveLength((end.play?.revision ?? 0) - 2)
      expect(sent.length).toBeGreaterThan(10)
      expect(await lettersOf(acting, id)).toBeDefined()
    },
    wholeGame,
  )
})

describe('an answer to a letter', () => {
  const addressOf = async (email: string): Promise<string | null> => {
    const row = await env.DB.prepare(
      `SELECT headers FROM dev_mails WHERE "to" = ? AND headers LIKE '%"Reply-To"%' ORDER BY id DESC`,
    )
      .bind(email)
      .first<string>('headers')
    return row === null ? null : JSON.parse(row)['Reply-To']
  }

  /** A turn at a table of two, both with a letter that can be answered; `to`: by a letter that came right after it. */
  async function answered(wanted: 'open' | 'hidden') {
    const players = [await reader(), await reader()] as const
    const { id } = await tableFor(players, { title: 'Pond' })
    for (let tries = 0; tries < 40; tries++) {
      await sendNotices(id)
      const have = await Promise.all(players.map(({ email }) => addressOf(email)))
      if (have.every((one) => one !== null)) break
      await playOne(id, players)
    }
    const found = await playTo(id, players, wanted)
    const [player, other] = players[0] === found.acting ? players : [players[1], players[0]]
    const before = await addressOf(player.email)
    if (before === null) throw new Error('They have no letter to answer.')
    await receive({ from: player.email, to: before, text: 'talk: hm' })
    const to = answerAddress(await newestTo(player.email))
    return { ...found, id, players, player, other, to }
  }

  const undo = ({ player, to }: { player: { email: string }; to: string }, text = 'undo') =>
    receive({ from: player.email, to, text })

  test('“undo” takes back at once what nobody has seen, and its receipt lists the choices again', async () => {
    const found = await answered('open')
    const { id, player, before, turn } = found
    await undo(found)
    const now = await viewOf(player, id)
    expect(now.play?.revision).toBe(turn + 1)
    expect(now.play?.state).toEqual(before.play?.state)
    const receipt = await newestTo(player.email)
    expect(receipt?.subject).toBe('Taken back: Pond')
    await receive({ from: player.email, to: answerAddress(receipt), text: '1' })
    expect((await viewOf(player, id)).play?.revision).toBe(turn + 2)
  })

  test.each([
    ['yes', true],
    ['Nein!', false],
  ])('“zurück” asks whom it must, and %j to their letter answers', async (text, isAgreed) => {
    const found = await answered('hidden')
    const { id, player, other, turn } = found
    await undo(found, 'zurück')
    expect((await viewOf(player, id)).play?.revision).toBe(turn)
    const receipt = await newestTo(player.email)
    expect(receipt?.subject).toBe('The others are asked: Pond')
    expect(receipt?.text).toContain('so Ada')
    await sendNotices(id)
    await ringAlarms()
    const letter = await newestTo(other.email)
    // Like each letter about a table it can be sorted by it, and the table muted.
    expect(letter?.headers['List-Id']).toContain(`<table-${id}.`)
    expect(letter?.text).toMatch(new RegExp(`Mute this table[^\\n]*&table=${id}$`, 'm'))
    expect(letter?.subject).toBe('A turn back? Pond')
    expect(letter?.text).toContain('Write “yes” or “no”.')
    const to = answerAddress(letter)
    await receive({ from: 'thief@example.org', to, text })
    expect((await viewOf(player, id)).back?.asked).not.toBeNull()
    await receive({ from: other.email, to, text })
    const now = await viewOf(player, id)
    expect(now.play?.revision).toBe(isAgreed ? turn + 1 : turn)
    expect(now.back?.asked).toBeNull()
    expect((await newestTo(other.email))?.subject).toBe('Your answer is in: Pond')
    // The one who asked hears it, with the list where it is their turn again; the one who answered hears nothing more.
    const heard = (await rowsOf(other.id, 'SELECT id FROM letters')).length
    await sendNotices(id)
    await ringAlarms()
    expect((await rowsOf(other.id, 'SELECT id FROM letters')).length).toBe(heard)
    const outcome = await newestTo(player.email)
    expect(outcome?.subject).toBe(isAgreed ? 'Taken back: Pond' : 'Your turn stays: Pond')
    expect(outcome?.text).toMatch(isAgreed ? /^Ada.* agreed/m : /^Ada.* would rather not/m)
    if (isAgreed) {
      await receive({ from: player.email, to: answerAddress(outcome), text: '1' })
      expect((await viewOf(player, id)).play?.revision).toBe(turn + 2)
      return
    }
    // The same letter answers no later wish.
    await undo(found, 'undo')
    await receive({ from: other.email, to, text: isAgreed ? 'yes, please' : 'ja' })
    const mail = await newestTo(other.email)
    if (isAgreed) expect(mail?.text).toContain('Nobody waits for a yes or no')
  })

  test('“undo” takes back the turn that the answered letter or receipt tells of, and no later one', async () => {
    const found = await answered('open')
    const { id, players, player, acting, to } = found
    const plays = async () => (await viewOf(player, id)).play?.revision
    const undoIn = (address: string) => undo({ player, to: address })
    // The turn of that letter stays; another follows, with a letter of its own.
    do await playOne(id, players)
    while ((await actingOf(id, players)).acting !== acting)
    await sendNotices(id)
    const later = await addressOf(player.email)
    if (later === null || later === to) throw new Error('There is no later letter.')
    await receive({ from: player.email, to: later, text: '1' })
    const receipt = answerAddress(await newestTo(player.email))
    const revision = (await plays()) ?? 0
    await undoIn(to)
    expect(await plays()).toBe(revision)
    expect((await newestTo(player.email))?.text).toContain('is not about your last turn')
    await undoIn(receipt)
    if ((await plays()) === revision) {
      // A turn that showed something goes back with the other's consent only.
      const { back } = await viewOf(player, id)
      expect(back?.asked?.turn).toBe(revision)
      return
    }
    expect(await plays()).toBe(revision + 1)
    // The letter's own turn is back already: the one before it is none of its.
    await undoIn(later)
    expect(await plays()).toBe(revision + 1)
    await receive({ from: player.email, to: later, text: '1' })
    expect(await plays()).toBe(revision + 2)
    // The receipt's turn is gone; the one in its place is the letter's.
    await undoIn(receipt)
    expect(await plays()).toBe(revision + 2)
    await undoIn(later)
    expect(await plays()).toBe(revision + 3)
  })

  test('that comes twice counts once, whatever was answered in between', async () => {
    const found = await answered('open')
    const { id, player, turn, to } = found
    const headers = { 'Message-ID': '<undone@example.org>' }
    const again = () => receive({ from: player.email, to, text: 'undo', headers })
    await again()
    const receipt = answerAddress(await newestTo(player.email))
    await receive({ from: player.email, to, text: 'talk: once more' })
    await receive({ from: player.email, to: receipt, text: '1' })
    expect((await viewOf(player, id)).play?.revision).toBe(turn + 2)
    await again()
    expect((await viewOf(player, id)).play?.revision).toBe(turn + 2)
  })

  test('“undo” takes nothing back that another has played after', async () => {
    const found = await answered('open')
    const { id, players, player, acting } = found
    do await playOne(id, players)
    while ((await actingOf(id, players)).acting !== acting)
    const { play } = await viewOf(player, id)
    await undo(found)
    expect((await viewOf(player, id)).play?.revision).toBe(play?.revision)
    expect((await newestTo(player.email))?.text).toContain('nothing to take back')
  })
})
