/** “Undo” takes back all that one answer played. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerAddress, newestTo, receive } from './mail-helpers.ts'
import { reader } from './notice-helpers.ts'
import { ringAlarms } from './person-helpers.ts'
import { actingOf, allEntries, sendNotices, tableFor, viewOf } from './table-helpers.ts'
import { setTime } from './time-helpers.ts'
import { otherThan } from './turn-back-helpers.ts'

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => void vi.useRealTimers())

/** Two at a table of Settlement, whose acting player has built and ended the turn with one answer: the table told what came in between. */
async function built() {
  const players = [await reader(), await reader()] as const
  const { id } = await tableFor(players, { game: 'settlement', title: 'Pond' })
  // An artifact comes first for each.
  for (let count = 0; count < 2; count++) await answerNext(id, players, /^(\d) {2}Take [^·]*$/m)
  const before = await viewOf(players[0], id)
  const { player, to } = await answerNext(
    id,
    players,
    /^(\d) {2}Build .*$/m,
    ', then end my turn. Thanks!',
  )
  const receipt = await newestTo(player.email)
  const mine = (await allEntries(player, id)).filter(({ seat }) => seat === before.toAct[0])
  expect(mine).toHaveLength(3)
  return { id, players, player, before, to, receipt, other: otherThan(players, player) as Player }
}

type Player = Awaited<ReturnType<typeof reader>>

/** Answers the letter of whose turn it is with the number of the row that fits. */
async function answerNext(id: string, players: readonly [Player, Player], row: RegExp, more = '') {
  await sendNotices(id)
  const { acting } = await actingOf(id, players)
  const player = acting as Player
  const letter = await newestTo(player.email, true)
  // A receipt that tells of no turn asks for the next one.
  await receive({ from: player.email, to: answerAddress(letter), text: 'talk: hm' })
  const mail = await newestTo(player.email)
  const [, number = ''] = row.exec(mail?.text ?? '') ?? []
  const to = answerAddress(mail)
  await receive({ from: player.email, to, text: `${number}${more}` })
  return { player, to }
}

const standingOf = async (player: Player, id: string) => {
  const { play, toAct } = await viewOf(player, id)
  return { state: play?.state, toAct }
}

test.each(['receipt', 'letter'] as const)(
  'in answer to the %s asks for the whole, and the last yes takes it back',
  async (which) => {
    const { id, player, other, before, to, receipt } = await built()
    const undo = which === 'receipt' ? answerAddress(receipt) : to
    await receive({ from: player.email, to: undo, text: 'undo' })
    expect((await newestTo(player.email))?.subject).toBe('The others are asked: Pond')
    await sendNotices(id)
    await ringAlarms()
    const letter = await newestTo(other.email)
    await receive({ from: other.email, to: answerAddress(letter), text: 'yes' })
    expect(await standingOf(player, id)).toEqual({
      state: before.play?.state,
      toAct: before.toAct,
    })
  },
)

test.each([
  ['undo please! I meant', ''],
  ['Zug zurück bitte, ich wollte', ''],
  ['undo that, and take', ' instead'],
])('with what is wanted in its place asks about that: %j', async (before, behind) => {
  const players = [await reader(), await reader()] as const
  const { id } = await tableFor(players, { game: 'settlement', title: 'Pond' })
  await sendNotices(id)
  const { acting } = await actingOf(id, players)
  const player = acting as Player
  const mail = await newestTo(player.email, true)
  const [, wanted = ''] = /^2 {2}Take (?:the )?([^·:\n]*)/m.exec(mail?.text ?? '') ?? []
  expect(wanted).not.toBe('')

  await receive({ from: player.email, to: answerAddress(mail), text: '1' })
  const played = await newestTo(player.email)
  const text = `${before} ${wanted}${behind}`
  await receive({ from: player.email, to: answerAddress(played), text })
  const question = await newestTo(player.email)
  expect(question?.subject, question?.text).toBe('Taken back: Pond')
  expect(question?.text).toMatch(new RegExp(`^Did you mean: Take (?:the )?${wanted}`, 'm'))
  expect(question?.text).toMatch(/^1 {2}Yes, that turn$/m)
  await receive({ from: player.email, to: answerAddress(question), text: 'yes' })
  expect((await newestTo(player.email))?.subject).toBe('Played: Pond')
  expect((await viewOf(player, id)).play?.revision).toBe(3)
})

test('says what it left where the rest is no turn', async () => {
  const players = [await reader(), await reader()] as const
  const { id } = await tableFor(players, { game: 'settlement', title: 'Pond' })
  const { player } = await answerNext(id, players, /^(\d) {2}Take [^·]*$/m)
  const played = await newestTo(player.email)
  const text = 'undo that, then build the moon'
  await receive({ from: player.email, to: answerAddress(played), text })
  const receipt = await newestTo(player.email)
  expect(receipt?.subject).toBe('Taken back: Pond')
  expect(receipt?.text).toContain('I cannot find a turn for “build the moon” now.')
  const again = 'undo once more please'
  await receive({ from: player.email, to: answerAddress(receipt), text: again })
  expect((await newestTo(player.email))?.text).toContain('There is nothing to take back')
})
