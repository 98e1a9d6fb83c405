import { language } from '../../words/index.ts'
import { texts as de } from './words.de.ts'
import { texts as en, type LessonTexts } from './words.en.ts'
import { texts as fr } from './words.fr.ts'

/** The words of the lessons in the present language. */
export const lessonTexts = (): LessonTexts => ({ en, de, fr })[language()]
