import type { PerLanguage } from '../games/kernel/index.ts'
import type { LetterWords } from './letter-words.ts'
import { de } from './words.de.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export const letterWords: PerLanguage<LetterWords> = { en, de, fr }

/** A line that ends as a sentence does. */
export const sentence = (said: string): string => (/[.!?…:“”"»]$/.test(said) ? said : `${said}.`)
