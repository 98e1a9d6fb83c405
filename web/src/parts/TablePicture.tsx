import { createSignal, Show } from 'solid-js'
import type { TableCard } from '../../../worker/wire/schema/table-list.ts'
import { hour } from '../account/hour.ts'
import { language } from '../words/index.ts'
import { frontSize, fronts } from './fronts.ts'
import { Picture } from './Picture.tsx'

/** A table as it lies open to everybody, drawn by the table itself; where it cannot be had, the place of its game. */
export function TablePicture(props: {
  readonly table: TableCard
  /** It is the first thing seen of its page: it comes before all others, wherever it will lie. */
  readonly first?: boolean
}) {
  const [isLost, setLost] = createSignal(false)
  return (
    <Show
      when={props.table.status !== 'gathering' && !isLost()}
      fallback={
        <Show when={fronts[props.table.game]}>
          {(front) => <Picture of={front()} {...frontSize} class="table-picture" later />}
        </Show>
      }
    >
      <img
        class="table-picture"
        width="600"
        height="300"
        loading={props.first ? 'eager' : 'lazy'}
        fetchpriority={props.first ? 'high' : 'low'}
        decoding="async"
        src={`/api/tables/${props.table.id}/picture?lang=${language()}&hour=${hour()}&v=${props.table.updatedAt}`}
        alt=""
        onError={() => setLost(true)}
      />
    </Show>
  )
}
