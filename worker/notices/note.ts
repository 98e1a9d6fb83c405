/** Notes: letters of the house itself, which call nobody to a table. */
import { type Account, readerOf } from '../accounts/account.ts'
import type { Env } from '../env.ts'
import type { HouseWords } from './house.ts'
import { enter, enteredIn, type LetterKey } from './ledger.ts'
import type { Note } from './parcels.ts'
import { personAt } from './person.ts'
import { houseLetter } from './play-letter.ts'
import { unread } from './reading.ts'
import type { Recipient } from './store.ts'
import { letterWords } from './words.ts'

/** Has a note put into an account's letterbox. */
export const enterNote = (env: Env, account: string, note: Note, now: number): Promise<void> =>
  personAt(env, account).note(note, now)

/** Puts a note into the letterbox; one about a table goes out by e-mail too, with the next round of the post. In the account's own object. */
export async function enterNoteHere(
  { env, account, store }: Recipient,
  note: Note,
  now: number,
): Promise<void> {
  const person = await readerOf(env, account)
  const about = aboutOf(note, now)
  const key: LetterKey = { table: null, revision: 0, kind: 'note', about }
  if (!person || enteredIn(store, key, unread)) return
  const { path, ofTable = null, ...said } = sentencesOf(note, person)
  const standing = note.note === 'taken' ? note.standing : null
  const goesOut = note.note !== 'webhook-off' && person.email !== null && person.mail
  const taken = { isPosted: goesOut, needsOpen: goesOut }
  const letter = houseLetter(env, person, said, { path, standing }, taken)
  enter(
    store,
    key,
    letter,
    goesOut ? [{ channel: 'letter', due: now }] : [],
    { boxed: true, deadline: null, language: person.language, ofTable },
    now,
  )
}

/** Key that makes twice once. */
function aboutOf(note: Note, now: number): string {
  switch (note.note) {
    case 'webhook-off':
      return `${note.note} ${now}`
    case 'pass-used':
    case 'address':
      return `${note.note} ${note.table} ${now}`
    case 'cleared':
    case 'taken-down':
      return `${note.note} ${note.table}`
    case 'report':
      return `report ${note.outcome} ${note.at}`
    case 'club':
      return `club ${note.what} ${note.club} ${note.at}`
    case 'taken':
      return `taken ${note.table} ${note.happening}`
  }
}

/** Sentences of a note, its link, and the table that it tells of. */
function sentencesOf(
  note: Note,
  { language }: Account,
): HouseWords & { readonly path: string; readonly ofTable?: string } {
  const words = letterWords[language]
  switch (note.note) {
    case 'webhook-off':
      return { ...words.webhookOff, path: '/settings' }
    case 'pass-used': {
      const { subject, heading, text, button } = words.passUsed
      const title = note.title || words.tableOf(note.host ?? words.seatName(1))
      const said = { subject: subject(title), heading, text: text(title, note.device), button }
      return { ...said, path: '/settings' }
    }
    case 'address':
      return { ...words.addressGiven, path: `/t/${note.table}`, ofTable: note.table }
    case 'cleared':
    case 'taken-down': {
      const isCleared = note.note === 'cleared'
      const { subject, heading, text, button } = isCleared ? words.cleared : words.takenDown
      const { title } = note
      const said = { subject: subject(title), heading, text: text(title), button }
      return { ...said, path: isCleared ? '/new' : '/tables' }
    }
    case 'report': {
      const { subject, heading, text, button } = words.reportRead
      const said = { subject, heading, text: text[note.outcome](note.name), button }
      return { ...said, path: '/people' }
    }
    case 'club': {
      const { subject, heading, text, button } = words.club[note.what]
      const { name, by, club } = note
      const said = { subject: subject(name), heading, text: text(name, by), button }
      return { ...said, path: `/c/${club}` }
    }
    case 'taken': {
      const { subject, heading, text, button } = words.seatTaken
      const { title, by, table } = note
      const said = { subject: subject(title), heading: heading(by), text: text(by, title), button }
      return { ...said, path: `/t/${table}`, ofTable: table }
    }
  }
}
