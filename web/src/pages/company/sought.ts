import type { TableListQuery } from '../../../../worker/wire/schema/table-list.ts'

/** Which of the open tables are looked for. What is not given asks for nothing. */
export type Sought = Partial<
  Pick<TableListQuery, 'game' | 'answers' | 'steady' | 'language' | 'pace' | 'level'>
>
