import { For } from 'solid-js'
import { type State, townCard } from '../../../../worker/games/town-builder/index.ts'
import type { MarksProps } from '../../stage/board.ts'
import { boardWordsIn } from './dictionary.ts'
import { lackingOf } from './facts.ts'
import { Glyph, TypeSign } from './glyphs.tsx'

/** Houses of a district, and its plans, each with what it still lacks. */
export function Marks(props: MarksProps<State>) {
  const boardWords = () => boardWordsIn(props.language)
  const of = () => props.state.districts[props.seat]
  return (
    <span class="seat-marks tb-marks place-town-builder">
      <span title={boardWords().buildings}>
        <span class="quiet">{boardWords().buildings} </span>
        <b>{of()?.buildings.length ?? 0}</b>
        <svg class="tb-house" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 22V11L12 3l9 8v11z" />
        </svg>
      </span>
      <For each={of()?.foundations ?? []}>
        {(plan) => (
          <span
            class={`tb-plan s-${townCard(plan.card).type}`}
            title={boardWords().cards[plan.card].name}
          >
            <span class="quiet">{boardWords().cards[plan.card].name} </span>
            <TypeSign type={townCard(plan.card).type} />
            <For each={lackingOf(plan)}>{(what) => <Glyph name={what} />}</For>
          </span>
        )}
      </For>
    </span>
  )
}
