import type { PerLanguage } from './language.ts'

/**
 * A word that is settled, and others that would name its thing twice: `say` is written, none of `never` is. Words
 * are whole or the beginning of others, with their capitals.
 */
interface Settled {
  readonly say: string
  readonly never: ReadonlyArray<string>
}

/**
 * The one word that a game has for a thing, in each language. Where the publishers' own rules use several, this is
 * the one that we settled on.
 */
export type Vocabulary = PerLanguage<ReadonlyArray<Settled>>
