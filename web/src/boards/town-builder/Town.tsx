import { For } from 'solid-js'
import type { Season } from '../../../../worker/pictures/tones.ts'
import { Part } from '../../parts/Part.tsx'
import { commonArt, createSeen, symbolFor } from './art.ts'
import { useTable } from './table.ts'

/** The place: sky, polder, star fort, quay and canal. Pieces lie on it as HTML. */
export const Ground = (props: { readonly season: Season }) => (
  <svg
    class={`tb-land season-${props.season}`}
    viewBox="0 0 1600 900"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    innerHTML={commonArt().ground}
  />
)

/** Every drawing that has been seen at this table, once; pieces show it by name. */
export function Sprite() {
  const table = useTable()
  const seen = createSeen(() => table.props.plain)
  return (
    <svg class="tb-sprite" width="0" height="0" aria-hidden="true">
      <Part>
        <g innerHTML={commonArt().common} />
      </Part>
      <For each={seen()}>
        {(id) => (
          <Part>
            <g innerHTML={symbolFor(id)} />
          </Part>
        )}
      </For>
    </svg>
  )
}
