import { appTexts } from '../../words/index.ts'
import type { PaceTexts } from '../../words/pace.en.ts'

/** Words about pace and time, in the present language. */
export const paceTexts = (): PaceTexts => appTexts().pace
