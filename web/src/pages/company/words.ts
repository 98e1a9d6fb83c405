import type { CompanyTexts } from '../../words/company.en.ts'
import { appTexts } from '../../words/index.ts'

/** Words of the pages about people and open tables, in the present language. */
export const companyTexts = (): CompanyTexts => appTexts().company
