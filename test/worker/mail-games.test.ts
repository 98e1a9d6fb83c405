/** Whole games between two people who only ever answer letters, one in English and one in German. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { gameById, games } from '../../worker/games/index.ts'
import { type Play, Random, replay } from '../../worker/games/kernel/index.ts'
import { Journal } from '../../worker/table/storage/journal.ts'
import { maxGrace } from '../../worker/table/time/grace.ts'
import { answerAddress, newestTo, receive } from './mail-helpers.ts'
import { reader } from './notice-helpers.ts'
import { inPersonOf } from './person-helpers.ts'
import { pass, sendNotices, stubOf, tableFor, wholeGame } from './table-helpers.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const journalOf = (id: string) =>
  runInDurableObject(stubOf(id), (_table, { storage }) => {
    const journal = Journal.open(storage)
    if (!journal) throw new Error('There is no such table.')
    return { snapshot: journal.snapshot(), turns: journal.turns() }
  })

/** The turns that a letter lists: their numbers as they are answered. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/^(\d) {2}\S.*$/gm)].map(([, number = '']) => number)

describe.for(games.map(({ id }) => [id] as const))('%s', ([game]) => {
  test(
    'is played to its end by answers to letters, with the same journal as by the page',
    async () => {
      const ada = await reader({ language: 'en' })
      const bob = await reader({ language: 'de' })
      const { id } = await tableFor([ada, bob], { game })
      const random = Random.fromSeed(new Uint8Array(32).fill(20))
      let answers = 0
      let last = ''
      for (; answers < 1500; answers++) {
        const { snapshot } = await journalOf(id)
        if (snapshot.settings.status === 'over') break
        const [seat] = snapshot.play ? (gameById(game)?.toAct(snapshot.play.state) ?? []) : []
        const player = seat === 0 ? ada : bob
        if (answers % 20 === 0)
          await inPersonOf(player.id, env, (_person, { sql }) =>
            sql.exec('DELETE FROM tallies').toArray(),
          )
        // Between two who answer quickly a letter waits for some minutes; an answer's own letter is there already.
        pass(maxGrace)
        const mail = await letterFor(player.email, id)
        const numbers = numbersIn(mail.text)
        expect(numbers.length, mail.text).toBeGreaterThan(0)
        expect(numbers.length).toBeLessThanOrEqual(8)
        const number = random.int(3) > 0 ? numbers[0] : random.pick(numbers)
        await receive({
          from: player.email,
          to: answerAddress(mail),
          text: `${number}\r\n\r\n> ${mail.subject}\r\n> 1\r\n`,
        })
        const receipt = await newestTo(player.email)
        expect(receipt?.text).toMatch(
          /^(?:Your turn is played|Das ist gespielt|The game is over\.|Das Spiel ist aus\.)$/m,
        )
        last = receipt?.text ?? ''
      }
      expect(last).toMatch(/^(?:The game is over|Das Spiel ist aus)\.$/m)
      const { snapshot, turns } = await journalOf(id)
      expect(snapshot.settings.status).toBe('over')
      expect(turns).toHaveLength(snapshot.play?.revision ?? -1)
      const rules = gameById(game)
      if (!rules || !snapshot.play?.seed) throw new Error('There is no play.')
      const seed = Uint8Array.from(snapshot.play.seed.match(/../g) ?? [], (hex) =>
        parseInt(hex, 16),
      )
      const again = [...replay(rules, snapshot.settings.options, 2, seed, turns)].at(-1) as Play
      expect(again).toEqual(snapshot.play)
      expect(turns.every(({ by }) => by === 'person')).toBe(true)
    },
    wholeGame,
  )
})

/** The letter that somebody is to answer: the last one, once what waits has gone out. */
async function letterFor(email: string, id: string) {
  const last = await newestTo(email)
  // Every letter about a turn can be answered, be it by “undo”; only one that asks has a list.
  if (!last || numbersIn(last.text).length === 0) await sendNotices(id)
  const mail = await newestTo(email, true)
  if (!mail) throw new Error('Nobody was asked.')
  return mail
}
