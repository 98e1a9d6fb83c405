import { For, Show } from 'solid-js'
import { buildingTypes, type State } from '../../../../worker/games/town-builder/index.ts'
import { typeCounts } from '../../../../worker/games/town-builder/scoring.ts'
import type { CountersProps } from '../../stage/board.ts'
import { boardWordsIn } from './dictionary.ts'
import { Glyph, TypeSign } from './glyphs.tsx'

/** Counters of a seat in the rail: its gold, its foundations, and the number of buildings of each type. */
export function Counters(props: CountersProps<State>) {
  const boardWords = () => boardWordsIn(props.language)
  const of = () => props.state.districts[props.seat]
  const counts = () => typeCounts(props.state, props.seat)
  return (
    <span class="tb-counters place-town-builder">
      <span title={boardWords().gold}>
        <Glyph name="gold" /> {of()?.gold.length ?? 0}
        <span class="quiet"> {boardWords().gold}</span>
      </span>
      <span title={boardWords().foundations}>
        <Glyph name="build" /> {of()?.foundations.length ?? 0}
        <span class="quiet"> {boardWords().foundationsShort}</span>
      </span>
      <Show when={!props.compact}>
        <span class="tb-counted">
          <For each={buildingTypes}>
            {(type) => (
              <span class={`s-${type}`} title={boardWords().types[type]}>
                <TypeSign type={type} />
                <span class="quiet">{boardWords().types[type]}: </span>
                {counts()[type]}
              </span>
            )}
          </For>
        </span>
      </Show>
    </span>
  )
}
