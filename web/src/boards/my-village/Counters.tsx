import { Show } from 'solid-js'
import type { State } from '../../../../worker/games/my-village/index.ts'
import type { CountersProps } from '../../stage/board.ts'
import { Sign } from './Drawn.tsx'
import { boardWordsIn } from './dictionary.ts'
import { Five } from './Five.tsx'
import { reaperComes, timeLeft } from './facts.ts'

/** Counters of a seat: its coins, its time to the bridge, and who of its five villagers lives. */
export function Counters(props: CountersProps<State>) {
  const boardWords = () => boardWordsIn(props.language)
  const village = () => props.state.villages[props.seat]
  const reaper = () => reaperComes(props.state, props.seat)
  return (
    <Show when={village()}>
      {(village) => (
        <span class="mv-counters place-my-village">
          <span class="mv-cost" title={boardWords().coins(village().coins)}>
            <Sign name="coin" />
            <span aria-hidden="true">{village().coins}</span>
            <span class="quiet">{boardWords().coins(village().coins)}</span>
          </span>
          <span class="mv-cost" title={boardWords().timeLeft(timeLeft(village()))}>
            <Sign name={reaper() ? 'grave' : 'time'} />
            <span aria-hidden="true">{reaper() ? '!' : timeLeft(village())}</span>
            <span class="quiet">
              {reaper() ? boardWords().reaperShort : boardWords().timeLeft(timeLeft(village()))}
            </span>
          </span>
          <Show when={!props.compact}>
            <Five village={village()} language={props.language} />
          </Show>
        </span>
      )}
    </Show>
  )
}
