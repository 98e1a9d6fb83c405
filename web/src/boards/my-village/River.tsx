import { Index, Show } from 'solid-js'
import { lifeTrack, type Village } from '../../../../worker/games/my-village/index.ts'
import { locale } from '../../words/index.ts'
import { Sign, Thing } from './Drawn.tsx'
import { reaperComes, timeLeft } from './facts.ts'
import { PieceButton, useTable } from './table.ts'

/** The river of time: a stone for each step, the ferry on its way, and the reaper on the bridge (M4.26-M4.28). */
export function River(props: { readonly seat: number; readonly village: Village }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const reaper = () => reaperComes(table.props.state, props.seat)
  const text = () =>
    reaper() ? boardWords().reaperHere : boardWords().timeHelp(timeLeft(props.village))
  const brief = () =>
    reaper() ? boardWords().reaperShort : boardWords().timeLeft(timeLeft(props.village))
  return (
    <PieceButton
      at={`v${props.seat}:time`}
      label={locale().labelled(
        boardWords().timeTrack,
        `${boardWords().cloud(props.village.cloud + 1)}. ${text()}`,
      )}
      subject={() => ({
        title: boardWords().timeTrack,
        about: boardWords().cloud(props.village.cloud + 1),
        lines: [{ text: text() }],
      })}
      first
      class="mv-river"
    >
      <Index each={Array.from({ length: lifeTrack.cloudSpaces })}>
        {(_, i) => (
          <span class={`mv-step mv-step-${i}`} data-place={`v${props.seat}:step:${i}`}>
            <Thing name={i < props.village.cloud ? 'sunk' : 'stone'} />
            <Show when={props.village.cloud === i}>
              <span class="mv-ferry">
                <Thing name={reaper() ? 'p-reaper' : 'p-headman'} class="mv-rower" />
                <Thing name="ferry" />
              </span>
            </Show>
          </span>
        )}
      </Index>
      <span class="mv-bridge">
        <Show when={!reaper()}>
          <Thing name="p-reaper" class="mv-reaper" />
        </Show>
      </span>
      <span
        class="mv-tag mv-time-tag"
        classList={{ 'mv-alarm': reaper(), 'mv-time-far': props.village.cloud > 5 }}
        data-words
      >
        <Sign name="time" /> {brief()}
      </span>
    </PieceButton>
  )
}
