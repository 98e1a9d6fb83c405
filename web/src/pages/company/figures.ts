import type { Figures } from '../../../../worker/wire/schema/company.ts'
import { companyTexts } from './words.ts'

/** Line about how somebody keeps others waiting; what would shame them is left out. */
export function figuresLine({ answerTime, finished, tables, seldomLate }: Figures): string {
  const texts = companyTexts().figures
  return [
    ...(answerTime === null ? [] : [texts.answers(answerTime)]),
    texts.finished(finished, tables),
    ...(seldomLate ? [texts.seldomLate] : []),
  ].join(' · ')
}
