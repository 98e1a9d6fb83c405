import type { TableListQuery } from '../../../../worker/wire/schema/table-list.ts'

/** Conditions of the search for open tables; one that is not given asks for nothing. */
export type Sought = Partial<
  Pick<TableListQuery, 'game' | 'answers' | 'steady' | 'language' | 'pace' | 'level'>
>
