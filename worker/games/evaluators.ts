import { manifests } from './index.ts'
import type { AnyEvaluator } from './kernel/index.ts'

/** Knowledge that bots have of a game. Throws a `RangeError` for an id that no game has. */
export function evaluatorOf(gameId: string): AnyEvaluator {
  const found = manifests.find(({ game }) => game.id === gameId)
  if (!found) throw new RangeError(`No evaluator for ${gameId}.`)
  return found.evaluator
}
