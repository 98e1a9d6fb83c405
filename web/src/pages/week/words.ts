import { appTexts } from '../../words/index.ts'
import type { WeekTexts } from '../../words/week.en.ts'

/** Words of the pages about the week's deals, in the present language. */
export const weekTexts = (): WeekTexts => appTexts().week
