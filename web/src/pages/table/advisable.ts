import type { TableView } from '../../../../worker/wire/schema/table-view.ts'

/** Tells whether one may be advised at a table: not where the result counts, for a rating or among all who play a deal. */
export const mayAsk = ({ rated, deal }: Pick<TableView, 'rated' | 'deal'>): boolean =>
  !rated && deal === null
