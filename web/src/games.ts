import type { GameInfo } from '../../worker/wire/schema.ts'
import { api } from './api/client.ts'
import { t } from './words/index.ts'

let asked: Promise<GameInfo[]> | null = null

/** The games on offer; asked once, and again after a failure. */
export function gamesOnOffer(): Promise<GameInfo[]> {
  asked ??= api<{ games: GameInfo[] }>('GET', '/games').then(({ games }) => games)
  asked.catch(() => {
    asked = null
  })
  return asked
}

/** Whether there is a game of this id. */
export const isKnown = (id: string): boolean => Object.hasOwn(t().games, id)
