import type { ArchiveOrder } from '../../../worker/wire/schema/table-list.ts'
import { appTexts } from '../words/index.ts'
import { SelectField } from './SelectField.tsx'

interface OrderFieldProps<T extends ArchiveOrder> {
  /** The first is the one at the beginning. */
  readonly orders: ReadonlyArray<T>
  readonly onOrder: (order: T) => void
}

/** Chooses the order of a list of tables. */
export const OrderField = <T extends ArchiveOrder>(props: OrderFieldProps<T>) => (
  <SelectField
    inline
    label={appTexts().filter.order}
    values={props.orders.map((order) => [order, appTexts().filter.orders[order]] as const)}
    onChange={props.onOrder}
  />
)
