import { For, Show } from 'solid-js'
import { allBasics } from '../../../../worker/games/settlement/components/index.ts'
import { settlersOf } from '../../../../worker/games/settlement/settlers.ts'
import type { State } from '../../../../worker/games/settlement/state.ts'
import type { CountersProps } from '../../stage/board.ts'
import { Art } from './Art.tsx'
import { boardWordsIn } from './dictionary.ts'
import { purseOf, settlersPlace } from './journeys.ts'

/** Counters of a seat: settlers first, what is rare next, and whether it has passed or begins the next round. */
export function Counters(props: CountersProps<State>) {
  const boardWords = () => boardWordsIn(props.language)
  const board = () => props.state.boards[props.seat]
  /** On a phone it stands in the place of the settlers: another line would make the stage smaller. */
  const hasPassed = () => props.state.agenda.length > 0 && props.state.passed.includes(props.seat)
  const count = (resource: 'diamond' | 'gold' | (typeof allBasics)[number]) => (
    <span data-place={purseOf(props.seat, resource)}>
      <Art name={resource} class="s-icon" />
      <span class="quiet">{boardWords().cards.resources[resource]} </span>
      {board()?.supply[resource]}
    </span>
  )
  return (
    <span class="s-counters place-settlement" style={{ '--ok': `var(--seat-${props.seat})` }}>
      <Show when={props.compact && hasPassed()}>
        <span class="s-counters-passed" data-place={settlersPlace(props.seat)}>
          {boardWords().passedShort}
        </span>
      </Show>
      <Show when={!(props.compact && hasPassed()) && board()}>
        {(own) => (
          <span data-place={settlersPlace(props.seat)}>
            <Art name="settler" class="s-icon" />
            <span class="quiet">{boardWords().settlersShort} </span>
            {settlersOf(own())}
          </span>
        )}
      </Show>
      <Show when={props.state.boards.length > 1 && props.state.marker === props.seat}>
        <span class="s-counters-marker" title={boardWords().markerNote}>
          <Art name="start-marker" class="s-icon" />
          <span class="quiet">{boardWords().marker}</span>
        </span>
      </Show>
      <span class="s-counters-rare">
        {count('diamond')}
        {count('gold')}
      </span>
      <Show when={!props.compact}>
        <For each={allBasics}>{(basic) => count(basic)}</For>
      </Show>
      <Show when={!props.compact && hasPassed()}>
        <span class="s-counters-passed">{boardWords().passed}</span>
      </Show>
    </span>
  )
}
