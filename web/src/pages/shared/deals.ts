import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { locale } from '../../words/index.ts'

/** Tells whether a table's deal is a secret still, as others may be playing it. */
export const isSealed = ({ deal }: Pick<TableView, 'deal'>): boolean =>
  deal !== null && Date.now() < deal.until

/** A day with its weekday, and the time where it is no midnight here. */
export const dayOf = (at: number): string =>
  locale().date(at, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
