import { For, Show } from 'solid-js'
import { basicIds, cards } from '../../../../worker/games/villagers/components/index.ts'
import { placed } from '../../stage/layout.ts'
import { labelOf } from './labels.ts'
import { Mark } from './sprite.tsx'
import { Hint } from './Tags.tsx'
import { PieceButton, useTable } from './table.ts'
import { basicPiece } from './targets.ts'
import { breakable } from './words.ts'

/** The basic villagers as a list: they have no symbols to be seen. */
export function Starters() {
  const table = useTable()
  const state = () => table.props.state
  const places = () => table.layout().starters
  /** On a phone the hint for what is chosen lies over them, so that nothing moves. */
  const hint = () => (table.props.pane === 'road' && !table.hintStays() ? table.hint() : null)
  return (
    <div
      class="v-starters at"
      classList={{ 'v-hinted': hint() !== null }}
      style={placed(places()?.box)}
    >
      <Show when={hint()}>{(said) => <Hint>{said()}</Hint>}</Show>
      <Show when={places()?.title}>
        {(box) => (
          <b class="at" style={placed(box())} data-words>
            {table.boardWords().basics}
          </b>
        )}
      </Show>
      <ul data-group>
        <For each={basicIds}>
          {(basic, i) => (
            <li class="at" style={placed(places()?.places[i()])} data-place={basicPiece(basic)}>
              <PieceButton
                at={basicPiece(basic)}
                label={`${labelOf(table.boardWords(), basic)}, ${table.boardWords().left(state().basics[basic])}`}
                subject={{ kind: 'card', card: basic }}
                first={i() === 0}
                class={`v-starter s-${cards[basic].suit}`}
              >
                <span aria-hidden="true" data-words>
                  <Show when={places()?.marks}>
                    <Mark suit={cards[basic].suit} />
                  </Show>
                  <span lang={table.props.language}>
                    {breakable(table.boardWords().names[basic])}
                  </span>
                  <i>{state().basics[basic]}</i>
                </span>
              </PieceButton>
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}
