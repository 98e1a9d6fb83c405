import { language } from '../../words/index.ts'
import { de } from './memory-words.de.ts'
import { en, type MemoryTexts } from './memory-words.en.ts'
import { fr } from './memory-words.fr.ts'

/** Words about plans, trying out, looking back, talk and notes, in the present language. */
export const memoryTexts = (): MemoryTexts => ({ en, de, fr })[language()]
