import { manifests } from './index.ts'
import type { AnyMind } from './kernel/index.ts'

/** What bots know of a game. Throws a `RangeError` for an id that no game has. */
export function mindOf(gameId: string): AnyMind {
  const found = manifests.find(({ game }) => game.id === gameId)
  if (!found) throw new RangeError(`No mind for ${gameId}.`)
  return found.mind
}
