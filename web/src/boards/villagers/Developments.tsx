import { For, Show } from 'solid-js'
import type { DevelopmentId } from '../../../../worker/games/villagers/components/index.ts'
import { developments } from '../../../../worker/games/villagers/components/index.ts'
import { standings } from '../../../../worker/games/villagers/developments.ts'
import type { MoreWords } from './more-words.ts'
import { Picture } from './sprite.tsx'
import { PieceButton, useTable } from './table.ts'

/** The tones in which the Developments of a kind are printed. */
const tones = { community: 'leather', trade: 'wool', production: 'hay' } as const

/** The Developments in play, each with who would win it now (V12.7). */
export function DevelopmentTags(props: { readonly boardWords: MoreWords['developments'] }) {
  const table = useTable()
  const boardWords = () => props.boardWords
  const who = (seat: number) => (seat === table.props.you ? boardWords().you : table.name(seat))
  const wins = (winner: number | null) =>
    winner === null ? boardWords().nobody : boardWords().wouldWin(who(winner))
  return (
    <ul class="v-chips" data-group aria-label={boardWords().heading}>
      <For each={standings(table.props.state)}>
        {({ id, winner }, i) => (
          <li data-place={`development:${id}`}>
            <PieceButton
              at={`development:${id}`}
              label={`${boardWords().names[id]}. ${boardWords().texts[id]} ${wins(winner)}`}
              subject={{ kind: 'development', id }}
              class={`v-chip s-${tones[developments[id].suit]}`}
              first={i() === 0}
            >
              <Picture id={`development-${id}`} />
              <span class="v-chip-words" data-words aria-hidden="true">
                <b>{boardWords().names[id]}</b>
                <small>{winner === null ? '–' : who(winner)}</small>
              </span>
            </PieceButton>
          </li>
        )}
      </For>
    </ul>
  )
}

/** Reward of a Development, and everyone's standing. */
export function AboutDevelopment(props: {
  readonly id: DevelopmentId
  readonly boardWords: MoreWords['developments']
}) {
  const table = useTable()
  const boardWords = () => props.boardWords
  const who = (seat: number) => (seat === table.props.you ? boardWords().you : table.name(seat))
  const stands = () => standings(table.props.state).find(({ id }) => id === props.id)
  return (
    <Show when={stands()}>
      {(of) => (
        <>
          <h3>
            <span class={`v-about-picture s-${tones[developments[props.id].suit]}`}>
              <Picture id={`development-${props.id}`} />
            </span>
            {boardWords().names[props.id]}
          </h3>
          <p>{boardWords().texts[props.id]}</p>
          <dl class="v-counts">
            <For each={of().counts}>
              {({ seat, count }) => (
                <div
                  class="v-counted"
                  classList={{ 'v-leads': of().winner === seat }}
                  style={{ '--seat': seat < 0 ? 'var(--wax)' : `var(--seat-${seat})` }}
                >
                  <dt>{who(seat)}</dt>
                  <dd>{count}</dd>
                </div>
              )}
            </For>
          </dl>
          <p>
            {((winner) =>
              winner === null ? boardWords().nobody : boardWords().wouldWin(who(winner)))(
              of().winner,
            )}
            <Show when={of().holder !== null}>
              {' '}
              <span class="v-token">{boardWords().token(who(of().holder ?? 0))}</span>
            </Show>
          </p>
        </>
      )}
    </Show>
  )
}
