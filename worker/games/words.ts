import { manifests } from './index.ts'
import type { AnyStory, AnyWords, Language } from './kernel/index.ts'

/** The words of a game in a language. Throws a `RangeError` for a game that does not exist. */
export function wordsOf(gameId: string, language: Language): AnyWords {
  const found = manifests.find(({ game }) => game.id === gameId)
  if (!found) throw new RangeError(`No game is called ${gameId}.`)
  return found.words[language]
}

/** Names of the pieces of a game, in every language. Throws a `RangeError` for a game that does not exist. */
export function namesOf(gameId: string): ReadonlyArray<string> {
  const found = manifests.find(({ game }) => game.id === gameId)
  if (!found) throw new RangeError(`No game is called ${gameId}.`)
  return found.names
}

/** Returns the telling of a game in short. Throws a `RangeError` for a game that does not exist. */
export function storyOf(gameId: string): AnyStory {
  const found = manifests.find(({ game }) => game.id === gameId)
  if (!found) throw new RangeError(`No game is called ${gameId}.`)
  return found.story
}
