import type { Language } from '../games/kernel/index.ts'
import { de } from './words.de.ts'
import { en } from './words.en.ts'

/** What the letters say besides the games' own words. */
export interface LetterWords {
  readonly seatName: (number: number) => string
  /** What a table is called that was given no title. */
  readonly tableOf: (host: string) => string
  readonly yourTurnSubject: (title: string) => string
  readonly startedSubject: (title: string) => string
  readonly overSubject: (title: string) => string
  readonly yourTurn: (name: string) => string
  readonly started: (name: string) => string
  readonly over: (name: string) => string
  readonly won: (name: string) => string
  readonly shared: (name: string) => string
  readonly table: (title: string, game: string) => string
  readonly players: (names: string) => string
  readonly since: string
  readonly earlier: (number: number) => string
  readonly asked: (prompt: string) => string
  readonly othersBegin: string
  readonly standings: string
  readonly open: string
  readonly look: string
  readonly reason: string
  readonly unsubscribe: string
  readonly signIn: {
    readonly subject: string
    readonly stamp: string
    readonly heading: string
    readonly wish: string
    readonly button: string
    readonly code: string
    readonly once: string
    readonly notYou: string
    readonly reason: string
  }
}

export const letterWords: Readonly<Record<Language, LetterWords>> = { en, de }
