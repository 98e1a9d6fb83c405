/** Rulebooks among the files of the build. */
import * as z from 'zod/mini'
import type { Env } from '../env.ts'
import { type Language, type Rulebook, rulebookPath } from '../games/kernel/index.ts'
import type { PlayNotice } from './notice.ts'
import { inPlay, type Rulebooks } from './rulebook.ts'

/** Rulebooks that were read, by what is played: they are the same as long as the build is, and so is their index. */
const kept = new Map<string, Rulebooks>()

/** Most of them that are kept. */
const mostKept = 4

/**
 * Reads the rulebooks of a table's game from the files of the build, without chapters of other numbers of players or of modules
 * that it does not play; `null` for a game that has none.
 */
export async function rulebooksOf(
  { ASSETS, ORIGIN }: Pick<Env, 'ASSETS' | 'ORIGIN'>,
  { game, names, state }: Pick<PlayNotice, 'game' | 'names' | 'state'>,
): Promise<Rulebooks | null> {
  const isAlone = names.length === 1
  const modules = modulesIn(state)
  const key = [game, isAlone, ...modules].join()
  const found = kept.get(key)
  if (found) return found
  const read = async (language: Language): Promise<Rulebook | null> => {
    const file = await ASSETS.fetch(new URL(rulebookPath(game, language), ORIGIN))
    const book: Rulebook | null = file.ok ? await file.json() : null
    return book && inPlay(book, isAlone, modules)
  }
  const [en, de, fr] = await Promise.all([read('en'), read('de'), read('fr')])
  if (!(en && de && fr)) return null
  const books = { en, de, fr }
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, books)
  return books
}

const withModules = z.object({ options: z.object({ modules: z.array(z.string()) }) })

/** Modules that a table plays. */
function modulesIn(state: unknown): ReadonlyArray<string> {
  const { data } = withModules.safeParse(state)
  return data?.options.modules ?? []
}
