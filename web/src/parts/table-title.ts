import { appTexts } from '../words/index.ts'

/** Title of a table: its own title, or one after the name in the first seat. */
export const tableTitle = (table: {
  readonly title: string
  readonly seats: ReadonlyArray<{ readonly name: string | null }>
}): string => table.title || appTexts().tables.titleOf(table.seats[0]?.name ?? '')
