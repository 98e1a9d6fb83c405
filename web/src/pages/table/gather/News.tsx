import { Show } from 'solid-js'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { Notice } from '../../../parts/Notice.tsx'
import { ago } from '../../../parts/time.ts'
import { listed } from '../../../words/index.ts'
import { type Changed, gatherTexts } from './words.ts'

const parts = {
  'game-changed': 'game',
  'options-changed': 'options',
  'seats-changed': 'seats',
  'pace-changed': 'pace',
  'title-changed': 'title',
  'series-changed': 'series',
} as const satisfies Record<string, Changed>

const partOf = (what: string): Changed | null =>
  Object.hasOwn(parts, what) ? parts[what as keyof typeof parts] : null

/** Latest change by the host, for everybody who looks at the gathering table. */
export function LastChange(props: { readonly table: TableView }) {
  const last = () => {
    const changes = props.table.happenings.filter(({ what }) => partOf(what) !== null)
    const at = changes.at(-1)?.at
    return at === undefined ? null : { at, changes: changes.filter((one) => one.at === at) }
  }
  return (
    <Show when={last()}>
      {(change) => (
        <Notice tone="info">
          <p>
            {gatherTexts().changed(
              listed(
                change().changes.flatMap(({ what }) => {
                  const part = partOf(what)
                  return part ? [gatherTexts().parts[part]] : []
                }),
              ),
              ago(change().at),
            )}
          </p>
        </Notice>
      )}
    </Show>
  )
}
