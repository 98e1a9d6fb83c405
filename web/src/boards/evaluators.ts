import type { Thinker } from './manifest.ts'

/**
 * Files needed to think, by the games' files: the thinking worker is a bundle of its own, and with
 * the list of fronts it would hold every board a second time.
 */
const files = import.meta.glob<Thinker>('./*/thinker.ts')

/** Parts needed to think about a game, loaded when somebody first asks for a hint; `null` for a game without. */
export const thinkerOf = async (game: string): Promise<Thinker | null> =>
  (await files[`./${game}/thinker.ts`]?.()) ?? null
