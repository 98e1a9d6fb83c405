import { For, Show } from 'solid-js'
import { buildingSpace } from '../../../../worker/games/settlement/board.ts'
import { allStreets, columns } from '../../../../worker/games/settlement/components/index.ts'
import type { State } from '../../../../worker/games/settlement/state.ts'
import type { MarksProps } from '../../stage/board.ts'
import { boardWordsIn } from './dictionary.ts'

/** Heroes of a seat, and how far its streets are built. */
export function Marks(props: MarksProps<State>) {
  const boardWords = () => boardWordsIn(props.language)
  return (
    <Show when={props.state.boards[props.seat]}>
      {(board) => (
        <span class="seat-marks s-marks place-settlement">
          <span title={boardWords().heroes}>
            <b>{board().heroes.length}</b>
            <svg class="s-star" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3 7.6 14 3 9.6l6.3-.8z" />
            </svg>
            <span class="quiet"> {boardWords().heroes}</span>
          </span>
          <For each={allStreets}>
            {(street) => (
              <span class="s-street-mark" aria-hidden="true">
                <For each={columns}>
                  {(column) => (
                    <i
                      classList={{
                        's-built': board().buildings[buildingSpace(street, column)] !== null,
                      }}
                    />
                  )}
                </For>
              </span>
            )}
          </For>
        </span>
      )}
    </Show>
  )
}
