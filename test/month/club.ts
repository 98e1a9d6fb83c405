/** A club's month in D1, with the worker's own statements: what its people write there, and what that costs. */
import { changeStanding, setFree } from '../../worker/accounts/club-people.ts'
import { planEvent, sayIn } from '../../worker/accounts/club-talk.ts'
import { foundClub, keepTable } from '../../worker/accounts/clubs.ts'
import { database } from '../../worker/accounts/database.ts'
import { accounts } from '../../worker/accounts/schema.ts'
import type { Env } from '../../worker/env.ts'
import { freshId } from '../../worker/wire/ids.ts'
import type { ClubRequest } from '../../worker/wire/schema/clubs.ts'
import { prices } from '../cost/prices.ts'
import { databaseWith } from './platform.ts'
import { begin } from './village.ts'

/** Deeds of a member in the month; tables and events of the club for each. */
const words = 10
const free = 2
const tables = 1
const events = 0.2

/** A club is founded, and lives for a month; what it wrote, in lines. */
export async function clubMonth(members: number): Promise<string[]> {
  let queries = 0
  const DB = databaseWith(() => {
    queries++
  })
  const db = database({ DB } as unknown as Env)
  const people = Array.from({ length: members }, freshId)
  for (const id of people)
    await db.insert(accounts).values({ id, name: id, language: 'en', createdAt: begin })
  const entered = DB.written()
  const crest: ClubRequest['crest'] = {
    shape: 'shield',
    division: 'plain',
    charge: 'house',
    fieldColour: 'blue',
    divisionColour: 'gold',
  }
  const about: ClubRequest = { name: 'Club', description: '', admission: 'link', crest }
  const club = await foundClub(db, people[0] ?? '', about, begin)
  if (club === null) throw new Error('It cannot be founded.')
  for (const person of people.slice(1))
    await changeStanding(db, club, person, [null], 'member', begin)
  const founded = DB.written() - entered
  queries = 0
  for (const person of people) {
    for (let n = 0; n < words; n++) await sayIn(db, club, person, 'Who plays tonight?', begin + n)
    for (let n = 0; n < free; n++) await setFree(db, club, person, null)
    for (let n = 0; n < tables; n++) await keepTable(db, club, freshId(), begin)
  }
  for (let n = 0; n < members * events; n++)
    await planEvent(db, club, { title: 'Evening', at: begin + n })
  const month = DB.written() - entered - founded
  const cents = (rows: number) => (rows * prices.rowWritten * 100).toFixed(4)
  return [
    `a club of ${members}: rows in D1 (without those of indexes) ${founded} as it is founded and joined, ${cents(founded)} cents`,
    `a month of ${words} words, ${tables} table and ${free} changes of "free" a member, ${members * events} events: ${month} rows, ${cents(month)} cents; statements ${queries}`,
  ]
}
