import { Show } from 'solid-js'
import type { State } from '../../../../worker/games/my-village/index.ts'
import type { MarksProps } from '../../stage/board.ts'
import { Five } from './Five.tsx'

/** People who live in a village. */
export const Marks = (props: MarksProps<State>) => (
  <Show when={props.state.villages[props.seat]}>
    {(village) => (
      <span class="seat-marks place-my-village">
        <Five village={village()} language={props.language} />
      </span>
    )}
  </Show>
)
