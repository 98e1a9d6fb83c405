import { createMemo, For, Show } from 'solid-js'
import type { Suit } from '../../../../worker/games/villagers/components/index.ts'
import { limits } from '../../../../worker/games/villagers/limits.ts'
import type { State } from '../../../../worker/games/villagers/state.ts'
import { symbols } from '../../../../worker/games/villagers/symbols.ts'
import type { CountersProps } from '../../stage/board.ts'
import { locale } from '../../words/index.ts'
import { boardWordsIn } from './dictionary.ts'
import { suitOnBack } from './facts.ts'
import { openSprite, Sign } from './sprite.tsx'

/** The suits on the backs of a hand; null for a card of which not even that is seen. */
function backs(state: State, seat: number): (Suit | null)[] {
  const { hand = [], returned = [], square = [] } = state.seats[seat] ?? {}
  return [...hand.map(({ card }) => card), ...returned, ...square].map(suitOnBack)
}

/** Counters of a seat in the rail: the number of villagers that it drafts and builds, and its hand by suit. */
export function Counters(props: CountersProps<State>) {
  openSprite()
  const boardWords = () => boardWordsIn(props.language)
  const limit = createMemo(() => limits(props.state, props.seat))
  const shown = createMemo(() => symbols(props.state, props.seat))
  const hand = createMemo(() => backs(props.state, props.seat))
  return (
    <span class="v-counters place-villagers" data-place={`gold:${props.seat}`}>
      <Show when={props.state.firstPlayer === props.seat && !props.state.solo}>
        <span class="v-go" title={boardWords().firstPlayer} data-place="first-player">
          <span class="quiet">{boardWords().firstPlayer} </span>
          <i aria-hidden="true">1</i>
        </span>
      </Show>
      <i class="v-break" aria-hidden="true" />
      <span
        title={locale().labelled(
          boardWords().food,
          `${shown().food}, ${boardWords().draftLimit(limit().draft)}`,
        )}
      >
        <Sign name="food" />
        <span class="quiet">{boardWords().food} </span>
        {shown().food}
      </span>
      <span
        title={locale().labelled(
          boardWords().builder,
          `${shown().builder}, ${boardWords().buildLimit(limit().build)}`,
        )}
      >
        <Sign name="builder" />
        <span class="quiet">{boardWords().builder} </span>
        {shown().builder}
      </span>
      <span
        class="v-backs"
        title={boardWords().handCards(hand().length)}
        data-place={`hand:${props.seat}`}
      >
        <span class="quiet">{boardWords().handCards(hand().length)}</span>
        <Show when={!props.compact}>
          <For each={hand()}>
            {(suit) => <i class={`s-${suit ?? 'none'}`} aria-hidden="true" />}
          </For>
        </Show>
        <Show when={props.compact || hand().length === 0}>
          <i class="v-hand-sign" aria-hidden="true" />
        </Show>
        <b aria-hidden="true">{hand().length}</b>
      </span>
    </span>
  )
}
