import { createMemo, For, Show } from 'solid-js'
import type { State } from '../../../../worker/games/villagers/state.ts'
import type { MarksProps } from '../../stage/board.ts'
import { boardWordsIn } from './dictionary.ts'
import { paysTo, pileMarks } from './marks.ts'
import { Mark, openSprite, Sign } from './sprite.tsx'

/** A mark for each pile: its top's suit, how high it is, and a padlock or a key; and gold where a card of my hand would pay. */
export function Marks(props: MarksProps<State>) {
  openSprite()
  const piles = createMemo(() => pileMarks(props.state, props.seat))
  const paying = createMemo(() => paysTo(props.state, props.you, props.seat))
  return (
    <span class="seat-marks place-villagers">
      <For each={piles()}>
        {({ suit, height, sign }) => (
          <span class="v-pile-mark">
            <Mark suit={suit} />
            <i>{height}</i>
            <Show when={sign}>{(name) => <Sign name={name()} />}</Show>
          </span>
        )}
      </For>
      <Show when={paying().length > 0}>
        <span class="v-pays">
          {boardWordsIn(props.language).wouldPay(
            paying().map((card) => boardWordsIn(props.language).names[card]),
          )}
        </span>
      </Show>
    </span>
  )
}
