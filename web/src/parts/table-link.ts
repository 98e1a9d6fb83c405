import type { TableView } from '../../../worker/wire/schema/table-view.ts'

type Linked = Pick<TableView, 'id' | 'key'>

/** Address of a table as it is handed on, or of a page about it: a private table from which somebody was removed needs its key there. */
export function linkTo({ id, key }: Linked, path = `/t/${id}`): string {
  const url = new URL(path, location.origin)
  if (key !== undefined) url.searchParams.set('key', key)
  return url.href
}
