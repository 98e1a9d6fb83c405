import type { GameInfo } from '../../../worker/wire/schema/games.ts'
import { perform } from '../api/client.ts'
import { fronts } from './fronts.ts'

let asked: Promise<GameInfo[]> | null = null

/** The games on offer; asked once, and again after a failure. */
export function gamesOnOffer(): Promise<GameInfo[]> {
  asked ??= perform('GET /games').then(({ games }) => games)
  asked.catch(() => {
    asked = null
  })
  return asked
}

/** The ids of all games, in the order in which they are offered: those that had a picture at the build. */
export const gameIds: ReadonlyArray<string> = Object.keys(fronts)

/** The game of an address that names none. */
export const firstGame = gameIds[0] ?? ''

/** Returns true if there is a game of this id. */
export const isKnown = (id: string): boolean => gameIds.includes(id)
