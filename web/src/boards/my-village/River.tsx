import { Index, Show } from 'solid-js'
import { lifeTrack, type Village } from '../../../../worker/games/my-village/index.ts'
import { placed } from '../../stage/layout.ts'
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
  const scene = () => table.layout().scene
  return (
    <>
      <div class="mv-river-place at" style={placed(scene()?.river)}>
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
              <span
                class="mv-step at"
                style={placed(scene()?.stones[i])}
                data-place={`v${props.seat}:step:${i}`}
              >
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
        </PieceButton>
      </div>
      <Show when={!reaper()}>
        <span class="mv-reaper at" style={placed(scene()?.reaper)} aria-hidden="true">
          <Thing name="p-reaper" />
        </span>
      </Show>
      <span
        class="mv-time-tag at"
        classList={{ 'mv-alarm': reaper() }}
        style={placed(scene()?.time)}
        title={text()}
        aria-hidden="true"
      >
        <span class="mv-tag" data-words>
          <Sign name="time" /> {reaper() ? '0' : timeLeft(props.village)}
        </span>
      </span>
    </>
  )
}
