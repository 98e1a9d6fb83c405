/** Rulebooks among the files of the build. */
import type { Env } from '../env.ts'
import { type Language, type Rulebook, rulebookPath } from '../games/kernel/index.ts'
import type { Rulebooks } from './rulebook.ts'

/** Reads the rulebooks of a game from the files of the build, for a table of one or of more; `null` for a game that has none. */
export async function rulebooksOf(
  { ASSETS, ORIGIN }: Pick<Env, 'ASSETS' | 'ORIGIN'>,
  game: string,
  isAlone: boolean,
): Promise<Rulebooks | null> {
  const read = async (language: Language): Promise<Rulebook | null> => {
    const file = await ASSETS.fetch(new URL(rulebookPath(game, language), ORIGIN))
    const book: Rulebook | null = file.ok ? await file.json() : null
    return book?.filter(({ alone = false }) => isAlone || !alone) ?? null
  }
  const [en, de, fr] = await Promise.all([read('en'), read('de'), read('fr')])
  return en && de && fr ? { en, de, fr } : null
}
